# Les mots du jeu en français. Les Blancs et les Noirs sont les camps ; une pièce est un pion ou une dame.

list-separator = {", "}

## Menu

menu-open = Menu
menu-close = Fermer le menu
menu-title = Menu
menu-new-game = Nouvelle partie
menu-undo = Annuler
menu-redo = Rétablir
menu-flip = Retourner
menu-copy = Copier la partie (PDN)
menu-game = Partie
menu-rules = Règles
menu-opponent = Adversaire
menu-board = Damier

## Variantes

american = Américaines
american-game = Dames américaines
american-line = Appelées aussi dames anglaises : le pion ne prend qu’en avant, la dame avance d’une case.
russian = Russes
russian-game = Dames russes
russian-line = Dames volantes, le pion prend aussi en arrière, et la prise est au choix.
brazilian = Brésiliennes
brazilian-game = Dames brésiliennes
brazilian-line = Les règles internationales sur 64 cases : il faut prendre le plus possible.
spanish = Espagnoles
spanish-game = Dames espagnoles
spanish-line = Dames volantes, le pion ne prend qu’en avant ; d’abord le plus de pièces, puis le plus de dames.
italian = Italiennes
italian-game = Dames italiennes
italian-line = La dame avance d’une case, mais aucun pion ne peut la prendre. Un ordre strict entre les prises.
czech = Tchèques
czech-game = Dames tchèques
czech-line = Dames volantes, le pion ne prend qu’en avant. Si une dame peut prendre, une dame doit le faire.
pool = Pool
pool-game = Pool checkers
pool-line = Dames volantes, prise aussi en arrière ; le pion n’est promu que là où son coup se termine.
international = Internationales
international-game = Dames internationales
international-line = Le grand damier de 10×10 cases : dames volantes, et il faut prendre le plus possible.
own-rules = Règles maison
forced-capture = Prise obligatoire
forced-capture-on = Qui peut prendre doit prendre.
forced-capture-off = Règle maison : on peut renoncer à une prise. Une prise commencée va jusqu’au bout.
game-without-duty = { $game }, prise facultative

## Adversaires

friend = À deux sur le même écran
versus-easy = Ordinateur, facile
versus-medium = Ordinateur, moyen
versus-hard = Ordinateur, difficile
friend-line = Chacun son tour sur cet appareil.

## Joueurs et coups

you = Vous
side-name =
    { $side ->
        [white] Blancs
       *[black] Noirs
    }
pieces-left =
    { $side ->
        [white] Blancs
       *[black] Noirs
    } : { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
captured-pieces =
    { $side ->
        [white] Les Blancs ont perdu
       *[black] Les Noirs ont perdu
    } { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
move-list = Coups
move-list-empty = Aucun coup pour l’instant
move-start = Début de la partie
move-entry = Coup { $number } : { $text }

## Ligne sous le damier

turn-yours = À vous de jouer
turn-computer = L’ordinateur réfléchit…
turn-side =
    { $side ->
        [white] Aux Blancs de jouer
       *[black] Aux Noirs de jouer
    }
must-capture =
    { $pieces ->
        [one] À vous. Prise obligatoire : une pièce peut prendre.
       *[other] À vous. Prise obligatoire : { $pieces } pièces peuvent prendre.
    }
must-take =
    { $most ->
        [one] À vous. Prise obligatoire : prenez 1 pièce.
       *[other] À vous. Prise obligatoire : prenez { $most } pièces.
    }
must-capture-side =
    { $side ->
        [white] Les Blancs
       *[black] Les Noirs
    } { $pieces ->
        [one] doivent prendre : une pièce le peut.
       *[other] doivent prendre : { $pieces } pièces le peuvent.
    }
must-take-side =
    { $side ->
        [white] Les Blancs
       *[black] Les Noirs
    } { $most ->
        [one] doivent prendre 1 pièce.
       *[other] doivent prendre { $most } pièces.
    }
pick-target = Où aller ? Choisissez une case marquée.
choose-way = Plusieurs chemins y mènent : choisissez votre prochaine case.
go-on = La prise continue : choisissez la case suivante.
draw-counter =
    { $left ->
        [one] Nulle après encore { $left } coup de chaque camp.
       *[other] Nulle après encore { $left } coups de chaque camp.
    }

## Ce qui est refusé, et pourquoi

refused-game-over = La partie est finie.
refused-no-piece = Il n’y a pas de pièce ici.
refused-not-your-piece =
    { $turn ->
        [white] C’est aux Blancs de jouer.
       *[black] C’est aux Noirs de jouer.
    }
refused-must-capture =
    { $pieces ->
        [one] Vous devez prendre : la pièce marquée le peut.
       *[other] Vous devez prendre : { $pieces } pièces marquées le peuvent.
    }
refused-must-take-most =
    { $takes ->
        [0] Ainsi vous n’en prenez aucune
        [one] Ainsi vous n’en prenez qu’une
       *[other] Ainsi vous n’en prenez que { $takes }
    } : { $most ->
        [one] il en faut { $most }.
       *[other] il en faut { $most }.
    }
refused-must-take-with-king = Vous devez prendre avec une dame : elle passe avant le pion.
refused-must-take-most-kings =
    { $takes ->
        [0] Ainsi vous ne prenez aucune dame
        [one] Ainsi vous ne prenez qu’une dame
       *[other] Ainsi vous ne prenez que { $takes } dames
    } : { $most ->
        [one] il en faut { $most }.
       *[other] il en faut { $most }.
    }
refused-must-meet-king-earlier = Vous devez choisir la prise qui rencontre une dame plus tôt.
refused-must-go-on = La prise continue : choisissez une case marquée.
refused-must-land-to-go-on = Posez la dame là où elle peut encore prendre : sur une case marquée.
refused-cannot-take-king = Un pion ne peut pas prendre une dame.
refused-cannot-take-backward = Un pion ne prend qu’en avant.
refused-cannot-move-backward = Un pion ne recule pas.
refused-one-square-only = Cette pièce avance d’une seule case.
refused-already-jumped = On ne saute pas deux fois la même pièce.
refused-blocked = Le chemin est fermé.
refused-occupied = Cette case est occupée.
refused-not-on-line = Les pièces se déplacent en diagonale.
refused-own-piece = On ne saute pas ses propres pièces.
refused-two-in-a-row = On ne saute pas deux pièces l’une derrière l’autre.
refused-must-land-just-behind = Posez la dame juste derrière la pièce prise.

## Résultat et nulle

result = { $reason } : { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Vous n’avez plus de pièces
        [white] Les Blancs n’ont plus de pièces
       *[black] Les Noirs n’ont plus de pièces
    }
reason-no-moves =
    { $who ->
        [you] Vous ne pouvez plus jouer
        [white] Les Blancs ne peuvent plus jouer
       *[black] Les Noirs ne peuvent plus jouer
    }
reason-resigned =
    { $who ->
        [you] Vous avez abandonné
        [white] Les Blancs ont abandonné
       *[black] Les Noirs ont abandonné
    }
reason-out-of-time =
    { $who ->
        [you] Votre temps est écoulé
        [white] Le temps des Blancs est écoulé
       *[black] Le temps des Noirs est écoulé
    }
outcome-wins =
    { $who ->
        [you] vous gagnez
        [white] les Blancs gagnent
       *[black] les Noirs gagnent
    }
draw-agreed = Nulle d’un commun accord.
draw-repetition = Nulle : la même position pour la troisième fois.
draw-quiet =
    Nulle : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } de chaque camp sans prise ni { $resets ->
        [capture-or-crown] nouvelle dame.
       *[capture-or-man] coup de pion.
    }
draw-ending =
    Nulle : cette finale n’a pas été gagnée en { $moves ->
        [one] { $moves } coup.
       *[other] { $moves } coups.
    }
offer-draw = Proposer la nulle
agree-draw = Accepter la nulle
decline-draw = Refuser
draw-offered =
    { $side ->
        [white] Les Blancs proposent la nulle.
       *[black] Les Noirs proposent la nulle.
    }
claim-draw = Demander la nulle
resign = Abandonner
looking-back = Vous revoyez un coup passé. Rejouez à partir d’ici, ou revenez au dernier coup.
play-on = Rejouer à partir d’ici
restore-game = Reprendre la partie précédente

## Le damier pour les lecteurs d’écran

board-label = Damier, { $game }
square-empty = { $square }, vide
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] pion blanc
           *[black] pion noir
        }
       *[king] { $side ->
            [white] dame blanche
           *[black] dame noire
        }
    }
mark-selected = pièce choisie
mark-can-move = peut jouer
mark-can-capture = peut prendre
mark-must-capture = doit prendre
mark-destination = case d’arrivée possible
mark-capture-destination = case d’arrivée possible, avec prise
mark-victim = serait prise
mark-last-from = départ du dernier coup
mark-last-to = arrivée du dernier coup
mark-waiting = prise, retirée après le coup
mark-reason = voilà pourquoi

## Pourquoi, et ce qui se dit une fois

show-rule = Pourquoi ?
house-rule = Nouvelle partie, prise facultative
all-rules = Toutes les règles de ce jeu
lesson-duty = Aux dames, qui peut prendre doit prendre : avec une des pièces entre crochets.
lesson-backward = Dans ce jeu, le pion prend aussi en arrière.
lesson-flying = Dans ce jeu, la dame est volante : sur une diagonale libre, elle va aussi loin qu’elle veut.
lesson-strike = Coup turc : les pièces prises barrent le chemin jusqu’à la fin du coup.
counter-reset = Le compte vers la nulle repart de zéro.
mark-goal = votre coup doit finir ici

## Les règles en phrases

kings-short = La dame avance d’une case
kings-flying = Dames volantes
rule-board = Le damier a { $width }×{ $height } cases ; chaque camp commence avec { $men } pions.
rule-first =
    { $side ->
        [white] Les Blancs commencent.
       *[black] Les Noirs commencent.
    }
rule-steps = Les pièces se tiennent sur les cases foncées et vont en diagonale sur une case libre.
rule-man-moves = Le pion avance d’une case.
rule-man-forward = Le pion ne prend qu’en avant.
rule-man-all-ways = Le pion prend en avant et en arrière.
rule-prey-any = Le pion peut prendre pions et dames.
rule-prey-men = Le pion ne peut pas prendre une dame.
rule-king-short = La dame se déplace d’une case, en avant ou en arrière, et prend de même dans les deux sens.
rule-king-flying = La dame est volante : elle va, en avant ou en arrière, aussi loin que la diagonale est libre, et prend à distance.
rule-landing-free = La dame qui prend se pose sur n’importe quelle case libre derrière la pièce sautée.
rule-landing-go-on = La dame qui prend doit se poser là où elle peut encore prendre ; à défaut, sur n’importe quelle case libre derrière la pièce.
rule-landing-behind = La dame qui prend se pose juste derrière la pièce sautée.
rule-jumps = Pour prendre, on saute une pièce adverse vers une case libre derrière elle. On ne saute ni ses propres pièces, ni deux pièces l’une derrière l’autre.
rule-finish = La prise continue tant que la pièce peut prendre ; tous ses sauts ne font qu’un coup.
rule-choice-free = Entre plusieurs prises, le choix est libre, même si une autre prend davantage.
rule-choice-order = Entre plusieurs prises, ce qui suit décide, dans cet ordre ; le reste est au choix.
rule-choice-step = Entre plusieurs prises, ce qui suit décide ; le reste est au choix.
rule-quantity = Il faut prendre le plus de pièces possible.
rule-with-king = Une dame qui peut prendre passe avant un pion.
rule-most-kings = La prise qui compte le plus de dames passe avant les autres.
rule-kings-earliest = La prise qui rencontre une dame plus tôt passe avant les autres.
rule-crown-ends = Le pion qui atteint la dernière rangée devient dame, et son coup est fini.
rule-crown-king = Le pion qui atteint la dernière rangée devient dame aussitôt ; s’il est en train de prendre, il continue comme dame.
rule-crown-man = Le pion dont le coup finit sur la dernière rangée devient dame ; s’il peut encore prendre de là, il continue comme pion.
rule-lift-after = Les pièces prises ne sont retirées qu’après le coup : jusque-là elles barrent le chemin, et aucune ne peut être sautée deux fois.
rule-lift-at-once = Les pièces prises sont retirées dès qu’elles sont sautées.
rule-goal-usual = Qui n’a plus de pièces ou ne peut plus jouer perd.
rule-goal-losing = Qui n’a plus de pièces ou ne peut plus jouer gagne.
rule-repetition-claim = Quand la même position revient pour la troisième fois, chacun peut réclamer la nulle.
rule-repetition-drawn = Quand la même position revient pour la troisième fois, la partie est nulle.
rule-limit-quiet =
    Après { $moves } coups de chaque camp sans prise et sans { $resets ->
        [capture-or-crown] nouvelle dame, la partie est nulle.
       *[capture-or-man] coup de pion, la partie est nulle.
    }
rule-limit-lone-king =
    { $kings ->
        [0] Une dame seule contre { $pieces } pièces : après { $moves } coups de chaque camp, la partie est nulle.
        [one] Une dame seule contre { $pieces } pièces, dont une dame : après { $moves } coups de chaque camp, la partie est nulle.
       *[other] Une dame seule contre { $pieces } pièces, dont au moins { $kings } dames : après { $moves } coups de chaque camp, la partie est nulle.
    }
rule-limit-both-kings =
    Avec { $pieces } pièces sur le damier et des dames dans les deux camps : après { $moves } coups de chaque camp sans prise et sans { $resets ->
        [capture-or-crown] nouvelle dame, la partie est nulle.
       *[capture-or-man] coup de pion, la partie est nulle.
    }
rule-road-lone = Cela vaut tant que la dame seule tient la grande diagonale.
rule-road-stronger = Cela vaut tant que le camp le plus fort a une dame sur la grande diagonale.

## Annonces

said-move =
    { $who ->
        [you] Vous
        [white] Blancs
       *[black] Noirs
    } : { $from } va en { $to }.
said-capture =
    { $who ->
        [you] Vous
        [white] Blancs
       *[black] Noirs
    } : { $from } en prend { $count } et finit en { $to }.
said-crown = Nouvelle dame.
said-new-game = Nouvelle partie : { $game }.
said-undo = Annulé.
said-redo = Rétabli.
said-flip =
    { $side ->
        [white] Les Blancs sont maintenant en bas.
       *[black] Les Noirs sont maintenant en bas.
    }

## Ennuis

worker-restarted = L’ordinateur a dû redémarrer. Il réfléchit de nouveau.
worker-failed = L’ordinateur ne démarre pas. Votre partie est conservée.
try-again = Réessayer
dismiss = Fermer
saved-dropped = La partie enregistrée était illisible ; en voici une nouvelle.
storage-blocked = Votre navigateur empêche cette page d’enregistrer : la partie sera perdue quand vous la fermerez.
new-version = Une nouvelle version est prête. Elle arrivera à votre prochaine partie.
load-now = La charger
copied = Copié.
copy-failed = La copie n’a pas marché.

## Les parties à venir et ce qui les accompagne

options-title = Options de partie
rematch = Revanche
hint = Indice
hint-shown = Indice : { $text }
hint-wins =
    Indice : { $text }, gagne en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
hint-loses =
    Indice : { $text }, perd en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
hint-draws = Indice : { $text }, nulle si chacun joue au mieux
hints-given = Indices : { $count }
hint-sought = Recherche d’un bon coup…
offer-weighed = L’ordinateur réfléchit à votre proposition…
draw-declined = L’ordinateur refuse la nulle.
from-next-game = Ce choix vaut à partir de la prochaine partie.
clock-left = Temps restant : { $minutes } min { $seconds } s
player-score = Points : { $points }
reset-score = Remettre le score à zéro
seat-title = Vos pions
seat-first = Ceux qui commencent
seat-dark = Foncés
seat-light = Clairs
seat-chance = Au hasard
pace-title = Pendule
pace-free = Aucune
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Avantage : pions en moins chez l’adversaire
odds-none = Aucun
odds-men =
    { $men ->
        [one] 1 pion
       *[other] { $men } pions
    }
custom-switch = Premier coup selon la tradition
custom-line =
    Les { $side ->
        [white] Blancs
       *[black] Noirs
    } jouent en premier.
lie-switch = Damier orienté selon la tradition
lie-line = La case en bas à droite est foncée.
opening-switch = Ouverture tirée au sort
opening-line = Les premiers coups sont tirés de la liste des tournois ; le camp traditionnel commence.
draws-switch = Nulles comme en tournoi
draws-line = Selon le règlement de la fédération.
hints-switch = Indices
hints-line = Un bouton montre le coup que l’ordinateur jouerait à pleine force.
results-title = Résultats
results-won = Gagnées
results-drawn = Nulles
results-lost = Perdues
mark-hint-from = indice : jouez cette pièce
mark-hint-to = indice : allez ici

## Ce qui se voit et s’entend

set-title = Damier et pions
set-wood = Bois
set-paper = Papier
set-slate = Ardoise
set-contrast = Contraste élevé
labels-switch = Noms des cases
labels-line = Numéros ou lettres sur le damier.
speed-title = Animation
speed-normal = Normale
speed-fast = Rapide
speed-slow = Lente
speed-off = Aucune
turning-title = Tourner vers le joueur qui a le trait
turning-never = Rien
turning-board = Le damier
turning-pieces = Les pions seulement
sound-switch = Son
sound-line = On entend les coups, les prises et la fin de la partie.
typed = Votre coup : { $text }
