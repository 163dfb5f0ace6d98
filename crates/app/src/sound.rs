//! What is heard: which sound belongs to which moment. Nothing is, unless the player wishes it.

use crate::effect::Effect;
use crate::model::Model;
use crate::motion::{Millis, Motion};
use crate::wish::Sounds;
use rules::Move;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece lands.
    Move,
    /// A piece lands behind one that it captured.
    Capture,
    /// A man becomes a king.
    Crown,
    /// The game is over.
    End,
}

impl Model {
    /// Each landing of a move is heard, then what came of it.
    pub(crate) fn sound_move(&mut self, made: &Move) {
        let end = self.sound_landings(if made.is_capture() { Sound::Capture } else { Sound::Move });
        if made.crowns() {
            self.sound(Sound::Crown, end);
        }
        if !self.table.is_playing() {
            self.sound(Sound::End, end);
        }
    }

    /// The same sound for each landing of what slides, or at once; the time of the last one.
    pub(crate) fn sound_landings(&mut self, sound: Sound) -> Millis {
        let landings = self.motion.as_ref().map(Motion::landings).unwrap_or_default();
        let landings = if landings.is_empty() { vec![Millis(0.0)] } else { landings };
        landings.into_iter().fold(Millis(0.0), |_, at| {
            self.sound(sound, at);
            at
        })
    }

    pub(crate) fn sound(&mut self, sound: Sound, after: Millis) {
        if self.wishes.sounds == Sounds::On {
            self.emit(Effect::Sound(sound, after));
        }
    }
}
