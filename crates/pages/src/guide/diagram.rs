//! The pictures beside the sentences that they explain, as they stand in a page before it is alive
//! and without scripts.

use anyhow::Result;
use diagrams::{Arrow, Drawing, Example, Forbidden, Mark, Scene};
use minijinja::Value;
use minijinja::context;
use rules::notation::{Names, fen};
use rules::{Game, Move, Path, Rules, Side, Square};
use text::words::{self, refusal};
use text::{Key, Text};

use super::safe;

/// All pictures of a page, for one set of rules.
pub(crate) struct Diagrams<'a> {
    text: &'a Text,
    drawing: Drawing,
    names: Names,
    examples: Vec<Example>,
}

impl<'a> Diagrams<'a> {
    /// The pictures for these rules.
    ///
    /// # Errors
    /// If an example does not show what it should.
    pub(crate) fn new(text: &'a Text, rules: &Rules) -> Result<Diagrams<'a>> {
        let (drawing, names) = (Drawing::new(rules, Side::White), Names::official(rules));
        Ok(Diagrams { text, drawing, names, examples: Example::all(rules)? })
    }

    /// What all of them use: it stands once in the page.
    pub(crate) fn definitions(&self) -> Value {
        safe(self.drawing.definitions())
    }

    /// The pictures of an article.
    pub(crate) fn of(&self, article: &str) -> Vec<Value> {
        let examples = self.examples.iter().filter(|example| example.article == article);
        examples.map(|example| self.picture(example)).collect()
    }

    fn picture(&self, example: &Example) -> Value {
        let allowed = example.allowed.as_ref();
        let no =
            example.forbidden.as_ref().map(|Forbidden { way, refusal, .. }| self.no(example, way, refusal));
        context! {
            view_box => self.drawing.view_box(),
            inside => safe(self.drawing.inside(&scene(example))),
            label => self.label(&example.game),
            position => allowed.map(|_| fen::write(&example.game.position().setup(), &self.names)),
            way => allowed.map(|(_, path)| self.joined(&path.squares, " ")),
            yes => allowed.map(|(_, path)| self.written(path)),
            no,
        }
    }

    fn no(&self, example: &Example, way: &[Square], why: &rules::Refusal) -> Value {
        let turn = example.game.position().turn();
        context! { way => self.joined(way, "–"), why => self.text.say(refusal(why, turn)) }
    }

    /// What stands where, for those who do not see it.
    fn label(&self, game: &Game) -> String {
        if game.position() == Game::site(*game.rules()).start() {
            return self.text.say(Key::BoardLabel { game: &words::game(self.text, game.rules()) });
        }
        let pieces = game.position().setup().pieces.into_iter();
        let said = pieces
            .map(|(square, piece)| words::square(self.text, &self.names.name(square), Some(piece), &[]));
        said.collect::<Vec<_>>().join("; ")
    }

    /// A way as players write it, with every square.
    fn written(&self, path: &Path) -> String {
        let separator = if path.captured.is_empty() { '-' } else { self.names.separator() };
        self.joined(&path.squares, separator.encode_utf8(&mut [0; 4]))
    }

    fn joined(&self, way: &[Square], between: &str) -> String {
        way.iter().map(|&square| self.names.name(square)).collect::<Vec<_>>().join(between)
    }
}

/// The position with both ways, and with dots where else the piece may go.
fn scene(example: &Example) -> Scene {
    let mut scene = Scene::of(&example.game.position().setup());
    if let Some((made, path)) = &example.allowed {
        scene.marks.extend(elsewhere(&example.game, made).map(|square| (square, Mark::Destination)));
        scene.arrows.push(Arrow::Allowed(path.squares.clone()));
    }
    scene.arrows.extend(example.forbidden.iter().map(|forbidden| Arrow::Forbidden(forbidden.way.clone())));
    scene
}

/// Where the piece that makes a move could end it instead.
fn elsewhere<'a>(game: &'a Game, made: &'a Move) -> impl Iterator<Item = Square> + 'a {
    let others = game.legal().iter().filter(|other| other.from() == made.from());
    others.map(Move::to).filter(|&to| to != made.to())
}
