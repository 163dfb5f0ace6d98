//! Why: the rule that the turn line goes by, and what the house rule would allow.

use crate::action::Action;
use crate::model::{Model, Refused};
use crate::panel::{Button, LineKind, button};
use crate::scene::obliged;
use crate::table::may_be_free;
use rules::{Criterion, Duty, Entry, Game, Refusal, Square, decided_by, explain};
use text::words::{self, Article};
use text::{Key, Text};

/// A press that was refused, with what stands behind it.
pub(crate) fn refused(game: &Game, entry: &Entry, why: Refusal, square: Square) -> Refused {
    Refused { why, square, is_allowed_by_house_rule: house_rule_allows(game, entry, square) }
}

/// Whether the same press would do something if nobody had to capture.
fn house_rule_allows(game: &Game, entry: &Entry, square: Square) -> bool {
    let rules = game.rules();
    if !may_be_free(rules) || rules.capture.duty == Duty::May || entry.has_begun() {
        return false;
    }
    let free = Game::new(rules.with_duty(Duty::May), &game.position().setup());
    free.is_ok_and(|free| match entry.from() {
        Some(from) => explain(&free, from, Some(square)).is_none(),
        None => explain(&free, square, None).is_none(),
    })
}

/// The rule that the turn line goes by, if it goes by one.
fn article(model: &Model, kind: LineKind) -> Option<Article> {
    match kind {
        LineKind::Refusal => model.refused.as_ref().and_then(|refused| Article::behind(&refused.why)),
        LineKind::Hint | LineKind::Thinking if obliged(model) != 0 => {
            Some(decided_by(&model.table.game).map_or(Article::Duty, Article::step))
        }
        _ => None,
    }
}

/// The step of the precedence that decided, where the line does not say so already with a number.
pub(crate) fn step(model: &Model, kind: LineKind) -> Option<Key<'static>> {
    let due = matches!(kind, LineKind::Hint | LineKind::Thinking) && obliged(model) != 0;
    let decided = due.then(|| decided_by(&model.table.game)).flatten();
    decided.filter(|step| *step != Criterion::Quantity).map(words::step)
}

/// What the line leads to: the rule, and a game without forced capture where that would help.
pub(crate) fn links(model: &Model, kind: LineKind, text: &Text) -> Vec<Button> {
    let rule = article(model, kind).map(|article| (Action::Rules(Some(article)), Key::ShowRule));
    let helps = model.refused.as_ref().is_some_and(|refused| refused.is_allowed_by_house_rule);
    let house = (kind == LineKind::Refusal && helps).then_some((Action::Duty(Duty::May), Key::HouseRule));
    let links = rule.into_iter().chain(house);
    links.map(|(action, key)| button(action, key, true, text)).collect()
}
