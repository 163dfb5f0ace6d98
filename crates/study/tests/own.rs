//! Rules of one's own: what can be chosen can be played, kept and passed on, or is refused with a reason.

use app::Opponent;
use record::Link;
use rules::{Board, Draw, Game, Goal, Landing, Move, Reach, Rules, Side, Status, Variant};
use study::{Action, Effect, Event, Input, Known, Model, OwnAction, Part, Radio, Section, Slot, Value};
use study::{panel, update};
use text::{Language, Text, source};

struct Page {
    model: Model,
    text: Text,
}

impl Page {
    fn new(language: Language) -> Page {
        let text = source::text(language);
        let mut page = Page { model: Model::new(&text), text };
        page.send(Event::Act(Action::Open(Section::Rules)));
        page
    }

    fn send(&mut self, event: Event) -> Vec<Effect> {
        update(&mut self.model, event)
    }

    fn own(&mut self, action: OwnAction) -> Vec<Effect> {
        self.send(Event::Act(Action::Own(action)))
    }

    fn choose(&mut self, value: Value) {
        self.own(OwnAction::Choose(value));
    }

    fn name(&mut self, name: &str) {
        self.send(Event::Input(Input::RulesName, name.to_owned()));
    }

    fn parts(&self) -> Vec<Part> {
        panel(&self.model, &self.text).parts
    }

    fn radios(&self) -> Vec<Radio> {
        let groups = self.parts().into_iter().filter_map(|part| match part {
            Part::Radios(all) => Some(all.values),
            _ => None,
        });
        groups.flatten().collect()
    }

    /// Why what is chosen is refused.
    fn reason(&self) -> Option<String> {
        self.parts().into_iter().find_map(|part| match part {
            Part::Said(words) => Some(words),
            _ => None,
        })
    }

    fn sentences(&self) -> Vec<String> {
        let told = self.parts().into_iter().find_map(|part| match part {
            Part::Sentences(all) => Some(all),
            _ => None,
        });
        told.expect("the rules are always told")
    }

    fn says(&self, words: &str) -> bool {
        self.parts().contains(&Part::Words(words.to_owned()))
    }

    /// The rules that count, by the link to them.
    fn link(&mut self) -> Link {
        match &self.own(OwnAction::Copy)[..] {
            [Effect::CopyLink(text)] => Link::read(text).expect("a link that was just made"),
            other => panic!("{other:?}"),
        }
    }

    fn kept(effects: &[Effect]) -> String {
        match effects {
            [Effect::Keep(Slot::Rules, text)] => text.clone(),
            other => panic!("{other:?}"),
        }
    }
}

/// Numbers by chance: the same ones in every run.
struct Dice(u64);

impl Dice {
    fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        &all[usize::try_from(self.0 >> 33).expect("31 bits") % all.len()]
    }
}

/// By random moves, to the end of the game or so long that men have gone through.
fn play_out(rules: Rules, dice: &mut Dice) -> Game {
    let mut game = Game::traditional(rules);
    while game.status() == Status::Playing && game.len() < 300 {
        let made: Move = *dice.one_of(game.legal());
        game.play(made).expect("a legal move can be made");
    }
    game
}

#[test]
fn whatever_is_chosen_is_played_and_passed_on_or_refused_with_a_reason() {
    let (mut page, mut dice) = (Page::new(Language::English), Dice(5));
    let (mut last, mut refused, mut ended) = (page.link().game.rules().code(), 0, 0);
    for step in 0..1500 {
        let radios = page.radios();
        page.send(Event::Act(dice.one_of(&radios).action));
        let rules = *page.link().game.rules();
        assert_eq!((rules.check(), rules.code().parse()), (Ok(()), Ok(rules)));
        if page.reason().is_some() {
            assert_eq!(rules.code(), last, "what is refused does not count");
            refused += 1;
        } else if step % 5 == 0 {
            ended += usize::from(play_out(rules, &mut dice).status() != Status::Playing);
        }
        last = rules.code();
    }
    assert!(refused > 50 && ended > 100, "{refused} refused, {ended} games to their end");
}

#[test]
fn every_axis_has_one_value_that_is_on_and_each_can_be_chosen() {
    let mut page = Page::new(Language::English);
    for part in page.parts() {
        let Part::Radios(all) = part else { continue };
        for value in &all.values {
            page.send(Event::Act(value.action));
            let on: Vec<_> = page.radios().into_iter().filter(|radio| radio.is_on).collect();
            assert!(on.iter().any(|radio| radio.action == value.action), "{}", value.action.id());
        }
        assert_eq!(all.values.iter().filter(|value| value.is_on).count(), 1, "{}", all.id);
        page.own(OwnAction::Start(Known::Variant(Variant::Russian)));
    }
}

#[test]
fn what_does_not_go_together_is_told_with_what_to_do_and_stays_chosen() {
    for language in Language::ALL {
        let mut page = Page::new(language);
        page.own(OwnAction::Start(Known::Variant(Variant::Russian)));
        let before = page.sentences();
        page.choose(Value::Reach(Reach::Short));
        let reason = page.reason().expect("only flying kings have a rule for landing");
        assert!(!reason.trim().is_empty() && page.sentences() == before, "{language:?}");
        page.choose(Value::Landing(Landing::Free));
        assert_eq!(page.reason(), None, "{language:?}");
        assert_ne!(page.sentences(), before, "{language:?}");
    }
}

#[test]
fn games_are_found_by_how_they_are_played() {
    let mut page = Page::new(Language::English);
    page.own(OwnAction::Start(Known::Variant(Variant::International)));
    page.choose(Value::Goal(Goal::Losing));
    assert!(page.says("Same play: Antidraughts (losing)"));
    page.choose(Value::First(Side::Black));
    assert!(!page.says("Same play: Antidraughts (losing)"));
    page.own(OwnAction::Start(Known::Variant(Variant::Brazilian)));
    page.choose(Value::Board(Board::TEN));
    assert!(page.says("Same play: International draughts"));
    assert_eq!(page.link().game.rules().naming.game_type, 20, "it is written down as that game");
    page.choose(Value::Board(Board::TWELVE));
    assert_eq!(page.link().game.rules().naming.game_type, 27, "Canadian draughts");
    page.choose(Value::Board(Board::EIGHT));
    page.choose(Value::Goal(Goal::Losing));
    assert_eq!(page.link().game.rules().naming.game_type, 0, "a game of one's own has no number");
}

#[test]
fn every_preset_makes_sense_and_is_played_to_the_end() {
    let mut dice = Dice(3);
    let mut page = Page::new(Language::English);
    for place in 0..8 {
        page.own(OwnAction::Start(Known::Preset(place)));
        let link = page.link();
        assert!(!link.name.is_empty() && page.reason().is_none(), "{place}");
        let game = play_out(*link.game.rules(), &mut dice);
        assert!(game.len() > 20, "{}", link.name);
    }
}

#[test]
fn they_are_played_under_their_name_by_who_begins_as_chosen() {
    let mut page = Page::new(Language::English);
    page.own(OwnAction::Start(Known::Variant(Variant::International)));
    page.choose(Value::Goal(Goal::Losing));
    page.choose(Value::First(Side::Black));
    page.name("Give it away");
    page.own(OwnAction::Play(Opponent::Friend));
    let game = page.model.app().game();
    assert_eq!((game.rules().goal, game.position().turn()), (Goal::Losing, Side::Black));
    assert_eq!(page.model.app().rules_name(), "Give it away");
}

#[test]
fn a_game_that_has_a_name_is_played_as_chosen_too() {
    let mut page = Page::new(Language::English);
    page.own(OwnAction::Start(Known::Variant(Variant::Russian)));
    page.choose(Value::Limits(Draw::REPETITION.limits));
    page.own(OwnAction::Play(Opponent::Friend));
    let game = page.model.app().game();
    assert_eq!(game.rules().draw.limits, Draw::REPETITION.limits);
    page.own(OwnAction::Start(Known::Variant(Variant::Russian)));
    page.own(OwnAction::Play(Opponent::Friend));
    assert_eq!(page.model.app().game().position().turn(), Side::White, "as the section says");
}

#[test]
fn they_are_kept_renamed_deleted_and_put_back() {
    let mut page = Page::new(Language::English);
    page.own(OwnAction::Start(Known::Preset(1)));
    page.name(" At  home ");
    let one = Page::kept(&page.own(OwnAction::Save));
    assert!(one.ends_with(" At home\n"), "{one}");
    page.name("In the club");
    let renamed = Page::kept(&page.own(OwnAction::Save));
    assert_eq!(renamed, one.replace("At home", "In the club"));
    page.choose(Value::Goal(Goal::Losing));
    page.name("Losing");
    let two = Page::kept(&page.own(OwnAction::SaveNew));
    assert!(two.starts_with(&renamed) && two.lines().count() == 3, "{two}");
    assert_eq!(Page::kept(&page.own(OwnAction::Delete(0))), two.replace(&renamed[14..], ""));
    assert_eq!(page.reason().as_deref(), Some("Deleted: In the club"));
    assert_eq!(Page::kept(&page.own(OwnAction::Restore)), two);
    let mut again = Page::new(Language::Hebrew);
    again.send(Event::Found(Slot::Rules, two.clone()));
    again.own(OwnAction::Open(1));
    assert_eq!((again.link().name.as_str(), again.link().game.rules().goal), ("Losing", Goal::Losing));
    assert_eq!(Page::kept(&again.own(OwnAction::Save)), two);
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_there() {
    let mut page = Page::new(Language::English);
    page.name("Good");
    let text = Page::kept(&page.own(OwnAction::Save));
    page.send(Event::Found(Slot::Rules, format!("{text}rubbish\n")));
    assert!(page.says("Some of your saved rules could not be read."));
    page.own(OwnAction::Open(0));
    assert_eq!(page.link().name, "Good");
}

#[test]
fn a_link_shows_the_rules_and_asks_nothing() {
    let mut page = Page::new(Language::English);
    page.own(OwnAction::Start(Known::Preset(4)));
    page.name("שלנו");
    let [Effect::CopyLink(text)] = &page.own(OwnAction::Copy)[..] else { panic!("a link") };
    let text_of_rules = page.sentences();
    let mut other = Page::new(Language::English);
    other.send(Event::Act(Action::Open(Section::Analysis)));
    let effects = other.send(Event::Link(text.clone()));
    assert_eq!((effects, other.sentences()), (vec![], text_of_rules));
    assert_eq!(other.link().name, "שלנו");
    let before = other.parts();
    for rubbish in ["", "game", "1", &text[..text.len() - 1], "1AAAA"] {
        other.send(Event::Link(rubbish.to_owned()));
        other.send(Event::Act(Action::Open(Section::Rules)));
        assert_eq!(other.parts(), before, "{rubbish}");
    }
}
