//! Games from elsewhere: what is shown of a text, and what is said of one that cannot be read.

use study::{Action, Event, GamesAction, Input, Model, Part, Section, panel, update};
use text::{Language, source};

/// The page with a text in it.
fn opened(content: &str) -> Model {
    let mut model = Model::default();
    update(&mut model, Event::Act(Action::Open(Section::Games)));
    update(&mut model, Event::Input(Input::Paste, content.to_owned()));
    choose(&mut model, GamesAction::Open);
    model
}

fn choose(model: &mut Model, action: GamesAction) {
    update(model, Event::Act(Action::Games(action)));
}

fn parts(model: &Model, language: Language) -> Vec<Part> {
    panel(model, &source::text(language)).parts
}

fn said(model: &Model, language: Language) -> String {
    let said = parts(model, language).into_iter().find_map(|part| match part {
        Part::Said(words) => Some(words),
        _ => None,
    });
    said.expect("there is a place for it")
}

/// The labels of the list.
fn rows(model: &Model) -> Vec<String> {
    let rows = parts(model, Language::English).into_iter().find_map(|part| match part {
        Part::List { rows, .. } => Some(rows.into_iter().map(|row| row.label).collect()),
        _ => None,
    });
    rows.unwrap_or_default()
}

fn collection(count: usize) -> String {
    (1..=count)
        .map(|number| format!("[White \"Ada\"]\n[Black \"Bob {number}\"]\n1. 11-15 22-18 1-0\n"))
        .collect()
}

#[test]
fn whatever_is_pasted_is_shown() {
    for (content, plies) in [
        ("1. 32-28 19-23 2. 28x19 14x23", 4),
        ("[GameType \"25\"] 1. c3-d4 b6-a5 *", 2),
        ("W:W31,32:BK5", 0),
        ("B:Wf6:BKg7,a3.", 0),
    ] {
        let model = opened(content);
        assert_eq!(
            (said(&model, Language::English).as_str(), model.app().game().ply()),
            ("", plies),
            "{content}"
        );
        assert_eq!(rows(&model), Vec::<String>::new(), "one game is no list");
    }
}

#[test]
fn what_cannot_be_read_is_told_in_the_readers_language_with_its_place() {
    for (content, words) in [
        ("[GameType \"25\"]\n1. c3-d4 e9-e9", ["Line 2, column 10.", "Found: e9-e9"]),
        ("[GameType \"25\"]\n1. c3-d4 {oh", ["Line 2, column 10.", "Expected: }"]),
        ("[GameType \"77\"] 1. c3-d4", ["Line 1, column 1.", "20, "]),
        ("", ["There is no game", "text"]),
    ] {
        let model = opened(content);
        let told = said(&model, Language::English);
        assert!(words.iter().all(|part| told.contains(part)), "{content}: {told}");
        assert_ne!(said(&model, Language::Hebrew), told, "{content}");
    }
}

#[test]
fn a_game_that_breaks_off_is_shown_up_to_there() {
    let model = opened("[GameType \"25\"] 1. c3-d4 b6-a5 2. d4-e9");
    assert_eq!(model.app().game().ply(), 2);
    assert!(said(&model, Language::English).contains("d4-e9"));
}

#[test]
fn a_collection_is_listed_fifty_at_a_time_and_searched() {
    let mut model = opened(&collection(120));
    assert_eq!((rows(&model).len(), rows(&model)[0].as_str()), (50, "1. Ada – Bob 1 1-0"));
    choose(&mut model, GamesAction::On);
    choose(&mut model, GamesAction::On);
    assert_eq!(rows(&model).len(), 20);
    update(&mut model, Event::Input(Input::Player, "bob 11".to_owned()));
    assert_eq!(rows(&model).len(), 11, "11 and 110 to 119");
    choose(&mut model, GamesAction::Show(110));
    assert_eq!(model.app().game().ply(), 2);
}

#[test]
fn a_large_collection_goes_on_until_it_is_read_or_stopped() {
    let content = collection(10_000);
    let mut model = opened(&content);
    let goes_on = |model: &Model| {
        parts(model, Language::English).iter().any(|part| matches!(part, Part::Progress { .. }))
    };
    let mut slices = 0;
    while goes_on(&model) {
        update(&mut model, Event::GoOn);
        slices += 1;
    }
    assert!(slices > 20, "{slices} are too few to keep the page answering");
    update(&mut model, Event::Input(Input::Player, "bob 9999".to_owned()));
    assert_eq!(rows(&model), ["9999. Ada – Bob 9999 1-0"]);
    let mut stopped = opened(&content);
    choose(&mut stopped, GamesAction::Stop);
    assert!(!goes_on(&stopped));
}
