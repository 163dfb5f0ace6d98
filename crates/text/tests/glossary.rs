//! Messages use the words of draughts that the language's federation uses.
//!
//! They are listed in `lang/*/glossary.ftl`. Each term has its words; in `.never` those of other
//! games and other languages, which no message may use; in `.unsaid` the messages in which the
//! term goes without saying, though the English one says it. A star stands for any letters.

mod samples;

use std::collections::BTreeSet;
use std::fs;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::parser;
use samples::samples;
use text::{Key, Language, Part, source};

/// One number of every plural category in every language here.
const NUMBERS: [u32; 5] = [0, 1, 2, 5, 21];

/// A term of draughts in one language.
#[derive(Default)]
struct Term {
    id: String,
    said: Vec<Phrase>,
    never: Vec<Phrase>,
    unsaid: Vec<String>,
}

/// Words in a row, each with its stars.
type Phrase = Vec<String>;

/// A message with certain values, in English and in another language.
struct Sentence {
    id: String,
    english: Vec<String>,
    other: Vec<String>,
}

#[test]
fn every_language_says_terms_in_the_words_of_its_glossary() {
    let english = glossary(Language::English);
    for language in Language::ALL {
        let faults = faults(&english, &glossary(language), &sentences(language));
        assert_eq!(faults, Vec::<String>::new(), "{}", language.code());
    }
}

#[test]
fn faults_name_term_message_and_word() {
    let english = read("man = man, men\nking = king*\nflying = kings fly");
    let glossary = "man = Stein*\n    .never = Bauer*\nking = Dame*\n    .unsaid = b\nflying = *schrittig*";
    let (a, b, c) = ("Steine schlagen Damen.", "Sie steht hier.", "Damen sind langschrittig.");
    let cases = [
        (glossary, [a, b, c], ""),
        (glossary, ["Steine schlagen sie.", b, c], "a says king without its words"),
        (glossary, ["Steine, keine Bauern, schlagen Damen.", b, c], "a says what is never man"),
        (glossary, [a, "Die Dame steht hier.", c], "b says king after all"),
        (glossary, [a, b, "Damen fliegen."], "c says flying without its words"),
        (&glossary.replace("Stein*", "Stein*, Klotz"), [a, b, c], "no message says klotz for man"),
        (&glossary.replace("king", "queen"), [a, b, c], "the terms are man, queen, flying"),
    ];
    for (glossary, others, fault) in cases {
        let said = ["Men capture kings.", "The king is here.", "Kings fly."].map(words);
        let sentences = ["a", "b", "c"].into_iter().zip(said).zip(others.map(words));
        let sentences = sentences.map(|((id, english), other)| Sentence { id: id.into(), english, other });
        let faults = faults(&english, &read(glossary), &sentences.collect::<Vec<_>>());
        assert_eq!(faults.first().map_or("", String::as_str), fault, "{faults:?}");
    }
}

/// What is wrong with the sentences, or with the glossary, each in one line.
fn faults(english: &[Term], glossary: &[Term], sentences: &[Sentence]) -> Vec<String> {
    let ids = |terms: &[Term]| terms.iter().map(|term| term.id.clone()).collect::<Vec<_>>().join(", ");
    if ids(english) != ids(glossary) {
        return vec![format!("the terms are {}", ids(glossary))];
    }
    let of_term = |(english, term): (&Term, &Term)| {
        [silent(english, term, sentences), wrong(term, sentences), idle(term, sentences)].concat()
    };
    english.iter().zip(glossary).flat_map(of_term).collect()
}

/// Messages that say a term in English and not in the other language, but for those that may.
fn silent(english: &Term, term: &Term, sentences: &[Sentence]) -> Vec<String> {
    let silent =
        sentences.iter().filter(|it| says(&it.english, &english.said) && !says(&it.other, &term.said));
    let silent: BTreeSet<&str> = silent.map(|sentence| sentence.id.as_str()).collect();
    let may: BTreeSet<&str> = term.unsaid.iter().map(String::as_str).collect();
    let faults = silent.difference(&may).map(|id| format!("{id} says {} without its words", term.id));
    faults.chain(may.difference(&silent).map(|id| format!("{id} says {} after all", term.id))).collect()
}

/// Messages with words that the language never uses for a term.
fn wrong(term: &Term, sentences: &[Sentence]) -> Vec<String> {
    let wrong = sentences.iter().filter(|sentence| says(&sentence.other, &term.never));
    let wrong: BTreeSet<&str> = wrong.map(|sentence| sentence.id.as_str()).collect();
    wrong.iter().map(|id| format!("{id} says what is never {}", term.id)).collect()
}

/// Words of the glossary that no message uses.
fn idle(term: &Term, sentences: &[Sentence]) -> Vec<String> {
    let used = |phrase: &Phrase| sentences.iter().any(|it| says(&it.other, std::slice::from_ref(phrase)));
    let idle = term.said.iter().filter(|phrase| !used(phrase));
    idle.map(|phrase| format!("no message says {} for {}", phrase.join(" "), term.id)).collect()
}

fn glossary(language: Language) -> Vec<Term> {
    let path = format!("{}/lang/{}/glossary.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
    read(&fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}")))
}

fn read(file: &str) -> Vec<Term> {
    let resource = parser::parse(file).expect("a glossary is Fluent");
    resource.body.iter().filter_map(term).collect()
}

fn term(entry: &Entry<&str>) -> Option<Term> {
    let Entry::Message(message) = entry else { return None };
    let id = message.id.name.to_owned();
    let said = message.value.as_ref().map(phrases).unwrap_or_default();
    Some(message.attributes.iter().fold(Term { id, said, ..Term::default() }, |term, attribute| {
        match attribute.id.name {
            "never" => Term { never: phrases(&attribute.value), ..term },
            "unsaid" => Term { unsaid: items(&attribute.value), ..term },
            name => panic!("{}: .{name} means nothing", term.id),
        }
    }))
}

fn phrases(pattern: &Pattern<&str>) -> Vec<Phrase> {
    items(pattern).iter().map(|item| item.split(' ').map(str::to_lowercase).collect()).collect()
}

fn items(pattern: &Pattern<&str>) -> Vec<String> {
    let text: String = pattern.elements.iter().map(plain).collect();
    text.split(',').map(|item| item.trim().to_owned()).collect()
}

fn plain<'a>(element: &PatternElement<&'a str>) -> &'a str {
    match element {
        PatternElement::TextElement { value } => value,
        PatternElement::Placeable { .. } => panic!("a glossary has words alone"),
    }
}

/// Every message of a language, each with every sample of its variables.
fn sentences(language: Language) -> Vec<Sentence> {
    let (english, other) = (source::text(Language::English), source::text(language));
    let game = Key::SPECS
        .iter()
        .chain(text::study::Key::SPECS)
        .flat_map(|spec| samples(spec.variables, &NUMBERS).into_iter().map(move |v| (spec.id, v)));
    let game = game.map(|(id, values)| {
        let say = |text: &text::Text| words(&text.format(id, &values).expect("a message"));
        Sentence { id: id.to_owned(), english: say(&english), other: say(&other) }
    });
    let page = page(Language::English).into_iter().zip(page(language));
    let page = page.map(|((id, english), (_, other))| Sentence { id, english, other });
    game.chain(page).collect()
}

fn page(language: Language) -> Vec<(String, Vec<String>)> {
    let messages = source::compile(source::page(language)).expect("a Fluent file");
    messages.into_iter().map(|(id, pattern)| (id, pattern.iter().flat_map(part).collect())).collect()
}

fn part(part: &Part) -> Vec<String> {
    match part {
        Part::Words(text) => words(text),
        Part::Value(_) | Part::Choose(..) => Vec::new(),
    }
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

fn says(sentence: &[String], phrases: &[Phrase]) -> bool {
    phrases.iter().any(|phrase| sentence.windows(phrase.len()).any(|words| fits(phrase, words)))
}

fn fits(phrase: &[String], words: &[String]) -> bool {
    phrase.iter().zip(words).all(|(pattern, word)| {
        let stem = pattern.trim_matches('*');
        match (pattern.starts_with('*'), pattern.ends_with('*')) {
            (false, false) => word == stem,
            (false, true) => word.starts_with(stem),
            (true, false) => word.ends_with(stem),
            (true, true) => word.contains(stem),
        }
    })
}

/// The prose of the rules pages has no English counterpart to be compared with, but the same words that
/// are never said.
#[test]
fn rules_pages_say_no_word_that_their_glossary_excludes() {
    for language in Language::ALL {
        let (glossary, prose) = (glossary(language), prose(language));
        let faults: Vec<_> = glossary.iter().flat_map(|term| wrong(term, &prose)).collect();
        assert_eq!(faults, Vec::<String>::new(), "{}", language.code());
    }
}

/// Every message of the files that rules pages are made of, with the words of all its parts.
fn prose(language: Language) -> Vec<Sentence> {
    let folder = format!("{}/lang/{}", env!("CARGO_MANIFEST_DIR"), language.code());
    let games = fs::read_dir(format!("{folder}/rules")).into_iter().flatten();
    let games = games.map(|file| file.expect("a file").path());
    let others = ["site", "help"].map(|name| std::path::PathBuf::from(format!("{folder}/{name}.ftl")));
    let files = games.chain(others).filter(|file| file.exists());
    files.flat_map(|file| messages(&fs::read_to_string(&file).expect("a text"), &file.display())).collect()
}

fn messages(file: &str, name: &dyn std::fmt::Display) -> Vec<Sentence> {
    let resource = parser::parse(file).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages
        .map(|message| {
            let parts = message.value.iter().chain(message.attributes.iter().map(|part| &part.value));
            let text = parts.flat_map(|pattern| &pattern.elements).filter_map(|element| match element {
                PatternElement::TextElement { value } => Some(*value),
                PatternElement::Placeable { .. } => None,
            });
            let other = text.flat_map(words).collect();
            Sentence { id: format!("{name}: {}", message.id.name), english: vec![], other }
        })
        .collect()
}
