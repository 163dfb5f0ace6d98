//! When a game is drawn, as values.

use crate::board::{Grid, Side, Word};
use crate::moves::Move;
use crate::position::Position;

/// How a game is drawn, besides by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// What a third occurrence of the same position does.
    pub repetition: Repetition,
    /// Counters that draw the game when they run out.
    pub limits: Limits,
}

/// At most [`Limits::MOST`] limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Limits([Option<Limit>; Limits::MOST]);

impl Limits {
    /// The most limits that a game can have.
    pub const MOST: usize = 6;

    /// A list of limits. Those beyond [`Limits::MOST`] are cut off.
    #[must_use]
    pub const fn new(limits: &[Limit]) -> Limits {
        let mut list = [None; Limits::MOST];
        let mut k = 0;
        while k < limits.len() && k < Limits::MOST {
            list[k] = Some(limits[k]);
            k += 1;
        }
        Limits(list)
    }

    /// The limits in their order.
    pub fn iter(&self) -> impl Iterator<Item = Limit> + '_ {
        self.0.iter().map_while(|&limit| limit)
    }
}

/// What happens when a position occurs for the third time with the same side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// Either player may claim a draw.
    Claim,
    /// The game is drawn.
    Automatic,
}

/// A counter: so many moves of each side, as long as the ending lasts and nothing resets it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limit {
    /// Moves of each side after which the game is drawn.
    pub moves: u16,
    /// The moves that start the count anew.
    pub resets: Resets,
    /// The positions in which it counts.
    pub ending: Ending,
}

/// The moves that start a count anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resets {
    /// A capture, or a man that is crowned: whatever changes the balance.
    CaptureOrCrown,
    /// A capture, or any move of a man.
    CaptureOrMan,
}

/// The positions in which a limit counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// All of them.
    Any,
    /// One side has a single king and nothing else; the other side has this force.
    LoneKing {
        /// What stands against the king.
        against: Force,
        /// Where the king or its opponent must stand.
        road: Road,
    },
    /// Both sides have a king, and so many pieces are on the board.
    KingsOnBothSides {
        /// The least number of pieces of both sides together.
        least: u8,
        /// The greatest.
        most: u8,
    },
}

/// What one side has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Force {
    /// The least number of pieces.
    pub least: u8,
    /// The greatest.
    pub most: u8,
    /// How many of them must be kings, at least.
    pub kings: u8,
}

/// Who holds the main road, the long diagonal from corner to corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Road {
    /// It makes no difference.
    Anyone,
    /// The lone king stands on it.
    LoneKing,
    /// The stronger side has a king on it.
    Stronger,
}

impl Force {
    /// So many pieces, a king among them.
    #[must_use]
    pub const fn with_king(least: u8, most: u8) -> Force {
        Force { least, most, kings: 1 }
    }
}

impl Ending {
    /// Whether a position belongs to this ending.
    #[must_use]
    #[inline]
    pub fn holds<W: Word>(&self, position: &Position<W>, main_road: W) -> bool {
        *self == Ending::Any || (position.kings().any() && self.holds_with_kings(position, main_road))
    }

    fn holds_with_kings<W: Word>(&self, position: &Position<W>, main_road: W) -> bool {
        match *self {
            Ending::Any => true,
            Ending::LoneKing { against, road } => {
                Side::ALL.iter().any(|&lone| lone_king(position, lone, against, road, main_road))
            }
            Ending::KingsOnBothSides { least, most } => {
                let kings = |side| position.of(side).meets(position.kings());
                kings(Side::White) && kings(Side::Black) && within(position.pieces().count(), least, most)
            }
        }
    }
}

fn lone_king<W: Word>(position: &Position<W>, lone: Side, against: Force, road: Road, main_road: W) -> bool {
    let (weak, strong) = (position.of(lone), position.of(lone.opposite()));
    let strong_kings = strong & position.kings();
    let holds_road = match road {
        Road::Anyone => true,
        Road::LoneKing => weak.meets(main_road),
        Road::Stronger => strong_kings.meets(main_road),
    };
    weak.count() == 1
        && weak.meets(position.kings())
        && within(strong.count(), against.least, against.most)
        && strong_kings.count() >= u32::from(against.kings)
        && holds_road
}

fn within(count: u32, least: u8, most: u8) -> bool {
    (u32::from(least)..=u32::from(most)).contains(&count)
}

/// How far each limit has counted, in plies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts([u16; Limits::MOST]);

impl Counts {
    /// The counts after one more move, from the position before it to the one after it.
    #[must_use]
    pub fn after<W: Word>(&self, draw: &Draw, grid: &Grid<W>, step: &Step<'_, W>) -> Counts {
        let road = grid.main_road();
        let mut next = Counts::default();
        for (k, limit) in draw.limits.iter().enumerate() {
            if limit.goes_on(step, road) {
                next.0[k] = self.0[k].saturating_add(1);
            }
        }
        next
    }

    /// The first limit that has run out.
    #[must_use]
    pub fn reached(&self, draw: &Draw) -> Option<Limit> {
        self.with_limits(draw).find(|(plies, limit)| *plies >= 2 * limit.moves).map(|(_, limit)| limit)
    }

    /// In how many plies a limit may run out at the soonest, should it count from now on whatever is
    /// played; `None` where there are no limits.
    #[must_use]
    pub fn left(&self, draw: &Draw) -> Option<u16> {
        self.with_limits(draw).map(|(plies, limit)| (2 * limit.moves).saturating_sub(plies)).min()
    }

    /// Of the limits that count in a position the one nearest to its end, with its plies.
    #[must_use]
    pub fn nearest<W: Word>(
        &self,
        draw: &Draw,
        grid: &Grid<W>,
        position: &Position<W>,
    ) -> Option<(u16, Limit)> {
        let road = grid.main_road();
        let counting = self.with_limits(draw).filter(|(_, limit)| limit.ending.holds(position, road));
        counting.min_by_key(|(plies, limit)| (2 * limit.moves).saturating_sub(*plies))
    }

    fn with_limits<'a>(&'a self, draw: &'a Draw) -> impl Iterator<Item = (u16, Limit)> + 'a {
        self.0.iter().copied().zip(draw.limits.iter())
    }
}

/// A move with the positions on both sides of it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a, W> {
    /// The position in which it is made.
    pub before: &'a Position<W>,
    /// The move.
    pub made: Move<W>,
    /// The position that it leads to.
    pub after: &'a Position<W>,
}

impl Limit {
    /// So many moves of each side while one side has a king alone, until the balance changes.
    #[must_use]
    pub const fn lone_king(moves: u16, against: Force, road: Road) -> Limit {
        Limit { moves, resets: Resets::CaptureOrCrown, ending: Ending::LoneKing { against, road } }
    }

    fn goes_on<W: Word>(&self, step: &Step<'_, W>, road: W) -> bool {
        !self.resets.by(step) && self.ending.holds(step.before, road) && self.ending.holds(step.after, road)
    }
}

impl Resets {
    fn by<W: Word>(self, step: &Step<'_, W>) -> bool {
        let resets = match self {
            Resets::CaptureOrCrown => step.made.crowns(),
            Resets::CaptureOrMan => !step.before.kings().has(step.made.from()),
        };
        resets || step.made.is_capture()
    }
}

impl Draw {
    /// This site's rule for 8x8 boards: 40 moves of each side without a capture or a new king, and
    /// a draw by repetition for whoever claims it.
    pub const SITE: Draw = Draw {
        repetition: Repetition::Claim,
        limits: Limits::new(&[Limit { moves: 40, resets: Resets::CaptureOrCrown, ending: Ending::Any }]),
    };

    /// Repetition alone.
    pub const REPETITION: Draw = Draw { repetition: Repetition::Automatic, limits: Limits::new(&[]) };
}
