//! Links: what two people see who send each other a game, and what is refused.

use record::{Link, Opener};
use rules::{Game, Side, Square, Variant};
use study::{
    Action, Effect, Event, Model, Opened, Origin, Panel, Part, Section, ShareAction, Slot, panel, update,
};
use text::{Language, Text, source};

const PAGE: &str = "https://example.org/analysis/";

/// A device with the page on it.
struct Device {
    model: Model,
    /// What stands behind `#` in its address.
    fragment: String,
    turns: String,
}

impl Device {
    /// Opens the page at a fragment, with what was kept of games by link.
    fn open(fragment: &str, turns: &str) -> Device {
        let model = Model::default();
        let mut device = Device { model, fragment: fragment.to_owned(), turns: turns.to_owned() };
        device.tell(Event::Found(Slot::Turns, turns.to_owned()));
        device.tell(Event::Started(started(), Origin::Elsewhere));
        device.tell(Event::Opened(Opened { page: PAGE.to_owned(), may_send: false }));
        device.tell(Event::Link(fragment.to_owned()));
        device
    }

    fn tell(&mut self, event: Event) {
        for effect in update(&mut self.model, event) {
            match effect {
                Effect::Address(fragment) => self.fragment = fragment,
                Effect::Keep(Slot::Turns, text) => self.turns = text,
                _ => {}
            }
        }
    }

    fn choose(&mut self, action: ShareAction) {
        self.tell(Event::Act(Action::Share(action)));
    }

    /// Presses two squares of the board.
    fn play(&mut self, squares: [&str; 2]) {
        for name in squares {
            let square = self.square(name);
            self.tell(Event::App(app::Event::Press(square)));
        }
    }

    fn square(&self, name: &str) -> Square {
        self.game().names().square(name).expect("a square")
    }

    fn game(&self) -> &Game {
        self.model.app().game()
    }

    fn moves(&self) -> Vec<String> {
        (0..self.game().ply()).filter_map(|ply| self.game().text(ply)).collect()
    }

    fn panel(&self) -> Panel {
        panel(&self.model, &english())
    }

    /// The fragment of the link that is offered.
    fn link(&self) -> Option<String> {
        let field = self.panel().parts.into_iter().find_map(|part| match part {
            Part::Field(field) => Some(field.text),
            _ => None,
        });
        field.and_then(|link| link.strip_prefix(PAGE)?.strip_prefix('#').map(str::to_owned))
    }

    fn said(&self) -> String {
        let said = self.panel().parts.into_iter().find_map(|part| match part {
            Part::Said(words) => Some(words),
            _ => None,
        });
        said.unwrap_or_default()
    }
}

fn english() -> Text {
    source::text(Language::English)
}

fn started() -> app::Started {
    app::Started {
        seed: 1,
        language: "en".to_owned(),
        languages: vec![],
        moving: app::Moving::Still,
        settings: None,
        game: None,
        statistics: None,
    }
}

fn link(variant: Variant, moves: &str, opener: Opener) -> Link {
    let mut game = Game::traditional(variant.rules());
    for text in moves.split_whitespace() {
        game.play(game.read(text).expect("a move")).expect("a legal one");
    }
    Link { game, opener, name: String::new() }
}

fn fragment(link: &Link) -> String {
    link.write().expect("a link")
}

/// White has begun a game of Russian draughts by link and made its first move.
fn begun() -> Device {
    let start = fragment(&link(Variant::Russian, "", Opener::Watches(Side::White)));
    let mut white = Device::open(&start, "");
    white.choose(ShareAction::Begin);
    white.play(["c3", "d4"]);
    white
}

#[test]
fn an_address_that_names_a_section_opens_it() {
    for section in Section::ALL {
        let tabs = Device::open(section.id(), "").panel().tabs;
        let open: Vec<_> = tabs.iter().filter(|tab| tab.on).map(|tab| tab.action).collect();
        assert_eq!(open, [Action::Open(*section)]);
    }
}

#[test]
fn two_people_take_turns_by_sending_each_other_links() {
    let mut white = begun();
    let mut black = Device::open(&white.link().expect("a link after the move"), "");
    assert_eq!(app::side_below(black.model.app()), Side::Black);
    assert_eq!(black.link(), None, "no link before the move");
    black.play(["b6", "a5"]);
    white.tell(Event::Link(black.link().expect("a link after the move")));
    assert_eq!(white.moves(), ["c3-d4", "b6-a5"]);
    assert_eq!(app::side_below(white.model.app()), Side::White);
    white.play(["g3", "f4"]);
    black.tell(Event::Link(white.link().expect("a link after the move")));
    assert_eq!(black.moves().len(), 3);
}

#[test]
fn only_the_side_of_the_link_may_move() {
    let mut white = begun();
    white.play(["b6", "a5"]);
    assert_eq!(white.moves(), ["c3-d4"]);
    white.tell(Event::App(app::Event::Act(app::Action::Resign)));
    assert_eq!(white.game().status(), rules::Status::Playing);
}

#[test]
fn a_page_that_is_loaded_again_has_lost_nothing() {
    let white = begun();
    let again = Device::open(&white.fragment, &white.turns);
    assert_eq!((again.moves(), again.link()), (white.moves(), white.link()));
}

#[test]
fn a_move_that_was_not_sent_may_be_taken_back_and_another_made() {
    let mut white = begun();
    white.tell(Event::App(app::Event::Act(app::Action::Undo)));
    white.play(["e3", "f4"]);
    assert_eq!(white.moves(), ["e3-f4"]);
    let sent = Link::read(&white.link().expect("a link")).expect("a readable one");
    assert_eq!((sent.game.ply(), sent.opener), (1, Opener::Plays(Side::Black)));
}

#[test]
fn a_link_that_does_not_go_on_from_the_game_is_refused_and_may_be_opened_all_the_same() {
    let mut white = begun();
    let forged = link(Variant::Russian, "c3-d4 b6-a5 g3-f4 f6-g5", Opener::Plays(Side::White));
    white.tell(Event::Link(fragment(&forged)));
    assert_eq!(white.moves(), ["c3-d4"]);
    assert!(white.said().contains("move 3 is another one"), "{}", white.said());
    white.choose(ShareAction::OpenRefused);
    assert_eq!(white.moves().len(), 4);
}

#[test]
fn nobody_gives_up_or_agrees_to_a_draw_for_the_other() {
    for end in [|game: &mut Game| game.resign(Side::White), Game::agree_draw] {
        let mut white = begun();
        let mut forged = link(Variant::Russian, "c3-d4 b6-a5", Opener::Plays(Side::White));
        end(&mut forged.game);
        white.tell(Event::Link(fragment(&forged)));
        assert_eq!(white.moves(), ["c3-d4"]);
        assert!(white.said().contains("not valid"), "{}", white.said());
    }
}

#[test]
fn an_earlier_link_shows_the_game_as_it_stands() {
    let mut white = begun();
    let earlier = fragment(&link(Variant::Russian, "", Opener::Plays(Side::White)));
    white.tell(Event::Link(earlier));
    assert_eq!(white.moves(), ["c3-d4"]);
    assert!(white.said().contains("older"), "{}", white.said());
}

#[test]
fn rubbish_is_answered_and_the_board_stays() {
    let good = fragment(&link(Variant::Russian, "c3-d4 b6-a5 g3-f4", Opener::Watches(Side::White)));
    for (rubbish, words) in [
        ("hello", "no link"),
        (&good[..good.len() - 3], "damaged"),
        (&format!("{good}AAAA"), "damaged"),
        (&good.replacen('1', "7", 1), "newer version"),
        ("", "Your move is made"),
    ] {
        let mut device = begun();
        device.tell(Event::Link(rubbish.to_owned()));
        assert!(device.said().contains(words), "{rubbish}: {}", device.said());
        assert_eq!(device.moves(), ["c3-d4"], "{rubbish}");
    }
}

#[test]
fn a_link_to_a_game_shows_it_from_the_side_of_its_sender() {
    for variant in Variant::ALL {
        let sent = link(*variant, "", Opener::Watches(Side::Black));
        let device = Device::open(&fragment(&sent), "");
        assert_eq!(device.game().rules(), sent.game.rules());
        assert_eq!(app::side_below(device.model.app()), Side::Black);
    }
}

#[test]
fn a_link_has_the_position_alone_if_that_is_wished() {
    let mut device =
        Device::open(&fragment(&link(Variant::Russian, "c3-d4", Opener::Watches(Side::White))), "");
    device.tell(Event::Act(Action::Open(Section::Share)));
    let read = |device: &Device| Link::read(&device.link().expect("a link")).expect("a readable one").game;
    assert_eq!(read(&device).ply(), 1);
    device.choose(ShareAction::Position);
    assert_eq!((read(&device).ply(), read(&device).position()), (0, device.game().position()));
}
