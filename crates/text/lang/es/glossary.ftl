# Los términos de las damas en español. Fuente: las reglas de las damas españolas que se juegan en
# España (realidad-simulada.es/Juegos/Damas españolas/1.htm: tablero, casilla, pieza, peón, dama,
# captura, jugada, tablas, ley de cantidad y de calidad). Lo que significan las entradas está en
# tests/glossary.rs.

man = peón, peones
    .never = ficha, fichas, piedra*
king = dama, damas
    .never = rey, reyes, reina*
piece = pieza, piezas
# En España la dama siempre va lejos y no necesita adjetivo; aquí hay que distinguirla.
flying-king = voladora, voladoras
    .never = de largo alcance
capture = captur*
    .never = comer, come, comes, matar
jump = salt*
    .never = brinc*
crown = corona, dama nueva
    .never = promo*
board = tablero
    .never = damero, ajedrez
square = casilla, casillas
    .never = cuadro, cuadros, escaque*
    .unsaid = kings-short
move = jugada, jugadas
    .never = movida*, movimiento*
draw = tablas
    .never = empate*, ahogado
resign = abandon*
    .never = rendirse
