# Die Wörter des Spiels auf Deutsch. Weiß und Schwarz sind die Seiten; Stein und Dame die Figuren.

list-separator = {", "}

## Menü

menu-open = Menü
menu-close = Menü schließen
menu-title = Menü
menu-new-game = Neue Partie
menu-undo = Zurück
menu-redo = Vor
menu-flip = Drehen
menu-copy = Partie kopieren (PDN)
menu-game = Partie
menu-rules = Regelvariante
menu-opponent = Gegner
menu-board = Brett

## Varianten

american = Amerikanisch
american-game = Amerikanisches Dame
american-line = Auch englisches Dame: Steine schlagen nur vorwärts, Damen ziehen ein Feld weit.
russian = Russisch
russian-game = Russisches Dame
russian-line = Langschrittige Damen, Steine schlagen auch rückwärts, freie Wahl beim Schlagen.
brazilian = Brasilianisch
brazilian-game = Brasilianisches Dame
brazilian-line = Die internationalen Regeln auf 64 Feldern: Man muss so viele schlagen wie möglich.
spanish = Spanisch
spanish-game = Spanisches Dame
spanish-line = Langschrittige Damen, Steine schlagen nur vorwärts; Pflicht sind erst die meisten Figuren, dann die meisten Damen.
italian = Italienisch
italian-game = Italienisches Dame
italian-line = Damen ziehen ein Feld weit, doch kein Stein kann sie schlagen. Strenge Rangfolge beim Schlagen.
czech = Tschechisch
czech-game = Tschechisches Dame
czech-line = Langschrittige Damen, Steine schlagen nur vorwärts. Kann eine Dame schlagen, muss eine Dame es tun.
pool = Pool
pool-game = Pool-Checkers
pool-line = Langschrittige Damen, Schlagen auch rückwärts; umgewandelt wird nur, wo der Zug endet.
international = International
international-game = Internationales Dame
international-line = Das große Brett mit 10×10 Feldern: langschrittige Damen, und man muss so viele schlagen wie möglich.
own-rules = Eigene Regeln
forced-capture = Schlagzwang
forced-capture-on = Wer schlagen kann, muss schlagen.
forced-capture-off = Hausregel: Schlagen ist freiwillig. Wer damit anfängt, schlägt zu Ende.
game-without-duty = { $game } ohne Schlagzwang

## Gegner

friend = Zu zweit an einem Bildschirm
versus-easy = Computer, leicht
versus-medium = Computer, mittel
versus-hard = Computer, schwer
friend-line = Ihr zieht abwechselnd auf diesem Gerät.

## Spieler und Züge

you = Du
side-name =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
pieces-left =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }
captured-pieces =
    { $side ->
        [white] Weiß hat
       *[black] Schwarz hat
    } { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    } verloren
move-list = Züge
move-list-empty = Noch keine Züge
move-start = Anfang der Partie
move-entry = Zug { $number }: { $text }

## Zeile unter dem Brett

turn-yours = Du bist am Zug
turn-computer = Der Computer denkt nach …
turn-side =
    { $side ->
        [white] Weiß ist am Zug
       *[black] Schwarz ist am Zug
    }
must-capture =
    { $pieces ->
        [one] Du bist am Zug und musst schlagen: Eine Figur kann es.
       *[other] Du bist am Zug und musst schlagen: { $pieces } Figuren können es.
    }
must-take =
    { $most ->
        [one] Du bist am Zug und musst 1 Figur schlagen.
       *[other] Du bist am Zug und musst { $most } Figuren schlagen.
    }
must-capture-side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } { $pieces ->
        [one] muss schlagen: Eine Figur kann es.
       *[other] muss schlagen: { $pieces } Figuren können es.
    }
must-take-side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } { $most ->
        [one] muss 1 Figur schlagen.
       *[other] muss { $most } Figuren schlagen.
    }
pick-target = Wohin? Wähle ein markiertes Feld.
choose-way = Es gibt mehrere Wege: Wähle dein nächstes Feld.
go-on = Es geht weiter: Wähle das nächste Feld.
draw-counter =
    { $left ->
        [one] Remis nach noch 1 Zug jeder Seite.
       *[other] Remis nach noch { $left } Zügen jeder Seite.
    }

## Was nicht geht, und warum

refused-game-over = Die Partie ist zu Ende.
refused-no-piece = Hier steht keine Figur.
refused-not-your-piece =
    { $turn ->
        [white] Weiß ist am Zug.
       *[black] Schwarz ist am Zug.
    }
refused-must-capture =
    { $pieces ->
        [one] Du musst schlagen: Die markierte Figur kann es.
       *[other] Du musst schlagen: { $pieces } markierte Figuren können es.
    }
refused-must-take-most =
    { $takes ->
        [0] So schlägst du nichts
        [one] So schlägst du nur 1 Figur
       *[other] So schlägst du nur { $takes } Figuren
    }: { $most ->
        [one] 1 Figur ist Pflicht.
       *[other] { $most } sind Pflicht.
    }
refused-must-take-with-king = Du musst mit einer Dame schlagen: Sie geht vor.
refused-must-take-most-kings =
    { $takes ->
        [0] So schlägst du keine Dame
        [one] So schlägst du nur 1 Dame
       *[other] So schlägst du nur { $takes } Damen
    }: { $most ->
        [one] 1 ist Pflicht.
       *[other] { $most } sind Pflicht.
    }
refused-must-meet-king-earlier = Du musst den Weg wählen, der früher auf eine Dame trifft.
refused-must-go-on = Es geht weiter: Wähle ein markiertes Feld.
refused-must-land-to-go-on = Du musst dort landen, wo du weiterschlagen kannst: auf einem markierten Feld.
refused-cannot-take-king = Ein Stein kann keine Dame schlagen.
refused-cannot-take-backward = Ein Stein schlägt nur vorwärts.
refused-cannot-move-backward = Ein Stein zieht nur vorwärts.
refused-one-square-only = Diese Figur zieht nur ein Feld weit.
refused-already-jumped = Dieselbe Figur darf nicht zweimal übersprungen werden.
refused-blocked = Der Weg ist versperrt.
refused-occupied = Dieses Feld ist besetzt.
refused-not-on-line = Gezogen wird auf den Diagonalen.
refused-own-piece = Eigene Figuren kann man nicht überspringen.
refused-two-in-a-row = Zwei Figuren hintereinander kann man nicht überspringen.
refused-must-land-just-behind = Du musst direkt hinter der geschlagenen Figur landen.

## Ergebnis und Remis

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Du hast keine Figuren mehr
        [white] Weiß hat keine Figuren mehr
       *[black] Schwarz hat keine Figuren mehr
    }
reason-no-moves =
    { $who ->
        [you] Du kannst nicht ziehen
        [white] Weiß kann nicht ziehen
       *[black] Schwarz kann nicht ziehen
    }
reason-resigned =
    { $who ->
        [you] Du hast aufgegeben
        [white] Weiß hat aufgegeben
       *[black] Schwarz hat aufgegeben
    }
reason-out-of-time =
    { $who ->
        [you] Deine Zeit ist abgelaufen
        [white] Die Zeit von Weiß ist abgelaufen
       *[black] Die Zeit von Schwarz ist abgelaufen
    }
outcome-wins =
    { $who ->
        [you] Du gewinnst
        [white] Weiß gewinnt
       *[black] Schwarz gewinnt
    }
draw-agreed = Remis: Ihr habt euch geeinigt.
draw-repetition = Remis: zum dritten Mal dieselbe Stellung.
draw-quiet =
    Remis: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } jeder Seite ohne Schlagen und ohne { $resets ->
        [capture-or-crown] neue Dame.
       *[capture-or-man] Zug eines Steins.
    }
draw-ending =
    Remis: Dieses Endspiel wurde nicht in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } gewonnen.
offer-draw = Remis anbieten
agree-draw = Remis annehmen
decline-draw = Ablehnen
draw-offered =
    { $side ->
        [white] Weiß bietet Remis an.
       *[black] Schwarz bietet Remis an.
    }
claim-draw = Remis reklamieren
resign = Aufgeben
looking-back = Du blickst zurück. Spiel ab hier weiter oder geh wieder vor.
play-on = Ab hier weiterspielen
restore-game = Alte Partie zurückholen

## Das Brett für Vorleseprogramme

board-label = Brett, { $game }
square-empty = { $square }, leer
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] weißer Stein
           *[black] schwarzer Stein
        }
       *[king] { $side ->
            [white] weiße Dame
           *[black] schwarze Dame
        }
    }
mark-selected = gewählt
mark-can-move = kann ziehen
mark-can-capture = kann schlagen
mark-must-capture = muss schlagen
mark-destination = mögliches Zielfeld
mark-capture-destination = mögliches Zielfeld, schlägt
mark-victim = würde geschlagen
mark-last-from = hier begann der letzte Zug
mark-last-to = hier endete der letzte Zug
mark-waiting = geschlagen, verschwindet nach dem Zug
mark-reason = das ist der Grund

## Warum, und was einmal gesagt wird

show-rule = Warum?
house-rule = Neue Partie ohne Schlagzwang
all-rules = Alle Regeln dieses Spiels
lesson-duty = Bei Dame gilt: Wer schlagen kann, muss schlagen – mit einer der eingeklammerten Figuren.
lesson-backward = In diesem Spiel schlagen Steine auch rückwärts.
lesson-flying = In diesem Spiel sind Damen langschrittig: Sie ziehen auf einer freien Diagonale beliebig weit.
lesson-strike = Türkenschlag: Geschlagene Figuren stehen im Weg, bis der Zug zu Ende ist.
counter-reset = Die Zählung zum Remis beginnt von vorn.
mark-goal = hier soll dein Zug enden

## Die Regeln in Sätzen

kings-short = Damen ziehen ein Feld weit
kings-flying = Langschrittige Damen
rule-board = Das Brett hat { $width }×{ $height } Felder; jede Seite beginnt mit { $men } Steinen.
rule-first =
    { $side ->
        [white] Weiß beginnt.
       *[black] Schwarz beginnt.
    }
rule-steps = Die Figuren stehen auf den dunklen Feldern und ziehen auf den Diagonalen auf ein freies Feld.
rule-man-moves = Ein Stein zieht ein Feld vorwärts.
rule-man-forward = Ein Stein schlägt nur vorwärts.
rule-man-all-ways = Ein Stein schlägt vorwärts und rückwärts.
rule-prey-any = Ein Stein darf Steine und Damen schlagen.
rule-prey-men = Ein Stein kann keine Dame schlagen.
rule-king-short = Eine Dame zieht ein Feld weit, vorwärts oder rückwärts, und schlägt auch in beide Richtungen.
rule-king-flying = Eine Dame ist langschrittig: Sie zieht vorwärts und rückwärts, so weit die Diagonale frei ist, und schlägt aus jeder Entfernung.
rule-landing-free = Eine schlagende Dame darf auf jedem freien Feld hinter der übersprungenen Figur landen.
rule-landing-go-on = Eine schlagende Dame muss dort landen, wo sie weiterschlagen kann; gibt es kein solches Feld, auf einem beliebigen freien dahinter.
rule-landing-behind = Eine schlagende Dame landet direkt hinter der übersprungenen Figur.
rule-jumps = Geschlagen wird durch Sprung über eine gegnerische Figur auf ein freies Feld dahinter. Eigene Figuren und zwei Figuren hintereinander kann man nicht überspringen.
rule-finish = Geschlagen wird, so lange die Figur weiterschlagen kann; alle Sprünge sind ein Zug.
rule-choice-free = Unter mehreren Schlagzügen hat man freie Wahl, auch wenn ein anderer mehr schlägt.
rule-choice-order = Unter mehreren Schlagzügen entscheidet der Reihe nach, was hier folgt; den Rest wählt man selbst.
rule-choice-step = Unter mehreren Schlagzügen entscheidet, was hier folgt; den Rest wählt man selbst.
rule-quantity = Man muss so viele Figuren schlagen wie möglich.
rule-with-king = Eine Dame, die schlagen kann, geht einem Stein vor.
rule-most-kings = Der Schlagzug, der mehr Damen schlägt, geht vor.
rule-kings-earliest = Der Schlagzug, der früher auf eine Dame trifft, geht vor.
rule-crown-ends = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und sein Zug ist zu Ende.
rule-crown-king = Ein Stein, der die letzte Reihe erreicht, wird sofort zur Dame; schlägt er gerade, so schlägt er als Dame weiter.
rule-crown-man = Ein Stein, dessen Zug auf der letzten Reihe endet, wird zur Dame; kann er von dort weiterschlagen, so tut er das als Stein.
rule-lift-after = Geschlagene Figuren verschwinden erst nach dem Zug: Bis dahin stehen sie im Weg, und keine darf zweimal übersprungen werden.
rule-lift-at-once = Geschlagene Figuren verschwinden, sobald sie übersprungen sind.
rule-goal-usual = Wer keine Figuren mehr hat oder nicht ziehen kann, verliert.
rule-goal-losing = Wer keine Figuren mehr hat oder nicht ziehen kann, gewinnt.
rule-repetition-claim = Kommt dieselbe Stellung zum dritten Mal vor, kann jeder Remis reklamieren.
rule-repetition-drawn = Kommt dieselbe Stellung zum dritten Mal vor, ist die Partie remis.
rule-limit-quiet =
    Nach { $moves } Zügen jeder Seite ohne Schlagen und ohne { $resets ->
        [capture-or-crown] neue Dame ist die Partie remis.
       *[capture-or-man] Zug eines Steins ist die Partie remis.
    }
rule-limit-lone-king =
    { $kings ->
        [0] Eine Dame allein gegen { $pieces } Figuren: Nach { $moves } Zügen jeder Seite ist die Partie remis.
        [one] Eine Dame allein gegen { $pieces } Figuren, darunter eine Dame: Nach { $moves } Zügen jeder Seite ist die Partie remis.
       *[other] Eine Dame allein gegen { $pieces } Figuren, darunter mindestens { $kings } Damen: Nach { $moves } Zügen jeder Seite ist die Partie remis.
    }
rule-limit-both-kings =
    Bei { $pieces } Figuren auf dem Brett und Damen auf beiden Seiten: Nach { $moves } Zügen jeder Seite ohne Schlagen und ohne { $resets ->
        [capture-or-crown] neue Dame ist die Partie remis.
       *[capture-or-man] Zug eines Steins ist die Partie remis.
    }
rule-road-lone = Das gilt, solange die einzelne Dame auf der langen Diagonale steht.
rule-road-stronger = Das gilt, solange die stärkere Seite eine Dame auf der langen Diagonale hat.

## Ansagen

said-move =
    { $who ->
        [you] Du
        [white] Weiß
       *[black] Schwarz
    }: { $from } nach { $to }.
said-capture =
    { $who ->
        [you] Du
        [white] Weiß
       *[black] Schwarz
    }: { $from } schlägt { $count }, bis { $to }.
said-crown = Neue Dame.
said-new-game = Neue Partie: { $game }.
said-undo = Zurückgenommen.
said-redo = Wieder gezogen.
said-flip =
    { $side ->
        [white] Weiß ist jetzt unten.
       *[black] Schwarz ist jetzt unten.
    }

## Störungen

worker-restarted = Der Computer musste neu starten. Er denkt noch einmal nach.
worker-failed = Der Computergegner startet nicht. Deine Partie bleibt erhalten.
try-again = Noch einmal versuchen
dismiss = Schließen
saved-dropped = Die gespeicherte Partie war nicht lesbar, deshalb ist dies eine neue.
storage-blocked = Dein Browser lässt diese Seite nichts speichern: Die Partie ist weg, wenn du sie schließt.
new-version = Eine neue Version ist da. Sie kommt mit deiner nächsten Partie.
load-now = Jetzt laden
copied = Kopiert.
copy-failed = Das Kopieren hat nicht geklappt.

## Künftige Partien, und was zu einer Partie gehört

options-title = Optionen der Partie
rematch = Revanche
hint = Tipp
hint-shown = Tipp: { $text }
hint-wins =
    Tipp: { $text }, gewinnt in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }
hint-loses =
    Tipp: { $text }, verliert in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }
hint-draws = Tipp: { $text }, Remis bei bestem Spiel
hints-given = Tipps: { $count }
hint-sought = Ein guter Zug wird gesucht …
offer-weighed = Der Computer überlegt sich dein Angebot …
draw-declined = Der Computer lehnt das Remis ab.
from-next-game = Das gilt ab der nächsten Partie.
clock-left = Restzeit: { $minutes } min { $seconds } s
player-score = Punkte: { $points }
reset-score = Punktestand zurücksetzen
seat-title = Deine Steine
seat-first = Die zuerst ziehen
seat-dark = Dunkle
seat-light = Helle
seat-chance = Zufall
pace-title = Uhr
pace-free = Keine
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Vorgabe: weniger Steine beim Gegner
odds-none = Keine
odds-men =
    { $men ->
        [one] 1 Stein
       *[other] { $men } Steine
    }
custom-switch = Anfangen nach Tradition
custom-line =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } zieht zuerst.
lie-switch = Brett nach Tradition drehen
lie-line = Das Feld unten rechts ist dunkel.
opening-switch = Eröffnung auslosen
opening-line = Die ersten Züge werden aus der Turnierliste gelost; es beginnt die traditionelle Seite.
draws-switch = Remis wie im Turnier
draws-line = Nach den Regeln des Verbands.
hints-switch = Tipps
hints-line = Ein Knopf zeigt den Zug, den der Computer in voller Stärke spielen würde.
results-title = Ergebnisse
results-won = Gewonnen
results-drawn = Remis
results-lost = Verloren
mark-hint-from = Tipp: hiermit ziehen
mark-hint-to = Tipp: hierher ziehen

## Was man sieht und hört

set-title = Brett und Steine
set-wood = Holz
set-paper = Papier
set-slate = Schiefer
set-contrast = Hoher Kontrast
labels-switch = Namen der Felder
labels-line = Zahlen oder Buchstaben auf dem Brett.
speed-title = Animation
speed-normal = Normal
speed-fast = Schnell
speed-slow = Langsam
speed-off = Aus
turning-title = Zum Spieler drehen, der am Zug ist
turning-never = Nichts
turning-board = Das Brett
turning-pieces = Nur die Steine
sound-switch = Ton
sound-line = Züge, Schläge und das Ende der Partie sind zu hören.
typed = Dein Zug: { $text }
