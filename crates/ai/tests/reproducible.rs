//! The same question has the same answer, however the thinking is cut and whatever came before.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use ai::{Engine, Flow, Level, Limits, Megabytes, Millis, Plan, Progress, Seed, Thought, Timeless, Watch};
use rules::{Game, Variant};

fn plan(game: &Game, nodes: u64, seed: u32) -> Plan {
    let plan = Level::Hard.plan(game, Seed(seed));
    Plan { limits: Limits { nodes, time: Millis::NEVER, ..plan.limits }, ..plan }
}

fn games() -> impl Iterator<Item = Game> {
    Variant::ALL.iter().map(|variant| Game::traditional(variant.rules()))
}

fn in_slices(engine: &mut Engine, game: &Game, plan: &Plan, slice: u64) -> Thought {
    engine.begin(game, plan, Millis(0)).unwrap();
    loop {
        if let Progress::Done(thought) = engine.step_for(Millis(0), slice) {
            return thought;
        }
    }
}

#[test]
fn slices_change_nothing() {
    let mut engine = Engine::new(Megabytes(1));
    for game in games() {
        let plan = plan(&game, 60_000, 1);
        let whole = in_slices(&mut engine, &game, &plan, u64::MAX);
        for slice in [1, 777, Engine::SLICE] {
            assert_eq!(in_slices(&mut engine, &game, &plan, slice), whole);
        }
    }
}

#[test]
fn what_was_asked_before_changes_nothing() {
    let games: Vec<_> = games().collect();
    let alone =
        |game: &Game| Engine::new(Megabytes(1)).think(game, &plan(game, 40_000, 3), &mut Timeless).unwrap();
    let mut used = Engine::new(Megabytes(1));
    for game in &games {
        assert_eq!(used.think(game, &plan(game, 40_000, 3), &mut Timeless).unwrap(), alone(game));
    }
}

#[test]
fn the_nodes_are_kept_to_nearly_exactly() {
    for game in games() {
        let thought = Engine::new(Megabytes(1)).think(&game, &plan(&game, 50_000, 0), &mut Timeless).unwrap();
        assert!((50_000..51_000).contains(&thought.nodes), "{}", thought.nodes);
    }
}

#[test]
fn t054_different_seeds_open_differently() {
    let mut engine = Engine::new(Megabytes(4));
    for game in games() {
        for level in Level::ALL {
            let openings: std::collections::BTreeSet<_> =
                (0..10).map(|seed| opening(&mut engine, game.clone(), level, seed)).collect();
            assert!(openings.len() >= 3, "{level:?} {:?}", game.rules());
        }
    }
}

/// The first six plies, where the other side always makes the first legal move.
fn opening(engine: &mut Engine, mut game: Game, level: Level, seed: u32) -> String {
    for ply in 0..6 {
        let plan = level.plan(&game, Seed(seed));
        let limits = Limits { nodes: plan.limits.nodes.min(3_000), time: Millis::NEVER, ..plan.limits };
        let plan = Plan { limits, ..plan };
        let thought = engine.think(&game, &plan, &mut Timeless).unwrap();
        let human = game.legal()[0];
        game.play(if ply % 2 == 0 { human } else { plan.choose(&thought) }).unwrap();
    }
    (0..6).filter_map(|ply| game.text(ply)).collect::<Vec<_>>().join(" ")
}

/// A clock that goes on by so much whenever it is looked at.
struct Clock {
    now: u64,
    step: u64,
    looks: u32,
    patience: u32,
}

impl Watch for Clock {
    fn now(&mut self) -> Millis {
        self.now += self.step;
        self.looks += 1;
        Millis(self.now)
    }

    fn report(&mut self, _: &Thought) -> Flow {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 { Flow::Stop } else { Flow::GoOn }
    }
}

#[test]
fn a_deadline_is_kept_to_one_slice() {
    for game in games() {
        let plan = Level::Hard.plan(&game, Seed(0));
        let mut clock = Clock { now: 5_000, step: 30, looks: 0, patience: u32::MAX };
        let thought = Engine::new(Megabytes(4)).think(&game, &plan, &mut clock).unwrap();
        let took = clock.now - 5_030;
        assert!((1_000..=1_030).contains(&took), "{took} ms");
        assert!(thought.nodes <= u64::from(clock.looks) * (Engine::SLICE + 1_000));
    }
}

#[test]
fn a_slow_machine_answers_too() {
    for game in games() {
        let plan = Level::Hard.plan(&game, Seed(0));
        let mut clock = Clock { now: 0, step: 60_000, looks: 0, patience: u32::MAX };
        let thought = Engine::new(Megabytes(1)).think(&game, &plan, &mut clock).unwrap();
        assert!(game.legal().contains(&plan.choose(&thought)));
        assert!(clock.looks <= 3);
    }
}

#[test]
fn who_watches_can_stop_it() {
    for game in games() {
        let mut clock = Clock { now: 0, step: 0, looks: 0, patience: 1 };
        let endless =
            Plan { limits: Limits { nodes: u64::MAX, ..plan(&game, 0, 0).limits }, ..plan(&game, 0, 0) };
        let thought = Engine::new(Megabytes(1)).think(&game, &endless, &mut clock).unwrap();
        assert!(thought.nodes <= Engine::SLICE + 1_000);
    }
}
