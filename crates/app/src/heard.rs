//! What a screen reader is to be told of the last change.

/// A thing worth telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Move number so and so, from 0, was played.
    Played(usize),
    /// A new game began.
    NewGame,
    /// A move was taken back.
    Undone,
    /// A move was played again.
    Redone,
    /// The board was turned.
    Flipped,
    /// The turn line changed: read it.
    Line,
    /// The notice changed: read it.
    Notice,
    /// The question changed: read it.
    Question,
}

impl News {
    /// Whether the turn line has something new to say.
    pub(crate) fn changes_line(self) -> bool {
        !matches!(self, Self::Flipped | Self::Notice | Self::Question)
    }
}

/// The last news, and how often there were any.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heard {
    pub(crate) count: u32,
    pub(crate) news: Vec<News>,
    old: usize,
}

impl Heard {
    /// A new event begins: what was said before is old.
    pub(crate) fn next(&mut self) {
        self.old = self.news.len();
    }

    pub(crate) fn tell(&mut self, news: News) {
        self.count = self.count.wrapping_add(u32::from(self.news.len() == self.old));
        self.news.drain(..self.old);
        self.old = 0;
        if !self.news.contains(&news) {
            self.news.push(news);
        }
    }
}
