# Les mots des pages de règles en français. Ce qu’une phrase dit d’un jeu vient de ses axes ; la prose de
# chaque jeu est dans rules/.

## Adresses

slug-rules = regles
slug-optional = prise-facultative
slug-help = mode-d-emploi
slug-american = americaines
slug-russian = russes
slug-brazilian = bresiliennes
slug-spanish = espagnoles
slug-italian = italiennes
slug-czech = tcheques
slug-pool = pool
slug-international = internationales

## Autour de chaque page

nav-label = Pages
nav-game = Jouer
nav-rules = Toutes les règles
nav-help = Comment jouer ici
nav-help-short = Aide
nav-languages = Langues
play-now = Jouer gratuitement
play-line = Gratuit, dans le navigateur, sans téléchargement ni inscription.
skip = Aller au texte
offer = Cette page en français
missing = Cette page n’existe pas

## La page d’un jeu

how-title = Comment y jouer ici
how-text = Ouvrez le menu (☰), choisissez Règles, puis { $variant } : une nouvelle partie commence aussitôt, contre l’ordinateur à trois niveaux ou à deux sur le même écran.
rules-title = Les règles
part-board = Damier et mise en place
part-moves = Déplacements
part-captures = Prises
part-choice = Quelle prise choisir
part-crown = Devenir dame
part-end = Gagner, faire nulle
tradition-title = La tradition, et l’usage de ce site
tradition-first =
    { $side ->
        [white] La tradition donne le premier coup aux Blancs.
       *[black] La tradition donne le premier coup aux Noirs.
    } Ici, les pièces foncées sont de votre côté et commencent ; camp, premier coup et sens du damier se règlent dans les options de partie.
tradition-same =
    { $side ->
        [white] Comme le veut la tradition, les Blancs commencent et sont de votre côté ; les options de partie permettent d’autres places.
       *[black] Comme le veut la tradition, les Noirs commencent et sont de votre côté ; les options de partie permettent d’autres places.
    }
tradition-turned = Sur le damier officiel, la case en bas à droite est foncée : c’est l’image en miroir du damier d’ici. Une option le tourne.
tradition-draws = Les tournois ont leurs propres règles de nulle, que l’on peut choisir ici :
compare-title = Comparaison : { $other }
compare-alone = En un coup d’œil
compare-rule = Règle
tips-title = Conseils
questions-title = Questions fréquentes
sources-title = Ce qu’on lit ailleurs
others-title = Les autres jeux

## Diagrammes

diagram-yes = Permis
diagram-no = Interdit
diagram-try = À vous d’essayer
diagram-step = Étape
diagram-again = Revoir
diagram-right = Oui, c’est permis.

## Le tableau

row-board = Damier
row-men = Pions par camp
row-duty = La prise est obligatoire
row-finish = Une prise commencée doit être finie
row-backward = Le pion prend en arrière
row-flying = Dames volantes
row-prey = Le pion peut prendre une dame
row-most = Il faut prendre le plus de pièces
row-precedence = Puis a la priorité
row-crown = Le pion qui atteint la dernière rangée en prenant
row-lift = Les pièces prises quittent le damier
cell-yes = oui
cell-no = non
cell-none = au choix
cell-with-king = la dame avant le pion
cell-most-kings = le plus de dames
cell-kings-earliest = la dame rencontrée plus tôt
cell-ends-move = devient dame, et le coup est fini
cell-goes-on-as-king = devient dame et continue à prendre comme dame
cell-goes-on-as-man = continue à prendre comme pion, dame seulement s’il s’y arrête
cell-after-move = après le coup
cell-at-once = aussitôt, dès le saut

## La vue d’ensemble

overview-title = Jeu de dames : les règles de toutes les variantes
overview-description = Huit jeux de dames côte à côte : américain, russe, brésilien, espagnol, italien, tchèque, pool et international, en un tableau, chacun avec sa page.
overview-text = Il n’y a pas un jeu de dames, mais une famille. Partout on avance en diagonale, on prend en sautant, et le pion qui traverse le damier devient dame. Le reste varie d’un pays à l’autre, et chaque détail change la façon de jouer : de là tant de disputes entre cousins. Le tableau les départage. Chacune de ses cases est lue dans les règles mêmes que suit le programme.
overview-games = Les jeux, un par un

## Sans prise obligatoire

optional-title = Les dames sans prise obligatoire
optional-description = La règle maison de bien des familles : renoncer à une prise. Comment la choisir ici dans chaque jeu de dames, et ce qu’elle change à la partie.
optional-text = Beaucoup ont appris les dames à la table de la cuisine, sans obligation de prendre. Aucune fédération ne joue ainsi, et c’est un autre jeu : sans prise forcée, plus de combinaisons, et celui qui mène n’a qu’à attendre. Pour débuter, c’est pourtant une manière agréable, et chaque jeu d’ici peut se jouer de cette façon.
optional-how = Ouvrez le menu (☰), choisissez Règles et coupez Prise obligatoire, sous la liste des jeux. Cela vaut pour le jeu choisi, quel qu’il soit.
optional-rules = Ce qui change
optional-same = Toutes les autres règles du jeu restent. S’il a un ordre entre les prises, cet ordre décide encore quand vous choisissez de prendre.
own-title = Vos propres règles
own-text = Damier, prises, dames, priorités, nulle et but du jeu : tout se choisit séparément. Ce qui ne va pas ensemble est refusé, avec la raison ; le reste se joue aussitôt, contre l’ordinateur ou à deux, et se partage par un lien.
own-link = Composer des règles
