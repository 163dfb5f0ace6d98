//! What every text from outside must hold, as functions of any bytes: none makes a reader panic, what
//! is accepted is written and read again as the same, and what is refused is refused with a reason.
//!
//! [`TARGETS`] are driven in two ways. `shell/` hands them to libFuzzer, outside the workspace since that
//! needs a nightly compiler: `cargo xtask fuzz`. `tests/corpus.rs` replays what lies in `corpus/`: a few
//! seeds for each, what fuzzing found worth keeping, and whatever once broke a law.

mod composed;
mod kept;
mod links;
mod messages;
mod page;
mod positions;
mod records;

#[path = "../../rules/tests/agreement/mod.rs"]
mod agreement;
#[path = "../../rules/tests/dice/mod.rs"]
mod dice;
#[path = "../../rules/tests/laws/mod.rs"]
mod laws;
#[path = "../../rules/tests/mailbox/mod.rs"]
mod mailbox;
#[path = "../../record/tests/soundness/mod.rs"]
mod soundness;

use std::borrow::Cow;

/// A function that panics if the bytes break a law.
pub type Target = fn(&[u8]);

/// Every target with its name, which is that of its folder in `corpus/`.
pub const TARGETS: [(&str, Target); 6] = [
    ("positions", positions::positions),
    ("records", records::records),
    ("links", links::links),
    ("kept", kept::kept),
    ("messages", messages::messages),
    ("composed", composed::composed),
];

/// Runs the target of this name.
///
/// # Panics
/// If there is none, or the bytes break one of its laws.
pub fn run(name: &str, data: &[u8]) {
    let (_, target) = TARGETS.iter().find(|(known, _)| *known == name).expect("a target");
    target(data);
}

/// The first byte, which chooses what the others are for, and the others as a text.
fn chosen(data: &[u8]) -> Option<(usize, Cow<'_, str>)> {
    let (first, rest) = data.split_first()?;
    Some((usize::from(*first), String::from_utf8_lossy(rest)))
}
