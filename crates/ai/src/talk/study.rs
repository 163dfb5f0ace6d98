//! What the servant learns between questions: the small endgames of the rules in question.

use rules::Rules;

use crate::endgame::{Builder, Endgames};

/// So many positions are looked at in one slice: some 2 to 40 ms, from a desktop to an old phone.
const SLICE: usize = 2_048;

/// The endgames of the rules that were asked about last.
#[derive(Default)]
pub(super) struct Study {
    rules: Option<Rules>,
    stage: Stage,
    /// A name, and what is to be kept under it.
    new: Option<(String, Vec<u8>)>,
}

#[derive(Default)]
enum Stage {
    /// There is nothing to learn, or it is known and lent out.
    #[default]
    Closed,
    /// They may have been kept: nobody was asked.
    Sought,
    /// They may have been kept: somebody was asked.
    Asked,
    /// They are being worked out.
    Open(Box<Builder>),
    /// They are known.
    Known(Endgames),
}

impl Study {
    /// Whether there is something to work out.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Open(_))
    }

    /// Turns to these rules, with endgames that were lent out. Those of other rules are dropped.
    pub(super) fn turn_to(&mut self, rules: &Rules, lent: Option<Endgames>) {
        if let Some(endgames) = lent {
            self.stage = Stage::Known(endgames);
        }
        if !self.rules.is_some_and(|studied| studied == rules.with_draw(studied.draw)) {
            self.rules = Some(*rules);
            self.stage = Stage::Sought;
        }
    }

    /// Hands out what is known, until the next [`Study::turn_to`].
    pub(super) fn lend(&mut self) -> Option<Endgames> {
        match core::mem::take(&mut self.stage) {
            Stage::Known(endgames) => Some(endgames),
            other => {
                self.stage = other;
                None
            }
        }
    }

    pub(super) fn seeks(&mut self) -> Option<String> {
        let rules = self.rules.filter(|_| matches!(self.stage, Stage::Sought))?;
        self.stage = Stage::Asked;
        Some(Endgames::name(&rules))
    }

    pub(super) fn found(&mut self, name: &str, bytes: Option<Vec<u8>>) {
        let Some(rules) = self.rules.filter(|rules| Endgames::name(rules) == name) else { return };
        if matches!(self.stage, Stage::Asked) {
            let kept = bytes.and_then(|bytes| Endgames::from_bytes(&rules, bytes).ok());
            self.stage = kept.map_or_else(|| open(&rules), Stage::Known);
        }
    }

    /// Works on for one slice.
    pub(super) fn step(&mut self) {
        let Stage::Open(builder) = &mut self.stage else { return };
        builder.step(SLICE);
        if builder.is_done()
            && let Stage::Open(builder) = core::mem::take(&mut self.stage)
        {
            self.stage = builder.finish().map_or(Stage::Closed, Stage::Known);
            self.new = self.sealed();
        }
    }

    fn sealed(&self) -> Option<(String, Vec<u8>)> {
        let Stage::Known(endgames) = &self.stage else { return None };
        Some((Endgames::name(&self.rules?), endgames.to_bytes()))
    }

    pub(super) fn keeps(&mut self) -> Option<(String, Vec<u8>)> {
        self.new.take()
    }
}

/// Boards that are too large have no endgames.
fn open(rules: &Rules) -> Stage {
    let builder = Builder::new(rules, Endgames::MOST_PIECES);
    builder.map_or(Stage::Closed, |builder| Stage::Open(Box::new(builder)))
}
