//! Courses and puzzles, as a player goes through them.

use std::fs;

use app::{Moving, Pointer, Slot, Started};
use learn::{Difficulty, Puzzle, course, lessons, puzzles};
use rules::{Game, Square, Variant};
use study::{Action, Day, Effect, Event, LearnAction, Model, Origin, Part, Section, panel, update};
use text::{Language, source};

const DAY: Day = Day(20_787);

/// The page with the section open, and all that it asked for since.
struct Page {
    model: Model,
    effects: Vec<Effect>,
}

impl Page {
    fn open(variant: Variant, learned: Option<String>) -> Self {
        let mut page = Self { model: Model::default(), effects: vec![] };
        learned.into_iter().for_each(|text| page.hear(Event::Found(study::Slot::Learned, text)));
        page.hear(Event::Started(started(), Origin::Elsewhere));
        page.hear(Event::Act(Action::Open(Section::Learn)));
        page.choose(LearnAction::Game(variant));
        page.hear(Event::Puzzles(variant, Some(file(variant)), DAY));
        page
    }

    fn hear(&mut self, event: Event) {
        self.effects.extend(update(&mut self.model, event));
    }

    fn choose(&mut self, action: LearnAction) {
        self.hear(Event::Act(Action::Learn(action)));
    }

    fn press(&mut self, squares: &[Square]) {
        squares.iter().for_each(|square| self.hear(Event::App(app::Event::Press(*square))));
    }

    fn game(&self) -> &Game {
        self.model.app().game()
    }

    /// Presses the squares of the move at this place of a line that is played from here.
    fn play(&mut self, solution: &Game, ply: usize) {
        let path = solution.path(ply).expect("the line has this move").squares.clone();
        self.press(&path);
    }

    fn said(&self) -> Vec<String> {
        let lead = panel(&self.model, &source::text(Language::English)).lead;
        let task = lead.into_iter().find_map(|part| match part {
            Part::Task(said) => Some(said),
            _ => None,
        });
        task.expect("it is always there")
    }

    fn is_solved(&self) -> bool {
        self.said().iter().any(|said| said == "Solved!")
    }

    /// The label of a button.
    fn label(&self, action: LearnAction) -> Option<String> {
        let panel = panel(&self.model, &source::text(Language::English));
        let buttons = panel.lead.into_iter().chain(panel.parts).filter_map(|part| match part {
            Part::Buttons(all) => Some(all),
            _ => None,
        });
        let mut fitting = buttons.flatten().filter(|button| button.action == Action::Learn(action));
        fitting.next().map(|button| button.label)
    }

    fn kept(&self) -> Option<String> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Keep(study::Slot::Learned, text) => Some(text.clone()),
            _ => None,
        })
    }
}

fn started() -> Started {
    Started {
        seed: 1,
        language: "en".into(),
        languages: vec![],
        moving: Moving::Still,
        settings: None,
        game: None,
        statistics: None,
    }
}

fn file(variant: Variant) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../learn/puzzles");
    fs::read_to_string(format!("{folder}/{}.txt", variant.id())).expect("every game has its puzzles")
}

fn all(variant: Variant) -> Vec<Puzzle> {
    puzzles(&file(variant), &variant.rules()).expect("they are right")
}

/// A legal move that is another one than the line's first, by its squares.
fn other(solution: &Game) -> Option<Vec<Square>> {
    let mut start = solution.clone();
    start.go_to(0);
    let made = start.legal().iter().find(|made| Some(*made) != solution.moves().first())?;
    Some(start.referee().path(start.position(), *made)?.squares)
}

#[test]
fn every_course_can_be_walked_from_its_first_step_to_its_last() {
    for &variant in Variant::ALL {
        let (rules, all) = (variant.rules(), all(variant));
        let mut page = Page::open(variant, None);
        page.choose(LearnAction::Course);
        let mut lines: Vec<Game> =
            course(&rules).expect("examples are right").into_iter().map(first).collect();
        lines.extend(
            lessons(&all, &rules).into_iter().map(|place| all[place].solution(&rules).expect("it is right")),
        );
        assert!((10..=15).contains(&lines.len()), "{}", variant.id());
        for line in &lines {
            assert!(!page.is_solved(), "{:?}", page.said());
            (0..line.len()).step_by(2).for_each(|ply| page.play(line, ply));
            assert!(page.is_solved(), "{}: {:?}", variant.id(), page.said());
            page.choose(LearnAction::Next);
        }
        let done = format!("Course {0}/{0}", lines.len());
        assert_eq!(page.label(LearnAction::Course), Some(done));
        assert_eq!(page.label(LearnAction::Next), None);
    }
}

/// The game after what a step asks for.
fn first(step: diagrams::Example) -> Game {
    let mut game = step.game;
    let made = step.allowed.map_or(game.legal()[0], |(made, _)| made);
    game.play(made).expect("it is legal");
    game
}

#[test]
fn a_wrong_move_is_answered_and_taken_back_and_the_other_side_answers_a_right_one() {
    for &variant in Variant::ALL {
        let all = all(variant);
        let mut page = Page::open(variant, None);
        for place in (0..all.len()).step_by(40) {
            let solution = all[place].solution(&variant.rules()).expect("it is right");
            page.hear(Event::Puzzles(variant, Some(one(variant, &all[place])), DAY));
            page.choose(LearnAction::Puzzles(Difficulty::Easy));
            if let Some(wrong) = other(&solution) {
                page.press(&wrong);
                assert!(page.said()[1].ends_with("Tries: 1"), "{:?}", page.said());
                assert!(page.game().is_empty());
            }
            page.play(&solution, 0);
            assert_eq!(page.game().moves(), &solution.moves()[..2]);
            (2..solution.len()).step_by(2).for_each(|ply| page.play(&solution, ply));
            assert!(page.is_solved() && page.game().moves() == solution.moves());
            page.press(&any(&solution));
            assert_eq!(page.game().moves(), solution.moves(), "the lesson is over");
        }
    }
}

/// The squares of a legal move, if the game is not over.
fn any(game: &Game) -> Vec<Square> {
    let made = game.legal().first();
    made.and_then(|made| game.referee().path(game.position(), *made))
        .map(|path| path.squares)
        .unwrap_or_default()
}

/// A file of one puzzle.
fn one(variant: Variant, puzzle: &Puzzle) -> String {
    learn::write(variant, core::slice::from_ref(puzzle))
}

#[test]
fn what_was_learned_is_there_again_and_what_is_damaged_is_told() {
    let variant = Variant::Russian;
    let mut page = Page::open(variant, None);
    page.choose(LearnAction::Daily);
    let today = DAY.choose(all(variant).len()).expect("there are puzzles");
    let solution = all(variant)[today].solution(&variant.rules()).expect("it is right");
    (0..solution.len()).step_by(2).for_each(|ply| page.play(&solution, ply));
    let difficulty = Difficulty::at(today, all(variant).len());
    let solved = page.label(LearnAction::Puzzles(difficulty)).expect("they are offered");
    assert!(solved.contains(" 1/"), "{solved}");
    let again = Page::open(variant, page.kept());
    assert_eq!(again.label(LearnAction::Puzzles(difficulty)), Some(solved));
    let words = |page: &Page| {
        panel(&page.model, &source::text(Language::English))
            .parts
            .iter()
            .any(|part| matches!(part, Part::Words(_)))
    };
    assert!(!words(&again));
    assert!(words(&Page::open(variant, Some("damka learned 1\nrubbish".into()))));
}

#[test]
fn a_solution_that_was_shown_is_not_solved() {
    let mut page = Page::open(Variant::Czech, None);
    page.choose(LearnAction::Puzzles(Difficulty::Hard));
    page.choose(LearnAction::Hint);
    assert!(page.said()[1].starts_with("Move the piece on "), "{:?}", page.said());
    page.choose(LearnAction::Solution);
    assert!(page.said()[1].starts_with("The solution: "), "{:?}", page.said());
    assert_eq!(page.kept(), None);
}

#[test]
fn the_game_on_the_board_comes_back_and_is_never_overwritten() {
    let mut page = Page::open(Variant::Russian, None);
    page.hear(Event::Act(Action::Open(Section::Analysis)));
    let (before, far) = (page.game().clone(), app::Point { x: 9.0, y: 9.0 });
    page.hear(Event::Act(Action::Open(Section::Learn)));
    page.effects.clear();
    page.choose(LearnAction::Course);
    page.choose(LearnAction::Solution);
    page.choose(LearnAction::Next);
    page.hear(Event::App(app::Event::Pointer(Pointer::Down(far))));
    let saves = |effect: &&Effect| matches!(effect, Effect::App(app::Effect::Save(Slot::Game, _)));
    assert_eq!(page.effects.iter().filter(saves).count(), 0);
    page.choose(LearnAction::Leave);
    assert_eq!((page.game().rules(), page.game().moves()), (before.rules(), before.moves()));
    assert_eq!(page.effects.iter().filter(saves).count(), 1);
}

#[test]
fn a_new_game_ends_the_lesson() {
    let mut page = Page::open(Variant::Russian, None);
    page.choose(LearnAction::Puzzles(Difficulty::Easy));
    page.hear(Event::App(app::Event::Act(app::Action::Variant(Variant::Spanish))));
    assert!(page.said().is_empty());
    assert_eq!(*page.game().rules(), Variant::Spanish.rules());
    page.choose(LearnAction::Leave);
    assert_eq!(*page.game().rules(), Variant::Spanish.rules());
}
