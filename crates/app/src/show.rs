//! Games that come from elsewhere, and the board as others point at it.

use crate::action::Opponent;
use crate::effect::Effect;
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

/// The playing square under a point of the board.
pub fn square_at(model: &Model, point: Point) -> Option<Square> {
    model.table.layout().square(point)
}

impl Model {
    fn show(&mut self, game: Game) {
        self.stop_computer();
        if game.position() != self.table.game.position() {
            self.clear_board();
        }
        let old = &self.table;
        let name = old.choice.name.clone().filter(|_| old.choice.rules() == *game.rules());
        let choice = Choice::behind(game.rules(), name, Opponent::Friend);
        let mut table = Table::with(choice, game, old.human, old.below);
        table.turned = old.turned;
        self.table = table;
        self.save_game();
    }
}
