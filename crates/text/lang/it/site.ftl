# Le parole delle pagine di regole in italiano. Quello che una frase dice di un gioco viene dai suoi assi;
# il testo di ogni gioco sta in rules/.

## Indirizzi

slug-rules = regole
slug-optional = presa-facoltativa
slug-help = come-si-gioca
slug-american = americana
slug-russian = russa
slug-brazilian = brasiliana
slug-spanish = spagnola
slug-italian = italiana
slug-czech = ceca
slug-pool = pool
slug-international = internazionale

## Intorno a ogni pagina

nav-label = Pagine
nav-game = Gioca
nav-rules = Tutte le regole
nav-help = Come si gioca qui
nav-help-short = Guida
nav-languages = Lingue
play-now = Gioca gratis
play-line = Gratis, nel browser, senza scaricare nulla e senza registrarsi.
skip = Vai al testo
offer = Questa pagina in italiano
missing = Questa pagina non esiste

## La pagina di un gioco

how-title = Come si gioca qui
how-text = Apri il menu (☰), scegli Regole e poi { $variant }: comincia subito una nuova partita, contro il computer a tre livelli o in due sullo stesso schermo.
rules-title = Le regole
part-board = Damiera e posizione iniziale
part-moves = Come si muove
part-captures = Come si prende
part-choice = Quale presa si sceglie
part-crown = Diventare dama
part-end = Vittoria e patta
tradition-title = La tradizione, e come si gioca qui
tradition-first =
    { $side ->
        [white] Per tradizione muove per primo il Bianco.
       *[black] Per tradizione muove per primo il Nero.
    } Qui i pezzi scuri stanno dalla tua parte e cominciano; colore, prima mossa e verso della damiera si scelgono nelle opzioni della partita.
tradition-same =
    { $side ->
        [white] Come vuole la tradizione, il Bianco muove per primo e sta dalla tua parte; nelle opzioni della partita si può cambiare.
       *[black] Come vuole la tradizione, il Nero muove per primo e sta dalla tua parte; nelle opzioni della partita si può cambiare.
    }
tradition-turned = Sulla damiera ufficiale la casella in basso a destra è scura, come allo specchio rispetto a quella di qui; un’opzione la gira.
tradition-draws = I tornei hanno regole proprie per la patta, che qui si possono scegliere:
compare-title = A confronto: { $other }
compare-alone = In breve
compare-rule = Regola
tips-title = Consigli
questions-title = Domande frequenti
sources-title = Che cosa si legge altrove
others-title = Gli altri giochi

## Diagrammi

diagram-yes = Permesso
diagram-no = Vietato
diagram-try = Prova tu
diagram-step = Passo
diagram-again = Rivedi
diagram-right = Giusto, è permesso.

## La tabella

row-board = Damiera
row-men = Pedine per parte
row-duty = La presa è obbligatoria
row-finish = Una presa iniziata va finita
row-backward = Le pedine prendono all’indietro
row-flying = Dame volanti
row-prey = Le pedine possono prendere le dame
row-most = Si deve prendere il maggior numero di pezzi
row-precedence = Poi precede
row-crown = La pedina che raggiunge l’ultima riga prendendo
row-lift = I pezzi presi lasciano la damiera
cell-yes = sì
cell-no = no
cell-none = a scelta
cell-with-king = la dama sulla pedina
cell-most-kings = la presa di più dame
cell-kings-earliest = la dama incontrata prima
cell-ends-move = diventa dama e la mossa finisce
cell-goes-on-as-king = diventa dama e continua a prendere come dama
cell-goes-on-as-man = continua come pedina, dama solo se si ferma lì
cell-after-move = dopo la mossa
cell-at-once = subito, appena saltati

## La panoramica

overview-title = Dama: le regole di tutte le varianti
overview-description = Otto giochi di dama a confronto in una tabella: italiana, americana, russa, brasiliana, spagnola, ceca, pool e internazionale, ognuno con la sua pagina.
overview-text = La dama non è un gioco solo: è una famiglia. Dappertutto si muove in diagonale, si prende saltando e la pedina che attraversa la damiera diventa dama. I punti in cui i giochi si separano sono pochi, ma ognuno cambia il modo di giocare, ed è lì che nascono le discussioni tra amici. La tabella li mette in fila. Ogni sua voce è letta dalle stesse regole con cui gioca il programma.
overview-games = I giochi, uno per uno

## Senza presa obbligatoria

optional-title = Dama senza presa obbligatoria
optional-description = La regola di casa di molte famiglie: si può rinunciare a una presa. Come sceglierla qui in ogni gioco di dama, e che cosa cambia nella partita.
optional-text = Molti hanno imparato la dama in cucina, senza l’obbligo di prendere. Nessuna federazione gioca così, ed è un altro gioco: senza prese forzate spariscono i tiri, e chi è in vantaggio può aspettare con calma. Per cominciare resta però un bel modo, e ogni gioco di questo sito si può giocare in questa maniera.
optional-how = Apri il menu (☰), scegli Regole e spegni Presa obbligatoria sotto l’elenco dei giochi. Vale per qualunque gioco sia scelto.
optional-rules = Che cosa cambia
optional-same = Tutte le altre regole del gioco restano. Se ha un ordine tra le prese, quell’ordine decide ancora quando scegli di prendere.
own-title = Regole proprie
own-text = Damiera, prese, dame, precedenze, patte e scopo del gioco si scelgono uno per uno. Quello che non va d’accordo viene rifiutato, dicendo perché; il resto si gioca subito, contro il computer o in due, e si passa ad altri con un link.
own-link = Componi le regole
