//! The computer as an opponent: questions with tickets, a pause that lets people follow, failures.

use crate::action::Opponent;
use crate::effect::Effect;
use crate::event::Alarm;
use crate::model::{Model, Notice};
use crate::motion::Millis;
use crate::play::Shown;
use ai::talk::{Ask, GameText, Reply, Ticket};
use ai::{Level, Score, Seed};

/// An answer is not shown sooner than this.
const PAUSE: Millis = Millis(400.0);
/// No level thinks nearly so long: the worker has died without a word.
const PATIENCE: Millis = Millis(20_000.0);
/// So often is it started again before the player is asked.
const RESTARTS: u8 = 3;

/// What is known of the computer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Computer {
    seed: u32,
    ticket: Ticket,
    task: Option<Task>,
    failures: u8,
}

/// What the computer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Its own move.
    Move,
    /// A hint for the player.
    Hint,
    /// An answer to the player's offer of a draw.
    Offer,
}

/// A question that waits for its answer.
#[derive(Clone, Debug)]
struct Task {
    purpose: Purpose,
    pause: Alarm,
    patience: Alarm,
    has_paused: bool,
    answer: Option<Answer>,
}

/// What the computer found.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// A move, in the game's notation.
    pub(crate) text: String,
    /// How good it is.
    pub(crate) score: Score,
    /// Whether the game ends as the score says if both sides play best.
    pub(crate) is_certain: bool,
}

impl Computer {
    #[allow(clippy::cast_possible_truncation, reason = "both halves are used")]
    pub(crate) fn sow(&mut self, seed: u64) {
        self.seed = (seed ^ (seed >> 32)) as u32;
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.task.is_some()
    }

    /// What it thinks about.
    pub(crate) fn purpose(&self) -> Option<Purpose> {
        self.task.as_ref().map(|task| task.purpose)
    }

    /// Whether it can be asked nothing now.
    pub(crate) fn is_busy_or_failed(&self) -> bool {
        self.is_thinking() || self.has_failed()
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.failures > RESTARTS
    }

    /// A seed of its own for each question.
    fn next_seed(&self) -> Seed {
        Seed(self.seed.wrapping_add(self.ticket.0.wrapping_mul(0x9e37_79b9)))
    }
}

impl Model {
    /// Asks the computer if it is its turn and nobody looks back.
    pub(crate) fn let_computer_move(&mut self) {
        if self.table.is_latest() {
            self.ask_computer();
        }
    }

    /// Asks the computer for a move in the position on the board, if it is its turn.
    pub(crate) fn ask_computer(&mut self) {
        let Opponent::Computer(level) = self.table.choice.opponent else { return };
        if self.table.is_playing() && self.table.is_computers_turn() {
            self.consult(Purpose::Move, level);
        }
    }

    /// Asks what to do in the player's place.
    pub(crate) fn consult_for_hint(&mut self) {
        self.consult(Purpose::Hint, Level::Hard);
    }

    /// Asks how the game stands.
    pub(crate) fn consult_about_draw(&mut self) {
        self.consult(Purpose::Offer, Level::Hard);
    }

    fn consult(&mut self, purpose: Purpose, level: Level) {
        if self.computer.is_busy_or_failed() {
            return;
        }
        self.computer.ticket = self.computer.ticket.next();
        let (ticket, seed) = (self.computer.ticket, self.computer.next_seed());
        let (pause, patience) = (self.next_alarm(), self.next_alarm());
        let task = Task { purpose, pause, patience, has_paused: false, answer: None };
        self.emit(Effect::Ask(Ask::Think { ticket, game: GameText::of(&self.table.game), level, seed }));
        self.emit(Effect::Wake(task.pause, PAUSE));
        self.emit(Effect::Wake(task.patience, PATIENCE));
        self.computer.task = Some(task);
    }

    /// An answer is no longer wanted.
    pub(crate) fn stop_computer(&mut self) {
        if let Some(task) = self.computer.task.take()
            && task.answer.is_none()
        {
            self.emit(Effect::Ask(Ask::Stop { ticket: self.computer.ticket }));
        }
    }

    /// The worker said something; what is not about the open question is old.
    pub(crate) fn hear_computer(&mut self, reply: Reply) {
        match reply {
            Reply::Done { ticket, mv, score, certain, .. } if self.is_open(ticket) => {
                self.take_answer(Answer { text: mv, score, is_certain: certain });
            }
            Reply::Ready { openings, .. } => self.take_openings(&openings),
            Reply::Failed { ticket, .. } if self.is_open(ticket) => self.computer_died(),
            _ => (),
        }
    }

    fn is_open(&self, ticket: Ticket) -> bool {
        ticket == self.computer.ticket && self.computer.is_thinking()
    }

    fn take_answer(&mut self, answer: Answer) {
        if let Some(task) = &mut self.computer.task {
            task.answer = Some(answer);
        }
        self.play_answer();
    }

    /// An alarm rang: the pause is over, or patience is at its end.
    pub(crate) fn woke(&mut self, alarm: Alarm) {
        if self.tick(alarm) {
            return;
        }
        let Some(task) = &mut self.computer.task else { return };
        if alarm == task.pause {
            task.has_paused = true;
            self.play_answer();
        } else if alarm == task.patience && task.answer.is_none() {
            self.computer_died();
        }
    }

    /// Plays the answer as soon as it is there, the pause is over and nothing slides any more.
    pub(crate) fn play_answer(&mut self) {
        let slides = self.motion.as_ref().is_some_and(|motion| motion.slide().is_some());
        let ready = self.computer.task.take_if(|task| task.has_paused && task.answer.is_some() && !slides);
        let Some((purpose, answer)) = ready.and_then(|task| Some((task.purpose, task.answer?))) else {
            return;
        };
        match purpose {
            Purpose::Move => self.play_text(&answer.text),
            Purpose::Hint if self.take_hint(&answer) => self.computer.failures = 0,
            Purpose::Hint => self.fail(Some(purpose)),
            Purpose::Offer => self.answer_offer(answer.score),
        }
    }

    fn play_text(&mut self, answer: &str) {
        let Ok(made) = self.table.game.read(answer) else { return self.fail(Some(Purpose::Move)) };
        let Some(path) = self.table.game.referee().path(self.table.game.position(), made) else { return };
        self.computer.failures = 0;
        self.play(made, path, Shown::Nothing);
    }

    /// The worker died or talked nonsense: it is started again, a few times.
    pub(crate) fn computer_died(&mut self) {
        let purpose = self.computer.task.take().map(|task| task.purpose);
        self.fail(purpose);
    }

    /// What it was asked for is asked again, unless that has failed too often.
    fn fail(&mut self, purpose: Option<Purpose>) {
        let was_thinking = purpose.is_some();
        self.computer.failures = self.computer.failures.saturating_add(1);
        if !self.computer.has_failed() {
            self.emit(Effect::RestartWorker);
        }
        if let Some(notice) = self.failure(was_thinking) {
            self.notify(notice);
        }
        match purpose {
            Some(Purpose::Move) => self.ask_computer(),
            Some(other) => self.consult(other, Level::Hard),
            None => (),
        }
    }

    /// What to tell about it: nothing, as long as nobody waits for the computer.
    fn failure(&self, was_thinking: bool) -> Option<Notice> {
        match self.table.choice.opponent {
            Opponent::Computer(_) if self.computer.has_failed() => Some(Notice::ComputerFailed),
            Opponent::Friend if self.computer.has_failed() && was_thinking => Some(Notice::ComputerFailed),
            _ => was_thinking.then_some(Notice::ComputerRestarted),
        }
    }

    /// The player wants the computer to be tried again.
    pub(crate) fn retry_computer(&mut self) {
        self.computer.failures = 0;
        self.notice = None;
        self.emit(Effect::RestartWorker);
        self.let_computer_move();
    }
}
