# Die Seite des russischen Dame auf Deutsch. Quellen zur Geschichte: Petrows Lehrbuch von 1827; FMJD,
# Sektion 64.

title = Russisches Dame (Schaschki): die Regeln
description = Russisches Dame oder Schaschki: wie gezogen, geschlagen und umgewandelt wird, wann Remis ist, mit Tipps, Antworten und Partie kostenlos im Browser.
line = Schaschki, das Dame der früheren Sowjetunion. { $choice }
opening = Schaschki wird zwischen Tallinn und Wladiwostok in Höfen und Parks gespielt und zugleich so ernst genommen wie Schach. Das erste russische Lehrbuch, 1827 erschienen, stammt von Alexander Petrow, der auch der stärkste Schachspieler seines Landes war; ein Endspiel trägt bis heute seinen Namen. Weltmeisterschaften gibt es seit 1993. Zwei Regeln machen das Spiel so scharf. Die eine gilt mitten im Schlagen: { $crown } Die andere lässt dir die Freiheit: { $choice } Deshalb kippen Partien hier in einem einzigen Zug, und wer gewinnen will, sucht diesen Zug ständig, für sich und für den Gegner.
tip-1 = Schau vor jedem Zug nach hinten
    .text = { $man-captures } Ein Stein, der an einem anderen vorbei ist, ist also noch nicht in Sicherheit, und der andere auch nicht. Die meisten Anfängerfehler sind übersehene Schläge rückwärts.
tip-2 = Lass keine Dame durch
    .text = Eine langschrittige Dame auf offenem Brett holt sich Stein um Stein. Um sie zu verhindern, darf es einen Stein kosten, zur Not auch zwei.
tip-3 = Halte die Hauptstraße
    .text = So heißt die lange Diagonale von a1 nach h8. Eine Dame darauf teilt das Brett, und eine einzelne Dame, die sie besetzt hält, ist auch von dreien nicht zu vertreiben.
tip-4 = Frag nicht, wie viel du schlägst, sondern wie du danach stehst
    .text = Du hast die Wahl, also sieh nach, wo deine Figur landet, was sie dort schlagen kann und welche deiner Steine sie allein lässt. Zwei Steine zu gewinnen und drei zu verlieren ist schnell geschehen.
tip-5 = Rechne mit denen, die schon geschlagen sind
    .text = { $lift } Mit diesem Türkenschlag lässt sich eine lange Schlagfolge zum Stehen bringen: Die Dame muss dort halten, wo du sie erwartest.
tip-6 = Halte deine Steine zusammen
    .text = Ein Stein mit Deckung dahinter ist kein Ziel. Rück in Gruppen vor und füll Lücken, bevor der Gegner sie findet.
question-1 = Muss man so viele Steine schlagen wie möglich?
    .answer = { $choice } { $finish } Abkürzen darf man einen begonnenen Schlag also nicht.
question-2 = Dürfen Steine rückwärts schlagen?
    .answer = { $man-captures } Nur beim gewöhnlichen Zug kennt er eine Richtung: { $man-moves } Wer vom amerikanischen Dame kommt, braucht ein paar Partien, bis er das sieht.
question-3 = Was heißt langschrittig?
    .answer = { $king } { $landing } Gerechnet wird eine Dame wie drei Steine, auf leerem Brett eher mehr.
question-4 = Was passiert, wenn ein Stein beim Schlagen die letzte Reihe erreicht?
    .answer = { $crown } Viele Kombinationen laufen nur darauf hinaus: Der Stein wird hinten umgewandelt und räumt auf dem Rückweg ab.
question-5 = Wer beginnt?
    .answer = So, wie die Partie hier startet: { $first } Auf Turnieren ist es Weiß wie beim Schach; in den Optionen der Partie lässt sich das umstellen.
question-6 = Gewinnen drei Damen gegen eine?
    .answer = Ja, solange die einzelne nicht auf der Hauptstraße steht: Das Verfahren heißt Petrows Dreieck und braucht höchstens dreizehn Züge. Dafür ist hier Zeit: { $limits } In Turnieren ist sie knapper.
sources = In deutschen Anleitungen steht manchmal, im russischen Dame müsse man die meisten Steine schlagen, oder Schwarz beginne. Beides ist nicht die amtliche Regel; das eine gehört zum brasilianischen Dame, das andere zum amerikanischen.
