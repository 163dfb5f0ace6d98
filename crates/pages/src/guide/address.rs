//! Where pages are, and how one leads to another, wherever the site lies.

use anyhow::{Result, ensure};
use rules::Variant;
use text::Language;

use super::words::Words;

/// A page of the guide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// All games in one table.
    Overview,
    /// The rules of one game.
    Game(Variant),
    /// Captures that may be left out.
    Optional,
    /// How the game on this site is handled.
    Help,
}

impl Page {
    /// Every page, the overview first.
    pub(crate) fn all() -> impl Iterator<Item = Page> {
        let games = Variant::ALL.iter().map(|&game| Page::Game(game));
        [Page::Overview, Page::Optional, Page::Help].into_iter().chain(games)
    }

    /// The page's folder below the site's root: `de/regeln/russisch/`.
    pub(crate) fn folder(self, language: Language, words: &Words) -> Result<String> {
        let slug = |id: &str| {
            let slug = words.say(id)?;
            let plain = |letter: char| letter.is_alphanumeric() || letter == '-';
            ensure!(!slug.is_empty() && slug.chars().all(plain), "{id} is no part of an address: {slug:?}");
            Ok(slug)
        };
        let rules = language.folder() + &slug("slug-rules")?;
        Ok(match self {
            Page::Overview => format!("{rules}/"),
            Page::Game(game) => format!("{rules}/{}/", slug(&format!("slug-{}", game.id()))?),
            Page::Optional => format!("{rules}/{}/", slug("slug-optional")?),
            Page::Help => format!("{}{}/", language.folder(), slug("slug-help")?),
        })
    }
}

/// The way from a folder to the site's root: `../../`.
pub(crate) fn root(folder: &str) -> String {
    "../".repeat(folder.matches('/').count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_is_as_many_folders_up_as_the_page_is_down() {
        assert_eq!(root("rules/russian/"), "../../");
        assert_eq!(root("de/regeln/russisch/"), "../../../");
        assert_eq!(root(""), "");
    }
}
