//! Where the pages with a board are, and how one leads to another.

use anyhow::{Context, Result};
use text::{Language, source};

use crate::template::{Link, words};

/// A page with a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Where games are played.
    Game,
    /// Where they are looked into.
    Study,
}

impl Place {
    /// A stable name for the template.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Place::Game => "page",
            Place::Study => "study",
        }
    }

    /// The page's folder below its language's: empty or `analyse/`.
    pub(crate) fn below(self, language: Language) -> Result<String> {
        match self {
            Place::Game => Ok(String::new()),
            Place::Study => Ok(say(language, "study-slug")? + "/"),
        }
    }

    /// The page's folder below the site's root: `de/analyse/`.
    ///
    /// # Errors
    /// If the language has no name for it.
    pub fn folder(self, language: Language) -> Result<String> {
        Ok(language.folder() + &self.below(language)?)
    }

    /// The way to the language's folder: empty or `../`.
    pub(crate) fn here(self) -> &'static str {
        match self {
            Place::Game => "",
            Place::Study => "../",
        }
    }

    /// The way to the site's root.
    pub(crate) fn root(self, language: Language) -> String {
        match self {
            Place::Game => language.root().to_owned(),
            Place::Study => "../".to_owned() + language.root().trim_start_matches("./"),
        }
    }

    /// The same page in another language.
    pub(crate) fn href(self, language: Language, page: Language) -> Result<String> {
        match self {
            Place::Game => Ok(language.href_from(page)),
            Place::Study => Ok(self.root(page) + &self.folder(language)?),
        }
    }

    /// The link to the other page with a board.
    pub(crate) fn other(self, language: Language) -> Result<Link> {
        let (href, name) = match self {
            Place::Game => (format!("./{}", Place::Study.below(language)?), "study-link"),
            Place::Study => ("../".to_owned(), "study-back"),
        };
        Ok(Link { href, name: say(language, name)? })
    }
}

/// A message of the page without variables. Asked for often, so no other file is read.
fn say(language: Language, id: &str) -> Result<String> {
    let found = words(&source::compile(source::page(language))?.remove(id).unwrap_or_default());
    found.filter(|said| !said.is_empty()).with_context(|| format!("no message {id:?} in {}", language.code()))
}
