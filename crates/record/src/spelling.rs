//! Which game a text is, and how it calls the squares: what the tags say, or what the moves fit.
//!
//! Files disagree about tags: many have none, some name the wrong corner, and numbers are used for
//! games that are written with letters. So every spelling that could be meant is tried, the most
//! likely first, and the one that reads the most moves of the main line is taken.

use rules::notation::{Names, fen};
use rules::{Draw, Limits, Position, Repetition, Rules, Setup, Side};

use crate::error::Problem;
use crate::game_type::{self, GameType};
use crate::tags::Tags;
use crate::tree::Tree;

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
        match sample.tree(&spelling) {
            Err(problem) if matches!(best, Err(Problem::Stray)) => best = Err(problem),
            Err(_) => {}
            Ok(tree) => {
                let read = sample.count(&spelling, tree.clone());
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
        let lettered = |word: &&str| word.starts_with(|c: char| c.is_ascii_alphabetic());
        match self.moves.first() {
            Some(first) => lettered(first),
            None => self.fen.is_some_and(has_lettered_squares),
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
    fn count(&self, spelling: &Spelling, mut tree: Tree) -> usize {
        self.moves.iter().take_while(|word| spelling.play(word, &mut tree).is_ok()).count()
    }
}

fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}

/// What the squares of a position are called: as in the moves, if both have letters or numbers.
fn names_in(fen: &str, spelling: &Spelling) -> Names {
    if has_lettered_squares(fen) == spelling.names.has_letters() {
        spelling.names
    } else {
        fen::names(fen, &spelling.rules)
    }
}

fn has_lettered_squares(fen: &str) -> bool {
    let words = fen.split([':', ',']).map(|word| word.trim().trim_start_matches(['W', 'w', 'B', 'b']));
    words.map(|word| word.trim_start_matches(['K', 'k'])).any(|word| word.starts_with(char::is_alphabetic))
}

impl Spelling {
    /// Makes the move that a word means at the cursor.
    pub(crate) fn play(&self, word: &str, tree: &mut Tree) -> Result<(), Problem> {
        let legal = || tree.legal().into_iter().take(crate::error::NAMED + 1);
        let text = |made| {
            rules::notation::moves::write(tree.referee(), tree.position(tree.cursor()), made, &self.names)
        };
        match tree.read_as(&separated(word), &self.names) {
            Ok(made) => tree.play(made).map(drop).map_err(|_| Problem::Stray),
            Err(why) => Err(Problem::Move { why, legal: legal().map(text).collect() }),
        }
    }
}

/// Two numbers without a sign between them, `3228`.
fn separated(word: &str) -> String {
    let joined = word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    if joined { format!("{}-{}", &word[..2], &word[2..]) } else { word.to_owned() }
}
