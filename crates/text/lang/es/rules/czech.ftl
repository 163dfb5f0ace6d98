# La página de las damas checas en español. Fuente: Federación Checa de Damas (ČFD); FMJD.

title = Damas checas: las reglas
description = Reglas de las damas checas: qué pieza debe capturar, la dama voladora, la coronación y las tablas, con consejos, preguntas y partida gratis en línea.
line = La «dáma» de Bohemia, Moravia y Eslovaquia. { $with-king }
opening = En las cajas de juegos reunidos de Praga o Bratislava nunca falta la «dáma», y la federación checa organiza campeonatos de ella junto a los de damas internacionales. Para un español es como una prima que ha crecido en otra casa. { $man-captures } { $king } Hasta aquí, todo conocido. Pero en vez de contar piezas, los checos preguntan quién captura: { $with-king } Parece cortesía, y es un arma: a la dama que debe capturar se la puede llamar desde cualquier rincón.
tip-1 = Saca a la dama de su sitio
    .text = Un peón puesto donde la dama contraria tiene que capturarlo la arranca de su puesto. Busca el sacrificio que la deja a tu alcance.
tip-2 = Escóndete detrás de su deber
    .text = Mientras su dama esté obligada a capturar, sus peones no pueden hacerlo. Un peón tuyo que parecía perdido gana una jugada, y muchas veces con una basta.
tip-3 = Tu dama también tiene obligaciones
    .text = Antes de coronar, mira si la dama nueva tendrá que capturar enseguida y dónde acabará.
tip-4 = Olvida la ley de cantidad
    .text = { $choice } Entre dos capturas de dama, o dos de peón, quédate con la que te deje mejor, aunque sea la corta.
tip-5 = Avanza sin huecos
    .text = El peón rebasado ya no se defiende. Mantén la formación cerrada y trae a los de atrás: en el agujero aterriza la dama.
question-1 = ¿Qué significa que la dama va primero?
    .answer = { $with-king } Aunque el peón pudiera llevarse tres piezas y la dama una sola.
question-2 = ¿Hay que capturar el mayor número?
    .answer = { $choice } { $with-king } No hay más orden que ese; los números no entran.
question-3 = ¿Puedo interrumpir una captura múltiple?
    .answer = { $finish } { $landing } La dama no puede quedarse corta a propósito.
question-4 = ¿Puede el peón capturar una dama?
    .answer = { $man-prey } Lo difícil es que ella se acerque.
question-5 = ¿Es dama enseguida el peón que llega capturando?
    .answer = { $crown } Sus deberes de dama empiezan en el turno siguiente.
sources = Alguna enciclopedia dice que se puede capturar una pieza o toda la fila, pero nada intermedio. El texto de la federación es más sencillo y es el que se sigue aquí: la captura acaba donde ya no se puede seguir. Ese texto no fija un número de jugadas para las tablas; el resumen de la federación mundial sí.
