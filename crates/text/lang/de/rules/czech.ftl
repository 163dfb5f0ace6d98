# Die Seite des tschechischen Dame auf Deutsch. Quellen: Česká federace dámy (ČFD); FMJD, kurze Regeln
# des tschechischen Dame; de.wikipedia.org/wiki/Dame_(Spiel).

title = Tschechisches Dame (Dáma): die Regeln
description = Tschechisches Dame, Dáma: welche Figur schlagen muss, langschrittige Damen, Umwandlung und Remis, mit Tipps, Antworten und Partie kostenlos im Browser.
line = Dáma, das Spiel der böhmischen und mährischen Stuben. { $with-king }
opening = In Tschechien und der Slowakei liegt Dáma in fast jeder Spielesammlung, und der Verband, die Česká federace dámy, trägt darin neben dem internationalen Dame eigene Meisterschaften aus. Wer in Deutschland mit weit ziehenden Damen aufgewachsen ist, findet sich sofort zurecht, denn kein anderes Spiel auf dieser Seite kommt dem Dame unserer Spielesammlungen so nahe. { $man-captures } Gezählt wird nichts, verglichen fast nichts. Nur eine Höflichkeit ist Gesetz: { $with-king } Ladies first also, und wie jede Etikette lässt sich auch diese als Waffe gebrauchen.
tip-1 = Ruf die Dame weg
    .text = Ein Stein, den eine gegnerische Dame schlagen muss, holt sie von jedem Posten, was immer ihr Besitzer lieber täte. Am schönsten ist es, wenn sie dort landet, wo du sie schlägst.
tip-2 = Nutz ihre Pflicht als Schutz
    .text = Solange drüben eine Dame schlagen muss, kann kein Stein es tun. Ein Stein von dir, der schon verloren scheint, bekommt so einen Zug geschenkt, und einer genügt oft.
tip-3 = Vorsicht mit der eigenen Dame
    .text = Mit ihr wächst auch deine Pflicht. Sieh vor der Umwandlung nach, ob sie gleich schlagen muss und wo sie danach steht.
tip-4 = Nimm weniger, wenn du besser stehst
    .text = { $choice } Unter mehreren Schlägen derselben Art ist der beste der, nach dem dir nichts geschlagen wird.
tip-5 = Halte die Reihen geschlossen
    .text = Steine wehren sich nicht mehr gegen das, was an ihnen vorbei ist. Zieh die hinteren nach, bevor in der Mitte ein Loch entsteht, in dem die Dame landet.
tip-6 = Im Endspiel zählt die lange Diagonale
    .text = Drei Damen stellen eine, die abseits steht. Erreicht die einzelne die lange Diagonale, ist es so gut wie remis.
question-1 = Was heißt „die Dame geht vor“?
    .answer = { $with-king } Und zwar auch dann, wenn der Stein drei Figuren schlagen könnte und sie nur eine.
question-2 = Gibt es eine Pflicht, die meisten Steine zu schlagen?
    .answer = { $choice } { $with-king } Damit ist die ganze Rangfolge gesagt; die Zahl kommt darin nicht vor.
question-3 = Darf ich mitten im Schlagen aufhören?
    .answer = { $finish } { $landing } Eine Dame darf sich also kein Feld aussuchen, auf dem ihr der zweite Schlag erspart bliebe.
question-4 = Dürfen Steine rückwärts schlagen?
    .answer = { $man-captures } { $king }
question-5 = Ist ein Stein, der beim Schlagen hinten ankommt, sofort Dame?
    .answer = { $crown } Die Pflichten einer Dame beginnen für ihn mit dem nächsten Zug.
question-6 = Spielt man mit zwei oder drei Reihen?
    .answer = Zu Hause und auf manchem Wirtshausturnier stellt man nur zwei Reihen auf und nimmt dem die Figur weg, der das Schlagen vergisst. Beim Verband sind es drei: { $board } { $duty }
sources = Im Dame aus der deutschen Spielesammlung muss die Dame meist unmittelbar hinter der geschlagenen Figur landen, hier nicht. Für das Remis nennen die tschechischen Regeln keine Zügezahl, während die Kurzfassung des Weltverbands fünfzehn Züge ohne Schlag und ohne Zug eines Steins zählt.
