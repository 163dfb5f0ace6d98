# Analiz sayfası

sections = Bölümler
section-analysis = Analiz
section-position = Konum
section-games = Oyunlar
section-share = Paylaş
position-text = FEN

## Kendi kuralın

section-rules = Kurallar
own-start = Başlangıç
own-corner = Koyu köşe
own-turned =
    { $turned ->
        [usual] Sol alt kare koyudur.
       *[mirrored] Sağ alt kare koyudur.
    }
own-first = Kim başlar
own-ways = Piyonlar nasıl alır
own-prey = Piyonlar neyi alır
own-reach = Damalar
own-landing = Dama nereye iner
own-choice = Alma seçimi
own-step = Alma seçimi: { $number }. adım
own-no-step = Başka bir şey belirlemez; gerisi serbesttir.
own-crown = Son sırada
own-lift = Alınan taşlar
own-goal = Amaç
own-repetition = Tekrar
own-limits = Sayarak beraberlik
own-no-limits = Hiçbir şey sayılmaz.
own-tournament = Turnuvalardaki gibi: { $game }
own-fault-board = Burada bu tahtada oynanamaz.
own-fault-landing = Bu yalnızca uzun damalar içindir: burada ilk satırı ya da uzun damaları seç.
own-fault-twice = Bu daha önceki bir adımda belirliyor: başka bir şey seç.
own-stays = O zamana dek aşağıdaki kurallar geçerlidir.
own-summary = Geçerli kurallar
own-same = Aynı oyun: { $game }
own-name = Bu kuralların adı
own-keep = Sakla ve paylaş
own-save = Kaydet
own-save-new = Yeni olarak kaydet
own-copy = Bağlantıyı kopyala
own-play = Bu kurallarla oyna
own-maimed = Kayıtlı kuralların bazıları okunamadı.
own-list = Kuralların
own-delete = Sil: { $name }
own-deleted = Silindi: { $name }
preset-russian-most = Rus, Siyah başlar, en çok taş alınır
preset-german = Alman ev kuralı
preset-portuguese = Portekiz
preset-brazilian-large = Brezilya, 10×10
preset-canadian = Kanada
preset-thai = Tayland
preset-poddavki = Poddavki (Rus, kaybeden kazanır)
preset-antidraughts = Anti dama (kaybeden kazanır)
variation = { $text } yerine
engine = Bilgisayar
engine-thinks = Hesaplıyor…
engine-lines = En iyi devam yolları
engine-depth = Derinlik { $depth }
score-ahead =
    { $side ->
        [white] Beyaz +{ $points }
       *[black] Siyah +{ $points }
    }
score-even = Eşit
score-draw = Berabere
score-wins =
    { $side ->
        [white] Beyaz: kazanç, hamle: { $moves }
       *[black] Siyah: kazanç, hamle: { $moves }
    }
graph-label = Oyunun gidişi, yarım hamle: { $moves }
graph-slider = Oyun boyunca
review-game = Hataları bul
review-runs = Hatalar aranıyor
review-cancel = Vazgeç
review-done = Bulunan hata: { $count }
review-first = İlkine git
brush-title = Koy
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Beyaz piyon
               *[king] Beyaz dama
            }
       *[black]
            { $rank ->
                [man] Siyah piyon
               *[king] Siyah dama
            }
    }
brush-erase = Kaldır
turn-title = Sıra
setup-start = Başlangıç konumu
setup-clear = Tahtayı boşalt
setup-analyse = Bu konumu analiz et
setup-play = Buradan oyna
setup-unreadable = Bu bir konum değil: { $text }
setup-no-pieces = Tahtada taş yok.
setup-man-on-crown-row = { $square } karesindeki piyon, dama olurdu.
setup-off-board = Bir taş tahta dışında.
setup-two-pieces = { $square } karesinde iki taş var.

section-learn = Öğren
course = Kurs
course-step = Adım { $step } / { $all }
course-any = İstediğin hamleyi yap.
course-move = { $text } oyna.
course-find = İzin verilen tek hamleyi bul.
course-other = { $text } oynanabilir, ama bu adım başka bir hamle istiyor.
puzzles-easy = Kolay
puzzles-medium = Orta
puzzles-hard = Zor
puzzle-of-the-day = Günün bulmacası
puzzle-number = Bulmaca { $number }
puzzle-task =
    { $side ->
        [white] Beyaz oynar ve kazanır.
       *[black] Siyah oynar ve kazanır.
    }
puzzle-wrong = { $text } doğru hamle değil. Deneme: { $tries }
puzzles-failed = Bulmacalar yüklenemedi.
learn-right = Doğru. Devam et.
learn-done = Çözüldü!
learn-shown = Çözüm: { $text }
learn-hint = { $square } karesindeki taşı oyna.
learn-solution = Çözümü göster
learn-next = Sonraki
learn-back = Önceki
learn-leave = Dersten çık
learned-dropped = Öğrendiklerin okunamadı, bu yüzden baştan başlıyor.

games-file = Dosya aç
games-paste = Bir oyun, konum veya bağlantı yapıştırın
games-open = Aç
games-none = Bu metinde oyun yok.
games-player = Oyuncu
games-position = Bu konum
games-count = Oyunlar: { $count }
games-reading = Oyunlar okunuyor
games-searching = Oyunlarda aranıyor
games-stop = Durdur
games-back = Önceki
games-on = Sonraki

fault-at = Satır { $line }, sütun { $column }.
fault-found = Bulunan: { $text }
fault-expected = Beklenen: { $text }
fault-setup = Bu konum oynanamaz.
fault-rules = Bu kurallar okunamıyor veya birbirine uymuyor.
expect-move = bir hamle veya sonuç

link-none = Bu, bir oyunun bağlantısı değil.
link-newer = Bu bağlantı sayfanın daha yeni bir sürümünden. Sayfayı yeniden yükleyin.
link-damaged = Bu bağlantı bozuk: harfler yanlış veya eksik. Tamamını yeniden kopyalayın.
link-impossible = Bu bağlantı geçersiz: oyun böyle oynanmış olamaz.

share-link = Bağlantı
share-copy-link = Bağlantıyı kopyala
share-send = Paylaş…
share-code = QR kodu
share-position-only = Yalnız konum
share-copy-game = Oyunu kopyala
share-save-game = Oyunu kaydet
share-copy-position = Konumu kopyala
share-copy-picture = Resmi kopyala
share-save-picture = Resmi kaydet

turns-begin = Bağlantıyla oyna
turns-end = Bağlantıyla oynamayı bırak
turns-move = Sıra sizde. Hamlenizden sonra gönderilecek bir bağlantı çıkar.
turns-send = Hamleniz yapıldı: bu bağlantıyı gönderin. Size bir bağlantı dönecek; onu açın veya “Oyunlar” bölümüne yapıştırın.
turns-differ = Bu bağlantı oyununuzun devamı değil: { $number }. hamle başka.
turns-older = Bu bağlantı oyununuzdan eski; sizinki gösteriliyor.
turns-open = Yine de aç
