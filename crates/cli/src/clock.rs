//! The clock of this program.

use std::time::Instant;

use ai::{Millis, Watch};

/// The time since a question was asked.
pub(crate) struct Clock(Instant);

impl Clock {
    #[expect(clippy::disallowed_methods, reason = "a program for the command line has a clock")]
    pub(crate) fn start() -> Clock {
        Clock(Instant::now())
    }

    pub(crate) fn seconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }
}

impl Watch for Clock {
    fn now(&mut self) -> Millis {
        Millis(self.0.elapsed().as_millis().try_into().unwrap_or(u64::MAX))
    }
}
