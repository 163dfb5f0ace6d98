# La page d’analyse

sections = Rubriques
section-analysis = Analyse
section-position = Position
section-games = Parties
section-share = Partager
position-text = FEN

## Règles maison

section-rules = Règles
own-start = Partir de
own-corner = Coin foncé
own-turned =
    { $turned ->
        [usual] La case en bas à gauche est foncée.
       *[mirrored] La case en bas à droite est foncée.
    }
own-first = Qui commence
own-ways = Comment prend le pion
own-prey = Ce que prend le pion
own-reach = Dames
own-landing = Où la dame se pose
own-choice = Choix de la prise
own-step = Choix de la prise : étape { $number }
own-no-step = Rien d’autre ne décide ; le reste est au choix.
own-crown = Sur la dernière rangée
own-lift = Pièces prises
own-goal = But
own-repetition = Répétition
own-limits = Nulle au compte des coups
own-no-limits = On ne compte rien.
own-tournament = Comme en tournoi : { $game }
own-fault-board = On ne peut pas jouer ici sur ce damier.
own-fault-landing = C’est pour les dames volantes seulement : choisissez ici la première ligne, ou des dames volantes.
own-fault-twice = Cela décide déjà à une étape précédente : choisissez autre chose.
own-stays = D’ici là, les règles ci-dessous valent.
own-summary = Les règles qui valent
own-same = Même jeu : { $game }
own-name = Nom de ces règles
own-keep = Garder et partager
own-save = Enregistrer
own-save-new = Enregistrer à part
own-copy = Copier le lien
own-play = Jouer selon ces règles
own-maimed = Certaines règles enregistrées n’ont pas pu être lues.
own-list = Vos règles
own-delete = Supprimer { $name }
own-deleted = Supprimé : { $name }
preset-russian-most = Russes, les Noirs commencent, prise majoritaire
preset-german = Règle maison allemande
preset-portuguese = Portugaises
preset-brazilian-large = Brésiliennes en 10×10
preset-canadian = Canadiennes
preset-thai = Thaïlandaises
preset-poddavki = Poddavki (russes, qui perd gagne)
preset-antidraughts = Antidames (qui perd gagne)
variation = Au lieu de { $text }
engine = Ordinateur
engine-thinks = Calcul en cours…
engine-lines = Meilleures suites
engine-depth = Profondeur { $depth }
score-ahead =
    { $side ->
        [white] Blancs +{ $points }
       *[black] Noirs +{ $points }
    }
score-even = Égalité
score-draw = Nulle
score-wins =
    { $side ->
        [white] Blancs : gain en { $moves }
       *[black] Noirs : gain en { $moves }
    }
graph-label = Évolution de la partie sur { $moves } demi-coups
graph-slider = Le long de la partie
review-game = Chercher les erreurs
review-runs = Recherche des erreurs
review-cancel = Arrêter
review-done = Erreurs trouvées : { $count }
review-first = À la première
brush-title = Poser
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Pion blanc
               *[king] Dame blanche
            }
       *[black]
            { $rank ->
                [man] Pion noir
               *[king] Dame noire
            }
    }
brush-erase = Enlever
turn-title = Au trait
setup-start = Position de départ
setup-clear = Vider le damier
setup-analyse = Analyser cette position
setup-play = Jouer à partir d’ici
setup-unreadable = Ce n’est pas une position : { $text }
setup-no-pieces = Il n’y a aucune pièce sur le damier.
setup-man-on-crown-row = Un pion en { $square } serait une dame.
setup-off-board = Une pièce est hors du damier.
setup-two-pieces = Deux pièces sont en { $square }.

section-learn = Apprendre
course = Cours
course-step = Étape { $step } sur { $all }
course-any = Jouez le coup de votre choix.
course-move = Jouez { $text }.
course-find = Trouvez le seul coup permis.
course-other = { $text } est permis, mais cette étape demande un autre coup.
puzzles-easy = Facile
puzzles-medium = Moyen
puzzles-hard = Difficile
puzzle-of-the-day = Problème du jour
puzzle-number = Problème { $number }
puzzle-task =
    { $side ->
        [white] Les Blancs jouent et gagnent.
       *[black] Les Noirs jouent et gagnent.
    }
puzzle-wrong = { $text } n’est pas le bon coup. Essais : { $tries }
puzzles-failed = Les problèmes n’ont pas pu être chargés.
learn-right = Juste. Continuez.
learn-done = Résolu !
learn-shown = La solution : { $text }
learn-hint = Jouez la pièce en { $square }.
learn-solution = Montrer la solution
learn-next = Suivant
learn-back = Précédent
learn-leave = Quitter la leçon
learned-dropped = Vos progrès enregistrés étaient illisibles ; ils repartent de zéro.

games-file = Ouvrir un fichier
games-paste = Coller une partie, une position ou un lien
games-open = Ouvrir
games-none = Il n’y a pas de partie dans ce texte.
games-player = Joueur
games-position = Cette position
games-count = Parties : { $count }
games-reading = Lecture des parties
games-searching = Recherche dans les parties
games-stop = Arrêter
games-back = Précédentes
games-on = Suivantes

fault-at = Ligne { $line }, colonne { $column }.
fault-found = Trouvé : { $text }
fault-expected = Attendu : { $text }
fault-setup = Cette position n’est pas jouable.
fault-rules = Ces règles sont illisibles ou ne vont pas ensemble.
expect-move = un coup ou un résultat

link-none = Ce n’est pas un lien vers une partie.
link-newer = Ce lien vient d’une version plus récente de la page. Rechargez la page.
link-damaged = Ce lien est abîmé : des caractères sont faux ou manquent. Copiez-le de nouveau en entier.
link-impossible = Ce lien n’est pas valable : la partie n’a pas pu être jouée ainsi.

share-link = Lien
share-copy-link = Copier le lien
share-send = Partager…
share-code = Code QR
share-position-only = Position seule
share-copy-game = Copier la partie
share-save-game = Enregistrer la partie
share-copy-position = Copier la position
share-copy-picture = Copier l’image
share-save-picture = Enregistrer l’image

turns-begin = Jouer par lien
turns-end = Ne plus jouer par lien
turns-move = C’est à vous de jouer. Après votre coup, un lien sera prêt à envoyer.
turns-send = Votre coup est joué : envoyez ce lien. Vous en recevrez un autre, à ouvrir ou à coller sous « Parties ».
turns-differ = Ce lien ne continue pas votre partie : le coup { $number } est différent.
turns-older = Ce lien est plus ancien que votre partie ; c’est elle qui est affichée.
turns-open = Ouvrir quand même
