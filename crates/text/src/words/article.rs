//! The rules of a game as a list of short sentences, one for each value of each axis.

use rules::{
    Board, Criterion, Crown, Draw, Duty, Ending, Force, Goal, Landing, Lift, Limit, Limits, Prey, Priority,
    Reach, Refusal, Repetition, Road, Rules, Side, Ways,
};

use crate::{Key, Text};

/// What a sentence of the rules is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Article {
    /// The board and the men at the start.
    Board,
    /// Who moves first.
    First,
    /// Where pieces stand and go.
    Steps,
    /// How a man moves.
    ManMoves,
    /// Which ways a man captures.
    ManCaptures,
    /// What a man may capture.
    ManPrey,
    /// How a king moves and captures.
    King,
    /// Where a king lands.
    Landing,
    /// What can be jumped.
    Jumps,
    /// Whether one must capture.
    Duty,
    /// That a capture is finished.
    Finish,
    /// Which of several captures may be chosen.
    Choice,
    /// The most pieces.
    Quantity,
    /// The king before the man.
    WithKing,
    /// The most kings.
    MostKings,
    /// The earlier king.
    KingsEarliest,
    /// What happens on the last row.
    Crown,
    /// When the captured are lifted.
    Lift,
    /// Who wins.
    Goal,
    /// What a third repetition does.
    Repetition,
    /// Which counters draw the game.
    Limits,
}

impl Article {
    /// A stable name for the page and its tests.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Article::Board => "board",
            Article::First => "first",
            Article::Steps => "steps",
            Article::ManMoves => "man-moves",
            Article::ManCaptures => "man-captures",
            Article::ManPrey => "man-prey",
            Article::King => "king",
            Article::Landing => "landing",
            Article::Jumps => "jumps",
            Article::Duty => "duty",
            Article::Finish => "finish",
            Article::Choice => "choice",
            Article::Quantity => "quantity",
            Article::WithKing => "with-king",
            Article::MostKings => "most-kings",
            Article::KingsEarliest => "kings-earliest",
            Article::Crown => "crown",
            Article::Lift => "lift",
            Article::Goal => "goal",
            Article::Repetition => "repetition",
            Article::Limits => "limits",
        }
    }

    /// The article of a step of the precedence.
    #[must_use]
    pub const fn step(criterion: Criterion) -> Article {
        match criterion {
            Criterion::Quantity => Article::Quantity,
            Criterion::WithKing => Article::WithKing,
            Criterion::MostKings => Article::MostKings,
            Criterion::KingsEarliest => Article::KingsEarliest,
        }
    }

    /// The article that a refusal goes by; none where no rule of the game is in question.
    #[must_use]
    pub const fn behind(refusal: &Refusal) -> Option<Article> {
        Some(match refusal {
            Refusal::GameOver | Refusal::NoPiece | Refusal::NotYourPiece => return None,
            Refusal::MustCapture { .. } => Article::Duty,
            Refusal::MustTakeMost { .. } => Article::Quantity,
            Refusal::MustTakeWithKing { .. } => Article::WithKing,
            Refusal::MustTakeMostKings { .. } => Article::MostKings,
            Refusal::MustMeetKingEarlier { .. } => Article::KingsEarliest,
            Refusal::MustGoOn { .. } => Article::Finish,
            Refusal::MustLandToGoOn { .. } | Refusal::MustLandJustBehind { .. } => Article::Landing,
            Refusal::CannotTakeKing { .. } => Article::ManPrey,
            Refusal::CannotTakeBackward { .. } => Article::ManCaptures,
            Refusal::CannotMoveBackward => Article::ManMoves,
            Refusal::OneSquareOnly | Refusal::NotOnLine => Article::Steps,
            Refusal::AlreadyJumped { .. } => Article::Lift,
            Refusal::Blocked { .. }
            | Refusal::Occupied { .. }
            | Refusal::OwnPiece { .. }
            | Refusal::TwoInARow { .. } => Article::Jumps,
        })
    }
}

/// The rules in whole sentences, in the order of a rule book. `first` is the side that begins.
///
/// ```
/// use rules::{Side, Variant};
/// use text::{Language, source, words::{self, Article}};
///
/// let rules = words::articles(&source::text(Language::English), &Variant::Spanish.rules(), Side::Black);
/// let steps: Vec<_> = rules.iter().filter(|(article, _)| *article == Article::MostKings).collect();
/// assert_eq!(steps[0].1, "The capture that takes more kings goes before the others.");
/// ```
#[must_use]
pub fn articles(text: &Text, rules: &Rules, first: Side) -> Vec<(Article, String)> {
    let mut all = vec![
        (Article::Board, text.say(board(rules.board))),
        (Article::First, text.say(Key::RuleFirst { side: first })),
        (Article::Steps, text.say(Key::RuleSteps)),
        (Article::ManMoves, text.say(Key::RuleManMoves)),
        (Article::ManCaptures, text.say(man_captures(rules.man.captures))),
        (Article::ManPrey, text.say(man_prey(rules.man.prey))),
        (Article::King, text.say(king(rules.king.reach))),
    ];
    let flies = rules.king.reach == Reach::Flying;
    all.extend(flies.then(|| (Article::Landing, text.say(landing(rules.king.landing)))));
    all.push((Article::Jumps, text.say(Key::RuleJumps)));
    all.push((Article::Duty, text.say(duty(rules.capture.duty))));
    all.push((Article::Finish, text.say(Key::RuleFinish)));
    all.extend(choice(&rules.capture.priority).map(|(article, key)| (article, text.say(key))));
    all.push((Article::Crown, text.say(crown(rules.crown))));
    all.push((Article::Lift, text.say(lift(rules.capture.lift))));
    all.push((Article::Goal, text.say(goal(rules.goal))));
    all.extend(draws(text, &rules.draw));
    all
}

/// How kings go, in two or three words for the bar: "flying kings".
#[must_use]
pub const fn kings(reach: Reach) -> Key<'static> {
    match reach {
        Reach::Short => Key::KingsShort,
        Reach::Flying => Key::KingsFlying,
    }
}

/// The sentence of a step of the precedence.
#[must_use]
pub const fn step(criterion: Criterion) -> Key<'static> {
    match criterion {
        Criterion::Quantity => Key::RuleQuantity,
        Criterion::WithKing => Key::RuleWithKing,
        Criterion::MostKings => Key::RuleMostKings,
        Criterion::KingsEarliest => Key::RuleKingsEarliest,
    }
}

/// The board and its men.
#[must_use]
pub fn board(board: Board) -> Key<'static> {
    Key::RuleBoard { width: board.width.into(), height: board.height.into(), men: board.men().into() }
}

/// Which ways a man captures.
#[must_use]
pub const fn man_captures(ways: Ways) -> Key<'static> {
    match ways {
        Ways::Forward => Key::RuleManForward,
        Ways::AllWays => Key::RuleManAllWays,
    }
}

/// What a man may capture.
#[must_use]
pub const fn man_prey(prey: Prey) -> Key<'static> {
    match prey {
        Prey::Any => Key::RulePreyAny,
        Prey::MenOnly => Key::RulePreyMen,
    }
}

/// How a king moves and captures.
#[must_use]
pub const fn king(reach: Reach) -> Key<'static> {
    match reach {
        Reach::Short => Key::RuleKingShort,
        Reach::Flying => Key::RuleKingFlying,
    }
}

/// Where a capturing king lands.
#[must_use]
pub const fn landing(landing: Landing) -> Key<'static> {
    match landing {
        Landing::Free => Key::RuleLandingFree,
        Landing::GoOn => Key::RuleLandingGoOn,
        Landing::JustBehind => Key::RuleLandingBehind,
    }
}

/// Whether one must capture.
#[must_use]
pub const fn duty(duty: Duty) -> Key<'static> {
    match duty {
        Duty::Must => Key::ForcedCaptureOn,
        Duty::May => Key::ForcedCaptureOff,
    }
}

/// What decides between captures: the choice in general, then each step of the precedence.
fn choice(priority: &Priority) -> impl Iterator<Item = (Article, Key<'static>)> + '_ {
    let general = match priority.criteria().count() {
        0 => Key::RuleChoiceFree,
        1 => Key::RuleChoiceStep,
        _ => Key::RuleChoiceOrder,
    };
    let steps = priority.criteria().map(|criterion| (Article::step(criterion), step(criterion)));
    core::iter::once((Article::Choice, general)).chain(steps)
}

/// What happens to a man on the last row.
#[must_use]
pub const fn crown(crown: Crown) -> Key<'static> {
    match crown {
        Crown::EndsMove => Key::RuleCrownEnds,
        Crown::GoesOnAsKing => Key::RuleCrownKing,
        Crown::GoesOnAsMan => Key::RuleCrownMan,
    }
}

/// When the captured leave the board.
#[must_use]
pub const fn lift(lift: Lift) -> Key<'static> {
    match lift {
        Lift::AfterMove => Key::RuleLiftAfter,
        Lift::AtOnce => Key::RuleLiftAtOnce,
    }
}

/// Who wins.
#[must_use]
pub const fn goal(goal: Goal) -> Key<'static> {
    match goal {
        Goal::Usual => Key::RuleGoalUsual,
        Goal::Losing => Key::RuleGoalLosing,
    }
}

fn draws(text: &Text, draw: &Draw) -> Vec<(Article, String)> {
    let repetition = match draw.repetition {
        Repetition::Claim => Key::RuleRepetitionClaim,
        Repetition::Automatic => Key::RuleRepetitionDrawn,
    };
    let limits = limits(text, draw.limits).into_iter().map(|sentence| (Article::Limits, sentence));
    core::iter::once((Article::Repetition, text.say(repetition))).chain(limits).collect()
}

/// The counters that draw the game, a sentence for each.
#[must_use]
pub fn limits(text: &Text, limits: Limits) -> Vec<String> {
    limits.iter().map(|one| limit(text, one)).collect()
}

fn limit(text: &Text, limit: Limit) -> String {
    let moves = limit.moves.into();
    match limit.ending {
        Ending::Any => text.say(Key::RuleLimitQuiet { moves, resets: limit.resets }),
        Ending::LoneKing { against, road } => lone_king(text, moves, against, road),
        Ending::KingsOnBothSides { least, most } => {
            text.say(Key::RuleLimitBothKings { pieces: &range(least, most), moves, resets: limit.resets })
        }
    }
}

fn lone_king(text: &Text, moves: u32, against: Force, road: Road) -> String {
    let pieces = range(against.least, against.most);
    let rule = text.say(Key::RuleLimitLoneKing { pieces: &pieces, kings: against.kings.into(), moves });
    match road {
        Road::Anyone => rule,
        Road::LoneKing => format!("{rule} {}", text.say(Key::RuleRoadLone)),
        Road::Stronger => format!("{rule} {}", text.say(Key::RuleRoadStronger)),
    }
}

/// "3", or "1–2".
fn range(least: u8, most: u8) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;
    use crate::{Language, source};

    #[test]
    fn every_value_of_every_axis_has_a_sentence_of_its_own() {
        for language in Language::ALL {
            let text = source::text(language);
            let axes = [
                Ways::ALL.iter().map(|value| text.say(man_captures(*value))).collect::<Vec<_>>(),
                Prey::ALL.iter().map(|value| text.say(man_prey(*value))).collect(),
                Reach::ALL.iter().map(|value| text.say(king(*value))).collect(),
                Landing::ALL.iter().map(|value| text.say(landing(*value))).collect(),
                Duty::ALL.iter().map(|value| text.say(duty(*value))).collect(),
                Criterion::ALL.iter().map(|value| text.say(step(*value))).collect(),
                Crown::ALL.iter().map(|value| text.say(crown(*value))).collect(),
                Lift::ALL.iter().map(|value| text.say(lift(*value))).collect(),
                Goal::ALL.iter().map(|value| text.say(goal(*value))).collect(),
            ];
            let mut all: Vec<_> = axes.into_iter().flatten().collect();
            let said = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), said, "{language:?}");
        }
    }

    #[test]
    fn games_that_differ_in_play_are_told_differently() {
        for language in Language::ALL {
            let text = source::text(language);
            let told = |variant: &Variant| articles(&text, &variant.rules(), Side::White);
            let mut all: Vec<_> = Variant::ALL.iter().map(told).collect();
            assert!(all.iter().flatten().all(|(_, sentence)| sentence.ends_with('.')), "{language:?}");
            let games = all.len();
            all.sort_by_key(|rules| format!("{rules:?}"));
            all.dedup();
            assert_eq!(all.len(), games, "{language:?}");
        }
    }

    #[test]
    fn tournament_draws_are_told_with_all_their_numbers() {
        let text = source::text(Language::English);
        for variant in Variant::ALL {
            let draw = variant.tournament();
            let told = draws(&text, &draw);
            assert_eq!(told.len(), 1 + draw.limits.iter().count());
            for (limit, (_, sentence)) in draw.limits.iter().zip(&told[1..]) {
                assert!(sentence.contains(&limit.moves.to_string()), "{sentence}");
            }
        }
    }
}
