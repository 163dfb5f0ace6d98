# The study page: words of its own.

sections = Sections
section-analysis = Analysis
section-position = Position
section-games = Games
section-share = Share
position-text = FEN

## Rules of one's own

section-rules = Rules
own-start = Start from
own-corner = Dark corner
own-turned =
    { $turned ->
        [usual] The lower left square is dark.
       *[mirrored] The lower right square is dark.
    }
own-first = Who begins
own-ways = How men capture
own-prey = What men capture
own-reach = Kings
own-landing = Where kings land
own-choice = Choice between captures
own-step = Choice between captures: step { $number }
own-no-step = Nothing more decides; the rest is your choice.
own-crown = On the last row
own-lift = Captured pieces
own-goal = Goal
own-repetition = Repetition
own-limits = Draw by counting
own-no-limits = Nothing is counted.
own-tournament = As in tournaments: { $game }
own-fault-board = This board cannot be played on here.
own-fault-landing = This is for flying kings only: choose the first line here, or let kings fly.
own-fault-twice = This decides at an earlier step already: choose something else.
own-stays = Until then the rules below count.
own-summary = The rules that count
own-same = Same play: { $game }
own-name = Name of these rules
own-keep = Keep and share
own-save = Save
own-save-new = Save as new
own-copy = Copy a link
own-play = Play by these rules
own-maimed = Some of your saved rules could not be read.
own-list = Your rules
own-delete = Delete { $name }
own-deleted = Deleted: { $name }
preset-russian-most = Russian, Black first, majority rule
preset-german = German house rule
preset-portuguese = Portuguese
preset-brazilian-large = Brazilian on 10×10
preset-canadian = Canadian
preset-thai = Thai
preset-poddavki = Poddavki (Russian, losing)
preset-antidraughts = Antidraughts (losing)
variation = Instead of { $text }
engine = Engine
engine-thinks = Looking …
engine-lines = Best lines
engine-depth = Depth { $depth }
score-ahead =
    { $side ->
        [white] White +{ $points }
       *[black] Black +{ $points }
    }
score-even = Even
score-draw = Draw
score-wins =
    { $side ->
        [white] White wins in { $moves }
       *[black] Black wins in { $moves }
    }
graph-label = Course of the game over { $moves } plies
graph-slider = Along the game
review-game = Find mistakes
review-runs = Looking for mistakes
review-cancel = Cancel
review-done = Mistakes found: { $count }
review-first = To the first one
brush-title = Put down
brush =
    { $side ->
        [white]
            { $rank ->
                [man] White man
               *[king] White king
            }
       *[black]
            { $rank ->
                [man] Black man
               *[king] Black king
            }
    }
brush-erase = Remove
turn-title = Side to move
setup-start = Starting position
setup-clear = Clear the board
setup-analyse = Analyse this position
setup-play = Play from here
setup-unreadable = This is no position: { $text }
setup-no-pieces = There are no pieces on the board.
setup-man-on-crown-row = A man on { $square } would be a king.
setup-off-board = A piece stands off the board.
setup-two-pieces = Two pieces stand on { $square }.

section-learn = Learn
course = Course
course-step = Step { $step } of { $all }
course-any = Make any move.
course-move = Play { $text }.
course-find = Find the only move that is allowed.
course-other = { $text } is allowed, but this step asks for another move.
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-task =
    { $side ->
        [white] White to move and win.
       *[black] Black to move and win.
    }
puzzle-wrong = { $text } is not the move. Tries: { $tries }
puzzles-failed = The puzzles could not be loaded.
learn-right = Right. Go on.
learn-done = Solved!
learn-shown = The solution: { $text }
learn-hint = Move the piece on { $square }.
learn-solution = Show the solution
learn-next = Next
learn-back = Back
learn-leave = Leave the lesson
learned-dropped = What you had learned could not be read, so it starts afresh.

games-file = Open a file
games-paste = Paste a game, a position or a link
games-open = Open
games-none = There is no game in this text.
games-player = Player
games-position = This position
games-count = Games: { $count }
games-reading = Reading games
games-searching = Looking through the games
games-stop = Stop
games-back = Previous
games-on = Next

fault-at = Line { $line }, column { $column }.
fault-found = Found: { $text }
fault-expected = Expected: { $text }
fault-setup = This position cannot be played.
fault-rules = These rules cannot be read, or do not go together.
expect-move = a move or a result

link-none = This is no link to a game.
link-newer = A newer version of this page made this link. Load the page again.
link-damaged = This link is damaged: letters are wrong or missing. Copy it again, as a whole.
link-impossible = This link is not valid: its game cannot have been played so.

share-link = Link
share-copy-link = Copy link
share-send = Share…
share-code = QR code
share-position-only = Position only
share-copy-game = Copy game
share-save-game = Save game
share-copy-position = Copy position
share-copy-picture = Copy picture
share-save-picture = Save picture

turns-begin = Play by link
turns-end = Stop playing by link
turns-move = It is your turn. After your move there is a link to send.
turns-send = Your move is made: send this link. You will get one back, to open or to paste under Games.
turns-differ = This link does not go on from your game: move { $number } is another one.
turns-older = That link is older than your game, which is shown instead.
turns-open = Open it all the same
