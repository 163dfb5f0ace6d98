//! The words of one language, ready to speak.

use std::fmt;

use crate::table::{Part, Table};
use crate::{Direction, Key, Language, Plural, Value, study};

/// Around what is inserted among words from right to left: FIRST STRONG ISOLATE and its end. Else
/// the half of a move, "22-", would be shown as "-22".
const APART: [&str; 2] = ["\u{2068}", "\u{2069}"];

/// The words of one language.
pub struct Text {
    language: Language,
    table: Table,
    plurals: Box<dyn Fn(u32) -> Plural>,
}

/// Why a table cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// It is no table; the reader's words.
    Unreadable(String),
    /// It is of a language that is not known here; its code.
    Language(String),
    /// It has another number of messages than [`Key`], with or without those of [`study::Key`].
    Messages(usize),
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Unreadable(why) => write!(f, "the table of words cannot be read: {why}"),
            TextError::Language(code) => write!(f, "no language has the code \"{code}\""),
            TextError::Messages(count) => {
                write!(f, "the table of words has {count} messages, not {}", Key::SPECS.len())
            }
        }
    }
}

impl std::error::Error for TextError {}

impl Text {
    /// Reads the table that stands in a page. `plurals` tells the category of a number in the
    /// page's language.
    ///
    /// # Errors
    /// If the text is no table, its language is unknown, or it has another number of messages.
    pub fn read(json: &str, plurals: impl Fn(u32) -> Plural + 'static) -> Result<Text, TextError> {
        let table = serde_json::from_str(json).map_err(|error| TextError::Unreadable(error.to_string()))?;
        Self::new(table, plurals)
    }

    /// The words of a table.
    ///
    /// # Errors
    /// If its language is unknown, or it has another number of messages.
    pub fn new(table: Table, plurals: impl Fn(u32) -> Plural + 'static) -> Result<Text, TextError> {
        let language = Language::from_code(&table.language)
            .ok_or_else(|| TextError::Language(table.language.clone()))?;
        match table.messages.len().checked_sub(Key::SPECS.len()) {
            Some(more) if more == 0 || more == study::Key::SPECS.len() => {
                Ok(Text { language, table, plurals: Box::new(plurals) })
            }
            _ => Err(TextError::Messages(table.messages.len())),
        }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message in this language.
    #[must_use]
    pub fn say(&self, key: Key<'_>) -> String {
        self.put(key.place(), &key.variables()).unwrap_or_default()
    }

    /// The message of the study page in this language; nothing where the table is the game page's.
    #[must_use]
    pub fn tell(&self, key: study::Key<'_>) -> String {
        self.put(Key::SPECS.len() + key.place(), &key.variables()).unwrap_or_default()
    }

    /// The message of an id, or nothing if there is none. A variable that is not given stays
    /// empty. [`Text::say`] cannot be given a wrong id, nor forget a variable.
    #[must_use]
    pub fn format(&self, id: &str, variables: &[(&str, Value<'_>)]) -> Option<String> {
        let mut specs = Key::SPECS.iter().chain(study::Key::SPECS);
        self.put(specs.position(|spec| spec.id == id)?, variables)
    }

    fn put(&self, place: usize, variables: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = self.table.messages.get(place)?;
        let mut out = String::new();
        self.write(pattern, variables, &mut out);
        Some(out)
    }

    /// Several items, one after the other: "c3, black man, can capture".
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        items.join(&self.say(Key::ListSeparator))
    }

    fn write(&self, pattern: &[Part], variables: &[(&str, Value<'_>)], out: &mut String) {
        for part in pattern {
            match part {
                Part::Words(words) => out.push_str(words),
                Part::Value(name) => self.write_value(find(variables, name), out),
                Part::Choose(name, cases) => {
                    self.write(self.choose(find(variables, name), cases), variables, out);
                }
            }
        }
    }

    fn write_value(&self, value: Option<Value<'_>>, out: &mut String) {
        match value {
            Some(Value::Text(text)) => self.write_words(text, out),
            Some(Value::Number(number)) => out.push_str(&number.to_string()),
            None => {}
        }
    }

    fn write_words(&self, words: &str, out: &mut String) {
        match self.language.direction() {
            Direction::LeftToRight => out.push_str(words),
            Direction::RightToLeft => out.extend([APART[0], words, APART[1]]),
        }
    }

    fn choose<'c>(&self, value: Option<Value<'_>>, cases: &'c [(String, Vec<Part>)]) -> &'c [Part] {
        let fits = |case: &str| value.is_some_and(|value| self.fits(case, value));
        cases.iter().find(|(case, _)| fits(case)).or(cases.last()).map_or(&[], |(_, pattern)| pattern)
    }

    fn fits(&self, case: &str, value: Value<'_>) -> bool {
        match value {
            Value::Text(text) => case == text,
            Value::Number(number) => case.parse() == Ok(number) || case == (self.plurals)(number).name(),
        }
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("language", &self.language).finish_non_exhaustive()
    }
}

fn find<'a>(variables: &[(&str, Value<'a>)], name: &str) -> Option<Value<'a>> {
    variables.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}
