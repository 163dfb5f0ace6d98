//! What stands above a game: names and values.

/// The tags of a game in their order, all of them, known or not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// No tags.
    #[must_use]
    pub const fn new() -> Tags {
        Tags(Vec::new())
    }

    /// The value of a tag, the first if there are several. Case is forgiven: many files have
    /// `Setup` for `SetUp`.
    ///
    /// ```
    /// use record::Tags;
    ///
    /// let mut tags = Tags::new();
    /// tags.set("White", "Sijbrands, T.");
    /// assert_eq!(tags.get("white"), Some("Sijbrands, T."));
    /// ```
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Gives a tag this value, where it stands or at the end. Line breaks become spaces.
    pub fn set(&mut self, name: &str, value: &str) {
        let value = one_line(value);
        match self.0.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            Some((_, old)) => *old = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }

    /// Adds a tag at the end, even if there is one of its name.
    pub(crate) fn add(&mut self, name: &str, value: &str) {
        self.0.push((name.to_owned(), one_line(value)));
    }

    /// Takes away all tags of a name.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
    }

    /// Names and values in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn one_line(value: &str) -> String {
    value.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Name and value of a tag with its brackets. Quotation marks may be missing, or stand unescaped
/// in the value.
pub(crate) fn parse(tag: &str) -> Option<(&str, String)> {
    let inner = tag.strip_prefix('[')?.strip_suffix(']')?.trim();
    let end = inner.find(|c: char| c.is_whitespace() || c == '"').unwrap_or(inner.len());
    let (name, value) = inner.split_at(end);
    let named =
        name.starts_with(char::is_alphabetic) && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let value = value.trim();
    let quoted = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    named.then(|| (name, unescaped(quoted.unwrap_or(value))))
}

fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = chars.next_if(|next| c == '\\' && matches!(next, '"' | '\\'));
        text.push(escaped.unwrap_or(c));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_people_write_them() {
        let read = |text: &str| parse(text).map(|(name, value)| format!("{name}={value}"));
        for (text, tag) in [
            (r#"[Event "WK 2003"]"#, Some("Event=WK 2003")),
            (r#"[ Event       "XXV" ]"#, Some("Event=XXV")),
            (r#"[Event "a \"big\" one \\"]"#, Some(r#"Event=a "big" one \"#)),
            (r#"[Event "the "Big" one"]"#, Some(r#"Event=the "Big" one"#)),
            ("[Round 3]", Some("Round=3")),
            (r#"[Date ""]"#, Some("Date=")),
            (r#"[Имя "Б"]"#, Some("Имя=Б")),
            ("[]", None),
            (r#"["x"]"#, None),
            ("[%clk 1:00]", None),
        ] {
            assert_eq!(read(text).as_deref(), tag, "{text}");
        }
    }
}
