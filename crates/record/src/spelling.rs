//! Which game a text is, and how it calls the squares: what the tags say, or what the moves fit.
//!
//! Files disagree about tags: many have none, some name the wrong corner, and numbers are used for
//! games that are written with letters. So every spelling that could be meant is tried, the most
//! likely first, and the one that reads the most moves of the main line is taken.

use rules::notation::{Names, ReadMoveError, fen, moves};
use rules::{Draw, Limits, Move, Position, Referee, Repetition, Rules, Setup, Side};

use crate::error::{NAMED, Problem};
use crate::game_type::{self, GameType};
use crate::tags::Tags;
use crate::tree::Tree;

/// The rules that read the most of some games that have no tag to tell.
pub(crate) fn most_fitting(samples: &[Sample<'_>]) -> Option<Rules> {
    let read = |rules: &Rules| samples.iter().filter(|sample| sample.is_read_by(rules)).count();
    let mut best = None;
    for rules in game_type::numbered() {
        let count = read(&rules);
        if count > best.map_or(0, |(most, _)| most) {
            best = Some((count, rules));
        }
    }
    best.map(|(_, rules)| rules)
}

/// One way of understanding a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spelling {
    rules: Rules,
    /// Who begins where no position is set up.
    first: Side,
    pub(crate) names: Names,
}

/// A game from elsewhere goes on as long as its players went on: nothing draws it by itself.
const OPEN: Draw = Draw { repetition: Repetition::Claim, limits: Limits::new(&[]) };

/// What decides about spellings: the moves of the main line as they are written, and the position
/// that is set up.
pub(crate) struct Sample<'a> {
    pub(crate) moves: Vec<&'a str>,
    pub(crate) fen: Option<&'a str>,
}

/// The spelling that reads the most moves, and the tree to read them into.
pub(crate) fn best(
    tags: &Tags,
    sample: &Sample<'_>,
    usual: Option<&Rules>,
) -> Result<(Spelling, Tree), Problem> {
    let mut best: Result<(usize, Spelling, Tree), Problem> = Err(Problem::Stray);
    for spelling in sample.spellings(tags, usual)? {
        let tree = sample.tree(&spelling);
        if sample.moves.is_empty() {
            return tree.map(|tree| (spelling, tree));
        }
        match tree {
            Err(problem) if matches!(best, Err(Problem::Stray)) => best = Err(problem),
            Err(_) => {}
            Ok(tree) => {
                let read = sample.count(&spelling, &tree);
                if best.as_ref().is_ok_and(|(most, ..)| *most >= read) {
                    continue;
                }
                best = Ok((read, spelling, tree));
                if read == sample.moves.len() {
                    break;
                }
            }
        }
    }
    best.map(|(_, spelling, tree)| (spelling, tree))
}

impl Sample<'_> {
    /// Whether squares are called by letters.
    fn has_letters(&self) -> bool {
        let lettered = |word: &&'_ str| word.starts_with(|c: char| c.is_ascii_alphabetic());
        if self.moves.is_empty() {
            self.fen.is_some_and(fen::has_letters)
        } else {
            let starts = |word: &&&str| word.starts_with(|c: char| c.is_ascii_alphanumeric());
            self.moves.iter().find(starts).is_some_and(lettered)
        }
    }

    /// The largest number of a square.
    fn largest(&self) -> u8 {
        let words = self.moves.iter().copied().chain(self.fen);
        let numbers = words.flat_map(|word| word.split(|c: char| !c.is_ascii_digit()));
        numbers.filter_map(|number| number.parse().ok()).max().unwrap_or_default()
    }

    fn spellings(&self, tags: &Tags, usual: Option<&Rules>) -> Result<Vec<Spelling>, Problem> {
        let mut list = Vec::new();
        if let Some(code) = tags.get("Rules") {
            let rules = code.parse().map_err(Problem::Rules)?;
            self.add(&mut list, &GameType { rules, first: None, names: None });
        } else if let Some(value) = tags.get("GameType").filter(|value| !is_unknown(value)) {
            let mut game = game_type::read(value).map_err(Problem::GameType)?;
            game.rules.draw = OPEN;
            self.add(&mut list, &game);
        } else {
            let usual = usual.copied().into_iter();
            let fitting = game_type::numbered().filter(|rules| self.fits(rules));
            for rules in usual.chain(fitting).map(|rules| rules.with_draw(OPEN)) {
                self.add(&mut list, &GameType { rules, first: None, names: None });
            }
        }
        Ok(list)
    }

    /// Whether a game without a tag could be one of these.
    fn fits(&self, rules: &Rules) -> bool {
        let own_names = Names::official(rules).has_letters() == self.has_letters();
        own_names && self.largest() <= rules.board.squares()
    }

    /// The spellings of one game: first by who begins, then by names.
    fn add(&self, list: &mut Vec<Spelling>, game: &GameType) {
        let rules = game.rules;
        let firsts = game.first.into_iter().chain([rules.first, rules.first.opposite()]);
        let usual = [Names::official(&rules), Names::letters(&rules), Names::grid(&rules)];
        let names: Vec<_> = game.names.into_iter().chain(usual).collect();
        for first in firsts {
            let fitting = names.iter().filter(|names| names.has_letters() == self.has_letters());
            for &names in fitting {
                let spelling = Spelling { rules, first, names };
                if !list.contains(&spelling) {
                    list.push(spelling);
                }
            }
        }
    }

    /// Whether these rules read all moves.
    fn is_read_by(&self, rules: &Rules) -> bool {
        let mut list = Vec::new();
        if self.fits(rules) {
            self.add(&mut list, &GameType { rules: *rules, first: None, names: None });
        }
        let reads = |spelling: &Spelling| {
            self.tree(spelling).is_ok_and(|tree| self.count(spelling, &tree) == self.moves.len())
        };
        list.iter().any(reads)
    }

    fn tree(&self, spelling: &Spelling) -> Result<Tree, Problem> {
        Ok(Tree::new(&spelling.rules, self.start(spelling)?))
    }

    fn start(&self, spelling: &Spelling) -> Result<Position, Problem> {
        let setup = match self.fen {
            None => Setup::start(&spelling.rules, spelling.first),
            Some(text) => fen::read(text, &names_in(text, spelling)).map_err(Problem::Fen)?,
        };
        setup.seat(&spelling.rules).map_err(Problem::Setup)
    }

    /// How many moves are read.
    fn count(&self, spelling: &Spelling, tree: &Tree) -> usize {
        let mut position = *tree.position(tree.root());
        for (read, word) in self.moves.iter().enumerate() {
            let Ok(Fitting { made, .. }) =
                spelling.choose(word, &self.moves[read + 1..], tree.referee(), &position)
            else {
                return read;
            };
            position = tree.referee().play(&position, made);
        }
        self.moves.len()
    }
}

/// Whether the value of a tag says nothing.
pub(crate) fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}

/// What the squares of a position are called: as in the moves, if both have letters or numbers.
fn names_in(fen: &str, spelling: &Spelling) -> Names {
    if fen::has_letters(fen) == spelling.names.has_letters() {
        spelling.names
    } else {
        fen::names(fen, &spelling.rules)
    }
}

/// The move that a word means.
pub(crate) struct Fitting {
    pub(crate) made: Move,
    /// Whether it could mean another as well.
    pub(crate) doubtful: bool,
}

/// So many words are looked at to tell captures apart.
pub(crate) const AHEAD: usize = 12;
/// So many positions are looked at for that, however many moves fit each word.
const POSITIONS: usize = 2_000;

impl Spelling {
    /// The move that a word means. Where it fits several captures, the words ahead decide: many files
    /// leave out what they do not need to tell.
    pub(crate) fn choose(
        &self,
        word: &str,
        ahead: &[&str],
        referee: &Referee,
        position: &Position,
    ) -> Result<Fitting, ReadMoveError> {
        let fitting = self.fitting(word, referee, position)?;
        if let [made] = fitting[..] {
            return Ok(Fitting { made, doubtful: false });
        }
        let ahead = &ahead[..ahead.len().min(AHEAD)];
        let mut budget = POSITIONS;
        let reads = |made: &Move| self.reads(ahead, referee, &referee.play(position, *made), &mut budget);
        let counts: Vec<usize> = fitting.iter().map(reads).collect();
        let most = counts.iter().copied().max().unwrap_or_default();
        let mut best = fitting.iter().zip(counts).filter(|(_, count)| *count == most);
        let (made, _) = best.next().ok_or_else(|| ReadMoveError::NotLegal(word.to_owned()))?;
        Ok(Fitting { made: *made, doubtful: best.next().is_some() })
    }

    /// How many words can be read from a position on, whichever captures they mean.
    fn reads(&self, words: &[&str], referee: &Referee, position: &Position, budget: &mut usize) -> usize {
        let Some((word, rest)) = words.split_first().filter(|_| *budget > 0) else { return 0 };
        *budget -= 1;
        let fitting = self.fitting(word, referee, position).unwrap_or_default();
        let after = |made: &Move| referee.play(position, *made);
        let counts = fitting.iter().map(|made| 1 + self.reads(rest, referee, &after(made), budget));
        counts.max().unwrap_or_default()
    }

    /// All legal moves that a word could mean.
    fn fitting(
        &self,
        word: &str,
        referee: &Referee,
        position: &Position,
    ) -> Result<Vec<Move>, ReadMoveError> {
        let legal = referee.legal(position);
        let read = |text: &str, of: &[Move]| moves::read(text, referee, position, of, &self.names);
        match read(&separated(word), &legal) {
            Ok(made) => Ok(vec![made]),
            Err(ReadMoveError::Ambiguous(_)) => {
                let fits = |made: &Move| read(&separated(word), &[*made]).is_ok();
                Ok(legal.iter().copied().filter(fits).collect())
            }
            Err(why) => {
                let rows = 1..=referee.grid().height();
                let full = rows.filter_map(|row| with_row(word, row));
                let made: Vec<_> = full.filter_map(|text| read(&text, &legal).ok()).collect();
                if made.is_empty() { Err(why) } else { Ok(made) }
            }
        }
    }

    /// Moves that a word should have been, some of them.
    pub(crate) fn instead(&self, why: &ReadMoveError, tree: &Tree) -> Vec<String> {
        let (referee, position) = (tree.referee(), tree.position(tree.cursor()));
        let fitting = match why {
            ReadMoveError::Ambiguous(word) => self.fitting(word, referee, position).unwrap_or_default(),
            _ => referee.legal(position),
        };
        let text = |made: &Move| moves::write(referee, position, *made, &self.names);
        fitting.iter().take(NAMED + 1).map(text).collect()
    }
}

/// Two numbers without a sign between them, `3228`.
fn separated(word: &str) -> String {
    let joined = word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    if joined { format!("{}-{}", &word[..2], &word[2..]) } else { word.to_owned() }
}

/// A move whose first square has only its column, `cd4` or `c:e5`, with a row.
fn with_row(word: &str, row: u8) -> Option<String> {
    let rest = word.strip_prefix(|c: char| c.is_ascii_alphabetic())?;
    let short = !rest.starts_with(|c: char| c.is_ascii_digit());
    short.then(|| format!("{}{row}{rest}", &word[..1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_forms_are_made_long() {
        assert_eq!(separated("3228"), "32-28");
        assert_eq!(separated("c3d4"), "c3d4");
        assert_eq!(with_row("cd4", 3).as_deref(), Some("c3d4"));
        assert_eq!(with_row("c:e5", 3).as_deref(), Some("c3:e5"));
        assert_eq!(with_row("c3d4", 3), None);
        assert_eq!(with_row("22-18", 3), None);
    }
}
