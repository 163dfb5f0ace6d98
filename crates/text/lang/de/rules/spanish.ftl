# Die Seite des spanischen Dame auf Deutsch. Quelle zur Geschichte: die Bücher von Ruiz Montero (1591),
# Valls (1597) und García Canalejas (1650), nach draughtsandchesshistory.com.

title = Spanisches Dame: die Regeln
description = Spanisches Dame, das Spiel der ältesten Damebücher: Aufstellung, Schlagen und seine Rangfolge, Umwandlung, Remis, Tipps und Partie kostenlos im Browser.
line = Das Spiel der ältesten Damebücher, auch in Portugal zu Hause. { $most-kings }
opening = Die ältesten Bücher über das Damespiel sind spanisch: 1591 ließ Pedro Ruiz Montero eines drucken, 1597 in Valencia Lorenzo Valls, und die Sammlung, die Juan García Canalejas 1650 in Saragossa herausbrachte, gilt noch heute als Fundgrube. In Portugal spielt man dasselbe Spiel als portugiesisches Dame. Sein Reiz liegt im Gefälle zwischen den Figuren. { $man-captures } { $king } Zwischen einem Stein und einer Dame liegt also eine ganze Welt, und oft geht es eine Partie lang um ein einziges Feld der Grundreihe: Wer dort zuerst ankommt, spielt fortan ein anderes Spiel.
tip-1 = Die erste Dame darf etwas kosten
    .text = Gegen Steine, die sich nach hinten nicht wehren, greift eine Dame in aller Ruhe von hinten an. Zwei Steine für die einzige Dame auf dem Brett sind meist ein gutes Geschäft. Prüf aber, ob sie gleich nach der Ankunft abgeholt wird.
tip-2 = Rühr die Grundreihe spät an
    .text = Aus demselben Grund sind die hintersten Steine deine Versicherung. Solange zwei richtig stehen, wird jeder Durchbruch teuer.
tip-3 = Lenk den Gegner mit der Rangfolge
    .text = { $choice } { $quantity } { $most-kings } Biete deine Figuren so an, dass ausgerechnet der Schlag Pflicht wird, der ihm die Stellung verdirbt.
tip-4 = Schließ die Reihen
    .text = Eine langschrittige Dame holt, was ein freies Feld hinter sich hat. Steine am Rand und Steine, die auf der Diagonale dicht hintereinander stehen, geben ihr nichts.
tip-5 = Sichere dir die lange Diagonale
    .text = Schon die alten Meister haben ihr ganze Kapitel gewidmet. Drei Damen gewinnen gegen eine, wenn sie ihnen gehört; steht die einzelne darauf, ist nichts zu machen.
tip-6 = Vergiss die geschlagenen Figuren nicht
    .text = { $lift } Viele Kombinationen leben davon, dass eine Dame nicht so weit kommt, wie sie wollte, weil ihr letztes Opfer noch dasteht.
question-1 = Welchen Schlag muss ich wählen?
    .answer = { $choice } { $quantity } { $most-kings } Ob dabei ein Stein oder eine Dame schlägt, ist gleich.
question-2 = Schlagen Steine rückwärts?
    .answer = { $man-captures } Wer das Dame auf hundert Feldern gewohnt ist, sieht hier anfangs Drohungen, die keine sind.
question-3 = Darf ein Stein eine Dame schlagen?
    .answer = { $man-prey } Eine Dame, die vor einem Stein haltmacht und hinter sich ein freies Feld hat, ist verloren wie jede andere Figur.
question-4 = Was wird aus einem Stein, der beim Schlagen hinten ankommt?
    .answer = { $crown } Das gibt dem Gegner genau einen Zug, um sich auf die neue Dame einzustellen.
question-5 = Warum ist das Brett in spanischen Büchern spiegelverkehrt?
    .answer = In Spanien und Portugal liegt das dunkle Eckfeld rechts, die lange Diagonale läuft also nach rechts unten. Am Spiel ändert das nichts; in den Optionen der Partie kannst du das Brett so legen.
question-6 = Ist portugiesisches Dame dasselbe?
    .answer = Im Ziehen und Schlagen ja. Bei der Zählung zum Remis ändern die Verbände ihre Ordnungen gelegentlich. Auf dieser Seite gilt: { $limits }
sources = Als erstes Damebuch wird oft ein Werk von Antonio de Torquemada aus dem Jahr 1547 genannt, doch ein sicheres Exemplar kennt man nicht. Bei den Regeln hören manche Programme nach der Zahl der Figuren auf. Der spanische Verband geht einen Schritt weiter: { $most-kings } Die Turnierregeln zum Remis auf dieser Seite sind die des portugiesischen Verbands in der Fassung vor 2026.
