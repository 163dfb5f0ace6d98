# Die Seite über die Bedienung auf Deutsch. Schaltflächen stehen als Variablen da, damit sie hier so heißen wie
# im Spiel.

title = So spielst du hier: Ziehen, Tasten, Stufen
description = Alles, was das Brett kann: Tippen, Ziehen, Tasten und getippte Züge, Zurücknehmen, Tipps, drei Stärken, Spiel zu zweit, Uhr und Spielen ohne Netz.
opening = Es gibt nichts zu installieren und keine Anmeldung: Sobald die Seite da ist, ist auch das Brett da. Zum Anfangen brauchst du nichts von dem, was folgt. Tippe einen Stein an, dann ein markiertes Feld, und sieh hier nach, wenn du wissen willst, was es sonst noch gibt.

part-begin = Eine Partie beginnen
    .text = Öffne das Menü (☰). Unter „{ $menu-rules }“ stehen alle Spiele; wer eines wählt, ist schon mittendrin. Der Schalter „{ $forced-capture }“ darunter nimmt die Pflicht zum Schlagen weg. Unter „{ $menu-opponent }“ wählst du zwischen dem Computer in drei Stärken und einem Menschen neben dir, auch noch mitten in der Partie.
    .more = Auf den Brettern mit 8×8 Feldern stehen die dunklen Steine bei dir und beginnen, auf dem großen Brett die hellen, wie es dessen Regeln sagen. Eine Partie, die du für eine neue verlassen hast, kommt mit „{ $restore-game }“ wieder.
part-move = Ziehen
    .text = Tippe die Figur an, dann das Feld, auf das sie soll, oder zieh sie dorthin. Kann nur eine Figur auf ein Feld, genügt es, das Feld anzutippen. Schlägst du mehrere auf einmal, tippe das letzte Feld an oder jedes auf dem Weg.
    .more = Was ziehen kann, ist markiert. Musst du schlagen, stehen die Figuren, die es können, in Klammern.
part-refused = Wenn ein Zug nicht geht
    .text = Dann nennt die Zeile am Brett die Regel, die ihn verbietet, und das Brett markiert die Figuren, um die es geht.
    .more = „{ $show-rule }“ öffnet die Regeln deiner Partie genau bei diesem Satz, und der Name des Spiels über dem Brett öffnet sie von vorn. Sie sind aus dem geschrieben, wonach das Programm spielt, und können nichts anderes behaupten.
part-back = Zurücknehmen und nachsehen
    .text = „{ $menu-undo }“ nimmt so viele Züge zurück, wie du willst, auch eine Aufgabe oder ein vereinbartes Remis; „{ $menu-redo }“ spielt sie wieder.
    .more = Jeder Zug der Liste lässt sich antippen, und das Brett zeigt die Stellung danach. „{ $play-on }“ lässt die Partie von dort anders weitergehen.
part-levels = Stärken und Tipps
    .text = „{ $versus-easy }“ sieht wenig und übersieht manchmal einen Stein: Ein Kind kann gewinnen. „{ $versus-medium }“ rechnet ein paar Züge voraus wie jemand, der neu im Verein ist. „{ $versus-hard }“ spielt so gut, wie es in etwa einer Sekunde geht, und fehlerlos, sobald nur noch wenige Figuren stehen.
    .more = „{ $hint }“ zeigt den Zug, den der Computer in voller Stärke machen würde, und bei wenigen Figuren auch, wie die Partie ausgeht. Tipps werden neben dem Brett gezählt; wer nicht in Versuchung kommen will, schaltet sie ab.
part-two = Zu zweit an einem Bildschirm
    .text = Wähle „{ $friend }“. Das Brett kann sich zu dem drehen, der am Zug ist, oder nur die Figuren, wenn ihr euch an einem Tablet gegenübersitzt.
    .more = Unter „{ $menu-more }“ lässt sich Remis anbieten oder aufgeben, und „{ $rematch }“ beginnt die nächste Partie mit vertauschten Farben. Mehrere Partien hintereinander werden nach Punkten gezählt.
part-options = Uhr, Seite, Vorgabe
    .text = Unter „{ $options-title }“ wählst du deine Seite, eine Uhr mit oder ohne Zuschlag für jeden Zug und eine Vorgabe von einem Stein oder mehr.
    .more = Manche Spiele haben dort noch mehr: ausgeloste Eröffnungen, Remis wie im Turnier, die Seite, die nach der Tradition beginnt, und das Brett, wie es nach der Tradition liegt. Alles gilt ab der nächsten Partie.
part-look = Brett, Figuren, Ton
    .text = Unter „{ $menu-board }“ findest du vier Sätze Brett und Steine, einen davon mit hohem Kontrast, die Namen der Felder und das Tempo, in dem die Figuren ziehen.
    .more = Den Ton schaltest du oben im Menü ein und aus. Hell oder dunkel ist die Seite so, wie dein Gerät es ist.
part-kept = Was erhalten bleibt
    .text = Die Partie auf dem Brett bleibt von selbst erhalten: Schließ die Seite, komm wieder, sie ist noch da. Unter „{ $results-title }“ zählt das Menü, was du gegen jede Stärke gewonnen, remis gespielt und verloren hast. Kopieren lässt sich eine Partie in PDN, der Schreibweise, die andere Dame-Programme lesen.
    .more = All das bleibt in diesem Browser auf diesem Gerät. Niemandem wird etwas geschickt.
part-offline = Ohne Netz
    .text = Nach dem ersten Besuch öffnet sich das Spiel auch ohne Netz, mit Computergegner und Regelseiten.
    .more = Es lässt sich auch installieren: Das Menü des Browsers hat dafür einen Eintrag oder einen, der es auf den Startbildschirm legt. Danach startet es wie jede andere App.
part-keys = Tasten
    .text = Mit der Tabulatortaste kommst du aufs Brett. Die Pfeiltasten gehen über die dunklen Felder, Pos1 und Ende an die Enden einer Reihe. Eingabe oder Leertaste nimmt eine Figur auf und setzt sie ab, Esc lässt sie wieder los. Strg+Z nimmt einen Zug zurück, Strg+Y spielt ihn wieder.
    .more = Oder tippe den Zug so, wie man ihn schreibt, c3d4 oder 22-18: Er wird gemacht, sobald kein anderer gemeint sein kann. Die Rücktaste löscht das letzte Zeichen.
part-access = Für alle
    .text = Ein Screenreader kann das Brett vorlesen und darauf spielen: Jedes Feld sagt, was darauf steht und was sich dort tun lässt, und jeder Zug wird angesagt.
    .more = Markierungen unterscheiden sich in der Form, nicht nur in der Farbe, Figuren gleiten nicht, wenn dein Gerät weniger Bewegung wünscht, und alles ist auch in vierfacher Größe erreichbar.
