# As palavras do jogo em português do Brasil. Brancas e pretas são os lados; uma peça é uma pedra ou uma dama.

list-separator = {", "}

## Menu

menu-open = Menu
menu-close = Fechar o menu
menu-title = Menu
menu-new-game = Nova partida
menu-undo = Desfazer
menu-redo = Refazer
menu-flip = Girar
menu-copy = Copiar a partida (PDN)
menu-game = Partida
menu-rules = Regras
menu-opponent = Adversário
menu-board = Tabuleiro

## Modalidades

american = Americanas
american-game = Damas americanas
american-line = Também chamadas inglesas: a pedra captura só para a frente e a dama anda uma casa.
russian = Russas
russian-game = Damas russas
russian-line = Damas voadoras, a pedra captura também para trás e a escolha da captura é livre.
brazilian = Brasileiras
brazilian-game = Damas brasileiras
brazilian-line = As regras internacionais em 64 casas: vale a lei da maioria, é preciso capturar o máximo.
spanish = Espanholas
spanish-game = Damas espanholas
spanish-line = Damas voadoras, a pedra captura só para a frente; primeiro mais peças, depois mais damas.
italian = Italianas
italian-game = Damas italianas
italian-line = A dama anda uma casa, mas nenhuma pedra pode capturá-la. Uma ordem rigorosa de capturas.
czech = Tchecas
czech-game = Damas tchecas
czech-line = Damas voadoras, a pedra captura só para a frente. Se uma dama pode capturar, uma dama deve fazê-lo.
pool = Pool
pool-game = Pool checkers
pool-line = Damas voadoras e captura para trás; a pedra só é promovida onde termina o seu lance.
international = Internacionais
international-game = Damas internacionais
international-line = O tabuleiro grande, de 100 casas: damas voadoras, e é preciso capturar o máximo.
own-rules = Regras próprias
forced-capture = Captura obrigatória
forced-capture-on = Quem pode capturar deve capturar.
forced-capture-off = Regra da casa: pode-se abrir mão de uma captura. A que começa vai até o fim.
game-without-duty = { $game }, captura opcional

## Adversários

friend = Dois na mesma tela
versus-easy = Computador, fácil
versus-medium = Computador, médio
versus-hard = Computador, difícil
friend-line = Joga-se um de cada vez neste aparelho.

## Jogadores e lances

you = Você
side-name =
    { $side ->
        [white] Brancas
       *[black] Pretas
    }
pieces-left =
    { $side ->
        [white] Brancas
       *[black] Pretas
    }: { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
captured-pieces =
    { $side ->
        [white] As brancas perderam
       *[black] As pretas perderam
    } { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
move-list = Lances
move-list-empty = Ainda sem lances
move-start = Início da partida
move-entry = Lance { $number }: { $text }

## Linha da vez

turn-yours = Sua vez
turn-computer = O computador está pensando…
turn-side =
    { $side ->
        [white] Vez das brancas
       *[black] Vez das pretas
    }
must-capture =
    { $pieces ->
        [one] Sua vez. Você deve capturar: uma peça pode.
       *[other] Sua vez. Você deve capturar: { $pieces } peças podem.
    }
must-take =
    { $most ->
        [one] Sua vez. Você deve capturar { $most } peça.
       *[other] Sua vez. Você deve capturar { $most } peças.
    }
must-capture-side =
    { $side ->
        [white] As brancas
       *[black] As pretas
    } { $pieces ->
        [one] devem capturar: uma peça pode.
       *[other] devem capturar: { $pieces } peças podem.
    }
must-take-side =
    { $side ->
        [white] As brancas
       *[black] As pretas
    } { $most ->
        [one] devem capturar { $most } peça.
       *[other] devem capturar { $most } peças.
    }
pick-target = Para onde? Escolha uma casa marcada.
choose-way = Há vários caminhos: escolha a próxima casa.
go-on = A captura continua: escolha a próxima casa.
draw-counter =
    { $left ->
        [one] Empate após mais { $left } lance de cada lado.
       *[other] Empate após mais { $left } lances de cada lado.
    }

## O que não pode, e por quê

refused-game-over = A partida acabou.
refused-no-piece = Não há peça aqui.
refused-not-your-piece =
    { $turn ->
        [white] É a vez das brancas.
       *[black] É a vez das pretas.
    }
refused-must-capture =
    { $pieces ->
        [one] Deve capturar: a peça marcada pode.
       *[other] Deve capturar: { $pieces } peças marcadas podem.
    }
refused-must-take-most =
    { $takes ->
        [0] Assim não captura nada
        [one] Assim só captura { $takes } peça
       *[other] Assim só captura { $takes } peças
    }: { $most ->
        [one] deve capturar { $most }.
       *[other] deve capturar { $most }.
    }
refused-must-take-with-king = Deve capturar com uma dama: ela vem antes da pedra.
refused-must-take-most-kings =
    { $takes ->
        [0] Assim não captura nenhuma dama
        [one] Assim só captura { $takes } dama
       *[other] Assim só captura { $takes } damas
    }: { $most ->
        [one] deve capturar { $most }.
       *[other] deve capturar { $most }.
    }
refused-must-meet-king-earlier = Deve escolher a captura que encontra uma dama mais cedo.
refused-must-go-on = A captura continua: escolha uma casa marcada.
refused-must-land-to-go-on = Pare onde possa continuar a captura: numa casa marcada.
refused-cannot-take-king = Uma pedra não pode capturar uma dama.
refused-cannot-take-backward = A pedra captura só para a frente.
refused-cannot-move-backward = A pedra anda só para a frente.
refused-one-square-only = Esta peça anda uma casa só.
refused-already-jumped = Não se pode saltar duas vezes a mesma peça.
refused-blocked = O caminho está fechado.
refused-occupied = Esta casa está ocupada.
refused-not-on-line = As peças andam na diagonal.
refused-own-piece = Não se podem saltar as próprias peças.
refused-two-in-a-row = Não se podem saltar duas peças juntas.
refused-must-land-just-behind = Pare na casa logo atrás da peça capturada.

## Resultado e empate

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Você não tem mais peças
        [white] As brancas não têm mais peças
       *[black] As pretas não têm mais peças
    }
reason-no-moves =
    { $who ->
        [you] Você não pode mais jogar
        [white] As brancas não podem mais jogar
       *[black] As pretas não podem mais jogar
    }
reason-resigned =
    { $who ->
        [you] Você abandonou
        [white] As brancas abandonaram
       *[black] As pretas abandonaram
    }
reason-out-of-time =
    { $who ->
        [you] Seu tempo acabou
        [white] O tempo das brancas acabou
       *[black] O tempo das pretas acabou
    }
outcome-wins =
    { $who ->
        [you] você venceu
        [white] as brancas venceram
       *[black] as pretas venceram
    }
draw-agreed = Empate de comum acordo.
draw-repetition = Empate: a mesma posição pela terceira vez.
draw-quiet =
    Empate: { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } de cada lado sem captura e sem { $resets ->
        [capture-or-crown] nova dama.
       *[capture-or-man] lance de pedra.
    }
draw-ending =
    Empate: este final não foi vencido em { $moves ->
        [one] { $moves } lance.
       *[other] { $moves } lances.
    }
offer-draw = Propor empate
agree-draw = Aceitar o empate
decline-draw = Recusar
draw-offered =
    { $side ->
        [white] As brancas propõem empate.
       *[black] As pretas propõem empate.
    }
claim-draw = Reclamar empate
resign = Abandonar
looking-back = Você está revendo a partida. Jogue a partir daqui ou volte ao último lance.
play-on = Jogar a partir daqui
restore-game = Recuperar a partida anterior

## O tabuleiro para leitores de tela

board-label = Tabuleiro, { $game }
square-empty = { $square }, vazia
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] pedra branca
           *[black] pedra preta
        }
       *[king] { $side ->
            [white] dama branca
           *[black] dama preta
        }
    }
mark-selected = escolhida
mark-can-move = pode andar
mark-can-capture = pode capturar
mark-must-capture = deve capturar
mark-destination = você pode ir para cá
mark-capture-destination = você pode ir para cá e capturar
mark-victim = seria capturada
mark-last-from = o último lance começou aqui
mark-last-to = o último lance terminou aqui
mark-waiting = capturada, sai depois do lance
mark-reason = este é o motivo

## Por quê, e o que se diz uma vez só

show-rule = Por quê?
house-rule = Nova partida com captura opcional
all-rules = Todas as regras deste jogo
lesson-duty = Nas damas, quem pode capturar deve capturar: com uma das peças entre colchetes.
lesson-backward = Neste jogo a pedra captura também para trás.
lesson-flying = Neste jogo a dama é voadora: numa diagonal livre, vai tão longe quanto quiser.
lesson-strike = Golpe turco: as peças capturadas fecham o caminho até o fim do lance.
counter-reset = A contagem para o empate recomeça.
mark-goal = seu lance deve terminar aqui

## As regras em frases

kings-short = A dama anda uma casa
kings-flying = Damas voadoras
rule-board = O tabuleiro tem { $width }×{ $height } casas; cada lado começa com { $men } pedras.
rule-first =
    { $side ->
        [white] As brancas começam.
       *[black] As pretas começam.
    }
rule-steps = As peças ficam nas casas escuras e andam na diagonal para uma casa livre.
rule-man-moves = A pedra anda uma casa para a frente.
rule-man-forward = A pedra captura só para a frente.
rule-man-all-ways = A pedra captura para a frente e para trás.
rule-prey-any = A pedra pode capturar pedras e damas.
rule-prey-men = A pedra não pode capturar uma dama.
rule-king-short = A dama anda uma casa, para a frente ou para trás, e também captura nos dois sentidos.
rule-king-flying = A dama é voadora: anda para a frente ou para trás até onde a diagonal está livre, e captura a qualquer distância.
rule-landing-free = A dama que captura pode parar em qualquer casa livre atrás da peça saltada.
rule-landing-go-on = A dama que captura deve parar onde possa continuar capturando; se não houver tal casa, em qualquer casa livre atrás da peça.
rule-landing-behind = A dama que captura deve parar na casa logo atrás da peça saltada.
rule-jumps = Captura-se saltando uma peça adversária para uma casa livre atrás dela. Não se podem saltar as próprias peças, nem duas peças juntas.
rule-finish = A captura continua enquanto a peça puder capturar; todos os seus saltos são um só lance.
rule-choice-free = Entre várias capturas a escolha é livre, mesmo que outra capture mais.
rule-choice-order = Entre várias capturas decide o que segue, nesta ordem; o resto é livre.
rule-choice-step = Entre várias capturas decide o que segue; o resto é livre.
rule-quantity = É preciso capturar o maior número de peças (lei da maioria).
rule-with-king = A dama que pode capturar vem antes da pedra.
rule-most-kings = A captura de mais damas vem antes das outras.
rule-kings-earliest = A captura que encontra uma dama mais cedo vem antes das outras.
rule-crown-ends = A pedra que chega à última linha é promovida a dama, e o seu lance termina.
rule-crown-king = A pedra que chega à última linha é promovida a dama na hora; se está capturando, continua como dama.
rule-crown-man = A pedra que termina o lance na última linha é promovida a dama; se dali ainda pode capturar, continua como pedra.
rule-lift-after = As peças capturadas saem do tabuleiro depois do lance: até lá fecham o caminho, e nenhuma pode ser saltada duas vezes.
rule-lift-at-once = As peças capturadas saem do tabuleiro assim que são saltadas.
rule-goal-usual = Perde quem não tem mais peças ou não pode jogar.
rule-goal-losing = Vence quem não tem mais peças ou não pode jogar.
rule-repetition-claim = Quando a mesma posição ocorre pela terceira vez, qualquer um pode reclamar empate.
rule-repetition-drawn = Quando a mesma posição ocorre pela terceira vez, a partida é empate.
rule-limit-quiet =
    Após { $moves } lances de cada lado sem captura e sem { $resets ->
        [capture-or-crown] nova dama, a partida é empate.
       *[capture-or-man] lance de pedra, a partida é empate.
    }
rule-limit-lone-king =
    { $kings ->
        [0] Uma dama sozinha contra { $pieces } peças: após { $moves } lances de cada lado, a partida é empate.
        [one] Uma dama sozinha contra { $pieces } peças, entre elas uma dama: após { $moves } lances de cada lado, a partida é empate.
       *[other] Uma dama sozinha contra { $pieces } peças, pelo menos { $kings } delas damas: após { $moves } lances de cada lado, a partida é empate.
    }
rule-limit-both-kings =
    Com { $pieces } peças no tabuleiro e damas dos dois lados: após { $moves } lances de cada lado sem captura e sem { $resets ->
        [capture-or-crown] nova dama, a partida é empate.
       *[capture-or-man] lance de pedra, a partida é empate.
    }
rule-road-lone = Vale enquanto a dama sozinha está na grande diagonal.
rule-road-stronger = Vale enquanto o lado mais forte tem uma dama na grande diagonal.

## Avisos falados

said-move =
    { $who ->
        [you] Você
        [white] Brancas
       *[black] Pretas
    }: de { $from } para { $to }.
said-capture =
    { $who ->
        [you] Você
        [white] Brancas
       *[black] Pretas
    }: { $from } captura { $count } e termina em { $to }.
said-crown = Nova dama.
said-new-game = Nova partida: { $game }.
said-undo = Desfeito.
said-redo = Refeito.
said-flip =
    { $side ->
        [white] As brancas estão embaixo agora.
       *[black] As pretas estão embaixo agora.
    }

## Contratempos

worker-restarted = O computador precisou recomeçar. Está pensando de novo.
worker-failed = O computador não inicia. Sua partida está guardada.
try-again = Tentar de novo
dismiss = Fechar
saved-dropped = Não deu para ler a partida salva; esta é nova.
storage-blocked = Seu navegador não deixa esta página salvar: a partida se perde quando você a fechar.
new-version = Há uma versão nova. Ela vem com a sua próxima partida.
load-now = Carregar agora
copied = Copiada.
copy-failed = Não deu para copiar.

## As próximas partidas, e o que vem com elas

options-title = Opções da partida
rematch = Revanche
hint = Dica
hint-shown = Dica: { $text }
hint-wins =
    Dica: { $text }, vence em { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }
hint-loses =
    Dica: { $text }, perde em { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }
hint-draws = Dica: { $text }, empate com o melhor jogo
hints-given = Dicas: { $count }
hint-sought = Procurando um bom lance…
offer-weighed = O computador avalia a sua proposta…
draw-declined = O computador recusa o empate.
from-next-game = Vale a partir da próxima partida.
clock-left = Tempo restante: { $minutes } min { $seconds } s
player-score = Pontos: { $points }
reset-score = Zerar os pontos
seat-title = Suas peças
seat-first = As que começam
seat-dark = Escuras
seat-light = Claras
seat-chance = Por sorteio
pace-title = Relógio
pace-free = Nenhum
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Vantagem: menos pedras para o adversário
odds-none = Nenhuma
odds-men =
    { $men ->
        [one] { $men } pedra
       *[other] { $men } pedras
    }
custom-switch = Saída conforme a tradição
custom-line =
    { $side ->
        [white] As brancas
       *[black] As pretas
    } começam.
lie-switch = Tabuleiro virado conforme a tradição
lie-line = A casa inferior direita é escura.
opening-switch = Abertura por sorteio
opening-line = Os primeiros lances são sorteados da lista dos torneios; começa o lado tradicional.
draws-switch = Empates como nos torneios
draws-line = Pelas regras da federação.
hints-switch = Dicas
hints-line = Um botão mostra o lance que o computador faria com força total.
results-title = Resultados
results-won = Vitórias
results-drawn = Empates
results-lost = Derrotas
mark-hint-from = dica: jogue esta peça
mark-hint-to = dica: vá para cá

## O que se vê e se ouve

set-title = Tabuleiro e peças
set-wood = Madeira
set-paper = Papel
set-slate = Ardósia
set-contrast = Alto contraste
labels-switch = Nomes das casas
labels-line = Números ou letras no tabuleiro.
speed-title = Animação
speed-normal = Normal
speed-fast = Rápida
speed-slow = Lenta
speed-off = Nenhuma
turning-title = Virar para quem faz o lance
turning-never = Nada
turning-board = O tabuleiro
turning-pieces = Só as peças
sound-switch = Som
sound-line = Ouvem-se os lances, as capturas e o fim da partida.
typed = Seu lance: { $text }
