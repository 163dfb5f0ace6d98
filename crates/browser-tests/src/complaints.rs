//! What a browser complains of: errors and warnings, in pages and workers of the site.

use anyhow::Result;

use crate::command::console;
use crate::engine::Engine;
use crate::firefox;
use crate::site::Site;

/// Where WebKit's pages tell what they write on the console, since their driver does not.
pub(crate) const TOLD: &str = "/told";

/// Makes a page tell it.
const TELL: &str = "{
    const tell = words => navigator.sendBeacon('/told', words);
    for (const level of ['error', 'warn']) {
        const write = console[level];
        console[level] = (...words) => { tell(`${level}: ${words.join(' ')}`); write.apply(console, words) };
    }
    addEventListener('error', fault => tell(`error: ${fault.message}`));
    addEventListener('unhandledrejection', fault => tell(`error: ${fault.reason}`));
}";

/// What runs in every page before its own scripts, so that it is heard what they complain of.
pub(crate) fn ear(engine: Engine) -> &'static str {
    match engine {
        Engine::Chromium | Engine::Firefox => "",
        Engine::WebKit => TELL,
    }
}

impl Site {
    /// Everything since the last call.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>> {
        match self.engine() {
            Engine::Chromium => {
                let lines = console(self.client()).await?;
                let bad = lines.into_iter().filter(|(level, _)| level == "SEVERE" || level == "WARNING");
                Ok(bad.map(|(level, text)| format!("{level}: {text}")).collect())
            }
            Engine::Firefox => {
                let mut complaints = firefox::errors(self.client()).await?;
                let said = self.driver().said();
                complaints.extend(said.into_iter().filter(|line| is_of_a_page(line)));
                Ok(complaints)
            }
            Engine::WebKit => Ok(self.server().told()),
        }
    }
}

/// Firefox's own scripts write in the same place; texts of a page stand between quotation marks.
fn is_of_a_page(line: &str) -> bool {
    ["console.error: \"", "console.warn: \""].iter().any(|start| line.starts_with(start))
}
