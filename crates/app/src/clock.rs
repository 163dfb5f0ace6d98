//! The clock: time for each side, counted from the times that events bring.

use crate::event::Alarm;
use crate::model::Model;
use crate::motion::Millis;
use crate::table::Table;
use rules::Side;

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Minutes of each side for the whole game; 0 where there is no clock.
    pub minutes: u8,
    /// Seconds added after each move (Fischer); 0 is sudden death.
    pub increment: u8,
}

impl Pace {
    /// No clock.
    pub const FREE: Pace = Pace { minutes: 0, increment: 0 };

    /// Those that can be chosen, no clock first.
    pub const ALL: &'static [Pace] = &[
        Pace::FREE,
        Pace { minutes: 3, increment: 2 },
        Pace { minutes: 5, increment: 0 },
        Pace { minutes: 5, increment: 3 },
        Pace { minutes: 10, increment: 0 },
        Pace { minutes: 15, increment: 10 },
        Pace { minutes: 30, increment: 0 },
    ];

    /// Its short name: minutes, then seconds.
    pub fn id(self) -> String {
        format!("{}-{}", self.minutes, self.increment)
    }

    /// The pace of a short name.
    pub fn from_id(id: &str) -> Option<Pace> {
        Self::ALL.iter().copied().find(|pace| pace.id() == id)
    }
}

/// A gap between two counts that is longer was the sleep of a machine, and nobody's fault.
const LONGEST: f64 = 90_000.0;
/// The clock is kept whenever a running time passes a multiple of this.
const KEPT: f64 = 10_000.0;

/// The clock of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Clock {
    pub(crate) pace: Pace,
    white: f64,
    black: f64,
    /// When time was last counted.
    since: Option<Millis>,
}

impl Clock {
    /// A clock with all the time of a pace; none where there is no clock.
    pub(crate) fn new(pace: Pace) -> Option<Self> {
        let full = f64::from(pace.minutes) * 60_000.0;
        (pace != Pace::FREE).then_some(Self { pace, white: full, black: full, since: None })
    }

    /// The same with so many milliseconds left for White and for Black.
    pub(crate) fn with_left(self, [white, black]: [u32; 2]) -> Self {
        Self { white: white.into(), black: black.into(), ..self }
    }

    /// What a side has left, in whole milliseconds.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "hours at most")]
    pub(crate) fn left(&self, side: Side) -> u32 {
        self.side(side).max(0.0).ceil() as u32
    }

    fn side(&self, side: Side) -> f64 {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    fn add(&mut self, side: Side, time: f64) {
        match side {
            Side::White => self.white += time,
            Side::Black => self.black += time,
        }
    }

    /// A side's time runs until `now`; gives back what it lost.
    fn run(&mut self, side: Side, now: Millis) -> f64 {
        let since = self.since.replace(now).unwrap_or(now);
        let passed = (now.0 - since.0).max(0.0);
        let passed = if passed > LONGEST { 0.0 } else { passed };
        self.add(side, -passed);
        passed
    }
}

/// The tick that is on its way.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tick {
    now: Millis,
    alarm: Option<Alarm>,
}

/// Whether the model wants [`crate::Event::Time`] before each other event.
pub fn wants_time(model: &Model) -> bool {
    model.table.clock.is_some()
}

impl Table {
    /// Time stands still until the next event tells it.
    pub(crate) fn stop_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.since = None;
        }
    }

    /// A game that goes on after a side's time ran out goes on without a clock.
    pub(crate) fn leave_lost_time(&mut self) {
        let lost = |clock: &Clock| Side::ALL.iter().any(|side| clock.left(*side) == 0);
        if self.is_playing() && self.clock.as_ref().is_some_and(lost) {
            self.clock = None;
        }
    }

    /// Whether a side's time runs: from the first move on, until the end; not while someone looks back.
    pub(crate) fn is_clock_running(&self) -> bool {
        let begun = self.game.ply() > self.opening;
        self.clock.is_some() && begun && self.is_latest() && self.is_playing()
    }
}

impl Model {
    /// Time has come to `now`.
    pub(crate) fn count_time(&mut self, now: Millis) {
        self.tick.now = now;
        let (side, runs) = (self.table.turn(), self.table.is_clock_running());
        let Some(clock) = &mut self.table.clock else { return };
        if !runs {
            clock.since = None;
            return;
        }
        let passed = clock.run(side, now);
        let left = clock.side(side);
        if left <= 0.0 {
            self.end_game(|table| table.game.run_out_of_time(side));
        } else if (left / KEPT).floor() < ((left + passed) / KEPT).floor() {
            self.save_game();
        }
    }

    /// A side has moved: its time stands still and grows by the increment.
    pub(crate) fn press_clock(&mut self, mover: Side) {
        let (now, opening) = (self.tick.now, self.table.opening);
        if let Some(clock) = &mut self.table.clock {
            clock.since = Some(now);
            if self.table.game.ply() > opening + 1 {
                clock.add(mover, f64::from(clock.pace.increment) * 1000.0);
            }
        }
    }

    /// Asks for the next tick while a time runs: when its seconds change.
    pub(crate) fn wind_clock(&mut self) {
        let side = self.table.turn();
        let Some(clock) = self.table.clock.filter(|_| self.table.is_clock_running()) else { return };
        if self.tick.alarm.is_none() {
            let alarm = self.next_alarm();
            self.tick.alarm = Some(alarm);
            let rest = clock.side(side).rem_euclid(1000.0);
            self.emit(crate::Effect::Wake(alarm, Millis(if rest < 20.0 { 1000.0 } else { rest })));
        }
    }

    /// The tick has come; its time came just before. False for any other alarm.
    pub(crate) fn tick(&mut self, alarm: Alarm) -> bool {
        let due = self.tick.alarm == Some(alarm);
        if due {
            self.tick.alarm = None;
        }
        due
    }
}
