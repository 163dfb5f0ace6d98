# Stránka rozboru

sections = Oddíly
section-analysis = Rozbor
section-position = Pozice
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
