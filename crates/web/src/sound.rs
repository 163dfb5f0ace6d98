//! Sounds, made on the spot. Nothing of the browser's audio is touched before the first one.

use crate::dom::{self, Fault};
use app::{Millis, Sound};
use js_sys::Reflect;
use web_sys::AudioContext;

/// What is heard of one note, in seconds, hertz, and parts of the loudest.
struct Note {
    after: f64,
    length: f64,
    pitch: f32,
    volume: f32,
}

const fn note(after: f64, length: f64, pitch: f32, volume: f32) -> Note {
    Note { after, length, pitch, volume }
}

/// Short and low, as wood on wood.
const MOVE: &[Note] = &[note(0.0, 0.07, 330.0, 0.3), note(0.0, 0.03, 1100.0, 0.06)];
const CAPTURE: &[Note] = &[note(0.0, 0.06, 440.0, 0.3), note(0.05, 0.1, 247.0, 0.35)];
const CROWN: &[Note] = &[note(0.1, 0.25, 523.0, 0.15), note(0.2, 0.4, 784.0, 0.15)];
const END: &[Note] = &[note(0.2, 0.5, 392.0, 0.15), note(0.4, 0.9, 262.0, 0.2)];
/// No note can fade to nothing; this is as good.
const SILENCE: f32 = 0.001;

/// Lets sounds be heard.
#[derive(Default)]
pub(crate) struct Speaker {
    context: Option<AudioContext>,
}

impl Speaker {
    /// Plays a sound after this time.
    pub(crate) fn play(&mut self, sound: Sound, after: Millis) -> Result<(), Fault> {
        let context = self.context()?;
        let start = context.current_time() + after.0 / 1000.0;
        notes(sound).iter().try_for_each(|note| strike(context, note, start + note.after))
    }

    fn context(&mut self) -> Result<&AudioContext, Fault> {
        if self.context.is_none() {
            keep_music_playing();
            self.context = Some(AudioContext::new()?);
        }
        let context = self.context.as_ref().ok_or("there is no sound")?;
        // Browsers hold it back until the player has touched the page; a call too many does no harm.
        let _ = context.resume()?;
        Ok(context)
    }
}

/// Where the browser has audio sessions, these sounds mix with the player's music.
fn keep_music_playing() {
    let navigator = dom::window().navigator();
    if let Ok(session) = Reflect::get(&navigator, &"audioSession".into())
        && session.is_object()
    {
        // A browser that refuses plays the sounds its own way.
        let _ = Reflect::set(&session, &"type".into(), &"ambient".into());
    }
}

fn notes(sound: Sound) -> &'static [Note] {
    match sound {
        Sound::Move => MOVE,
        Sound::Capture => CAPTURE,
        Sound::Crown => CROWN,
        Sound::End => END,
    }
}

fn strike(context: &AudioContext, note: &Note, at: f64) -> Result<(), Fault> {
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    tone.frequency().set_value(note.pitch);
    volume.gain().set_value_at_time(note.volume, at)?;
    volume.gain().exponential_ramp_to_value_at_time(SILENCE, at + note.length)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + note.length)
}
