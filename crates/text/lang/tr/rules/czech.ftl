# Çek damasının Türkçe sayfası. Kaynaklar: Çek Dama Federasyonu (ČFD); FMJD, Çek damasının kısa kuralları.

title = Çek daması kuralları
description = Çek daması (dáma): hangi taş almak zorunda, uzun dama, damaya çıkma ve beraberlik. Oyuncular için öğütler, sık sorulan sorular ve ücretsiz oyun.
line = Bohemya’nın, Moravya’nın ve Slovakya’nın daması. { $with-king }
opening = Çek ve Slovak oyun kutularının çoğunda dáma vardır; Çek federasyonu da uluslararası damanın yanında onun şampiyonalarını düzenler. Sayılacak bir şeyi yoktur, karşılaştırılacak bir şeyi de neredeyse yoktur. { $man-captures } Açılış bu yüzden ileri doğru, sakin ve okunaklı geçer. Onu Çek yapan, neredeyse bir görgü kuralıdır: { $with-king } “Önce hanımlar” der gibi. Kulağa nezaket gibi gelir, aslında silahtır: almak zorunda olan dama, hangi nöbette durursa dursun çağrılıp oradan uzaklaştırılabilir.
tip-1 = Damayı çağır
    .text = Damanın almak zorunda kalacağı kareye konan piyon onu işinden koparır, rakip ne isterse istesin. Damayı senin alacağın kareye getiren fedayı ara.
tip-2 = Damanın görevine sığın
    .text = Rakibin daması almak zorundayken piyonları alamaz. Kaybedilmiş görünen bir piyonun o tek hamle için güvende olabilir; bir hamle de çoğu zaman yeter.
tip-3 = Kendi damana dikkat et
    .text = Yeni dama yeni yükümlülük demektir. Damaya çıkmadan önce hemen almak zorunda kalıp kalmayacağına ve o zaman nerede duracağına bak.
tip-4 = Daha iyi duruyorsa azını al
    .text = { $choice } { $with-king } İki dama alışı ya da iki piyon alışı arasında uzununu kimse istemez. Ardından senden bir şey alınamayanı seç.
tip-5 = Arkadan kur
    .text = Piyonlar geçildikten sonra karşılık veremez. Onları sık tut, arkadakileri de yürüt: ön sıranın ardındaki boşluk damanın ineceği karedir.
question-1 = “Önce dama” ne demek?
    .answer = { $with-king } Piyon üç taş, dama bir taş alacak olsa bile böyledir.
question-2 = En çok taşı almak zorunlu mu?
    .answer = { $choice } { $with-king } Bütün sıra bundan ibarettir; sayının bunda payı yoktur.
question-3 = Uzun bir alışı yarıda kesebilir miyim?
    .answer = { $finish } { $landing } Dama demek ki ikinci taştan kurtulmak için kısa inemez.
question-4 = Piyon geriye alır mı?
    .answer = { $man-captures } { $king }
question-5 = Taş alarak karşıya varan piyon hemen dama olur mu?
    .answer = { $crown } Damalık görevi bir sonraki hamlede başlar.
sources = Ansiklopedilerde “ya tek taş ya hepsi alınır, arası olmaz” diye yazdığı olur. Federasyonun metni daha yalındır, site de onu izler: alış, sürdürülemediği karede biter. Federasyon beraberlik için hamle sayısı vermez; dünya federasyonunun kısa metni, taş alınmayan ve piyon oynanmayan on beş hamle sayar. Kimi ailelerde yalnızca iki sıra dizilir; federasyonun oyununda üç sıra vardır.
