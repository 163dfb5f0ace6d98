# The page of International draughts in English. Sources of its history: World Draughts Federation (FMJD);
# van der Stoep, History of Draughts.

title = International draughts: the rules
description = International draughts on a hundred squares: set-up, captures, flying kings, crowning and official draws, with tips, answers and a free game online.
line = The game of the world federation, on the big board. { $board }
opening = When the Netherlands, France, Belgium and Switzerland founded the World Draughts Federation in 1947, this was the game they meant, and it is what most of the world’s masters play: in Amsterdam and Dakar, in Riga and Abidjan. English books long called it Polish draughts, from an old story about a Polish officer in Paris; the Dutch, it seems, had it earlier. { $board } Of those squares { $squares } are used. With so much room men form chains, wings and outposts, and a closed position may stay closed for a long time, until one sacrifice opens everything: { $quantity } Dutch and French players have names for such shots, from the coup royal to the coup turc, and know them as others know their proverbs.
tip-1 = See the shot before your opponent does
    .text = Most games between beginners end by a combination nobody saw coming. Before each move, imagine each of your men gone in turn and ask what the enemy would then be able, and obliged, to take.
tip-2 = Count every branch
    .text = The capture with the most pieces may be hidden behind a turn backward. Follow each branch to its end; the game here marks the pieces that may move, but only you can choose which exchange to allow.
tip-3 = Keep the crown man
    .text = The Dutch call the man on 48, or 3 for Black, the crown man. With it at home, an enemy who breaks through usually pays two men for a king. Develop the wings first.
tip-4 = Hold the centre, and support what you send ahead
    .text = The classic outpost is 24 for White and 27 for Black: strong with two men behind them, a burden without. A long chain in the centre keeps its moves while the enemy’s wings run dry.
tip-5 = Count your tempi
    .text = In closed positions the side with spare moves wins. Note how many free moves each wing has, and exchange when the count is against you.
tip-6 = One king hardly ever loses
    .text = On this board three kings hardly ever catch a single one, and four do so only if it is off the long diagonal from 46 to 5. When you are behind, a king on that line is half a point; when you are ahead, do not give it away.
question-1 = Must I take as many pieces as possible?
    .answer = { $quantity } A king counts no more than a man; where the numbers are equal, you choose.
question-2 = Can men capture backward?
    .answer = { $man-captures } Moving is another matter: { $man-moves } Children’s editions often mix the two up.
question-3 = Does a man become a king when it passes the last row?
    .answer = { $crown } It comes back from such a trip a man, if it comes back at all.
question-4 = What is the Turkish strike, or coup turc?
    .answer = { $lift } A king with a long capture before it may find its way barred by a piece it has just jumped. It has to stop there, and the man it could not reach any more takes it in the next move.
question-5 = How far may a king move?
    .answer = { $king } { $landing }
question-6 = When is a game drawn?
    .answer = This game is counted by the federation’s own rules: { $repetition } { $limits }
sources = Boxes with a hundred squares are often sold with rules for sixty-four, and many children’s versions let men capture forward only. The federation has no such game. Older texts also let a piece be taken off the board when it failed to capture the most; today the wrong move is put right.
