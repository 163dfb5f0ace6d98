//! Positions in which captures multiply: every way is not walked, so they are found all the same.

use rules::{Board, Game, Piece, Rank, Referee, Rules, Setup, Side, Square, Variant};

/// A flying king among men that stand apart on every second square of every second row.
fn scattered(rules: Rules) -> Game {
    let referee = Referee::<u128>::new(&rules);
    let grid = referee.grid();
    let (width, height) = (rules.board.width, rules.board.height);
    let inner = (1..height - 1).flat_map(|row| (1..width - 1).map(move |column| (column, row)));
    let victims: Vec<Square> = inner
        .filter(|(column, row)| column % 2 == 1 && row % 2 == 0)
        .filter_map(|(c, r)| grid.at(c, r))
        .collect();
    let man = Piece { side: Side::Black, rank: Rank::Man };
    let king = Piece { side: Side::White, rank: Rank::King };
    let start = grid.at(0, height - 1).expect("a corner");
    let pieces = victims.into_iter().map(|square| (square, man)).chain([(start, king)]).collect();
    Game::new(rules, &Setup { turn: Side::White, pieces }).expect("a position")
}

/// Variant, board, and how many captures there are.
const CASES: &[(Variant, Board, usize)] = &[
    (Variant::Russian, Board::EIGHT, 24),
    (Variant::Brazilian, Board::EIGHT, 2),
    (Variant::Russian, Board::TEN, 186),
    (Variant::International, Board::TEN, 6),
    (Variant::International, Board::TWELVE, 2),
];

#[test]
fn captures_that_multiply_are_found() {
    for &(variant, board, count) in CASES {
        let game = scattered(Rules { board, ..variant.rules() });
        assert_eq!(game.legal().len(), count, "{} {board:?}", variant.id());
        for &made in game.legal() {
            assert!(game.referee().path(game.position(), made).is_some());
        }
    }
}
