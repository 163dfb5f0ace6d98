//! A value on one axis, as it is chosen by itself.

use rules::{
    Board, Capture, Criterion, Crown, Draw, Duty, Goal, King, Landing, Lift, Limits, Man, Naming, Prey,
    Priority, Reach, Repetition, Rules, Side, Turned, Variant, Ways,
};

/// The boards that can be chosen; Thai draughts is played with two rows of men.
const BOARDS: [Board; 4] = [Board { rows: 2, ..Board::EIGHT }, Board::EIGHT, Board::TEN, Board::TWELVE];

/// The most steps of the precedence.
const STEPS: usize = 4;

/// A value on one axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The board and its men.
    Board(Board),
    /// Which lower corner is dark.
    Turned(Turned),
    /// Who moves first.
    First(Side),
    /// Which ways men capture.
    Ways(Ways),
    /// What men may capture.
    Prey(Prey),
    /// How far kings go.
    Reach(Reach),
    /// Where flying kings land.
    Landing(Landing),
    /// Whether one must capture.
    Duty(Duty),
    /// What decides between captures at this step, counted from 0, if anything does.
    Step(usize, Option<Criterion>),
    /// What becomes of a man on the last row.
    Crown(Crown),
    /// When the captured leave the board.
    Lift(Lift),
    /// What both strive for.
    Goal(Goal),
    /// What a third repetition does.
    Repetition(Repetition),
    /// Which counters draw the game.
    Limits(Limits),
}

/// An axis that can be chosen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Axis {
    Board,
    Turned,
    First,
    Ways,
    Prey,
    Reach,
    Landing,
    Duty,
    Step(usize),
    Crown,
    Lift,
    Goal,
    Repetition,
    Limits,
}

impl Axis {
    /// The axes that rules leave to choose on, in the order of a rule book. A step of the precedence
    /// can be chosen once there is one before it.
    pub(crate) fn of(rules: &Rules) -> Vec<Axis> {
        let steps = (rules.capture.priority.criteria().count() + 1).min(STEPS);
        let before = [Axis::Board, Axis::Turned, Axis::First, Axis::Ways, Axis::Prey, Axis::Reach];
        let after = [Axis::Crown, Axis::Lift, Axis::Goal, Axis::Repetition, Axis::Limits];
        let captures = [Axis::Landing, Axis::Duty].into_iter().chain((0..steps).map(Axis::Step));
        before.into_iter().chain(captures).chain(after).collect()
    }

    /// A stable name for the page and its tests.
    pub(crate) fn id(self) -> String {
        match self {
            Axis::Step(step) => format!("step-{}", step + 1),
            Axis::Board => "board".into(),
            Axis::Turned => "turned".into(),
            Axis::First => "first".into(),
            Axis::Ways => "man-captures".into(),
            Axis::Prey => "man-prey".into(),
            Axis::Reach => "king-reach".into(),
            Axis::Landing => "king-landing".into(),
            Axis::Duty => "duty".into(),
            Axis::Crown => "crown".into(),
            Axis::Lift => "lift".into(),
            Axis::Goal => "goal".into(),
            Axis::Repetition => "repetition".into(),
            Axis::Limits => "limits".into(),
        }
    }

    /// What can be chosen.
    pub(crate) fn values(self) -> Vec<Value> {
        match self {
            Axis::Board => each(&BOARDS, Value::Board),
            Axis::Turned => each(Turned::ALL, Value::Turned),
            Axis::First => each(&Side::ALL, Value::First),
            Axis::Ways => each(Ways::ALL, Value::Ways),
            Axis::Prey => each(Prey::ALL, Value::Prey),
            Axis::Reach => each(Reach::ALL, Value::Reach),
            Axis::Landing => each(Landing::ALL, Value::Landing),
            Axis::Duty => each(Duty::ALL, Value::Duty),
            Axis::Step(step) => steps(step),
            Axis::Crown => each(Crown::ALL, Value::Crown),
            Axis::Lift => each(Lift::ALL, Value::Lift),
            Axis::Goal => each(Goal::ALL, Value::Goal),
            Axis::Repetition => each(&[Repetition::Claim, Repetition::Automatic], Value::Repetition),
            Axis::Limits => each(&counters(), Value::Limits),
        }
    }
}

fn each<T: Copy>(all: &[T], value: impl Fn(T) -> Value) -> Vec<Value> {
    all.iter().copied().map(value).collect()
}

fn steps(step: usize) -> Vec<Value> {
    let criteria = Criterion::ALL.iter().copied().map(Some);
    core::iter::once(None).chain(criteria).map(|criterion| Value::Step(step, criterion)).collect()
}

/// No counters, those of this site, and those of each federation.
fn counters() -> Vec<Limits> {
    let tournaments = Variant::ALL.iter().map(|variant| variant.tournament().limits);
    let mut all: Vec<Limits> = vec![];
    for limits in [Draw::REPETITION.limits, Draw::SITE.limits].into_iter().chain(tournaments) {
        if !all.contains(&limits) {
            all.push(limits);
        }
    }
    all
}

impl Value {
    /// A stable name for the page and its tests.
    pub(crate) fn id(self) -> String {
        match self {
            Value::Board(board) => format!("board-{}x{}x{}", board.width, board.height, board.rows),
            Value::Turned(turned) => format!("turned-{turned}"),
            Value::First(Side::White) => "first-white".into(),
            Value::First(Side::Black) => "first-black".into(),
            Value::Ways(ways) => format!("man-captures-{ways}"),
            Value::Prey(prey) => format!("man-prey-{prey}"),
            Value::Reach(reach) => format!("king-reach-{reach}"),
            Value::Landing(landing) => format!("king-landing-{landing}"),
            Value::Duty(duty) => format!("duty-{duty}"),
            Value::Step(step, None) => format!("step-{}-none", step + 1),
            Value::Step(step, Some(criterion)) => format!("step-{}-{criterion}", step + 1),
            Value::Crown(crown) => format!("crown-{crown}"),
            Value::Lift(lift) => format!("lift-{lift}"),
            Value::Goal(goal) => format!("goal-{goal}"),
            Value::Repetition(repetition) => format!("repetition-{}", draw(repetition, Limits::default())),
            Value::Limits(limits) => format!("limits-{}", draw(Repetition::Claim, limits)),
        }
    }

    /// The rules with this value, whether or not they make sense.
    pub(crate) fn on(self, rules: &Rules) -> Rules {
        let (man, king, capture) = (rules.man, rules.king, rules.capture);
        match self {
            Value::Board(board) => Rules { board, ..*rules },
            Value::Turned(turned) => Rules { naming: Naming { turned, ..rules.naming }, ..*rules },
            Value::First(first) => Rules { first, ..*rules },
            Value::Ways(captures) => Rules { man: Man { captures, ..man }, ..*rules },
            Value::Prey(prey) => Rules { man: Man { prey, ..man }, ..*rules },
            Value::Reach(reach) => Rules { king: King { reach, ..king }, ..*rules },
            Value::Landing(landing) => Rules { king: King { landing, ..king }, ..*rules },
            Value::Duty(duty) => rules.with_duty(duty),
            Value::Step(step, criterion) => {
                let priority = with_step(capture.priority, step, criterion);
                Rules { capture: Capture { priority, ..capture }, ..*rules }
            }
            Value::Crown(crown) => Rules { crown, ..*rules },
            Value::Lift(lift) => Rules { capture: Capture { lift, ..capture }, ..*rules },
            Value::Goal(goal) => Rules { goal, ..*rules },
            Value::Repetition(repetition) => rules.with_draw(draw(repetition, rules.draw.limits)),
            Value::Limits(limits) => rules.with_draw(draw(rules.draw.repetition, limits)),
        }
    }

    /// Whether the rules have it.
    pub(crate) fn is_of(self, rules: &Rules) -> bool {
        self.on(rules) == *rules
    }
}

fn draw(repetition: Repetition, limits: Limits) -> Draw {
    Draw { repetition, limits }
}

/// Without a criterion the steps end there.
fn with_step(priority: Priority, step: usize, criterion: Option<Criterion>) -> Priority {
    let mut criteria: Vec<_> = priority.criteria().collect();
    match criterion {
        Some(criterion) if step < criteria.len() => criteria[step] = criterion,
        Some(criterion) => criteria.push(criterion),
        None => criteria.truncate(step),
    }
    Priority::new(&criteria)
}
