//! What of a position has a worth: each feature is a number, and a position has some of them once,
//! some several times, and those that speak for Black minus once.

use rules::{Board, Direction, Grid, Position, Reach, Rules, Side, Word};

use super::window::{PATTERNS, Windows};

/// The features of one board.
#[derive(Clone, Debug)]
pub(crate) struct Features<W> {
    grid: Grid<W>,
    windows: Windows,
    reach: Reach,
    /// The feature of a king on the square with bit 0.
    kings: usize,
    last_bit: usize,
}

/// What a side has or has not, behind the worths of patterns and of kings on squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Extra {
    /// A man, wherever it stands.
    Man,
    /// The first king.
    FirstKing,
    /// A square that a king can go to.
    KingStep,
    /// The move.
    Turn,
}

const EXTRAS: usize = 4;

/// How many features a board has.
pub(crate) fn count(board: Board) -> usize {
    patterns(board) + board.bits() as usize + EXTRAS
}

/// How many of them are patterns; those come first.
pub(crate) fn patterns(board: Board) -> usize {
    Windows::new(board).len() * PATTERNS
}

impl<W: Word> Features<W> {
    pub(crate) fn new(rules: &Rules) -> Self {
        Features {
            grid: Grid::new(rules.board),
            windows: Windows::new(rules.board),
            reach: rules.king.reach,
            kings: patterns(rules.board),
            last_bit: rules.board.bits() as usize - 1,
        }
    }

    /// Calls `visit` with each feature of the position and how often White has it more than Black.
    #[inline]
    pub(crate) fn each(&self, position: &Position<W>, mut visit: impl FnMut(usize, i32)) {
        let kings = position.kings();
        let [white, black] = Side::ALL.map(|side| position.of(side) & !kings);
        self.windows.each(white, black, |pair, by_white, by_black| {
            visit(pair * PATTERNS + by_white, 1);
            visit(pair * PATTERNS + by_black, -1);
        });
        visit(self.extra(Extra::Man), white.count().cast_signed() - black.count().cast_signed());
        visit(self.extra(Extra::Turn), sign(position.turn()));
        if kings.any() {
            self.each_of_kings(position, &mut visit);
        }
    }

    fn each_of_kings(&self, position: &Position<W>, visit: &mut impl FnMut(usize, i32)) {
        for side in Side::ALL {
            let kings = position.of(side) & position.kings();
            if kings.any() {
                kings.squares().for_each(|square| visit(self.king(side, square.index()), sign(side)));
                visit(self.extra(Extra::FirstKing), sign(side));
                visit(self.extra(Extra::KingStep), sign(side) * self.steps(position, kings));
            }
        }
    }

    fn king(&self, side: Side, bit: usize) -> usize {
        self.kings
            + match side {
                Side::White => bit,
                Side::Black => self.last_bit - bit,
            }
    }

    const fn extra(&self, extra: Extra) -> usize {
        self.kings + self.last_bit + 1 + extra as usize
    }

    /// How many squares these kings can go to.
    fn steps(&self, position: &Position<W>, kings: W) -> i32 {
        let empty = self.grid.squares() & !position.pieces();
        let reached = |way| match self.reach {
            Reach::Short => self.grid.shift(kings, way) & empty,
            Reach::Flying => self.grid.ray(kings, way, empty),
        };
        Direction::ALL.iter().map(|&way| reached(way).count().cast_signed()).sum()
    }
}

const fn sign(side: Side) -> i32 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}
