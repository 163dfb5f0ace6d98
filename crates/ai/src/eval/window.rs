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

/// The windows of a board, and where their squares lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Windows {
    pairs: Vec<Pair>,
    half: u32,
}

impl Windows {
    pub(crate) fn new(board: Board) -> Windows {
        let half = u32::from(board.width / 2);
        let steps = |length: u8| 0..=u32::from(length - SIZE) / 2;
        let window = |row: u32, column: u32| Window(row * (2 * half + 1) + column);
        let all: Vec<_> = steps(board.height)
            .flat_map(|row| steps(board.width).map(move |column| window(row, column)))
            .collect();
        let pairs = all.iter().zip(all.iter().rev()).take(all.len().div_ceil(2));
        Windows { pairs: pairs.map(|(&near, &far)| Pair { near, far }).collect(), half }
    }

    /// How many pairs of windows there are.
    pub(crate) fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Calls `visit` with each pair's number, the pattern that White sees, and the one that Black does.
    #[inline]
    pub(crate) fn each<W: Word>(&self, white: W, black: W, mut visit: impl FnMut(usize, usize, usize)) {
        for (number, pair) in self.pairs.iter().enumerate() {
            let by_white = pattern(&UPRIGHT, self.look(pair.near, white), self.look(pair.near, black));
            let by_black = pattern(&TURNED, self.look(pair.far, black), self.look(pair.far, white));
            visit(number, by_white, by_black);
        }
    }

    /// Which squares of the window are in the set, a bit each.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "a window spans less than 32 bits")]
    fn look<W: Word>(&self, window: Window, set: W) -> usize {
        let set = (set >> window.0).widen() as u32;
        let rows = set & 3
            | set >> (self.half - 2) & 3 << 2
            | set >> (2 * self.half - 3) & 3 << 4
            | set >> (3 * self.half - 5) & 3 << 6;
        rows as usize
    }

    /// Where a square with this bit lies for the side that sees the board this way up: the pair, the
    /// place in its pattern, and whether the pattern there is the other side's.
    pub(crate) fn find(&self, bit: u8) -> Option<(usize, u32, Viewer)> {
        let set = 1_u128 << bit;
        let place = |window| Some(self.look(window, set).trailing_zeros()).filter(|&place| place < SQUARES);
        let near = |(number, pair): (usize, &Pair)| Some((number, place(pair.near)?, Viewer::Own));
        let far =
            |(number, pair): (usize, &Pair)| Some((number, SQUARES - 1 - place(pair.far)?, Viewer::Other));
        let mut pairs = self.pairs.iter().enumerate();
        pairs.clone().find_map(near).or_else(|| pairs.find_map(far))
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

#[inline]
fn pattern(view: &[u16; 256], ours: usize, theirs: usize) -> usize {
    usize::from(view[ours & 255]) + 2 * usize::from(view[theirs & 255])
}

/// Eight bits as the digits of a number to the base of three.
static UPRIGHT: [u16; 256] = ternary(false);
/// The same, the last square first.
static TURNED: [u16; 256] = ternary(true);

#[allow(clippy::cast_possible_truncation, reason = "eight bits")]
const fn ternary(turned: bool) -> [u16; 256] {
    let mut numbers = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let byte = if turned { (bits as u8).reverse_bits() } else { bits as u8 };
        let mut place = 0;
        while place < SQUARES {
            numbers[bits] += (byte as u16 >> place & 1) * 3_u16.pow(place);
            place += 1;
        }
        bits += 1;
    }
    numbers
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
                let seen: Vec<_> =
                    grid.squares().squares().filter(|&s| windows.look(pair.near, u128::of(s)) > 0).collect();
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
