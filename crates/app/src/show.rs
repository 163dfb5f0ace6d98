//! Games that come from elsewhere, and the board as others point at it.

use crate::action::Opponent;
use crate::effect::Effect;
use crate::heard::News;
use crate::layout::Point;
use crate::model::Model;
use crate::play::Shown;
use crate::table::{Choice, Table};
use rules::{Game, Move, Side, Square};

/// Puts a game on the board for two people, whatever was there before. What is under way on the
/// board goes on where the position stays the same.
pub fn show(model: &mut Model, game: Game) -> Vec<Effect> {
    model.show(game);
    model.take_effects()
}

/// The middle of a square on the board as it lies.
pub fn centre_of(model: &Model, square: Square) -> Point {
    model.table.layout().centre(square)
}

/// Whether the computer is asked for a move, a hint, or whether it agrees to a draw.
pub fn is_thinking(model: &Model) -> bool {
    model.computer.is_thinking()
}

/// The square of the keyboard's cursor.
pub fn cursor_of(model: &Model) -> Option<Square> {
    model.cursor_square()
}

/// Plays a move for whoever has it, so that one can follow it; nothing happens if it is not legal.
pub fn play(model: &mut Model, made: Move) -> Vec<Effect> {
    let game = &model.table.game;
    if let Some(path) = game.referee().path(game.position(), made) {
        model.play(made, path, Shown::Nothing);
    }
    model.take_effects()
}

/// Turns the board until this side is at the lower edge.
pub fn turn_to(model: &mut Model, side: Side) {
    model.table.below = side;
}

/// Puts back the game that was on the board of an earlier model, with its players.
pub fn put_back(model: &mut Model, earlier: Model) -> Vec<Effect> {
    model.put_back(earlier.table);
    model.take_effects()
}

/// The side at the bottom of the board.
pub fn side_below(model: &Model) -> Side {
    model.table.below
}

/// The playing square under a point of the board.
pub fn square_at(model: &Model, point: Point) -> Option<Square> {
    model.table.layout().square(point)
}

impl Model {
    fn put_back(&mut self, table: Table) {
        self.stop_computer();
        self.clear_board();
        self.table = table;
        self.save_game();
        self.let_computer_move();
    }

    fn show(&mut self, game: Game) {
        self.stop_computer();
        self.heard.next();
        if game.position() != self.table.game.position() {
            self.clear_board();
            self.heard.tell(News::Line);
        }
        let old = &self.table;
        let name = old.choice.name.clone().filter(|_| old.choice.rules() == *game.rules());
        let choice = Choice::behind(game.rules(), name, Opponent::Friend);
        let human = game.position().turn();
        let mut table = Table::with(choice, game, human, old.below);
        table.turned = old.turned;
        self.table = table;
        self.save_game();
    }
}
