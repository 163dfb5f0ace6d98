//! Fluent files: built in, read, checked, and compiled to tables. For native programs only.

mod check;
mod compile;
mod error;
mod files;

pub use check::faults;
pub use compile::compile;
pub use error::SourceError;
pub use files::{File, app, page, study};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::{Key, Language, Pattern, Plural, Spec, Table, Text};

/// The compiled messages of a language: the game's, without the page's. One that is missing, see
/// [`faults`], says nothing.
///
/// # Errors
/// If a file is not Fluent, or uses what the formatter does not know.
pub fn table(language: Language) -> Result<Table, SourceError> {
    let messages = in_order(app(language), Key::SPECS)?;
    Ok(Table { language: language.code().to_owned(), messages })
}

/// The compiled messages of a language: the game's, then those of the study page.
///
/// # Errors
/// If a file is not Fluent, or uses what the formatter does not know.
pub fn study_table(language: Language) -> Result<Table, SourceError> {
    let mut table = table(language)?;
    table.messages.extend(in_order(study(language), crate::study::Key::SPECS)?);
    Ok(table)
}

/// The game's table with those messages alone that the pictures of rules pages say: why something is
/// refused, and what is so about a square. The others are empty.
///
/// # Errors
/// If a file is not Fluent, or uses what the formatter does not know.
pub fn picture_table(language: Language) -> Result<Table, SourceError> {
    let said = |id: &str| {
        ["list-separator", "mark-", "refused-", "square-"].iter().any(|start| id.starts_with(start))
    };
    let mut table = table(language)?;
    for (spec, message) in Key::SPECS.iter().zip(&mut table.messages) {
        message.retain(|_| said(spec.id));
    }
    Ok(table)
}

fn in_order(file: File, specs: &[Spec]) -> Result<Vec<Pattern>, SourceError> {
    let mut messages = compile(file)?;
    Ok(specs.iter().map(|spec| messages.remove(spec.id).unwrap_or_default()).collect())
}

/// The words of a language, those of the study page included.
///
/// # Panics
/// If the built-in files are faulty, which the tests of this crate exclude.
#[must_use]
pub fn text(language: Language) -> Text {
    let table = study_table(language).expect("the built-in files are tested");
    Text::new(table, plurals(language)).expect("the built-in files are tested")
}

/// The plural categories of a language, as a browser knows them.
///
/// # Panics
/// If Unicode's data lack the language, which the tests of this crate exclude.
pub fn plurals(language: Language) -> impl Fn(u32) -> Plural + 'static {
    let code: LanguageIdentifier = language.code().parse().expect("codes of languages are well formed");
    let rules = PluralRules::create(code, PluralRuleType::CARDINAL).expect("every language has plural rules");
    move |number| {
        rules.select(number).map_or(Plural::Other, |category| today(language, of_unicode(&category)))
    }
}

/// Hebrew lost its form for 20, 30, … in CLDR 42; these rules are of an older one, browsers are not.
fn today(language: Language, plural: Plural) -> Plural {
    if (language, plural) == (Language::Hebrew, Plural::Many) { Plural::Other } else { plural }
}

const fn of_unicode(category: &PluralCategory) -> Plural {
    match category {
        PluralCategory::ZERO => Plural::Zero,
        PluralCategory::ONE => Plural::One,
        PluralCategory::TWO => Plural::Two,
        PluralCategory::FEW => Plural::Few,
        PluralCategory::MANY => Plural::Many,
        PluralCategory::OTHER => Plural::Other,
    }
}
