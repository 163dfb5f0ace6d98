//! The keyboard's cursor on the board.

use crate::event::Key;
use crate::layout::Layout;
use crate::model::Model;
use crate::play::Press;
use rules::{Entry, Square};

/// Where the cursor is, and whether it is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cursor {
    square: Option<Square>,
    shown: bool,
}

impl Cursor {
    pub(crate) fn hide(&mut self) {
        self.shown = false;
    }

    /// The cursor's square while it is shown.
    pub(crate) fn shown(&self) -> Option<Square> {
        self.square.filter(|_| self.shown)
    }
}

impl Model {
    /// The square that holds the tab stop: the cursor's, or one where something can be done.
    pub(crate) fn cursor_square(&self) -> Option<Square> {
        let on_board = self.cursor.square.filter(|square| self.table.layout().has(*square));
        let movable = self.table.game.legal().first().map(rules::Move::from);
        on_board.or(movable).or_else(|| self.table.layout().squares().next())
    }

    pub(crate) fn focus(&mut self, square: Square) {
        if self.table.layout().has(square) {
            self.cursor.square = Some(square);
        }
    }

    /// The focus left the board: what was begun by keys is gone with it.
    pub(crate) fn leave_board(&mut self) {
        self.cursor.hide();
        self.typed.clear();
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.cursor.shown = true;
        self.cursor.square = self.cursor_square();
        match key {
            Key::Press if !self.typed.is_empty() => self.press_typed(),
            Key::Press => self.press_cursor(),
            Key::Escape => self.escape(),
            Key::Sign(sign) => self.type_sign(sign),
            Key::Back => self.rub_out(),
            walk => self.walk(walk),
        }
    }

    fn press_cursor(&mut self) {
        if let Some(square) = self.cursor.square {
            self.press(square, Press::Tap);
        }
    }

    fn escape(&mut self) {
        self.entry = Entry::default();
        self.typed.clear();
        self.refused = None;
        self.question = None;
        self.pointer_cancel();
    }

    fn walk(&mut self, key: Key) {
        self.typed.clear();
        let layout = self.table.layout();
        let next = self.cursor.square.and_then(|square| neighbour(&layout, square, key));
        self.cursor.square = next.or(self.cursor.square);
    }
}

/// The square to which a key leads; every row has one playing square in each pair of columns.
fn neighbour(layout: &Layout, square: Square, key: Key) -> Option<Square> {
    let (column, row) = layout.cell(square);
    match key {
        Key::Left => layout.at(column.checked_sub(2)?, row),
        Key::Right => layout.at(column + 2, row),
        Key::Up => layout.in_pair(column / 2, row.checked_sub(1)?),
        Key::Down => layout.in_pair(column / 2, row + 1),
        Key::Home => layout.in_pair(0, row),
        Key::End => layout.in_pair(layout.width() / 2 - 1, row),
        Key::First => layout.squares().next(),
        Key::Last => layout.squares().last(),
        Key::Press | Key::Escape | Key::Sign(_) | Key::Back => None,
    }
}
