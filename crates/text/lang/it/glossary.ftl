# I termini della dama in italiano. Fonti: il regolamento ufficiale della Federazione Italiana Dama,
# art. 2–5 (fid.it/regolamenti/capo1.htm; damiera, casella, pedina, dama, pezzo, mossa, presa), e il suo
# corso (fid.it/corsi/italiana/regole.htm; «promossa», «diventa dama»). Il significato delle voci è
# spiegato in tests/glossary.rs.

man = pedina, pedine
    .never = pedone, pedoni
king = dama, dame
    .never = re, regina, regine, damone, damoni
piece = pezzo, pezzi
    .never = figura, figure
    .unsaid = seat-title
# Il regolamento dice che la dama internazionale muove «in lungo»; i giocatori la dicono volante.
flying-king = volante, volanti
capture = presa, prese, presi, preso, prend*
    .never = cattura*, mangi*
jump = salt*
    .never = scavalc*
crown = promossa, diventa dama, diventa subito dama, nuova dama
    .never = incoron*
board = damiera
    .never = scacchiera, tavoliere
square = casella, caselle
    .never = case, riquadr*
    .unsaid = kings-short
move = mossa, mosse
draw = patta, patte
    .never = pareggio, stallo, parità
resign = abbandon*
