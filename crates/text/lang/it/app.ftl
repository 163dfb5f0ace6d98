# Le parole del gioco in italiano. Il Bianco e il Nero sono le parti; un pezzo è una pedina o una dama.

list-separator = {", "}

## Menu

menu-open = Menu
menu-close = Chiudi il menu
menu-title = Menu
menu-new-game = Nuova partita
menu-undo = Annulla
menu-redo = Ripeti
menu-flip = Gira
menu-copy = Copia la partita (PDN)
menu-game = Partita
menu-rules = Regole
menu-opponent = Avversario
menu-board = Damiera

## Varianti

american = Americana
american-game = Dama americana
american-line = Detta anche dama inglese: le pedine prendono solo in avanti, le dame muovono di una casella.
russian = Russa
russian-game = Dama russa
russian-line = Dame volanti, le pedine prendono anche all’indietro e la presa è a scelta.
brazilian = Brasiliana
brazilian-game = Dama brasiliana
brazilian-line = Le regole internazionali su 64 caselle: si deve prendere il più possibile.
spanish = Spagnola
spanish-game = Dama spagnola
spanish-line = Dame volanti, le pedine prendono solo in avanti; prima il maggior numero di pezzi, poi di dame.
italian = Italiana
italian-game = Dama italiana
italian-line = Le dame muovono di una casella, ma nessuna pedina può prenderle. Precedenze rigorose nella presa.
czech = Ceca
czech-game = Dama ceca
czech-line = Dame volanti, le pedine prendono solo in avanti. Se una dama può prendere, deve prendere una dama.
pool = Pool
pool-game = Pool checkers
pool-line = Dame volanti e presa anche all’indietro; la pedina è promossa solo dove finisce la mossa.
international = Internazionale
international-game = Dama internazionale
international-line = La damiera grande di 10×10 caselle: dame volanti, e si deve prendere il più possibile.
own-rules = Regole proprie
forced-capture = Presa obbligatoria
forced-capture-on = Chi può prendere deve prendere.
forced-capture-off = Regola di casa: si può rinunciare a una presa. Una presa iniziata va finita.
game-without-duty = { $game }, presa facoltativa

## Avversari

friend = In due sullo stesso schermo
versus-easy = Computer, facile
versus-medium = Computer, medio
versus-hard = Computer, difficile
friend-line = Si muove a turno su questo dispositivo.

## Giocatori e mosse

you = Tu
side-name =
    { $side ->
        [white] Bianco
       *[black] Nero
    }
pieces-left =
    { $side ->
        [white] Bianco
       *[black] Nero
    }: { $count ->
        [one] 1 pezzo
       *[other] { $count } pezzi
    }
captured-pieces =
    { $side ->
        [white] Il Bianco ha perso
       *[black] Il Nero ha perso
    } { $count ->
        [one] 1 pezzo
       *[other] { $count } pezzi
    }
move-list = Mosse
move-list-empty = Ancora nessuna mossa
move-start = Inizio della partita
move-entry = Mossa { $number }: { $text }

## Riga del turno

turn-yours = Tocca a te
turn-computer = Il computer sta pensando…
turn-side =
    { $side ->
        [white] Muove il Bianco
       *[black] Muove il Nero
    }
must-capture =
    { $pieces ->
        [one] Tocca a te. Devi prendere: un pezzo può farlo.
       *[other] Tocca a te. Devi prendere: { $pieces } pezzi possono farlo.
    }
must-take =
    { $most ->
        [one] Tocca a te. Devi prendere 1 pezzo.
       *[other] Tocca a te. Devi prendere { $most } pezzi.
    }
must-capture-side =
    { $side ->
        [white] Il Bianco
       *[black] Il Nero
    } { $pieces ->
        [one] deve prendere: un pezzo può farlo.
       *[other] deve prendere: { $pieces } pezzi possono farlo.
    }
must-take-side =
    { $side ->
        [white] Il Bianco
       *[black] Il Nero
    } { $most ->
        [one] deve prendere 1 pezzo.
       *[other] deve prendere { $most } pezzi.
    }
pick-target = Dove? Scegli una casella segnata.
choose-way = Ci sono più strade: scegli la prossima casella.
go-on = La presa continua: scegli la prossima casella.
draw-counter =
    { $left ->
        [one] Patta dopo un’altra mossa per parte.
       *[other] Patta dopo altre { $left } mosse per parte.
    }

## Che cosa non si può, e perché

refused-game-over = La partita è finita.
refused-no-piece = Qui non c’è nessun pezzo.
refused-not-your-piece =
    { $turn ->
        [white] Tocca al Bianco.
       *[black] Tocca al Nero.
    }
refused-must-capture =
    { $pieces ->
        [one] Devi prendere: il pezzo segnato può farlo.
       *[other] Devi prendere: { $pieces } pezzi segnati possono farlo.
    }
refused-must-take-most =
    { $takes ->
        [0] Così non prendi nulla
        [one] Così prendi solo 1 pezzo
       *[other] Così prendi solo { $takes } pezzi
    }: { $most ->
        [one] devi prenderne 1.
       *[other] devi prenderne { $most }.
    }
refused-must-take-with-king = Devi prendere con una dama: precede la pedina.
refused-must-take-most-kings =
    { $takes ->
        [0] Così non prendi nessuna dama
        [one] Così prendi solo 1 dama
       *[other] Così prendi solo { $takes } dame
    }: { $most ->
        [one] devi prenderne 1.
       *[other] devi prenderne { $most }.
    }
refused-must-meet-king-earlier = Devi scegliere la presa che incontra prima una dama.
refused-must-go-on = La presa continua: scegli una casella segnata.
refused-must-land-to-go-on = Fermati dove puoi prendere ancora: su una casella segnata.
refused-cannot-take-king = Una pedina non può prendere una dama.
refused-cannot-take-backward = Una pedina prende solo in avanti.
refused-cannot-move-backward = Una pedina muove solo in avanti.
refused-one-square-only = Questo pezzo muove di una sola casella.
refused-already-jumped = Non si può saltare due volte lo stesso pezzo.
refused-blocked = La strada è sbarrata.
refused-occupied = Questa casella è occupata.
refused-not-on-line = I pezzi muovono in diagonale.
refused-own-piece = Non si possono saltare i propri pezzi.
refused-two-in-a-row = Non si possono saltare due pezzi in fila.
refused-must-land-just-behind = Fermati sulla casella subito dietro il pezzo preso.

## Risultato e patta

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Non hai più pezzi
        [white] Il Bianco non ha più pezzi
       *[black] Il Nero non ha più pezzi
    }
reason-no-moves =
    { $who ->
        [you] Non puoi più muovere
        [white] Il Bianco non può più muovere
       *[black] Il Nero non può più muovere
    }
reason-resigned =
    { $who ->
        [you] Hai abbandonato
        [white] Il Bianco ha abbandonato
       *[black] Il Nero ha abbandonato
    }
reason-out-of-time =
    { $who ->
        [you] Hai finito il tempo
        [white] Il Bianco ha finito il tempo
       *[black] Il Nero ha finito il tempo
    }
outcome-wins =
    { $who ->
        [you] vinci tu
        [white] vince il Bianco
       *[black] vince il Nero
    }
draw-agreed = Patta di comune accordo.
draw-repetition = Patta: la stessa posizione per la terza volta.
draw-quiet =
    Patta: { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    } per parte senza prese e senza { $resets ->
        [capture-or-crown] una nuova dama.
       *[capture-or-man] mosse di pedina.
    }
draw-ending =
    Patta: questo finale non è stato vinto in { $moves ->
        [one] 1 mossa.
       *[other] { $moves } mosse.
    }
offer-draw = Proponi la patta
agree-draw = Accetta la patta
decline-draw = Rifiuta
draw-offered =
    { $side ->
        [white] Il Bianco propone la patta.
       *[black] Il Nero propone la patta.
    }
claim-draw = Chiedi la patta
resign = Abbandona
looking-back = Stai rivedendo la partita. Gioca da qui o torna all’ultima mossa.
play-on = Gioca da qui
restore-game = Riprendi la partita di prima

## La damiera per chi ascolta

board-label = Damiera, { $game }
square-empty = { $square }, vuota
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] pedina bianca
           *[black] pedina nera
        }
       *[king] { $side ->
            [white] dama bianca
           *[black] dama nera
        }
    }
mark-selected = scelta
mark-can-move = può muovere
mark-can-capture = può prendere
mark-must-capture = deve prendere
mark-destination = puoi andare qui
mark-capture-destination = puoi andare qui e prendere
mark-victim = sarebbe presa
mark-last-from = qui è iniziata l’ultima mossa
mark-last-to = qui è finita l’ultima mossa
mark-waiting = presa, esce dopo la mossa
mark-reason = ecco perché

## Perché, e che cosa si dice una volta sola

show-rule = Perché?
house-rule = Nuova partita, presa facoltativa
all-rules = Tutte le regole di questo gioco
lesson-duty = Nel gioco della dama chi può prendere deve prendere: con uno dei pezzi tra parentesi.
lesson-backward = In questo gioco le pedine prendono anche all’indietro.
lesson-flying = In questo gioco le dame sono volanti: sulla diagonale libera vanno lontano quanto vogliono.
lesson-strike = Colpo turco: i pezzi presi sbarrano la strada fino alla fine della mossa.
counter-reset = Il conteggio per la patta riparte da zero.
mark-goal = la tua mossa deve finire qui

## Le regole in frasi

kings-short = Dame di un passo
kings-flying = Dame volanti
rule-board = La damiera ha { $width }×{ $height } caselle; ogni parte comincia con { $men } pedine.
rule-first =
    { $side ->
        [white] Muove per primo il Bianco.
       *[black] Muove per primo il Nero.
    }
rule-steps = I pezzi stanno sulle caselle scure e muovono in diagonale su una casella libera.
rule-man-moves = La pedina muove di una casella in avanti.
rule-man-forward = La pedina prende solo in avanti.
rule-man-all-ways = La pedina prende in avanti e all’indietro.
rule-prey-any = La pedina può prendere pedine e dame.
rule-prey-men = La pedina non può prendere la dama.
rule-king-short = La dama muove di una casella, in avanti o all’indietro, e prende allo stesso modo in entrambi i versi.
rule-king-flying = La dama è volante: muove in avanti o all’indietro fin dove la diagonale è libera, e prende da qualsiasi distanza.
rule-landing-free = La dama che prende può fermarsi su qualsiasi casella libera dietro il pezzo saltato.
rule-landing-go-on = La dama che prende deve fermarsi dove può prendere ancora; se non c’è una casella così, su una qualsiasi casella libera dietro il pezzo.
rule-landing-behind = La dama che prende si ferma sulla casella subito dietro il pezzo saltato.
rule-jumps = Si prende saltando un pezzo avversario su una casella libera al di là. Non si possono saltare i propri pezzi, né due pezzi in fila.
rule-finish = La presa continua finché il pezzo può prendere; tutti i suoi salti sono una sola mossa.
rule-choice-free = Tra più prese si sceglie liberamente, anche se un’altra prende di più.
rule-choice-order = Tra più prese decide quello che segue, in quest’ordine; il resto è a scelta.
rule-choice-step = Tra più prese decide quello che segue; il resto è a scelta.
rule-quantity = Si deve prendere il maggior numero di pezzi.
rule-with-king = La dama che può prendere precede la pedina.
rule-most-kings = La presa di più dame precede le altre.
rule-kings-earliest = La presa che incontra prima una dama precede le altre.
rule-crown-ends = La pedina che raggiunge l’ultima riga diventa dama, e la sua mossa è finita.
rule-crown-king = La pedina che raggiunge l’ultima riga diventa subito dama; se sta prendendo, continua come dama.
rule-crown-man = La pedina che finisce la mossa sull’ultima riga diventa dama; se da lì può prendere ancora, continua come pedina.
rule-lift-after = I pezzi presi si tolgono dalla damiera dopo la mossa: fino ad allora sbarrano la strada, e nessuno può essere saltato due volte.
rule-lift-at-once = I pezzi presi si tolgono dalla damiera appena sono saltati.
rule-goal-usual = Perde chi non ha più pezzi o non può muovere.
rule-goal-losing = Vince chi non ha più pezzi o non può muovere.
rule-repetition-claim = Quando la stessa posizione si presenta per la terza volta, ciascuno può chiedere la patta.
rule-repetition-drawn = Quando la stessa posizione si presenta per la terza volta, la partita è patta.
rule-limit-quiet =
    Dopo { $moves } mosse per parte senza prese e senza { $resets ->
        [capture-or-crown] una nuova dama, la partita è patta.
       *[capture-or-man] mosse di pedina, la partita è patta.
    }
rule-limit-lone-king =
    { $kings ->
        [0] Una dama sola contro { $pieces } pezzi: dopo { $moves } mosse per parte la partita è patta.
        [one] Una dama sola contro { $pieces } pezzi, tra cui una dama: dopo { $moves } mosse per parte la partita è patta.
       *[other] Una dama sola contro { $pieces } pezzi, tra cui almeno { $kings } dame: dopo { $moves } mosse per parte la partita è patta.
    }
rule-limit-both-kings =
    Con { $pieces } pezzi sulla damiera e dame da entrambe le parti: dopo { $moves } mosse per parte senza prese e senza { $resets ->
        [capture-or-crown] una nuova dama, la partita è patta.
       *[capture-or-man] mosse di pedina, la partita è patta.
    }
rule-road-lone = Vale finché la dama sola sta sulla grande diagonale.
rule-road-stronger = Vale finché la parte più forte ha una dama sulla grande diagonale.

## Annunci

said-move =
    { $who ->
        [you] Tu
        [white] Bianco
       *[black] Nero
    }: da { $from } a { $to }.
said-capture =
    { $who ->
        [you] Tu
        [white] Bianco
       *[black] Nero
    }: { $from } ne prende { $count }, fino a { $to }.
said-crown = Nuova dama.
said-new-game = Nuova partita: { $game }.
said-undo = Mossa annullata.
said-redo = Mossa ripetuta.
said-flip =
    { $side ->
        [white] Il Bianco ora è in basso.
       *[black] Il Nero ora è in basso.
    }

## Guai

worker-restarted = Il computer ha dovuto ricominciare. Sta pensando di nuovo.
worker-failed = Il computer non parte. La tua partita è salva.
try-again = Riprova
dismiss = Chiudi
saved-dropped = La partita salvata non era leggibile: eccone una nuova.
storage-blocked = Il browser non lascia salvare questa pagina: chiudendola, la partita andrà persa.
new-version = È pronta una nuova versione. Arriva con la prossima partita.
load-now = Caricala ora
copied = Copiata.
copy-failed = La copia non è riuscita.

## Le prossime partite, e quel che le accompagna

options-title = Opzioni della partita
rematch = Rivincita
hint = Aiuto
hint-shown = Consiglio: { $text }
hint-wins =
    Consiglio: { $text }, vince in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
hint-loses =
    Consiglio: { $text }, perde in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
hint-draws = Consiglio: { $text }, patta con il gioco migliore
hints-given = Consigli: { $count }
hint-sought = Cerco una buona mossa…
offer-weighed = Il computer valuta la tua proposta…
draw-declined = Il computer rifiuta la patta.
from-next-game = Vale dalla prossima partita.
clock-left = Tempo rimasto: { $minutes } min { $seconds } s
player-score = Punti: { $points }
reset-score = Azzera i punti
seat-title = Le tue pedine
seat-first = Quelle che iniziano
seat-dark = Scure
seat-light = Chiare
seat-chance = A sorte
pace-title = Orologio
pace-free = Nessuno
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Vantaggio: meno pedine per l’avversario
odds-none = Nessuno
odds-men =
    { $men ->
        [one] 1 pedina
       *[other] { $men } pedine
    }
custom-switch = Inizio secondo la tradizione
custom-line =
    Muove per primo il { $side ->
        [white] Bianco.
       *[black] Nero.
    }
lie-switch = Damiera girata secondo la tradizione
lie-line = La casella in basso a destra è scura.
opening-switch = Apertura sorteggiata
opening-line = Le prime mosse si sorteggiano dalla lista dei tornei; comincia la parte tradizionale.
draws-switch = Patte come nei tornei
draws-line = Secondo il regolamento della federazione.
hints-switch = Consigli
hints-line = Un pulsante mostra la mossa che il computer giocherebbe al massimo della forza.
results-title = Risultati
results-won = Vinte
results-drawn = Patte
results-lost = Perse
mark-hint-from = consiglio: muovi questo pezzo
mark-hint-to = consiglio: vai qui

## Quel che si vede e si sente

set-title = Damiera e pezzi
set-wood = Legno
set-paper = Carta
set-slate = Ardesia
set-contrast = Alto contrasto
labels-switch = Nomi delle caselle
labels-line = Numeri o lettere sulla damiera.
speed-title = Animazione
speed-normal = Normale
speed-fast = Veloce
speed-slow = Lenta
speed-off = Nessuna
turning-title = Girare verso chi ha la mossa
turning-never = Niente
turning-board = La damiera
turning-pieces = Solo i pezzi
sound-switch = Suoni
sound-line = Si sentono le mosse, le prese e la fine della partita.
typed = La tua mossa: { $text }
