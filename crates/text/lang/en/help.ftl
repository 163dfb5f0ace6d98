# The page about handling the game, in English. Buttons are named by variables, so that they are called here
# what they are called in the game.

title = How to play here: moves, keys, levels
description = Everything the board can do: tapping, dragging, keys and typed moves, taking back, hints, three levels, two players, a clock, and playing without a network.
opening = There is nothing to install and nowhere to sign up: the board is there as soon as the page is. You need nothing of what follows to begin. Tap a piece, then a marked square, and look here when you want to know what else there is.

part-begin = Beginning a game
    .text = Open the menu (☰). All games stand under “{ $menu-rules }”; choosing one begins it at once. The switch “{ $forced-capture }” below them takes the duty to capture away. Under “{ $menu-opponent }” you choose between the computer on three levels and a friend; you can change that in the middle of a game, too.
    .more = On the 8×8 boards the dark pieces stand at your side and begin, on the big board the light ones, as its rules say. A game that you left for a new one comes back with “{ $restore-game }”.
part-move = Making a move
    .text = Tap the piece, then the square it shall go to, or drag it there. Where only one piece can go to a square, tapping the square will do. In a capture of several jumps, tap the last square or each one on the way.
    .more = What can move is marked. When you have to capture, the pieces that can do it stand in brackets.
part-refused = When a move does not work
    .text = The line beside the board then names the rule that forbids it, and the pieces it is about are marked on the board.
    .more = “{ $show-rule }” opens the rules of your game at that very sentence, and the name of the game above the board opens them from the top. They are written from what the program plays by, so they cannot say anything else.
part-back = Taking back and looking back
    .text = “{ $menu-undo }” takes back as many moves as you like, and a resignation or an agreed draw as well; “{ $menu-redo }” plays them again.
    .more = Each move in the list can be pressed to see the board as it was after it. “{ $play-on }” lets the game take another course from there.
part-levels = Levels and hints
    .text = “{ $versus-easy }” sees little and sometimes overlooks a man: a child can win. “{ $versus-medium }” sees a few moves ahead, like a beginner in a club. “{ $versus-hard }” plays as well as it can in about a second, and without a mistake once few pieces are left.
    .more = “{ $hint }” shows the move that the computer would make at full strength and, with few pieces on the board, how the game will end. Hints are counted beside the board; who does not want to be tempted can have the button taken away.
part-two = Two people at one screen
    .text = Choose “{ $friend }”. The board can turn to whoever is to move, or the pieces alone, for two who sit at opposite ends of a tablet.
    .more = Under “{ $menu-more }” one side can offer a draw or resign, and “{ $rematch }” begins the next game with colours changed. Games in a row are counted in points.
part-options = Clock, sides and odds
    .text = Under “{ $options-title }” are your side, a clock with or without seconds added for each move, and odds of one man or more.
    .more = Some games have more to choose there: openings drawn by lot, the draws of tournaments, the side that begins by tradition and the way the board traditionally lies. All of it counts from the next game on.
part-look = Board, pieces, sound
    .text = Under “{ $menu-board }” you find four sets of board and pieces, one with high contrast, the names of the squares, and the speed at which pieces move.
    .more = Sound can be switched on and off at the top of the menu. The board is light or dark as your device is.
part-kept = What is kept
    .text = The game on the board is kept by itself: close the page and come back, it is still there. Under “{ $results-title }” the menu counts what you won, drew and lost against each level. A game can also be copied in PDN, the notation that other draughts programs read.
    .more = All this stays in this browser on this device. Nothing is sent to anyone.
part-offline = Without a network
    .text = After the first visit the game opens without a network, computer opponent and rules pages included.
    .more = It can also be installed: the browser’s menu has an entry for that, or one to put it on the home screen. It then starts like any other app.
part-keys = Keys
    .text = Tab leads to the board. The arrow keys walk over the dark squares, Home and End to the ends of a row. Enter or the space bar picks a piece up and puts it down, Escape lets go of it. Ctrl+Z takes a move back, Ctrl+Y plays it again.
    .more = Or type the move as it is written, c3d4 or 22-18: it is made as soon as it can be no other. Backspace rubs out the last sign.
part-access = For everyone
    .text = A screen reader can read the board and play on it: every square says what stands on it and what can be done there, and every move is announced.
    .more = Marks differ in shape and not in colour alone, pieces do not slide where your device asks for less motion, and everything can be reached at four times the size.
