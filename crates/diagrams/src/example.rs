//! Positions that show what a rule means, each with a way that is allowed and one that is not. Which
//! of them fit is told by the axes of the rules.

use std::error::Error;
use std::fmt;

use rules::notation::{Names, fen};
use rules::{Entered, Entry, Game, Move, Path, Refusal, Rules, Square, explain};

const EXAMPLES: &str = include_str!("examples.txt");

/// An example, by rules that it fits.
#[derive(Clone, Debug)]
pub struct Example {
    /// The stable name of the article that it explains.
    pub article: &'static str,
    /// The position.
    pub game: Game,
    /// A way that is allowed.
    pub allowed: Option<(Move, Path)>,
    /// A way that is not.
    pub forbidden: Option<Forbidden>,
}

/// A way that a rule forbids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The squares of the way.
    pub way: Vec<Square>,
    /// Why it is forbidden.
    pub refusal: Refusal,
    /// The name of the article behind that.
    pub article: &'static str,
}

/// An example that does not show what it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleError {
    /// Its first line.
    pub example: &'static str,
    /// The part that is wrong.
    pub part: &'static str,
}

impl fmt::Display for ExampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the example \"{}\" does not fit the rules: \"{}\"", self.example, self.part)
    }
}

impl Error for ExampleError {}

impl Example {
    /// The examples that fit these rules, in the order of a rule book.
    ///
    /// ```
    /// use rules::Variant;
    /// use diagrams::Example;
    ///
    /// let examples = Example::all(&Variant::Czech.rules())?;
    /// assert_eq!(examples.iter().filter(|example| example.article == "with-king").count(), 2);
    /// # Ok::<(), diagrams::ExampleError>(())
    /// ```
    ///
    /// # Errors
    /// If one of them does not show what it should; the tests exclude this for every game.
    pub fn all(rules: &Rules) -> Result<Vec<Example>, ExampleError> {
        let axes = rules.axes();
        blocks().filter(|block| block.fits(&axes)).map(|block| block.example(rules)).collect()
    }
}

/// The lines of one example.
struct Block {
    head: &'static str,
    position: &'static str,
    ways: Vec<&'static str>,
}

fn blocks() -> impl Iterator<Item = Block> {
    EXAMPLES.split("\n\n").filter_map(|block| {
        let mut lines = block.lines().filter(|line| !line.starts_with('#'));
        Some(Block { head: lines.next()?, position: lines.next()?, ways: lines.collect() })
    })
}

impl Block {
    fn fits(&self, axes: &[(&str, String)]) -> bool {
        let holds = |condition| axes.iter().any(|(axis, value)| fits(condition, axis, value));
        self.head.split(' ').skip(1).all(holds)
    }

    fn example(&self, rules: &Rules) -> Result<Example, ExampleError> {
        let wrong = |part| ExampleError { example: self.head, part };
        let article = self.head.split(' ').next().unwrap_or_default();
        let game = position(rules, self.position).ok_or(wrong(self.position))?;
        let mut example = Example { article, game, allowed: None, forbidden: None };
        for &way in &self.ways {
            example.add(way).ok_or(wrong(way))?;
        }
        Ok(example)
    }
}

/// Whether an axis has the value, or one of the values, that a condition asks for.
fn fits(condition: &str, axis: &str, value: &str) -> bool {
    match (condition.split_once('='), condition.split_once('~')) {
        (Some((name, values)), _) => name == axis && values.split('/').any(|one| one == value),
        (_, Some((name, step))) => name == axis && value.split('+').any(|one| one == step),
        _ => false,
    }
}

fn position(rules: &Rules, line: &str) -> Option<Game> {
    match line {
        "start" => Some(Game::site(*rules)),
        _ => Game::new(*rules, &fen::read(line, &Names::letters(rules)).ok()?).ok(),
    }
}

impl Example {
    /// Adds a way: `yes c3 e5`, or `no c3 d4: duty`.
    fn add(&mut self, line: &'static str) -> Option<()> {
        match line.split_once(' ')? {
            ("yes", way) => self.allowed = Some(allowed(&self.game, &self.squares(way)?)?),
            ("no", way) => {
                let (way, article) = way.split_once(": ").unwrap_or((way, self.article));
                let way = self.squares(way)?;
                self.forbidden = Some(Forbidden { refusal: refusal(&self.game, &way)?, way, article });
            }
            _ => return None,
        }
        Some(())
    }

    fn squares(&self, way: &str) -> Option<Vec<Square>> {
        let names = Names::letters(self.game.rules());
        way.split(' ').map(|name| names.square(name)).collect()
    }
}

/// The legal move on this way.
pub(crate) fn allowed(game: &Game, way: &[Square]) -> Option<(Move, Path)> {
    let moves = game.legal().iter().filter(|made| Some(&made.from()) == way.first());
    let mut ways = moves.flat_map(|&made| {
        game.referee().paths(game.position(), made).into_iter().map(move |path| (made, path))
    });
    ways.find(|(_, path)| path.squares == way)
}

/// Why this way is not allowed: what its last square is answered with if the others were entered
/// one by one; where they cannot be, why the piece cannot go there at all.
fn refusal(game: &Game, way: &[Square]) -> Option<Refusal> {
    let (&last, before) = way.split_last()?;
    let begun = before.iter().try_fold(Entry::default(), |entry, &square| go(entry, game, square));
    match begun.filter(Entry::has_begun).map(|entry| entry.press(game, last)) {
        Some(Entered::Refused(_, refusal)) => Some(refusal),
        Some(_) => None,
        None => explain(game, *way.first()?, Some(last)),
    }
}

fn go(entry: Entry, game: &Game, square: Square) -> Option<Entry> {
    match entry.press(game, square) {
        Entered::Picked(entry) | Entered::Hopped(entry) => Some(entry),
        _ => None,
    }
}
