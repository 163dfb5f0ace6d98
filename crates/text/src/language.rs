//! The languages of the site: codes, own names, directions and addresses.

/// A language of the site.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English, the language of the site's root.
    English,
    /// German.
    German,
    /// Polish.
    Polish,
    /// French.
    French,
    /// Italian.
    Italian,
    /// Spanish.
    Spanish,
    /// Portuguese, as in Brazil.
    Portuguese,
    /// Russian.
    Russian,
    /// Ukrainian.
    Ukrainian,
    /// Czech.
    Czech,
    /// Dutch.
    Dutch,
    /// Turkish.
    Turkish,
    /// Hebrew.
    Hebrew,
    /// Swedish.
    Swedish,
}

/// Which way a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// The value of HTML's `dir` attribute.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// Every language, in the order of menus.
    pub const ALL: [Language; 14] = [
        Language::English,
        Language::German,
        Language::Polish,
        Language::French,
        Language::Italian,
        Language::Spanish,
        Language::Portuguese,
        Language::Russian,
        Language::Ukrainian,
        Language::Czech,
        Language::Dutch,
        Language::Turkish,
        Language::Hebrew,
        Language::Swedish,
    ];

    /// The language at the site's root, and the one of whoever reads none of ours.
    pub const ROOT: Language = Language::English;

    /// The code of BCP 47, which is also the name of the language's folder.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Polish => "pl",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Spanish => "es",
            Language::Portuguese => "pt",
            Language::Russian => "ru",
            Language::Ukrainian => "uk",
            Language::Czech => "cs",
            Language::Dutch => "nl",
            Language::Turkish => "tr",
            Language::Hebrew => "he",
            Language::Swedish => "sv",
        }
    }

    /// The language's name in itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Polish => "Polski",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Spanish => "Español",
            Language::Portuguese => "Português (Brasil)",
            Language::Russian => "Русский",
            Language::Ukrainian => "Українська",
            Language::Czech => "Čeština",
            Language::Dutch => "Nederlands",
            Language::Turkish => "Türkçe",
            Language::Hebrew => "עברית",
            Language::Swedish => "Svenska",
        }
    }

    /// Which way it is written.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Language::Hebrew => Direction::RightToLeft,
            Language::English
            | Language::German
            | Language::Polish
            | Language::French
            | Language::Italian
            | Language::Spanish
            | Language::Portuguese
            | Language::Russian
            | Language::Ukrainian
            | Language::Czech
            | Language::Dutch
            | Language::Turkish
            | Language::Swedish => Direction::LeftToRight,
        }
    }

    /// The language of a code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The folder of the language's game page below the site's root: empty or `de/`.
    #[must_use]
    pub fn folder(self) -> String {
        if self == Self::ROOT { String::new() } else { format!("{}/", self.code()) }
    }

    /// The way from this language's game page to the site's root: `./` or `../`.
    #[must_use]
    pub const fn root(self) -> &'static str {
        match self {
            Self::ROOT => "./",
            _ => "../",
        }
    }

    /// The relative address of this language's game page, seen from another language's.
    ///
    /// ```
    /// use text::Language;
    /// assert_eq!(Language::German.href_from(Language::English), "./de/");
    /// assert_eq!(Language::German.href_from(Language::Polish), "../de/");
    /// assert_eq!(Language::English.href_from(Language::Polish), "../");
    /// ```
    #[must_use]
    pub fn href_from(self, from: Language) -> String {
        from.root().to_owned() + &self.folder()
    }
}
