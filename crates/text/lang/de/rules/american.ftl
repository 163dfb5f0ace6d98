# Die Seite des amerikanischen Dame auf Deutsch. Quellen zur Geschichte: Payne, An Introduction to the
# Game of Draughts (1756); Schaeffer und andere, Checkers Is Solved (Science, 2007).

title = Amerikanisches Dame (Checkers): die Regeln
description = Amerikanisches Dame, auch Checkers oder englisches Dame: Zugregeln, Schlagen, Umwandlung und Remis, mit Tipps, Antworten und Partie direkt im Browser.
line = Checkers in Amerika, Draughts in England. { $man-captures }
opening = Wer auf Deutsch „Checkers“ sagt, meint dieses Spiel: das Dame der Engländer und Amerikaner. William Payne, Mathematiklehrer in London, beschrieb es schon 1756, und Samuel Johnson schrieb ihm die Widmung dazu. Der größte Meister, Marion Tinsley, verlor in mehr als vierzig Jahren keine zehn Partien. 2007 gab die Gruppe um Jonathan Schaeffer an der Universität von Alberta bekannt, dass sie das Spiel durchgerechnet hat: Machen beide Seiten keinen Fehler, endet es remis. Am Brett hilft das niemandem. { $king } Gerade weil alles in kleinen Schritten geht, entscheidet hier das Abzählen: wer zuerst ausweichen muss, wer einen Zug übrig hat. Emanuel Lasker, lange Schachweltmeister, hat dieses Spiel in seinen „Brettspielen der Völker“ gelobt.
tip-1 = Lass zwei Steine als Brücke stehen
    .text = Zwei Steine auf der Grundreihe mit einem freien dunklen Feld dazwischen, bei Schwarz auf 1 und 3, bei Weiß auf 30 und 32, halten einen einzelnen Stein auf. Erst wenn die anderen vorn sind, rühr diese beiden an.
tip-2 = Geh durch die Mitte
    .text = Ein Stein in der Mitte hat zwei Wege, einer am Rand nur einen. Der Rand wirkt sicher, aber wer dort sammelt, hat bald keine Züge mehr.
tip-3 = Zähl aus, wer ausweichen muss
    .text = Stehen auf beiden Seiten nur noch wenige Figuren, so zähl alle in den Linien, die auf deiner Grundreihe mit einem dunklen Feld beginnen. Bist du am Zug und die Zahl ist ungerade, muss der andere weichen. Jeder Tausch eins gegen eins kann das umdrehen.
tip-4 = Such das Opfer eins für zwei
    .text = Niemand darf einen Schlag ablehnen. Ein geopferter Stein zieht also einen gegnerischen genau dorthin, wo du ihn brauchst. Frag dich vor jedem Zug, was er den anderen zu schlagen zwingt und was du danach schlagen kannst.
tip-5 = Üb die Ecke mit den zwei Feldern
    .text = Eine einzelne Dame flüchtet in die Doppelecke und pendelt dort. Zwei Damen holen sie heraus, wenn eine ihr den Rückweg abschneidet. Wer das nicht kann, verschenkt gewonnene Partien.
tip-6 = Tausch ab, wenn du vorn liegst
    .text = Zwölf gegen elf ist fast nichts, drei gegen zwei schon viel. Mit einer Figur mehr lohnt sich jeder Tausch, der dir die Stellung nicht verdirbt.
question-1 = Muss man beim Dame schlagen?
    .answer = { $duty } Das „Pusten“, bei dem man dem Gegner den Stein wegnimmt, der nicht geschlagen hat, kennen viele von zu Hause. In Turnieren gilt es nicht mehr, und hier lässt sich ein solcher Zug gar nicht erst machen.
question-2 = Muss ich die meisten Steine nehmen?
    .answer = { $choice } { $finish } Oft steht man nach dem kürzeren Schlag besser.
question-3 = Darf ein Stein rückwärts schlagen?
    .answer = { $man-captures } Rückwärts wird er gefährlich, sobald er umgewandelt ist. { $king }
question-4 = Was geschieht, wenn ein Stein beim Schlagen hinten ankommt?
    .answer = { $crown } Auch wenn die neue Dame sofort etwas schlagen könnte, wartet sie bis zum nächsten Zug.
question-5 = Wer zieht zuerst?
    .answer = { $first } Gibt es ein Spiel mit roten und weißen Steinen, so gelten die roten als schwarz: Die dunklere Farbe beginnt.
question-6 = Wann ist die Partie remis?
    .answer = Hier gilt: { $repetition } { $limits } Unter Meistern endet die Mehrzahl so; deshalb werden auf Turnieren die ersten drei Züge ausgelost. Die Partie-Optionen können das auch.
sources = Unter „Checkers“ laufen im Netz recht verschiedene Spiele. Manche Programme lassen das Schlagen frei, manche verlangen den längsten Schlag, andere brechen nach zwanzig ruhigen Zügen jeder Seite ab. Der Weltverband WCDF kennt nichts davon. Und das Dame aus der deutschen Spielesammlung ist ein anderes Spiel, weil dort die Damen weit ziehen.
