//! How long an engine may think about a move.

use std::time::Duration;

use super::line::{Line, Malformed};

/// How long an engine may think about a move: whichever comes first. Without any limit it thinks
/// until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Budget {
    /// Plies that every move is looked at.
    pub(crate) depth: Option<u8>,
    /// Positions looked at.
    pub(crate) nodes: Option<u64>,
    /// Time for this move.
    pub(crate) move_time: Option<Duration>,
    /// Time for this move and those that follow.
    pub(crate) clock: Option<GameClock>,
}

/// The time of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GameClock {
    /// What is left, without this move's increment.
    pub(crate) left: Duration,
    /// What each move adds.
    pub(crate) increment: Duration,
    /// Moves for which the time must be enough; the whole game if it is not said.
    pub(crate) moves: Option<u32>,
}

/// A game is hardly ever longer by more moves than this.
const MOVES_TO_COME: u32 = 30;

impl GameClock {
    /// What may be spent on this move: a fair share, and never more than half of what is left.
    fn share(&self) -> Duration {
        let moves = self.moves.unwrap_or(MOVES_TO_COME).max(1);
        (self.left / moves + self.increment).min((self.left + self.increment) / 2)
    }
}

impl Budget {
    /// The time for this move, if time is limited at all.
    pub(crate) fn time(&self) -> Option<Duration> {
        let share = self.clock.map(|clock| clock.share());
        [self.move_time, share].into_iter().flatten().min()
    }

    /// Reads the arguments of the command `level`.
    pub(crate) fn read(line: &Line) -> Result<Budget, Malformed> {
        let budget = Budget {
            depth: line.number("depth")?,
            nodes: line.number("nodes")?,
            move_time: seconds(line, "move-time")?,
            clock: clock(line)?,
        };
        match budget == Budget::default() && line.get("infinite").is_none() {
            true => Err(Malformed::new("'level' needs depth, nodes, move-time, time or infinite")),
            false => Ok(budget),
        }
    }

    /// The command `level` with this budget.
    pub(crate) fn line(&self) -> Line {
        if *self == Budget::default() {
            return Line::new("level").with("infinite", "");
        }
        let Budget { depth, nodes, move_time, clock } = *self;
        let line = Line::new("level").with_some("depth", depth).with_some("nodes", nodes);
        let line = line.with_some("move-time", move_time.map(|time| time.as_secs_f64()));
        let line = line.with_some("moves", clock.and_then(|clock| clock.moves));
        let line = line.with_some("time", clock.map(|clock| clock.left.as_secs_f64()));
        line.with_some("inc", clock.map(|clock| clock.increment.as_secs_f64()))
    }
}

fn clock(line: &Line) -> Result<Option<GameClock>, Malformed> {
    let Some(left) = seconds(line, "time")? else { return Ok(None) };
    let increment = seconds(line, "inc")?.unwrap_or_default();
    Ok(Some(GameClock { left, increment, moves: line.number("moves")? }))
}

/// A time in seconds. One below zero is no time at all: clocks run over while a message travels.
fn seconds(line: &Line, name: &str) -> Result<Option<Duration>, Malformed> {
    let Some(number) = line.number::<f64>(name)? else { return Ok(None) };
    let wrong = |_| Malformed::new(format!("'{name}={number}' is no time in seconds"));
    let number = if number < 0.0 { 0.0 } else { number };
    Duration::try_from_secs_f64(number).map(Some).map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(text: &str) -> Budget {
        Budget::read(&text.parse().expect(text)).expect(text)
    }

    #[test]
    fn a_written_budget_is_read_again() {
        for text in [
            "level infinite",
            "level depth=9",
            "level nodes=20000",
            "level move-time=0.05",
            "level depth=9 move-time=1",
            "level moves=9 time=291.5 inc=0.25",
        ] {
            assert_eq!(budget(text).line().to_string(), text);
        }
    }

    #[test]
    fn time_is_shared_among_the_moves_to_come() {
        let millis = |text| budget(text).time().expect(text).as_millis();
        assert_eq!(millis("level move-time=0.1"), 100);
        assert_eq!(millis("level moves=10 time=20"), 2000);
        assert_eq!(millis("level time=30 inc=2"), 3000);
        assert_eq!(millis("level moves=1 time=20"), 10_000);
        assert_eq!(millis("level time=-0.5"), 0);
        assert_eq!(budget("level nodes=5").time(), None);
    }

    #[test]
    fn a_budget_without_sense_is_refused() {
        for text in ["level", "level depth=300", "level move-time=soon", "level move-time=nan", "level inc=2"]
        {
            assert!(Budget::read(&text.parse().expect(text)).is_err(), "{text}");
        }
    }
}
