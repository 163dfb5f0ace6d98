# La página de las damas americanas. Fuentes de la historia: Payne (1756); Schaeffer y otros, Checkers Is
# Solved (Science, 2007).

title = Damas americanas: las reglas
description = Reglas de las damas americanas o inglesas, los checkers: capturas, damas cortas, coronación y tablas, con consejos, preguntas y partida gratis en línea.
line = Los checkers de Estados Unidos, de damas cortas. { $man-captures }
opening = Son las damas de las películas: las del porche, el barril y los dos viejos sin prisa. En Gran Bretaña se llaman «draughts» y en Norteamérica «checkers», y William Payne, profesor de matemáticas en Londres, ya las explicó en 1756. Su mayor campeón, Marion Tinsley, perdió menos de diez partidas en más de cuarenta años, y en 2007 el equipo de Jonathan Schaeffer, de la Universidad de Alberta, demostró que con juego perfecto nadie puede ganar. Al jugador español le sorprende sobre todo la dama: { $king } Sin piezas que crucen el tablero, todo se decide paso a paso, y gana quien no tiene que ceder.
tip-1 = No la llames voladora
    .text = Coronar aquí no gana la partida por sí solo. Una dama lejos de la lucha tarda en volver, así que mira primero qué dejas en el centro.
tip-2 = Deja un puente en casa
    .text = Dos peones en tu última fila con una casilla libre entre ellos bastan para que un peón suelto no corone gratis. Con negras son la 1 y la 3; con blancas, la 30 y la 32.
tip-3 = Ocupa el centro
    .text = Desde el centro un peón tiene dos caminos; desde la banda, uno. Los peones de la orilla están seguros, pero no sirven de mucho.
tip-4 = Cuenta la oposición
    .text = Con pocas piezas, a uno de los dos se le acaban antes las jugadas buenas. Un cambio de una por una puede pasarle el problema al otro: cuéntalo antes de simplificar.
tip-5 = Busca el dos por uno
    .text = Nadie puede negarse a capturar. Pregúntate adónde llevarías al contrario si le regalaras un peón, y qué saltarías tú después.
tip-6 = Cambia cuando lleves ventaja
    .text = Doce contra once apenas se nota; tres contra dos es mucho. Con una pieza de más, cada cambio te acerca a la victoria.
question-1 = ¿Se puede dejar de capturar?
    .answer = { $duty } { $finish } El soplo, que castigaba el olvido, desapareció hace mucho de los torneos.
question-2 = ¿Hay ley de cantidad?
    .answer = { $choice } Es una de las grandes diferencias con las damas españolas: la captura corta es a veces la mejor.
question-3 = ¿Hacia dónde captura cada pieza?
    .answer = { $man-captures } { $king }
question-4 = ¿Qué pasa al llegar saltando a la última fila?
    .answer = { $crown } Aunque tenga otra captura delante, la nueva dama espera su turno.
question-5 = ¿Quién sale?
    .answer = { $first } Hay juegos rojos y blancos o rojos y negros; el color más oscuro cuenta como negras.
question-6 = ¿Cuándo hay tablas?
    .answer = En este sitio: { $repetition } { $limits } Entre maestros casi todas las partidas acababan así, por lo que los torneos sortean las tres primeras jugadas; también es una opción aquí.
sources = Muchos programas que se anuncian como «damas» juegan a esto con retoques propios: unos permiten no capturar, otros obligan a la captura más larga o dejan volar a la dama. La federación mundial de checkers no admite nada de eso.
