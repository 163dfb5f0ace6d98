//! What is known of small endgames, seen from outside. That it is right for up to three pieces, and
//! for four on small boards, is shown beside the code, by a second, slow solver.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ai::endgame::{Builder, Endgames, Outcome, Tally};
use ai::{Random, Seed};
use rules::{Board, Duty, Game, Position, Referee, Rules, Side, Square, Variant, Word};

static RUSSIAN: LazyLock<Endgames> = LazyLock::new(|| built(&Variant::Russian.rules(), 4));

fn built(rules: &Rules, pieces: u32) -> Endgames {
    let mut builder = Builder::new(rules, pieces).unwrap();
    builder.step(usize::MAX);
    builder.finish().unwrap()
}

fn is_deep() -> bool {
    std::env::var_os("DAMKA_DEEP").is_some_and(|deep| deep == "1")
}

/// A game, its duty to capture and the number of pieces; then how many positions with both sides
/// present are won, drawn and lost for the side to move, and the plies of the longest win.
const TALLIES: &str = include_str!("endgame/tallies.txt");

type Tallies = Vec<(u32, Tally)>;

fn tallies() -> BTreeMap<(&'static str, &'static str), Tallies> {
    let mut all = BTreeMap::<_, Tallies>::new();
    for line in TALLIES.lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let number = |k: usize| words[k].parse().unwrap();
        let longest = words[6].parse().unwrap();
        let tally = Tally { wins: number(3), draws: number(4), losses: number(5), longest };
        all.entry((words[0], words[1])).or_default().push((number(2), tally));
    }
    all
}

#[test]
fn every_game_has_as_many_wins_draws_and_losses_as_are_written_down() {
    let tallies = tallies();
    assert_eq!(tallies.len(), Variant::ALL.len() * Duty::ALL.len());
    for ((variant, duty), tallies) in tallies {
        let rules = Variant::from_id(variant).unwrap().rules().with_duty(Duty::from_id(duty).unwrap());
        let endgames = built(&rules, if is_deep() { 4 } else { 3 });
        for (pieces, tally) in tallies.iter().filter(|(pieces, _)| *pieces <= endgames.most_pieces()) {
            assert_eq!(endgames.tally(*pieces), *tally, "{variant} {duty} {pieces}");
        }
    }
}

#[test]
fn four_pieces_in_russian_have_the_wins_draws_and_losses_that_are_written_down() {
    let known = &tallies()[&("russian", "must")];
    assert!(known.contains(&(4, RUSSIAN.tally(4))));
}

/// A position of four pieces, put anywhere.
fn scattered(referee: &Referee<u64>, random: &mut Random) -> Position<u64> {
    let mut squares: Vec<Square> = referee.grid().squares().squares().collect();
    loop {
        random.shuffle(&mut squares);
        let set = |squares: &[Square]| squares.iter().fold(0, |set: u64, &square| set.with(square));
        let ours = 1 + random.below(3);
        let kings = squares[..4].iter().copied().filter(|_| random.below(2) == 0).collect::<Vec<_>>();
        let sides = [set(&squares[..ours]), set(&squares[ours..4])];
        if let Some(position) = referee.seat(sides, set(&kings), Side::ALL[random.below(2)]) {
            return position;
        }
    }
}

/// How good an outcome is for the side to move: a sooner win, a later loss.
fn worth(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Win(plies) => 1_000 - i32::from(plies),
        Outcome::Draw => 0,
        Outcome::Loss(plies) => i32::from(plies) - 1_000,
    }
}

/// What a move is worth for the side that makes it: one ply further from the end.
fn worth_of_move(outcome: Outcome) -> i32 {
    let worth = -worth(outcome);
    worth - worth.signum()
}

fn each_is_worth_its_best_move(endgames: &Endgames, rules: &Rules) {
    let referee = Referee::<u64>::new(rules);
    let mut random = Random::new(Seed(4), 0);
    for _ in 0..20_000 {
        let position = scattered(&referee, &mut random);
        let after = referee.legal(&position).into_iter().map(|mv| referee.play(&position, mv));
        let known = after.map(|after| endgames.probe(&after).unwrap_or(Outcome::Loss(0)));
        if let Some(best) = known.map(worth_of_move).max() {
            assert_eq!(worth(endgames.probe(&position).unwrap()), best, "{} {position:?}", rules.code());
        }
    }
}

#[test]
fn four_pieces_are_worth_their_best_move() {
    each_is_worth_its_best_move(&RUSSIAN, &Variant::Russian.rules());
    let others =
        Variant::ALL.iter().flat_map(|variant| Duty::ALL.iter().map(|&duty| variant.rules().with_duty(duty)));
    for rules in others.filter(|rules| is_deep() && rules.board.bits() < 40) {
        each_is_worth_its_best_move(&built(&rules, 4), &rules);
    }
}

/// All positions of three white kings against a black one, White to move.
fn three_kings_against_one(referee: &Referee<u64>) -> Vec<Position<u64>> {
    let squares: Vec<u64> = referee.grid().squares().squares().map(u64::of).collect();
    let mut positions = vec![];
    for (a, one) in squares.iter().enumerate() {
        for (b, two) in squares[..a].iter().enumerate() {
            for three in &squares[..b] {
                let strong = one | two | three;
                let seated =
                    squares.iter().map(|lone| referee.seat([strong, *lone], strong | lone, Side::White));
                positions.extend(seated.flatten());
            }
        }
    }
    positions
}

/// Article 7.2.4 gives the stronger side 15 moves; it needs 13, the last of which is ply 25, if the
/// lone king is not on the main road, and attacks nothing: whoever attacks may take a king, and one
/// against two is drawn. The pages about Russian draughts say the thirteen.
#[test]
fn in_russian_three_kings_beat_one_off_the_main_road_within_thirteen_moves() {
    let referee = Referee::new(&Variant::Russian.rules());
    let road = referee.grid().main_road();
    let (mut won, mut attacked, mut longest) = (0, 0, 0);
    for position in three_kings_against_one(&referee) {
        let held = position.of(Side::Black).meets(road);
        let attacks = referee.can_capture(&position, Side::Black);
        let win = match RUSSIAN.probe(&position) {
            Some(Outcome::Win(plies)) => Some(plies).filter(|_| !held),
            _ => None,
        };
        assert!(win.is_some() || held || attacks, "{position:?}");
        longest = longest.max(win.unwrap_or_default());
        won += u32::from(win.is_some());
        attacked += u32::from(win.is_none() && !held);
    }
    assert_eq!((won, attacked, longest), (106_984, 896, 25));
}

/// The other half of the theory: who holds the main road holds the draw, unless White has a king on
/// it too, or a shot at once.
#[test]
fn in_russian_one_king_on_the_main_road_holds_against_three() {
    let referee = Referee::new(&Variant::Russian.rules());
    let road = referee.grid().main_road();
    let held = |position: &Position<u64>| {
        position.of(Side::Black).meets(road) && !position.of(Side::White).meets(road)
    };
    let quiet = three_kings_against_one(&referee).into_iter().filter(|position| {
        held(position) && Side::ALL.iter().all(|&side| !referee.can_capture(position, side))
    });
    let (drawn, won): (Vec<_>, Vec<_>) =
        quiet.partition(|position| RUSSIAN.probe(position) == Some(Outcome::Draw));
    assert_eq!((drawn.len(), won.len()), (10_696, 388));
}

#[test]
fn what_is_not_known_is_not_guessed() {
    let american = Variant::American.rules();
    let small = built(&american, 2);
    assert_eq!(small.most_pieces(), 2);
    assert_eq!(small.probe(Game::traditional(american).position()), None);
    let twelve = Rules { board: Board::TWELVE, ..american };
    assert!(Builder::new(&twelve, 2).is_none());
}
