//! Rules that differ on one axis only.

use rules::{
    Capture, Criterion, Crown, Duty, King, Landing, Lift, Man, Prey, Priority, Reach, Rules, Variant, Ways,
};

/// Rules under which every axis can show.
pub(crate) fn open_rules() -> Rules {
    let rules = Variant::Russian.rules();
    let king = King { landing: Landing::Free, ..rules.king };
    Rules { king, ..rules }
}

/// The rules that differ on one axis of those that decide about moves.
pub(crate) fn neighbours(rules: &Rules) -> Vec<Rules> {
    let criteria = Criterion::ALL.iter().map(|criterion| {
        let priority = Priority::new(&[*criterion]);
        Rules { capture: Capture { priority, ..rules.capture }, ..*rules }
    });
    [
        Rules { man: Man { captures: Ways::Forward, ..rules.man }, ..*rules },
        Rules { man: Man { prey: Prey::MenOnly, ..rules.man }, ..*rules },
        Rules { king: King { reach: Reach::Short, ..rules.king }, ..*rules },
        Rules { king: King { landing: Landing::GoOn, ..rules.king }, ..*rules },
        Rules { king: King { landing: Landing::JustBehind, ..rules.king }, ..*rules },
        Rules { crown: Crown::EndsMove, ..*rules },
        Rules { crown: Crown::GoesOnAsMan, ..*rules },
        Rules { capture: Capture { lift: Lift::AtOnce, ..rules.capture }, ..*rules },
        rules.with_duty(Duty::May),
    ]
    .into_iter()
    .chain(criteria)
    .collect()
}
