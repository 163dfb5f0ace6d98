//! Positions and rules by chance: the same ones in every run.

use rules::{
    Board, Capture, Criterion, Crown, Duty, Goal, Grid, King, Landing, Lift, Man, Naming, Piece, Position,
    Prey, Priority, Rank, Reach, Referee, Rules, Setup, Side, Variant, Ways, Word,
};

use crate::dice::Dice;

/// An endless walk through positions: games from the start by random moves, and between them
/// random pieces on random squares.
pub(crate) struct Walk<'rules> {
    referee: &'rules Referee,
    dice: Dice,
    game: Option<Position>,
}

impl<'rules> Walk<'rules> {
    pub(crate) fn new(referee: &'rules Referee, seed: u64) -> Self {
        Walk { referee, dice: Dice::new(seed), game: None }
    }

    fn start(&mut self) -> Position {
        let first = *self.dice.one_of(&Side::ALL);
        let rules = self.referee.rules();
        Setup::start(rules, first).seat(rules).expect("the starting position can be played")
    }

    fn step(&mut self) -> Position {
        let next = match self.game {
            Some(position) if self.dice.below(150) > 0 => self.moved(&position),
            _ => None,
        };
        let position = next.unwrap_or_else(|| self.start());
        self.game = Some(position);
        position
    }

    fn moved(&mut self, position: &Position) -> Option<Position> {
        let legal = self.referee.legal(position);
        (!legal.is_empty()).then(|| self.referee.play(position, *self.dice.one_of(&legal)))
    }
}

impl Iterator for Walk<'_> {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        let by_play = self.dice.below(2) == 0;
        Some(if by_play { self.step() } else { scattered(self.referee, &mut self.dice) })
    }
}

/// Some pieces of both sides on random squares, few or many of them kings.
fn scattered(referee: &Referee, dice: &mut Dice) -> Position {
    let (rules, grid) = (referee.rules(), referee.grid());
    let kings = *dice.one_of(&[0, 10, 30, 60]);
    let mut free: Vec<_> = grid.squares().squares().collect();
    let mut pieces = vec![];
    for side in Side::ALL {
        for _ in 0..1 + dice.below(usize::from(rules.board.men()).min(12)) {
            let square = free.swap_remove(dice.below(free.len()));
            let king = dice.below(100) < kings || must_be_king(grid, side, square);
            pieces.push((square, Piece { side, rank: if king { Rank::King } else { Rank::Man } }));
        }
    }
    let setup = Setup { turn: *dice.one_of(&Side::ALL), pieces };
    setup.seat(rules).expect("no man stands on its last row")
}

fn must_be_king(grid: &Grid, side: Side, square: rules::Square) -> bool {
    let last = if side == Side::White { 0 } else { grid.height() - 1 };
    grid.row(square) == last
}

/// Every combination of the axes that decide about moves and passes [`Rules::check`], on a random
/// board, with a random order of precedence and random names for squares.
pub(crate) fn composed_rules(seed: u64) -> Vec<Rules> {
    let mut dice = Dice::new(seed);
    let all = combinations().into_iter().map(|rules| Rules {
        board: *dice.one_of(BOARDS),
        capture: Capture { priority: priority(&mut dice), ..rules.capture },
        goal: *dice.one_of(Goal::ALL),
        first: *dice.one_of(&Side::ALL),
        naming: naming(&mut dice),
        ..rules
    });
    all.filter(|rules| rules.check().is_ok()).collect()
}

/// The usual boards twice, so that they are frequent, and odd ones.
const BOARDS: &[Board] = &[
    Board::EIGHT,
    Board::EIGHT,
    Board::TEN,
    Board::TEN,
    Board::TWELVE,
    Board::TWELVE,
    Board { width: 4, height: 4, rows: 1 },
    Board { width: 6, height: 6, rows: 2 },
    Board { width: 10, height: 8, rows: 3 },
    Board { width: 6, height: 12, rows: 4 },
    Board { width: 12, height: 6, rows: 2 },
];

fn combinations() -> Vec<Rules> {
    let mut all = vec![Variant::American.rules()];
    all = spread(&all, Ways::ALL, |rules, captures| Rules { man: Man { captures, ..rules.man }, ..rules });
    all = spread(&all, Prey::ALL, |rules, prey| Rules { man: Man { prey, ..rules.man }, ..rules });
    all = spread(&all, Reach::ALL, |rules, reach| Rules { king: King { reach, ..rules.king }, ..rules });
    all =
        spread(&all, Landing::ALL, |rules, landing| Rules { king: King { landing, ..rules.king }, ..rules });
    all = spread(&all, Crown::ALL, |rules, crown| Rules { crown, ..rules });
    all = spread(&all, Duty::ALL, Rules::with_duty);
    spread(&all, Lift::ALL, |rules, lift| Rules { capture: Capture { lift, ..rules.capture }, ..rules })
}

/// Each of the rules with each value of one more axis.
fn spread<T: Copy>(all: &[Rules], values: &[T], with: impl Fn(Rules, T) -> Rules) -> Vec<Rules> {
    all.iter().flat_map(|rules| values.iter().map(|value| with(*rules, *value))).collect()
}

/// None to four criteria in any order.
fn priority(dice: &mut Dice) -> Priority {
    let mut left = Criterion::ALL.to_vec();
    let chosen: Vec<_> = (0..dice.below(5)).map(|_| left.swap_remove(dice.below(left.len()))).collect();
    Priority::new(&chosen)
}

fn naming(dice: &mut Dice) -> Naming {
    Naming {
        signs: *dice.one_of(rules::Signs::ALL),
        from: *dice.one_of(rules::Corner::ALL),
        turned: *dice.one_of(rules::Turned::ALL),
        separator: *dice.one_of(&['x', ':']),
        game_type: 0,
    }
}
