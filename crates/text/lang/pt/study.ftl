# A página de análise

sections = Seções
section-analysis = Análise
section-position = Posição
section-games = Partidas
section-share = Compartilhar
position-text = FEN

## Regras próprias

section-rules = Regras
own-start = Partir de
own-corner = Canto escuro
own-turned =
    { $turned ->
        [usual] A casa inferior esquerda é escura.
       *[mirrored] A casa inferior direita é escura.
    }
own-first = Quem começa
own-ways = Como a pedra captura
own-prey = O que a pedra captura
own-reach = Damas
own-landing = Onde a dama para
own-choice = Escolha da captura
own-step = Escolha da captura: passo { $number }
own-no-step = Nada mais decide; o resto é livre.
own-crown = Na última linha
own-lift = Peças capturadas
own-goal = Objetivo
own-repetition = Repetição
own-limits = Empate por contagem
own-no-limits = Não se conta nada.
own-tournament = Como em torneios: { $game }
own-fault-board = Neste tabuleiro não se pode jogar aqui.
own-fault-landing = Isto é só para damas voadoras: escolha aqui a primeira linha, ou damas voadoras.
own-fault-twice = Isto já decide em um passo anterior: escolha outra coisa.
own-stays = Até lá valem as regras abaixo.
own-summary = As regras que valem
own-same = O mesmo jogo: { $game }
own-name = Nome destas regras
own-keep = Guardar e compartilhar
own-save = Salvar
own-save-new = Salvar como novas
own-copy = Copiar o link
own-play = Jogar por estas regras
own-maimed = Algumas regras salvas não puderam ser lidas.
own-list = Suas regras
own-delete = Excluir { $name }
own-deleted = Excluído: { $name }
preset-russian-most = Russas, pretas começam, lei da maioria
preset-german = Regra da casa alemã
preset-portuguese = Portuguesas
preset-brazilian-large = Brasileiras em 10×10
preset-canadian = Canadenses
preset-thai = Tailandesas
preset-poddavki = Poddavki (russas, quem perde ganha)
preset-antidraughts = Antidamas (quem perde ganha)
variation = Em vez de { $text }
engine = Computador
engine-thinks = Calculando…
engine-lines = Melhores linhas
engine-depth = Profundidade { $depth }
score-ahead =
    { $side ->
        [white] Brancas +{ $points }
       *[black] Pretas +{ $points }
    }
score-even = Igual
score-draw = Empate
score-wins =
    { $side ->
        [white] Brancas vencem em { $moves }
       *[black] Pretas vencem em { $moves }
    }
graph-label = Curso da partida, meios lances: { $moves }
graph-slider = Ao longo da partida
review-game = Procurar erros
review-runs = Procurando erros
review-cancel = Cancelar
review-done = Erros encontrados: { $count }
review-first = Ao primeiro
brush-title = Colocar
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Pedra branca
               *[king] Dama branca
            }
       *[black]
            { $rank ->
                [man] Pedra preta
               *[king] Dama preta
            }
    }
brush-erase = Remover
turn-title = Jogam
setup-start = Posição inicial
setup-clear = Limpar o tabuleiro
setup-analyse = Analisar esta posição
setup-play = Jogar a partir daqui
setup-unreadable = Isto não é uma posição: { $text }
setup-no-pieces = Não há peças no tabuleiro.
setup-man-on-crown-row = Uma pedra em { $square } seria uma dama.
setup-off-board = Uma peça está fora do tabuleiro.
setup-two-pieces = Há duas peças em { $square }.

section-learn = Aprender
course = Curso
course-step = Passo { $step } de { $all }
course-any = Faça qualquer lance.
course-move = Jogue { $text }.
course-find = Encontre o único lance permitido.
course-other = { $text } é permitido, mas este passo pede outro lance.
puzzles-easy = Fáceis
puzzles-medium = Médios
puzzles-hard = Difíceis
puzzle-of-the-day = Problema do dia
puzzle-number = Problema { $number }
puzzle-task =
    { $side ->
        [white] As brancas jogam e vencem.
       *[black] As pretas jogam e vencem.
    }
puzzle-wrong = { $text } não é o lance certo. Tentativas: { $tries }
puzzles-failed = Não foi possível carregar os problemas.
learn-right = Certo. Continue.
learn-done = Resolvido!
learn-shown = A solução: { $text }
learn-hint = Mova a peça em { $square }.
learn-solution = Mostrar a solução
learn-next = Próximo
learn-back = Anterior
learn-leave = Sair da lição
learned-dropped = Não deu para ler o que você tinha aprendido; começa de novo.

games-file = Abrir um arquivo
games-paste = Cole uma partida, uma posição ou um link
games-open = Abrir
games-none = Não há nenhuma partida neste texto.
games-player = Jogador
games-position = Esta posição
games-count = Partidas: { $count }
games-reading = Lendo as partidas
games-searching = Procurando nas partidas
games-stop = Parar
games-back = Anteriores
games-on = Próximas

fault-at = Linha { $line }, coluna { $column }.
fault-found = Encontrado: { $text }
fault-expected = Esperado: { $text }
fault-setup = Nesta posição não dá para jogar.
fault-rules = Não dá para ler estas regras, ou elas não combinam.
expect-move = um lance ou um resultado

link-none = Isto não é um link para uma partida.
link-newer = Este link é de uma versão mais nova da página. Recarregue a página.
link-damaged = Este link está danificado: há caracteres errados ou faltando. Copie-o de novo por inteiro.
link-impossible = Este link não é válido: a partida não pode ter acontecido assim.

share-link = Link
share-copy-link = Copiar o link
share-send = Compartilhar…
share-code = Código QR
share-position-only = Só a posição
share-copy-game = Copiar a partida
share-save-game = Salvar a partida
share-copy-position = Copiar a posição
share-copy-picture = Copiar a imagem
share-save-picture = Salvar a imagem

turns-begin = Jogar por link
turns-end = Parar de jogar por link
turns-move = É a sua vez. Depois do lance haverá um link para enviar.
turns-send = Lance feito: envie este link. Você receberá outro, para abrir ou colar em “Partidas”.
turns-differ = Este link não continua a sua partida: o lance { $number } é outro.
turns-older = Este link é mais antigo que a sua partida; a sua é mostrada.
turns-open = Abrir mesmo assim
