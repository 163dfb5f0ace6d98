# Amerikan damasının Türkçe sayfası. Tarihin kaynakları: Payne, An Introduction to the Game of Draughts (1756);
# Schaeffer ve ötekiler, Checkers Is Solved (Science, 2007).

title = Amerikan daması kuralları
description = Amerikan (İngiliz) daması nasıl oynanır: hamleler, taş alma, damaya çıkma ve beraberlik. Öğütler, sık sorulan sorular ve tarayıcıda ücretsiz oyun.
line = Amerika’da checkers, İngiltere’de draughts diye bilinen oyun. { $man-captures }
opening = Kuzey Amerika’nın checkers, Britanya’nın draughts dediği oyun budur; filmlerde ve bilgisayarlarda karşına çıkan çapraz dama da çoğunlukla odur. Türk damasına alışık olan için iki şey yenidir: taşlar düz değil çapraz gider, tahtanın da yalnızca yarısı kullanılır. Londralı matematik öğretmeni William Payne oyunu daha 1756’da bir kitapta anlatmıştı. En büyük ustası Marion Tinsley kırk yılı aşkın sürede ondan az oyun kaybetti. 2007’de Alberta Üniversitesi’nden Jonathan Schaeffer ve arkadaşları, iki taraf da hatasız oynarsa kimsenin kazanamayacağını gösterdi. Yine de insan hata yapar: küçük adımlarla oynanan bu oyunda, ilk geri çekilmek zorunda kalan kaybeder.
tip-1 = Arkada bir köprü bırak
    .text = Son sıranda, aralarında bir boş kare olan iki piyon (siyah için 1 ve 3, beyaz için 30 ve 32) tek bir piyonun bedava damaya çıkmasını önler. Önce ötekileri yürüt.
tip-2 = Ortadan ilerle
    .text = Ortadaki piyonun önünde iki yol vardır, kenardakinin tek. Kenar güvenli görünür, ama oraya toplanan piyonlar işe yaramaz.
tip-3 = Bir ver, iki al
    .text = Almak zorunlu olduğu için verdiğin piyon, rakibin taşını istediğin kareye çeker. Her hamleden önce sor: rakip neyi alacak, ardından ben neyi alacağım?
tip-4 = Sıranın kime yaradığını bil
    .text = Taş azalınca iki taraftan birinin iyi hamlesi önce tükenir. Bire bir bir değişim bu sırayı tersine çevirebilir; değişmeden önce hamleleri say.
tip-5 = Öndeysen değiş
    .text = On ikiye karşı on bir pek belli olmaz; üçe karşı iki üstünlüktür, ikiye karşı bir çoğu zaman kazandırır. Bir taş fazlan varken her değişim onu büyütür.
question-1 = Damada taş almak zorunlu mu?
    .answer = { $duty } Eskiden almayı unutan taş ceza olarak kaldırılırdı; turnuvalar bunu çoktan bıraktı. Burada almadan geçen hamle yapılamaz.
question-2 = En çok taşı almak zorunda mıyım?
    .answer = { $choice } { $finish } Türk damasından gelenler en çok buna şaşırır: seni iyi bir kareye götüren kısa alış, uzunundan değerli olabilir.
question-3 = Piyon geriye alabilir mi?
    .answer = { $man-captures } { $king } Piyonların geriye aldığı oyunlar da vardır; Rus daması ile uluslararası dama bunlardandır.
question-4 = Piyon taş alarak son sıraya varırsa ne olur?
    .answer = { $crown } Yeni damanın önünde alınacak bir taş dursa bile bir sonraki hamleyi beklemesi gerekir.
question-5 = Oyun ne zaman berabere biter?
    .answer = Bu sitede: { $repetition } { $limits } Ustalar arasında oyunların çoğu berabere bittiğinden turnuvalarda ilk üç hamle kurayla belirlenir; burada da seçeneklerden açabilirsin.
sources = Her program kitaba uymaz. Kimi almadan geçmene izin verir, kimi en uzun alışı ister. Dünya federasyonu WCDF’nin kurallarında bunların hiçbiri yoktur, uzaktan alan damalar da yoktur.
