# The terms of draughts in English. Sources: the rules of the World Checkers/Draughts Federation
# (WCDF) for the game on 64 squares, Annex 1 of the World Draughts Federation (FMJD) for the one on 100.
# What the entries mean stands in tests/glossary.rs.

man = man, men
    .never = pawn*, checker
king = king*
    .never = queen*, dame*
piece = piece*
    .never = token*, stone*, draughtsm*
flying-king = flying kings, king flies, kings fly
capture = captur*, takes, must take
    .never = eat*, kill*, beat*
jump = jump*
crown = crowned, becomes a king, new king
    .never = promot*
board = board
    .never = chessboard*, checkerboard*
square = square*
    .never = cell*, field*
# What is played in one turn; the verb is a matter of style.
move = your move, last move, the move, its move, one move, 1 move, more move*, moves of, moves each,
    good move, first moves, no moves, a move, whose move
draw = draw, draws, drawn
    .never = tie*, tied, stalemate*
resign = resign*
    .never = surrender*
