//! The same answer by the plainest of ways: every move, every reply, nothing left out and nothing
//! remembered. The search must agree with it.

use rules::{Board, Game, Goal, Move, Position, Referee, Rules, Step, Word};

use super::tree::captures_ahead;
use super::{Ran, Root, Search, Techniques};
use crate::draws::{self, Inheritance, key, repeats};
use crate::eval::{Judge, Worths};
use crate::table::Table;
use crate::testing::{many_rules, played, scattered};
use crate::{Depth, Limits, Millis, Plan, Score, Seed, Taste};

struct Plain {
    referee: Referee,
    judge: Judge<u128>,
    keys: Vec<u64>,
}

struct Point {
    position: Position,
    inherited: Inheritance,
    ply: u16,
}

impl Plain {
    fn new(rules: &Rules, keys: Vec<u64>) -> Plain {
        let referee = Referee::new(rules);
        Plain { referee, judge: Judge::new(&Worths::new(rules, None)), keys }
    }

    fn after(&self, point: &Point, made: Move) -> Point {
        let position = self.referee.play(&point.position, made);
        let step = Step { before: &point.position, made, after: &position };
        let inherited = point.inherited.after(&self.referee.rules().draw, self.referee.grid(), &step);
        Point { position, inherited, ply: point.ply + 1 }
    }

    fn score(&mut self, point: &Point, depth: u8) -> Score {
        self.keys.push(key(&point.position));
        let score = self.score_here(point, depth);
        self.keys.pop();
        score
    }

    fn score_here(&mut self, point: &Point, depth: u8) -> Score {
        let moves = self.referee.legal(&point.position);
        let repeated = repeats(&self.keys, point.inherited.quiet);
        let ran_out = point.inherited.counts.reached(&self.referee.rules().draw).is_some();
        if moves.is_empty() {
            return self.stuck(point.ply);
        }
        if repeated || ran_out {
            return Score::DRAW;
        }
        if depth == 0 {
            return self.settled(&point.position, point.ply, captures_ahead(self.referee.rules()));
        }
        let below = if moves.len() == 1 { depth } else { depth - 1 };
        let replies = moves.into_iter().map(|mv| -self.score(&self.after(point, mv), below));
        replies.max().unwrap()
    }

    fn settled(&self, position: &Position, ply: u16, left: u8) -> Score {
        let moves = self.referee.legal(position);
        if moves.is_empty() {
            return self.stuck(ply);
        }
        let captures = moves.iter().filter(|mv| mv.is_capture() && left > 0);
        let scores = captures.map(|&mv| -self.settled(&self.referee.play(position, mv), ply + 1, left - 1));
        let may_stay = moves.iter().any(|mv| !mv.is_capture()) || self.referee.rules().capture_is_optional();
        scores.chain(may_stay.then(|| self.judge.score(position))).max().unwrap()
    }

    fn stuck(&self, ply: u16) -> Score {
        match self.referee.rules().goal {
            Goal::Usual => Score::loss_in(ply),
            Goal::Losing => Score::win_in(ply),
        }
    }
}

fn plain_scores(game: &Game, depth: u8) -> Vec<(Move, Score)> {
    let (keys, inherited) = draws::history::<u128>(game);
    let mut plain = Plain::new(game.rules(), keys);
    let root = Point { position: *game.position(), inherited, ply: 0 };
    game.legal().iter().map(|&mv| (mv, -plain.score(&plain.after(&root, mv), depth - 1))).collect()
}

fn searched_scores<W: Word>(game: &Game, depth: u8, margin: i16) -> Vec<(Move, Score)> {
    let limits = Limits { depth: Depth(depth), nodes: u64::MAX, time: Millis::NEVER };
    let plan = Plan { limits, taste: Taste { margin, halving: 1 }, seed: Seed(5) };
    let mut table = Table::new(1 << 20);
    let mut root = Root::<W>::new(game, &plan, &Worths::new(game.rules(), None), Techniques::NONE);
    assert_eq!(root.run(&mut table, u64::MAX), Ran::Out);
    root.thought(&table).ranked
}

/// A game that is decided is not searched on for other moves.
///
/// Depth 4 at most: from 5 on, positions that repeat make a score depend on the way there, and a
/// table that remembers positions cannot know the way.
fn agree(game: &Game, depth: u8) {
    let plain = plain_scores(game, depth);
    if plain.len() < 2 {
        return;
    }
    let best = plain.iter().map(|scored| scored.1).max().unwrap();
    for margin in [0, 60] {
        check(game, &plain, best, (margin, searched_scores::<u128>(game, depth, margin)));
        if game.rules().board.bits() <= u64::BITS {
            check(game, &plain, best, (margin, searched_scores::<u64>(game, depth, margin)));
        }
    }
}

fn check(game: &Game, plain: &[(Move, Score)], best: Score, (margin, found): (i16, Vec<(Move, Score)>)) {
    let why = || format!("{} {:?}", game.rules().code(), game.position());
    assert_eq!(found[0].1, best, "{}", why());
    let counts = |score: Score| score >= best.plus(-margin) && !best.is_decided();
    for (mv, score) in plain.iter().filter(|scored| counts(scored.1)) {
        assert!(found.contains(&(*mv, *score)), "{} {mv:?} {score} {found:?}", why());
    }
}

/// Looking at everything takes long on large boards, and where captures are optional and may come in
/// any order.
fn depth_that_ends_soon(rules: &Rules) -> u8 {
    3 - u8::from(rules.capture_is_optional()) - u8::from(rules.board != Board::EIGHT)
}

#[test]
fn the_search_finds_what_looking_at_everything_finds() {
    for (k, rules) in (0..).zip(many_rules()) {
        for round in 0..8 {
            let game = played(rules, 4 + 9 * round as usize, 100 * k + round);
            (1..=depth_that_ends_soon(&rules)).for_each(|depth| agree(&game, depth));
            let game = scattered(rules, 4, 100 * k + round);
            (1..=2).for_each(|depth| agree(&game, depth));
        }
    }
}

#[test]
fn it_does_so_four_plies_deep() {
    for (k, rules) in (0..).zip(many_rules()).step_by(3) {
        agree(&played(rules, 40, k), depth_that_ends_soon(&rules) + 1);
        agree(&scattered(rules, 3, k), depth_that_ends_soon(&rules) + 1);
    }
}
