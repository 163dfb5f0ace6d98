//! Long games and the largest boards: nothing is lost, and each goes on.

use ai::talk::{Ask, GameText, Reply, Servant};
use ai::{Level, Megabytes};
use app::Alarm;
use record::{Link, Opener, Record, Tags};
use rules::{Board, Draw, Game, Limits, Move, Repetition, Rules, Side, Status, Variant};
use study::{Effect, Event, Model, Origin, Section, Slot, panel, update};
use text::{Language, Text, source};

/// A page, and what it asks for.
struct Page {
    model: Model,
    text: Text,
    effects: Vec<Effect>,
}

impl Page {
    /// A page that has kept this, of which some is its own.
    fn with(game: String, record: Option<String>) -> Page {
        let text = source::text(Language::English);
        let mut page = Page { model: Model::new(&text), text, effects: vec![] };
        if let Some(record) = record {
            page.send(Event::Found(Slot::Record, record));
        }
        page.send(Event::Started(started(game), Origin::Kept));
        page
    }

    fn send(&mut self, event: Event) {
        self.effects.extend(update(&mut self.model, event));
    }

    fn game(&self) -> &Game {
        self.model.app().game()
    }

    /// Plays a move as a person does who presses each square.
    fn press(&mut self, made: Move) {
        let game = self.game();
        let path = game.referee().path(game.position(), made).expect("a way");
        path.squares.iter().for_each(|square| self.send(Event::App(app::Event::Press(*square))));
    }

    /// What the page has kept last.
    fn kept(&self) -> (String, String) {
        let game = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::App(app::Effect::Save(app::Slot::Game, text)) => Some(text.clone()),
            _ => None,
        });
        let record = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Keep(Slot::Record, text) => Some(text.clone()),
            _ => None,
        });
        (game.expect("a game is kept"), record.expect("a record is kept"))
    }

    fn see_everything(&mut self) {
        for section in Section::ALL {
            self.send(Event::Act(study::Action::Open(*section)));
            panel(&self.model, &self.text);
        }
        app::panel(self.model.app(), &self.text);
        app::scene(self.model.app(), app::Millis(0.0));
    }
}

fn started(game: String) -> app::Started {
    app::Started {
        seed: 7,
        language: "en".to_owned(),
        languages: vec![],
        moving: app::Moving::Still,
        settings: None,
        game: Some(game),
        statistics: None,
    }
}

/// A game that was kept before its first move.
fn unbegun(rules: &Rules, start: &str, opponent: &str) -> String {
    let code = rules.code();
    format!(
        "damka game 1\nrules {code}\nstart {start}\nmoves \nply 0\nend \nopponent {opponent}\nhuman white\nbelow white\n"
    )
}

/// Moves by chance, of those after which nobody has to capture as long as there are some.
fn peaceful(game: &Game, number: usize) -> Move {
    let referee = game.referee();
    let is_peaceful = |made: &&Move| {
        let after = referee.play(game.position(), **made);
        !made.is_capture() && !referee.legal(&after).iter().any(Move::is_capture)
    };
    let peaceful: Vec<_> = game.legal().iter().filter(is_peaceful).collect();
    let among = if peaceful.is_empty() { game.legal().iter().collect() } else { peaceful };
    *among[number.wrapping_mul(2_654_435_761) / 7 % among.len()]
}

#[test]
fn a_game_of_five_hundred_rounds_is_played_kept_and_passed_on() {
    const PLIES: usize = 1_000;
    let draw = Draw { repetition: Repetition::Claim, limits: Limits::new(&[]) };
    let rules = Variant::American.rules().with_draw(draw);
    let mut page = Page::with(unbegun(&rules, "B:WK29,K30,K31:BK1,K2,K3", "friend"), None);
    for number in 0..PLIES {
        let made = peaceful(page.game(), number);
        page.press(made);
        assert_eq!((page.game().len(), page.game().status()), (number + 1, Status::Playing));
    }
    let moves = page.game().moves().to_vec();
    page.see_everything();
    let (game, record) = page.kept();
    let back = Page::with(game, Some(record.clone()));
    assert_eq!((back.game().moves(), back.game().ply()), (&moves[..], PLIES));
    assert_eq!(record::read(&record).expect("what is kept can be read").game().moves(), moves);
    assert_passed_on(page.game());
}

/// PDN, links and messages tell all of it.
fn assert_passed_on(game: &Game) {
    let moves = &game.moves()[..game.ply()];
    let pdn = record::write(&Record::of(game, Tags::new()));
    assert_eq!(record::read(&pdn).expect("a game").game().moves(), moves);
    let link = Link { game: game.clone(), opener: Opener::Watches(Side::White), name: String::new() };
    let read = Link::read(&link.write().expect("it is short enough")).expect("a link");
    assert_eq!(read.game.moves(), moves);
    assert_eq!(GameText::of(game).read().expect("a game").moves(), moves);
}

/// The largest board with axes at their ends: who takes the most and flies furthest, who takes the least
/// and walks, each with as many limits as a draw can have.
const LARGEST: [&str; 4] = [
    "man-captures=all-ways;man-prey=any;king-reach=flying;king-landing=free;duty=must;\
     priority=quantity+with-king+most-kings+kings-earliest;crown=goes-on-as-king;lift=after-move;goal=usual",
    "man-captures=all-ways;man-prey=any;king-reach=flying;king-landing=just-behind;duty=may;priority=free;\
     crown=goes-on-as-man;lift=at-once;goal=losing;first=black;signs=letters;turned=mirrored;separator=:",
    "man-captures=forward;man-prey=men-only;king-reach=short;king-landing=free;duty=must;\
     priority=kings-earliest+most-kings+with-king+quantity;crown=ends-move;lift=at-once;goal=losing",
    "man-captures=forward;man-prey=any;king-reach=flying;king-landing=go-on;duty=may;priority=quantity;\
     crown=ends-move;lift=after-move;goal=usual;number-one=bottom-right",
];

fn largest(axes: &str) -> Rules {
    let limits = "300-balance-any+200-men-any+15-men-lone.3.60.1.lone-king+16-balance-lone.2.9.1.anyone\
                  +60-balance-kings.6.7+30-balance-kings.4.5";
    format!("board=12x12x5;draw=automatic+{limits};{axes}").parse().expect("rules that go together")
}

#[test]
fn the_largest_boards_are_played_by_the_computer_and_passed_on() {
    for axes in LARGEST {
        let rules = largest(axes);
        assert_eq!((rules.board, rules.draw.limits.iter().count()), (Board::TWELVE, Limits::MOST));
        let mut page = Page::with(unbegun(&rules, "", "easy"), None);
        let mut servant = Servant::new(Megabytes(1));
        for number in 0..60 {
            if page.game().status() == Status::Playing {
                move_on(&mut page, &mut servant, number);
            }
        }
        assert!(page.game().len() > 30, "{}: {} moves", rules.code(), page.game().len());
        page.see_everything();
        assert_passed_on(page.game());
    }
}

/// A move of whoever has it.
fn move_on(page: &mut Page, servant: &mut Servant, number: usize) {
    let before = page.game().len();
    let asked = page.effects.iter().rev().find_map(|effect| match effect {
        Effect::App(app::Effect::Ask(ask @ Ask::Think { .. })) => Some(ask.clone()),
        _ => None,
    });
    match asked {
        Some(ask) => answer(page, servant, &ask),
        None => page.press(page.game().legal()[number % page.game().legal().len()]),
    }
    assert_eq!(page.game().len(), before + 1);
}

fn answer(page: &mut Page, servant: &mut Servant, ask: &Ask) {
    let Ask::Think { ticket, game, seed, .. } = ask else { panic!("{ask:?}") };
    let ask = Ask::Think { ticket: *ticket, game: game.clone(), level: Level::Easy, seed: *seed };
    assert_eq!(servant.handle(&ask, ai::Millis(0)), None);
    let said = (0..10_000).find_map(|_| match servant.step(ai::Millis(0)) {
        Some(reply @ Reply::Done { .. }) => Some(reply),
        _ => None,
    });
    let alarms: Vec<Alarm> = std::mem::take(&mut page.effects).iter().filter_map(alarm).collect();
    page.send(Event::App(app::Event::Worker(said.expect("an answer"))));
    alarms.into_iter().for_each(|alarm| page.send(Event::App(app::Event::Woke(alarm))));
}

fn alarm(effect: &Effect) -> Option<Alarm> {
    match effect {
        Effect::App(app::Effect::Wake(alarm, _)) => Some(*alarm),
        _ => None,
    }
}
