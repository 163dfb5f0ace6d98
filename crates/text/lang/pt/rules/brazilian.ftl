# A página das damas brasileiras. Fontes: Confederação Brasileira de Jogo de Damas (CBJD); FMJD,
# campeonatos em 64 casas.

title = Damas brasileiras: as regras
description = Regras oficiais das damas brasileiras em 64 casas: lei da maioria, captura para trás, dama voladora, promoção e empate, com dicas. Jogue grátis on-line.
line = A dama oficial do Brasil, com a lei da maioria. { $quantity }
opening = Todo brasileiro já jogou dama na calçada, na escola ou na praça com tampinhas de garrafa, e quase sempre com regras de casa. As regras oficiais são as do jogo internacional, trazidas para o tabuleiro comum de { $squares } casas úteis e { $men } pedras de cada lado; foi assim que se disputou, em 1985, o primeiro campeonato mundial de 64 casas da federação internacional. O coração do jogo cabe numa frase: { $quantity } Num tabuleiro tão estreito, quase toda troca tem dois caminhos, e vale o mais longo. O bom damista não espera que isso aconteça: ele prepara.
tip-1 = Conte pelos dois lados
    .text = Antes de jogar, procure a maior captura que o seu lance dá a você e ao adversário. Não basta poder recuperar: é preciso poder recuperar com a peça que você quer.
tip-2 = Tire o zagueiro do lugar
    .text = Ofereça duas pedras lá longe, e a peça que vigiava a sua passagem vai ter de buscá-las. Poucos jogos deixam você mandar tanto na mão do outro.
tip-3 = Faça a pedra passar direto
    .text = { $crown } Levar a pedra dele até a sua última linha e fazê-la sair de novo é, às vezes, a defesa mais barata que existe.
tip-4 = Dama vale uma
    .text = Na contagem da maioria, a dama é uma peça como as outras. Dá para arrastá-la com duas pedras sem valor até a casa onde ela cai.
tip-5 = Deixe alguém em casa
    .text = A primeira dama costuma decidir. As pedras da linha de trás parecem paradas, mas encarecem qualquer passagem.
tip-6 = Guarde a grande diagonal
    .text = Uma dama sozinha na grande diagonal se salva contra três. Se vai ficar por baixo, chegue lá a tempo; se está por cima, ocupe-a primeiro.
question-1 = Sou obrigado a capturar o maior número de peças?
    .answer = { $quantity } Com números iguais, quem escolhe é você.
question-2 = A dama tem preferência sobre a pedra na hora de capturar?
    .answer = Só o número conta. { $choice } { $quantity } Quem captura e quem é capturado não muda nada.
question-3 = E o sopro, ainda existe?
    .answer = Soprar era tirar do tabuleiro a peça que deixou de capturar. Vive nas partidas de família; nas regras oficiais, não. { $duty }
question-4 = A pedra que passa pela última linha capturando vira dama?
    .answer = { $crown } É aí que mais se discute na praça.
question-5 = Como anda a dama?
    .answer = { $king } { $landing } Como a lei da maioria manda, a escolha só é livre atrás da última peça.
question-6 = Pedra captura para trás?
    .answer = { $man-captures } Andar é outra coisa: { $man-moves }
sources = Muitos aplicativos chamam de “brasileira” uma dama sem lei da maioria, ou contam os empates pela regra russa. A contagem oficial brasileira aparece nesta página, na parte da tradição, e pode ser ligada como opção da partida.
