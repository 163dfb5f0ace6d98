//! Rules that others have made already, to play or to start from.

use rules::{
    Board, Capture, Corner, Criterion, Crown, Draw, Goal, King, Landing, Lift, Naming, Priority, Reach,
    Rules, Side, Signs, Turned, Variant,
};
use text::study::Key;

/// Rules with a name.
pub(crate) struct Preset {
    /// A stable name for the page and its tests.
    pub(crate) id: &'static str,
    /// What they are called.
    pub(crate) name: Key<'static>,
    pub(crate) rules: Rules,
}

const RUSSIAN: Rules = Variant::Russian.rules();
const SPANISH: Rules = Variant::Spanish.rules();
const CZECH: Rules = Variant::Czech.rules();
const INTERNATIONAL: Rules = Variant::International.rules();

/// All of them, in the order of the page.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { id: "russian-most", name: Key::PresetRussianMost, rules: RUSSIAN_MOST },
    Preset { id: "german", name: Key::PresetGerman, rules: GERMAN },
    Preset { id: "portuguese", name: Key::PresetPortuguese, rules: PORTUGUESE },
    Preset { id: "brazilian-large", name: Key::PresetBrazilianLarge, rules: BRAZILIAN_LARGE },
    Preset { id: "canadian", name: Key::PresetCanadian, rules: CANADIAN },
    Preset { id: "thai", name: Key::PresetThai, rules: THAI },
    Preset { id: "poddavki", name: Key::PresetPoddavki, rules: PODDAVKI },
    Preset { id: "antidraughts", name: Key::PresetAntidraughts, rules: ANTIDRAUGHTS },
];

/// The place of the preset that these rules are.
pub(crate) fn place(rules: &Rules) -> Option<usize> {
    PRESETS.iter().position(|preset| preset.rules == *rules)
}

const fn unnumbered(naming: Naming) -> Naming {
    Naming { game_type: 0, ..naming }
}

const fn numbered(naming: Naming, game_type: u8) -> Naming {
    Naming { game_type, ..naming }
}

/// As some descriptions of the Russian game have it, against its official rules: FMJD section 64,
/// articles 1 and 4, has White first and a free choice.
const RUSSIAN_MOST: Rules = Rules {
    capture: Capture { priority: Priority::new(&[Criterion::Quantity]), ..RUSSIAN.capture },
    first: Side::Black,
    naming: unnumbered(RUSSIAN.naming),
    ..RUSSIAN
};

/// The house rule of many Germans: Black first, kings fly and land just behind what they capture,
/// which leaves the board at once. Source: the help of spin.de (regensburg.spin.de/help/4018).
const GERMAN: Rules = Rules {
    king: King { reach: Reach::Flying, landing: Landing::JustBehind },
    capture: Capture { lift: Lift::AtOnce, priority: Priority::FREE, ..CZECH.capture },
    first: Side::Black,
    naming: unnumbered(CZECH.naming),
    ..CZECH
};

/// Played as the Spanish game is. Source: FPD, regulations of Portuguese draughts; PDN 3.0 for its
/// number.
const PORTUGUESE: Rules =
    Rules { draw: Variant::Spanish.tournament(), naming: numbered(SPANISH.naming, 28), ..SPANISH };

/// The Brazilian game is International on the small board; on the large one both are the same.
const BRAZILIAN_LARGE: Rules = Rules {
    board: Board::TEN,
    naming: unnumbered(Variant::Brazilian.rules().naming),
    ..Variant::Brazilian.rules()
};

/// Source: windames.free.fr and FMJD annex 1, whose rules it shares; PDN 3.0 for its number.
const CANADIAN: Rules =
    Rules { board: Board::TWELVE, naming: numbered(INTERNATIONAL.naming, 27), ..INTERNATIONAL };

/// Makhos. Sources: mindsports.nl ("Thai") for men and kings; the Checkers & Draughts Wiki ("Mak-hot")
/// for the removal during the capture and for the first move, which no rule fixes; PDN 3.0 for number,
/// names of squares and Black first.
const THAI: Rules = Rules {
    board: Board { rows: 2, ..Board::EIGHT },
    king: King { reach: Reach::Flying, landing: Landing::JustBehind },
    crown: Crown::EndsMove,
    capture: Capture { lift: Lift::AtOnce, ..RUSSIAN.capture },
    first: Side::Black,
    naming: Naming {
        signs: Signs::Numbers,
        from: Corner::TopLeft,
        turned: Turned::Usual,
        separator: 'x',
        game_type: 31,
    },
    ..CZECH
};

/// Russian, and who cannot move has won.
const PODDAVKI: Rules = Rules { goal: Goal::Losing, naming: unnumbered(RUSSIAN.naming), ..RUSSIAN };

/// International, and who cannot move has won. Of draws only the third repetition is known (lidraughts).
const ANTIDRAUGHTS: Rules = Rules {
    goal: Goal::Losing,
    draw: Draw::REPETITION,
    naming: unnumbered(INTERNATIONAL.naming),
    ..INTERNATIONAL
};
