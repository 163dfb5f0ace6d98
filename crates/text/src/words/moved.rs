//! What happened on the board, in spoken sentences.

use rules::Move;
use rules::notation::Names;

use crate::{Key, Text, Who};

/// A move that someone made: "You: c3 takes 2, to g3. New king."
#[must_use]
pub fn moved(text: &Text, who: Who, made: &Move, names: &Names) -> String {
    let (from, to) = (names.name(made.from()), names.name(made.to()));
    let mut said = match made.captured().count_ones() {
        0 => text.say(Key::SaidMove { who, from: &from, to: &to }),
        count => text.say(Key::SaidCapture { who, from: &from, to: &to, count }),
    };
    if made.crowns() {
        said.push(' ');
        said.push_str(&text.say(Key::SaidCrown));
    }
    said
}

#[cfg(test)]
mod tests {
    use rules::{Referee, Setup, SquareSet, Variant, notation::fen};

    use super::*;
    use crate::{Language, source};

    #[test]
    fn a_capture_that_crowns_is_told_in_full() {
        let rules = Variant::Russian.rules();
        let names = Names::letters(&rules);
        let setup: Setup = fen::read("W:Wd6:Be7", &names).expect("a position");
        let position = setup.seat(&rules).expect("a position");
        let made = Referee::<SquareSet>::new(&rules).legal(&position)[0];
        let say = |language, who| moved(&source::text(language), who, &made, &names);
        assert_eq!(say(Language::English, Who::You), "You: d6 takes 1, to f8. New king.");
        assert_eq!(say(Language::Polish, Who::White), "Białe: d6 bije 1, staje na f8. Nowa damka.");
    }
}
