//! The Fluent files, built in.

use crate::Language;

/// A Fluent file.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it stands in this crate.
    pub path: &'static str,
    /// What it says.
    pub text: &'static str,
}

macro_rules! file {
    ($path:literal) => {
        File { path: $path, text: include_str!(concat!("../../", $path)) }
    };
}

/// The messages of the running game.
#[must_use]
pub const fn app(language: Language) -> File {
    match language {
        Language::English => file!("lang/en/app.ftl"),
        Language::German => file!("lang/de/app.ftl"),
        Language::Polish => file!("lang/pl/app.ftl"),
        Language::French => file!("lang/fr/app.ftl"),
        Language::Italian => file!("lang/it/app.ftl"),
        Language::Spanish => file!("lang/es/app.ftl"),
        Language::Portuguese => file!("lang/pt/app.ftl"),
        Language::Russian => file!("lang/ru/app.ftl"),
        Language::Ukrainian => file!("lang/uk/app.ftl"),
        Language::Czech => file!("lang/cs/app.ftl"),
        Language::Dutch => file!("lang/nl/app.ftl"),
        Language::Turkish => file!("lang/tr/app.ftl"),
        Language::Hebrew => file!("lang/he/app.ftl"),
        Language::Swedish => file!("lang/sv/app.ftl"),
    }
}

/// The messages of the page around it.
#[must_use]
pub const fn page(language: Language) -> File {
    match language {
        Language::English => file!("lang/en/page.ftl"),
        Language::German => file!("lang/de/page.ftl"),
        Language::Polish => file!("lang/pl/page.ftl"),
        Language::French => file!("lang/fr/page.ftl"),
        Language::Italian => file!("lang/it/page.ftl"),
        Language::Spanish => file!("lang/es/page.ftl"),
        Language::Portuguese => file!("lang/pt/page.ftl"),
        Language::Russian => file!("lang/ru/page.ftl"),
        Language::Ukrainian => file!("lang/uk/page.ftl"),
        Language::Czech => file!("lang/cs/page.ftl"),
        Language::Dutch => file!("lang/nl/page.ftl"),
        Language::Turkish => file!("lang/tr/page.ftl"),
        Language::Hebrew => file!("lang/he/page.ftl"),
        Language::Swedish => file!("lang/sv/page.ftl"),
    }
}

/// The messages of the study page alone.
#[must_use]
pub const fn study(language: Language) -> File {
    match language {
        Language::English => file!("lang/en/study.ftl"),
        Language::German => file!("lang/de/study.ftl"),
        Language::Polish => file!("lang/pl/study.ftl"),
        Language::French => file!("lang/fr/study.ftl"),
        Language::Italian => file!("lang/it/study.ftl"),
        Language::Spanish => file!("lang/es/study.ftl"),
        Language::Portuguese => file!("lang/pt/study.ftl"),
        Language::Russian => file!("lang/ru/study.ftl"),
        Language::Ukrainian => file!("lang/uk/study.ftl"),
        Language::Czech => file!("lang/cs/study.ftl"),
        Language::Dutch => file!("lang/nl/study.ftl"),
        Language::Turkish => file!("lang/tr/study.ftl"),
        Language::Hebrew => file!("lang/he/study.ftl"),
        Language::Swedish => file!("lang/sv/study.ftl"),
    }
}
