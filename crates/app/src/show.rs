//! Games that come from elsewhere, and the board as others point at it.

use crate::action::Opponent;
use crate::effect::Effect;
use crate::heard::News;
use crate::layout::Point;
use crate::model::Model;
use crate::table::{Choice, Table};
use rules::{Game, Square};

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

/// The playing square under a point of the board.
pub fn square_at(model: &Model, point: Point) -> Option<Square> {
    model.table.layout().square(point)
}

impl Model {
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
