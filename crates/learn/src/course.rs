//! A course: the rules of a game, one example after the other, and puzzles in the end.

use diagrams::{Example, ExampleError};
use rules::{Game, Move, Rules};

use crate::Puzzle;

/// The articles that a course goes through, in the order in which one learns to play. What all games
/// have in common and a beginner meets by the way is left out.
const ORDER: [&str; 15] = [
    "board",
    "man-moves",
    "man-captures",
    "duty",
    "finish",
    "crown",
    "king",
    "landing",
    "man-prey",
    "lift",
    "choice",
    "quantity",
    "with-king",
    "most-kings",
    "kings-earliest",
];

/// The examples of a course in these rules, each with the way that is to be found; where there is
/// none, any move will do. An article that has several gives the most particular one.
///
/// # Errors
/// If an example does not show what it should; the tests exclude this for every game.
pub fn course(rules: &Rules) -> Result<Vec<Example>, ExampleError> {
    let all = Example::all(rules)?;
    let last = |article| all.iter().rfind(|example| example.article == article);
    let mut course: Vec<Example> = Vec::new();
    for example in ORDER.into_iter().filter_map(last) {
        if !course.iter().any(|earlier| is_same(earlier, example)) {
            course.push(example.clone());
        }
    }
    Ok(course)
}

/// Whether the same way is to be found in the same position.
fn is_same(one: &Example, other: &Example) -> bool {
    one.game.position() == other.game.position() && one.allowed == other.allowed
}

/// What is seen in a puzzle's line, each worth a lesson of its own.
const THEMES: [fn(&Line) -> bool; 3] = [takes_several, crowns, faces_a_king];

/// The places of the puzzles that end a course: among the easiest third of the file's, one for each
/// theme of the game, the first that has it.
#[must_use]
pub fn lessons(puzzles: &[Puzzle], rules: &Rules) -> Vec<usize> {
    let easy = puzzles.get(..puzzles.len() / 3).unwrap_or_default();
    let lines: Vec<_> = easy.iter().map(|puzzle| Line::of(puzzle, rules)).collect();
    let mut chosen = Vec::new();
    let any: fn(&Line) -> bool = |_| true;
    for theme in THEMES.into_iter().chain([any; THEMES.len()]) {
        let fits = |line: &Option<Line>| line.as_ref().is_some_and(theme);
        let place = (0..lines.len()).find(|place| fits(&lines[*place]) && !chosen.contains(place));
        chosen.extend(place.filter(|_| chosen.len() < THEMES.len()));
    }
    chosen.sort_unstable();
    chosen
}

/// A puzzle's line, with the game at its end.
struct Line(Game);

impl Line {
    fn of(puzzle: &Puzzle, rules: &Rules) -> Option<Line> {
        puzzle.solution(rules).ok().map(Line)
    }

    fn last(&self) -> Option<&Move> {
        self.0.moves().last()
    }
}

fn takes_several(line: &Line) -> bool {
    line.last().is_some_and(|made| made.captured().count_ones() > 2)
}

fn crowns(line: &Line) -> bool {
    line.last().is_some_and(|made| made.is_capture() && made.crowns())
}

fn faces_a_king(line: &Line) -> bool {
    let start = line.0.start();
    start.kings() & start.of(start.turn().opposite()) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Status, Variant};
    use std::collections::BTreeSet;

    #[test]
    fn every_course_has_ten_to_fifteen_steps_with_its_puzzles() {
        for game in Variant::ALL {
            let steps = course(&game.rules()).expect("examples are right").len() + THEMES.len();
            assert!((10..=15).contains(&steps), "{} has {steps}", game.id());
        }
    }

    #[test]
    fn what_is_to_be_found_is_legal_and_no_step_comes_twice() {
        for game in Variant::ALL {
            let steps = course(&game.rules()).expect("examples are right");
            for step in &steps {
                assert_eq!(step.game.status(), Status::Playing);
                let asked = step.allowed.as_ref().map(|(made, _)| *made);
                assert!(asked.is_none_or(|made| step.game.legal().contains(&made)), "{}", step.article);
            }
            let articles: BTreeSet<_> = steps.iter().map(|step| step.article).collect();
            assert_eq!(articles.len(), steps.len());
        }
    }

    #[test]
    fn a_course_begins_with_the_board_and_teaches_what_is_particular_to_its_game() {
        for game in Variant::ALL {
            let steps = course(&game.rules()).expect("examples are right");
            assert_eq!(steps[0].article, "board");
            let order: Vec<_> =
                ORDER.into_iter().filter(|one| steps.iter().any(|step| step.article == *one)).collect();
            assert_eq!(order, steps.iter().map(|step| step.article).collect::<Vec<_>>());
            let step = |criterion| format!("{criterion:?}").to_lowercase();
            for criterion in game.rules().capture.priority.criteria().map(step) {
                let taught = steps.iter().any(|step| step.article.replace('-', "") == criterion);
                assert!(taught, "{} does not teach {criterion}", game.id());
            }
        }
    }

    #[test]
    fn the_last_lessons_are_easy_puzzles_each_another() {
        let rules = Variant::Russian.rules();
        let text = "W:Wf2,h2,b4,a7:Bd4,f4,h4; a7-b8 h4-g3 f2:h4";
        let (position, line) = text.split_once("; ").expect("both are there");
        let puzzle = Puzzle { position: position.into(), line: line.split(' ').map(str::to_owned).collect() };
        for (count, chosen) in [(0, 0), (3, 1), (6, 2), (30, 3)] {
            let found = lessons(&vec![puzzle.clone(); count], &rules);
            assert_eq!(found, (0..chosen).collect::<Vec<_>>());
        }
    }
}
