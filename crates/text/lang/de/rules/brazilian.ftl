# Die Seite des brasilianischen Dame auf Deutsch. Quellen: FMJD, Meisterschaften auf 64 Feldern;
# Saarbrücker Zeitung über die deutsche Meisterschaft; lernkiosk.ch/p41000179.html.

title = Brasilianisches Dame: die Regeln
description = Brasilianisches Dame: die internationalen Regeln auf dem kleinen Brett, mit Mehrschlag, Umwandlung, Remis, Tipps und Antworten. Kostenlos im Browser spielen.
line = Das internationale Dame auf dem Brett von zu Hause. { $quantity }
opening = Man nehme die Regeln des internationalen Dame und ein gewöhnliches Brett mit { $squares } dunklen Feldern und { $men } Steinen je Seite: Das ist das Dame Brasiliens. Wer das große Brett kennt, ist sofort daheim, und wer noch nie davon gehört hat, spielt es womöglich längst, denn manche Anleitung aus Deutschland und der Schweiz beschreibt genau dieses Spiel, ohne den Namen zu nennen. Als der Weltverband 1985 zum ersten Mal eine Meisterschaft auf dem kleinen Brett ausrichtete, wurde nach diesen Regeln gespielt, und auch deutsche Meisterschaften gab es darin. Alles dreht sich um einen Satz: { $quantity } Auf engem Raum gibt es fast immer zwei Möglichkeiten zu schlagen, und welche davon gilt, bestimmt der, der weiter gerechnet hat.
tip-1 = Rechne für beide Seiten
    .text = Such vor deinem Zug den längsten Schlag, den er dir und dem Gegner lässt. Es genügt nicht, dass du zurückschlagen kannst: Du musst es mit der Figur dürfen, an die du denkst.
tip-2 = Zieh den Verteidiger weg
    .text = Biete zwei Steine am anderen Ende des Bretts an, und der Wächter, der deinem Stein im Weg stand, muss gehen und sie holen. Mit einem einzigen wäre er vielleicht geblieben.
tip-3 = Lass den Gegner durchlaufen
    .text = { $crown } Ein Stein, den du über deine Grundreihe hinweg weiterlockst, kostet dich vielleicht zwei Figuren, aber er bleibt ein Stein. Das ist billiger als eine Dame.
tip-4 = Die Dame zählt nur als eine
    .text = Beim Zählen gilt eine Dame so viel wie ein Stein. Deine beste Figur kann deshalb gezwungen sein, zwei wertlose Steine zu holen und am Ende selbst geschlagen zu werden. Stell sie dorthin, wo man sie nicht weglocken kann.
tip-5 = Hüte die Grundreihe
    .text = Meist entscheidet die erste langschrittige Dame. Zwei Steine, die hinten bleiben, sehen müßig aus und machen doch jeden Durchbruch teuer.
tip-6 = Denk an die lange Diagonale
    .text = Eine Dame darauf hält gegen drei remis. Wenn du schwächer stehst, rette dich dorthin; wenn du stärker stehst, besetz sie vorher.
question-1 = Was bedeutet „Mehrschlag geht vor“?
    .answer = { $quantity } Bei gleicher Zahl entscheidest du selbst.
question-2 = Muss eine Dame vor einem Stein schlagen?
    .answer = { $choice } { $quantity } Mehr wird nicht verglichen: nicht, wer schlägt, und nicht, ob unter den geschlagenen Figuren Damen sind.
question-3 = Wird ein Stein umgewandelt, der die letzte Reihe nur berührt?
    .answer = { $crown } Wer russisches Dame gewohnt ist, verrechnet sich hier am leichtesten.
question-4 = Wie weit ziehen Damen?
    .answer = { $king } { $landing } Weil der längste Schlag Pflicht ist, bleibt die Wahl meist erst hinter der letzten Figur.
question-5 = Wann nimmt man die geschlagenen Figuren weg?
    .answer = { $lift } Auf dem kleinen Brett, wo sich Wege oft kreuzen, ist das kein Sonderfall.
question-6 = Worin liegt der Unterschied zum internationalen Dame?
    .answer = Nur in der Größe. { $board } Weniger Steine heißt kürzere Partien, schnellere Durchbrüche und öfter ein Endspiel mit wenigen Damen.
sources = Wer die Remisregeln nachschlägt, findet oft die Zahlen des russischen Dame. Der brasilianische Verband hat eigene; sie stehen auf dieser Seite bei der Tradition und lassen sich für eine Partie einschalten.
