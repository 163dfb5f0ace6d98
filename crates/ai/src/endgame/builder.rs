//! Works out the values of all positions, a slice at a time.

use core::ops::Range;

use rules::{Move, Position, Referee, Rules};

use super::endgames::Endgames;
use super::index::Index;
use super::outcome::{self, DRAW, MOST_PLIES, Value, ends_in};
use super::pieces::Pieces;

/// Works out what every position of a few pieces is worth.
///
/// Group by group, every position is looked at once: where its captures and crownings lead is known
/// by then. What the other moves are worth follows backwards from the ends of games, the soonest
/// first.
pub struct Builder {
    referee: Referee<u64>,
    index: Index,
    values: Vec<Value>,
    /// The groups that are left, the next one last.
    groups: Vec<Range<usize>>,
    /// Of each position of the group.
    prospects: Vec<Prospects>,
    /// The longest game of the group that is known to end.
    longest: u8,
    stage: Stage,
    moves: Vec<Move<u64>>,
}

/// What is known of a position's moves.
#[derive(Clone, Copy, Debug)]
struct Prospects {
    /// Moves within the group that are not known to lose.
    open: u8,
    /// In how many plies one of the other moves wins.
    win: Option<u8>,
    /// In how many plies all the other moves lose; 0 if there are none.
    loss: Option<u8>,
}

impl Prospects {
    const NO_MOVES: Prospects = Prospects { open: 0, win: None, loss: Some(0) };

    /// One more move leads out of the group, to such an outcome for the other side.
    fn take(&mut self, reply: Reply) {
        match reply {
            Reply::Loses(plies) => self.win = Some(self.win.map_or(plies + 1, |win| win.min(plies + 1))),
            Reply::Wins(plies) => self.loss = self.loss.map(|loss| loss.max(plies + 1)),
            Reply::Draws => self.loss = None,
        }
    }

    /// The plies to the end of the game, as far as it is certain that there is one.
    fn plies(&self) -> Option<u8> {
        self.win.or(self.loss.filter(|_| self.open == 0))
    }
}

/// How the other side fares after a move, and in how many plies.
#[derive(Clone, Copy, Debug)]
enum Reply {
    Wins(u8),
    Loses(u8),
    Draws,
}

/// Where the work on a group stands.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// This position is the next to be looked at.
    Look(usize),
    /// Games that end after `plies` tell where they come from; this position is the next.
    Tell { plies: u8, next: usize },
}

/// So many values are passed over in the time that it takes to look at one position.
const PASSED: usize = 64;

/// What comes before would be longer than can be told.
const LAST_TOLD: u8 = MOST_PLIES - 1;

impl Builder {
    /// Starts on the positions of at most so many pieces, or of fewer where these would be too many;
    /// `None` where the board has more than 64 bits.
    #[must_use]
    pub fn new(rules: &Rules, pieces: u32) -> Option<Builder> {
        let index = Index::new(rules.board, pieces)?;
        let mut groups: Vec<_> = index.groups().collect();
        groups.reverse();
        let mut builder = Builder {
            referee: Referee::new(rules),
            values: vec![DRAW; index.len()],
            index,
            groups,
            prospects: vec![],
            longest: 0,
            stage: Stage::Look(0),
            moves: vec![],
        };
        builder.start_group();
        Some(builder)
    }

    /// Whether everything is known.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.groups.is_empty()
    }

    /// Works on for about as long as it takes to look at so many positions.
    pub fn step(&mut self, positions: usize) {
        let mut left = positions;
        while left > 0 && !self.is_done() {
            left = left.saturating_sub(self.advance());
        }
    }

    /// What was worked out; `None` as long as something is missing.
    #[must_use]
    pub fn finish(self) -> Option<Endgames> {
        self.is_done().then(|| Endgames::new(self.referee.rules(), self.index, self.values))
    }

    fn group(&self) -> Range<usize> {
        self.groups.last().cloned().unwrap_or_default()
    }

    fn start_group(&mut self) {
        let group = self.group();
        self.prospects.clear();
        self.prospects.resize(group.len(), Prospects::NO_MOVES);
        self.longest = 0;
        self.stage = Stage::Look(group.start);
    }

    /// Does a little, and says how much.
    fn advance(&mut self) -> usize {
        let group = self.group();
        match self.stage {
            Stage::Look(number) if number < group.end => self.look(number),
            Stage::Look(_) => self.tell_from(0),
            Stage::Tell { plies, next } if next < group.end => {
                self.tell(plies, next..group.end.min(next + PASSED))
            }
            Stage::Tell { plies, .. } if plies < self.longest.min(LAST_TOLD) => self.tell_from(plies + 1),
            Stage::Tell { .. } => self.finish_group(),
        }
    }

    fn tell_from(&mut self, plies: u8) -> usize {
        self.stage = Stage::Tell { plies, next: self.group().start };
        0
    }

    fn finish_group(&mut self) -> usize {
        self.groups.pop();
        self.start_group();
        0
    }

    fn look(&mut self, number: usize) -> usize {
        let prospects = self.first_sight(number);
        let place = self.place(number);
        self.prospects[place] = prospects;
        self.set(number, prospects.plies());
        self.stage = Stage::Look(number + 1);
        1
    }

    fn first_sight(&mut self, number: usize) -> Prospects {
        let position = self.index.pieces(number).position(&self.referee);
        let position = position.expect("every number has a position that can be played");
        self.referee.moves(&position, &mut self.moves);
        let mut prospects = Prospects::NO_MOVES;
        for &made in &self.moves {
            if made.is_capture() || made.crowns() {
                prospects.take(self.reply(&self.referee.play(&position, made)));
            } else {
                prospects.open += 1;
            }
        }
        prospects
    }

    /// What is known of a position outside the group. The game is over where the side to move has no
    /// pieces.
    fn reply(&self, after: &Position<u64>) -> Reply {
        let number = self.index.number(&Pieces::of(after, self.referee.grid()));
        let plies = number.map_or(Some(0), |number| outcome::plies(self.values[number]));
        match plies.filter(|&plies| plies <= LAST_TOLD) {
            None => Reply::Draws,
            Some(plies) if self.wins(plies) => Reply::Wins(plies),
            Some(plies) => Reply::Loses(plies),
        }
    }

    fn wins(&self, plies: u8) -> bool {
        outcome::wins(self.referee.rules().goal, plies)
    }

    fn tell(&mut self, plies: u8, numbers: Range<usize>) -> usize {
        self.stage = Stage::Tell { plies, next: numbers.end };
        let mut done = 1;
        for number in numbers {
            if self.values[number] == ends_in(plies) {
                self.tell_before(number, plies);
                done += 1;
            }
        }
        done
    }

    /// Tells the positions before this one in how many plies the game ends from here.
    fn tell_before(&mut self, number: usize, plies: u8) {
        let (grid, reach) = (*self.referee.grid(), self.referee.rules().king.reach);
        let there = self.index.pieces(number).for_the_other_side(&grid);
        there.before_quiet(&grid, reach, |before| {
            let number = self.index.number(&before).expect("a quiet move changes nothing but a place");
            self.hear(number, plies);
        });
    }

    /// A move of this position may lead to one from which the game ends in so many plies.
    fn hear(&mut self, number: usize, plies: u8) {
        let loses = self.wins(plies);
        let place = self.place(number);
        let prospects = &mut self.prospects[place];
        if prospects.open == 0 {
            // The move is not legal, since a capture must be made: the open ones were all heard of.
            return;
        }
        if loses {
            prospects.open -= 1;
            prospects.take(Reply::Wins(plies));
        } else {
            prospects.take(Reply::Loses(plies));
        }
        let plies = prospects.plies();
        self.set(number, plies);
    }

    fn place(&self, number: usize) -> usize {
        number - self.group().start
    }

    fn set(&mut self, number: usize, plies: Option<u8>) {
        self.values[number] = plies.map_or(DRAW, ends_in);
        self.longest = self.longest.max(plies.unwrap_or(0));
    }
}
