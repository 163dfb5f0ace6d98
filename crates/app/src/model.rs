//! Everything that is known while the page is open. Views read it, [`crate::update()`] changes it.

use crate::action::Opponent;
use crate::chance::Chance;
use crate::clock::Tick;
use crate::computer::Computer;
use crate::cursor::Cursor;
use crate::effect::{Effect, Slot};
use crate::event::Alarm;
use crate::hand::Hand;
use crate::heard::{Heard, News};
use crate::hint::Hint;
use crate::lesson::{Lesson, Lessons};
use crate::motion::{Motion, Moving, What};
use crate::openings::Openings;
use crate::saved;
use crate::sheet::Sheet;
use crate::statistics::Statistics;
use crate::table::{Choice, Table};
use crate::wish::Wishes;
use ai::Level;
use rules::{Duty, Entry, Game, Refusal, Side, Square, Variant};
use text::{Language, words};

/// The whole state of the game page.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) table: Table,
    /// The game that the last new game replaced.
    pub(crate) shelf: Option<Table>,
    /// What is wished for games to come.
    pub(crate) wishes: Wishes,
    pub(crate) chance: Chance,
    pub(crate) openings: Openings,
    /// The results of games that were left.
    pub(crate) statistics: Statistics,
    pub(crate) tick: Tick,
    pub(crate) hint: Option<Hint>,
    /// The ply at which the computer declined a draw.
    pub(crate) declined: Option<usize>,
    pub(crate) entry: Entry,
    pub(crate) hand: Hand,
    pub(crate) cursor: Cursor,
    /// What was typed of a move.
    pub(crate) typed: String,
    pub(crate) refused: Option<Refused>,
    pub(crate) motion: Option<Motion>,
    pub(crate) moving: Moving,
    pub(crate) computer: Computer,
    pub(crate) question: Option<Question>,
    pub(crate) notice: Option<Notice>,
    pub(crate) heard: Heard,
    pub(crate) lessons: Lessons,
    pub(crate) sheet: Sheet,
    /// The game that a guest with these languages knows best.
    pub(crate) usual: Variant,
    pub(crate) storage_is_blocked: bool,
    /// A newer version of the game waits.
    pub(crate) newer_waits: bool,
    alarm: Alarm,
    frame_pending: bool,
    effects: Vec<Effect>,
}

/// A press that was refused.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refused {
    pub(crate) why: Refusal,
    pub(crate) square: Square,
    /// It would have been allowed if nobody had to capture.
    pub(crate) is_allowed_by_house_rule: bool,
}

/// A question that waits for yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// This side offers a draw.
    Draw(Side),
}

/// Something the player should know, until it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// What was kept could not be read.
    SavedDropped,
    /// Nothing can be kept.
    StorageBlocked,
    /// The computer had to be started again.
    ComputerRestarted,
    /// The computer cannot be started.
    ComputerFailed,
    /// A newer version waits for the next new game.
    NewVersion,
    /// A new game replaced one that had begun.
    NewGame,
    /// A wish counts from the next game on.
    NextGame,
    /// The computer does not agree to a draw.
    DrawDeclined,
    /// The game is on the clipboard.
    Copied,
    /// It is not.
    CopyFailed,
    /// A rule that shows for the first time.
    Lesson(Lesson),
}

impl Notice {
    /// Whether it has been read once the player makes a move.
    pub(crate) fn passes(self) -> bool {
        !matches!(self, Self::StorageBlocked | Self::ComputerFailed)
    }
}

impl Default for Model {
    /// The game that a guest sees before anything was loaded.
    fn default() -> Self {
        let (variant, opponent) = (words::usual(Language::ROOT), Opponent::Computer(Level::default()));
        Self::at(variant, Table::new(Choice::of(variant, Duty::Must, opponent)))
    }
}

impl Model {
    fn at(usual: Variant, table: Table) -> Self {
        Self {
            table,
            shelf: None,
            wishes: Wishes::default(),
            chance: Chance::default(),
            openings: Openings::default(),
            statistics: Statistics::default(),
            tick: Tick::default(),
            hint: None,
            declined: None,
            entry: Entry::default(),
            hand: Hand::default(),
            cursor: Cursor::default(),
            typed: String::new(),
            refused: None,
            motion: None,
            moving: Moving::default(),
            computer: Computer::default(),
            question: None,
            notice: None,
            heard: Heard::default(),
            lessons: Lessons::default(),
            sheet: Sheet::default(),
            usual,
            storage_is_blocked: false,
            newer_waits: false,
            alarm: Alarm::default(),
            frame_pending: false,
            effects: Vec::new(),
        }
    }

    /// The game on the board.
    pub fn game(&self) -> &Game {
        &self.table.game
    }

    /// What players call the rules of the game, if these are their own.
    pub fn rules_name(&self) -> &str {
        self.table.choice.name()
    }

    /// Who sits on the other side.
    pub fn opponent(&self) -> Opponent {
        self.table.choice.opponent
    }

    /// Whether the player may enter a move now.
    pub(crate) fn accepts_input(&self) -> bool {
        self.is_persons_turn() && self.motion.as_ref().is_none_or(|motion| motion.slide().is_none())
    }

    /// Whether a person is to move, whatever is still in motion.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.table.is_playing() && !self.table.is_computers_turn()
    }

    /// Forgets what was begun on the board: entry, drag, refusal, motion, question.
    pub(crate) fn clear_board(&mut self) {
        self.entry = Entry::default();
        self.hand = Hand::default();
        self.refused = None;
        self.motion = None;
        self.question = None;
        self.hint = None;
        self.typed.clear();
    }

    /// Shows a motion, if things may move.
    pub(crate) fn set_in_motion(&mut self, what: What) {
        if self.is_animated() {
            self.motion = Some(Motion::new(what, self.wishes.speed));
            self.request_frame();
        }
    }

    pub(crate) fn request_frame(&mut self) {
        if !self.frame_pending {
            self.frame_pending = true;
            self.emit(Effect::NextFrame);
        }
    }

    pub(crate) fn frame_came(&mut self) {
        self.frame_pending = false;
    }

    pub(crate) fn next_alarm(&mut self) -> Alarm {
        self.alarm = Alarm(self.alarm.0.wrapping_add(1));
        self.alarm
    }

    pub(crate) fn emit(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        core::mem::take(&mut self.effects)
    }

    pub(crate) fn save_game(&mut self) {
        let shelf = self.shelf.as_ref().filter(|_| self.notice == Some(Notice::NewGame));
        let text = saved::write_games(&self.table, shelf);
        self.emit(Effect::Save(Slot::Game, text));
    }

    pub(crate) fn save_settings(&mut self) {
        let text = saved::write_settings(&self.table.choice)
            + &saved::write_wishes(&self.wishes)
            + &self.lessons.write();
        self.emit(Effect::Save(Slot::Settings, text));
    }

    pub(crate) fn notify(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.heard.tell(News::Notice);
    }

    pub(crate) fn ask(&mut self, question: Question) {
        self.question = Some(question);
        self.heard.tell(News::Question);
    }
}
