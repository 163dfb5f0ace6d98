# Die Analyseseite

sections = Bereiche
section-analysis = Analyse
section-position = Stellung
section-games = Partien
section-share = Teilen
position-text = FEN

## Eigene Regeln

section-rules = Regeln
own-start = Ausgehen von
own-corner = Dunkle Ecke
own-turned =
    { $turned ->
        [usual] Das Feld unten links ist dunkel.
       *[mirrored] Das Feld unten rechts ist dunkel.
    }
own-first = Wer beginnt
own-ways = Wie Steine schlagen
own-prey = Was Steine schlagen
own-reach = Damen
own-landing = Wo Damen landen
own-choice = Wahl beim Schlagen
own-step = Wahl beim Schlagen: Schritt { $number }
own-no-step = Mehr entscheidet nicht; den Rest wählt man selbst.
own-crown = Auf der letzten Reihe
own-lift = Geschlagene Figuren
own-goal = Ziel
own-repetition = Wiederholung
own-limits = Remis durch Zählen
own-no-limits = Es wird nicht gezählt.
own-tournament = Wie im Turnier: { $game }
own-fault-board = Auf diesem Brett kann man hier nicht spielen.
own-fault-landing = Das gilt nur für langschrittige Damen: Wähle hier die erste Zeile oder langschrittige Damen.
own-fault-twice = Das entscheidet schon in einem früheren Schritt: Wähle etwas anderes.
own-stays = Bis dahin gelten die Regeln unten.
own-summary = Diese Regeln gelten
own-same = Gleiches Spiel: { $game }
own-name = Name dieser Regeln
own-keep = Behalten und teilen
own-save = Speichern
own-save-new = Als neue speichern
own-copy = Link kopieren
own-play = Nach diesen Regeln spielen
own-maimed = Einige gespeicherte Regeln ließen sich nicht lesen.
own-list = Deine Regeln
own-delete = { $name } löschen
own-deleted = Gelöscht: { $name }
preset-russian-most = Russisch, Schwarz beginnt, Mehrheitsregel
preset-german = Deutsche Hausregel
preset-portuguese = Portugiesisch
preset-brazilian-large = Brasilianisch auf 10×10
preset-canadian = Kanadisch
preset-thai = Thailändisch
preset-poddavki = Poddawki (russisches Schlagdame)
preset-antidraughts = Antidame (Schlagdame)
variation = Statt { $text }
engine = Computeranalyse
engine-thinks = Rechnet …
engine-lines = Beste Fortsetzungen
engine-depth = Tiefe { $depth }
score-ahead =
    { $side ->
        [white] Weiß +{ $points }
       *[black] Schwarz +{ $points }
    }
score-even = Ausgeglichen
score-draw = Remis
score-wins =
    { $side ->
        [white] Weiß gewinnt in { $moves }
       *[black] Schwarz gewinnt in { $moves }
    }
graph-label = Verlauf der Partie über { $moves } Halbzüge
graph-slider = Entlang der Partie
review-game = Fehler suchen
review-runs = Fehler werden gesucht
review-cancel = Abbrechen
review-done = Gefundene Fehler: { $count }
review-first = Zum ersten
brush-title = Setzen
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Weißer Stein
               *[king] Weiße Dame
            }
       *[black]
            { $rank ->
                [man] Schwarzer Stein
               *[king] Schwarze Dame
            }
    }
brush-erase = Entfernen
turn-title = Am Zug
setup-start = Grundstellung
setup-clear = Brett leeren
setup-analyse = Diese Stellung analysieren
setup-play = Von hier an spielen
setup-unreadable = Das ist keine Stellung: { $text }
setup-no-pieces = Auf dem Brett stehen keine Figuren.
setup-man-on-crown-row = Ein Stein auf { $square } wäre eine Dame.
setup-off-board = Eine Figur steht neben dem Brett.
setup-two-pieces = Auf { $square } stehen zwei Figuren.

section-learn = Lernen
course = Kurs
course-step = Schritt { $step } von { $all }
course-any = Mach irgendeinen Zug.
course-move = Spiel { $text }.
course-find = Finde den einzigen erlaubten Zug.
course-other = { $text } ist erlaubt, gefragt ist hier aber ein anderer Zug.
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzle-of-the-day = Aufgabe des Tages
puzzle-number = Aufgabe { $number }
puzzle-task =
    { $side ->
        [white] Weiß zieht und gewinnt.
       *[black] Schwarz zieht und gewinnt.
    }
puzzle-wrong = { $text } ist nicht der gesuchte Zug. Versuche: { $tries }
puzzles-failed = Die Aufgaben konnten nicht geladen werden.
learn-right = Richtig. Weiter so.
learn-done = Gelöst!
learn-shown = Die Lösung: { $text }
learn-hint = Zieh mit der Figur auf { $square }.
learn-solution = Lösung zeigen
learn-next = Weiter
learn-back = Zurück
learn-leave = Lektion verlassen
learned-dropped = Was du gelernt hattest, war nicht lesbar und beginnt deshalb von vorn.

games-file = Datei öffnen
games-paste = Partie, Stellung oder Link einfügen
games-open = Öffnen
games-none = In diesem Text ist keine Partie.
games-player = Spieler
games-position = Diese Stellung
games-count = Partien: { $count }
games-reading = Partien werden gelesen
games-searching = Partien werden durchgesehen
games-stop = Anhalten
games-back = Zurück
games-on = Weiter

fault-at = Zeile { $line }, Spalte { $column }.
fault-found = Gefunden: { $text }
fault-expected = Erwartet: { $text }
fault-setup = Diese Stellung ist nicht spielbar.
fault-rules = Diese Regeln sind nicht lesbar oder passen nicht zusammen.
expect-move = ein Zug oder ein Ergebnis

link-none = Das ist kein Link zu einer Partie.
link-newer = Dieser Link stammt von einer neueren Version der Seite. Lade die Seite neu.
link-damaged = Dieser Link ist beschädigt: Zeichen sind falsch oder fehlen. Kopiere ihn noch einmal ganz.
link-impossible = Dieser Link ist ungültig: So kann die Partie nicht gespielt worden sein.

share-link = Link
share-copy-link = Link kopieren
share-send = Teilen …
share-code = QR-Code
share-position-only = Nur die Stellung
share-copy-game = Partie kopieren
share-save-game = Partie speichern
share-copy-position = Stellung kopieren
share-copy-picture = Bild kopieren
share-save-picture = Bild speichern

turns-begin = Per Link spielen
turns-end = Nicht mehr per Link spielen
turns-move = Du bist am Zug. Danach gibt es einen Link zum Verschicken.
turns-send = Dein Zug ist gemacht: Verschicke diesen Link. Du bekommst einen zurück, zum Öffnen oder zum Einfügen unter „Partien“.
turns-differ = Dieser Link setzt deine Partie nicht fort: Zug { $number } ist ein anderer.
turns-older = Der Link ist älter als deine Partie; gezeigt wird deine Partie.
turns-open = Trotzdem öffnen
