# Las palabras del juego en español. Blancas y negras son los bandos; una pieza es un peón o una dama.

list-separator = {", "}

## Menú

menu-open = Menú
menu-close = Cerrar el menú
menu-title = Menú
menu-new-game = Partida nueva
menu-undo = Deshacer
menu-redo = Rehacer
menu-flip = Girar
menu-copy = Copiar la partida (PDN)
menu-game = Partida
menu-rules = Reglas
menu-opponent = Rival
menu-board = Tablero

## Modalidades

american = Americanas
american-game = Damas americanas
american-line = También llamadas inglesas: el peón captura solo hacia delante y la dama mueve una casilla.
russian = Rusas
russian-game = Damas rusas
russian-line = Damas voladoras, el peón captura también hacia atrás y la captura se elige.
brazilian = Brasileñas
brazilian-game = Damas brasileñas
brazilian-line = Las reglas internacionales en 64 casillas: hay que capturar el mayor número posible.
spanish = Españolas
spanish-game = Damas españolas
spanish-line = Damas voladoras, el peón captura solo hacia delante; primero más piezas, luego más damas.
italian = Italianas
italian-game = Damas italianas
italian-line = La dama mueve una casilla, pero ningún peón puede capturarla. Un orden estricto de capturas.
czech = Checas
czech-game = Damas checas
czech-line = Damas voladoras, el peón captura solo hacia delante. Si una dama puede capturar, debe hacerlo una dama.
pool = Pool
pool-game = Pool checkers
pool-line = Damas voladoras y captura hacia atrás; el peón corona solo donde acaba su jugada.
international = Internacionales
international-game = Damas internacionales
international-line = El tablero grande, de 10×10: damas voladoras, y hay que capturar el mayor número posible.
own-rules = Reglas propias
forced-capture = Captura obligatoria
forced-capture-on = Quien puede capturar debe capturar.
forced-capture-off = Regla de la casa: se puede renunciar a una captura. La que se empieza se acaba.
game-without-duty = { $game }, captura opcional

## Rivales

friend = Dos en la misma pantalla
versus-easy = Máquina, fácil
versus-medium = Máquina, media
versus-hard = Máquina, difícil
friend-line = Se juega por turnos en este dispositivo.

## Jugadores y jugadas

you = Tú
side-name =
    { $side ->
        [white] Blancas
       *[black] Negras
    }
pieces-left =
    { $side ->
        [white] Blancas
       *[black] Negras
    }: { $count ->
        [one] 1 pieza
       *[other] { $count } piezas
    }
captured-pieces =
    { $side ->
        [white] Las blancas han perdido
       *[black] Las negras han perdido
    } { $count ->
        [one] 1 pieza
       *[other] { $count } piezas
    }
move-list = Jugadas
move-list-empty = Aún no hay jugadas
move-start = Comienzo de la partida
move-entry = Jugada { $number }: { $text }

## Línea del turno

turn-yours = Te toca
turn-computer = La máquina está pensando…
turn-side =
    { $side ->
        [white] Juegan las blancas
       *[black] Juegan las negras
    }
must-capture =
    { $pieces ->
        [one] Te toca. Debes capturar: una pieza puede.
       *[other] Te toca. Debes capturar: { $pieces } piezas pueden.
    }
must-take =
    { $most ->
        [one] Te toca. Debes capturar 1 pieza.
       *[other] Te toca. Debes capturar { $most } piezas.
    }
must-capture-side =
    { $side ->
        [white] Las blancas
       *[black] Las negras
    } { $pieces ->
        [one] deben capturar: una pieza puede.
       *[other] deben capturar: { $pieces } piezas pueden.
    }
must-take-side =
    { $side ->
        [white] Las blancas
       *[black] Las negras
    } { $most ->
        [one] deben capturar 1 pieza.
       *[other] deben capturar { $most } piezas.
    }
pick-target = ¿Adónde? Elige una casilla marcada.
choose-way = Hay varios caminos: elige la siguiente casilla.
go-on = La captura sigue: elige la siguiente casilla.
draw-counter =
    { $left ->
        [one] Tablas tras 1 jugada más de cada bando.
       *[other] Tablas tras { $left } jugadas más de cada bando.
    }

## Lo que no se puede, y por qué

refused-game-over = La partida ha terminado.
refused-no-piece = Aquí no hay ninguna pieza.
refused-not-your-piece =
    { $turn ->
        [white] Les toca a las blancas.
       *[black] Les toca a las negras.
    }
refused-must-capture =
    { $pieces ->
        [one] Debes capturar: la pieza marcada puede.
       *[other] Debes capturar: { $pieces } piezas marcadas pueden.
    }
refused-must-take-most =
    { $takes ->
        [0] Así no capturas nada
        [one] Así solo capturas 1 pieza
       *[other] Así solo capturas { $takes } piezas
    }: { $most ->
        [one] debes capturar 1.
       *[other] debes capturar { $most }.
    }
refused-must-take-with-king = Debes capturar con una dama: va antes que el peón.
refused-must-take-most-kings =
    { $takes ->
        [0] Así no capturas ninguna dama
        [one] Así solo capturas 1 dama
       *[other] Así solo capturas { $takes } damas
    }: { $most ->
        [one] debes capturar 1.
       *[other] debes capturar { $most }.
    }
refused-must-meet-king-earlier = Debes elegir la captura que encuentra antes una dama.
refused-must-go-on = La captura sigue: elige una casilla marcada.
refused-must-land-to-go-on = Detente donde puedas seguir capturando: en una casilla marcada.
refused-cannot-take-king = Un peón no puede capturar una dama.
refused-cannot-take-backward = El peón captura solo hacia delante.
refused-cannot-move-backward = El peón mueve solo hacia delante.
refused-one-square-only = Esta pieza mueve una sola casilla.
refused-already-jumped = No se puede saltar dos veces la misma pieza.
refused-blocked = El camino está cerrado.
refused-occupied = Esta casilla está ocupada.
refused-not-on-line = Las piezas mueven en diagonal.
refused-own-piece = No se pueden saltar las piezas propias.
refused-two-in-a-row = No se pueden saltar dos piezas seguidas.
refused-must-land-just-behind = Detente en la casilla justo detrás de la pieza capturada.

## Resultado y tablas

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] No te quedan piezas
        [white] A las blancas no les quedan piezas
       *[black] A las negras no les quedan piezas
    }
reason-no-moves =
    { $who ->
        [you] No puedes mover
        [white] Las blancas no pueden mover
       *[black] Las negras no pueden mover
    }
reason-resigned =
    { $who ->
        [you] Has abandonado
        [white] Las blancas han abandonado
       *[black] Las negras han abandonado
    }
reason-out-of-time =
    { $who ->
        [you] Se te ha acabado el tiempo
        [white] A las blancas se les ha acabado el tiempo
       *[black] A las negras se les ha acabado el tiempo
    }
outcome-wins =
    { $who ->
        [you] ganas tú
        [white] ganan las blancas
       *[black] ganan las negras
    }
draw-agreed = Tablas de común acuerdo.
draw-repetition = Tablas: la misma posición por tercera vez.
draw-quiet =
    Tablas: { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } de cada bando sin capturas y sin { $resets ->
        [capture-or-crown] dama nueva.
       *[capture-or-man] jugadas de peón.
    }
draw-ending =
    Tablas: este final no se ha ganado en { $moves ->
        [one] 1 jugada.
       *[other] { $moves } jugadas.
    }
offer-draw = Ofrecer tablas
agree-draw = Aceptar tablas
decline-draw = Rechazar
draw-offered =
    { $side ->
        [white] Las blancas ofrecen tablas.
       *[black] Las negras ofrecen tablas.
    }
claim-draw = Reclamar tablas
resign = Abandonar
looking-back = Estás repasando la partida. Juega desde aquí o vuelve a la última jugada.
play-on = Jugar desde aquí
restore-game = Recuperar la partida anterior

## El tablero para lectores de pantalla

board-label = Tablero, { $game }
square-empty = { $square }, vacía
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] peón blanco
           *[black] peón negro
        }
       *[king] { $side ->
            [white] dama blanca
           *[black] dama negra
        }
    }
mark-selected = pieza elegida
mark-can-move = puede mover
mark-can-capture = puede capturar
mark-must-capture = debe capturar
mark-destination = puedes ir aquí
mark-capture-destination = puedes ir aquí y capturar
mark-victim = sería capturada
mark-last-from = aquí empezó la última jugada
mark-last-to = aquí acabó la última jugada
mark-waiting = pieza capturada, sale tras la jugada
mark-reason = este es el motivo

## Por qué, y lo que se dice una sola vez

show-rule = ¿Por qué?
house-rule = Partida nueva con captura opcional
all-rules = Todas las reglas de este juego
lesson-duty = En las damas, quien puede capturar debe capturar: con una de las piezas entre corchetes.
lesson-backward = En este juego el peón captura también hacia atrás.
lesson-flying = En este juego la dama es voladora: por una diagonal libre va tan lejos como quiera.
lesson-strike = Golpe turco: las piezas capturadas cierran el paso hasta el final de la jugada.
counter-reset = La cuenta para las tablas vuelve a empezar.
mark-goal = tu jugada debe acabar aquí

## Las reglas en frases

kings-short = Damas de un paso
kings-flying = Damas voladoras
rule-board = El tablero tiene { $width }×{ $height } casillas; cada bando empieza con { $men } peones.
rule-first =
    { $side ->
        [white] Empiezan las blancas.
       *[black] Empiezan las negras.
    }
rule-steps = Las piezas ocupan las casillas oscuras y mueven en diagonal a una casilla libre.
rule-man-moves = El peón mueve una casilla hacia delante.
rule-man-forward = El peón captura solo hacia delante.
rule-man-all-ways = El peón captura hacia delante y hacia atrás.
rule-prey-any = El peón puede capturar peones y damas.
rule-prey-men = El peón no puede capturar una dama.
rule-king-short = La dama mueve una casilla, hacia delante o hacia atrás, y también captura en ambos sentidos.
rule-king-flying = La dama es voladora: mueve hacia delante o hacia atrás hasta donde la diagonal esté libre, y captura a cualquier distancia.
rule-landing-free = La dama que captura puede detenerse en cualquier casilla libre detrás de la pieza saltada.
rule-landing-go-on = La dama que captura debe detenerse donde pueda seguir capturando; si no hay tal casilla, en cualquiera libre detrás de la pieza.
rule-landing-behind = La dama que captura se detiene en la casilla justo detrás de la pieza saltada.
rule-jumps = Se captura saltando una pieza contraria a una casilla libre detrás de ella. No se pueden saltar las piezas propias, ni dos piezas seguidas.
rule-finish = La captura sigue mientras la pieza pueda capturar; todos sus saltos son una sola jugada.
rule-choice-free = Entre varias capturas se elige libremente, aunque otra capture más.
rule-choice-order = Entre varias capturas decide lo que sigue, por este orden; lo demás se elige.
rule-choice-step = Entre varias capturas decide lo que sigue; lo demás se elige.
rule-quantity = Hay que capturar el mayor número posible de piezas.
rule-with-king = La dama que puede capturar va antes que el peón.
rule-most-kings = La captura de más damas va antes que las otras.
rule-kings-earliest = La captura que encuentra antes una dama va antes que las otras.
rule-crown-ends = El peón que llega a la última fila corona dama, y ahí acaba su jugada.
rule-crown-king = El peón que llega a la última fila corona dama en el acto; si está capturando, sigue como dama.
rule-crown-man = El peón cuya jugada acaba en la última fila corona dama; si desde allí puede seguir capturando, sigue como peón.
rule-lift-after = Las piezas capturadas se retiran del tablero tras la jugada: hasta entonces cierran el paso, y ninguna puede saltarse dos veces.
rule-lift-at-once = Las piezas capturadas se retiran del tablero en cuanto se saltan.
rule-goal-usual = Pierde quien se queda sin piezas o no puede mover.
rule-goal-losing = Gana quien se queda sin piezas o no puede mover.
rule-repetition-claim = Cuando se da la misma posición por tercera vez, cualquiera puede reclamar tablas.
rule-repetition-drawn = Cuando se da la misma posición por tercera vez, la partida es tablas.
rule-limit-quiet =
    Tras { $moves } jugadas de cada bando sin capturas y sin { $resets ->
        [capture-or-crown] dama nueva, la partida es tablas.
       *[capture-or-man] jugadas de peón, la partida es tablas.
    }
rule-limit-lone-king =
    { $kings ->
        [0] Una dama sola contra { $pieces } piezas: tras { $moves } jugadas de cada bando, la partida es tablas.
        [one] Una dama sola contra { $pieces } piezas, entre ellas una dama: tras { $moves } jugadas de cada bando, la partida es tablas.
       *[other] Una dama sola contra { $pieces } piezas, al menos { $kings } de ellas damas: tras { $moves } jugadas de cada bando, la partida es tablas.
    }
rule-limit-both-kings =
    Con { $pieces } piezas en el tablero y damas en ambos bandos: tras { $moves } jugadas de cada bando sin capturas y sin { $resets ->
        [capture-or-crown] dama nueva, la partida es tablas.
       *[capture-or-man] jugadas de peón, la partida es tablas.
    }
rule-road-lone = Vale mientras la dama sola esté en la gran diagonal.
rule-road-stronger = Vale mientras el bando más fuerte tenga una dama en la gran diagonal.

## Avisos hablados

said-move =
    { $who ->
        [you] Tú
        [white] Blancas
       *[black] Negras
    }: de { $from } a { $to }.
said-capture =
    { $who ->
        [you] Tú
        [white] Blancas
       *[black] Negras
    }: { $from } captura { $count } y acaba en { $to }.
said-crown = Dama nueva.
said-new-game = Partida nueva: { $game }.
said-undo = Deshecho.
said-redo = Rehecho.
said-flip =
    { $side ->
        [white] Las blancas están ahora abajo.
       *[black] Las negras están ahora abajo.
    }

## Contratiempos

worker-restarted = La máquina ha tenido que reiniciarse. Está pensando otra vez.
worker-failed = La máquina no arranca. Tu partida está a salvo.
try-again = Reintentar
dismiss = Cerrar
saved-dropped = No se pudo leer la partida guardada; esta es nueva.
storage-blocked = Tu navegador no deja guardar a esta página: al cerrarla se perderá la partida.
new-version = Hay una versión nueva. Llegará con tu próxima partida.
load-now = Cargarla ya
copied = Copiada.
copy-failed = No se pudo copiar.

## Las próximas partidas, y lo que las acompaña

options-title = Opciones de la partida
rematch = Revancha
hint = Pista
hint-shown = Pista: { $text }
hint-wins =
    Pista: { $text }, gana en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
hint-loses =
    Pista: { $text }, pierde en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
hint-draws = Pista: { $text }, tablas con el mejor juego
hints-given = Pistas: { $count }
hint-sought = Buscando una buena jugada…
offer-weighed = La máquina estudia tu oferta…
draw-declined = La máquina rechaza las tablas.
from-next-game = Vale a partir de la próxima partida.
clock-left = Tiempo restante: { $minutes } min { $seconds } s
player-score = Puntos: { $points }
reset-score = Poner los puntos a cero
seat-title = Tus piezas
seat-first = Las que empiezan
seat-dark = Oscuras
seat-light = Claras
seat-chance = Al azar
pace-title = Reloj
pace-free = Ninguno
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Ventaja: menos peones para el rival
odds-none = Ninguna
odds-men =
    { $men ->
        [one] 1 peón
       *[other] { $men } peones
    }
custom-switch = Salida según la tradición
custom-line =
    Empiezan las { $side ->
        [white] blancas.
       *[black] negras.
    }
lie-switch = Tablero girado según la tradición
lie-line = La casilla inferior derecha es oscura.
opening-switch = Apertura por sorteo
opening-line = Las primeras jugadas se sortean de la lista de torneos; empieza el bando tradicional.
draws-switch = Tablas como en los torneos
draws-line = Según el reglamento de la federación.
hints-switch = Pistas
hints-line = Un botón muestra la jugada que haría la máquina con toda su fuerza.
results-title = Resultados
results-won = Ganadas
results-drawn = Tablas
results-lost = Perdidas
mark-hint-from = pista: mueve esta pieza
mark-hint-to = pista: ve aquí

## Lo que se ve y se oye

set-title = Tablero y piezas
set-wood = Madera
set-paper = Papel
set-slate = Pizarra
set-contrast = Alto contraste
labels-switch = Nombres de las casillas
labels-line = Números o letras en el tablero.
speed-title = Animación
speed-normal = Normal
speed-fast = Rápida
speed-slow = Lenta
speed-off = Ninguna
turning-title = Girar hacia quien hace la jugada
turning-never = Nada
turning-board = El tablero
turning-pieces = Solo las piezas
sound-switch = Sonido
sound-line = Se oyen las jugadas, las capturas y el final de la partida.
typed = Tu jugada: { $text }
