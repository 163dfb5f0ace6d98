# Words of the rules pages in English. What a sentence says about a game comes from the game's axes; the
# prose of each game stands in rules/.

## Addresses

slug-rules = rules
slug-optional = no-forced-capture
slug-help = how-to-play
slug-american = american
slug-russian = russian
slug-brazilian = brazilian
slug-spanish = spanish
slug-italian = italian
slug-czech = czech
slug-pool = pool
slug-international = international

## Around every page

nav-label = Pages
nav-game = Play
nav-rules = All rules
nav-help = How to play here
nav-help-short = Help
nav-languages = Languages
play-now = Play now for free
play-line = Free, in your browser, no download, no registration.
skip = Skip to the text
offer = This page in English
missing = This page does not exist

## A game's page

how-title = How to play it here
how-text = Open the menu (☰), choose Rules, then { $variant }: a new game starts at once, against the computer on three levels or against a friend on the same screen.
rules-title = The rules
part-board = Board and set-up
part-moves = Moving
part-captures = Capturing
part-choice = Which capture to take
part-crown = Crowning
part-end = Winning and drawing
tradition-title = Tradition, and how this site plays
tradition-first =
    { $side ->
        [white] By tradition White moves first.
       *[black] By tradition Black moves first.
    } Here the dark pieces stand at your side and begin; sides, first move and the way the board lies can be chosen in the game options.
tradition-same =
    { $side ->
        [white] As tradition has it, White moves first and stands at your side; other seats can be chosen in the game options.
       *[black] As tradition has it, Black moves first and stands at your side; other seats can be chosen in the game options.
    }
tradition-turned = On the official board the lower right square is dark, the mirror image of the board here; an option turns it.
tradition-draws = Tournaments draw by rules of their own, which are an option here:
compare-title = Compared with { $other }
compare-alone = At a glance
compare-rule = Rule
tips-title = Tips
questions-title = Frequently asked questions
sources-title = What others say
others-title = The other games

## Diagrams

diagram-yes = Allowed
diagram-no = Not allowed
diagram-try = Try it yourself
diagram-step = Step
diagram-again = Show again
diagram-right = Right, that is allowed.

## The table

row-board = Board
row-men = Pieces a side
row-duty = Capturing is compulsory
row-finish = A begun capture must be finished
row-backward = Men capture backward
row-flying = Flying kings
row-prey = Men may capture kings
row-most = The most pieces must be taken
row-precedence = What decides after that
row-crown = A man that reaches the last row while capturing
row-lift = Captured pieces leave the board
cell-yes = yes
cell-no = no
cell-none = nothing: you choose
cell-with-king = the king before the man
cell-most-kings = the most kings
cell-kings-earliest = the king that is met earliest
cell-ends-move = is crowned, and the move ends
cell-goes-on-as-king = is crowned and captures on as a king
cell-goes-on-as-man = captures on as a man, crowned only if it ends there
cell-after-move = after the move
cell-at-once = at once, as they are jumped

## The overview

overview-title = Draughts and checkers: the rules of every game
overview-description = Eight games of draughts in one table: American checkers, Russian, Brazilian, Spanish, Italian, Czech, Pool and International, each with its rules page.
overview-text = Draughts is a family of games. All of them move along diagonals, jump to capture and crown the man that gets across. They differ in a few points, and each of these points changes how one plays. The table has them side by side; every entry is read from the rules that the game on this site plays by.
overview-games = The games one by one

## Without forced capture

optional-title = Draughts without forced capture
optional-description = The house rule of many kitchen tables: a capture may be left out. How it works here in every game of draughts, and what it does to the play.
optional-text = Many people learnt draughts at home without the duty to capture. No federation plays so, and it is a different game: without forced captures there are no combinations, and whoever is ahead can simply wait. It is a fine way to begin all the same, and each game here can be played like that.
optional-how = Open the menu (☰), choose Rules, and switch Forced capture off below the games. It holds for whichever game is chosen.
optional-rules = What changes
optional-same = All other rules of the game stay as they are. Where a game has an order among captures, it still decides between captures if you choose to make one.
own-title = Rules of your own
own-text = Board, captures, kings, order of precedence, draws and goal can each be chosen. Rules that do not go together are refused with the reason; all others are played at once, against the computer or a friend, and passed on by a link.
own-link = Put rules together
