//! The axes along which draughts games differ.
//!
//! Every axis is a small enum with the words of a rule book. Each value has a short name ([`id`])
//! that stands for it in links, messages and tables.
//!
//! [`id`]: Crown::id

use core::fmt;

use crate::board::Side;

/// Defines an enum whose values have names, and the ways between both.
macro_rules! axis {
    ($(#[$doc:meta])* $axis:ident { $($(#[$value_doc:meta])* $value:ident = $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $axis { $($(#[$value_doc])* $value,)+ }

        impl $axis {
            /// Every value, in the order of this list.
            pub const ALL: &'static [$axis] = &[$($axis::$value,)+];

            /// The value's short name.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $($axis::$value => $id,)+ }
            }

            /// The value of a short name.
            #[must_use]
            pub fn from_id(id: &str) -> Option<$axis> {
                Self::ALL.iter().copied().find(|value| value.id() == id)
            }
        }

        impl fmt::Display for $axis {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

/// The size of a board and how it is filled at the start.
///
/// Pieces stand and move on the dark squares; the square at each player's lower left is dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Columns; even, from 4 to 12.
    pub width: u8,
    /// Rows; even, from 4 to 12.
    pub height: u8,
    /// Rows that each side fills with men.
    pub rows: u8,
}

impl Board {
    /// 8x8 with 12 men a side.
    pub const EIGHT: Board = Board { width: 8, height: 8, rows: 3 };
    /// 10x10 with 20 men a side.
    pub const TEN: Board = Board { width: 10, height: 10, rows: 4 };
    /// 12x12 with 30 men a side.
    pub const TWELVE: Board = Board { width: 12, height: 12, rows: 5 };

    /// How many playing squares there are.
    #[must_use]
    pub const fn squares(self) -> u8 {
        self.width / 2 * self.height
    }

    /// How many men each side has at the start.
    #[must_use]
    pub const fn men(self) -> u8 {
        self.width / 2 * self.rows
    }

    /// How many bits a set of its squares takes.
    #[must_use]
    pub const fn bits(self) -> u32 {
        let last = self.squares() - 1;
        (last + last / self.width + 1) as u32
    }
}

axis! {
    /// Which ways a man captures.
    Ways {
        /// Only forward.
        Forward = "forward",
        /// Forward and backward.
        AllWays = "all-ways",
    }
}

axis! {
    /// What a man may capture.
    Prey {
        /// Men and kings.
        Any = "any",
        /// Men only; never a king, at no step of a capture.
        MenOnly = "men-only",
    }
}

/// How men capture. They move one square forward in every game here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// Which ways.
    pub captures: Ways,
    /// What.
    pub prey: Prey,
}

axis! {
    /// How far a king goes.
    Reach {
        /// One square; it captures its neighbour.
        Short = "short",
        /// Any distance over empty squares: a flying king.
        Flying = "flying",
    }
}

axis! {
    /// Where a flying king lands behind what it captures.
    Landing {
        /// On any empty square behind it.
        Free = "free",
        /// Where it can capture further, if there is such a square; else on any.
        GoOn = "go-on",
        /// On the square just behind it.
        JustBehind = "just-behind",
    }
}

/// How kings move and capture, all ways.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct King {
    /// How far.
    pub reach: Reach,
    /// Where a flying king lands.
    pub landing: Landing,
}

axis! {
    /// What happens to a man that reaches the last row during a capture.
    Crown {
        /// It is crowned and the move ends.
        EndsMove = "ends-move",
        /// It is crowned at once and captures on as a king.
        GoesOnAsKing = "goes-on-as-king",
        /// It captures on as a man, and is crowned only if the move ends on the last row.
        GoesOnAsMan = "goes-on-as-man",
    }
}

axis! {
    /// Whether one must capture.
    Duty {
        /// A capture must be made if there is one.
        Must = "must",
        /// An ordinary move may be made instead. A begun capture must still be finished.
        May = "may",
    }
}

axis! {
    /// When captured pieces leave the board.
    Lift {
        /// After the move: until then they block the way and may not be jumped again.
        AfterMove = "after-move",
        /// As soon as they are jumped.
        AtOnce = "at-once",
    }
}

axis! {
    /// What decides between captures.
    Criterion {
        /// The most pieces.
        Quantity = "quantity",
        /// A king captures rather than a man.
        WithKing = "with-king",
        /// The most kings among the captured.
        MostKings = "most-kings",
        /// Kings are met as early as possible; the first difference in the order decides.
        KingsEarliest = "kings-earliest",
    }
}

/// What a capture must satisfy before others: the first criterion decides first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Priority([Option<Criterion>; 4]);

impl Priority {
    /// Free choice.
    pub const FREE: Priority = Priority([None; 4]);

    /// The criteria in their order. More than four are cut off; there are only four.
    #[must_use]
    pub const fn new(criteria: &[Criterion]) -> Priority {
        let mut list = [None; 4];
        let mut k = 0;
        while k < criteria.len() && k < list.len() {
            list[k] = Some(criteria[k]);
            k += 1;
        }
        Priority(list)
    }

    /// The criteria, the first to decide first.
    pub fn criteria(&self) -> impl Iterator<Item = Criterion> + '_ {
        self.0.iter().flatten().copied()
    }

    /// Whether the criterion is one of them.
    #[must_use]
    pub fn has(&self, criterion: Criterion) -> bool {
        self.0.contains(&Some(criterion))
    }

    /// Whether any capture may be chosen.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.0[0].is_none()
    }
}

/// How captures are chosen and carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Capture {
    /// Whether one must capture.
    pub duty: Duty,
    /// When the captured leave the board.
    pub lift: Lift,
    /// What decides between captures.
    pub priority: Priority,
}

axis! {
    /// What both players strive for.
    Goal {
        /// The side that has no piece or cannot move loses.
        Usual = "usual",
        /// The side that has no piece or cannot move wins.
        Losing = "losing",
    }
}

axis! {
    /// The corner of the board from which squares are numbered, seen by White.
    Corner {
        /// From the top left.
        TopLeft = "top-left",
        /// From the top right.
        TopRight = "top-right",
        /// From the bottom left.
        BottomLeft = "bottom-left",
        /// From the bottom right.
        BottomRight = "bottom-right",
    }
}

axis! {
    /// How squares are called.
    Signs {
        /// By numbers along the rows.
        Numbers = "numbers",
        /// By a letter for the column and a number for the row, a1 at White's lower left.
        Letters = "letters",
    }
}

axis! {
    /// Which way the official board is turned.
    Turned {
        /// The lower left square is dark.
        Usual = "usual",
        /// The lower right square is dark: the mirror image.
        Mirrored = "mirrored",
    }
}

/// How a game is written down. It changes nothing of the play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Naming {
    /// Numbers or letters.
    pub signs: Signs,
    /// Where number 1 is.
    pub from: Corner,
    /// Whether the official board is the mirror image of the one here.
    pub turned: Turned,
    /// What stands between the squares of a capture: `x` or `:`.
    pub separator: char,
    /// The number of the PDN tag `GameType`, 0 for a game that has none.
    pub game_type: u8,
}

/// The side that moves first is an axis, too.
pub(crate) const fn side_id(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}
