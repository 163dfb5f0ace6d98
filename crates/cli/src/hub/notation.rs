//! How the protocol writes positions and moves.

use std::fmt;

use rules::notation::Names;
use rules::{Game, Move, Piece, Position, Rank, Rules, Setup, Side, Square, Word};

/// Why a text is no position, or no legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The side to move and a letter for each square, from the top left with White at the bottom.
pub(crate) fn write_position(rules: &Rules, position: &Position) -> String {
    let names = Names::grid(rules);
    let squares = names.squares().map(|square| letter_of(position.piece(square)));
    [position.turn().letter()].into_iter().chain(squares).collect()
}

/// What a text puts on the squares.
pub(crate) fn read_position(rules: &Rules, text: &str) -> Result<Setup, Unreadable> {
    let names = Names::grid(rules);
    let mut letters = text.chars();
    let turn = letters.next().and_then(side).ok_or_else(|| no_position(text, "it begins with W or B"))?;
    let squares = usize::from(rules.board.squares());
    if letters.clone().count() != squares {
        return Err(no_position(text, &format!("this board has {squares} squares")));
    }
    let pieces: Option<Vec<_>> =
        names.squares().zip(letters).map(|(square, c)| Some((square, piece(c)?))).collect();
    let pieces = pieces.ok_or_else(|| no_position(text, "squares are w, b, W, B or e"))?;
    let standing = pieces.into_iter().filter_map(|(square, piece)| Some((square, piece?)));
    Ok(Setup { turn, pieces: standing.collect() })
}

fn no_position(text: &str, why: &str) -> Unreadable {
    Unreadable(format!("'{text}' is no position: {why}"))
}

fn side(letter: char) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.letter() == letter)
}

const fn letter_of(piece: Option<Piece>) -> char {
    let Some(Piece { side, rank }) = piece else { return 'e' };
    match rank {
        Rank::Man => side.letter().to_ascii_lowercase(),
        Rank::King => side.letter(),
    }
}

/// The piece of a letter: nothing if there is no such letter, no piece if the square is empty.
fn piece(letter: char) -> Option<Option<Piece>> {
    let rank = if letter.is_ascii_uppercase() { Rank::King } else { Rank::Man };
    match letter {
        'e' => Some(None),
        _ => side(letter.to_ascii_uppercase()).map(|side| Some(Piece { side, rank })),
    }
}

/// From where to where, and after that the squares of all captured pieces: `32-28`, `28x19x23`.
pub(crate) fn write_move(made: Move, names: &Names) -> String {
    let separator = if made.is_capture() { "x" } else { "-" };
    let mut captured: Vec<_> = made.captured().squares().map(|square| names.number(square)).collect();
    captured.sort_unstable();
    let numbers = [names.number(made.from()), names.number(made.to())].into_iter().chain(captured);
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(separator)
}

/// The legal move of a game that a text means. Captured squares may stand in any order, and may be
/// missing where a single capture has these ends.
pub(crate) fn read_move(game: &Game, text: &str, names: &Names) -> Result<Move, Unreadable> {
    let illegal = || Unreadable(format!("'{text}' is not a legal move"));
    let squares = squares(text, names).ok_or_else(illegal)?;
    let [from, to, captured @ ..] = &squares[..] else { return Err(illegal()) };
    let capture = text.contains('x');
    let fits = |made: &&Move| {
        (made.from(), made.to(), made.is_capture()) == (*from, *to, capture)
            && (captured.is_empty() || takes(**made, captured))
    };
    let mut found = game.legal().iter().filter(fits);
    match (found.next(), found.next()) {
        (Some(made), None) => Ok(*made),
        (Some(_), Some(_)) => Err(Unreadable(format!("'{text}' fits several captures"))),
        (None, _) => Err(illegal()),
    }
}

fn takes(made: Move, captured: &[Square]) -> bool {
    let mut captured = captured.to_vec();
    captured.sort_unstable();
    made.captured().squares().eq(captured)
}

fn squares(text: &str, names: &Names) -> Option<Vec<Square>> {
    text.split(['-', 'x']).map(|number| names.numbered(number.parse().ok()?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Variant;

    fn game(variant: Variant, text: &str) -> Game {
        let rules = variant.rules();
        Game::new(rules, &read_position(&rules, text).expect(text)).expect(text)
    }

    /// The example of the protocol, and those of its moves that are legal there.
    #[test]
    fn a_position_is_written_as_it_was_read() {
        let text = "BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee";
        let game = game(Variant::International, text);
        assert_eq!(write_position(game.rules(), game.position()), text);
        let start = Game::traditional(Variant::Russian.rules());
        let text = write_position(start.rules(), start.position());
        assert_eq!(text, format!("W{}{}{}", "b".repeat(12), "e".repeat(8), "w".repeat(12)));
    }

    #[test]
    fn a_move_is_written_as_it_was_read_in_either_numbering() {
        for variant in Variant::ALL {
            let game = Game::traditional(variant.rules());
            for names in [Names::grid(game.rules()), Names::official(game.rules())] {
                for made in game.legal() {
                    assert_eq!(read_move(&game, &write_move(*made, &names), &names), Ok(*made));
                }
            }
        }
    }

    /// Two captures from 4 to 15 take different men.
    #[test]
    fn captures_are_told_apart_by_what_they_take() {
        let men: String = (1..=50)
            .map(|number| match number {
                4 => 'W',
                13 | 20 | 32 | 37 => 'b',
                _ => 'e',
            })
            .collect();
        let game = game(Variant::International, &format!("W{men}"));
        let names = Names::grid(game.rules());
        let written: Vec<_> = game.legal().iter().map(|made| write_move(*made, &names)).collect();
        for (text, made) in written.iter().zip(game.legal()) {
            assert_eq!(read_move(&game, text, &names), Ok(*made), "{text}");
        }
        let several = read_move(&game, "4x15", &names).expect_err("there are two");
        assert!(several.to_string().contains("several"), "{several}");
    }

    #[test]
    fn nonsense_is_given_back() {
        let rules = Variant::Russian.rules();
        let wrong = |text: &str| read_position(&rules, text).expect_err(text).to_string();
        assert!(wrong("").contains("W or B"));
        assert!(wrong("Wbb").contains("32 squares"));
        assert!(wrong(&format!("W{}", "x".repeat(32))).contains("'Wxxxx"));
        let game = Game::traditional(rules);
        for text in ["", "22", "22-33", "22-22", "c3-d4", "22x18", "22-18x9"] {
            assert!(read_move(&game, text, &Names::grid(&rules)).is_err(), "{text}");
        }
    }
}
