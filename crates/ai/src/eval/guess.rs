//! A first guess by hand at what everything is worth, read from the axes of the rules.

use rules::{Board, Grid, Prey, Reach, Rules, Square, Word};

use super::feature;
use super::window::{PATTERNS, Viewer, Windows, digit};
use super::worth::Worth;

/// The worth of each feature of a board: of men and kings on their squares, and of nothing else.
pub(super) fn worths(rules: &Rules) -> Vec<Worth> {
    let mut worths = patterns(rules);
    let kings = worths.len();
    worths.resize(feature::count(rules.board), Worth::NONE);
    let grid = Grid::<u128>::new(rules.board);
    for square in grid.squares().squares() {
        worths[kings + square.index()] = king_worth(rules, Place::of(&grid, square));
    }
    worths
}

/// Each square counts in one window alone, though several see it.
fn patterns(rules: &Rules) -> Vec<Worth> {
    let grid = Grid::<u128>::new(rules.board);
    let windows = Windows::new(rules.board);
    let mut men = vec![[[Worth::NONE; 3]; 8]; windows.len()];
    for square in grid.squares().squares() {
        let worth = man_worth(Place::of(&grid, square));
        if let Some((pair, place, viewer)) = windows.find(square.bit()) {
            let (digit, worth) = match viewer {
                Viewer::Own => (1, worth),
                Viewer::Other => (2, worth * -1),
            };
            men[pair][place as usize][digit] = worth;
        }
    }
    let sum = |men: &[[Worth; 3]; 8], pattern| {
        (0..8).map(|place| men[place as usize][digit(pattern, place)]).fold(Worth::NONE, |sum, w| sum + w)
    };
    men.iter().flat_map(|men| (0..PATTERNS).map(move |pattern| sum(men, pattern))).collect()
}

/// Where a square lies, seen by White, whose piece stands there.
#[derive(Clone, Copy)]
struct Place {
    board: Board,
    column: u8,
    /// From White's own first row, 0, to the one where it is crowned.
    row: u8,
    on_main_road: bool,
}

impl Place {
    fn of(grid: &Grid<u128>, square: Square) -> Place {
        let board = grid.board();
        let row = board.height - 1 - grid.row(square);
        Place { board, column: grid.column(square), row, on_main_road: grid.main_road().has(square) }
    }

    /// How far from the nearest edge, in columns.
    fn inward(&self) -> i32 {
        i32::from(self.column.min(self.board.width - 1 - self.column))
    }

    /// How far from the nearest edge of all.
    fn central(&self) -> i32 {
        self.inward().min(i32::from(self.row.min(self.board.height - 1 - self.row)))
    }
}

fn man_worth(place: Place) -> Worth {
    let row = i32::from(place.row);
    let to_go = i32::from(place.board.height) - 1 - row;
    let at_home = if row == 0 { 10 } else { 0 };
    let nearly_there = if to_go <= 2 { 8 * (3 - to_go) } else { 0 };
    Worth::new(
        100 + at_home + row + 2 * place.central() + nearly_there,
        110 + 4 * row + place.inward() + nearly_there,
    )
}

fn king_worth(rules: &Rules, place: Place) -> Worth {
    let (opening, ending) = match rules.king.reach {
        Reach::Flying => (250, 300),
        Reach::Short => (135, 150),
    };
    let safe_from_men = if rules.man.prey == Prey::MenOnly { 25 } else { 0 };
    let road = if place.on_main_road && rules.kings_fly() { 12 } else { 0 };
    let place = safe_from_men + road + 3 * place.central();
    Worth::new(opening + place, ending + place)
}
