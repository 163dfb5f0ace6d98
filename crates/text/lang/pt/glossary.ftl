# Os termos do jogo de damas em português do Brasil. Fontes: as regras oficiais da Confederação
# Brasileira de Jogo de Damas (apedamas.blogspot.com/p/regulamento-oficial.html: pedra, dama, peça,
# casa, lance, captura, lei da maioria, promovida, empate) e codexdamas.com.br/terminologia.html
# (abandonar). «Peão» é de Portugal. O sentido das entradas está em tests/glossary.rs.

man = pedra, pedras
    .never = peão, peões
king = dama, damas
    .never = rei, reis, rainha*
piece = peça, peças
    .never = ficha*
flying-king = voadora, voadoras
capture = captur*
    .never = comer, come, tomar, toma
jump = salt*
    .never = pular, pule
crown = promovida, nova dama
    .never = coroa*
board = tabuleiro
    .never = damier*, xadrez
square = casa, casas
    .never = quadrado*, casinha*
move = lance, lances
    .never = jogada*, movimento*
draw = empate, empates
    .never = afogad*
resign = abandon*
    .never = desist*, render*
