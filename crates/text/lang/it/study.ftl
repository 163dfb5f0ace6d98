# La pagina di analisi

sections = Sezioni
section-analysis = Analisi
section-position = Posizione
section-games = Partite
section-share = Condividi
position-text = FEN

## Regole proprie

section-rules = Regole
own-start = Parti da
own-corner = Angolo scuro
own-turned =
    { $turned ->
        [usual] La casella in basso a sinistra è scura.
       *[mirrored] La casella in basso a destra è scura.
    }
own-first = Chi comincia
own-ways = Come prende la pedina
own-prey = Che cosa prende la pedina
own-reach = Dame
own-landing = Dove si ferma la dama
own-choice = Scelta della presa
own-step = Scelta della presa: passo { $number }
own-no-step = Non decide altro; il resto è a scelta.
own-crown = Sull’ultima riga
own-lift = Pezzi presi
own-goal = Scopo
own-repetition = Ripetizione
own-limits = Patta per conteggio
own-no-limits = Non si conta niente.
own-tournament = Come nei tornei: { $game }
own-fault-board = Su questa damiera qui non si può giocare.
own-fault-landing = Vale solo per le dame volanti: scegli qui la prima riga, oppure dame volanti.
own-fault-twice = Questo decide già in un passo precedente: scegli altro.
own-stays = Fino ad allora valgono le regole qui sotto.
own-summary = Le regole che valgono
own-same = Stesso gioco: { $game }
own-name = Nome di queste regole
own-keep = Tieni e condividi
own-save = Salva
own-save-new = Salva come nuove
own-copy = Copia il link
own-play = Gioca con queste regole
own-maimed = Alcune regole salvate non si possono leggere.
own-list = Le tue regole
own-delete = Elimina { $name }
own-deleted = Eliminato: { $name }
preset-russian-most = Russa, comincia il Nero, presa di maggioranza
preset-german = Regola di casa tedesca
preset-portuguese = Portoghese
preset-brazilian-large = Brasiliana su 10×10
preset-canadian = Canadese
preset-thai = Thailandese
preset-poddavki = Poddavki (russa a perdere)
preset-antidraughts = Antidama (a perdere)
variation = Invece di { $text }
engine = Computer
engine-thinks = Calcolo in corso…
engine-lines = Continuazioni migliori
engine-depth = Profondità { $depth }
score-ahead =
    { $side ->
        [white] Bianco +{ $points }
       *[black] Nero +{ $points }
    }
score-even = Equilibrio
score-draw = Patta
score-wins =
    { $side ->
        [white] Bianco: vince in { $moves }
       *[black] Nero: vince in { $moves }
    }
graph-label = Andamento della partita, semimosse: { $moves }
graph-slider = Lungo la partita
review-game = Cerca gli errori
review-runs = Ricerca degli errori
review-cancel = Interrompi
review-done = Errori trovati: { $count }
review-first = Al primo
brush-title = Metti
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Pedina bianca
               *[king] Dama bianca
            }
       *[black]
            { $rank ->
                [man] Pedina nera
               *[king] Dama nera
            }
    }
brush-erase = Togli
turn-title = Muove
setup-start = Posizione iniziale
setup-clear = Svuota la damiera
setup-analyse = Analizza questa posizione
setup-play = Gioca da qui
setup-unreadable = Questa non è una posizione: { $text }
setup-no-pieces = Sulla damiera non ci sono pezzi.
setup-man-on-crown-row = Una pedina in { $square } sarebbe una dama.
setup-off-board = Un pezzo è fuori dalla damiera.
setup-two-pieces = Ci sono due pezzi in { $square }.

section-learn = Impara
course = Corso
course-step = Passo { $step } di { $all }
course-any = Fai una mossa qualsiasi.
course-move = Gioca { $text }.
course-find = Trova l’unica mossa permessa.
course-other = { $text } è permessa, ma qui serve un’altra mossa.
puzzles-easy = Facili
puzzles-medium = Medi
puzzles-hard = Difficili
puzzle-of-the-day = Problema del giorno
puzzle-number = Problema { $number }
puzzle-task =
    { $side ->
        [white] Il Bianco muove e vince.
       *[black] Il Nero muove e vince.
    }
puzzle-wrong = { $text } non è la mossa giusta. Tentativi: { $tries }
puzzles-failed = Non è stato possibile caricare i problemi.
learn-right = Giusto. Continua.
learn-done = Risolto!
learn-shown = La soluzione: { $text }
learn-hint = Muovi il pezzo in { $square }.
learn-solution = Mostra la soluzione
learn-next = Avanti
learn-back = Indietro
learn-leave = Lascia la lezione
learned-dropped = I progressi salvati non erano leggibili: si ricomincia.

games-file = Apri un file
games-paste = Incolla una partita, una posizione o un link
games-open = Apri
games-none = In questo testo non c’è nessuna partita.
games-player = Giocatore
games-position = Questa posizione
games-count = Partite: { $count }
games-reading = Lettura delle partite
games-searching = Ricerca nelle partite
games-stop = Ferma
games-back = Precedenti
games-on = Successive

fault-at = Riga { $line }, colonna { $column }.
fault-found = Trovato: { $text }
fault-expected = Atteso: { $text }
fault-setup = Questa posizione non si può giocare.
fault-rules = Queste regole non si leggono o non vanno insieme.
expect-move = una mossa o un risultato

link-none = Questo non è un link a una partita.
link-newer = Questo link viene da una versione più recente della pagina. Ricarica la pagina.
link-damaged = Questo link è rovinato: alcuni caratteri sono sbagliati o mancano. Copialo di nuovo per intero.
link-impossible = Questo link non è valido: la partita non può essere stata giocata così.

share-link = Link
share-copy-link = Copia il link
share-send = Condividi…
share-code = Codice QR
share-position-only = Solo la posizione
share-copy-game = Copia la partita
share-save-game = Salva la partita
share-copy-position = Copia la posizione
share-copy-picture = Copia l’immagine
share-save-picture = Salva l’immagine

turns-begin = Gioca via link
turns-end = Smetti di giocare via link
turns-move = Tocca a te. Dopo la mossa ci sarà un link da inviare.
turns-send = Mossa fatta: invia questo link. Ne riceverai un altro, da aprire o da incollare in “Partite”.
turns-differ = Questo link non continua la tua partita: la mossa { $number } è diversa.
turns-older = Questo link è più vecchio della tua partita; viene mostrata la tua.
turns-open = Apri lo stesso
