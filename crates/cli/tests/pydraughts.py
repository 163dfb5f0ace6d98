"""Whole games through pydraughts, a client of the Hub protocol that was written elsewhere.

    python pydraughts.py DAMKA

DAMKA, at few nodes a move, plays both sides of each game in turn against moves by lot. pydraughts
asks for the moves, checks them by its own rules, and says when the game is over and who has won.
"""

import random
import sys

from draughts import BLACK, WHITE, Board
from draughts.engine import HubEngine, Limit

# The client's name of a game, and what the engine is told. Where squares have letters, this client
# counts them from a1 in moves, and from the top left in positions.
GAMES = [
    ("standard", {"variant": "normal"}),
    ("russian", {"variant": "russian", "numbering": "official"}),
    ("brazilian", {"variant": "brazilian", "numbering": "official"}),
]
LIMIT = Limit(nodes=2000)
MOST_PLIES = 400


def start(damka, parameters):
    engine = HubEngine([damka, "hub"])
    assert parameters["variant"] in engine.variants, engine.variants
    engine.configure(parameters)
    engine.init()
    engine.ping()
    return engine


def play(engine, variant, side, lot):
    """The board at the end of a game in which the engine has this side."""
    board = Board(variant)
    while not board.is_over() and len(board.move_stack) < MOST_PLIES:
        if board.turn == side:
            board.push(engine.play(board, LIMIT, ponder=False).move)
        else:
            board.push(lot.choice(board.legal_moves()))
    return board


def main(damka):
    for variant, parameters in GAMES:
        engine = start(damka, parameters)
        for side, name in [(WHITE, "White"), (BLACK, "Black")]:
            board = play(engine, variant, side, random.Random(1))
            plies = len(board.move_stack)
            print(f"{variant}, {name}: over after {plies} plies")
            assert board.winner() == side, f"{variant}: {name} has not won: {board.fen}"
        engine.quit()
        engine.p.communicate(timeout=10)
        assert engine.p.returncode == 0, "damka did not end well"


main(sys.argv[1])
