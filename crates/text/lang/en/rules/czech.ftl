# The page of Czech draughts in English. Sources: Czech Draughts Federation (ČFD); FMJD, brief rules of
# Czech draughts.

title = Czech draughts (dáma): the rules
description = Czech draughts, dáma: which piece has to capture, flying kings, crowning and draws, tips for players and a free game against the computer in the browser.
line = The dáma of Bohemia, Moravia and Slovakia. { $with-king }
opening = Dáma lies in most Czech and Slovak boxes of games, next to ludo and nine men’s morris, and the Czech federation holds championships in it beside the international game. It is a game with nothing to count and almost nothing to compare. { $man-captures } So the early game moves forward like American checkers, calm and readable. What makes it Czech is a rule of manners: { $with-king } Ladies first, as they say. It sounds like a courtesy and is a weapon, for a king that has to capture can be called away from anywhere by anyone.
tip-1 = Call the king away
    .text = A man put where an enemy king must take it takes that king off its post, whatever else the other side would rather do. Look for the sacrifice that draws the king onto a square where you take it.
tip-2 = Use the king’s duty as your shelter
    .text = While the enemy has a king that must capture, none of its men can. A man of yours that seems lost may be safe for that one move, and one move is often enough.
tip-3 = Mind your own king
    .text = A new king is a new duty. Before you crown a man, see whether it will be forced to capture at once, and where it will stand then.
tip-4 = Choose the smaller capture if it stands better
    .text = { $choice } Between two captures by kings, or two by men, nobody asks for the larger. Take the one after which nothing can be taken from you.
tip-5 = Build from behind
    .text = Men cannot hit back once they have been passed, so keep them closed up and move the rear ones along. A hole behind your front line is where the king will land.
tip-6 = In the ending, go for the long diagonal
    .text = Three kings catch one as long as it is off the long diagonal; once it is on it, play on only if you enjoy the exercise.
question-1 = What does “the king goes first” mean?
    .answer = { $with-king } It does so even if the man could take three pieces and the king one.
question-2 = Do I have to take the most pieces?
    .answer = { $choice } { $with-king } That is the whole order; numbers play no part in it.
question-3 = May I stop a multiple capture early?
    .answer = { $finish } { $landing } A king may therefore not land short to be spared the second piece.
question-4 = Can men capture backward?
    .answer = { $man-captures } { $king }
question-5 = Is the capturing man that gets across a king at once?
    .answer = { $crown } Its duties as a king begin with the next turn.
question-6 = Is this the game with two rows of men?
    .answer = Some families, and some pub tournaments, set up only two rows and take away a piece that forgot to capture. The federation’s game has three: { $board } { $duty }
sources = Encyclopedias say that one may take one piece or the whole row but nothing in between. The federation’s text is plainer, and this site follows it: a capture ends where no further one is possible. The federation’s rules also name no number of moves for a draw, while the world federation’s short version counts fifteen without a capture and without a man moving.
