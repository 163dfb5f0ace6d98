//! The pieces of a position as the side to move sees them.

use rules::Direction::{self, DownLeft, DownRight};
use rules::{Grid, Position, Reach, Referee, Side, Word};

/// The pieces as the side to move sees them, whose men move up: what Black sees is the board turned
/// by half a circle. All draughts rules are alike for both sides, so one table serves both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pieces {
    /// Our men, and theirs.
    pub(super) men: [u64; 2],
    /// Our kings, and theirs.
    pub(super) kings: [u64; 2],
}

impl Pieces {
    /// What the side to move of a position sees.
    pub(super) fn of(position: &Position<u64>, grid: &Grid<u64>) -> Pieces {
        let us = position.turn();
        let sides = [position.of(us), position.of(us.opposite())];
        let kings = position.kings();
        let seen = Pieces { men: sides.map(|side| side & !kings), kings: sides.map(|side| side & kings) };
        match us {
            Side::White => seen,
            Side::Black => seen.turned(grid),
        }
    }

    /// The position with White to move.
    pub(super) fn position(&self, referee: &Referee<u64>) -> Option<Position<u64>> {
        let sides = [self.men[0] | self.kings[0], self.men[1] | self.kings[1]];
        referee.seat(sides, self.kings[0] | self.kings[1], Side::White)
    }

    /// The same pieces as the other side sees them.
    pub(super) fn for_the_other_side(&self, grid: &Grid<u64>) -> Pieces {
        let Pieces { men: [our_men, their_men], kings: [our_kings, their_kings] } = *self;
        Pieces { men: [their_men, our_men], kings: [their_kings, our_kings] }.turned(grid)
    }

    fn turned(self, grid: &Grid<u64>) -> Pieces {
        let unused = u64::BITS - grid.board().bits();
        let turned = |set: u64| set.reverse_bits() >> unused;
        Pieces { men: self.men.map(turned), kings: self.kings.map(turned) }
    }

    /// Calls `visit` with every position from which a move of ours leads here that neither captures
    /// nor crowns; where a capture must be made there, it is not legal. In every game men move one
    /// square forward, and kings can go back to where they came from.
    pub(super) fn before_quiet(&self, grid: &Grid<u64>, reach: Reach, mut visit: impl FnMut(Pieces)) {
        let ([our_men, their_men], [our_kings, their_kings]) = (self.men, self.kings);
        let empty = grid.squares() & !(our_men | their_men | our_kings | their_kings);
        each_step(grid, our_men, [DownLeft, DownRight], Reach::Short, empty, |step| {
            visit(Pieces { men: [our_men ^ step, their_men], ..*self });
        });
        each_step(grid, our_kings, Direction::ALL, reach, empty, |step| {
            visit(Pieces { kings: [our_kings ^ step, their_kings], ..*self });
        });
    }
}

/// Calls `visit` with the two squares of every step of one of these pieces, which it leaves and
/// comes to.
fn each_step<const N: usize>(
    grid: &Grid<u64>,
    pieces: u64,
    ways: [Direction; N],
    reach: Reach,
    empty: u64,
    mut visit: impl FnMut(u64),
) {
    for piece in pieces.squares().map(u64::of) {
        for way in ways {
            let reached = match reach {
                Reach::Short => grid.shift(piece, way) & empty,
                Reach::Flying => grid.ray(piece, way, empty),
            };
            reached.squares().for_each(|square| visit(piece | u64::of(square)));
        }
    }
}
