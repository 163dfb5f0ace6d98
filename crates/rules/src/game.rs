//! A game: rules, a start, the moves made, and where we are.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::axes::{Board, Goal};
use crate::board::{Side, Word};
use crate::draw::{Counts, Limit, Repetition, Step};
use crate::moves::{Move, Path};
use crate::notation::{Names, ReadMoveError, moves};
use crate::position::Position;
use crate::referee::Referee;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};

/// A game with its history. Undo and redo are [`Game::go_to`].
#[derive(Clone, Debug)]
pub struct Game {
    referee: Referee,
    names: Names,
    states: Vec<State>,
    moves: Vec<Move>,
    paths: Vec<Path>,
    ply: usize,
    agreed: Option<Agreed>,
    legal: Vec<Move>,
}

/// A position of the game, with what the draw rules count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    position: Position,
    counts: Counts,
}

/// An end that no move made, at the ply where it was agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Agreed {
    ply: usize,
    status: Status,
    holds: bool,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The side to move has a move.
    Playing,
    /// One side has won.
    Won {
        /// The winner.
        by: Side,
        /// Why.
        how: Win,
    },
    /// Nobody has won.
    Drawn(DrawReason),
}

/// Why a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Win {
    /// The side to move has no pieces.
    NoPieces,
    /// The side to move has pieces, but no move.
    NoMoves,
    /// The loser resigned.
    Resigned,
    /// The loser's time ran out.
    OutOfTime,
}

/// Why a game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawReason {
    /// Both agreed.
    Agreed,
    /// The position occurred for the third time.
    Repetition,
    /// A counter ran out.
    Limit(Limit),
}

/// A move that is not legal here, given back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this move is not legal in this position")
    }
}

impl core::error::Error for IllegalMove {}

/// How often a position must occur.
const REPETITIONS: usize = 3;

impl Game {
    /// A game from any set-up.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn new(rules: Rules, start: &Setup) -> Result<Game, SetupError> {
        let position = start.seat(&rules)?;
        let referee = Referee::new(&rules);
        let states = vec![State { position, counts: Counts::default() }];
        let names = Names::official(&rules);
        let mut game = Game {
            referee,
            names,
            states,
            moves: vec![],
            paths: vec![],
            ply: 0,
            agreed: None,
            legal: vec![],
        };
        game.look();
        Ok(game)
    }

    /// A game from the starting position with the traditional side to move.
    #[must_use]
    pub fn traditional(rules: Rules) -> Game {
        Game::from_start(rules, rules.first)
    }

    /// A game as this site sets it up: the dark pieces move first on 8x8 boards, the light ones on
    /// all others.
    #[must_use]
    pub fn site(rules: Rules) -> Game {
        let small = rules.board.width == Board::EIGHT.width;
        Game::from_start(rules, if small { Side::Black } else { Side::White })
    }

    /// A game from the starting position.
    ///
    /// # Panics
    /// If the rules do not pass [`Rules::check`].
    #[must_use]
    pub fn from_start(rules: Rules, first: Side) -> Game {
        let Ok(game) = Game::new(rules, &Setup::start(&rules, first)) else {
            panic!("the starting position of checked rules can be played");
        };
        game
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        self.referee.rules()
    }

    /// The referee of the rules.
    #[must_use]
    pub const fn referee(&self) -> &Referee {
        &self.referee
    }

    /// What the squares are called in this game.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// The position that the game started from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.states[0].position
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.states[self.ply].position
    }

    /// The positions up to now, the first first.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        self.states[..=self.ply].iter().map(|state| &state.position)
    }

    /// The legal moves now; none once the game has ended.
    #[must_use]
    pub fn legal(&self) -> &[Move] {
        &self.legal
    }

    /// How many moves led here.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// How many moves there are, those taken back included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether no move was made.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// All moves, those taken back included.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The way that a move took.
    #[must_use]
    pub fn path(&self, ply: usize) -> Option<&Path> {
        self.paths.get(ply)
    }

    /// Makes a move, on any of its ways. Moves that were taken back are forgotten.
    ///
    /// # Errors
    /// If it is not legal now.
    pub fn play(&mut self, made: Move) -> Result<(), IllegalMove> {
        let path = self.legal.contains(&made).then(|| self.referee.path(self.position(), made)).flatten();
        self.play_path(made, path.ok_or(IllegalMove(made))?)
    }

    /// Makes a move on the way that its player took. Moves that were taken back are forgotten.
    ///
    /// # Errors
    /// If it is not legal now.
    pub fn play_path(&mut self, made: Move, path: Path) -> Result<(), IllegalMove> {
        if !self.legal.contains(&made) {
            return Err(IllegalMove(made));
        }
        let next = self.state_after(made);
        self.forget_future();
        self.moves.push(made);
        self.paths.push(path);
        self.states.push(next);
        self.go_to(self.ply + 1);
        Ok(())
    }

    /// Goes to the position after so many moves, or to the last one.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.len());
        self.look();
    }

    /// Takes a move back; false at the start.
    pub fn undo(&mut self) -> bool {
        let can = self.ply > 0;
        self.go_to(self.ply.saturating_sub(1));
        can
    }

    /// Makes a move again that was taken back; false at the end.
    pub fn redo(&mut self) -> bool {
        let can = self.ply < self.len();
        self.go_to(self.ply + 1);
        can
    }

    /// How the game stands now.
    #[must_use]
    pub fn status(&self) -> Status {
        self.agreed_here().unwrap_or_else(|| self.status_on_board())
    }

    /// How often the position has occurred, this time included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.positions().filter(|&position| position == self.position()).count()
    }

    /// Whether a player may claim a draw now.
    #[must_use]
    pub fn may_claim(&self) -> bool {
        self.status() == Status::Playing && self.occurrences() >= REPETITIONS
    }

    /// Claims a draw; false if there is nothing to claim.
    pub fn claim(&mut self) -> bool {
        let may = self.may_claim();
        if may {
            self.end(Status::Drawn(DrawReason::Repetition));
        }
        may
    }

    /// Ends the game as a draw by agreement; false if it has ended already.
    pub fn agree_draw(&mut self) -> bool {
        self.end(Status::Drawn(DrawReason::Agreed))
    }

    /// Ends the game: this side gives up. False if it has ended already.
    pub fn resign(&mut self, loser: Side) -> bool {
        self.end(Status::Won { by: loser.opposite(), how: Win::Resigned })
    }

    /// Ends the game: this side has no time left. False if it has ended already.
    pub fn run_out_of_time(&mut self, loser: Side) -> bool {
        self.end(Status::Won { by: loser.opposite(), how: Win::OutOfTime })
    }

    /// Takes back an end that no move made; false if the game did not end so here.
    ///
    /// ```
    /// use rules::{Game, Side, Status, Variant};
    ///
    /// let mut game = Game::traditional(Variant::Russian.rules());
    /// game.resign(Side::White);
    /// assert!(game.undo_end() && game.status() == Status::Playing);
    /// assert!(game.redo_end() && game.status() != Status::Playing);
    /// ```
    pub fn undo_end(&mut self) -> bool {
        self.hold_end(false)
    }

    /// Ends the game again as it ended before [`Game::undo_end`]; false if that was not here.
    pub fn redo_end(&mut self) -> bool {
        self.hold_end(true)
    }

    /// Whether [`Game::undo_end`] would do something.
    #[must_use]
    pub fn has_agreed_end(&self) -> bool {
        self.agreed_here().is_some()
    }

    /// Whether [`Game::redo_end`] would do something.
    #[must_use]
    pub fn had_agreed_end(&self) -> bool {
        self.agreed.is_some_and(|agreed| agreed.ply == self.ply && !agreed.holds)
    }

    /// Of the draw counters that count here the one nearest to its end: moves of each side so far,
    /// and the limit.
    #[must_use]
    pub fn counter(&self) -> Option<(u16, Limit)> {
        self.counter_at(self.ply)
    }

    /// The same after so many moves; nothing if the game is not so long.
    #[must_use]
    pub fn counter_at(&self, ply: usize) -> Option<(u16, Limit)> {
        let State { position, counts } = self.states.get(ply)?;
        let (plies, limit) = counts.nearest(&self.rules().draw, self.referee.grid(), position)?;
        Some((plies / 2, limit))
    }

    /// What the draw rules have counted, in plies.
    #[must_use]
    pub fn counts(&self) -> Counts {
        self.states[self.ply].counts
    }

    /// The text of the move that was made at this ply, counted from 0.
    #[must_use]
    pub fn text(&self, ply: usize) -> Option<String> {
        let (state, &made) = (self.states.get(ply)?, self.moves.get(ply)?);
        Some(moves::write(&self.referee, &state.position, made, &self.names))
    }

    /// The legal move that a text means.
    ///
    /// # Errors
    /// Why there is none, or more than one.
    pub fn read(&self, text: &str) -> Result<Move, ReadMoveError> {
        moves::read(text, &self.referee, self.position(), &self.legal, &self.names)
    }

    fn state_after(&self, made: Move) -> State {
        let State { position, counts } = &self.states[self.ply];
        let after = self.referee.play(position, made);
        let step = Step { before: position, made, after: &after };
        State { position: after, counts: counts.after(&self.rules().draw, self.referee.grid(), &step) }
    }

    fn forget_future(&mut self) {
        self.moves.truncate(self.ply);
        self.paths.truncate(self.ply);
        self.states.truncate(self.ply + 1);
        self.agreed = None;
    }

    fn look(&mut self) {
        let mut legal = core::mem::take(&mut self.legal);
        self.referee.moves(self.position(), &mut legal);
        self.legal = legal;
        if self.status() != Status::Playing {
            self.legal.clear();
        }
    }

    fn end(&mut self, status: Status) -> bool {
        let playing = self.status() == Status::Playing;
        if playing {
            self.forget_future();
            self.agreed = Some(Agreed { ply: self.ply, status, holds: true });
            self.look();
        }
        playing
    }

    fn agreed_here(&self) -> Option<Status> {
        self.agreed.filter(|agreed| agreed.ply == self.ply && agreed.holds).map(|agreed| agreed.status)
    }

    fn hold_end(&mut self, holds: bool) -> bool {
        let here = self.agreed.as_mut().filter(|agreed| agreed.ply == self.ply && agreed.holds != holds);
        let changed = here.map(|agreed| agreed.holds = holds).is_some();
        self.look();
        changed
    }

    fn status_on_board(&self) -> Status {
        let position = self.position();
        if position.of(position.turn()).is_empty() {
            self.stuck(Win::NoPieces)
        } else if !self.referee.can_move(position) {
            self.stuck(Win::NoMoves)
        } else {
            self.drawn().map_or(Status::Playing, Status::Drawn)
        }
    }

    fn stuck(&self, how: Win) -> Status {
        let turn = self.position().turn();
        let by = match self.rules().goal {
            Goal::Usual => turn.opposite(),
            Goal::Losing => turn,
        };
        Status::Won { by, how }
    }

    fn drawn(&self) -> Option<DrawReason> {
        let draw = &self.rules().draw;
        if draw.repetition == Repetition::Automatic && self.occurrences() >= REPETITIONS {
            return Some(DrawReason::Repetition);
        }
        self.states[self.ply].counts.reached(draw).map(DrawReason::Limit)
    }
}
