//! One line of the protocol: a command and its arguments.

use std::fmt;
use std::str::FromStr;

/// A command and its arguments, as in `level moves=9 time=291.5` or `error message="no move"`.
///
/// A flag is an argument with an empty value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) command: String,
    pairs: Vec<(String, String)>,
}

/// Why a line or an argument cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Malformed(String);

impl Malformed {
    pub(crate) fn new(what: impl Into<String>) -> Malformed {
        Malformed(what.into())
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Line {
    /// A command without arguments.
    pub(crate) fn new(command: &str) -> Line {
        Line { command: command.to_owned(), pairs: vec![] }
    }

    /// The line with one argument more.
    pub(crate) fn with(mut self, name: &str, value: impl fmt::Display) -> Line {
        self.pairs.push((name.to_owned(), value.to_string()));
        self
    }

    /// The line with one argument more, if there is a value for it.
    pub(crate) fn with_some(self, name: &str, value: Option<impl fmt::Display>) -> Line {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// The value of an argument.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1.as_str())
    }

    /// The value of an argument that must be there.
    pub(crate) fn need(&self, name: &str) -> Result<&str, Malformed> {
        self.get(name).ok_or_else(|| Malformed(format!("'{}' needs '{name}'", self.command)))
    }

    /// The value of an argument, read as a number.
    pub(crate) fn number<T: FromStr>(&self, name: &str) -> Result<Option<T>, Malformed> {
        let wrong = |text: &str| Malformed(format!("'{name}={text}' is not a number in range"));
        self.get(name).map(|text| text.parse().map_err(|_| wrong(text))).transpose()
    }

    /// The names of the arguments, in their order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.pairs.iter().map(|pair| pair.0.as_str())
    }
}

impl FromStr for Line {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Line, Malformed> {
        let (command, mut rest) = word(text.trim())?;
        let mut line = Line::new(command);
        while !rest.is_empty() {
            let (name, after) = word(rest)?;
            let (value, after) = after.strip_prefix('=').map_or(Ok(("", after)), value)?;
            line = line.with(name, value);
            rest = after;
        }
        Ok(line)
    }
}

/// The word at the beginning, and what follows after spaces.
fn word(text: &str) -> Result<(&str, &str), Malformed> {
    let (word, rest) = text.split_at(text.find(ends_word).unwrap_or(text.len()));
    match word {
        "" => Err(Malformed(format!("expected a word before '{text}'"))),
        _ => Ok((word, rest.trim_start())),
    }
}

/// The value after an equals sign, and what follows after spaces.
fn value(text: &str) -> Result<(&str, &str), Malformed> {
    let text = text.trim_start();
    let Some(quoted) = text.strip_prefix('"') else { return word(text) };
    let (value, rest) = quoted
        .split_once('"')
        .ok_or_else(|| Malformed(format!("no closing quotation mark after '{quoted}'")))?;
    Ok((value, rest.trim_start()))
}

fn ends_word(c: char) -> bool {
    c.is_whitespace() || c.is_control() || c == '=' || c == '"'
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        self.pairs.iter().try_for_each(|(name, value)| write_pair(f, name, value))
    }
}

fn write_pair(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    match value {
        "" => write!(f, " {name}"),
        _ if value.contains(ends_word) => write!(f, " {name}=\"{}\"", unquoted(value)),
        _ => write!(f, " {name}={value}"),
    }
}

/// The protocol has no way to write a quotation mark or a line break inside a value.
fn unquoted(value: &str) -> String {
    value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().replace('"', "'")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Line {
        text.parse().expect(text)
    }

    #[test]
    fn a_written_line_is_read_again() {
        for text in [
            "ping",
            "level infinite",
            "level moves=9 time=291.587",
            "param name=variant value=normal type=enum values=\"normal killer bt\"",
            "pos pos=BeeeWW moves=\"38-15 5-41 48-26\"",
        ] {
            assert_eq!(line(text).to_string(), text);
        }
    }

    #[test]
    fn spaces_do_not_matter() {
        assert_eq!(line("  go \t think\r"), line("go think"));
        assert_eq!(line("level depth = 5 nodes =\"7\""), line("level depth=5 nodes=7"));
    }

    #[test]
    fn what_a_value_cannot_hold_is_written_as_the_next_best() {
        assert_eq!(Line::new("error").with("message", "a \"b\"\nc").to_string(), "error message=\"a 'b' c\"");
    }

    #[test]
    fn nonsense_is_given_back() {
        for (text, part) in [("", "''"), ("pos =5", "=5"), ("pos pos=", "a word"), ("pos pos=\"W", "'W'")] {
            let error = text.parse::<Line>().expect_err(text).to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
