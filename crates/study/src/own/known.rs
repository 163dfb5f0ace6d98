//! Games that are known, and rules that are played like one of them.

use super::preset::PRESETS;
use rules::{Duty, Naming, Rules, Variant};
use text::Text;

/// A game to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// One of the site's own.
    Variant(Variant),
    /// One of the list of presets, by its place.
    Preset(usize),
}

impl Known {
    /// Every one, in the order of the page.
    pub(crate) fn all() -> impl Iterator<Item = Known> {
        let variants = Variant::ALL.iter().copied().map(Known::Variant);
        variants.chain((0..PRESETS.len()).map(Known::Preset))
    }

    /// The one that is played like these rules, however it is drawn, written down, and whether or not
    /// captures are forced.
    pub(crate) fn like(rules: &Rules) -> Option<Known> {
        Self::all().find(|known| play_alike(&known.rules(), rules))
    }

    pub(crate) fn rules(self) -> Rules {
        match self {
            Known::Variant(variant) => variant.rules(),
            Known::Preset(place) => PRESETS.get(place).map_or(Variant::American.rules(), |found| found.rules),
        }
    }

    /// A stable name for the page and its tests.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Known::Variant(variant) => variant.id(),
            Known::Preset(place) => PRESETS.get(place).map_or("", |found| found.id),
        }
    }

    /// Its name in a list.
    pub(crate) fn short(self, text: &Text) -> String {
        match self {
            Known::Variant(variant) => text.say(text::words::variant(variant)),
            Known::Preset(_) => self.name(text),
        }
    }

    pub(crate) fn name(self, text: &Text) -> String {
        match self {
            Known::Variant(variant) => text.say(text::words::variant_game(variant)),
            Known::Preset(place) => PRESETS.get(place).map_or(String::new(), |found| text.tell(found.name)),
        }
    }
}

fn play_alike(a: &Rules, b: &Rules) -> bool {
    let bare = |rules: &Rules| rules.with_duty(Duty::Must).with_draw(a.draw);
    bare(a) == Rules { naming: a.naming, ..bare(b) }
}

/// Rules as they are written down: like the game that they are; a game of their own has no number.
pub(crate) fn named(rules: &Rules) -> Rules {
    let turned = rules.naming.turned;
    let is = |known: &Known| known.rules().naming.turned == turned && play_alike(&known.rules(), rules);
    let own = Naming { game_type: 0, ..rules.naming };
    let naming = Known::all().find(is).map_or(own, |known| known.rules().naming);
    Rules { naming, ..*rules }
}
