# İtalyan damasının Türkçe sayfası. Tarihin kaynağı: Federazione Italiana Dama.

title = İtalyan daması kuralları
description = İtalyan daması adım adım: hangi alış zorunlu, piyon neyi alamaz, dama nasıl gider, ne zaman berabere biter. Öğütler, sorular ve ücretsiz oyun.
line = Dama oyunlarının en titizi. { $man-prey }
opening = İtalyan daması ilk bakışta aynadaki İngiliz damasına benzer, ilk hamleler de öyle geçebilir. Sonra biri damaya çıkar. { $man-prey } O andan sonra tek bir taş, sekiz piyonun arasında kılına dokunulmadan dolaşabilir; oyun da damaya önce çıkmaya ve rakibinkini sıkıştırmaya döner. İkinci sürpriz, zevke ne kadar az şey kaldığıdır: hangi taşın alınacağını dört basamaklı bir sıra belirler, İtalyan kurguları bu yüzden saat gibi işler. İtalya şampiyonaları 1925’ten beri yapılıyor, ilk dünya şampiyonası 2024’te oynandı.
tip-1 = Damaya önce sen çık, onu da koru
    .text = Damayı yalnızca dama durdurur. Seninki bir hamle gecikirse yetişene kadar iki piyon gidebilir; bir hamle erken gelirse onları sen kazanırsın.
tip-2 = Damayı öne koy
    .text = Piyonlarının önünde duran dama, rakip piyonların kıramayacağı bir kalkandır. Arkasından ilerle.
tip-3 = Sırayı ezbere bil
    .text = { $quantity } { $with-king } { $most-kings } { $kings-earliest } Her basamak, ancak bir önceki birden çok yol bıraktığında geçerlidir. Her değişimden önce içinden tekrarla.
tip-4 = Damayı işinden çek
    .text = Doğru kareye verilen iki piyon, damayı nöbetinden ayırabilir. Üç piyonu bekleyen dama, gitmek zorundaysa hiçbirini beklemiyor demektir.
tip-5 = Sabırlı ol
    .text = { $king } Uzaktan kurtarış yoktur. İki dama birini kare kare kapatarak yener; acele eden elindekini kaçırır.
question-1 = Piyon damayı alabilir mi?
    .answer = { $man-prey } Bu, uzun bir alışın her atlayışı için geçerlidir: arkası boş olsa bile piyon bir damanın önünde durmak zorundadır.
question-2 = Hangi taşı almam gerekiyor?
    .answer = { $choice } { $quantity } { $with-king } { $most-kings } { $kings-earliest } Kaç taş alınacağı tahtanın altında yazar; başka bir alışı denersen oyun hangi kuralın buna engel olduğunu söyler.
question-3 = İtalyan damasında uzun dama var mı?
    .answer = { $king } İtalyan kulüpleri uzun damayı, kendilerinin de oynadığı uluslararası damadan bilir. Türk damasından gelen biri için en zoru bu kısa adımdır.
question-4 = Piyon taş alırken son sıraya varırsa?
    .answer = { $crown } Karşı taraf böylece yeni damaya yanıt vermek için her zaman bir hamle bulur.
question-5 = Kim başlar, tahta nasıl konur?
    .answer = Burada oyun şöyle başlar: { $first } İtalya’da beyaz başlar ve herkesin sağında koyu bir köşe bulunur. İkisi de oyun seçeneklerinden ayarlanır.
sources = Bir nokta iki türlü okunur: iki alış her bakımdan eşitse ve ilk damayla aynı atlayışta karşılaşıyorsa, ikinci damaya da bakılır mı? Programların ve turnuva oyuncularının çoğu bütün yolu karşılaştırır, bu site de öyle. Konum tekrarında metinlerin kimi üçüncüyü, kimi dördüncüyü sayar; burada üçüncü geçerlidir. Almayı unutan taşa “üfleme” âdetini ise federasyon 1934’te kaldırdı.
