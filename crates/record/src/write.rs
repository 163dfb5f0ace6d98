//! One tidy form of PDN.

use rules::notation::{fen, pdn};
use rules::{Game, Rules};

use crate::record::Record;
use crate::score::Score;
use crate::tree::{NodeId, Tree};

/// The tags that come first, in this order, as PGN (8.1.1) and PDN have it.
const FIRST: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
/// The tags that tell rules and position; they are made from the tree.
const OWN: [&str; 4] = ["GameType", "Rules", "SetUp", "FEN"];

/// Writes a game: tags, an empty line, and moves in lines of at most 80 characters, with squares as
/// the game's own players call them. What was written is read as the same game, and written again
/// as the same text.
///
/// Rules that no number of `GameType` stands for have a tag `Rules` with [`Rules::code`].
#[must_use]
pub fn write(record: &Record) -> String {
    let tags: String = tags(record).iter().map(|(name, value)| pdn::tag(name, value)).collect();
    let mut words = Words { tree: &record.tree, list: vec![], prefix: "", breaks: true };
    words.all();
    words.push(&record.score.to_string());
    format!("{tags}\n{}\n", pdn::wrap(&words.list))
}

fn tags(record: &Record) -> Vec<(String, String)> {
    let mut given = record.tags.clone();
    OWN.iter().for_each(|name| given.remove(name));
    if given.get("Result").and_then(Score::of_tag) != Some(record.score) {
        given.set("Result", &record.score.to_string());
    }
    let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
    let is_first = |name: &str| FIRST.iter().any(|first| first.eq_ignore_ascii_case(name));
    let first = FIRST.iter().filter_map(|&name| given.get(name).map(|value| (name, value)));
    let others = given.iter().filter(|(name, _)| !is_first(name));
    first.chain(others).map(owned).chain(own_tags(&record.tree)).collect()
}

fn own_tags(tree: &Tree) -> Vec<(String, String)> {
    let rules = tree.rules();
    let mut tags = Vec::new();
    tags.extend(pdn::game_type(rules).map(|value| ("GameType".to_owned(), value)));
    if !is_numbered(rules) {
        tags.push(("Rules".to_owned(), rules.code()));
    }
    let start = tree.position(tree.root());
    if start != Game::traditional(*rules).start() {
        tags.push(("SetUp".to_owned(), "1".to_owned()));
        tags.push(("FEN".to_owned(), fen::write(&start.setup(), tree.names())));
    }
    tags
}

/// Whether the number of `GameType` says all about how these rules are played.
fn is_numbered(rules: &Rules) -> bool {
    crate::game_type::numbered().any(|known| known.with_draw(rules.draw) == *rules)
}

/// The words of the moves, as they are written one after the other.
struct Words<'a> {
    tree: &'a Tree,
    list: Vec<String>,
    /// What the next word begins with.
    prefix: &'static str,
    /// Whether something came between the moves of a round.
    breaks: bool,
}

impl Words<'_> {
    fn all(&mut self) {
        let root = self.tree.root();
        self.comment(&self.tree.notes(root).after);
        self.line(self.tree.children(root).first().copied());
    }

    /// A move and all that follow it, each with the variations that stand beside it.
    fn line(&mut self, first: Option<NodeId>) {
        let mut next = first;
        while let Some(node) = next {
            self.made(node);
            self.variations(node);
            next = self.tree.children(node).first().copied();
        }
    }

    fn variations(&mut self, node: NodeId) {
        let siblings = self.tree.parent(node).map_or(&[][..], |parent| self.tree.children(parent));
        let Some((_, others)) = siblings.split_first().filter(|(first, _)| **first == node) else { return };
        for &other in others {
            (self.prefix, self.breaks) = ("(", true);
            self.line(Some(other));
            self.list.last_mut().expect("a line has words").push(')');
            self.breaks = true;
        }
    }

    fn made(&mut self, node: NodeId) {
        let notes = self.tree.notes(node);
        self.comment(&notes.before);
        self.number(node);
        let signs: String = notes.nags.first().and_then(|nag| nag.sign()).unwrap_or_default().to_owned();
        let text = self.tree.text(node).unwrap_or_default();
        self.push(&format!("{text}{signs}"));
        let others = notes.nags.iter().skip(usize::from(!signs.is_empty()));
        others.for_each(|nag| self.push(&nag.to_string()));
        self.breaks = false;
        self.comment(&notes.after);
    }

    /// A round begins with the traditional first side.
    fn number(&mut self, node: NodeId) {
        let start = self.tree.position(self.tree.root()).turn();
        let offset = usize::from(start != self.tree.rules().first);
        let before = self.tree.ply(node) - 1 + offset;
        let (round, second) = (before / 2 + 1, !before.is_multiple_of(2));
        if !second {
            self.push(&format!("{round}."));
        } else if self.breaks {
            self.push(&format!("{round}..."));
        }
    }

    fn comment(&mut self, text: &str) {
        // No comment can hold its own end.
        let safe = text.replace('}', ")");
        let words = unbroken(&safe);
        for (at, word) in words.iter().enumerate() {
            let (open, close) =
                (if at == 0 { "{" } else { "" }, if at + 1 == words.len() { "}" } else { "" });
            self.push(&format!("{open}{word}{close}"));
            self.breaks = true;
        }
    }

    fn push(&mut self, word: &str) {
        self.list.push(format!("{}{word}", self.prefix));
        self.prefix = "";
    }
}

/// The words of a comment between which a line may end. One that would read as a tag at the beginning of
/// a line, or as a line to be passed over, stays behind the word before it.
fn unbroken(text: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![];
    for word in text.split_whitespace() {
        match words.last_mut().filter(|_| word.starts_with(['[', '%'])) {
            Some(before) => *before += &format!(" {word}"),
            None => words.push(word.to_owned()),
        }
    }
    words
}
