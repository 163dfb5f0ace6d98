//! What is kept of a table besides the game itself. Texts of earlier versions lack these lines.

use crate::clock::{Clock, Pace};
use crate::saved::{Fields, SavedError};
use crate::score::Score;
use crate::table::Table;
use core::str::FromStr;
use rules::Side;

impl Table {
    /// Lines of a name and a value; none for what is as usual.
    pub(crate) fn write_extras(&self) -> String {
        let Score { white, black } = self.score;
        let lines = [
            (self.opening > 0).then(|| format!("opening {}\n", self.opening)),
            (self.hints > 0).then(|| format!("hints {}\n", self.hints)),
            (self.score != Score::default()).then(|| format!("score {white} {black}\n")),
            self.clock.as_ref().map(clock_text),
        ];
        lines.into_iter().flatten().collect()
    }

    /// Takes over what [`Table::write_extras`] wrote.
    pub(crate) fn read_extras(&mut self, fields: &Fields<'_>) -> Result<(), SavedError> {
        let longest = self.game.len();
        self.opening = fields.optional("opening", 0, |text| number(text).filter(|ply| *ply <= longest))?;
        self.hints = fields.optional("hints", 0, number)?;
        self.score = fields.optional("score", Score::default(), |text| {
            pair(text).map(|[white, black]| Score { white, black })
        })?;
        self.clock = fields.optional("clock", None, |text| read_clock(text).map(Some))?;
        Ok(())
    }
}

fn clock_text(clock: &Clock) -> String {
    format!("clock {} {} {}\n", clock.pace.id(), clock.left(Side::White), clock.left(Side::Black))
}

fn read_clock(text: &str) -> Option<Clock> {
    let (pace, left) = text.split_once(' ')?;
    Some(Clock::new(Pace::from_id(pace)?)?.with_left(pair(left)?))
}

fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn pair(text: &str) -> Option<[u32; 2]> {
    let (first, second) = text.split_once(' ')?;
    Some([number(first)?, number(second)?])
}
