//! Rules that surprise: each is told once on a device, when it first shows on the board.

use crate::model::{Model, Notice};
use crate::table::Table;
use rules::{Crown, Duty, Lift, Move, Path, Position, Rank, Reach, Rules, Side, Square, Word};
use text::Key;
use text::words::Article;

/// A rule that surprises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    /// Captures are forced.
    Duty,
    /// Men capture backward.
    Backward,
    /// Kings fly.
    Flying,
    /// Turkish strike: what was captured stays in the way.
    Strike,
}

impl Lesson {
    /// All of them, the rarest first: of several in one move that one is told.
    const ALL: [Lesson; 4] = [Lesson::Strike, Lesson::Flying, Lesson::Backward, Lesson::Duty];

    fn id(self) -> &'static str {
        match self {
            Self::Duty => "duty",
            Self::Backward => "backward",
            Self::Flying => "flying",
            Self::Strike => "strike",
        }
    }

    pub(crate) fn key(self) -> Key<'static> {
        match self {
            Self::Duty => Key::LessonDuty,
            Self::Backward => Key::LessonBackward,
            Self::Flying => Key::LessonFlying,
            Self::Strike => Key::LessonStrike,
        }
    }

    /// The rule that tells more.
    pub(crate) fn article(self) -> Article {
        match self {
            Self::Duty => Article::Duty,
            Self::Backward => Article::ManCaptures,
            Self::Flying => Article::King,
            Self::Strike => Article::Lift,
        }
    }

    fn shows(self, last: &Last<'_>) -> bool {
        match self {
            Self::Duty => last.is_followed_by_duty(),
            Self::Backward => last.is_backward_capture_by_man(),
            Self::Flying => last.is_flight(),
            Self::Strike => last.is_strike(),
        }
    }
}

/// What was told on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lessons(Vec<Lesson>);

/// How their line in the kept settings begins.
const TOLD: &str = "told ";

impl Lessons {
    /// Finds their line in the kept settings, whatever else stands there.
    pub(crate) fn read(settings: &str) -> Self {
        let line = settings.lines().find_map(|line| line.strip_prefix(TOLD)).unwrap_or_default();
        let told = |lesson: &Lesson| line.split(' ').any(|word| word == lesson.id());
        Self(Lesson::ALL.into_iter().filter(told).collect())
    }

    /// Their line for the kept settings.
    pub(crate) fn write(&self) -> String {
        let ids: Vec<_> = self.0.iter().map(|lesson| lesson.id()).collect();
        format!("{TOLD}{}\n", ids.join(" "))
    }
}

impl Model {
    /// Tells of what is new in the last move, unless something else is there to be read.
    pub(crate) fn teach(&mut self) {
        let last = Last::of(&self.table).filter(|_| self.notice.is_none());
        let new = |lesson: &Lesson| !self.lessons.0.contains(lesson);
        let lesson =
            last.and_then(|last| Lesson::ALL.into_iter().find(|lesson| new(lesson) && lesson.shows(&last)));
        if let Some(lesson) = lesson {
            self.lessons.0.push(lesson);
            self.notify(Notice::Lesson(lesson));
            self.save_settings();
        }
    }
}

/// The last move of a game, and the position before it.
struct Last<'a> {
    table: &'a Table,
    rules: &'a Rules,
    before: &'a Position,
    made: Move,
    path: &'a Path,
}

impl<'a> Last<'a> {
    fn of(table: &'a Table) -> Option<Self> {
        let (game, ply) = (&table.game, table.game.ply().checked_sub(1)?);
        let before = game.positions().nth_back(1)?;
        Some(Self {
            table,
            rules: game.rules(),
            before,
            made: *game.moves().get(ply)?,
            path: game.path(ply)?,
        })
    }

    fn is_by(&self, rank: Rank) -> bool {
        self.before.piece(self.made.from()).is_some_and(|piece| piece.rank == rank)
    }

    fn hops(&self) -> impl Iterator<Item = (Square, Square)> + '_ {
        self.path.squares.windows(2).map(|hop| (hop[0], hop[1]))
    }

    /// After this move a person must capture.
    fn is_followed_by_duty(&self) -> bool {
        let obliged = self.rules.capture.duty == Duty::Must && !self.table.is_computers_turn();
        obliged && self.table.game.legal().iter().any(Move::is_capture)
    }

    /// What it does once it is crowned on its way counts as a king's.
    fn is_backward_capture_by_man(&self) -> bool {
        let (grid, side) = (self.table.game.referee().grid(), self.before.turn());
        let is_man = |square| self.rules.crown != Crown::GoesOnAsKing || !grid.crown_row(side).has(square);
        let backward = |(from, to)| match side {
            Side::White => grid.row(to) > grid.row(from),
            Side::Black => grid.row(to) < grid.row(from),
        };
        let captures = self.made.is_capture() && self.is_by(Rank::Man);
        captures && self.hops().take_while(|(from, _)| is_man(*from)).any(backward)
    }

    fn is_flight(&self) -> bool {
        let grid = self.table.game.referee().grid();
        let near = if self.made.is_capture() { 2 } else { 1 };
        let far = |(from, to)| grid.line(from, to).is_some_and(|way| way.len() > near);
        self.rules.king.reach == Reach::Flying && self.is_by(Rank::King) && self.hops().any(far)
    }

    /// With the captured lifted at once, the piece could have captured on.
    fn is_strike(&self) -> bool {
        let stays = self.rules.capture.lift == Lift::AfterMove && self.made.is_capture();
        let ended_by_crown = self.made.crowns() && self.rules.crown != Crown::GoesOnAsKing;
        stays && !ended_by_crown && self.could_go_on()
    }

    fn could_go_on(&self) -> bool {
        let game = &self.table.game;
        let mut setup = game.position().setup();
        setup.turn = self.before.turn();
        let captures = setup.seat(self.rules).map(|position| game.referee().captures(&position));
        captures.is_ok_and(|captures| captures.iter().any(|made| made.from() == self.made.to()))
    }
}
