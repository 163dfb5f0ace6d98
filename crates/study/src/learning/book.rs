//! What there is to learn of a game: the steps of its course, and the file of its puzzles.

use super::lesson::{Lesson, Task};
use core::ops::Range;
use diagrams::Example;
use learn::{Day, Difficulty, Puzzle, course, lessons, puzzles};
use rules::{Rules, Variant};

/// The puzzles of a game, once they are there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Book {
    variant: Option<Variant>,
    examples: Vec<Example>,
    puzzles: Option<Puzzles>,
    has_failed: bool,
}

#[derive(Clone, Debug)]
struct Puzzles {
    all: Vec<Puzzle>,
    /// The places of those that end the course.
    last: Vec<usize>,
    today: Option<usize>,
    edition: u32,
}

impl Book {
    /// The book of a game whose puzzles are still to come.
    pub(crate) fn asked(variant: Variant) -> Self {
        let examples = course(&variant.rules()).unwrap_or_default();
        Self { variant: Some(variant), examples, ..Self::default() }
    }

    /// The book with the file of puzzles, unless that could not be had or read.
    pub(crate) fn read(variant: Variant, file: Option<&str>, day: Day) -> Self {
        let read = file.and_then(|file| Puzzles::read(&variant.rules(), file, day));
        Self { has_failed: read.is_none(), puzzles: read, ..Self::asked(variant) }
    }

    /// Whether it is this game's, and nothing is missing.
    pub(crate) fn is_of(&self, variant: Variant) -> bool {
        self.variant == Some(variant) && !self.has_failed
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// What tells this file of puzzles from others.
    pub(crate) fn edition(&self) -> Option<u32> {
        self.puzzles.as_ref().map(|puzzles| puzzles.edition)
    }

    pub(crate) fn today(&self) -> Option<usize> {
        self.puzzles.as_ref()?.today
    }

    /// How many steps the course has.
    pub(crate) fn steps(&self) -> usize {
        self.examples.len() + self.last().len()
    }

    fn last(&self) -> &[usize] {
        self.puzzles.as_ref().map_or(&[], |puzzles| &puzzles.last)
    }

    /// The example of a step, if it is not a puzzle.
    pub(crate) fn example(&self, step: usize) -> Option<&Example> {
        self.examples.get(step)
    }

    /// The places of the puzzles as hard as this.
    pub(crate) fn places(&self, difficulty: Difficulty) -> Range<usize> {
        let count = self.count();
        let below = |bound: &dyn Fn(Difficulty) -> bool| {
            (0..count).take_while(|place| bound(Difficulty::at(*place, count))).count()
        };
        below(&|at| at < difficulty)..below(&|at| at <= difficulty)
    }

    pub(crate) fn difficulty(&self, place: usize) -> Difficulty {
        Difficulty::at(place, self.count())
    }

    fn count(&self) -> usize {
        self.puzzles.as_ref().map_or(0, |puzzles| puzzles.all.len())
    }

    /// The lesson about a task, ready to begin.
    pub(crate) fn lesson(&self, task: Task) -> Option<Lesson> {
        match task {
            Task::Step(step) => self.step(step),
            Task::Puzzle(place) | Task::Daily(place) => self.puzzle(task, place),
        }
    }

    fn step(&self, step: usize) -> Option<Lesson> {
        let task = Task::Step(step);
        let Some(example) = self.example(step) else {
            return self.puzzle(task, *self.last().get(step - self.examples.len())?);
        };
        let line = example.allowed.iter().map(|(made, _)| *made).collect();
        Some(Lesson::new(task, example.game.clone(), line))
    }

    fn puzzle(&self, task: Task, place: usize) -> Option<Lesson> {
        let puzzle = self.puzzles.as_ref()?.all.get(place)?;
        let rules = self.variant?.rules();
        let line = puzzle.solution(&rules).ok()?.moves().to_vec();
        Some(Lesson::new(task, puzzle.start(&rules).ok()?, line))
    }
}

impl Puzzles {
    fn read(rules: &Rules, file: &str, day: Day) -> Option<Self> {
        let all = puzzles(file, rules).ok()?;
        let (last, today) = (lessons(&all, rules), day.choose(all.len()));
        Some(Self { all, last, today, edition: fingerprint(file) })
    }
}

/// FNV-1a, by Fowler, Noll and Vo: short, and good enough to tell one file from the next.
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
