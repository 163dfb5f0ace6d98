//! What a player wishes: for games to come, and for what is seen and heard.

use crate::clock::Pace;
use rules::Side;

/// Defines an enum whose values have names; the first value is the usual one.
macro_rules! wish {
    ($(#[$doc:meta])* $wish:ident { $($(#[$value_doc:meta])* $value:ident = $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $wish { $($(#[$value_doc])* $value,)+ }

        impl $wish {
            /// Every value, the usual one first.
            pub const ALL: &'static [$wish] = &[$($wish::$value,)+];

            /// The value's short name.
            pub const fn id(self) -> &'static str {
                match self { $($wish::$value => $id,)+ }
            }

            /// The value of a short name.
            pub fn from_id(id: &str) -> Option<$wish> {
                Self::ALL.iter().copied().find(|value| value.id() == id)
            }
        }

        impl Default for $wish {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    };
}

wish! {
    /// Which pieces the player has; among friends, whose are at the bottom of the screen.
    Seat {
        /// Those of the side that begins.
        First = "first",
        /// The dark ones.
        Dark = "dark",
        /// The light ones.
        Light = "light",
        /// As chance decides.
        Chance = "chance",
    }
}

wish! {
    /// Which side begins.
    Custom {
        /// As on this site: the dark pieces on small boards, the light ones on large boards.
        Site = "site",
        /// As the game's tradition has it.
        Tradition = "tradition",
    }
}

wish! {
    /// Which way the board lies.
    Lie {
        /// The lower left square is dark.
        Usual = "usual",
        /// As the game's tradition has it; mirrored in some games.
        Tradition = "tradition",
    }
}

wish! {
    /// How many men the stronger player, on the other side of the board, goes without.
    Odds {
        /// Both have all.
        None = "0",
        /// One man less.
        One = "1",
        /// Two men less.
        Two = "2",
        /// Three men less.
        Three = "3",
    }
}

wish! {
    /// How a game opens.
    Opening {
        /// The players move as they like.
        Free = "free",
        /// The first moves are drawn by lot from the game's tournament list.
        Lot = "lot",
    }
}

wish! {
    /// Which rules for draws hold.
    Draws {
        /// Those of this site.
        Site = "site",
        /// Those of the game's federation.
        Tournament = "tournament",
    }
}

wish! {
    /// Whether the computer may be asked for a hint.
    Hints {
        /// There is a button for it.
        Offered = "offered",
        /// There is none.
        Hidden = "hidden",
    }
}

wish! {
    /// Which board and pieces are drawn.
    Set {
        /// Brown squares, cream and dark pieces.
        Wood = "wood",
        /// Ink on paper.
        Paper = "paper",
        /// Cool grey squares.
        Slate = "slate",
        /// Black and white alone.
        Contrast = "contrast",
    }
}

wish! {
    /// Whether squares are named on the board.
    Labels {
        /// They are, as the game's custom has it.
        Shown = "shown",
        /// They are not.
        Hidden = "hidden",
    }
}

wish! {
    /// How fast pieces go.
    Speed {
        /// Quick, and easy to follow.
        Normal = "normal",
        /// Half as long.
        Fast = "fast",
        /// Twice as long.
        Slow = "slow",
        /// They are there at once.
        Off = "off",
    }
}

wish! {
    /// What is turned towards the one of two people who moves.
    Turning {
        /// Nothing.
        Never = "never",
        /// The board.
        Board = "board",
        /// The pieces alone.
        Pieces = "pieces",
    }
}

wish! {
    /// Whether moves are heard.
    Sounds {
        /// They are not.
        Off = "off",
        /// They are.
        On = "on",
    }
}

/// Everything that is wished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wishes {
    pub(crate) seat: Seat,
    pub(crate) custom: Custom,
    pub(crate) lie: Lie,
    pub(crate) odds: Odds,
    pub(crate) opening: Opening,
    pub(crate) draws: Draws,
    pub(crate) pace: Pace,
    pub(crate) hints: Hints,
    pub(crate) set: Set,
    pub(crate) labels: Labels,
    pub(crate) speed: Speed,
    pub(crate) turning: Turning,
    pub(crate) sounds: Sounds,
}

/// One wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Which pieces the player has.
    Seat(Seat),
    /// Which side begins.
    Custom(Custom),
    /// Which way the board lies.
    Lie(Lie),
    /// How many men the stronger player goes without.
    Odds(Odds),
    /// How a game opens.
    Opening(Opening),
    /// Which rules for draws hold.
    Draws(Draws),
    /// How much time the players have.
    Pace(Pace),
    /// Whether there are hints.
    Hints(Hints),
    /// Which board and pieces are drawn.
    Set(Set),
    /// Whether squares are named on the board.
    Labels(Labels),
    /// How fast pieces go.
    Speed(Speed),
    /// What is turned towards the one of two people who moves.
    Turning(Turning),
    /// Whether moves are heard.
    Sounds(Sounds),
}

impl Wish {
    /// A stable name: `seat-dark`, `pace-5-0`.
    pub fn id(self) -> String {
        let (name, value) = self.named();
        format!("{name}-{value}")
    }

    /// What it is about, and the value.
    pub(crate) fn named(self) -> (&'static str, String) {
        match self {
            Self::Seat(seat) => ("seat", seat.id().into()),
            Self::Custom(custom) => ("custom", custom.id().into()),
            Self::Lie(lie) => ("lie", lie.id().into()),
            Self::Odds(odds) => ("odds", odds.id().into()),
            Self::Opening(opening) => ("opening", opening.id().into()),
            Self::Draws(draws) => ("draws", draws.id().into()),
            Self::Pace(pace) => ("pace", pace.id()),
            Self::Hints(hints) => ("hints", hints.id().into()),
            Self::Set(set) => ("set", set.id().into()),
            Self::Labels(labels) => ("labels", labels.id().into()),
            Self::Speed(speed) => ("speed", speed.id().into()),
            Self::Turning(turning) => ("turning", turning.id().into()),
            Self::Sounds(sounds) => ("sounds", sounds.id().into()),
        }
    }

    /// The wish that [`Wish::named`] names.
    pub(crate) fn from_named(name: &str, value: &str) -> Option<Self> {
        match name {
            "seat" => Seat::from_id(value).map(Self::Seat),
            "custom" => Custom::from_id(value).map(Self::Custom),
            "lie" => Lie::from_id(value).map(Self::Lie),
            "odds" => Odds::from_id(value).map(Self::Odds),
            "opening" => Opening::from_id(value).map(Self::Opening),
            "draws" => Draws::from_id(value).map(Self::Draws),
            "pace" => Pace::from_id(value).map(Self::Pace),
            "hints" => Hints::from_id(value).map(Self::Hints),
            "set" => Set::from_id(value).map(Self::Set),
            "labels" => Labels::from_id(value).map(Self::Labels),
            "speed" => Speed::from_id(value).map(Self::Speed),
            "turning" => Turning::from_id(value).map(Self::Turning),
            "sounds" => Sounds::from_id(value).map(Self::Sounds),
            _ => None,
        }
    }

    /// Whether it changes what is seen at once, and not a game to come.
    pub(crate) fn is_about_view(self) -> bool {
        !matches!(
            self,
            Self::Seat(_)
                | Self::Custom(_)
                | Self::Odds(_)
                | Self::Opening(_)
                | Self::Draws(_)
                | Self::Pace(_)
        )
    }
}

impl Wishes {
    /// All of them, one by one.
    pub(crate) fn each(&self) -> [Wish; 13] {
        [
            Wish::Seat(self.seat),
            Wish::Custom(self.custom),
            Wish::Lie(self.lie),
            Wish::Odds(self.odds),
            Wish::Opening(self.opening),
            Wish::Draws(self.draws),
            Wish::Pace(self.pace),
            Wish::Hints(self.hints),
            Wish::Set(self.set),
            Wish::Labels(self.labels),
            Wish::Speed(self.speed),
            Wish::Turning(self.turning),
            Wish::Sounds(self.sounds),
        ]
    }

    pub(crate) fn set(&mut self, wish: Wish) {
        match wish {
            Wish::Seat(seat) => self.seat = seat,
            Wish::Custom(custom) => self.custom = custom,
            Wish::Lie(lie) => self.lie = lie,
            Wish::Odds(odds) => self.odds = odds,
            Wish::Opening(opening) => self.opening = opening,
            Wish::Draws(draws) => self.draws = draws,
            Wish::Pace(pace) => self.pace = pace,
            Wish::Hints(hints) => self.hints = hints,
            Wish::Set(set) => self.set = set,
            Wish::Labels(labels) => self.labels = labels,
            Wish::Speed(speed) => self.speed = speed,
            Wish::Turning(turning) => self.turning = turning,
            Wish::Sounds(sounds) => self.sounds = sounds,
        }
    }

    pub(crate) fn has(&self, wish: Wish) -> bool {
        self.each().contains(&wish)
    }
}

impl Seat {
    /// The seat of one side.
    pub(crate) fn of(side: Side) -> Self {
        match side {
            Side::Black => Self::Dark,
            Side::White => Self::Light,
        }
    }
}

impl Odds {
    /// So many men.
    pub(crate) fn men(self) -> usize {
        match self {
            Self::None => 0,
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_is_found_by_its_name_and_can_be_set() {
        let mut wishes = Wishes::default();
        for wish in every() {
            let (name, value) = wish.named();
            assert_eq!(Wish::from_named(name, &value), Some(wish));
            wishes.set(wish);
            assert!(wishes.has(wish), "{}", wish.id());
        }
    }

    fn every() -> Vec<Wish> {
        let mut all: Vec<Wish> = Seat::ALL.iter().copied().map(Wish::Seat).collect();
        all.extend(Custom::ALL.iter().copied().map(Wish::Custom));
        all.extend(Lie::ALL.iter().copied().map(Wish::Lie));
        all.extend(Odds::ALL.iter().copied().map(Wish::Odds));
        all.extend(Opening::ALL.iter().copied().map(Wish::Opening));
        all.extend(Draws::ALL.iter().copied().map(Wish::Draws));
        all.extend(Pace::ALL.iter().copied().map(Wish::Pace));
        all.extend(Hints::ALL.iter().copied().map(Wish::Hints));
        all.extend(Set::ALL.iter().copied().map(Wish::Set));
        all.extend(Labels::ALL.iter().copied().map(Wish::Labels));
        all.extend(Speed::ALL.iter().copied().map(Wish::Speed));
        all.extend(Turning::ALL.iter().copied().map(Wish::Turning));
        all.extend(Sounds::ALL.iter().copied().map(Wish::Sounds));
        all
    }
}
