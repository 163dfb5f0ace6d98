# Kural sayfalarının Türkçe sözleri. Bir oyun hakkında söylenen her kural o oyunun kendi kurallarından gelir;
# oyunların anlatımı rules/ içindedir.

## Adresler

slug-rules = kurallar
slug-optional = alma-zorunlulugu-olmadan
slug-help = nasil-oynanir
slug-american = amerikan
slug-russian = rus
slug-brazilian = brezilya
slug-spanish = ispanyol
slug-italian = italyan
slug-czech = cek
slug-pool = pool
slug-international = uluslararasi

## Her sayfanın çevresi

nav-label = Sayfalar
nav-game = Oyna
nav-rules = Bütün kurallar
nav-help = Burada nasıl oynanır
nav-help-short = Yardım
nav-languages = Diller
play-now = Hemen ücretsiz oyna
play-line = Ücretsiz, tarayıcında; indirme yok, üyelik yok.
skip = Metne geç
offer = Bu sayfanın Türkçesi
missing = Böyle bir sayfa yok

## Bir oyunun sayfası

how-title = Burada nasıl oynanır
how-text = Menüyü (☰) aç, Kurallar’ı ve ardından { $variant } seçeneğini seç: yeni oyun hemen başlar, üç düzeyde bilgisayara karşı ya da aynı ekranda bir arkadaşınla.
rules-title = Kurallar
part-board = Tahta ve diziliş
part-moves = Hamleler
part-captures = Taş alma
part-choice = Hangi taş alınır
part-crown = Damaya çıkma
part-end = Kazanma ve beraberlik
tradition-title = Gelenek ve bu site
tradition-first =
    { $side ->
        [white] Geleneğe göre beyaz başlar.
       *[black] Geleneğe göre siyah başlar.
    } Burada koyu taşlar senin tarafında durur ve onlar başlar; taraf, ilk hamle ve tahtanın duruşu oyun seçeneklerinden değiştirilebilir.
tradition-same =
    { $side ->
        [white] Geleneğe uygun olarak beyaz başlar ve senin tarafında durur; oyun seçeneklerinden başka taraf seçilebilir.
       *[black] Geleneğe uygun olarak siyah başlar ve senin tarafında durur; oyun seçeneklerinden başka taraf seçilebilir.
    }
tradition-turned = Resmî tahtada sağ alt kare koyudur, buradaki tahtanın aynadaki görüntüsüdür; bir seçenek tahtayı çevirir.
tradition-draws = Turnuvalarda beraberliğin kendi kuralları vardır; burada seçenek olarak bulunur:
compare-title = Karşılaştırma: { $other }
compare-alone = Bir bakışta
compare-rule = Kural
tips-title = Öğütler
questions-title = Sık sorulan sorular
sources-title = Başka kaynaklar ne diyor
others-title = Öteki oyunlar

## Diyagramlar

diagram-yes = Serbest
diagram-no = Yasak
diagram-try = Kendin dene
diagram-step = Adım
diagram-again = Yeniden göster
diagram-right = Doğru, bu serbest.

## Tablo

row-board = Tahta
row-men = Her tarafın taşı
row-duty = Taş almak zorunlu
row-finish = Başlanan alış bitirilir
row-backward = Piyon geriye alır
row-flying = Uzun dama
row-prey = Piyon dama alabilir
row-most = En çok taşı almak zorunlu
row-precedence = Sonra ne belirler
row-crown = Taş alırken son sıraya varan piyon
row-lift = Alınan taşlar kaldırılır
cell-yes = evet
cell-no = hayır
cell-none = hiçbir şey: seçim serbest
cell-with-king = dama, piyondan önce
cell-most-kings = en çok dama
cell-kings-earliest = en erken alınan dama
cell-ends-move = damaya çıkar, hamle biter
cell-goes-on-as-king = damaya çıkar, dama olarak almayı sürdürür
cell-goes-on-as-man = piyon olarak sürdürür, ancak hamlesi orada biterse damaya çıkar
cell-after-move = hamleden sonra
cell-at-once = hemen, üzerlerinden atlanırken

## Genel bakış

overview-title = Dama kuralları ve çeşitleri
overview-description = Sekiz dama çeşidi yan yana: Amerikan, Rus, Brezilya, İspanyol, İtalyan, Çek, pool ve uluslararası dama; tek tabloda, her birinin kural sayfasıyla.
overview-text = Türkiye’de dama denince akla önce taşların düz gittiği Türk daması gelir. Dünyanın kalan bölümü çoğunlukla çapraz oynar; buradaki oyunların hepsi öyledir. Hepsinde taş atlanarak alınır, karşıya varan piyon damaya çıkar. Ayrıldıkları birkaç nokta vardır ve her biri oyunu değiştirir. Tablo bunları yan yana koyar; içindeki her bilgi, bu sitedeki oyunun uyduğu kurallardan okunur.
overview-games = Oyunlar tek tek

## Alma zorunluluğu olmadan

optional-title = Alma zorunluluğu olmayan dama
optional-description = Pek çok evin kuralı: taş almak isteğe bağlı. Her dama çeşidinde burada nasıl açılır, oyunu nasıl değiştirir; tarayıcıda ücretsiz oynayarak gör.
optional-text = Pek çok kişi damayı evde zorunluluk olmadan öğrendi. Hiçbir federasyon böyle oynamaz ve bu başka bir oyundur: zorunluluk yoksa kurgu da yoktur, önde olan rahatça bekleyebilir. Yine de başlamak için güzel bir yoldur; buradaki her oyun böyle oynanabilir.
optional-how = Menüyü (☰) aç, Kurallar’a gir ve oyunların altındaki Alma zorunluluğu’nu kapat. Hangi oyunu seçersen seç geçerlidir.
optional-rules = Neler değişir
optional-same = Öteki bütün kurallar aynı kalır. Bir oyunda alışlar arasında sıra varsa, almayı seçtiğinde yine o belirler.
own-title = Kendi kuralların
own-text = Tahta, alma, damalar, öncelik, beraberlik ve amaç ayrı ayrı seçilir. Birbirine uymayan, nedeni söylenerek geri çevrilir; gerisi hemen oynanır, bilgisayara karşı ya da iki kişi, ve bir bağlantıyla paylaşılır.
own-link = Kuralları oluştur
