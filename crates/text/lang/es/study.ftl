# La página de análisis

sections = Secciones
section-analysis = Análisis
section-position = Posición
section-games = Partidas
section-share = Compartir
position-text = FEN

## Reglas propias

section-rules = Reglas
own-start = Partir de
own-corner = Esquina oscura
own-turned =
    { $turned ->
        [usual] La casilla inferior izquierda es oscura.
       *[mirrored] La casilla inferior derecha es oscura.
    }
own-first = Quién empieza
own-ways = Cómo captura el peón
own-prey = Qué captura el peón
own-reach = Damas
own-landing = Dónde se detiene la dama
own-choice = Elección de captura
own-step = Elección de captura: paso { $number }
own-no-step = Nada más decide; lo demás se elige.
own-crown = En la última fila
own-lift = Piezas capturadas
own-goal = Objetivo
own-repetition = Repetición
own-limits = Tablas por recuento
own-no-limits = No se cuenta nada.
own-tournament = Como en torneos: { $game }
own-fault-board = En este tablero no se puede jugar aquí.
own-fault-landing = Esto es solo para damas voladoras: elige aquí la primera línea, o damas voladoras.
own-fault-twice = Esto ya decide en un paso anterior: elige otra cosa.
own-stays = Hasta entonces valen las reglas de abajo.
own-summary = Las reglas que valen
own-same = El mismo juego: { $game }
own-name = Nombre de estas reglas
own-keep = Guardar y compartir
own-save = Guardar
own-save-new = Guardar como nuevas
own-copy = Copiar el enlace
own-play = Jugar con estas reglas
own-maimed = Algunas reglas guardadas no se han podido leer.
own-list = Tus reglas
own-delete = Borrar { $name }
own-deleted = Borrado: { $name }
preset-russian-most = Rusas, empiezan las negras, ley de cantidad
preset-german = Regla casera alemana
preset-portuguese = Portuguesas
preset-brazilian-large = Brasileñas en 10×10
preset-canadian = Canadienses
preset-thai = Tailandesas
preset-poddavki = Poddavki (rusas a perder)
preset-antidraughts = Antidamas (a perder)
variation = En vez de { $text }
engine = Máquina
engine-thinks = Calculando…
engine-lines = Mejores líneas
engine-depth = Profundidad { $depth }
score-ahead =
    { $side ->
        [white] Blancas +{ $points }
       *[black] Negras +{ $points }
    }
score-even = Igualado
score-draw = Tablas
score-wins =
    { $side ->
        [white] Blancas ganan en { $moves }
       *[black] Negras ganan en { $moves }
    }
graph-label = Curso de la partida, medias jugadas: { $moves }
graph-slider = A lo largo de la partida
review-game = Buscar errores
review-runs = Buscando errores
review-cancel = Cancelar
review-done = Errores encontrados: { $count }
review-first = Al primero
brush-title = Poner
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Peón blanco
               *[king] Dama blanca
            }
       *[black]
            { $rank ->
                [man] Peón negro
               *[king] Dama negra
            }
    }
brush-erase = Quitar
turn-title = Juegan
setup-start = Posición inicial
setup-clear = Vaciar el tablero
setup-analyse = Analizar esta posición
setup-play = Jugar desde aquí
setup-unreadable = Esto no es una posición: { $text }
setup-no-pieces = No hay piezas en el tablero.
setup-man-on-crown-row = Un peón en { $square } sería una dama.
setup-off-board = Una pieza está fuera del tablero.
setup-two-pieces = Hay dos piezas en { $square }.

section-learn = Aprender
course = Curso
course-step = Paso { $step } de { $all }
course-any = Haz cualquier jugada.
course-move = Juega { $text }.
course-find = Encuentra la única jugada permitida.
course-other = { $text } está permitida, pero este paso pide otra jugada.
puzzles-easy = Fáciles
puzzles-medium = Medios
puzzles-hard = Difíciles
puzzle-of-the-day = Problema del día
puzzle-number = Problema { $number }
puzzle-task =
    { $side ->
        [white] Juegan las blancas y ganan.
       *[black] Juegan las negras y ganan.
    }
puzzle-wrong = { $text } no es la jugada. Intentos: { $tries }
puzzles-failed = No se pudieron cargar los problemas.
learn-right = Bien. Sigue.
learn-done = ¡Resuelto!
learn-shown = La solución: { $text }
learn-hint = Mueve la pieza de { $square }.
learn-solution = Mostrar la solución
learn-next = Siguiente
learn-back = Anterior
learn-leave = Salir de la lección
learned-dropped = No se pudo leer lo que habías aprendido; se empieza de nuevo.

games-file = Abrir un archivo
games-paste = Pega una partida, una posición o un enlace
games-open = Abrir
games-none = En este texto no hay ninguna partida.
games-player = Jugador
games-position = Esta posición
games-count = Partidas: { $count }
games-reading = Leyendo partidas
games-searching = Buscando en las partidas
games-stop = Parar
games-back = Anteriores
games-on = Siguientes

fault-at = Línea { $line }, columna { $column }.
fault-found = Encontrado: { $text }
fault-expected = Se esperaba: { $text }
fault-setup = Esta posición no se puede jugar.
fault-rules = Estas reglas no se pueden leer o no encajan entre sí.
expect-move = una jugada o un resultado

link-none = Esto no es un enlace a una partida.
link-newer = Este enlace es de una versión más nueva de la página. Vuelve a cargarla.
link-damaged = Este enlace está dañado: hay caracteres erróneos o faltan. Cópialo otra vez entero.
link-impossible = Este enlace no es válido: la partida no pudo jugarse así.

share-link = Enlace
share-copy-link = Copiar el enlace
share-send = Compartir…
share-code = Código QR
share-position-only = Solo la posición
share-copy-game = Copiar la partida
share-save-game = Guardar la partida
share-copy-position = Copiar la posición
share-copy-picture = Copiar la imagen
share-save-picture = Guardar la imagen

turns-begin = Jugar por enlace
turns-end = Dejar de jugar por enlace
turns-move = Es tu turno. Después de tu jugada habrá un enlace para enviar.
turns-send = Jugada hecha: envía este enlace. Recibirás otro, para abrirlo o pegarlo en «Partidas».
turns-differ = Este enlace no continúa tu partida: la jugada { $number } es otra.
turns-older = Este enlace es más antiguo que tu partida; se muestra la tuya.
turns-open = Abrir de todos modos
