//! Windows of four by four squares that overlap by half: what men on a part of the board are worth
//! together is looked up by all that stands in it.
//!
//! The form is that of Scan 2.0 by Fabien Letouzey (2015): small enough to download and quick without
//! any preparation. A window and its counterpart, turned by half a circle, share their worths, so
//! both sides are judged alike:
//!
//! ```text
//!    .  0  .  1
//!    2  .  3  .       8 squares, each empty, ours, or theirs: 3^8 patterns
//!    .  4  .  5
//!    6  .  7  .
//! ```

use rules::{Board, Word};

/// How many ways there are to fill a window with men.
pub(crate) const PATTERNS: usize = 3_usize.pow(SQUARES);
const SQUARES: u32 = 8;
const SIZE: u8 = 4;

/// A window near the one side's first row, and the one that is near the other's and looks to it as
/// this one does to the first. In the middle of the board both may be the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pair {
    near: Window,
    far: Window,
}

/// A window, by the bit of its first square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Window(u32);

/// The windows of a board, and how to read them.
#[derive(Clone, Debug)]
pub(crate) struct Windows {
    pairs: Vec<Pair>,
    upright: View,
    turned: View,
}

/// Reads what stands in a window as a number to the base of three, two of its rows at a time.
#[derive(Clone, Debug)]
struct View {
    /// The bits of two rows, the first square's being the lowest.
    rows: u32,
    /// How many bits further the other two rows lie.
    step: u32,
    numbers: [Box<Numbers>; 2],
}

/// A number for each set of squares in two rows, which lie within so many bits.
type Numbers = [u16; SETS];
const SETS: usize = 1 << 10;

impl Windows {
    pub(crate) fn new(board: Board) -> Windows {
        let half = u32::from(board.width / 2);
        let steps = |length: u8| 0..=u32::from(length - SIZE) / 2;
        let window = |row: u32, column: u32| Window(row * (2 * half + 1) + column);
        let all: Vec<_> = steps(board.height)
            .flat_map(|row| steps(board.width).map(move |column| window(row, column)))
            .collect();
        let pairs = all.iter().zip(all.iter().rev()).take(all.len().div_ceil(2));
        Windows {
            pairs: pairs.map(|(&near, &far)| Pair { near, far }).collect(),
            upright: View::new(half, |place| place),
            turned: View::new(half, |place| SQUARES - 1 - place),
        }
    }

    /// How many pairs of windows there are.
    pub(crate) fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Calls `visit` with each pair's number, the pattern that White sees, and the one that Black does.
    #[inline]
    pub(crate) fn each<W: Word>(&self, white: W, black: W, mut visit: impl FnMut(usize, usize, usize)) {
        for (number, pair) in self.pairs.iter().enumerate() {
            let by_white = self.upright.pattern(pair.near, white, black);
            let by_black = self.turned.pattern(pair.far, black, white);
            visit(number, by_white, by_black);
        }
    }

    /// Where a square with this bit lies for the side that sees the board this way up: the pair, the
    /// place in its pattern, and whether the pattern there is the other side's.
    pub(crate) fn find(&self, bit: u8) -> Option<(usize, u32, Viewer)> {
        let set = 1_u128 << bit;
        let place = |window| self.upright.number(window, set).checked_ilog(3);
        let near = |(number, pair): (usize, &Pair)| Some((number, place(pair.near)?, Viewer::Own));
        let far =
            |(number, pair): (usize, &Pair)| Some((number, SQUARES - 1 - place(pair.far)?, Viewer::Other));
        let mut pairs = self.pairs.iter().enumerate();
        pairs.clone().find_map(near).or_else(|| pairs.find_map(far))
    }
}

impl View {
    /// `digit` tells which digit stands for the square at a place.
    fn new(half: u32, digit: impl Fn(u32) -> u32) -> View {
        let rows = |places: u32| places & 3 | (places & 12) << half >> 2;
        let number = |places: u32, first: u32| {
            let seen = (0..4).filter(|place| places >> place & 1 == 1);
            seen.map(|place| 3_u16.pow(digit(first + place))).sum()
        };
        let numbers = [0, 4].map(|first| {
            let mut numbers = Box::new([0; SETS]);
            (0..16).for_each(|places| numbers[rows(places) as usize] = number(places, first));
            numbers
        });
        View { rows: rows(15), step: 2 * half + 1, numbers }
    }

    #[inline]
    fn pattern<W: Word>(&self, window: Window, ours: W, theirs: W) -> usize {
        usize::from(self.number(window, ours)) + 2 * usize::from(self.number(window, theirs))
    }

    /// The number of which each digit is one where a square of the window is in the set.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "a window spans less than 32 bits")]
    fn number<W: Word>(&self, window: Window, set: W) -> u16 {
        let set = (set >> window.0).widen() as u32;
        let rows = |set: u32| (set & self.rows) as usize % SETS;
        let [first, second] = &self.numbers;
        first[rows(set)] + second[rows(set >> self.step)]
    }
}

/// Whose pattern a square counts for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Viewer {
    Own,
    Other,
}

/// What stands on a place of a pattern: 0 nothing, 1 a man of who sees it, 2 one of the other side.
pub(crate) const fn digit(pattern: usize, place: u32) -> usize {
    pattern / 3_usize.pow(place) % 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Grid, Side, Square};

    const BOARDS: [Board; 4] =
        [Board { width: 6, height: 8, rows: 2 }, Board::EIGHT, Board::TEN, Board::TWELVE];

    #[test]
    fn a_window_is_four_rows_of_two_neighbouring_squares() {
        for grid in BOARDS.map(Grid::<u128>::new) {
            let windows = Windows::new(grid.board());
            for pair in &windows.pairs {
                let seen: Vec<_> = grid
                    .squares()
                    .squares()
                    .filter(|&s| windows.upright.number(pair.near, u128::of(s)) > 0)
                    .collect();
                let rows: Vec<_> = seen.iter().map(|&square| grid.row(square)).collect();
                assert_eq!(rows, [0, 0, 1, 1, 2, 2, 3, 3].map(|row| rows[0] + row));
                let columns: Vec<_> = seen.iter().map(|&square| grid.column(square)).collect();
                assert_eq!(columns, [1, 3, 0, 2, 1, 3, 0, 2].map(|column| columns[0] - 1 + column));
            }
        }
    }

    #[test]
    fn every_square_is_seen_and_black_sees_the_turned_board_as_white_does() {
        for grid in BOARDS.map(Grid::<u128>::new) {
            let windows = Windows::new(grid.board());
            let turned = |s: Square| grid.square(grid.len() + 1 - grid.number(s)).unwrap();
            for square in grid.squares().squares() {
                assert!(windows.find(square.bit()).is_some());
                let (upright, around) = (u128::of(square), u128::of(turned(square)));
                let mut white = vec![];
                windows.each(upright, 0, |_, by_white, by_black| white.push((by_white, by_black)));
                let mut black = vec![];
                windows.each(0, around, |_, by_white, by_black| black.push((by_black, by_white)));
                assert_eq!(white, black, "{:?} {:?}", grid.board(), Side::White);
            }
        }
    }
}
