# La página del pool checkers en español. Fuente de la historia: American Pool Checker Association (APCA).

title = Pool checkers: las reglas
description = Reglas del pool checkers en español: captura en todas direcciones, dama voladora, coronación y la cuenta de trece jugadas, con consejos y partida gratis.
line = Las damas de barbería del sur de Estados Unidos. { $man-captures }
opening = En las esquinas y barberías de Detroit, Atlanta o Nueva Orleans, los checkers de siempre parecían lentos. Allí se jugaba a algo que llamaban «Spanish pool», el pool español, aunque de español tiene sobre todo la dama voladora: { $king } Lo jugaban, y lo juegan, sobre todo afroamericanos, entre bromas que forman parte de la partida. En los años sesenta, clubes de varias ciudades fundaron una asociación nacional, la APCA, pusieron las reglas por escrito y empezaron a celebrar un torneo anual. Quien sepa damas rusas ya sabe casi todo, salvo una cosa que cuesta partidas: { $crown }
tip-1 = Lee el tablero en los dos sentidos
    .text = { $man-captures } Una captura puede dar dos vueltas antes de acabar. Síguela con los ojos hasta la última casilla.
tip-2 = No cantes dama antes de tiempo
    .text = Importa dónde acaba la jugada. Si hay otra captura más corta que se queda en la última fila, quizá sea la buena.
tip-3 = Haz que el peón siga de largo
    .text = La misma regla te defiende: pon una pieza que tenga que capturar después de tocar el fondo, y volverá a salir siendo peón.
tip-4 = Paga por la dama
    .text = En tablero abierto vale unos tres peones. Dar dos por ella es buen precio si encuentra una línea segura.
tip-5 = La gran diagonal es media partida
    .text = En ella se salva la dama sola y desde ella ganan las tres. También en el medio juego da los mejores golpes.
question-1 = ¿Hay que elegir la captura mayor?
    .answer = { $choice } { $finish } Elegido el camino, se recorre entero.
question-2 = ¿Captura el peón hacia atrás?
    .answer = { $man-captures } Sin nada que capturar solo tiene un sentido: { $man-moves }
question-3 = ¿Corona el peón que pasa por la última fila capturando?
    .answer = { $crown } Es donde más tropiezan los jugadores de damas rusas.
question-4 = ¿Dónde se detiene la dama que captura?
    .answer = { $landing } Tras cada pieza puede girar.
question-5 = ¿Qué es la regla de las trece jugadas?
    .answer = En los torneos de la APCA, tres damas que en ese plazo no han ganado a una sola tienen que conformarse con tablas. Se activa en las opciones de la partida; si no, aquí se cuenta así: { $limits }
sources = Algunos programas coronan al peón y lo paran en la última fila; las reglas de la APCA dicen expresamente lo contrario. En Puerto Rico y en otras partes hay costumbres locales: acuérdalas antes de empezar y componlas en el menú.
