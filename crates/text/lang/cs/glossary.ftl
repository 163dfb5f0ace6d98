# Pojmy dámy česky. Zdroj: pravidla České federace dámy (testapp.hrejsi.cz/dama/pravidla.htm): kámen,
# dáma, figura, braní, deska. Co zápisy znamenají, stojí v tests/glossary.rs.

man = kámen, kamene*, kameny, kamenem, kamenů
    .never = pěšec*, pěšci, žeton*
king = dáma, dámu, dámy, dámě, dámou, dámám, dam
    .never = král*
piece = figur*
    .never = figurk*
    .unsaid = seat-title, set-title, turning-pieces
# Čeští hráči pro to nemají přídavné jméno: dáma prostě chodí, kam až je volno.
flying-king = libovolně daleko, tak daleko, chodí daleko
    .never = létající*
capture = brát, bere, berou, braní*, vzít, vezm*, vzat*
    .never = jíst, sní, zajm*
jump = přeskoč*, skoky
crown = nová dáma, nové dámy, mění v dámu
    .never = korun*, povýš*
board = deska, desku, desce, desky
    .never = šachovnic*
square = pole, polí, polích
    .never = políčk*
move = tah, tahu, tahy, tahů, tazích
draw = remíz*
    .never = pat
resign = vzdát, vzdal*
