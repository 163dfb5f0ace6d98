//! The section in which one learns: the lesson on the board, and what else there is.

use super::lesson::{Answer, Lesson, Task};
use super::{LearnAction, Learning};
use crate::model::Model;
use crate::panel::{Button, Part};
use learn::Difficulty;
use rules::Variant;
use rules::notation::Names;
use text::study::Key;
use text::words::{articles, variant};
use text::{Key as GameKey, Text};

/// The lesson on the board. Both parts are always there, so that what a lesson says is heard.
pub(crate) fn lead(model: &Model, text: &Text) -> Vec<Part> {
    let (learning, lesson) = (&model.learning, model.learning.lesson.as_ref());
    vec![
        Part::Task(lesson.map(|lesson| task(learning, lesson, text)).unwrap_or_default()),
        Part::Buttons(lesson.map(|lesson| controls(learning, lesson, text)).unwrap_or_default()),
    ]
}

/// What there is to learn.
pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let learning = &model.learning;
    let game = learning.variant.unwrap_or(Variant::ALL[0]);
    let mut parts = vec![
        Part::Buttons(choices(learning, game, text)),
        Part::Buttons(Variant::ALL.iter().map(|other| of_game(*other, game, text)).collect()),
    ];
    parts.extend(learning.progress_is_lost.then(|| Part::Words(text.tell(Key::LearnedDropped))));
    if learning.book.has_failed() {
        let again = Button::new(LearnAction::Game(game).into(), text.say(GameKey::TryAgain));
        parts.extend([Part::Words(text.tell(Key::PuzzlesFailed)), Part::Buttons(vec![again])]);
    }
    parts
}

fn of_game(other: Variant, game: Variant, text: &Text) -> Button {
    Button::switch(LearnAction::Game(other).into(), text.say(variant(other)), other == game)
}

/// The course and the puzzles, with how much of them is done.
fn choices(learning: &Learning, game: Variant, text: &Text) -> Vec<Button> {
    let steps = learning.book.steps();
    let course = counted(&text.tell(Key::Course), learning.progress.steps(game).min(steps), steps);
    let mut all = vec![choice(LearnAction::Course, course, learning)];
    if learning.book.edition().is_some() {
        let hard = |difficulty| {
            choice(LearnAction::Puzzles(difficulty), puzzles(learning, game, difficulty, text), learning)
        };
        all.extend(Difficulty::ALL.map(hard));
        all.push(choice(LearnAction::Daily, text.tell(Key::PuzzleOfTheDay), learning));
    }
    all
}

fn choice(action: LearnAction, label: String, learning: &Learning) -> Button {
    let task = learning.lesson.as_ref().map(|lesson| lesson.task);
    let is_on = match (action, task) {
        (LearnAction::Course, Some(Task::Step(_))) | (LearnAction::Daily, Some(Task::Daily(_))) => true,
        (LearnAction::Puzzles(hard), Some(Task::Puzzle(place))) => learning.book.difficulty(place) == hard,
        _ => false,
    };
    Button::switch(action.into(), label, is_on)
}

fn puzzles(learning: &Learning, game: Variant, difficulty: Difficulty, text: &Text) -> String {
    let places = learning.book.places(difficulty);
    let solved = places.clone().filter(|place| learning.progress.is_solved(game, *place)).count();
    let name = match difficulty {
        Difficulty::Easy => Key::PuzzlesEasy,
        Difficulty::Medium => Key::PuzzlesMedium,
        Difficulty::Hard => Key::PuzzlesHard,
    };
    counted(&text.tell(name), solved, places.len())
}

fn counted(name: &str, done: usize, all: usize) -> String {
    format!("{name} {done}/{all}")
}

fn controls(learning: &Learning, lesson: &Lesson, text: &Text) -> Vec<Button> {
    let is_course = matches!(lesson.task, Task::Step(_));
    let has_next = !matches!(lesson.task, Task::Step(step) if step + 1 == learning.book.steps());
    let all = [
        (LearnAction::Next, text.tell(Key::LearnNext), has_next),
        (LearnAction::Back, text.tell(Key::LearnBack), is_course && lesson.task != Task::Step(0)),
        (LearnAction::Hint, text.say(GameKey::Hint), lesson.wanted().is_some()),
        (
            LearnAction::Solution,
            text.tell(Key::LearnSolution),
            lesson.wanted().is_some() && !lesson.solution().is_empty(),
        ),
        (LearnAction::Leave, text.tell(Key::LearnLeave), true),
    ];
    let fitting = all.into_iter().filter(|(.., fits)| *fits);
    fitting.map(|(action, label, _)| Button::new(action.into(), label)).collect()
}

/// The title, what was answered, and what is asked for.
fn task(learning: &Learning, lesson: &Lesson, text: &Text) -> Vec<String> {
    let mut said = vec![title(learning, lesson, text)];
    let (rule, wish) = (rule(learning, lesson, text), wish(learning, lesson, text));
    if lesson.is_done() {
        said.push(end(lesson, text));
        said.extend(rule);
    } else {
        said.extend(answer(learning, lesson, text));
        said.extend(rule.into_iter().chain([wish]));
    }
    said
}

fn title(learning: &Learning, lesson: &Lesson, text: &Text) -> String {
    match lesson.task {
        Task::Step(step) => {
            text.tell(Key::CourseStep { step: number(step), all: number(learning.book.steps() - 1) })
        }
        Task::Puzzle(place) => text.tell(Key::PuzzleNumber { number: number(place) }),
        Task::Daily(_) => text.tell(Key::PuzzleOfTheDay),
    }
}

/// A place from 0 as people count.
fn number(place: usize) -> u32 {
    u32::try_from(place + 1).unwrap_or(u32::MAX)
}

/// The rule that a step of the course is about.
fn rule(learning: &Learning, lesson: &Lesson, text: &Text) -> Option<String> {
    let Task::Step(step) = lesson.task else { return None };
    let (article, start) = (learning.book.example(step)?.article, lesson.game.start());
    let rules = articles(text, lesson.game.rules(), start.turn());
    rules.into_iter().find(|(known, _)| known.id() == article).map(|(_, sentence)| sentence)
}

/// Whether it is a step about a rule, not a puzzle.
fn is_rule(learning: &Learning, lesson: &Lesson) -> bool {
    matches!(lesson.task, Task::Step(step) if learning.book.example(step).is_some())
}

fn wish(learning: &Learning, lesson: &Lesson, text: &Text) -> String {
    let solution = lesson.solution();
    text.tell(match lesson.game.legal().len() {
        _ if !is_rule(learning, lesson) => Key::PuzzleTask { side: lesson.game.start().turn() },
        _ if solution.is_empty() => Key::CourseAny,
        1 => Key::CourseFind,
        _ => Key::CourseMove { text: &solution },
    })
}

fn answer(learning: &Learning, lesson: &Lesson, text: &Text) -> Option<String> {
    Some(text.tell(match &lesson.answer {
        Answer::Nothing => return None,
        Answer::Right => Key::LearnRight,
        Answer::Wrong(made) if is_rule(learning, lesson) => Key::CourseOther { text: made },
        Answer::Wrong(made) => Key::PuzzleWrong { text: made, tries: lesson.tries },
        Answer::Hint(square) => {
            let name = Names::official(lesson.game.rules()).name(*square);
            return Some(text.tell(Key::LearnHint { square: &name }));
        }
    }))
}

fn end(lesson: &Lesson, text: &Text) -> String {
    if lesson.is_shown {
        text.tell(Key::LearnShown { text: &lesson.solution() })
    } else {
        text.tell(Key::LearnDone)
    }
}
