//! How a game is set up: who begins, who sits where, men given as odds, openings drawn by lot.

use crate::chance::Chance;
use crate::clock::Clock;
use crate::openings::{Openings, draws_lots};
use crate::table::{Choice, Table};
use crate::wish::{Custom, Draws, Lie, Odds, Seat, Wishes};
use rules::{Game, Rules, Setup, Side, Square, Turned, Word};

impl Table {
    /// A new game as it is wished.
    pub(crate) fn deal(choice: Choice, wishes: &Wishes, openings: &Openings, chance: &mut Chance) -> Self {
        let lot = lot(&choice, wishes, openings, chance);
        let rules = rules(&choice, wishes);
        let own = choice.variant().is_none();
        let first = first(&rules, if lot.is_some() || own { Custom::Tradition } else { wishes.custom });
        let seat = seat(wishes.seat, first, chance);
        let game = set_up(rules, first, seat.opposite(), wishes.odds);
        let mut table = Self::with(choice, game, seat, seat);
        table.clock = Clock::new(wishes.pace);
        table.lay(wishes.lie);
        table.open(lot.unwrap_or_default());
        table
    }

    /// Lays the board one way or the other; for rules of one's own as they say.
    pub(crate) fn lay(&mut self, lie: Lie) {
        self.turned = match lie {
            Lie::Usual if self.choice.variant().is_some() => Turned::Usual,
            _ => self.game.rules().naming.turned,
        };
    }

    /// Plays the moves of an opening.
    fn open(&mut self, line: &str) {
        for text in line.split_whitespace() {
            let made = self.game.read(text).ok();
            let way =
                made.and_then(|made| Some((made, self.game.referee().path(self.game.position(), made)?)));
            if let Some((made, path)) = way {
                self.play(made, path);
            }
        }
        self.opening = self.game.ply();
    }

    /// Whether both sides began with the same force.
    pub(crate) fn is_even(&self) -> bool {
        let start = self.game.start();
        start.of(Side::White).count() == start.of(Side::Black).count()
    }
}

fn rules(choice: &Choice, wishes: &Wishes) -> Rules {
    match (wishes.draws, choice.variant()) {
        (Draws::Tournament, Some(known)) => choice.rules().with_draw(known.tournament()),
        _ => choice.rules(),
    }
}

/// An opening of the game's list.
fn lot<'a>(choice: &Choice, wishes: &Wishes, openings: &'a Openings, chance: &mut Chance) -> Option<&'a str> {
    let known = choice.variant().filter(|_| draws_lots(wishes))?;
    let count = openings.of(known).count();
    if count == 0 { None } else { openings.of(known).nth(chance.below(count)) }
}

fn first(rules: &Rules, custom: Custom) -> Side {
    match custom {
        Custom::Site => Game::site(*rules).start().turn(),
        Custom::Tradition => rules.first,
    }
}

fn seat(seat: Seat, first: Side, chance: &mut Chance) -> Side {
    match seat {
        Seat::First => first,
        Seat::Dark => Side::Black,
        Seat::Light => Side::White,
        Seat::Chance => Side::ALL[chance.below(Side::ALL.len())],
    }
}

/// The start, where the side that gives odds goes without some men of its home row, the middle ones
/// first.
fn set_up(rules: Rules, first: Side, giver: Side, odds: Odds) -> Game {
    let full = Game::from_start(rules, first);
    let mut setup = full.start().setup();
    for _ in 0..odds.men() {
        let missing = middle_of_home_row(&full, &setup, giver);
        setup.pieces.retain(|(square, _)| Some(*square) != missing);
    }
    Game::new(rules, &setup).unwrap_or(full)
}

/// The piece of the home row that stands nearest to its middle.
fn middle_of_home_row(game: &Game, setup: &Setup, side: Side) -> Option<Square> {
    let grid = game.referee().grid();
    let home = grid.crown_row(side.opposite());
    let squares = setup.pieces.iter().map(|(square, _)| *square).filter(|square| home.has(*square));
    squares.min_by_key(|square| (2 * grid.column(*square) + 1).abs_diff(grid.width()))
}
