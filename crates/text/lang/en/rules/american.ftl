# The page of American checkers in English. Sources of its history: Payne, An Introduction to the Game
# of Draughts (1756); Schaeffer and others, Checkers Is Solved (Science, 2007).

title = American checkers: the rules
description = The rules of American checkers, also known as English draughts: jumps, kings, crowning and draws, with tips, answers and a game to play in the browser.
line = Straight checkers in America, draughts in Britain. { $man-captures }
opening = This is the game that Britain calls draughts and North America calls checkers, or straight checkers where pool is played next door. William Payne, a London teacher of mathematics, described it in 1756 in a little book for which Samuel Johnson wrote the dedication, and players still study openings with names like Old Fourteenth and Ayrshire Lassie. Marion Tinsley, its greatest champion, lost fewer than ten games in over forty years. In 2007 Jonathan Schaeffer’s team at the University of Alberta showed that neither side can force a win if both play perfectly. That has not made it easy. In a game of short steps, what decides is who must give way first.
tip-1 = Leave a bridge at home
    .text = Two men on your back row with one empty square between them, on 1 and 3 for Black or 30 and 32 for White, keep a single man from getting a king for nothing. Move the others out before you touch these two.
tip-2 = Go through the middle
    .text = A man in the centre has two ways on, a man at the edge one. The edge feels safe, but men that gather there do little.
tip-3 = Know who has the move
    .text = When few pieces are left on both sides, one of them always runs out of good moves first. Count all pieces that stand in the columns which begin with a dark square on your back row: if it is your turn and the number is odd, the other side has to give way. Each exchange of one for one can turn that round.
tip-4 = Look for the two-for-one
    .text = Because nobody may refuse a jump, a man given away moves an enemy man to where you want it. Before each move, ask what it would make the other side jump, and what you could jump after that.
tip-5 = Clear the double corner
    .text = A lone king flees to the corner that has two dark squares and steps to and fro. Two kings can drive it out, if one of them cuts off the way back. Close games end there.
tip-6 = Trade when you are ahead
    .text = Twelve against eleven is hardly an advantage; three against two is, and two against one usually wins. With one piece more, exchange wherever it does not cost you your place on the board.
question-1 = Do I have to jump in checkers?
    .answer = { $duty } Many people grew up with the “huff”, by which a piece that failed to jump was simply taken away. Tournaments have long given that up; here a move that leaves a jump out cannot be made.
question-2 = Must I take the jump with the most pieces?
    .answer = { $choice } { $finish } So a short jump that leaves you well placed may be better than a long one.
question-3 = Can a piece jump backward?
    .answer = { $man-captures } { $king } Backward jumps by men belong to other games, such as pool and Russian draughts.
question-4 = What happens when a man jumps into the last row?
    .answer = { $crown } Even if the new king stands right in front of a piece it could take, it waits for its next turn.
question-5 = Who goes first, red or white?
    .answer = { $first } Sets are sold in red and white, red and black or black and white; the darker colour counts as Black.
question-6 = When is a game drawn?
    .answer = On this site: { $repetition } { $limits } Two players at one screen may also simply agree. Between masters most games are drawn, so tournaments draw the first three moves by lot; an option does that here as well.
sources = Not every program plays by the book. Some let you leave a jump out, some ask for the longest one, and some give up a game after twenty quiet moves a side. The World Checkers/Draughts Federation knows none of this, nor the flying kings that many families use.
