//! The same answers by the plainest of ways: every position of both sides in one list, and its value
//! worked out again and again from those of its moves until nothing changes. It knows nothing of
//! numbers, groups, symmetry or moves taken back.

use std::collections::HashMap;

use rules::{Board, Duty, Goal, Piece, Position, Rank, Referee, Rules, Setup, Side, Square, Variant, Word};

use super::{Builder, Endgames, Outcome};
use crate::testing::many_rules;

fn both_sides(setup: &Setup) -> bool {
    Side::ALL.iter().all(|&side| setup.pieces.iter().any(|(_, piece)| piece.side == side))
}

/// Every way to put at most so many more pieces on the squares from `from` on.
fn fillings(squares: &[Square], more: u32) -> Vec<Vec<(Square, Piece)>> {
    let mut all = vec![vec![]];
    let Some((&square, rest)) = squares.split_first().filter(|_| more > 0) else { return all };
    all = fillings(rest, more);
    for filling in fillings(rest, more - 1) {
        for side in Side::ALL {
            for rank in [Rank::Man, Rank::King] {
                let mut filling = filling.clone();
                filling.push((square, Piece { side, rank }));
                all.push(filling);
            }
        }
    }
    all
}

fn positions(rules: &Rules, pieces: u32) -> Vec<Position> {
    let squares: Vec<_> = Referee::<u128>::new(rules).grid().squares().squares().collect();
    let fillings = fillings(&squares, pieces);
    let setups = fillings
        .iter()
        .flat_map(|pieces| Side::ALL.map(|turn| Setup { turn, pieces: pieces.clone() }))
        .filter(both_sides);
    setups.filter_map(|setup| setup.seat(rules).ok()).collect()
}

/// What a position is worth if its moves lead to positions of these values.
fn value(goal: Goal, after: &[Outcome]) -> Outcome {
    let losses = after
        .iter()
        .filter_map(|outcome| if let Outcome::Loss(plies) = outcome { Some(plies) } else { None });
    let wins =
        after.iter().filter_map(|outcome| if let Outcome::Win(plies) = outcome { Some(plies) } else { None });
    if after.is_empty() {
        stuck(goal)
    } else if let Some(soonest) = losses.min() {
        Outcome::Win(soonest + 1)
    } else if wins.clone().count() == after.len() {
        Outcome::Loss(wins.max().unwrap() + 1)
    } else {
        Outcome::Draw
    }
}

fn stuck(goal: Goal) -> Outcome {
    match goal {
        Goal::Usual => Outcome::Loss(0),
        Goal::Losing => Outcome::Win(0),
    }
}

fn solve(rules: &Rules, positions: &[Position]) -> Vec<Outcome> {
    let referee = Referee::<u128>::new(rules);
    let places: HashMap<_, _> = positions.iter().zip(0..).collect();
    // A position that is not in the list has no piece of the side to move.
    let place = |position: Position| places.get(&position).copied();
    let after: Vec<Vec<Option<usize>>> = positions
        .iter()
        .map(|before| referee.legal(before).into_iter().map(|mv| place(referee.play(before, mv))).collect())
        .collect();
    let mut values = vec![Outcome::Draw; positions.len()];
    loop {
        let known = |place: &Option<usize>| place.map_or(stuck(rules.goal), |place| values[place]);
        let next: Vec<_> = after
            .iter()
            .map(|places| value(rules.goal, &places.iter().map(known).collect::<Vec<_>>()))
            .collect();
        if next == values {
            return values;
        }
        values = next;
    }
}

fn built(rules: &Rules, pieces: u32) -> Endgames {
    let mut builder = Builder::new(rules, pieces).unwrap();
    // Slices of any size leave the same.
    while !builder.is_done() {
        builder.step(1_000);
    }
    builder.finish().unwrap()
}

fn agree(rules: &Rules, pieces: u32) {
    let endgames = built(rules, pieces);
    assert_eq!(endgames.most_pieces(), pieces, "{}", rules.code());
    let positions = positions(rules, pieces);
    for (position, outcome) in positions.iter().zip(solve(rules, &positions)) {
        assert_eq!(endgames.probe(position), Some(outcome), "{} {position:?}", rules.code());
    }
}

/// Asked of the compiler, since this is part of a crate that asks nothing of its surroundings.
const IS_DEEP: bool = option_env!("DAMKA_DEEP").is_some();

/// Every game, and composed ones on boards for which there are tables.
fn rules_with_tables() -> impl Iterator<Item = Rules> {
    many_rules().into_iter().filter(|rules| rules.board.bits() <= u64::BITS)
}

#[test]
fn two_pieces_in_every_game_and_in_composed_ones() {
    rules_with_tables().for_each(|rules| agree(&rules, 2));
}

#[test]
fn three_pieces_in_every_game() {
    let games = Variant::ALL
        .iter()
        .flat_map(|&variant| Duty::ALL.iter().map(move |&duty| variant.rules().with_duty(duty)));
    let games = games.filter(|rules| IS_DEEP || rules.board == Board::EIGHT);
    games.step_by(if IS_DEEP { 1 } else { 5 }).for_each(|rules| agree(&rules, 3));
}

#[test]
fn four_pieces_on_small_boards() {
    let (width, step) = if IS_DEEP { (6, 2) } else { (4, 6) };
    let small = Board { width, height: 6, rows: 2 };
    let rules = rules_with_tables().map(|rules| Rules { board: small, ..rules });
    rules.step_by(step).for_each(|rules| agree(&rules, 4));
}
