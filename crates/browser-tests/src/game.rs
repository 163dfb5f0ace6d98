//! Playing a game: what the grid of squares says, and moves that are made on the canvas.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::board::{Board, Pointer};
use crate::find::Role;
use crate::site::{Site, until};

/// What can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One of the pieces on these squares may be picked.
    Move(Vec<String>),
    /// Nothing: the game has ended, in these words.
    Over(String),
}

/// Choices that look like chance and are the same every time.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Choices of this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// One of several.
    ///
    /// # Errors
    /// If there is none.
    pub fn pick<'a>(&mut self, several: &'a [String]) -> Result<&'a str> {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let among = several.len().max(1) as u64;
        let place = usize::try_from((self.0 >> 33) % among)?;
        several.get(place).map(String::as_str).context("there is nothing to choose from")
    }
}

impl Site {
    /// Starts a game of this name for two people, through ☰.
    ///
    /// # Errors
    /// If one of the entries cannot be chosen.
    pub async fn two_play(&self, game: &str) -> Result<()> {
        self.choose("Friend on the same screen").await?;
        self.choose(game).await
    }

    /// Opens the ☰ sheet and presses one of its buttons.
    ///
    /// # Errors
    /// If there is no such button.
    pub async fn choose(&self, name: &str) -> Result<()> {
        self.press(Role::Button, "Menu").await?;
        self.press(Role::Button, name).await
    }

    /// Sits two friends at a game of this name in this position, White below.
    ///
    /// # Errors
    /// If there is no such game, or the browser refuses.
    pub async fn set_up(&self, game: &str, start: &str) -> Result<()> {
        const READY: &str = "return document.documentElement.dataset.ready === '1'";
        self.open("").await?;
        self.holds(READY).await?;
        self.two_play(game).await?;
        let put = format!(
            "const lines = localStorage.getItem('damka.game').split('\\n').map(line =>
                line.startsWith('start ') ? 'start {start}' : line.startsWith('below ') ? 'below white' : line);
             sessionStorage.clear();
             localStorage.setItem('damka.game', lines.join('\\n'))"
        );
        self.script(&put).await?;
        self.open("").await?;
        self.holds(READY).await
    }

    /// The names of the squares that are in this state, see `State` in the app.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn squares(&self, state: &str) -> Result<Vec<String>> {
        let script = format!(
            "return [...document.querySelectorAll('[data-state~=\"{state}\"]')].map(cell => cell.dataset.name)"
        );
        Ok(words(&self.script(&script).await?))
    }

    /// Waits until the player may move or the game has ended.
    ///
    /// # Errors
    /// If neither comes.
    pub async fn turn(&self) -> Result<Turn> {
        let script = "const pick = ['can-move', 'can-capture', 'must-capture'].map(state => `[data-state~=\"${state}\"]`).join();
            const result = document.querySelector('[data-kind=\"result\"]');
            return result ? result.innerText : [...document.querySelectorAll(pick)].map(cell => cell.dataset.name)";
        let turn = until(async || {
            Ok(match self.script(script).await? {
                Value::String(result) => Some(Turn::Over(result)),
                Value::Array(names) if names.is_empty() => None,
                names => Some(Turn::Move(words(&names))),
            })
        });
        turn.await?.context("neither may anyone move nor has the game ended")
    }

    /// The moves of the move list up to where the board is, in order.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn moves(&self) -> Result<Vec<String>> {
        let script = "return [...document.querySelectorAll('.move:not([data-undone=\"true\"])')].map(move => move.innerText)";
        Ok(words(&self.script(script).await?))
    }
}

impl Board<'_> {
    /// Makes some legal move: picks a piece and goes on to marked squares while there are any.
    /// Returns `None`, or how the game ended if no move can be made.
    ///
    /// # Errors
    /// If a piece that may be picked has nowhere to go, or the browser refuses.
    async fn play_any(&self, chance: &mut Chance) -> Result<Option<String>> {
        let pieces = match self.site().turn().await? {
            Turn::Over(result) => return Ok(Some(result)),
            Turn::Move(pieces) => pieces,
        };
        let piece = chance.pick(&pieces)?;
        self.tap(Pointer::Mouse, piece).await?;
        let mut squares = self.site().squares("destination").await?;
        if squares.is_empty() {
            bail!("{piece} may be picked, but no square is marked");
        }
        while !squares.is_empty() {
            self.tap(Pointer::Mouse, chance.pick(&squares)?).await?;
            squares = self.site().squares("destination").await?;
        }
        Ok(None)
    }

    /// Makes legal moves until the game ends, at most so many. Returns how it ended.
    ///
    /// # Errors
    /// If it does not end by then, or a move cannot be made.
    pub async fn play_out(&self, chance: &mut Chance, most: usize) -> Result<String> {
        for _ in 0..most {
            if let Some(result) = self.play_any(chance).await? {
                return Ok(result);
            }
        }
        bail!("the game has not ended after {most} moves")
    }

    /// Makes a move by tapping these squares.
    ///
    /// # Errors
    /// If it is nobody's turn, or the browser refuses.
    pub async fn play(&self, squares: &[&str]) -> Result<()> {
        self.site().turn().await?;
        for square in squares {
            self.tap(Pointer::Mouse, square).await?;
        }
        Ok(())
    }
}

/// The texts of a list that a script has returned.
pub(crate) fn words(list: &Value) -> Vec<String> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_repeats_itself_and_reaches_everything() {
        let several: Vec<String> = ["a", "b", "c"].map(str::to_owned).into();
        let draw = || {
            let mut chance = Chance::new(7);
            (0..30).map(|_| chance.pick(&several).expect("there are three").to_owned()).collect::<Vec<_>>()
        };
        let drawn = draw();
        assert_eq!(drawn, draw());
        assert!(several.iter().all(|one| drawn.contains(one)), "{drawn:?}");
        assert!(Chance::new(7).pick(&[]).is_err());
    }
}
