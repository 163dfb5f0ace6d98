# Stránka rozboru

sections = Oddíly
section-analysis = Rozbor
section-position = Pozice
section-games = Partie
section-share = Sdílet
position-text = FEN

## Vlastní pravidla

section-rules = Pravidla
own-start = Vyjít z
own-corner = Tmavý roh
own-turned =
    { $turned ->
        [usual] Levé dolní pole je tmavé.
       *[mirrored] Pravé dolní pole je tmavé.
    }
own-first = Kdo začíná
own-ways = Jak kameny berou
own-prey = Co kameny berou
own-reach = Dámy
own-landing = Kde dáma dopadne
own-choice = Výběr braní
own-step = Výběr braní: krok { $number }
own-no-step = Nic dalšího nerozhoduje; zbytek je na vás.
own-crown = V poslední řadě
own-lift = Vzaté figury
own-goal = Cíl
own-repetition = Opakování
own-limits = Remíza počítáním
own-no-limits = Nic se nepočítá.
own-tournament = Jako na turnajích: { $game }
own-fault-board = Na této desce se tu hrát nedá.
own-fault-landing = To je jen pro dámy, které chodí daleko: zvolte zde první řádek, nebo takové dámy.
own-fault-twice = To rozhoduje už v dřívějším kroku: zvolte něco jiného.
own-stays = Do té doby platí pravidla níže.
own-summary = Platná pravidla
own-same = Stejná hra: { $game }
own-name = Název těchto pravidel
own-keep = Uchovat a sdílet
own-save = Uložit
own-save-new = Uložit jako nová
own-copy = Kopírovat odkaz
own-play = Hrát podle těchto pravidel
own-maimed = Některá uložená pravidla se nepodařilo přečíst.
own-list = Vaše pravidla
own-delete = Smazat: { $name }
own-deleted = Smazáno: { $name }
preset-russian-most = Ruská, začíná černý, brát co nejvíce
preset-german = Německé domácí pravidlo
preset-portuguese = Portugalská
preset-brazilian-large = Brazilská na 10×10
preset-canadian = Kanadská
preset-thai = Thajská
preset-poddavki = Poddavki (ruská naopak)
preset-antidraughts = Antidáma (naopak)
variation = Místo { $text }
engine = Počítač
engine-thinks = Počítá…
engine-lines = Nejlepší pokračování
engine-depth = Hloubka { $depth }
score-ahead =
    { $side ->
        [white] Bílý +{ $points }
       *[black] Černý +{ $points }
    }
score-even = Vyrovnané
score-draw = Remíza
score-wins =
    { $side ->
        [white] Bílý vyhrává, tahy: { $moves }
       *[black] Černý vyhrává, tahy: { $moves }
    }
graph-label = Průběh partie, půltahy: { $moves }
graph-slider = Podél partie
review-game = Najít chyby
review-runs = Hledání chyb
review-cancel = Přerušit
review-done = Nalezené chyby: { $count }
review-first = K první
brush-title = Postavit
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Bílý kámen
               *[king] Bílá dáma
            }
       *[black]
            { $rank ->
                [man] Černý kámen
               *[king] Černá dáma
            }
    }
brush-erase = Odebrat
turn-title = Na tahu
setup-start = Základní postavení
setup-clear = Vyprázdnit desku
setup-analyse = Rozebrat tuto pozici
setup-play = Hrát odtud
setup-unreadable = To není pozice: { $text }
setup-no-pieces = Na desce nejsou žádné figury.
setup-man-on-crown-row = Kámen na { $square } by byl dámou.
setup-off-board = Figura stojí mimo desku.
setup-two-pieces = Na { $square } stojí dvě figury.

section-learn = Učení
course = Kurz
course-step = Krok { $step } z { $all }
course-any = Udělejte libovolný tah.
course-move = Zahrajte { $text }.
course-find = Najděte jediný dovolený tah.
course-other = { $text } je dovolený tah, tady ale jde o jiný.
puzzles-easy = Lehké
puzzles-medium = Střední
puzzles-hard = Těžké
puzzle-of-the-day = Úloha dne
puzzle-number = Úloha { $number }
puzzle-task =
    { $side ->
        [white] Bílý je na tahu a vyhraje.
       *[black] Černý je na tahu a vyhraje.
    }
puzzle-wrong = { $text } není ten tah. Pokusy: { $tries }
puzzles-failed = Úlohy se nepodařilo načíst.
learn-right = Správně. Dál.
learn-done = Vyřešeno!
learn-shown = Řešení: { $text }
learn-hint = Táhněte figurou na poli { $square }.
learn-solution = Ukázat řešení
learn-next = Další
learn-back = Zpět
learn-leave = Ukončit lekci
learned-dropped = Co jste se naučili, se nepodařilo přečíst, a začíná to znovu.

games-file = Otevřít soubor
games-paste = Vložte partii, pozici nebo odkaz
games-open = Otevřít
games-none = V tomto textu není žádná partie.
games-player = Hráč
games-position = Tato pozice
games-count = Partie: { $count }
games-reading = Čtení partií
games-searching = Hledání v partiích
games-stop = Zastavit
games-back = Předchozí
games-on = Další

fault-at = Řádek { $line }, sloupec { $column }.
fault-found = Nalezeno: { $text }
fault-expected = Očekáváno: { $text }
fault-setup = Tuto pozici nelze hrát.
fault-rules = Tato pravidla nelze přečíst, nebo se k sobě nehodí.
expect-move = tah nebo výsledek

link-none = Toto není odkaz na partii.
link-newer = Odkaz vytvořila novější verze stránky. Načtěte stránku znovu.
link-damaged = Odkaz je poškozený: znaky jsou chybné nebo chybějí. Zkopírujte ho znovu celý.
link-impossible = Odkaz je neplatný: takto se partie nemohla hrát.

share-link = Odkaz
share-copy-link = Kopírovat odkaz
share-send = Sdílet…
share-code = QR kód
share-position-only = Jen pozice
share-copy-game = Kopírovat partii
share-save-game = Uložit partii
share-copy-position = Kopírovat pozici
share-copy-picture = Kopírovat obrázek
share-save-picture = Uložit obrázek

turns-begin = Hrát přes odkaz
turns-end = Přestat hrát přes odkaz
turns-move = Jste na tahu. Po tahu dostanete odkaz k odeslání.
turns-send = Tah je hotový: pošlete tento odkaz. Vrátí se vám jiný, otevřete ho nebo vložte v části „Partie“.
turns-differ = Odkaz nenavazuje na vaši partii: tah { $number } je jiný.
turns-older = Odkaz je starší než vaše partie; zobrazena je vaše.
turns-open = Přesto otevřít
