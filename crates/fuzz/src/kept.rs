//! What was kept on the device by the game page and the study page, or by nobody of ours.

use app::{Action, Set, Slot, Started, Wish};
use record::Link;
use rules::{Status, Variant};
use study::{Day, Difficulty, Effect, GamesAction, Input, LearnAction, Model, Origin, Section};

use crate::page::{begun, english, kept as kept_by, look, started};

/// The first byte chooses whose text the rest is.
pub(crate) fn kept(data: &[u8]) {
    let Some((choice, text)) = crate::chosen(data) else { return };
    let text = text.into_owned();
    match choice % 6 {
        0 => game(text),
        1 => settings(text),
        2 => statistics(text),
        3 => tabs(&text),
        4 => typed(&text),
        _ => study(study::Slot::ALL.get(choice / 6 % (study::Slot::ALL.len() + 1)), text),
    }
}

fn game(text: String) {
    let page = |game| begun(Started { game: Some(game), ..started() });
    let write = |page: &app::Model| kept_by(page, Slot::Game, [Action::Flip, Action::Flip]);
    let first = page(text);
    look(&first);
    let written = write(&first);
    let second = page(written.clone());
    assert_eq!(app::panel(&second, &english()).notice.is_some(), written.contains("\nshelf\n"), "{written}");
    assert_eq!(write(&second), written);
    assert_eq!(state(&first), state(&second), "{written}");
}

fn state(page: &app::Model) -> (rules::Position, Status, usize) {
    (*page.game().position(), page.game().status(), page.game().ply())
}

fn settings(text: String) {
    let page = |settings| begun(Started { settings: Some(settings), ..started() });
    let wishes = [Set::ALL[0], Set::ALL[1]].map(|set| Action::Wish(Wish::Set(set)));
    let first = page(text);
    look(&first);
    let written = kept_by(&first, Slot::Settings, wishes);
    assert_eq!(kept_by(&page(written.clone()), Slot::Settings, wishes), written);
}

/// A game that is resigned and left is counted with those that were kept.
fn statistics(text: String) {
    let page = |statistics| begun(Started { statistics: Some(statistics), ..started() });
    let mut first = page(text);
    let written = kept_by(&first, Slot::Statistics, [Action::Resign, Action::NewGame]);
    for action in [Action::Resign, Action::NewGame] {
        app::update(&mut first, app::Event::Act(action));
    }
    let second = page(written);
    assert_eq!(results(&first), results(&second));
}

fn results(page: &app::Model) -> Vec<app::Section> {
    let sections = app::menu(page, &english()).sections;
    sections.into_iter().filter(|section| section.id == "results").collect()
}

/// A tab takes up one of the two games.
fn tabs(text: &str) {
    let (own, shared) = text.split_once('\u{1}').unwrap_or((text, ""));
    let (own, shared) = (own.to_owned(), shared.to_owned());
    let taken = app::resumed(Some(own.clone()), Some(shared.clone()));
    assert!(taken.as_ref().is_some_and(|taken| *taken == own || *taken == shared));
    look(&begun(Started { game: taken, ..started() }));
}

/// A text as a link in the address, as a position, and pasted.
fn typed(text: &str) {
    let mut model = study_begun(None);
    let events = [
        study::Event::Link(text.to_owned()),
        study::Event::Input(Input::Position, text.to_owned()),
        study::Event::Input(Input::Paste, text.to_owned()),
        study::Event::Act(study::Action::Games(GamesAction::Open)),
        study::Event::Input(Input::Player, text.to_owned()),
        study::Event::Input(Input::RulesName, text.to_owned()),
    ];
    for event in events {
        study::update(&mut model, event).iter().for_each(assert_can_be_taken_up);
        study::panel(&model, &english());
    }
    assert_can_be_seen(&mut model);
}

/// What the study page kept, or the file of puzzles that it fetched; it is learned from in any case.
fn study(slot: Option<&study::Slot>, text: String) {
    let file = slot.is_none().then(|| text.clone());
    let mut model = study_begun(slot.map(|slot| (*slot, text)));
    assert_can_be_seen(&mut model);
    learn(&mut model, file);
}

fn learn(model: &mut Model, file: Option<String>) {
    let variant = Variant::ALL[0];
    let lessons = [
        LearnAction::Course,
        LearnAction::Next,
        LearnAction::Solution,
        LearnAction::Daily,
        LearnAction::Hint,
        LearnAction::Puzzles(Difficulty::Easy),
        LearnAction::Back,
        LearnAction::Leave,
    ];
    let act = |action| study::Event::Act(study::Action::Learn(action));
    study::update(model, act(LearnAction::Game(variant)));
    study::update(model, study::Event::Puzzles(variant, file, Day(20_000)));
    for lesson in lessons {
        study::update(model, act(lesson));
        study::panel(model, &english());
        look(model.app());
    }
}

/// The study page with this in its storage.
fn study_begun(kept: Option<(study::Slot, String)>) -> Model {
    let mut model = Model::new(&english());
    let found = kept.map(|(slot, text)| study::Event::Found(slot, text));
    for event in found.into_iter().chain([study::Event::Started(started(), Origin::Kept)]) {
        study::update(&mut model, event).iter().for_each(assert_can_be_taken_up);
    }
    model
}

/// All sections, one after the other, and the board.
fn assert_can_be_seen(model: &mut Model) {
    for section in Section::ALL {
        let opened = study::Event::Act(study::Action::Open(*section));
        study::update(model, opened).iter().for_each(assert_can_be_taken_up);
        study::panel(model, &english());
    }
    look(model.app());
}

/// What the study page keeps, it can read.
fn assert_can_be_taken_up(effect: &Effect) {
    match effect {
        Effect::Keep(study::Slot::Record, text) => {
            let read = record::read(text).unwrap_or_else(|why| panic!("{why}: {text}"));
            assert_eq!(record::write(&read), *text);
        }
        Effect::Keep(study::Slot::Turns, text) => {
            text.lines().skip(1).for_each(|line| assert!(Link::read(line).is_ok(), "{text}"));
        }
        _ => (),
    }
}
