//! Every language says everything, and says it as Fluent's own formatter would.

mod samples;

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use samples::samples;
use text::{Direction, Key, Kind, Language, Part, Text, TextError, Value, source, study};

/// Numbers of every plural category in every language here, and some more.
const NUMBERS: [u32; 12] = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101];

#[test]
fn every_language_says_everything_and_nothing_else() {
    for language in Language::ALL {
        for (file, specs) in
            [(source::app(language), Key::SPECS), (source::study(language), study::Key::SPECS)]
        {
            let messages = source::compile(file).expect("a Fluent file");
            assert_eq!(source::faults(language, specs, &messages), Vec::<String>::new());
        }
    }
}

#[test]
fn pages_say_the_same_in_every_language_without_variables() {
    let ids =
        |language| source::compile(source::page(language)).expect("a Fluent file").into_keys().collect();
    let english: BTreeSet<String> = ids(Language::English);
    for language in Language::ALL {
        let of: BTreeSet<String> = ids(language);
        assert_eq!(
            of.symmetric_difference(&english).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "{language:?}"
        );
        for (id, pattern) in source::compile(source::page(language)).expect("a Fluent file") {
            let plain = matches!(pattern.as_slice(), [Part::Words(words)] if !words.trim().is_empty());
            assert!(plain, "{}: {id}: words, and nothing else", language.code());
        }
    }
}

#[test]
fn no_two_messages_of_game_page_and_study_have_the_same_name() {
    let mut known = BTreeSet::new();
    for file in [source::app, source::page, source::study].map(|file| file(Language::English)) {
        for id in source::compile(file).expect("a Fluent file").into_keys() {
            assert!(known.insert(id.clone()), "{id}");
        }
    }
}

/// What keeps inserted words apart from those around them.
const APART: [char; 2] = ['\u{2068}', '\u{2069}'];

#[test]
fn what_is_inserted_among_words_from_right_to_left_is_kept_apart() {
    for language in Language::ALL {
        let said = source::text(language).say(Key::Typed { text: "22-" });
        let apart = said.contains(&format!("{}22-{}", APART[0], APART[1]));
        assert_eq!(apart, language.direction() == Direction::RightToLeft, "{language:?}: {said:?}");
        assert_eq!(said.contains(APART), apart, "{language:?}: {said:?}");
    }
}

#[test]
fn the_formatter_agrees_with_fluent() {
    for language in Language::ALL {
        let text = source::text(language);
        let bundle = bundle(language);
        for spec in Key::SPECS.iter().chain(study::Key::SPECS) {
            for values in samples(spec.variables, &NUMBERS) {
                assert_eq!(
                    text.format(spec.id, &values).map(|said| said.replace(APART, "")),
                    Some(fluent(&bundle, spec.id, &values)),
                    "{language:?} {values:?}"
                );
            }
        }
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a code")]);
    bundle.set_use_isolating(false);
    for file in [source::app(language), source::study(language)] {
        let resource = FluentResource::try_new(file.text.to_owned()).expect("a Fluent file");
        bundle.add_resource(resource).expect("no message twice");
    }
    bundle
}

fn fluent(bundle: &FluentBundle<FluentResource>, id: &str, values: &[(&str, Value<'_>)]) -> String {
    let mut arguments = FluentArgs::new();
    for (name, value) in values {
        let value = match *value {
            Value::Text(text) => FluentValue::from(text.to_owned()),
            Value::Number(number) => FluentValue::from(number),
        };
        arguments.set(name.to_string(), value);
    }
    let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("a message");
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
    assert!(errors.is_empty(), "{id}: {errors:?}");
    said
}

#[test]
fn keys_carry_the_variables_of_their_list() {
    let key = Key::SaidCapture { who: text::Who::Black, from: "f6", to: "b2", count: 2 };
    let spec = Key::SPECS.iter().find(|spec| spec.id == key.id()).expect("it is in the list");
    let names = |list: &[(&'static str, Kind)]| list.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    assert_eq!(names(spec.variables), key.variables().iter().map(|(name, _)| *name).collect::<Vec<_>>());
    assert_eq!(source::text(Language::English).say(key), "Black: f6 takes 2, to b2.");
}

#[test]
fn ids_are_unique() {
    for specs in [Key::SPECS, study::Key::SPECS] {
        let ids: BTreeSet<&str> = specs.iter().map(|spec| spec.id).collect();
        assert_eq!(ids.len(), specs.len());
    }
}

#[test]
fn a_table_survives_the_page() {
    for language in Language::ALL {
        let table = source::table(language).expect("a Fluent file");
        let json = serde_json::to_string(&table).expect("a table is plain data");
        let text = Text::read(&json, source::plurals(language)).expect("what was written is read");
        assert_eq!(text.language(), language);
        assert_eq!(text.say(Key::MenuRules), source::text(language).say(Key::MenuRules));
        assert_eq!(text.tell(study::Key::Sections), "", "the game page has none of the study page's words");
    }
}

#[test]
fn a_bad_table_is_refused_with_the_reason() {
    let read = |json: &str| Text::read(json, source::plurals(Language::English)).err();
    assert!(matches!(read("{"), Some(TextError::Unreadable(_))));
    assert_eq!(read(r#"{"language":"xx","messages":[]}"#), Some(TextError::Language("xx".to_owned())));
    let mut table = source::table(Language::Polish).expect("a Fluent file");
    table.messages.pop();
    let json = serde_json::to_string(&table).expect("a table is plain data");
    assert_eq!(read(&json), Some(TextError::Messages(Key::SPECS.len() - 1)));
}

#[test]
fn faults_name_language_message_and_variable() {
    let good = source::app(Language::Polish);
    let cases = [
        ("menu-undo = Cofnij", "", "pl: menu-undo is missing"),
        ("menu-undo = Cofnij", "menu-undo = Cofnij\nmenu-undone = Cofnięte", "pl: menu-undone is in no list"),
        ("menu-undo = Cofnij", r#"menu-undo = {""}"#, "pl: menu-undo: says nothing"),
        ("board-label = Plansza, { $game }", "board-label = Plansza", "pl: board-label: $game is not used"),
        ("menu-undo = Cofnij", "menu-undo = Cofnij { $what }", "pl: menu-undo: there is no $what"),
        (
            "        [few] { $count } bierki\n       *[many] { $count } bierek\n    }\ncaptured",
            "       *[other] { $count } bierek\n    }\ncaptured",
            "pl: pieces-left: $count has no case [few]",
        ),
        (
            "       *[black] Czarne\n    }\npieces-left",
            "       *[blak] Czarne\n    }\npieces-left",
            "pl: side-name: $side is never [blak]",
        ),
    ];
    for (from, to, fault) in cases {
        assert!(good.text.contains(from), "{from:?}");
        let text = good.text.replacen(from, to, 1);
        let file = source::File { path: good.path, text: Box::leak(text.into_boxed_str()) };
        let faults = source::faults(
            Language::Polish,
            Key::SPECS,
            &source::compile(file).expect("still a Fluent file"),
        );
        assert!(faults.iter().any(|found| found == fault), "{fault} is not in {faults:?}");
    }
}
