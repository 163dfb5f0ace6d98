# As palavras das páginas de regras em português do Brasil. O que uma frase diz de um jogo vem dos seus
# eixos; o texto de cada jogo está em rules/.

## Endereços

slug-rules = regras
slug-optional = sem-captura-obrigatoria
slug-help = como-jogar
slug-american = americanas
slug-russian = russas
slug-brazilian = brasileiras
slug-spanish = espanholas
slug-italian = italianas
slug-czech = tchecas
slug-pool = pool
slug-international = internacionais

## Em todas as páginas

nav-label = Páginas
nav-game = Jogar
nav-rules = Todas as regras
nav-help = Como jogar aqui
nav-help-short = Ajuda
nav-languages = Idiomas
play-now = Jogar grátis agora
play-line = Grátis, no navegador, sem baixar nada e sem cadastro.
skip = Ir para o texto
offer = Esta página em português
missing = Esta página não existe

## A página de um jogo

how-title = Como jogar aqui
how-text = Abra o menu (☰), escolha Regras e depois { $variant }: começa na hora uma partida nova, contra o computador em três níveis ou entre dois na mesma tela.
rules-title = As regras
part-board = Tabuleiro e posição inicial
part-moves = Como se anda
part-captures = Como se captura
part-choice = Qual captura fazer
part-crown = Promoção a dama
part-end = Vitória e empate
tradition-title = A tradição, e como se joga aqui
tradition-first =
    { $side ->
        [white] Pela tradição, as brancas começam.
       *[black] Pela tradição, as pretas começam.
    } Aqui as peças escuras ficam do seu lado e começam; o lado, a saída e a posição do tabuleiro se escolhem nas opções da partida.
tradition-same =
    { $side ->
        [white] Como manda a tradição, as brancas começam e ficam do seu lado; dá para mudar nas opções da partida.
       *[black] Como manda a tradição, as pretas começam e ficam do seu lado; dá para mudar nas opções da partida.
    }
tradition-turned = No tabuleiro oficial a casa de baixo à direita é escura, como num espelho do tabuleiro daqui; uma opção o vira.
tradition-draws = Os torneios têm regras próprias de empate, que aqui podem ser ligadas:
compare-title = Comparação: { $other }
compare-alone = Em resumo
compare-rule = Regra
tips-title = Dicas
questions-title = Perguntas frequentes
sources-title = O que se lê por aí
others-title = Os outros jogos

## Diagramas

diagram-yes = Permitido
diagram-no = Não permitido
diagram-try = Experimente
diagram-step = Passo
diagram-again = Ver de novo
diagram-right = Certo, isso é permitido.

## A tabela

row-board = Tabuleiro
row-men = Pedras de cada lado
row-duty = A captura é obrigatória
row-finish = A captura iniciada vai até o fim
row-backward = Pedras capturam para trás
row-flying = Damas voladoras
row-prey = Pedras podem capturar damas
row-most = Lei da maioria
row-precedence = Depois decide
row-crown = A pedra que chega à última linha capturando
row-lift = As peças capturadas saem do tabuleiro
cell-yes = sim
cell-no = não
cell-none = livre escolha
cell-with-king = a dama antes da pedra
cell-most-kings = o maior número de damas
cell-kings-earliest = a dama encontrada mais cedo
cell-ends-move = é promovida, e o lance termina
cell-goes-on-as-king = é promovida e continua como dama
cell-goes-on-as-man = continua como pedra, promovida só se terminar ali
cell-after-move = depois do lance
cell-at-once = na hora, ao serem saltadas

## O índice

overview-title = Regras do jogo de damas: todas as variantes
overview-description = Oito jogos de damas numa tabela só: brasileiras, americanas, russas, espanholas, italianas, tchecas, pool e internacionais, cada um com sua página.
overview-text = “Vale capturar para trás? E a dama, voa?” Antes de discutir, convém saber de que dama se fala, porque são muitas. Em todas se anda na diagonal, captura-se saltando e a pedra que atravessa o tabuleiro vira dama. Elas se separam em poucos pontos, e cada um muda o jeito de jogar. A tabela põe tudo lado a lado; cada dado sai das mesmas regras com que este site joga.
overview-games = Os jogos, um por um

## Sem captura obrigatória

optional-title = Damas sem captura obrigatória
optional-description = A regra de muitas casas: pode-se capturar, mas ninguém é obrigado. Como escolher isso aqui em cada jogo de damas e o que muda na partida. Grátis.
optional-text = Muita gente aprendeu dama em casa, sem obrigação de capturar. Federação nenhuma joga assim, e é outro jogo: sem captura forçada não há golpe, e quem está na frente pode esperar sentado. Para começar é ótimo, e aqui dá para jogar desse jeito qualquer um dos jogos.
optional-how = Abra o menu (☰), escolha Regras e desligue Captura obrigatória embaixo dos jogos. Vale para o jogo que estiver escolhido.
optional-rules = O que muda
optional-same = As outras regras do jogo continuam iguais. Se há uma ordem entre as capturas, ela ainda decide quando você escolhe capturar.
own-title = Regras próprias
own-text = Tabuleiro, capturas, damas, prioridade, empates e objetivo: escolhe-se cada um à parte. O que não combina é recusado, com o motivo; o resto se joga na hora, contra o computador ou a dois, e se compartilha por um link.
own-link = Montar regras
