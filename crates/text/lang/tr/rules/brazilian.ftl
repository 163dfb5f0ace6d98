# Brezilya damasının Türkçe sayfası. Tarihin kaynağı: FMJD, 64 karedeki şampiyonaların listesi.

title = Brezilya daması kuralları
description = Brezilya daması, küçük tahtada uluslararası dama: taş alma, uzun dama, son sıra ve beraberlik. Öğütler, soruların yanıtları ve ücretsiz oyun burada.
line = Küçük tahtada uluslararası dama. { $quantity }
opening = Uluslararası damayı yüz kareden alıp { $squares } koyu karesi olan sıradan bir tahtaya taşı, her tarafa { $men } piyon ver: işte Brezilya’nın daması. Gerisi aynıdır; büyük tahtanın oyuncusu hemen alışır, evdeki takım da yeter. Dünya Dama Federasyonu 1985’te küçük tahtadaki ilk şampiyonasını bu kurallarla düzenledi. Oyunun özü tek cümledir: { $quantity } Bu cümle Türk daması oynayana tanıdık gelir. Ama çaprazlarda ve bu kadar dar bir tahtada her değişimin çabucak iki yolu olur ve uzun olan hiçbir zaman isteğe bağlı kalmaz. İyi oyuncu bunu beklemez, kendisi hazırlar.
tip-1 = İki taraf için de say
    .text = Oynamadan önce hamlenin her iki tarafa açtığı en uzun alışı bul. Geri alabilmen yetmez; düşündüğün taşla alabilmelisin.
tip-2 = Bekçiyi çek
    .text = Uzakta iki piyon sun; piyonunun yolunu kesen taş gidip onları almak zorunda kalır. Rakibin elini bu kadar kesin yöneten oyun azdır.
tip-3 = Piyonu içeri al, dışarı yolla
    .text = { $crown } Son sırana girip yeniden çıkan bir piyon sana taş kaybettirir ama rakibe dama kazandırmaz. Bazen en ucuz savunma budur.
tip-4 = Sayarken dama da bir taştır
    .text = Güzelim daman, değersiz iki piyonu alıp kendisinin alınacağı kareye inmek zorunda kalabilir. Ona kimsenin çekip koparamayacağı bir kare bul.
tip-5 = Uzun çaprazı sona sakla
    .text = Uzun çaprazda duran tek dama üç damaya karşı beraberliği kurtarır. Zayıf taraf olacaksan oraya erken yönel; güçlüysen ondan önce sen yerleş.
question-1 = En çok taşı almak zorunda mıyım?
    .answer = { $quantity } İki yol eşit sayıda alıyorsa aralarından sen seçersin.
question-2 = Dama varken piyonla alabilir miyim?
    .answer = Yalnızca sayıya bakılır. { $choice } { $quantity } Alanın piyon mu dama mı olduğu, alınanların arasında dama bulunup bulunmadığı fark etmez.
question-3 = Piyon son sıraya yalnızca değip geçerse damaya çıkar mı?
    .answer = { $crown } Brezilya daması, pek çok yönden benzediği Rus damasından burada ayrılır.
question-4 = Dama nasıl gider?
    .answer = { $king } { $landing } En uzun alış arandığı için bu serbestlik ancak son taşın arkasında tam anlamıyla geçerlidir.
question-5 = Alınan taşlar ne zaman kalkar?
    .answer = { $lift } Göründüğünden önemlidir: dolanıp gelen dama, az önce aldığı taşla karşılaşabilir.
sources = Aile oyunlarının kutusundan çıkan kurallar kimi zaman bunlardır, ama Brezilya’nın adı anılmaz. Bazı siteler de beraberliği Rus sayımıyla verir. Brezilya federasyonunun kendi sayımı vardır; bu sayfada gelenek başlığı altında durur, oyunda da seçilebilir.
