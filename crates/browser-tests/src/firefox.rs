//! Scripts in Firefox's own window, where other browsers' drivers have commands.

use anyhow::{Result, bail};
use fantoccini::Client;

use crate::command::around;
use crate::game::words;
use crate::screen::Screen;

/// Firefox's own mode for looking at a page as on another device.
pub(crate) async fn look_on(client: &Client, screen: &Screen) -> Result<()> {
    let Screen { width, height, density, fingers, .. } = screen;
    let script = format!(
        "const page = gBrowser.selectedBrowser, device = page.browsingContext.top;
         device.inRDMPane = true;
         device.overrideDPPX = {density};
         device.touchEventsOverride = {fingers} ? 'enabled' : 'disabled';
         for (const [side, size] of [['width', {width}], ['height', {height}]])
             for (const bound of ['', 'min-', 'max-'])
                 page.style.setProperty(bound + side, size + 'px');
         page.style.flex = 'none';"
    );
    around(client, &script).await.map(drop)
}

/// Media features by the settings that they come from.
pub(crate) async fn prefer(client: &Client, features: &[(&str, &str)]) -> Result<()> {
    let mut script =
        PREFERENCES.map(|(.., setting, _)| format!("Services.prefs.clearUserPref('{setting}');")).concat();
    for feature in features {
        let Some((.., setting, value)) =
            PREFERENCES.iter().find(|(name, word, ..)| (*name, *word) == *feature)
        else {
            bail!("Firefox has no setting for {feature:?}");
        };
        script.push_str(&format!("Services.prefs.setIntPref('{setting}', {value});"));
    }
    around(client, &script).await.map(drop)
}

/// A media feature, its word, the setting of Firefox that makes it so, and its value.
const PREFERENCES: [(&str, &str, &str, u8); 6] = [
    ("prefers-color-scheme", "dark", "layout.css.prefers-color-scheme.content-override", 0),
    ("prefers-color-scheme", "light", "layout.css.prefers-color-scheme.content-override", 1),
    ("prefers-reduced-motion", "no-preference", "ui.prefersReducedMotion", 0),
    ("prefers-reduced-motion", "reduce", "ui.prefersReducedMotion", 1),
    ("forced-colors", "none", "browser.display.document_color_use", 1),
    ("forced-colors", "active", "browser.display.document_color_use", 2),
];

/// The languages of the browser, best first.
pub(crate) async fn speak(client: &Client, languages: &str) -> Result<()> {
    around(client, &format!("Services.prefs.setStringPref('intl.accept_languages', '{languages}')"))
        .await
        .map(drop)
}

/// The errors of scripts since the last call, in pages and workers of the site.
pub(crate) async fn errors(client: &Client) -> Result<Vec<String>> {
    let script = "const all = Services.console.getMessageArray();
        Services.console.reset();
        return all.filter(one => one instanceof Ci.nsIScriptError && !(one.flags & 1)
            && /^(http|blob)/.test(one.sourceName)).map(one => `${one.category}: ${one.errorMessage} (${one.sourceName})`)";
    Ok(words(&around(client, script).await?))
}
