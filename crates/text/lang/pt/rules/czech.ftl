# A página das damas tchecas em português do Brasil. Fontes: federação tcheca de damas (ČFD); FMJD.

title = Damas tchecas: as regras
description = Regras das damas tchecas: a dama que captura antes da pedra, a escolha livre, a promoção e o empate, com dicas, perguntas e partida grátis no navegador.
line = A “dáma” da Boêmia, da Morávia e da Eslováquia. { $with-king }
opening = Toda caixa de jogos em Praga ou Bratislava traz a “dáma”, e a federação tcheca faz campeonatos dela ao lado dos internacionais. É um jogo em que não se conta nada e quase nada se compara. { $man-captures } Por isso o começo corre para a frente, calmo e fácil de ler. O que o faz tcheco é uma regra de boa educação: { $with-king } Primeiro as damas, como se diz. Parece gentileza e é uma arma, porque uma dama que deve capturar pode ser chamada para longe por qualquer pedra.
tip-1 = Chame a dama
    .text = Uma pedra posta onde a dama dele tem de capturá-la tira essa dama do posto. Procure o sacrifício que a traz para perto de você.
tip-2 = Abrigue-se no dever alheio
    .text = Enquanto a dama dele estiver obrigada, nenhuma pedra dele captura. A sua, que parecia perdida, ganha um lance, e muitas vezes basta.
tip-3 = Olhe antes de promover
    .text = Dama nova, obrigação nova. Veja se ela não terá de capturar na vez seguinte, e onde vai parar.
tip-4 = Deixe a lei da maioria em casa
    .text = { $choice } Entre duas capturas de dama, ou duas de pedra, fique com a que deixa você mais seguro.
tip-5 = Avance sem buracos
    .text = Pedra ultrapassada não reage. Mantenha a formação fechada e traga as de trás: é no buraco que a dama aterrissa.
question-1 = O que quer dizer que a dama vem primeiro?
    .answer = { $with-king } Mesmo que a pedra pudesse levar três peças e a dama só uma.
question-2 = Existe lei da maioria?
    .answer = { $choice } { $with-king } A ordem é só essa.
question-3 = Posso parar uma captura no meio?
    .answer = { $finish } { $landing } A dama não pode pousar antes só para fugir da segunda peça.
question-4 = A pedra captura para trás?
    .answer = { $man-captures } { $man-prey }
question-5 = A pedra que chega capturando já é dama?
    .answer = { $crown } Os deveres de dama começam na vez seguinte.
sources = Há enciclopédias que dizem que se captura uma peça ou a fila toda, nada no meio. O texto da federação é mais simples e foi seguido aqui: a captura termina onde não há mais o que capturar. Esse texto não dá número de lances para o empate; o resumo da federação mundial dá.
