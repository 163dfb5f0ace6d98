# Oyunun Türkçe sözleri. Beyaz ve Siyah taraflardır; taş, piyon ya da dama demektir. Oyuncuya “sen” denir.

list-separator = {", "}

## Menü

menu-open = Menü
menu-close = Menüyü kapat
menu-title = Menü
menu-new-game = Yeni oyun
menu-undo = Geri al
menu-redo = Yinele
menu-flip = Çevir
menu-copy = Oyunu kopyala (PDN)
menu-game = Oyun
menu-rules = Kurallar
menu-opponent = Rakip
menu-board = Tahta

## Dama çeşitleri

american = Amerikan
american-game = Amerikan daması
american-line = İngiliz daması da denir: piyonlar yalnızca ileri doğru alır, dama bir kare gider.
russian = Rus
russian-game = Rus daması
russian-line = Uzun damalar, piyonlar geriye doğru da alır, hangi taşı alacağını sen seçersin.
brazilian = Brezilya
brazilian-game = Brezilya daması
brazilian-line = 64 karede uluslararası kurallar: olabildiğince çok taş almak zorunludur.
spanish = İspanyol
spanish-game = İspanyol daması
spanish-line = Uzun damalar, piyonlar yalnızca ileri doğru alır; önce en çok taş, sonra en çok dama.
italian = İtalyan
italian-game = İtalyan daması
italian-line = Dama bir kare gider, ama hiçbir piyon onu alamaz. Taş almada sıkı bir öncelik sırası.
czech = Çek
czech-game = Çek daması
czech-line = Uzun damalar, piyonlar yalnızca ileri doğru alır. Bir dama alabiliyorsa dama almak zorundadır.
pool = Pool
pool-game = Pool daması
pool-line = Uzun damalar, geriye doğru da taş alınır; piyon ancak hamlesi orada biterse damaya çıkar.
international = Uluslararası
international-game = Uluslararası dama
international-line = 10×10 karelik büyük tahta: uzun damalar; olabildiğince çok taş almak zorunludur.
own-rules = Kendi kuralın
forced-capture = Alma zorunluluğu
forced-capture-on = Alabilen almak zorundadır.
forced-capture-off = Ev kuralı: taş almak isteğe bağlıdır. Almaya başlayan sonuna kadar alır.
game-without-duty = { $game }, alma zorunluluğu yok

## Rakipler

friend = Aynı ekranda iki kişi
versus-easy = Bilgisayar, kolay
versus-medium = Bilgisayar, orta
versus-hard = Bilgisayar, zor
friend-line = Bu cihazda sırayla oynarsınız.

## Oyuncular ve hamleler

you = Sen
side-name =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }
pieces-left =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }: { $count ->
        [one] 1 taş
       *[other] { $count } taş
    }
captured-pieces =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    } { $count ->
        [one] 1 taş
       *[other] { $count } taş
    } kaybetti
move-list = Hamleler
move-list-empty = Henüz hamle yok
move-start = Oyunun başı
move-entry = { $number }. hamle: { $text }

## Tahtanın altındaki satır

turn-yours = Sıra sende
turn-computer = Bilgisayar düşünüyor…
turn-side =
    { $side ->
        [white] Sıra Beyazda
       *[black] Sıra Siyahta
    }
must-capture =
    { $pieces ->
        [one] Sıra sende, almak zorundasın: bir taş alabiliyor.
       *[other] Sıra sende, almak zorundasın: { $pieces } taş alabiliyor.
    }
must-take =
    { $most ->
        [one] Sıra sende: 1 taş almak zorundasın.
       *[other] Sıra sende: { $most } taş almak zorundasın.
    }
must-capture-side =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    } { $pieces ->
        [one] almak zorunda: bir taş alabiliyor.
       *[other] almak zorunda: { $pieces } taş alabiliyor.
    }
must-take-side =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    } { $most ->
        [one] 1 taş almak zorunda.
       *[other] { $most } taş almak zorunda.
    }
pick-target = Nereye? İşaretli bir kare seç.
choose-way = Birkaç yol var: sonraki kareyi seç.
go-on = Taş alma sürüyor: sonraki kareyi seç.
draw-counter =
    { $left ->
        [one] İki taraf 1 hamle daha oynarsa berabere.
       *[other] İki taraf { $left } hamle daha oynarsa berabere.
    }

## Ne olmaz, neden olmaz

refused-game-over = Oyun bitti.
refused-no-piece = Burada taş yok.
refused-not-your-piece =
    { $turn ->
        [white] Sıra Beyazda.
       *[black] Sıra Siyahta.
    }
refused-must-capture =
    { $pieces ->
        [one] Almak zorundasın: işaretli taş alabiliyor.
       *[other] Almak zorundasın: işaretli { $pieces } taş alabiliyor.
    }
refused-must-take-most =
    { $takes ->
        [0] Böyle hiç taş almıyorsun
        [one] Böyle yalnızca 1 taş alıyorsun
       *[other] Böyle yalnızca { $takes } taş alıyorsun
    }: { $most ->
        [one] 1 almak zorundasın.
       *[other] { $most } almak zorundasın.
    }
refused-must-take-with-king = Dama ile almak zorundasın: dama piyondan önce gelir.
refused-must-take-most-kings =
    { $takes ->
        [0] Böyle hiç dama almıyorsun
        [one] Böyle yalnızca 1 dama alıyorsun
       *[other] Böyle yalnızca { $takes } dama alıyorsun
    }: { $most ->
        [one] 1 almak zorundasın.
       *[other] { $most } almak zorundasın.
    }
refused-must-meet-king-earlier = Bir damaya daha erken rastlayan yoldan almak zorundasın.
refused-must-go-on = Taş alma sürüyor: işaretli bir kare seç.
refused-must-land-to-go-on = Almayı sürdürebileceğin yere in: işaretli bir kareye.
refused-cannot-take-king = Piyon damayı alamaz.
refused-cannot-take-backward = Piyon yalnızca ileri doğru alır.
refused-cannot-move-backward = Piyon yalnızca ileri gider.
refused-one-square-only = Bu taş bir seferde bir kare gider.
refused-already-jumped = Aynı taşın üzerinden iki kez atlanmaz.
refused-blocked = Yol kapalı.
refused-occupied = Bu kare dolu.
refused-not-on-line = Taşlar çapraz gider.
refused-own-piece = Kendi taşlarının üzerinden atlayamazsın.
refused-two-in-a-row = Art arda duran iki taşın üzerinden atlayamazsın.
refused-must-land-just-behind = Alınan taşın hemen arkasındaki kareye in.

## Sonuç ve beraberlik

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Taşın kalmadı
        [white] Beyazın taşı kalmadı
       *[black] Siyahın taşı kalmadı
    }
reason-no-moves =
    { $who ->
        [you] Oynayacak hamlen yok
        [white] Beyazın oynayacak hamlesi yok
       *[black] Siyahın oynayacak hamlesi yok
    }
reason-resigned =
    { $who ->
        [you] Oyunu terk ettin
        [white] Beyaz oyunu terk etti
       *[black] Siyah oyunu terk etti
    }
reason-out-of-time =
    { $who ->
        [you] Süren doldu
        [white] Beyazın süresi doldu
       *[black] Siyahın süresi doldu
    }
outcome-wins =
    { $who ->
        [you] sen kazandın
        [white] Beyaz kazandı
       *[black] Siyah kazandı
    }
draw-agreed = Berabere: iki taraf anlaştı.
draw-repetition = Berabere: aynı konum üçüncü kez oluştu.
draw-quiet =
    Berabere: iki tarafın { $moves ->
        [one] 1 hamlesi
       *[other] { $moves } hamlesi
    } boyunca ne taş alındı ne de { $resets ->
        [capture-or-crown] damaya çıkıldı.
       *[capture-or-man] piyon oynandı.
    }
draw-ending =
    Berabere: bu oyun sonu { $moves ->
        [one] 1 hamlede kazanılamadı.
       *[other] { $moves } hamlede kazanılamadı.
    }
offer-draw = Beraberlik öner
agree-draw = Beraberliği kabul et
decline-draw = Reddet
draw-offered =
    { $side ->
        [white] Beyaz beraberlik öneriyor.
       *[black] Siyah beraberlik öneriyor.
    }
claim-draw = Beraberlik iste
resign = Terk et
looking-back = Geriye bakıyorsun. Buradan devam et ya da yeniden ileri git.
play-on = Buradan devam et
restore-game = Önceki oyunu geri getir

## Ekran okuyucular için tahta

board-label = Tahta, { $game }
square-empty = { $square }, boş
square-piece =
    { $square }, { $side ->
        [white] beyaz
       *[black] siyah
    } { $rank ->
        [man] piyon
       *[king] dama
    }
mark-selected = seçili
mark-can-move = oynayabilir
mark-can-capture = alabilir
mark-must-capture = almak zorunda
mark-destination = buraya gelebilirsin
mark-capture-destination = buraya taş alarak gelebilirsin
mark-victim = alınacak
mark-last-from = son hamle burada başladı
mark-last-to = son hamle burada bitti
mark-waiting = alındı, hamleden sonra kaldırılacak
mark-reason = nedeni bu

## Neden; bir kez söylenenler

show-rule = Neden?
house-rule = Alma zorunluluğu olmadan yeni oyun
all-rules = Bu oyunun bütün kuralları
lesson-duty = Damada alabilen almak zorundadır: köşeli ayraç içindeki taşlardan biriyle.
lesson-backward = Bu oyunda piyonlar geriye doğru da alır.
lesson-flying = Bu oyunda uzun dama vardır: boş bir çaprazda istediği kadar gider.
lesson-strike = Türk vuruşu: alınan taşlar hamle bitene kadar yolda durur.
counter-reset = Beraberlik sayımı baştan başlıyor.
mark-goal = hamlen burada bitecek

## Cümlelerle kurallar

kings-short = Kısa damalar: bir kare
kings-flying = Uzun damalar
rule-board = Tahtada { $width }×{ $height } kare vardır; her taraf { $men } piyonla başlar.
rule-first =
    { $side ->
        [white] Oyuna Beyaz başlar.
       *[black] Oyuna Siyah başlar.
    }
rule-steps = Taşlar koyu karelerde durur ve çapraz olarak boş bir kareye gider.
rule-man-moves = Piyon bir kare ileri gider.
rule-man-forward = Piyon yalnızca ileri doğru alır.
rule-man-all-ways = Piyon ileri ve geri doğru alır.
rule-prey-any = Piyon hem piyonları hem damaları alabilir.
rule-prey-men = Piyon damayı alamaz.
rule-king-short = Dama ileri ya da geri bir kare gider, iki yöne de alır.
rule-king-flying = Uzun dama: çapraz boş olduğu sürece ileri ya da geri istediği kadar gider ve her uzaklıktan alır.
rule-landing-free = Taş alan dama, üzerinden atladığı taşın arkasındaki her boş kareye inebilir.
rule-landing-go-on = Taş alan dama, almayı sürdürebileceği kareye inmek zorundadır; böyle bir kare yoksa taşın arkasındaki her boş kareye inebilir.
rule-landing-behind = Taş alan dama, üzerinden atladığı taşın hemen arkasındaki kareye iner.
rule-jumps = Taş, rakip taşın üzerinden arkasındaki boş kareye atlanarak alınır. Kendi taşlarının ve art arda duran iki taşın üzerinden atlanmaz.
rule-finish = Taş alabildiği sürece almayı sürdürür; bütün atlayışlar tek hamledir.
rule-choice-free = Birkaç yoldan alınabiliyorsa seçim serbesttir, bir başkası daha çok alsa bile.
rule-choice-order = Birkaç yoldan alınabiliyorsa aşağıdakiler bu sırayla belirler; gerisi serbesttir.
rule-choice-step = Birkaç yoldan alınabiliyorsa aşağıdaki belirler; gerisi serbesttir.
rule-quantity = Olabildiğince çok taş almak zorunludur.
rule-with-king = Alabilen dama piyondan önce gelir.
rule-most-kings = Daha çok dama alan yol ötekilerden önce gelir.
rule-kings-earliest = Bir damayı daha erken alan yol ötekilerden önce gelir.
rule-crown-ends = Son sıraya varan piyon damaya çıkar ve hamlesi biter.
rule-crown-king = Son sıraya varan piyon hemen damaya çıkar; taş alıyorsa dama olarak almayı sürdürür.
rule-crown-man = Hamlesi son sırada biten piyon damaya çıkar; oradan almayı sürdürebiliyorsa piyon olarak sürdürür.
rule-lift-after = Alınan taşlar tahtadan hamleden sonra kaldırılır: o zamana dek yolu kapatırlar ve hiçbirinin üzerinden iki kez atlanmaz.
rule-lift-at-once = Alınan taşlar, üzerlerinden atlanır atlanmaz tahtadan kaldırılır.
rule-goal-usual = Taşı kalmayan ya da oynayacak hamlesi olmayan kaybeder.
rule-goal-losing = Taşı kalmayan ya da oynayacak hamlesi olmayan kazanır.
rule-repetition-claim = Aynı konum üçüncü kez oluşursa iki taraf da beraberlik isteyebilir.
rule-repetition-drawn = Aynı konum üçüncü kez oluşursa oyun berabere biter.
rule-limit-quiet =
    İki tarafın { $moves } hamlesi boyunca ne taş alınır ne de { $resets ->
        [capture-or-crown] damaya çıkılırsa oyun berabere biter.
       *[capture-or-man] piyon oynanırsa oyun berabere biter.
    }
rule-limit-lone-king =
    { $kings ->
        [0] { $pieces } taşa karşı tek dama: iki tarafın { $moves } hamlesinden sonra oyun berabere biter.
        [one] Biri dama olan { $pieces } taşa karşı tek dama: iki tarafın { $moves } hamlesinden sonra oyun berabere biter.
       *[other] En az { $kings } tanesi dama olan { $pieces } taşa karşı tek dama: iki tarafın { $moves } hamlesinden sonra oyun berabere biter.
    }
rule-limit-both-kings =
    Tahtada { $pieces } taş ve iki tarafta da dama varsa: iki tarafın { $moves } hamlesi boyunca ne taş alınır ne de { $resets ->
        [capture-or-crown] damaya çıkılırsa oyun berabere biter.
       *[capture-or-man] piyon oynanırsa oyun berabere biter.
    }
rule-road-lone = Bu, tek dama uzun çaprazda durduğu sürece geçerlidir.
rule-road-stronger = Bu, güçlü tarafın uzun çaprazda bir daması olduğu sürece geçerlidir.

## Duyurular

said-move =
    { $who ->
        [you] Sen
        [white] Beyaz
       *[black] Siyah
    }: { $from } karesinden { $to } karesine.
said-capture =
    { $who ->
        [you] Sen
        [white] Beyaz
       *[black] Siyah
    }: { $from } karesinden { $count } taş alarak { $to } karesine.
said-crown = Yeni dama.
said-new-game = Yeni oyun: { $game }.
said-undo = Geri alındı.
said-redo = Yeniden oynandı.
said-flip =
    { $side ->
        [white] Şimdi altta Beyaz var.
       *[black] Şimdi altta Siyah var.
    }

## Aksaklıklar

worker-restarted = Bilgisayar yeniden başlamak zorunda kaldı. Bir daha düşünüyor.
worker-failed = Rakip bilgisayar başlamıyor. Oyunun saklandı.
try-again = Yeniden dene
dismiss = Kapat
saved-dropped = Kayıtlı oyun okunamadı, bu yüzden bu yeni bir oyun.
storage-blocked = Tarayıcın bu sayfanın kayıt yapmasına izin vermiyor: sayfayı kapatınca oyun kaybolur.
new-version = Yeni bir sürüm hazır. Bir sonraki oyununla gelecek.
load-now = Şimdi yükle
copied = Kopyalandı.
copy-failed = Kopyalanamadı.

## Gelecek oyunlar ve bir oyuna ait olanlar

options-title = Oyun seçenekleri
rematch = Rövanş
hint = İpucu
hint-shown = İpucu: { $text }
hint-wins =
    İpucu: { $text }, { $moves ->
        [one] 1 hamlede kazandırır
       *[other] { $moves } hamlede kazandırır
    }
hint-loses =
    İpucu: { $text }, { $moves ->
        [one] 1 hamlede kaybettirir
       *[other] { $moves } hamlede kaybettirir
    }
hint-draws = İpucu: { $text }, en iyi oyunla berabere
hints-given = İpucu sayısı: { $count }
hint-sought = İyi bir hamle aranıyor…
offer-weighed = Bilgisayar önerini düşünüyor…
draw-declined = Bilgisayar beraberliği reddetti.
from-next-game = Bu, sonraki oyundan başlayarak geçerlidir.
clock-left = Kalan süre: { $minutes } dk { $seconds } sn
player-score = Puan: { $points }
reset-score = Puanı sıfırla
seat-title = Senin taşların
seat-first = İlk oynayan
seat-dark = Koyu
seat-light = Açık
seat-chance = Rastgele
pace-title = Saat
pace-free = Yok
pace-minutes = { $minutes } dk
pace-increment = { $minutes } dk + { $seconds } sn
odds-title = Avans: rakibin eksik piyonla başlar
odds-none = Yok
odds-men =
    { $men ->
        [one] 1 piyon
       *[other] { $men } piyon
    }
custom-switch = Geleneğe göre başla
custom-line =
    Oyuna { $side ->
        [white] Beyaz
       *[black] Siyah
    } başlar.
lie-switch = Tahtayı geleneğe göre çevir
lie-line = Sağ alttaki kare koyudur.
opening-switch = Açılış kurayla
opening-line = İlk hamleler turnuva listesinden kurayla belirlenir; gelenekte başlayan taraf başlar.
draws-switch = Turnuvadaki gibi beraberlik
draws-line = Federasyon kurallarına göre.
hints-switch = İpuçları
hints-line = Bir düğme, bilgisayarın tam gücüyle oynayacağı hamleyi gösterir.
results-title = Sonuçlar
results-won = Galibiyet
results-drawn = Beraberlik
results-lost = Yenilgi
mark-hint-from = ipucu: bunu oyna
mark-hint-to = ipucu: buraya git

## Görülenler ve duyulanlar

set-title = Tahta ve taşlar
set-wood = Ahşap
set-paper = Kâğıt
set-slate = Arduvaz
set-contrast = Yüksek karşıtlık
labels-switch = Kare adları
labels-line = Tahtada sayılar ya da harfler.
speed-title = Canlandırma
speed-normal = Normal
speed-fast = Hızlı
speed-slow = Yavaş
speed-off = Kapalı
turning-title = Sırası gelene doğru çevir
turning-never = Hiçbiri
turning-board = Tahta
turning-pieces = Yalnızca taşlar
sound-switch = Ses
sound-line = Hamleler, taş almalar ve oyunun sonu duyulur.
typed = Hamlen: { $text }
