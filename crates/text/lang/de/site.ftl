# Die Wörter der Regelseiten auf Deutsch. Was ein Satz über ein Spiel sagt, kommt aus dessen Regeln im
# Programm; was zu jedem Spiel zu erzählen ist, steht in rules/.

## Adressen

slug-rules = regeln
slug-optional = ohne-schlagzwang
slug-help = spielanleitung
slug-american = amerikanisch
slug-russian = russisch
slug-brazilian = brasilianisch
slug-spanish = spanisch
slug-italian = italienisch
slug-czech = tschechisch
slug-pool = pool
slug-international = international

## Rund um jede Seite

nav-label = Seiten
nav-game = Spielen
nav-rules = Alle Regeln
nav-help = So spielst du hier
nav-help-short = Hilfe
nav-languages = Sprachen
play-now = Jetzt kostenlos spielen
play-line = Gratis, direkt im Browser, ohne Download und ohne Anmeldung.
skip = Zum Text
offer = Diese Seite auf Deutsch
missing = Diese Seite gibt es nicht

## Die Seite eines Spiels

how-title = So spielst du es hier
how-text = Menü (☰) → Regelvariante → { $variant }: Schon beginnt eine neue Partie, gegen den Computer in drei Stärken oder zu zweit an einem Bildschirm.
rules-title = Die Regeln
part-board = Brett und Aufstellung
part-moves = Ziehen
part-captures = Schlagen
part-choice = Welcher Schlag gilt
part-crown = Damenumwandlung
part-end = Gewonnen, verloren, remis
tradition-title = Was Tradition ist und wie es hier steht
tradition-first =
    { $side ->
        [white] Nach der Tradition beginnt Weiß.
       *[black] Nach der Tradition beginnt Schwarz.
    } Hier stehen die dunklen Steine bei dir und beginnen; Seite, erster Zug und Lage des Bretts lassen sich in den Optionen der Partie ändern.
tradition-same =
    { $side ->
        [white] Wie es Tradition ist, beginnt Weiß und steht bei dir; eine andere Seite lässt sich in den Optionen der Partie wählen.
       *[black] Wie es Tradition ist, beginnt Schwarz und steht bei dir; eine andere Seite lässt sich in den Optionen der Partie wählen.
    }
tradition-turned = Auf dem amtlichen Brett ist das Feld unten rechts dunkel, es ist das Spiegelbild des Bretts hier; eine Option dreht es.
tradition-draws = Turniere haben eigene Remisregeln, die sich hier einschalten lassen:
compare-title = Im Vergleich: { $other }
compare-alone = Auf einen Blick
compare-rule = Regel
tips-title = Tipps
questions-title = Häufige Fragen
sources-title = Was anderswo steht
others-title = Die anderen Spiele

## Diagramme

diagram-yes = Erlaubt
diagram-no = Nicht erlaubt
diagram-try = Selbst probieren
diagram-step = Schritt
diagram-again = Noch einmal
diagram-right = Richtig, das ist erlaubt.

## Die Tabelle

row-board = Brett
row-men = Steine je Seite
row-duty = Schlagzwang
row-finish = Angefangenes Schlagen muss zu Ende geführt werden
row-backward = Steine schlagen rückwärts
row-flying = Langschrittige Damen
row-prey = Steine dürfen Damen schlagen
row-most = Die meisten Figuren sind Pflicht
row-precedence = Danach geht vor
row-crown = Ein Stein, der beim Schlagen die letzte Reihe erreicht
row-lift = Geschlagene Figuren verschwinden
cell-yes = ja
cell-no = nein
cell-none = freie Wahl
cell-with-king = die Dame vor dem Stein
cell-most-kings = die meisten Damen
cell-kings-earliest = die Dame, die früher kommt
cell-ends-move = wird zur Dame, der Zug endet
cell-goes-on-as-king = wird zur Dame und schlägt als Dame weiter
cell-goes-on-as-man = schlägt als Stein weiter, wird nur am Ende des Zuges zur Dame
cell-after-move = nach dem Zug
cell-at-once = sofort, beim Überspringen

## Die Übersicht

overview-title = Dame-Regeln und Varianten
overview-description = Acht Arten Dame nebeneinander: amerikanisch, russisch, brasilianisch, spanisch, italienisch, tschechisch, Pool und international, in einer Tabelle erklärt.
overview-text = „Wie geht Dame eigentlich richtig?“ Darauf gibt es mehr als eine Antwort. Gemeinsam ist allen Spielen, dass auf den Diagonalen gezogen, durch Überspringen geschlagen und ein Stein am anderen Ende zur Dame wird. In wenigen Punkten gehen sie auseinander, und jeder davon verändert das Spiel. Die Tabelle stellt sie nebeneinander; jeder Eintrag stammt aus den Regeln, nach denen das Programm auf dieser Seite spielt.
overview-games = Die Spiele im Einzelnen

## Ohne Schlagzwang

optional-title = Dame ohne Schlagzwang
optional-description = Die Hausregel vieler Küchentische: Man darf schlagen, muss aber nicht. Wie das hier mit jeder Variante geht und was es aus dem Spiel macht. Kostenlos spielen.
optional-text = Viele haben Dame zu Hause ohne Schlagzwang gelernt. Kein Verband spielt so, und es ist ein anderes Spiel: Ohne Pflicht gibt es keine Kombinationen, und wer vorn liegt, kann in Ruhe abwarten. Zum Anfangen ist es trotzdem schön, und hier lässt sich jede Variante so spielen.
optional-how = Menü (☰) → Regelvariante, dann unter den Spielen den Schlagzwang ausschalten. Das gilt für jede Variante, die du wählst.
optional-rules = Was sich ändert
optional-same = Alle anderen Regeln bleiben. Hat ein Spiel eine Rangfolge unter den Schlägen, so gilt sie auch dann, wenn du dich fürs Schlagen entscheidest.
own-title = Eigene Regeln
own-text = Brett, Schlagen, Damen, Rangfolge, Remis und Ziel lassen sich einzeln wählen. Was nicht zusammenpasst, wird mit Grund abgelehnt; alles andere spielst du sofort, gegen den Computer oder zu zweit, und gibst es als Link weiter.
own-link = Regeln zusammenstellen
