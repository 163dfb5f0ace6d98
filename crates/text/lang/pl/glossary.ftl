# Terminy warcabów po polsku. Źródła: zasady gry według Kodeksu Warcabowego
# (warcaby.pawlata.pl/zasady.php) i oficjalne reguły Polskiego Związku Warcabowego
# (e-dama.net/e/dama/134-rozdzial-i-oficjalne-reguly-gry-w-warcaby.htm). Kodeks zwie pionek także
# kamieniem; gracze mówią „pionek”. Co znaczą wpisy, mówi tests/glossary.rs.

man = pionek, pionk*
    .never = pion, piona, piony, pionów, kamień, kamieni*
    .unsaid = refused-must-take-with-king
king = damk*, damek
    .never = król, króla, królow*
piece = bierk*, bierek
    .never = figur*
flying-king = dalekobieżn*
    .never = latając*
capture = bij*, bić, bici*, bicie*, zbij*, zbi*
    .never = zjada*, zjeś*
jump = przesk*, skoki
crown = staje się damką, nowa damka, nowej damki
    .never = koron*, promo*
# „Warcabnica” jest słowem znawców; plansza jest w samych przepisach.
board = plansz*
    .never = szachownic*
    .unsaid = rule-lift-after, rule-lift-at-once
square = pole, pola, polu, polach, pól
    .never = kratk*, kwadrat*
move = ruch*
    .never = posunięci*
draw = remis*
    .never = pat
resign = poddaj, poddajesz, poddały
