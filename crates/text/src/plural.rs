//! The plural categories of Unicode, which languages use as they need.

/// The category of a number in a language: which form of a noun goes with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plural {
    /// As in Arabic for 0.
    Zero,
    /// As in English for 1.
    One,
    /// As in Hebrew for 2.
    Two,
    /// As in Polish for 2 to 4.
    Few,
    /// As in Polish for 5 to 21.
    Many,
    /// All that is left.
    Other,
}

impl Plural {
    /// Every category.
    pub const ALL: [Plural; 6] =
        [Plural::Zero, Plural::One, Plural::Two, Plural::Few, Plural::Many, Plural::Other];

    /// The name that Unicode, Fluent and the browser's `Intl.PluralRules` give it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Plural::Zero => "zero",
            Plural::One => "one",
            Plural::Two => "two",
            Plural::Few => "few",
            Plural::Many => "many",
            Plural::Other => "other",
        }
    }

    /// The category of that name.
    ///
    /// ```
    /// use text::Plural;
    /// assert_eq!(Plural::from_name("few"), Some(Plural::Few));
    /// assert_eq!(Plural::from_name("some"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Plural> {
        Self::ALL.into_iter().find(|plural| plural.name() == name)
    }
}
