# Words of the game in English. White and Black are the sides; "man" is an ordinary piece.

list-separator = {", "}

## Menu

menu-open = Menu
menu-close = Close the menu
menu-title = Menu
menu-new-game = New game
menu-undo = Undo
menu-redo = Redo
menu-flip = Flip
menu-copy = Copy the game (PDN)
menu-game = Game
menu-rules = Rules
menu-opponent = Opponent
menu-board = Board

## Variants

american = American
american-game = American checkers
american-line = Also called English draughts: men capture forward only, kings step one square.
russian = Russian
russian-game = Russian draughts
russian-line = Flying kings, men also capture backward, and you may choose any capture.
brazilian = Brazilian
brazilian-game = Brazilian draughts
brazilian-line = The international rules on 64 squares: you must take as many as you can.
spanish = Spanish
spanish-game = Spanish draughts
spanish-line = Flying kings, men capture forward only; take the most pieces, then the most kings.
italian = Italian
italian-game = Italian draughts
italian-line = Kings step one square, but no man can take them. A strict order of captures.
czech = Czech
czech-game = Czech draughts
czech-line = Flying kings, men capture forward only. If a king can capture, a king must.
pool = Pool
pool-game = Pool checkers
pool-line = Flying kings and backward captures; a man is crowned only where its move ends.
international = International
international-game = International draughts
international-line = The big board, 10×10: flying kings, and you must take as many as you can.
own-rules = Own rules
forced-capture = Forced capture
forced-capture-on = If you can capture, you must.
forced-capture-off = House rule: you may leave a capture out. Once you begin one, finish it.
game-without-duty = { $game }, no forced capture

## Opponents

friend = Friend on the same screen
versus-easy = Computer, easy
versus-medium = Computer, medium
versus-hard = Computer, hard
friend-line = Take turns on this device.

## Players and moves

you = You
side-name =
    { $side ->
        [white] White
       *[black] Black
    }
pieces-left =
    { $side ->
        [white] White
       *[black] Black
    }: { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
captured-pieces =
    { $side ->
        [white] White has lost
       *[black] Black has lost
    } { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
move-list = Moves
move-list-empty = No moves yet
move-start = Start of the game
move-entry = Move { $number }: { $text }

## Turn line

turn-yours = Your turn
turn-computer = The computer is thinking …
turn-side =
    { $side ->
        [white] White to move
       *[black] Black to move
    }
must-capture =
    { $pieces ->
        [one] Your turn. You must capture: one piece can.
       *[other] Your turn. You must capture: { $pieces } pieces can.
    }
must-take =
    { $most ->
        [one] Your turn. You must capture: take 1 piece.
       *[other] Your turn. You must capture: take { $most } pieces.
    }
must-capture-side =
    { $side ->
        [white] White
       *[black] Black
    } { $pieces ->
        [one] must capture: one piece can.
       *[other] must capture: { $pieces } pieces can.
    }
must-take-side =
    { $side ->
        [white] White
       *[black] Black
    } { $most ->
        [one] must capture: take 1 piece.
       *[other] must capture: take { $most } pieces.
    }
pick-target = Where to? Choose a marked square.
choose-way = There are several ways: choose your next square.
go-on = The capture goes on: choose the next square.
draw-counter =
    { $left ->
        [one] Draw after 1 more move each.
       *[other] Draw after { $left } more moves each.
    }

## Refusals

refused-game-over = The game is over.
refused-no-piece = There is no piece here.
refused-not-your-piece =
    { $turn ->
        [white] It is White’s turn.
       *[black] It is Black’s turn.
    }
refused-must-capture =
    { $pieces ->
        [one] You must capture: the marked piece can.
       *[other] You must capture: { $pieces } marked pieces can.
    }
refused-must-take-most =
    { $takes ->
        [0] That takes nothing
        [one] That takes only 1
       *[other] That takes only { $takes }
    }: { $most ->
        [one] you must take 1.
       *[other] you must take { $most }.
    }
refused-must-take-with-king = You must take with a king: it comes before a man.
refused-must-take-most-kings =
    { $takes ->
        [0] That takes no king
        [one] That takes only 1 king
       *[other] That takes only { $takes } kings
    }: { $most ->
        [one] you must take 1.
       *[other] you must take { $most }.
    }
refused-must-meet-king-earlier = You must choose the capture that meets a king earlier.
refused-must-go-on = The capture goes on: choose a marked square.
refused-must-land-to-go-on = Land where you can capture on: on a marked square.
refused-cannot-take-king = A man cannot take a king.
refused-cannot-take-backward = A man captures forward only.
refused-cannot-move-backward = A man moves forward only.
refused-one-square-only = This piece moves one square at a time.
refused-already-jumped = You cannot jump the same piece twice.
refused-blocked = The way is blocked.
refused-occupied = This square is occupied.
refused-not-on-line = Pieces move along the diagonals.
refused-own-piece = You cannot jump your own pieces.
refused-two-in-a-row = You cannot jump two pieces in a row.
refused-must-land-just-behind = Land on the square just behind the captured piece.

## Results and draws

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] You have no pieces left
        [white] White has no pieces left
       *[black] Black has no pieces left
    }
reason-no-moves =
    { $who ->
        [you] You cannot move
        [white] White cannot move
       *[black] Black cannot move
    }
reason-resigned =
    { $who ->
        [you] You have resigned
        [white] White has resigned
       *[black] Black has resigned
    }
reason-out-of-time =
    { $who ->
        [you] You have run out of time
        [white] White has run out of time
       *[black] Black has run out of time
    }
outcome-wins =
    { $who ->
        [you] you win
        [white] White wins
       *[black] Black wins
    }
draw-agreed = Draw: you both agreed.
draw-repetition = Draw: the same position for the third time.
draw-quiet =
    Draw: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } each without a capture or { $resets ->
        [capture-or-crown] a new king.
       *[capture-or-man] a move of a man.
    }
draw-ending =
    Draw: this ending was not won in { $moves ->
        [one] 1 move.
       *[other] { $moves } moves.
    }
offer-draw = Offer a draw
agree-draw = Accept the draw
decline-draw = Decline
draw-offered =
    { $side ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    }
claim-draw = Claim a draw
resign = Resign
looking-back = You are looking back. Go on from here, or forward again.
play-on = Go on from here
restore-game = Put the old game back

## The board for screen readers

board-label = Board, { $game }
square-empty = { $square }, empty
square-piece =
    { $square }, { $side ->
        [white] white
       *[black] black
    } { $rank ->
        [man] man
       *[king] king
    }
mark-selected = picked
mark-can-move = can move
mark-can-capture = can capture
mark-must-capture = must capture
mark-destination = you can go here
mark-capture-destination = you can go here and capture
mark-victim = would be captured
mark-last-from = the last move began here
mark-last-to = the last move ended here
mark-waiting = captured, leaves after the move
mark-reason = this is why

## Why, and what is told once

show-rule = Why?
house-rule = New game without forced capture
all-rules = All rules of this game
lesson-duty = In draughts, if you can capture, you must: with one of the pieces in brackets.
lesson-backward = In this game men capture backward, too.
lesson-flying = In this game kings fly: along a free diagonal as far as they like.
lesson-strike = Turkish strike: captured pieces stay in the way until the move ends.
counter-reset = The count towards a draw starts again.
mark-goal = your move is to end here

## The rules in sentences

kings-short = Kings step one square
kings-flying = Flying kings
rule-board = The board has { $width }×{ $height } squares; each side begins with { $men } men.
rule-first =
    { $side ->
        [white] White moves first.
       *[black] Black moves first.
    }
rule-steps = Pieces stand on the dark squares and move along the diagonals to a free square.
rule-man-moves = A man moves one square forward.
rule-man-forward = A man captures forward only.
rule-man-all-ways = A man captures forward and backward.
rule-prey-any = A man may capture men and kings.
rule-prey-men = A man cannot capture a king.
rule-king-short = A king moves one square, forward or backward, and captures both ways, too.
rule-king-flying = A king flies: it moves as far as the diagonal is free, forward or backward, and captures from any distance.
rule-landing-free = A capturing king may land on any free square behind the piece it jumps.
rule-landing-go-on = A capturing king must land where it can capture on; if there is no such square, on any free one behind the piece.
rule-landing-behind = A capturing king lands on the square just behind the piece it jumps.
rule-jumps = To capture, jump over an enemy piece onto a free square behind it. You cannot jump your own pieces, nor two pieces in a row.
rule-finish = A capture goes on as long as the piece can capture; all its jumps are one move.
rule-choice-free = Of several captures you may choose any, whether or not it takes the most.
rule-choice-order = Of several captures, what follows decides, in this order; the rest is your choice.
rule-choice-step = Of several captures, what follows decides; the rest is your choice.
rule-quantity = You must take as many pieces as you can.
rule-with-king = A king that can capture goes before a man.
rule-most-kings = The capture that takes more kings goes before the others.
rule-kings-earliest = The capture that meets a king earlier goes before the others.
rule-crown-ends = A man that reaches the last row becomes a king, and its move ends.
rule-crown-king = A man that reaches the last row becomes a king at once; if it is capturing, it captures on as a king.
rule-crown-man = A man that ends its move on the last row becomes a king; if it can capture on from there, it goes on as a man.
rule-lift-after = Captured pieces leave the board after the move: until then they block the way, and none may be jumped twice.
rule-lift-at-once = Captured pieces leave the board as soon as they are jumped.
rule-goal-usual = Whoever has no pieces left or cannot move loses.
rule-goal-losing = Whoever has no pieces left or cannot move wins.
rule-repetition-claim = When the same position comes up for the third time, either player may claim a draw.
rule-repetition-drawn = When the same position comes up for the third time, the game is drawn.
rule-limit-quiet =
    After { $moves } moves of each side without a capture and without { $resets ->
        [capture-or-crown] a new king, the game is drawn.
       *[capture-or-man] a move of a man, the game is drawn.
    }
rule-limit-lone-king =
    { $kings ->
        [0] A king alone against { $pieces } pieces: after { $moves } moves of each side the game is drawn.
        [one] A king alone against { $pieces } pieces, a king among them: after { $moves } moves of each side the game is drawn.
       *[other] A king alone against { $pieces } pieces, at least { $kings } of them kings: after { $moves } moves of each side the game is drawn.
    }
rule-limit-both-kings =
    With { $pieces } pieces on the board and kings on both sides: after { $moves } moves of each side without a capture and without { $resets ->
        [capture-or-crown] a new king, the game is drawn.
       *[capture-or-man] a move of a man, the game is drawn.
    }
rule-road-lone = This holds while the lone king stands on the main road, the long diagonal.
rule-road-stronger = This holds while the stronger side has a king on the main road, the long diagonal.

## Announcements

said-move =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    }: { $from } to { $to }.
said-capture =
    { $who ->
        [you] You
        [white] White
       *[black] Black
    }: { $from } takes { $count }, to { $to }.
said-crown = New king.
said-new-game = New game: { $game }.
said-undo = Taken back.
said-redo = Played again.
said-flip =
    { $side ->
        [white] White is at the bottom now.
       *[black] Black is at the bottom now.
    }

## Trouble

worker-restarted = The computer had to start again. It is thinking once more.
worker-failed = The computer opponent does not start. Your game is kept.
try-again = Try again
dismiss = Close
saved-dropped = The saved game could not be read, so this is a new one.
storage-blocked = Your browser does not let this page save: the game will be gone when you close it.
new-version = A new version is ready. It comes with your next game.
load-now = Load it now
copied = Copied.
copy-failed = Copying did not work.

## Games to come, and what goes with a game

options-title = Game options
rematch = Rematch
hint = Hint
hint-shown = Hint: { $text }
hint-wins =
    Hint: { $text }, wins in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
hint-loses =
    Hint: { $text }, loses in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
hint-draws = Hint: { $text }, draws with best play
hints-given = Hints: { $count }
hint-sought = Looking for a good move …
offer-weighed = The computer is considering your offer …
draw-declined = The computer declines the draw.
from-next-game = This counts from the next game on.
clock-left = Time left: { $minutes } min { $seconds } s
player-score = Points: { $points }
reset-score = Reset the score
seat-title = Your pieces
seat-first = Those that move first
seat-dark = Dark
seat-light = Light
seat-chance = By chance
pace-title = Clock
pace-free = None
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Odds: fewer men for your opponent
odds-none = None
odds-men =
    { $men ->
        [one] 1 man
       *[other] { $men } men
    }
custom-switch = Begin as by tradition
custom-line =
    { $side ->
        [white] White
       *[black] Black
    } moves first.
lie-switch = Turn the board as by tradition
lie-line = The lower right square is dark.
opening-switch = Opening by lot
opening-line = The first moves come by lot from the tournament list; the traditional side begins.
draws-switch = Draws as in tournaments
draws-line = By the federation’s rules.
hints-switch = Hints
hints-line = A button shows the move the computer would play at full strength.
results-title = Results
results-won = Won
results-drawn = Drawn
results-lost = Lost
mark-hint-from = hint: move this
mark-hint-to = hint: go here

## What is seen and heard

set-title = Board and pieces
set-wood = Wood
set-paper = Paper
set-slate = Slate
set-contrast = High contrast
labels-switch = Names of the squares
labels-line = Numbers or letters on the board.
speed-title = Animation
speed-normal = Normal
speed-fast = Fast
speed-slow = Slow
speed-off = Off
turning-title = Turn to the player whose move it is
turning-never = Nothing
turning-board = The board
turning-pieces = Only the pieces
sound-switch = Sound
sound-line = Moves, captures and the end of a game can be heard.
typed = Your move: { $text }
