# Las palabras de las páginas de reglas en español. Lo que una frase dice de un juego sale de sus ejes; el
# texto de cada juego está en rules/.

## Direcciones

slug-rules = reglas
slug-optional = sin-captura-obligatoria
slug-help = como-se-juega
slug-american = americanas
slug-russian = rusas
slug-brazilian = brasilenas
slug-spanish = espanolas
slug-italian = italianas
slug-czech = checas
slug-pool = pool
slug-international = internacionales

## En todas las páginas

nav-label = Páginas
nav-game = Jugar
nav-rules = Todas las reglas
nav-help = Cómo se juega aquí
nav-help-short = Ayuda
nav-languages = Idiomas
play-now = Jugar gratis ahora
play-line = Gratis, en el navegador, sin descargas y sin registro.
skip = Ir al texto
offer = Esta página en español
missing = Esta página no existe

## La página de un juego

how-title = Cómo se juega aquí
how-text = Abre el menú (☰), elige Reglas y después { $variant }: empieza al momento una partida nueva, contra el ordenador en tres niveles o entre dos en la misma pantalla.
rules-title = Las reglas
part-board = Tablero y posición inicial
part-moves = Cómo se mueve
part-captures = Cómo se captura
part-choice = Qué captura se elige
part-crown = Coronar dama
part-end = Victoria y tablas
tradition-title = La tradición, y cómo se juega aquí
tradition-first =
    { $side ->
        [white] Por tradición salen las blancas.
       *[black] Por tradición salen las negras.
    } Aquí las piezas oscuras están de tu lado y empiezan; el bando, la salida y la posición del tablero se eligen en las opciones de la partida.
tradition-same =
    { $side ->
        [white] Como manda la tradición, las blancas salen y están de tu lado; se puede cambiar en las opciones de la partida.
       *[black] Como manda la tradición, las negras salen y están de tu lado; se puede cambiar en las opciones de la partida.
    }
tradition-turned = En el tablero oficial la casilla de abajo a la derecha es oscura, como en un espejo respecto al de aquí; una opción lo gira.
tradition-draws = Los torneos tienen sus propias reglas de tablas, que aquí se pueden activar:
compare-title = Comparación: { $other }
compare-alone = De un vistazo
compare-rule = Regla
tips-title = Consejos
questions-title = Preguntas frecuentes
sources-title = Lo que se lee por ahí
others-title = Los otros juegos

## Diagramas

diagram-yes = Permitido
diagram-no = No permitido
diagram-try = Pruébalo
diagram-step = Paso
diagram-again = Ver otra vez
diagram-right = Bien, está permitido.

## La tabla

row-board = Tablero
row-men = Peones por bando
row-duty = Capturar es obligatorio
row-finish = La captura empezada se acaba
row-backward = Los peones capturan hacia atrás
row-flying = Damas voladoras
row-prey = Los peones pueden capturar damas
row-most = Hay que capturar el mayor número de piezas
row-precedence = Después decide
row-crown = El peón que llega a la última fila capturando
row-lift = Las piezas capturadas se retiran
cell-yes = sí
cell-no = no
cell-none = a elección
cell-with-king = la dama antes que el peón
cell-most-kings = el mayor número de damas
cell-kings-earliest = la dama que se encuentra antes
cell-ends-move = corona dama y acaba la jugada
cell-goes-on-as-king = corona dama y sigue capturando como dama
cell-goes-on-as-man = sigue capturando como peón; corona solo si acaba allí
cell-after-move = tras la jugada
cell-at-once = en cuanto se saltan

## El índice

overview-title = Reglas de las damas: todas las variantes
overview-description = Ocho juegos de damas en una tabla: españolas, americanas, rusas, brasileñas, italianas, checas, pool e internacionales, cada uno con su página de reglas.
overview-text = «¿Pero a qué damas jugamos?» Es la primera pregunta que hay que hacerse, porque las damas son una familia. En todas se mueve en diagonal, se captura saltando y el peón que cruza el tablero se convierte en dama. Se separan en unos pocos puntos, y cada uno cambia la manera de jugar. La tabla los pone en fila; cada dato sale de las mismas reglas con las que juega este sitio.
overview-games = Los juegos, uno por uno

## Sin captura obligatoria

optional-title = Damas sin captura obligatoria
optional-description = La regla de muchas casas: capturar se puede, pero no se debe. Cómo se elige aquí en cada juego de damas y qué cambia en la partida. Gratis, en línea.
optional-text = Mucha gente aprendió a jugar en la cocina, sin obligación de capturar. Ninguna federación juega así, y es otro juego: sin capturas forzadas no hay golpes, y quien va por delante puede esperar sentado. Para empezar está muy bien, y aquí se puede jugar de ese modo a cualquiera de los juegos.
optional-how = Abre el menú (☰), elige Reglas y desactiva Captura obligatoria debajo de los juegos. Vale para el juego que elijas.
optional-rules = Qué cambia
optional-same = Las demás reglas del juego siguen igual. Si hay un orden entre las capturas, ese orden decide cuando eliges capturar.
own-title = Reglas propias
own-text = El tablero, las capturas, las damas, la prioridad, las tablas y el objetivo se eligen por separado. Lo que no encaja se rechaza diciendo por qué; lo demás se juega al momento, contra el ordenador o entre dos, y se comparte con un enlace.
own-link = Componer reglas
