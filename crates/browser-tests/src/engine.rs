//! The browsers that the site is tried in, and what cannot be asked of each of them here.

use std::env;
use std::fmt;

use anyhow::{Context, Result};

/// A browser's engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Of Chrome, Edge and most others.
    Chromium,
    /// Of Firefox.
    Firefox,
    /// Of Safari; here in GTK's small browser.
    WebKit,
}

/// What a test may want of a browser beyond what every driver can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To be another device: narrow, or with more pixels.
    Device,
    /// What the player's system prefers: colours, calm.
    Preferences,
    /// To speak other languages.
    Languages,
    /// A finger or a pen.
    Touch,
    /// To be touched as the system touches it, so that the page scrolls.
    Scrolling,
    /// What a worker complains of, and whom else it has tried to ask.
    Workers,
}

const ENGINES: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

/// Means that a driver does not have, and why. A test that asks for one ends there, and that is told.
const LACKS: [(Engine, Ask, &str); 6] = [
    (Engine::Firefox, Ask::Scrolling, "its driver's fingers reach the page alone, and scroll nothing"),
    (
        Engine::WebKit,
        Ask::Device,
        "its driver changes the size of the window alone, which has one pixel to a CSS pixel and a tool bar of 447",
    ),
    (Engine::WebKit, Ask::Preferences, "its driver has no command for the system's preferences"),
    (Engine::WebKit, Ask::Languages, "its driver has no command for languages"),
    (Engine::WebKit, Ask::Touch, "its driver knows the mouse alone"),
    (
        Engine::WebKit,
        Ask::Workers,
        "its driver has no command for the console, a page hears nothing of its workers' there, and their refused requests are not reported",
    ),
];

impl Engine {
    /// The one that the variable `DAMKA_BROWSER` names, or Chromium.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn chosen() -> Result<Engine> {
        let Ok(name) = env::var("DAMKA_BROWSER") else { return Ok(Engine::Chromium) };
        let named = ENGINES.into_iter().find(|engine| engine.name() == name);
        named.with_context(|| format!("DAMKA_BROWSER is {name:?}, which is none of {ENGINES:?}"))
    }

    /// As `DAMKA_BROWSER` has it.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    /// Goes on where there are means for this.
    ///
    /// # Errors
    /// A [`Lack`] where there are none.
    pub fn can(self, ask: Ask) -> Result<(), Lack> {
        let lack = LACKS.into_iter().find(|(engine, what, _)| (*engine, *what) == (self, ask));
        lack.map_or(Ok(()), |(engine, ask, why)| Err(Lack { engine, ask, why }))
    }
}

/// Why a test cannot go on in this browser, which is nobody's fault.
#[derive(Clone, Copy, Debug)]
pub struct Lack {
    engine: Engine,
    ask: Ask,
    why: &'static str,
}

impl fmt::Display for Lack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} lacks {:?}: {}", self.engine.name(), self.ask, self.why)
    }
}

impl std::error::Error for Lack {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chromium_lacks_nothing_and_what_is_lacking_says_why() {
        for (engine, ask, why) in LACKS {
            Engine::Chromium.can(ask).expect("Chromium can be asked everything");
            let lack = engine.can(ask).expect_err(why);
            assert!(lack.to_string().ends_with(why), "{lack}");
        }
    }
}
