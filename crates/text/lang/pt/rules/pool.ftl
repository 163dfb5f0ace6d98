# A página do pool checkers em português do Brasil. Fonte da história: American Pool Checker Association (APCA).

title = Pool checkers: as regras
description = Regras do pool checkers em português: captura para todos os lados, dama voladora, promoção e a conta dos treze lances, com dicas e partida grátis on-line.
line = A dama das barbearias do sul dos Estados Unidos. { $man-captures }
opening = Pool aqui não é bilhar: é a dama que se jogava nas esquinas e barbearias de Detroit, Atlanta e Nova Orleans, entre gente que achava o checkers comum lento demais. Chamavam-na de “Spanish pool”, e a conversa fiada fazia parte da partida. Era, e em grande parte ainda é, um jogo da comunidade negra americana; nos anos 1960, clubes de várias cidades fundaram uma associação nacional, a APCA, escreveram as regras e criaram um torneio anual. O damista brasileiro se sente em casa: { $man-captures } { $crown } A diferença está na hora de escolher: { $choice }
tip-1 = Leia o tabuleiro nos dois sentidos
    .text = Uma captura pode virar duas vezes antes de acabar. Siga-a com os olhos até a última casa antes de oferecer alguma coisa.
tip-2 = A maioria não força ninguém
    .text = Golpes brasileiros que dependem da captura maior não saem aqui. Prefira os que deixam uma só captura possível.
tip-3 = Mande a pedra adiante
    .text = Quando uma pedra ameaça virar dama capturando, ponha outra peça no caminho de saída: ela terá de continuar e volta pedra.
tip-4 = Pague pela dama
    .text = Em tabuleiro aberto ela vale umas três pedras. Duas são um preço justo, desde que haja uma linha segura para ela.
tip-5 = Treine três contra uma
    .text = Num torneio da APCA a conta é de treze lances, e a grande diagonal decide quase tudo. Que a mão saiba o caminho.
question-1 = Preciso fazer a captura maior?
    .answer = { $choice } { $finish } Escolhido o caminho, vai-se até o fim.
question-2 = A pedra captura para trás no pool?
    .answer = { $man-captures } Sem captura, só lhe resta um sentido: { $man-moves }
question-3 = Passar pela última linha capturando faz dama?
    .answer = { $crown } Quem vem da dama russa é quem mais cai nessa.
question-4 = Como captura a dama?
    .answer = { $king } { $landing } Depois de cada peça ela pode virar.
question-5 = O que é a regra dos treze lances?
    .answer = Nos torneios, três damas que até lá não venceram uma só ficam com o empate. Ligue nas opções da partida os empates de torneio para jogar assim; sem isso, o site conta: { $limits }
sources = Alguns programas promovem a pedra na última linha e param ali; as regras da APCA dizem expressamente outra coisa. Costumes locais existem em vários lugares: combine antes.
