# Analyssidan

sections = Avdelningar
section-analysis = Analys
section-position = Ställning
section-games = Partier
section-share = Dela
position-text = FEN

## Egna regler

section-rules = Regler
own-start = Utgå från
own-corner = Mörkt hörn
own-turned =
    { $turned ->
        [usual] Rutan nere till vänster är mörk.
       *[mirrored] Rutan nere till höger är mörk.
    }
own-first = Vem som börjar
own-ways = Hur brickor slår
own-prey = Vad brickor slår
own-reach = Damer
own-landing = Var damen landar
own-choice = Val mellan slag
own-step = Val mellan slag: steg { $number }
own-no-step = Inget mer avgör; resten väljer du själv.
own-crown = På sista raden
own-lift = Slagna pjäser
own-goal = Mål
own-repetition = Upprepning
own-limits = Remi genom räkning
own-no-limits = Inget räknas.
own-tournament = Som i turneringar: { $game }
own-fault-board = På det här brädet går det inte att spela här.
own-fault-landing = Det här är bara för damer som går långt: välj första raden här, eller damer som går långt.
own-fault-twice = Det avgör redan i ett tidigare steg: välj något annat.
own-stays = Till dess gäller reglerna nedan.
own-summary = Reglerna som gäller
own-same = Samma spel: { $game }
own-name = Namn på reglerna
own-keep = Spara och dela
own-save = Spara
own-save-new = Spara som nya
own-copy = Kopiera en länk
own-play = Spela efter de här reglerna
own-maimed = En del sparade regler gick inte att läsa.
own-list = Dina regler
own-delete = Ta bort { $name }
own-deleted = Borttaget: { $name }
preset-russian-most = Ryska, svart börjar, flest pjäser
preset-german = Tysk husregel
preset-portuguese = Portugisiska
preset-brazilian-large = Brasilianska på 10×10
preset-canadian = Kanadensiska
preset-thai = Thailändska
preset-poddavki = Poddavki (ryska, förlorare vinner)
preset-antidraughts = Antidam (förlorare vinner)
variation = I stället för { $text }
engine = Dator
engine-thinks = Räknar …
engine-lines = Bästa fortsättningar
engine-depth = Djup { $depth }
score-ahead =
    { $side ->
        [white] Vit +{ $points }
       *[black] Svart +{ $points }
    }
score-even = Jämnt
score-draw = Remi
score-wins =
    { $side ->
        [white] Vit vinner på { $moves }
       *[black] Svart vinner på { $moves }
    }
graph-label = Partiets gång, halvdrag: { $moves }
graph-slider = Längs partiet
review-game = Hitta misstag
review-runs = Söker misstag
review-cancel = Avbryt
review-done = Hittade misstag: { $count }
review-first = Till det första
brush-title = Ställ ut
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Vit bricka
               *[king] Vit dam
            }
       *[black]
            { $rank ->
                [man] Svart bricka
               *[king] Svart dam
            }
    }
brush-erase = Ta bort
turn-title = Vid draget
setup-start = Utgångsställning
setup-clear = Töm brädet
setup-analyse = Analysera ställningen
setup-play = Spela härifrån
setup-unreadable = Det är ingen ställning: { $text }
setup-no-pieces = Det finns inga pjäser på brädet.
setup-man-on-crown-row = En bricka på { $square } vore en dam.
setup-off-board = En pjäs står utanför brädet.
setup-two-pieces = Två pjäser står på { $square }.

section-learn = Lär dig
course = Kurs
course-step = Steg { $step } av { $all }
course-any = Gör vilket drag du vill.
course-move = Spela { $text }.
course-find = Hitta det enda tillåtna draget.
course-other = { $text } är tillåtet, men det här steget gäller ett annat drag.
puzzles-easy = Lätt
puzzles-medium = Medel
puzzles-hard = Svår
puzzle-of-the-day = Dagens problem
puzzle-number = Problem { $number }
puzzle-task =
    { $side ->
        [white] Vit vid draget vinner.
       *[black] Svart vid draget vinner.
    }
puzzle-wrong = { $text } är inte draget. Försök: { $tries }
puzzles-failed = Problemen kunde inte hämtas.
learn-right = Rätt. Fortsätt.
learn-done = Löst!
learn-shown = Lösningen: { $text }
learn-hint = Flytta pjäsen på { $square }.
learn-solution = Visa lösningen
learn-next = Nästa
learn-back = Föregående
learn-leave = Lämna lektionen
learned-dropped = Det du hade lärt dig gick inte att läsa och börjar om.

games-file = Öppna en fil
games-paste = Klistra in ett parti, en ställning eller en länk
games-open = Öppna
games-none = Det finns inget parti i texten.
games-player = Spelare
games-position = Den här ställningen
games-count = Partier: { $count }
games-reading = Läser partier
games-searching = Söker i partierna
games-stop = Stoppa
games-back = Föregående
games-on = Nästa

fault-at = Rad { $line }, kolumn { $column }.
fault-found = Hittade: { $text }
fault-expected = Väntade: { $text }
fault-setup = Den här ställningen går inte att spela.
fault-rules = Reglerna går inte att läsa eller passar inte ihop.
expect-move = ett drag eller ett resultat

link-none = Det här är ingen länk till ett parti.
link-newer = Länken kommer från en nyare version av sidan. Ladda om sidan.
link-damaged = Länken är skadad: tecken är fel eller saknas. Kopiera den igen i sin helhet.
link-impossible = Länken är ogiltig: så kan partiet inte ha spelats.

share-link = Länk
share-copy-link = Kopiera länken
share-send = Dela…
share-code = QR-kod
share-position-only = Bara ställningen
share-copy-game = Kopiera partiet
share-save-game = Spara partiet
share-copy-position = Kopiera ställningen
share-copy-picture = Kopiera bilden
share-save-picture = Spara bilden

turns-begin = Spela via länk
turns-end = Sluta spela via länk
turns-move = Det är ditt drag. Efter det finns en länk att skicka.
turns-send = Draget är gjort: skicka länken. Du får en tillbaka, att öppna eller klistra in under ”Partier”.
turns-differ = Länken fortsätter inte ditt parti: drag { $number } är ett annat.
turns-older = Länken är äldre än ditt parti; ditt parti visas.
turns-open = Öppna ändå
