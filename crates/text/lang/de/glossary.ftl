# Die Begriffe des Damespiels auf Deutsch. Quellen: die Regeln der internationalen Dame (Stein, Dame,
# Figur, Schlagzwang, Mehrschlag: lernkiosk.ch/p41000179.html) und des Spiels auf 64 Feldern
# (de.wikipedia.org/wiki/Dame_(Spiel)). Was die Einträge bedeuten, steht in tests/glossary.rs.

man = Stein, Steine, Steins, Steinen
    .never = Bauer, Bauern
    .unsaid = pool-line, refused-must-take-with-king
king = Dame, Damen
    .never = König*, Doppelstein*
piece = Figur, Figuren
    .never = Spielstein*, Spielfigur*
    .unsaid = refused-not-on-line, rule-landing-go-on, seat-title, set-title, turning-pieces
# Viele sagen "fliegende Dame"; "langschrittig" sagt, was sie tut, und fliegt nicht.
flying-king = langschrittig*
    .never = fliegend*
capture = schlag*, schläg*, geschlagen*, weiterschlagen
    .never = fressen, frisst, fängt, fangen
    .unsaid = go-on, refused-must-go-on, refused-must-meet-king-earlier
jump = übersprungen*, überspringen, Sprung, Sprünge
    .never = hüpf*
crown = umgewandelt, wird zur Dame, wird sofort zur Dame, neue Dame
    .never = befördert, gekrönt
board = Brett
    .never = Schachbrett, Spielbrett
    .unsaid = rule-lift-after, rule-lift-at-once
square = Feld, Felder, Feldern
    .never = Kästchen
    .unsaid = refused-must-land-just-behind, rule-landing-behind
move = Zug, Züge, Zügen
draw = Remis
    .never = Unentschieden, Patt
resign = aufgegeben, aufgeben
