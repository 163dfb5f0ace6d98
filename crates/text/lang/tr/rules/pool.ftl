# Pool damasının Türkçe sayfası. Tarihin kaynağı: American Pool Checker Association (APCA).

title = Pool daması kuralları
description = Amerika’nın güneyinden pool daması: ileri geri alan piyonlar, uzun dama, son sıra ve on üç hamle kuralı. Öğütler, yanıtlar ve ücretsiz oyun.
line = Amerika’nın güneyinde berberlerde ve parklarda oynanan dama. { $man-captures }
opening = Bizde damanın kahvesi varsa Detroit’te, Atlanta’da, New Orleans’ta da berber dükkânı ve sokak köşesi vardı. Oradaki oyuncular bildik checkers’ı ağır buldu, “Spanish pool” dedikleri oyuna geçti: her yöne alan piyonlar, tahtayı boydan boya geçen damalar ve hiç susmayan sohbet. Üst üste beş oyun kaybedene “mugged”, on oyun kaybedene “hooded” denirdi; ustalar Little Schoolboy gibi adlarla tanınırdı. Bu oyun siyah Amerikalılarındı, büyük ölçüde hâlâ öyledir. 1960’larda çeşitli kentlerin kulüpleri APCA’yı kurdu, kuralları yazdı ve her yıl bir turnuva düzenlemeye başladı. Sovyetler’den gelenler bu oyunda kendi şaşkilerini buldu, tek bir farkla: { $crown }
tip-1 = Tahtayı iki yöne de oku
    .text = { $man-captures } Yanından geçtiğin taş seni hâlâ alabilir, bir alış da birkaç kez geri dönebilir. Yolu bakışınla sonuna kadar izle.
tip-2 = Alışının nerede bittiğine bak
    .text = Piyonun son sıradan almayı sürdürmek zorundaysa damalık gitti demektir. Belki orada biten daha kısa bir alış vardır.
tip-3 = Rakibi geçir
    .text = Aynı kural seni de korur. Bir rakip piyon taş alarak damaya çıkmak üzereyse önüne onu da alacağı bir taş koy; öbür taraftan piyon olarak çıkar.
tip-4 = Dama için öde
    .text = Açık tahtada bir dama üç piyon kadar eder. İki piyon iyi fiyattır, üçü de her zaman çok değildir; yeter ki damanın duracağı güvenli bir çapraz olsun.
tip-5 = Üçe biri çalış
    .text = APCA turnuvalarında üç damanın on üç hamlesi vardır; on dördüncü, taş alsa bile geçtir. Dizilişi elin ezberleyene dek tekrarla.
question-1 = Daha çok alan yolu seçmek zorunda mıyım?
    .answer = { $choice } { $finish } Bir yolu seçtin mi sonuna kadar gidersin.
question-2 = Pool damasında piyon geriye alır mı?
    .answer = { $man-captures } Alacak taş yoksa tek yön kalır: { $man-moves }
question-3 = Son sıradan geçen piyon dama olur mu?
    .answer = { $crown } En çok Rus daması oynayanlar bu kurala takılır.
question-4 = Dama nasıl alır?
    .answer = { $king } { $landing } Her aldığı taştan sonra yön değiştirebilir.
question-5 = On üç hamle kuralı nedir?
    .answer = Üç damaya karşı bir dama kalan turnuva oyunu bu sürede kazanılmazsa berabere sayılır. Öyle oynamak için oyun seçeneklerinden turnuva beraberliğini aç. Açmazsan site şöyle sayar: { $limits }
sources = Kimi programlar piyonu son sırada durdurup dama yapar; bu başka bir oyundur, APCA’nın kuralları piyonun sürdürdüğünü açıkça yazar. Porto Riko’da ve güneyin bazı kentlerinde başka âdetler vardır: önce anlaşın.
