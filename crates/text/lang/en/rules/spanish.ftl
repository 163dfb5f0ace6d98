# The page of Spanish draughts in English. Source of its history: the books of Ruiz Montero (1591), Valls
# (1597) and García Canalejas (1650), as listed at draughtsandchesshistory.com.

title = Spanish draughts: the rules
description = Spanish draughts, the game of the oldest draughts books: set-up, captures and their order, crowning and draws, with tips, answers and a free game online.
line = The game of the oldest draughts books, and of Portugal too. { $most-kings }
opening = No country has older books about draughts than Spain. Pedro Ruiz Montero printed one in 1591, Lorenzo Valls another in Valencia in 1597, and the collection of Juan García Canalejas, published in Zaragoza in 1650, is still quarried for its combinations. Much of what it shows works on a Spanish board of today; Portugal plays the same game under its own name. What one finds in those pages is a strange balance. { $man-captures } Men are thus as modest as in American checkers. { $king } The two together make the step from man to king a great one, and whole games turn on one square of the back row.
tip-1 = The first king is worth a sacrifice
    .text = With men that cannot strike behind them, a flying king attacks at leisure from the rear. If two men buy you the only king on the board, the bargain is usually good; make sure it cannot be trapped the moment it arrives.
tip-2 = Leave the back row late
    .text = For the same reason the men at home are your insurance. Two of them well placed can make the other side spend what a king would be worth.
tip-3 = Let the order of captures work
    .text = { $choice } { $quantity } { $most-kings } Offer pieces so that the capture the rules demand is the one that ruins the position, and a king can be led wherever you need it.
tip-4 = Do not leave men with gaps behind them
    .text = A flying king takes whatever has an empty square behind it. Men in pairs, one behind the other on a diagonal, and men at the edge give it nothing.
tip-5 = Own the long diagonal
    .text = The old masters spent chapters on it. Three kings win against one if the long diagonal is theirs; if the lone king has it, there is nothing to be done.
tip-6 = Think of the piece that is already taken
    .text = { $lift } Many combinations are built on that: a king is made to stop short because its last victim still stands in the way.
question-1 = Which capture do I have to choose?
    .answer = { $choice } { $quantity } { $most-kings } Whether a man or a king does the capturing is of no importance.
question-2 = Can men capture backward?
    .answer = { $man-captures } Many players who grew up with the game of a hundred squares overlook this at first, and see threats that are none.
question-3 = May a man capture a king?
    .answer = { $man-prey } A king that stops in front of a man, with an empty square behind it, is lost like any other piece.
question-4 = What happens to a man that captures its way to the last row?
    .answer = { $crown } In the next move it may fly.
question-5 = Why is the board turned in Spanish diagrams?
    .answer = In Spain and Portugal the long diagonal runs to the lower right, so that books show a mirror image of the board used elsewhere. Nothing in the play changes, and a switch in the game options turns the board here.
question-6 = Is Spanish draughts the same as Portuguese?
    .answer = In moves and captures, yes: a game from Lisbon can be played on in Madrid. Tournament rules on draws differ from time to time. This site counts: { $limits }
sources = Which book came first is disputed. A work of 1547 by Antonio de Torquemada is often named, but no undoubted copy has been found. As for the rules, some programs stop after the number of pieces and forget the kings among them. By the rules of the Spanish federation that is not enough: { $most-kings } The tournament draws on this page are those of the Portuguese federation, as they stood before 2026.
