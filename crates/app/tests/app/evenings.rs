//! Many games of every variant through the whole page, by taps and by the real opponent, with all that
//! players do beside it. After every event, all that is shown and kept agrees.
//!
//! `DAMKA_DEEP=1` plays a thousand games of each.

use crate::page::{Dice, Page, started};
use ai::talk::{Ask, Reply, Servant, Ticket};
use ai::{Level, Megabytes};
use app::{
    Action, Alarm, Effect, Event, LineKind, Millis, Moving, Opponent, Point, Pointer, Shape, Slot, Started,
    State,
};
use rules::{Game, Piece, Rank, Side, Square, Status, Variant};

/// How many games of each variant are played.
fn games() -> usize {
    if std::env::var_os("DAMKA_DEEP").is_some_and(|deep| deep == "1") { 1_000 } else { 24 }
}

/// One test for each variant, so that they run side by side.
macro_rules! variants {
    ($($test:ident)*) => {
        $(#[test]
        fn $test() {
            play_games(Variant::from_id(stringify!($test)).expect("a variant"));
        })*

        #[test]
        fn every_variant_has_a_test() {
            let tests = [$(stringify!($test)),*];
            assert!(Variant::ALL.iter().all(|variant| tests.contains(&variant.id())));
        }
    };
}

variants! { american russian brazilian spanish italian czech pool international }

fn play_games(variant: Variant) {
    let mut ends = Ends::default();
    for seed in 0..games() {
        let mut evening = Evening::new(variant, seed as u64);
        evening.play_out();
        ends.count(evening.page.model.game().status());
    }
    assert!(ends.won > 0 && ends.drawn > 0, "{variant:?}: {} won, {} drawn", ends.won, ends.drawn);
}

#[derive(Default)]
struct Ends {
    won: usize,
    drawn: usize,
}

impl Ends {
    fn count(&mut self, status: Status) {
        match status {
            Status::Playing => panic!("the game is not over"),
            Status::Won { .. } => self.won += 1,
            Status::Drawn(_) => self.drawn += 1,
        }
    }
}

/// A page, who sits at it, and the worker behind it.
struct Evening {
    page: Page,
    dice: Dice,
    servant: Servant,
    asked: Option<Ask>,
    alarms: Vec<Alarm>,
    now: f64,
    /// The state that was last compared with what is kept.
    compared: Option<Seen>,
}

/// What a kept game must say: positions, all moves, and the end.
type Seen = (Vec<rules::Position>, Vec<rules::Move>, usize, Status);

impl Evening {
    fn new(variant: Variant, seed: u64) -> Self {
        let mut evening = Self {
            page: Page::new(started("en")),
            dice: Dice::new(seed),
            servant: Servant::new(Megabytes(1)),
            asked: None,
            alarms: vec![],
            now: 0.0,
            compared: None,
        };
        let opponents = [Opponent::Computer(Level::Easy), Opponent::Friend];
        let opponent = evening.dice.pick(&opponents);
        evening.act(Action::Opponent(opponent));
        evening.act(Action::Variant(variant));
        evening
    }

    fn play_out(&mut self) {
        for _ in 0..2_000 {
            self.settle();
            if self.game().status() != Status::Playing {
                return self.look_back();
            }
            self.turn();
        }
        panic!("no end: {}", self.page.kept_game());
    }

    fn game(&self) -> &Game {
        self.page.model.game()
    }

    /// A move of whoever has it, or something else now and then.
    fn turn(&mut self) {
        match self.dice.roll(60) {
            0 => self.act(Action::Undo),
            1 => self.act(Action::Redo),
            2 => self.go_somewhere(),
            3 => self.act(Action::OfferDraw),
            4 => self.act(Action::Hint),
            5 => self.act(Action::Flip),
            6 => self.load_again(),
            7 => self.send(Event::Moving(Moving::Still)),
            8 => self.send(Event::Moving(Moving::Animated)),
            9 => self.act(Action::ClaimDraw),
            10 if self.dice.roll(8) == 0 => self.act(Action::Resign),
            _ => self.go_on(),
        }
        self.answer_question();
    }

    fn go_on(&mut self) {
        if self.asked.is_some() {
            self.reply();
        } else if self.game().ply() < self.game().len() {
            self.act(Action::PlayOn);
            self.tap_any();
        } else {
            self.tap_any();
        }
    }

    fn answer_question(&mut self) {
        if self.page.panel().question.is_some() {
            let answer = self.dice.pick(&[Action::Accept, Action::Decline, Action::Decline]);
            self.act(answer);
        }
    }

    fn go_somewhere(&mut self) {
        let ply = self.dice.roll(self.game().len() + 1);
        self.act(Action::GoTo(ply));
    }

    fn tap_any(&mut self) {
        let game = self.game().clone();
        let made = self.dice.pick(game.legal());
        let path = game.referee().path(game.position(), made).expect("a way");
        path.squares.iter().for_each(|square| self.tap(*square));
    }

    fn tap(&mut self, square: Square) {
        let point = self.page.point(square);
        self.send(Event::Pointer(Pointer::Down(point)));
        self.send(Event::Pointer(Pointer::Up(point)));
    }

    /// What the worker says, which looks as far as the easy level does, and then all alarms that wait.
    fn reply(&mut self) {
        let Some(Ask::Think { ticket, game, seed, .. }) = self.asked.take() else { return };
        let ask = Ask::Think { ticket, game, level: Level::Easy, seed };
        assert_eq!(self.servant.handle(&ask, ai::Millis(0)), None);
        let said = (0..10_000).find_map(|_| match self.servant.step(ai::Millis(0)) {
            Some(reply @ Reply::Done { .. }) => Some(reply),
            _ => None,
        });
        self.send(Event::Worker(said.expect("an answer")));
        std::mem::take(&mut self.alarms).into_iter().for_each(|alarm| self.send(Event::Woke(alarm)));
    }

    /// The page is loaded again with what it has kept.
    fn load_again(&mut self) {
        let [settings, game, statistics] =
            [Slot::Settings, Slot::Game, Slot::Statistics].map(|slot| self.page.saved(slot));
        let before = seen(self.game());
        self.page = Page::new(Started { settings, game, statistics, ..started("en") });
        assert_eq!(seen(self.game()), before);
        (self.asked, self.alarms) = (None, vec![]);
        self.take(self.page.effects.clone());
        self.act(Action::Flip);
    }

    /// A game that is over is walked through, and loaded again.
    fn look_back(&mut self) {
        let status = self.game().status();
        self.load_again();
        assert_eq!(self.game().status(), status);
        self.go_somewhere();
        self.act(Action::GoTo(self.game().len()));
        assert_eq!(self.game().status(), status);
    }

    fn act(&mut self, action: Action) {
        self.send(Event::Act(action));
    }

    fn settle(&mut self) {
        for _ in 0..100 {
            if !app::is_moving(&self.page.model) {
                return;
            }
            self.now += 100.0;
            self.send(Event::Frame(Millis(self.now)));
        }
        panic!("something moves for ever");
    }

    fn send(&mut self, event: Event) {
        let effects = self.page.send(event).to_vec();
        self.take(effects);
        self.check();
    }

    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask(Ask::Stop { ticket }) => drop(self.asked.take_if(|ask| ticket_of(ask) == ticket)),
                Effect::Ask(ask) => self.asked = Some(ask),
                Effect::RestartWorker => panic!("the worker said nothing wrong"),
                Effect::Wake(alarm, _) => self.alarms.push(alarm),
                _ => (),
            }
        }
    }

    fn check(&mut self) {
        let panel = self.page.panel();
        let game = self.page.model.game();
        assert_eq!(panel.line.kind == LineKind::Result, game.status() != Status::Playing);
        let listed: Vec<_> = panel.rows.into_iter().flat_map(|row| row.moves).map(|mv| mv.text).collect();
        assert_eq!(listed, (0..game.len()).filter_map(|ply| game.text(ply)).collect::<Vec<_>>());
        if !app::is_moving(&self.page.model) {
            self.check_board();
        }
        self.check_kept();
    }

    /// Grid and picture show the same pieces, and those of the position unless a move is being entered.
    fn check_board(&self) {
        let (cells, shapes) = (self.page.cells(), self.page.scene().shapes);
        let position = self.game().position();
        let is_entered = cells.iter().any(|cell| cell.selected);
        for cell in &cells {
            let told = told(&cell.states);
            assert_eq!(told, painted(&shapes, self.page.point(cell.square)), "{}", cell.label);
            assert!(is_entered || told == position.piece(cell.square), "{}", cell.label);
        }
    }

    /// What is kept is the game as it stands.
    fn check_kept(&mut self) {
        let now = seen(self.game());
        let kept = self.page.saved(Slot::Game).filter(|_| self.compared.as_ref() != Some(&now));
        let Some(kept) = kept else { return };
        let again = Page::new(Started { game: Some(kept), ..started("en") });
        assert_eq!(seen(again.model.game()), now);
        self.compared = Some(now);
    }
}

fn seen(game: &Game) -> Seen {
    (game.positions().copied().collect(), game.moves().to_vec(), game.ply(), game.status())
}

/// The piece that a square of the grid tells of.
fn told(states: &[State]) -> Option<Piece> {
    let is = |state| states.contains(&state);
    let side = is(State::White).then_some(Side::White).or(is(State::Black).then_some(Side::Black))?;
    Some(Piece { side, rank: if is(State::King) { Rank::King } else { Rank::Man } })
}

/// The piece that is painted in the middle of a square.
fn painted(shapes: &[Shape], at: Point) -> Option<Piece> {
    shapes.iter().find_map(|shape| match shape {
        Shape::Piece(centre, piece, _) if *centre == at => Some(*piece),
        _ => None,
    })
}

fn ticket_of(ask: &Ask) -> Ticket {
    match ask {
        Ask::Think { ticket, .. } | Ask::Analyse { ticket, .. } | Ask::Stop { ticket } => *ticket,
    }
}
