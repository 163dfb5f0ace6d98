//! Positions set up by hand.

use crate::model::Model;
use crate::panel::Part;
use rules::notation::{Names, fen};
use text::Text;
use text::study::Key;

pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let game = model.game();
    let fen = fen::write(&game.position().setup(), &Names::official(game.rules()));
    vec![Part::Words(text.tell(Key::PositionText { text: &fen }))]
}
