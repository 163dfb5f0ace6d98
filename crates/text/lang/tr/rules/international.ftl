# Uluslararası damanın Türkçe sayfası. Tarihin kaynakları: Dünya Dama Federasyonu (FMJD); van der Stoep, History of
# Draughts.

title = Uluslararası dama kuralları
description = Yüz karelik uluslararası dama: diziliş, taş alma, uzun dama, damaya çıkma ve resmî beraberlik. Öğütler, sık sorulan sorular ve ücretsiz oyun.
line = Dünya federasyonunun büyük tahtadaki oyunu. { $board }
opening = Hollanda, Fransa, Belçika ve İsviçre 1947’de Dünya Dama Federasyonu’nu kurarken bu oyunu düşünüyordu; dünya ustalarının çoğu da bunu oynar: Amsterdam’da, Dakar’da, Riga’da, Abidjan’da. Avrupa’da uzun süre “Leh daması” denmesi, Paris’teki bir Polonyalı subayın öyküsüne dayanır; öyle görünüyor ki Hollandalılar ondan önce biliyordu. { $board } Bu karelerin { $squares } tanesi kullanılır. Bunca genişlikte piyonlar zincirler, kanatlar ve ileri karakollar kurar; kapalı bir konum uzun süre dayanır, ta ki bir feda her şeyi açana kadar: { $quantity } Bu son cümle Türk damasının oyuncusuna yabancı değil; yabancı olan, çaprazlar ve geriye dönen yollardır.
tip-1 = Kurguyu rakipten önce gör
    .text = Yeni başlayanların oyunları çoğu kez kimsenin görmediği bir kurguyla biter. Her hamleden önce piyonlarını birer birer yok say ve rakibin o zaman neyi almak zorunda kalacağını sor.
tip-2 = Her dalı say
    .text = En çok taş alan yol geriye bir dönüşün ardında saklı olabilir. Bütün dalları sonuna kadar izle; senin elinde olan, hangi değişime izin vereceğindir.
tip-3 = Taç piyonunu oynatma
    .text = Hollandalılar 48’deki piyona (siyahta 3) kroonschijf, yani “taç taşı” der. O evdeyken yarıp geçen rakip, bir dama için genellikle iki piyon öder.
tip-4 = Ortayı tut, ileri yolladığını destekle
    .text = Alışılmış karakol beyaz için 24, siyah için 27’dir: arkasında iki piyon varken güç, yokken yüktür. Ortadaki uzun zincir, kanatlar tükenirken hamlesini korur.
tip-5 = Tek dama kolay kaybetmez
    .text = Bu tahtada üç dama bir damayı pek yakalayamaz; dördü de ancak o, 46 ile 5 arasındaki uzun çaprazda değilse yakalar. Gerideysen o çaprazda bir dama yarım puandır.
question-1 = En çok taşı almak zorunlu mu?
    .answer = { $quantity } Dama sayılırken piyondan fazla etmez; sayılar eşitse sen seçersin.
question-2 = Piyonlar geriye alır mı?
    .answer = { $man-captures } Gitmek başkadır: { $man-moves } Çocuk oyunlarında ikisi sık karıştırılır.
question-3 = Son sıradan geçen piyon damaya çıkar mı?
    .answer = { $crown } Öyle bir yolculuktan dönerse piyon olarak döner.
question-4 = “Türk vuruşu” (coup turc) nedir?
    .answer = { $lift } Uzun bir alışın ortasındaki dama, az önce üzerinden atladığı taş yüzünden durmak zorunda kalabilir; artık ulaşamadığı piyon da bir sonraki hamlede onu alır. Fransızlar buna Türk vuruşu der.
question-5 = Dama ne kadar uzağa gidebilir?
    .answer = { $king } { $landing }
question-6 = Ne zaman berabere biter?
    .answer = Bu oyun federasyonun kendi kurallarıyla sayılır: { $repetition } { $limits }
sources = Yüz kareli kutuların içinden sık sık altmış dört karenin kuralları çıkar, çocuk sürümlerinde piyonlar yalnızca ileri alır. Federasyonda böyle bir oyun yoktur. Eski metinlerde en çok taşı almayan taş ceza olarak kaldırılırdı; bugün hamle düzeltilir.
