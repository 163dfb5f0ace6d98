//! The device that the site is looked at with.

use anyhow::Result;
use serde_json::{Value, json};

use crate::command::devtools;
use crate::engine::{Ask, Engine};
use crate::firefox;
use crate::site::Site;

/// What a system prefers if nothing is set. A calm system is only faster where nothing is said of
/// how things move.
const AS_USUAL: [(&str, &str); 3] =
    [("prefers-color-scheme", "light"), ("forced-colors", "none"), ("prefers-reduced-motion", "reduce")];

/// A screen's size in CSS pixels, how many device pixels each of them has, and whether fingers
/// touch it.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// A word for file names.
    pub name: &'static str,
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
    /// Device pixels in a CSS pixel, in one direction.
    pub density: f64,
    /// How many fingers it feels at once; 0 for a mouse's screen.
    pub fingers: u8,
}

impl Screen {
    /// A telephone, held upright.
    pub const PHONE: Screen = Screen { name: "phone", width: 360, height: 740, density: 2.0, fingers: 5 };
    /// A tablet, held upright.
    pub const TABLET: Screen = Screen { name: "tablet", width: 768, height: 1024, density: 2.0, fingers: 5 };
    /// A laptop or a desk's screen.
    pub const DESK: Screen = Screen { name: "desk", width: 1440, height: 900, density: 1.0, fingers: 0 };
}

/// Whether the player's system is light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark words on light ground.
    Light,
    /// Light words on dark ground.
    Dark,
}

impl Scheme {
    /// The word by which CSS knows it.
    pub fn word(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}

impl Site {
    /// Looks at the site on another screen.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn look_on(&self, screen: &Screen) -> Result<()> {
        match self.engine() {
            Engine::Chromium => self.emulate(screen).await,
            Engine::Firefox => firefox::look_on(self.client(), screen).await,
            Engine::WebKit => self.resize(screen).await,
        }
    }

    async fn emulate(&self, screen: &Screen) -> Result<()> {
        let size = json!({
            "width": screen.width,
            "height": screen.height,
            "deviceScaleFactor": screen.density,
            "mobile": screen.fingers > 0,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await?;
        let touch = json!({ "enabled": screen.fingers > 0, "maxTouchPoints": screen.fingers.max(1) });
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await
    }

    /// The window itself, with what lies above the page.
    async fn resize(&self, screen: &Screen) -> Result<()> {
        let client = self.client();
        client.set_window_size(screen.width, screen.height).await?;
        let missing = self.script("return outerHeight - innerHeight").await?.as_u64().unwrap_or_default();
        client.set_window_size(screen.width, screen.height + u32::try_from(missing)?).await?;
        let seen = self.script("return [innerWidth, innerHeight, devicePixelRatio]").await?;
        if seen != json!([screen.width, screen.height, screen.density]) {
            self.engine().can(Ask::Device)?;
        }
        Ok(())
    }

    /// Makes the player's system light or dark.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn paint(&self, scheme: Scheme) -> Result<()> {
        self.prefer(&[("prefers-color-scheme", scheme.word())]).await
    }

    /// Sets what the player's system prefers, as CSS media features; the others become usual.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn prefer(&self, features: &[(&str, &str)]) -> Result<()> {
        match self.engine() {
            Engine::Chromium => {
                let named = |(name, value): &(&str, &str)| json!({ "name": name, "value": value });
                let features: Vec<_> = features.iter().map(named).collect();
                self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await
            }
            Engine::Firefox => firefox::prefer(self.client(), features).await,
            Engine::WebKit if features.iter().all(|feature| AS_USUAL.contains(feature)) => Ok(()),
            Engine::WebKit => Ok(self.engine().can(Ask::Preferences)?),
        }
    }

    /// Makes the browser one that speaks these languages, best first, such as `de-CH,fr`.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn speak(&self, languages: &str) -> Result<()> {
        self.engine().can(Ask::Languages)?;
        if self.engine() == Engine::Firefox {
            return firefox::speak(self.client(), languages).await;
        }
        let agent = self.script("return navigator.userAgent").await?;
        let speaker = json!({ "userAgent": agent, "acceptLanguage": languages });
        self.devtools("Emulation.setUserAgentOverride", speaker).await
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Result<()> {
        devtools(self.client(), command, parameters).await.map(drop)
    }
}
