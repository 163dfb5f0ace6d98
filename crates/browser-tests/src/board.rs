//! Pressing the squares of the board, on the canvas.

use anyhow::{Context, Result, bail};
use fantoccini::Locator;
use fantoccini::actions::{
    ActionSequence, InputSource, MOUSE_BUTTON_LEFT, MouseActions, PenActions, PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use std::time::Duration;

use crate::engine::Ask;
use crate::site::Site;

/// Who sits at the lower edge of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Below {
    /// The light pieces; a1 is the lower left square.
    White,
    /// The dark pieces; a1 is the upper right square.
    Black,
}

/// What the player points with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse, its left button.
    Mouse,
    /// A finger.
    Finger,
    /// A pen.
    Pen,
}

/// A board as the player sees it.
pub struct Board<'a> {
    site: &'a Site,
    canvas: Element,
    size: u8,
    below: Below,
}

impl Site {
    /// The board of so many rows and columns, with this side at the lower edge.
    ///
    /// # Errors
    /// If the page has no canvas.
    pub async fn board(&self, size: u8, below: Below) -> Result<Board<'_>> {
        let canvas = self.client().wait().for_element(Locator::Css("canvas")).await.context("no canvas")?;
        Ok(Board { site: self, canvas, size, below })
    }
}

impl Board<'_> {
    /// The page that it is on.
    pub(crate) fn site(&self) -> &Site {
        self.site
    }

    /// Presses a square: `c3`, or its number.
    ///
    /// # Errors
    /// If there is no such square, or the browser refuses.
    pub async fn tap(&self, pointer: Pointer, square: &str) -> Result<()> {
        let actions = vec![self.to(square).await?, down(), up()];
        self.perform(pointer, actions).await
    }

    /// Drags from the first square over all others to the last.
    ///
    /// # Errors
    /// If there is no such square, or the browser refuses.
    pub async fn drag(&self, pointer: Pointer, squares: &[&str]) -> Result<()> {
        let mut actions = Vec::new();
        for square in squares {
            actions.push(self.to(square).await?);
            if actions.len() == 1 {
                actions.push(down());
            }
        }
        actions.push(up());
        self.perform(pointer, actions).await
    }

    async fn perform(&self, pointer: Pointer, actions: Vec<PointerAction>) -> Result<()> {
        if pointer != Pointer::Mouse {
            self.site.engine().can(Ask::Touch)?;
        }
        let sequence = sequence(pointer, actions);
        self.site.client().perform_actions(sequence).await.context("the board cannot be pressed")?;
        self.site.next_frames().await
    }

    /// A short way to the middle of a square. WebDriver counts from the middle of the canvas.
    async fn to(&self, square: &str) -> Result<PointerAction> {
        let (column, row) = self.cell(square)?;
        let (_, _, width, height) = self.canvas.rectangle().await?;
        let share = |cell: u8| (f64::from(cell) + 0.5) / f64::from(self.size) - 0.5;
        Ok(PointerAction::MoveToElement {
            element: self.canvas.clone(),
            duration: Some(Duration::from_millis(30)),
            x: share(column) * width,
            y: share(row) * height,
        })
    }

    /// Column and row of a square, from the upper left corner of the screen.
    fn cell(&self, square: &str) -> Result<(u8, u8)> {
        let Some((column, row)) = cell(square, self.size) else {
            bail!("there is no square {square:?} on a board of {} rows", self.size);
        };
        let last = self.size - 1;
        Ok(match self.below {
            Below::White => (column, row),
            Below::Black => (last - column, last - row),
        })
    }
}

/// Column and row of a square with White below, from the upper left corner.
fn cell(square: &str, size: u8) -> Option<(u8, u8)> {
    match square.parse::<u8>() {
        Ok(number) => by_number(number, size),
        Err(_) => by_letter(square, size),
    }
}

/// Numbers run from left to right and downward over the dark squares; a1 is dark.
fn by_number(number: u8, size: u8) -> Option<(u8, u8)> {
    let half = size / 2;
    let index = number.checked_sub(1)?;
    let (row, place) = (index / half, index % half);
    let dark = 2 * place + u8::from(row % 2 == 0);
    (row < size).then_some((dark, row))
}

fn by_letter(square: &str, size: u8) -> Option<(u8, u8)> {
    let column = square.bytes().next()?.checked_sub(b'a')?;
    let rank: u8 = square.get(1..)?.parse().ok()?;
    let row = size.checked_sub(rank)?;
    (column < size && rank > 0).then_some((column, row))
}

fn down() -> PointerAction {
    PointerAction::Down { button: MOUSE_BUTTON_LEFT }
}

fn up() -> PointerAction {
    PointerAction::Up { button: MOUSE_BUTTON_LEFT }
}

fn sequence(pointer: Pointer, actions: Vec<PointerAction>) -> ActionSequence {
    fn all<S: InputSource<Action = PointerAction>>(source: S, actions: Vec<PointerAction>) -> ActionSequence {
        actions.into_iter().fold(source, InputSource::then).into()
    }
    match pointer {
        Pointer::Mouse => all(MouseActions::new("mouse".into()), actions),
        Pointer::Finger => all(TouchActions::new("finger".into()), actions),
        Pointer::Pen => all(PenActions::new("pen".into()), actions),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_lie_where_their_names_say() {
        for (square, size, cell_there) in [
            ("a1", 8, Some((0, 7))),
            ("h8", 8, Some((7, 0))),
            ("c3", 8, Some((2, 5))),
            ("j10", 10, Some((9, 0))),
            ("1", 8, Some((1, 0))),
            ("32", 8, Some((6, 7))),
            ("1", 10, Some((1, 0))),
            ("6", 10, Some((0, 1))),
            ("50", 10, Some((8, 9))),
            ("33", 8, None),
            ("0", 8, None),
            ("i1", 8, None),
            ("a9", 8, None),
            ("a0", 8, None),
            ("", 8, None),
        ] {
            assert_eq!(cell(square, size), cell_there, "{square} on {size}");
        }
    }
}
