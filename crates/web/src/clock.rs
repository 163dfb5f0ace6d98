//! Frames and alarms: the only places where time comes in.

use crate::dom::{self, Fault};
use crate::runner;
use app::{Alarm, Event, Millis};
use wasm_bindgen::prelude::*;

/// Asks for frames and alarms. At most one frame is pending.
pub(crate) struct Clock {
    frame: Closure<dyn Fn(f64)>,
    alarm: Closure<dyn Fn(u32)>,
    pending: bool,
}

impl Clock {
    /// A clock without anything pending.
    pub(crate) fn new() -> Self {
        Self {
            frame: Closure::new(|now| runner::dispatch(Event::Frame(Millis(now)))),
            alarm: Closure::new(|number| runner::dispatch(Event::Woke(Alarm(number)))),
            pending: false,
        }
    }

    /// Asks for [`Event::Frame`], unless that was done.
    pub(crate) fn ask_frame(&mut self) -> Result<(), Fault> {
        if !self.pending {
            dom::window().request_animation_frame(self.frame.as_ref().unchecked_ref())?;
            self.pending = true;
        }
        Ok(())
    }

    /// The frame asked for has come.
    pub(crate) fn frame_came(&mut self) {
        self.pending = false;
    }

    /// Asks for [`Event::Woke`] after this time.
    pub(crate) fn set_alarm(&self, alarm: Alarm, after: Millis) -> Result<(), Fault> {
        let ring = self.alarm.as_ref().unchecked_ref();
        let set = dom::window().set_timeout_with_callback_and_timeout_and_arguments_1(
            ring,
            after.0.ceil() as i32,
            &alarm.0.into(),
        );
        set.map(drop)
    }
}
