//! The game as PDN, to be copied.

use crate::action::Opponent;
use crate::table::Table;
use rules::Side;
use rules::notation::pdn;

/// The game up to the position on the board. PDN is read by programs everywhere, so its tags are
/// in English.
pub(crate) fn pdn(table: &Table) -> String {
    let (white, black) = (name(table, Side::White), name(table, Side::Black));
    let tags = [("Event", "Damka"), ("White", white.as_str()), ("Black", black.as_str())];
    pdn::write(&table.game, &tags)
}

fn name(table: &Table, side: Side) -> String {
    match table.choice.opponent {
        Opponent::Computer(level) if table.is_computers(side) => format!("Damka ({})", level.id()),
        _ => "Player".to_owned(),
    }
}
