//! What stands on the page about handling the game. Buttons are called there what they are called in the game.

use anyhow::{Context, Result};
use minijinja::{Value, context};

use super::view::Guide;
use super::words::Values;
use crate::template::messages;

/// The parts of the page, in order: what a newcomer needs first.
const PARTS: [&str; 12] = [
    "begin", "move", "refused", "back", "levels", "two", "options", "look", "kept", "offline", "keys",
    "access",
];

/// The buttons that the page names, by their messages.
pub(crate) const LABELS: [&str; 18] = [
    "menu-rules",
    "menu-opponent",
    "forced-capture",
    "restore-game",
    "show-rule",
    "menu-undo",
    "menu-redo",
    "play-on",
    "versus-easy",
    "versus-medium",
    "versus-hard",
    "hint",
    "friend",
    "menu-more",
    "rematch",
    "options-title",
    "menu-board",
    "results-title",
];

impl Guide {
    /// The page's title and its line for search engines.
    pub(crate) fn help_head(&self) -> Result<(String, String)> {
        Ok((self.words.of_help("title", None, &vec![])?, self.words.of_help("description", None, &vec![])?))
    }

    /// What the page says, for its template.
    pub(crate) fn help(&self) -> Result<Value> {
        let labels = self.labels()?;
        let parts: Result<Vec<Value>> = PARTS.into_iter().map(|id| self.help_part(id, &labels)).collect();
        Ok(context! { opening => self.words.of_help("opening", None, &labels)?, parts => parts? })
    }

    fn help_part(&self, id: &str, labels: &Values) -> Result<Value> {
        let message = format!("part-{id}");
        let say = |part| self.words.of_help(&message, part, labels);
        Ok(context! { id, head => say(None)?, lines => vec![say(Some("text"))?, say(Some("more"))?] })
    }

    /// The names of the buttons.
    pub(crate) fn labels(&self) -> Result<Values> {
        let said = messages(self.language)?;
        let label = |id| Ok((id, said.get(id).cloned().with_context(|| format!("no message {id}"))?));
        LABELS.into_iter().map(label).collect()
    }
}
