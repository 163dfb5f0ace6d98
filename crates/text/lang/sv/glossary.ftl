# Damspelets termer på svenska. Källa: de svenska spelreglerna hos BrainKing (brainking.com/se/GameRules)
# för dam, slå, hopp, pjäs; en pjäs som inte blivit dam heter bricka i svenska spelregler, bonde hör till
# schack. Vad posterna betyder står i tests/glossary.rs.

man = bricka, brickor, brickorna
    .never = bonde*, bönder*
king = dam, damer, damen
    .never = kung*, drottning*
piece = pjäs*
    .never = figur*, sten, stenar*
    .unsaid = seat-title, set-title, turning-pieces
flying-king = hur långt som helst, så långt, går långt
    .never = flygande*
capture = slå, slår, slag*, slagen, slagna
    .never = fånga*, äter, äta
jump = hoppa*, hopp
crown = ny dam, blir dam, blir genast dam
    .never = krön*
board = bräde*
    .never = schackbräde*
square = ruta*, rutor*
    .never = fält*
move = drag*
draw = remi*
    .never = oavgjort, patt
resign = gett upp, ge upp
