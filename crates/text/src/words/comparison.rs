//! The points in which games of draughts differ, as rows of a table whose cells are read from the axes.

use rules::{Criterion, Crown, Duty, Lift, Prey, Reach, Rules, Ways};

/// A point in which games differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// The size of the board.
    Board,
    /// The men of each side.
    Men,
    /// Whether one must capture.
    Duty,
    /// Whether a begun capture must be finished.
    Finish,
    /// Whether men capture backward.
    Backward,
    /// Whether kings fly.
    Flying,
    /// Whether men may capture kings.
    Prey,
    /// Whether the most pieces must be taken.
    Most,
    /// What else decides between captures.
    Precedence,
    /// What happens on the last row in the middle of a capture.
    Crown,
    /// When captured pieces leave the board.
    Lift,
}

/// What stands in a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Numbers, the same in every language.
    Figures(String),
    /// Messages of the site, one after the other.
    Words(Vec<&'static str>),
}

impl Row {
    /// Every row, in the order of the table.
    pub const ALL: [Row; 11] = [
        Row::Board,
        Row::Men,
        Row::Duty,
        Row::Finish,
        Row::Backward,
        Row::Flying,
        Row::Prey,
        Row::Most,
        Row::Precedence,
        Row::Crown,
        Row::Lift,
    ];

    /// The message that is the row's head.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Row::Board => "row-board",
            Row::Men => "row-men",
            Row::Duty => "row-duty",
            Row::Finish => "row-finish",
            Row::Backward => "row-backward",
            Row::Flying => "row-flying",
            Row::Prey => "row-prey",
            Row::Most => "row-most",
            Row::Precedence => "row-precedence",
            Row::Crown => "row-crown",
            Row::Lift => "row-lift",
        }
    }

    /// What stands in this row for some rules.
    #[must_use]
    pub fn cell(self, rules: &Rules) -> Cell {
        let board = rules.board;
        match self {
            Row::Board => Cell::Figures(format!("{}×{}", board.width, board.height)),
            Row::Men => Cell::Figures(board.men().to_string()),
            Row::Duty => yes(rules.capture.duty == Duty::Must),
            // No axis: every game of this crate finishes what it began.
            Row::Finish => yes(true),
            Row::Backward => yes(rules.man.captures == Ways::AllWays),
            Row::Flying => yes(rules.king.reach == Reach::Flying),
            Row::Prey => yes(rules.man.prey == Prey::Any),
            Row::Most => yes(rules.capture.priority.has(Criterion::Quantity)),
            Row::Precedence => precedence(rules),
            Row::Crown => say(crown(rules.crown)),
            Row::Lift => say(lift(rules.capture.lift)),
        }
    }
}

fn say(id: &'static str) -> Cell {
    Cell::Words(vec![id])
}

fn yes(holds: bool) -> Cell {
    say(if holds { "cell-yes" } else { "cell-no" })
}

fn precedence(rules: &Rules) -> Cell {
    let ids: Vec<_> = rules.capture.priority.criteria().filter_map(criterion).collect();
    Cell::Words(if ids.is_empty() { vec!["cell-none"] } else { ids })
}

/// The most pieces have a row of their own.
const fn criterion(criterion: Criterion) -> Option<&'static str> {
    match criterion {
        Criterion::Quantity => None,
        Criterion::WithKing => Some("cell-with-king"),
        Criterion::MostKings => Some("cell-most-kings"),
        Criterion::KingsEarliest => Some("cell-kings-earliest"),
    }
}

const fn crown(crown: Crown) -> &'static str {
    match crown {
        Crown::EndsMove => "cell-ends-move",
        Crown::GoesOnAsKing => "cell-goes-on-as-king",
        Crown::GoesOnAsMan => "cell-goes-on-as-man",
    }
}

const fn lift(lift: Lift) -> &'static str {
    match lift {
        Lift::AfterMove => "cell-after-move",
        Lift::AtOnce => "cell-at-once",
    }
}
