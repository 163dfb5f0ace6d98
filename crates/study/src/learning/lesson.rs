//! A lesson on the board: what is asked for, and how far it has come.

use rules::{Game, Move, Square};

/// What a lesson is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// A step of the course, from 0.
    Step(usize),
    /// The puzzle at this place of the file.
    Puzzle(usize),
    /// The puzzle of the day, by its place.
    Daily(usize),
}

/// What the last move or wish of the player is answered with.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Answer {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Not this move.
    Wrong(String),
    /// The right one; there are more.
    Right,
    /// This piece.
    Hint(Square),
}

/// What has become of the board.
pub(crate) enum Seen {
    /// It is as the lesson left it.
    Itself,
    /// The player has made a move where one was asked for.
    Move(Move),
    /// Something else.
    Change,
    /// Another game stands there.
    AnotherGame,
}

/// A lesson.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    pub(crate) task: Task,
    /// The game as it is to stand on the board.
    pub(crate) game: Game,
    /// All moves from its start, of both sides. None if any move will do.
    line: Vec<Move>,
    pub(crate) answer: Answer,
    /// So many moves were wrong.
    pub(crate) tries: u32,
    /// A wrong move stands on the board.
    pub(crate) is_wrong: bool,
    /// The rest of the line is shown.
    pub(crate) is_shown: bool,
}

impl Lesson {
    pub(crate) fn new(task: Task, game: Game, line: Vec<Move>) -> Self {
        let (answer, tries) = (Answer::default(), 0);
        Self { task, game, line, answer, tries, is_wrong: false, is_shown: false }
    }

    /// Whether everything that was asked for has been played.
    pub(crate) fn is_done(&self) -> bool {
        self.game.len() >= self.line.len().max(1)
    }

    /// The move that is asked for now; where any will do, the first.
    pub(crate) fn wanted(&self) -> Option<Move> {
        if self.is_done() {
            return None;
        }
        self.line.get(self.game.len()).or(self.game.legal().first()).copied()
    }

    /// The move that comes by itself: the other side's, or the next of a line that is shown.
    pub(crate) fn due(&self) -> Option<Move> {
        let is_others = self.game.position().turn() != self.game.start().turn();
        self.wanted().filter(|_| self.is_shown || is_others)
    }

    pub(crate) fn see(&self, board: &Game) -> Seen {
        let own = &self.game;
        let is_same = board.rules() == own.rules() && board.start() == own.start();
        match board.moves().strip_prefix(own.moves()) {
            _ if !is_same => Seen::AnotherGame,
            _ if self.is_wrong => Seen::Itself,
            Some([]) if board.ply() == own.ply() && board.status() == own.status() => Seen::Itself,
            Some([made]) if board.ply() > own.ply() && self.wanted().is_some() => Seen::Move(*made),
            _ => Seen::Change,
        }
    }

    /// Compares the player's move, which led to this board, with what is asked for.
    pub(crate) fn judge(&mut self, made: Move, board: Game) {
        let is_right = self.line.is_empty() || self.wanted() == Some(made);
        if is_right {
            self.game = board;
            self.answer = Answer::Right;
        } else {
            self.answer = Answer::Wrong(board.text(self.game.len()).unwrap_or_default());
            self.tries += 1;
            self.is_wrong = true;
        }
    }

    /// All moves in the game's notation.
    pub(crate) fn solution(&self) -> String {
        let mut game = self.game.clone();
        game.go_to(0);
        let texts = self.line.iter().enumerate().filter_map(|(ply, made)| {
            game.play(*made).ok()?;
            game.text(ply)
        });
        texts.collect::<Vec<_>>().join(" ")
    }
}
