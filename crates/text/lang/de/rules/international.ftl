# Die Seite des internationalen Dame auf Deutsch. Quellen zur Geschichte: Weltverband FMJD; van der
# Stoep, History of Draughts; Neues Deutschland über die deutsche Meisterschaft.

title = Internationales Dame: die Regeln
description = Internationales Dame auf hundert Feldern: Aufstellung, Mehrschlag, Damen, Umwandlung und amtliche Remisregeln, mit Tipps und Partie kostenlos im Browser.
line = Das Spiel des Weltverbands, in Deutschland auch „Dame 100“. { $board }
opening = 1947 gründeten Frankreich, die Niederlande, Belgien und die Schweiz den Weltverband FMJD, und wenn sie von Dame sprachen, meinten sie dieses Spiel. In Amsterdam, Riga und Dakar ist es ein Sport mit Großmeistern; in Deutschland führt die Interessengemeinschaft Damespiel seine Meisterschaften. Ältere deutsche Bücher nennen es polnisches Dame, nach einer Anekdote von einem polnischen Offizier in Paris, die wohl nicht stimmt. { $board } Benutzt werden { $squares } davon. Auf so viel Platz entstehen Ketten, Flügel und Vorposten, und lange kann scheinbar nichts geschehen, bis ein Opfer alles aufreißt: { $quantity } Solche Schläge haben Namen, vom Coup royal bis zum Türkenschlag, und wer sie kennt, sieht sie kommen.
tip-1 = Denk dir jeden deiner Steine einmal weg
    .text = Unter Anfängern endet die Partie meist mit einer Kombination, die keiner gesehen hat. Frag vor dem Zug: Wenn dieser Stein fehlt, was kann, und vor allem, was muss der andere dann schlagen?
tip-2 = Verfolg jede Abzweigung
    .text = Der längste Schlag versteckt sich gern hinter einer Kehre rückwärts. Das Spiel markiert dir, welche Figuren ziehen dürfen; ob du den Tausch überhaupt zulässt, entscheidest du einen Zug vorher.
tip-3 = Lass den Kronstein stehen
    .text = So nennen die Niederländer den Stein auf 48, bei Schwarz auf 3. Solange er da ist, kostet ein Durchbruch meist zwei Steine. Entwickle lieber die Flügel.
tip-4 = Stütz deine Vorposten
    .text = Der klassische Vorposten ist 24 für Weiß und 27 für Schwarz: mit zwei Steinen dahinter eine Macht, allein eine Last. In der Mitte gehen einem die Züge zuletzt aus.
tip-5 = Zähl die freien Züge
    .text = In geschlossenen Stellungen gewinnt, wer noch ziehen kann, ohne etwas zu geben. Zähl beide Flügel durch und tausch ab, wenn die Rechnung gegen dich ausgeht.
tip-6 = Eine einzelne Dame verliert selten
    .text = Drei Damen stellen eine einzelne auf diesem Brett fast nie, vier nur dann, wenn die einzelne nicht auf der langen Diagonale von 46 nach 5 steht. Liegst du zurück, ist eine Dame dort ein halber Punkt.
question-1 = Muss man so viele Steine wie möglich schlagen?
    .answer = { $quantity } Eine Dame zählt dabei nicht mehr als ein Stein; bei gleicher Zahl wählst du.
question-2 = Dürfen Steine rückwärts schlagen?
    .answer = { $man-captures } Mit dem Ziehen verhält es sich anders: { $man-moves } Beides wird leicht verwechselt.
question-3 = Wird ein Stein zur Dame, der beim Schlagen nur über die letzte Reihe kommt?
    .answer = { $crown } Von so einem Ausflug kehrt er als Stein zurück.
question-4 = Was ist ein Türkenschlag?
    .answer = { $lift } Eine Dame mit einem langen Schlag vor sich kann dadurch an einer Figur hängen bleiben, die sie eben erst übersprungen hat. Dort muss sie halten, und der Stein, den sie nicht mehr erreicht, schlägt sie im nächsten Zug.
question-5 = Wie weit darf eine Dame ziehen?
    .answer = { $king } { $landing }
question-6 = Wann ist die Partie remis?
    .answer = Hier zählt das Spiel wie der Verband: { $repetition } { $limits }
sources = Spiele mit hundert Feldern liegen oft Anleitungen für vierundsechzig bei, und in mancher Kinderausgabe schlagen Steine nur vorwärts. Der Verband kennt das nicht. Ältere Texte lassen außerdem eine Figur vom Brett nehmen, die zu wenig geschlagen hat; heute wird der falsche Zug berichtigt.
