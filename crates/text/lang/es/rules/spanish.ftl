# La página de las damas españolas. Fuente de la historia: los libros de Ruiz Montero (1591), Valls (1597)
# y García Canalejas (1650).

title = Damas españolas: las reglas
description = Reglas de las damas españolas: cómo captura el peón, la dama voladora, la ley de cantidad y la de calidad, tablas, consejos y partida gratis en línea.
line = Las damas de siempre en España, con ley de cantidad y de calidad. { $most-kings }
opening = Ningún país tiene libros de damas más antiguos que España. Pedro Ruiz Montero publicó el suyo en 1591, Lorenzo Valls otro en Valencia en 1597, y de la colección de Juan García Canalejas, impresa en Zaragoza en 1650, todavía se sacan golpes que funcionan. Casi todos aprendimos este juego de un abuelo, y casi todos lo aprendimos a medias. { $man-captures } { $king } Entre un peón tan modesto y una dama tan poderosa hay un abismo, y la partida entera gira en torno a quién lo cruza primero.
tip-1 = La primera dama vale un sacrificio
    .text = Contra peones que no pueden defenderse por la espalda, una dama voladora trabaja sin prisas. Dar dos peones por ser el único que la tiene suele ser buen negocio, si no la cazan al nacer.
tip-2 = La fila de atrás, para el final
    .text = Mientras queden en casa dos peones bien puestos, el contrario tendrá que pagar cara su dama. Saca antes los demás.
tip-3 = Haz trabajar a las leyes por ti
    .text = { $quantity } { $most-kings } Ofrece piezas de modo que la captura obligada sea justo la que arruina su posición.
tip-4 = Peones emparejados
    .text = Dos peones seguidos en una diagonal se guardan la espalda; uno suelto con una casilla libre detrás es un regalo para la dama.
tip-5 = Quien tiene la calle mayor, manda
    .text = Tres damas ganan a una si la gran diagonal es suya. Si la ocupa la dama sola, no hay nada que hacer: recuérdalo cuando vayas perdiendo.
tip-6 = Cuenta con la pieza ya capturada
    .text = { $lift } Muchos golpes de los libros viejos consisten en eso: la dama que captura tropieza con su propia víctima y se queda a tiro.
question-1 = ¿Qué captura es obligatoria si tengo varias?
    .answer = { $choice } { $quantity } { $most-kings } Da igual que la haga un peón o una dama.
question-2 = ¿Puede el peón capturar hacia atrás?
    .answer = { $man-captures } Quien viene del tablero de cien casillas ve al principio amenazas que no existen.
question-3 = ¿Puede un peón capturar una dama?
    .answer = { $man-prey } Una dama que se detiene delante de un peón, con la casilla de detrás libre, está perdida.
question-4 = ¿Qué pasa con el soplo?
    .answer = Soplar era quitarle al contrario la pieza que había olvidado capturar. En muchas casas se sigue haciendo; aquí no hace falta, porque el juego no admite el olvido. { $duty }
question-5 = ¿Qué pasa si un peón llega capturando a la última fila?
    .answer = { $crown } Su primer vuelo tiene que esperar un turno.
question-6 = ¿Cómo se coloca el tablero?
    .answer = En España y Portugal la gran diagonal acaba a la derecha de cada jugador, así que los diagramas de los libros son la imagen en un espejo de los de otros países. En las opciones de la partida puedes girarlo.
sources = Qué libro fue el primero se discute: suele citarse uno de 1547 atribuido a Antonio de Torquemada, del que no se conoce ningún ejemplar seguro. En cuanto a las reglas, hay programas que se quedan en la ley de cantidad y olvidan la de calidad. Las tablas de torneo de esta página son las de la federación portuguesa, tal como estaban antes de 2026.
