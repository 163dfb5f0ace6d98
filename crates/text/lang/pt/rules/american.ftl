# A página das damas americanas em português do Brasil. Fontes: Payne (1756); Schaeffer e outros, Checkers
# Is Solved (Science, 2007).

title = Damas americanas: as regras
description = Regras das damas americanas, ou checkers: captura da pedra, dama de uma casa, promoção e empate, com dicas, perguntas e partida grátis no seu navegador.
line = O checkers dos Estados Unidos, de dama curta. { $man-captures }
opening = É o “checkers” dos filmes americanos e o “draughts” dos ingleses, descrito em Londres por William Payne, professor de matemática, já em 1756. Marion Tinsley, o maior campeão, perdeu menos de dez partidas em mais de quarenta anos. Em 2007 a equipe de Jonathan Schaeffer, da Universidade de Alberta, provou que, sem erros, ninguém vence. O brasileiro que se senta para jogar estranha duas coisas. { $man-captures } { $king } Sem pedras que voltam e damas que atravessam o tabuleiro, o jogo anda devagar e decide-se em quem é obrigado a ceder primeiro. Devagar não quer dizer fácil.
tip-1 = Deixe uma ponte em casa
    .text = Duas pedras na última linha com uma casa vazia no meio, na 1 e na 3 para as pretas ou na 30 e na 32 para as brancas, seguram uma pedra sozinha que queira promoção de graça.
tip-2 = Vá pelo centro
    .text = No centro a pedra tem dois caminhos; na beirada, um. A beirada é segura e serve para pouco.
tip-3 = Saiba de quem é a oposição
    .text = Com poucas peças, um dos lados fica sem lance bom antes do outro. Uma troca de uma por uma inverte a conta: faça-a antes de simplificar.
tip-4 = Procure o dois por um
    .text = Recusar uma captura não é possível. Pense para onde você levaria a peça adversária dando uma pedra, e o que saltaria depois.
tip-5 = No final, cerque o canto duplo
    .text = A dama solitária foge para o canto de duas casas escuras e fica indo e vindo. São precisas duas damas, uma para empurrar e outra para fechar a volta.
tip-6 = Na frente, troque
    .text = Doze contra onze quase não se sente; três contra dois, sim. Com uma peça a mais, cada troca ajuda.
question-1 = Posso deixar de capturar?
    .answer = { $duty } { $finish } O sopro saiu dos torneios há muito tempo.
question-2 = Existe lei da maioria no checkers?
    .answer = { $choice } Às vezes o salto curto, que deixa você bem colocado, é melhor do que o longo.
question-3 = A pedra captura para trás?
    .answer = { $man-captures } É o costume mais difícil de perder para quem vem da dama brasileira.
question-4 = O que acontece ao chegar à última linha capturando?
    .answer = { $crown } Mesmo com outra peça à mercê, a nova dama espera a vez.
question-5 = Quem começa?
    .answer = { $first } Há jogos vermelhos e brancos, ou vermelhos e pretos; a cor mais escura vale como pretas.
question-6 = Quando dá empate?
    .answer = Neste site: { $repetition } { $limits } Entre mestres quase tudo empatava, e por isso os torneios sorteiam os três primeiros lances; aqui também dá para sortear.
sources = Vários programas chamam de americana uma dama com retoques: sem obrigação, com a captura mais longa ou com dama que voa. A federação mundial de checkers não conhece nada disso.
