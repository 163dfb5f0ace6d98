# A página das damas espanholas em português do Brasil. Fonte da história: os livros de Ruiz Montero
# (1591), Valls (1597) e García Canalejas (1650).

title = Damas espanholas: as regras
description = Regras das damas espanholas, as mesmas de Portugal: lei da quantidade e da qualidade, dama voladora, promoção e empate, com dicas e partida grátis.
line = As damas dos livros mais antigos, e também as de Portugal. { $most-kings }
opening = Se você tem avô português, talvez tenha aprendido esta dama sem saber: as regras de captura em Lisboa são as mesmas de Madri, e por lá a pedra tem outro nome. Nenhum país tem livros de damas tão antigos quanto a Espanha: o de Pedro Ruiz Montero é de 1591, o de Lorenzo Valls, de 1597, e o de Juan García Canalejas, de 1650, ainda fornece golpes. { $man-captures } { $king } A distância entre a pedra e a dama é enorme, e a partida inteira se joga em volta de uma casa da última linha.
tip-1 = A primeira dama vale sacrifício
    .text = Contra pedras que não se defendem pelas costas, a dama trabalha com calma. Dar duas pedras para ser o único a tê-la costuma compensar.
tip-2 = Não abra a porta de trás
    .text = Duas pedras bem postas na última linha fazem o outro pagar caro pela promoção. Saia com as demais primeiro.
tip-3 = Use as duas leis
    .text = { $quantity } { $most-kings } Ofereça peças para que a captura imposta seja justamente a que estraga a posição.
tip-4 = Pedras aos pares
    .text = Uma atrás da outra na diagonal, as pedras se protegem. Sozinha, com uma casa livre atrás, uma pedra é alvo.
tip-5 = Domine a grande diagonal
    .text = Com ela, três damas vencem uma. Quando é da dama solitária, a partida não se ganha mais.
question-1 = Qual captura devo fazer?
    .answer = { $choice } { $quantity } { $most-kings } Tanto faz se quem captura é pedra ou dama.
question-2 = A pedra captura para trás, como na dama brasileira?
    .answer = { $man-captures } No começo você vai enxergar ameaças que não existem.
question-3 = Pedra captura dama?
    .answer = { $man-prey } A dama que para diante de uma pedra, com a casa de trás vazia, está perdida.
question-4 = A pedra que chega capturando à última linha continua?
    .answer = { $crown } O primeiro voo fica para a vez seguinte.
question-5 = Por que o tabuleiro aparece virado?
    .answer = Na Espanha e em Portugal a grande diagonal termina à direita de cada jogador, e os diagramas parecem vistos num espelho. Uma opção da partida vira o tabuleiro.
question-6 = A peça capturada sai na hora?
    .answer = { $lift } Muitos golpes dos livros velhos vivem disso: a dama esbarra na própria vítima.
sources = Fala-se de um livro de 1547, de Antonio de Torquemada, mas não se conhece exemplar seguro. Quanto às regras, alguns programas param na quantidade e esquecem a qualidade. Os empates de torneio desta página são os da federação portuguesa, como eram antes de 2026.
