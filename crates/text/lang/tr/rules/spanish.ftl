# İspanyol damasının Türkçe sayfası. Tarihin kaynağı: Ruiz Montero (1591), Valls (1597) ve García Canalejas’ın
# (1650) kitapları, draughtsandchesshistory.com’daki listeye göre.

title = İspanyol daması kuralları
description = İspanyol daması, en eski dama kitaplarının oyunu: diziliş, taş almada sıra, damaya çıkma ve beraberlik. Öğütler, sorular ve ücretsiz oyun.
line = En eski dama kitaplarının oyunu; Portekiz’de de oynanır. { $most-kings }
opening = Damanın en eski kitapları İspanya’dan çıktı. Pedro Ruiz Montero’nunki 1591’de, Lorenzo Valls’ınki 1597’de Valencia’da basıldı; Juan García Canalejas’ın 1650’de Zaragoza’da çıkan derlemesinde bugün de oyun kurgusu aranır. O sayfalardakilerin çoğu şimdiki bir İspanyol tahtasında oynanabilir; Portekiz aynı oyunu kendi adıyla oynar. Oyunun kendine özgü bir dengesi var. { $man-captures } Piyonlar demek ki Amerikan damasındaki kadar alçakgönüllü. { $king } İkisi bir araya gelince piyondan damaya geçiş koca bir adım olur, bütün bir oyun son sıradaki tek kare için oynanır.
tip-1 = İlk dama fedaya değer
    .text = Piyonlar arkalarını savunamaz; uzun dama onlara geriden rahatça saldırır. Tahtadaki tek dama için iki piyon vermek çoğunlukla kârlıdır, yeter ki varır varmaz tuzağa düşmesin.
tip-2 = Son sırayı en geç boşalt
    .text = Evdeki piyonlar sigortandır. Doğru durduğunda iki tanesi, rakibe damanın değeri kadar taş ödetebilir.
tip-3 = Sırayı kendine çalıştır
    .text = { $choice } { $quantity } { $most-kings } Taşlarını öyle sun ki rakibin yapmak zorunda olduğu alış, konumunu bozan alış olsun.
tip-4 = Piyonların arkasında boşluk bırakma
    .text = Uzun dama, arkasında boş kare bulduğu taşı alır. Aynı çaprazda art arda duran iki piyon ve kenardaki piyonlar ona bir şey vermez.
tip-5 = Uzun çapraz senin olsun
    .text = Üç dama bire karşı, uzun çapraz ellerindeyse kazanır. Çapraz tek damadaysa yapılacak bir şey kalmaz.
question-1 = Hangi alışı seçmeliyim?
    .answer = { $choice } { $quantity } { $most-kings } Alan taşın piyon ya da dama olması önem taşımaz. Türk damasında yalnızca sayının belirlediğini bilenler ikinci ölçüye dikkat etmeli.
question-2 = Piyonlar geriye alır mı?
    .answer = { $man-captures } Yüz karelik oyundan gelenler bu yüzden başta olmayan tehditler görür.
question-3 = Piyon bir damayı alabilir mi?
    .answer = { $man-prey } Bir piyonun önünde, arkası boş duran dama herhangi bir taş gibi gider.
question-4 = Piyon taş alarak son sıraya varırsa ne olur?
    .answer = { $crown } Uzun yolları ancak bir sonraki hamlede kullanır.
question-5 = İspanyol kitaplarında tahta neden ters?
    .answer = İspanya ve Portekiz’de uzun çapraz sağ alt köşeye iner; kitaplarda tahtanın aynadaki görüntüsü durur. Oyun değişmez; oyun seçeneklerindeki bir düğme tahtayı çevirir.
sources = Hangi kitabın ilk olduğu tartışmalıdır: Antonio de Torquemada’nın 1547 tarihli bir eseri sık anılır, ama kesin bir nüshası bulunamadı. Kimi programlar da taşları sayar, aralarındaki damaları unutur. İspanyol federasyonunun kurallarına göre bu yetmez: { $most-kings } Bu sayfadaki turnuva beraberlikleri, 2026’dan önceki biçimleriyle Portekiz federasyonununkilerdir.
