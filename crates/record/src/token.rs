//! PDN cut into its parts. What is no part is one, too: a fault, and the parts behind it are found.

use crate::error::Problem;
use crate::score::Score;

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    /// Where it begins, in bytes.
    pub(crate) at: usize,
    pub(crate) text: &'a str,
    pub(crate) kind: Kind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// `[Name "value"]`
    Tag,
    /// `12.`, `12...`, `...`
    Number,
    Move,
    /// `!`, `(?)`, and `*` right behind a move.
    Sign,
    /// `$1`
    Nag,
    /// `{text}`, `; text`
    Comment,
    /// `/FEN "W:W1:B2"/`
    Setup,
    Open,
    Close,
    End(Score),
    Fault(Problem),
}

/// The parts of a text from a place on.
pub(crate) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    /// Whether the last part was a move that ends just here.
    behind_move: bool,
}

/// What may stand between the squares of a move.
const SEPARATORS: [char; 6] = ['-', '–', 'x', 'X', '×', ':'];
/// What ends a word, besides spaces.
const ENDS: [char; 12] = ['{', '}', '(', ')', '[', ']', ';', '!', '?', '$', '"', '%'];

impl<'a> Tokens<'a> {
    pub(crate) const fn new(text: &'a str, at: usize) -> Self {
        Tokens { text, at, behind_move: false }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        let before = self.at;
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            let escaped = if trimmed.starts_with('%') { line_len(trimmed) } else { 0 };
            self.at += rest.len() - trimmed.len() + escaped;
            if escaped == 0 {
                break;
            }
        }
        self.behind_move &= self.at == before;
    }

    fn cut(&self) -> (usize, Kind) {
        let rest = self.rest();
        match rest.chars().next().unwrap_or_default() {
            '[' => tag(rest),
            '{' => comment(rest),
            ';' => (line_len(rest), Kind::Comment),
            '(' => bracketed_sign(rest).map_or((1, Kind::Open), |len| (len, Kind::Sign)),
            ')' => (1, Kind::Close),
            '/' => setup(rest),
            '$' => nag(rest),
            '!' | '?' => (count(rest, |c| matches!(c, '!' | '?')), Kind::Sign),
            '*' if self.behind_move => (1, Kind::Sign),
            '*' => (1, Kind::End(Score::Open)),
            stray if ENDS.contains(&stray) => (1, Kind::Fault(Problem::Stray)),
            _ => word(rest),
        }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        self.skip_blanks();
        let at = self.at;
        if at == self.text.len() {
            return None;
        }
        let (len, kind) = self.cut();
        self.at += len;
        self.behind_move = kind == Kind::Move;
        Some(Token { at, text: &self.text[at..self.at], kind })
    }
}

/// The bytes at the beginning whose characters are such.
fn count(text: &str, such: impl Fn(char) -> bool) -> usize {
    text.find(|c| !such(c)).unwrap_or(text.len())
}

fn line_len(text: &str) -> usize {
    count(text, |c| !matches!(c, '\n' | '\r'))
}

/// The most characters of a tag or a position, so that a text without lines costs no more than others.
const LONGEST: usize = 2_000;

/// The rest of the line, if it is not too long.
fn line(rest: &str) -> &str {
    let end = rest.char_indices().take(LONGEST).find(|(_, c)| matches!(c, '\n' | '\r'));
    let end = end.or_else(|| rest.char_indices().nth(LONGEST));
    end.map_or(rest, |(end, _)| &rest[..end])
}

/// A tag ends with its line at the latest, so that a missing bracket spoils no other.
fn tag(rest: &str) -> (usize, Kind) {
    let line = line(rest);
    let closes = |&end: &usize| {
        let before = line[..end].trim_end();
        let value = before.strip_suffix('"').filter(|opened| opened.contains('"'));
        value.is_some_and(|value| count_back(value, '\\').is_multiple_of(2))
    };
    let mut ends = line.match_indices(']').map(|(end, _)| end);
    let end = ends.clone().find(closes).or_else(|| ends.next());
    match end {
        Some(end) if crate::tags::parse(&line[..=end]).is_some() => (end + 1, Kind::Tag),
        Some(end) => (end + 1, Kind::Fault(Problem::Tag)),
        None => (line.len(), Kind::Fault(Problem::Tag)),
    }
}

fn count_back(text: &str, sign: char) -> usize {
    text.len() - text.trim_end_matches(sign).len()
}

/// A comment without an end goes on to the next game at most, which is where a line begins with a
/// tag.
fn comment(rest: &str) -> (usize, Kind) {
    let mut at = 0;
    for line in rest.split_inclusive('\n') {
        if at > 0 && is_tag_line(line) {
            break;
        }
        if let Some(end) = line.find('}') {
            return (at + end + 1, Kind::Comment);
        }
        at += line.len();
    }
    (at, Kind::Fault(Problem::EndlessComment))
}

fn is_tag_line(line: &str) -> bool {
    line.starts_with('[') && line.contains('"') && tag(line).1 == Kind::Tag
}

fn bracketed_sign(rest: &str) -> Option<usize> {
    let inner = count(&rest[1..], |c| matches!(c, '!' | '?' | '*'));
    (inner > 0 && rest[1 + inner..].starts_with(')')).then_some(inner + 2)
}

fn setup(rest: &str) -> (usize, Kind) {
    let line = line(rest);
    match line[1..].find('/') {
        Some(end) => (end + 2, Kind::Setup),
        None => (line.len(), Kind::Fault(Problem::Stray)),
    }
}

fn nag(rest: &str) -> (usize, Kind) {
    let digits = count(&rest[1..], |c| c.is_ascii_digit());
    let known = rest[1..=digits].parse::<u16>().is_ok();
    (1 + digits, if known { Kind::Nag } else { Kind::Fault(Problem::Nag) })
}

fn word(rest: &str) -> (usize, Kind) {
    if let Some(len) = number(rest) {
        return (len, Kind::Number);
    }
    let len = spaced(rest);
    (len, Score::read(&rest[..len]).map_or(Kind::Move, Kind::End))
}

/// `12.`, `12...`, `...`, `…`
fn number(rest: &str) -> Option<usize> {
    let digits = count(rest, |c| c.is_ascii_digit());
    let dots = count(&rest[digits..], |c| matches!(c, '.' | '…'));
    (dots > 0).then_some(digits + dots)
}

/// The length of a word, the spaces in `1- 7` and `17 - 13` included.
fn spaced(rest: &str) -> usize {
    let mut len = solid(rest);
    loop {
        let gap = count(&rest[len..], |c| matches!(c, ' ' | '\t'));
        let (left, right) = (&rest[..len], &rest[len + gap..]);
        let goes_on = if left.ends_with(SEPARATORS) {
            right.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '½')
        } else {
            is_bare(left) && right.starts_with(SEPARATORS)
        };
        if gap == 0 || !goes_on {
            return len;
        }
        len += gap + solid(right);
    }
}

/// A square, or a half.
fn is_bare(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '/' | '½'))
}

/// The length of a word without spaces. A `*` at its end is a mark, within it stands between squares.
fn solid(rest: &str) -> usize {
    let whole = count(rest, |c| !c.is_whitespace() && !ENDS.contains(&c));
    let marked = rest[..whole].trim_end_matches('*');
    if marked.is_empty() { whole } else { marked.len() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> String {
        let name = |token: Token<'_>| match token.kind {
            Kind::Fault(problem) => format!("<{problem:?}:{}>", token.text),
            Kind::End(score) => format!("<{score}>"),
            kind => format!("{kind:?}:{}", token.text),
        };
        Tokens::new(text, 0).map(name).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn parts_are_told_apart() {
        for (text, parts) in [
            ("1.32-28!? 19-23(!?!) *", "Number:1.|Move:32-28|Sign:!?|Move:19-23|Sign:(!?!)|<*>"),
            ("1-6* 7-12 *", "Move:1-6|Sign:*|Move:7-12|<*>"),
            ("1- 7 17 - 13 1 - 1", "Move:1- 7|Move:17 - 13|<1/2-1/2>"),
            ("9. ... 1-18 1-1", "Number:9.|Number:...|Move:1-18|<1/2-1/2>"),
            ("c3:e5 c3*e5", "Move:c3:e5|Move:c3*e5"),
            ("% a\n%b\nc3d4 ; note\n(a1 $7)", "Move:c3d4|Comment:; note|Open:(|Move:a1|Nag:$7|Close:)"),
            ("[A \"x\"] 1-5 [B \"y\"]", "Tag:[A \"x\"]|Move:1-5|Tag:[B \"y\"]"),
            ("[A \"x\\\"\"] /FEN \"W:\"/", "Tag:[A \"x\\\"\"]|Setup:/FEN \"W:\"/"),
            ("{a { b} }", "Comment:{a { b}|<Stray:}>"),
            ("$902 $99999 $", "Nag:$902|<Nag:$99999>|<Nag:$>"),
            ("[A \"x\n1-5", "<Tag:[A \"x>|Move:1-5"),
        ] {
            assert_eq!(kinds(text), parts, "{text}");
        }
    }

    #[test]
    fn a_comment_without_an_end_spares_the_next_game() {
        let text = "1-5 {oh\n[Event \"b\"]\n{x} 1-6";
        assert!(kinds(text).ends_with("|Tag:[Event \"b\"]|Comment:{x}|Move:1-6"), "{}", kinds(text));
    }
}
