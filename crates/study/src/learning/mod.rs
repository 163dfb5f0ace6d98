//! Learning by doing: a course through the rules of a game, and its puzzles. A lesson takes the board;
//! the game that was there comes back when the lesson is left.

mod book;
mod lesson;
mod progress;
mod view;

use crate::action::Action;
use crate::effect::{Effect, Slot};
use crate::model::Model;
use book::Book;
use learn::{Day, Difficulty};
use lesson::{Answer, Lesson, Seen, Task};
use progress::Progress;
use rules::{Move, Variant};

pub(crate) use view::{lead, view};

/// What is known of lessons.
#[derive(Clone, Debug, Default)]
pub(crate) struct Learning {
    /// The game that is learned.
    variant: Option<Variant>,
    book: Book,
    progress: Progress,
    /// What was kept could not be read.
    progress_is_lost: bool,
    lesson: Option<Lesson>,
    /// The game page as it was before the lesson took the board.
    before: Option<Box<app::Model>>,
}

impl Learning {
    pub(crate) fn is_on_the_board(&self) -> bool {
        self.lesson.is_some()
    }
}

/// A choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnAction {
    /// Learn this game.
    Game(Variant),
    /// Go on with the course.
    Course,
    /// Solve puzzles as hard as this.
    Puzzles(Difficulty),
    /// Solve the puzzle of the day.
    Daily,
    /// Show which piece is to move.
    Hint,
    /// Show the moves that are asked for.
    Solution,
    /// The lesson before this one.
    Back,
    /// The lesson after this one.
    Next,
    /// Put the game back that was on the board.
    Leave,
}

impl LearnAction {
    /// A stable name for the page and its tests.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Game(variant) => variant.id(),
            Self::Course => "course",
            Self::Puzzles(Difficulty::Easy) => "easy",
            Self::Puzzles(Difficulty::Medium) => "medium",
            Self::Puzzles(Difficulty::Hard) => "hard",
            Self::Daily => "daily",
            Self::Hint => "hint",
            Self::Solution => "solution",
            Self::Back => "back",
            Self::Next => "next",
            Self::Leave => "leave",
        }
    }
}

impl From<LearnAction> for Action {
    fn from(action: LearnAction) -> Self {
        Self::Learn(action)
    }
}

impl Model {
    /// What storage held.
    pub(crate) fn take_up_learned(&mut self, kept: &str) {
        let read = Progress::read(kept);
        self.learning.progress_is_lost = read.is_none();
        self.learning.progress = read.unwrap_or_default();
    }

    /// The section was opened: the game on the board is the one to learn, unless another was chosen.
    pub(crate) fn open_lessons(&mut self) {
        let on_board = Variant::of(self.game().rules()).unwrap_or(Variant::ALL[0]);
        self.choose_game(self.learning.variant.unwrap_or(on_board));
    }

    /// The file of a game's puzzles came, or did not.
    pub(crate) fn take_puzzles(&mut self, variant: Variant, file: Option<&str>, day: Day) {
        if self.learning.variant == Some(variant) {
            self.learning.book = Book::read(variant, file, day);
            let learning = &mut self.learning;
            if let Some(edition) = learning.book.edition() {
                learning.progress.renew(variant, edition);
            }
        }
    }

    pub(crate) fn learn(&mut self, action: LearnAction) {
        match action {
            LearnAction::Game(variant) => self.choose_game(variant),
            LearnAction::Course => self.begin(self.next_step()),
            LearnAction::Puzzles(difficulty) => self.begin(self.next_puzzle(difficulty, None)),
            LearnAction::Daily => self.begin(self.learning.book.today().map(Task::Daily)),
            LearnAction::Hint => self.give_hint(),
            LearnAction::Solution => self.show_solution(),
            LearnAction::Back => self.begin(self.earlier()),
            LearnAction::Next => self.begin(self.later()),
            LearnAction::Leave => self.leave_lesson(),
        }
    }

    fn choose_game(&mut self, variant: Variant) {
        if self.learning.variant != Some(variant) {
            self.leave_lesson();
        }
        self.learning.variant = Some(variant);
        if !self.learning.book.is_of(variant) {
            self.learning.book = Book::asked(variant);
            self.emit_own([Effect::FetchPuzzles(variant)]);
        }
    }

    /// The first step of the course that was not done, or its beginning.
    fn next_step(&self) -> Option<Task> {
        let done = self.learning.progress.steps(self.learning.variant?);
        Some(Task::Step(if done < self.learning.book.steps() { done } else { 0 }))
    }

    /// A puzzle as hard as this that was not solved, the first one behind the place of another; if
    /// there is none, the one behind.
    fn next_puzzle(&self, difficulty: Difficulty, behind: Option<usize>) -> Option<Task> {
        let (variant, places) = (self.learning.variant?, self.learning.book.places(difficulty));
        let start = behind.map_or(places.start, |place| place + 1);
        let circle = || (start..places.end).chain(places.start..start.min(places.end));
        let unsolved = circle().find(|place| !self.learning.progress.is_solved(variant, *place));
        unsolved.or(circle().next()).map(Task::Puzzle)
    }

    fn earlier(&self) -> Option<Task> {
        match self.learning.lesson.as_ref()?.task {
            Task::Step(step) => step.checked_sub(1).map(Task::Step),
            Task::Puzzle(_) | Task::Daily(_) => None,
        }
    }

    fn later(&self) -> Option<Task> {
        match self.learning.lesson.as_ref()?.task {
            Task::Step(step) => {
                Some(step + 1).filter(|next| *next < self.learning.book.steps()).map(Task::Step)
            }
            Task::Puzzle(place) | Task::Daily(place) => {
                self.next_puzzle(self.learning.book.difficulty(place), Some(place))
            }
        }
    }

    /// Begins a lesson, if there is one; the solver sits at the lower edge of the board.
    fn begin(&mut self, task: Option<Task>) {
        let Some(lesson) = task.and_then(|task| self.learning.book.lesson(task)) else { return };
        if self.learning.before.is_none() {
            self.learning.before = Some(Box::new(self.app.clone()));
        }
        let game = lesson.game.clone();
        self.learning.lesson = Some(lesson);
        app::turn_to(&mut self.app, game.position().turn());
        self.show(game);
    }

    /// Puts the game back that was on the board.
    pub(crate) fn leave_lesson(&mut self) {
        self.learning.lesson = None;
        if let Some(before) = self.learning.before.take() {
            let effects = app::put_back(&mut self.app, *before);
            self.emit_all(effects);
        }
    }

    /// Compares the board with the lesson after whatever happened, and goes on with it.
    pub(crate) fn follow_lesson(&mut self) {
        let Some(lesson) = &self.learning.lesson else { return };
        match lesson.see(self.app.game()) {
            Seen::Itself => (),
            Seen::Move(made) => self.judge(made),
            Seen::Change => self.show_lesson(),
            Seen::AnotherGame => self.give_way(),
        }
        while !app::is_moving(&self.app) && self.go_on() {}
    }

    /// A new game was begun, and stays.
    fn give_way(&mut self) {
        self.learning.lesson = None;
        self.learning.before = None;
        self.show(self.game().clone());
    }

    fn show_lesson(&mut self) {
        if let Some(lesson) = &self.learning.lesson {
            self.show(lesson.game.clone());
        }
    }

    fn judge(&mut self, made: Move) {
        let game = self.app.game().clone();
        let Some(lesson) = &mut self.learning.lesson else { return };
        lesson.judge(made, game);
        self.note();
    }

    /// What comes next by itself: a wrong move is taken back, the other side answers, the solution is
    /// shown. Returns whether there may be more.
    fn go_on(&mut self) -> bool {
        let Some(lesson) = &mut self.learning.lesson else { return false };
        if core::mem::take(&mut lesson.is_wrong) {
            self.show_lesson();
            return false;
        }
        let Some(made) = lesson.due() else { return false };
        let effects = app::play(&mut self.app, made);
        lesson.game = self.app.game().clone();
        self.emit_all(effects);
        self.note();
        true
    }

    /// Keeps what has been done.
    fn note(&mut self) {
        let learning = &mut self.learning;
        let (Some(variant), Some(lesson)) = (learning.variant, &learning.lesson) else { return };
        if !lesson.is_done() {
            return;
        }
        match lesson.task {
            Task::Step(step) => learning.progress.do_step(variant, step),
            Task::Puzzle(_) | Task::Daily(_) if lesson.is_shown => return,
            Task::Puzzle(place) | Task::Daily(place) => learning.progress.solve(variant, place),
        }
        let text = learning.progress.write();
        self.emit_own([Effect::Keep(Slot::Learned, text)]);
    }

    /// Picks the piece that is to move, so that the board shows where it can go.
    fn give_hint(&mut self) {
        let Some(lesson) = &mut self.learning.lesson else { return };
        let Some(made) = lesson.wanted() else { return };
        lesson.answer = Answer::Hint(made.from());
        self.tell_app(app::Event::Key(app::Key::Escape));
        self.tell_app(app::Event::Press(made.from()));
    }

    fn show_solution(&mut self) {
        if let Some(lesson) = &mut self.learning.lesson {
            lesson.is_shown = true;
        }
        self.show_lesson();
    }
}
