//! Fixed positions of every game, searched to a fixed depth: one number that stays the same as long
//! as the engine does, and a measure of its speed.

use rules::notation::{FenError, Names, fen};
use rules::{Duty, Game, Variant};

use crate::{Depth, Engine, Limits, Millis, Plan, Seed, Taste, Timeless};

/// Positions of every game on the ordinary board, in the numbers of the grid, from games that the
/// engine played against itself.
pub const POSITIONS: &[(Variant, &[&str])] = &[
    (
        Variant::American,
        &[
            "B:W15,21,24,25,27-31:B1,2,4-6,8,9,12,20",
            "B:W20,21,23,24,26,29:B2,3,5,11,15,16",
            "B:W9,20,21,23:B7,10-12,22,24,26",
            "B:W11,K7:B4,K26",
        ],
    ),
    (
        Variant::Russian,
        &[
            "W:W21-25,27-29,32:B2,4-8,12,14,16",
            "W:W17,20,21,23,24,27,29:B2,4,7,10,12,13,15",
            "W:W11,27-30,K3:B4,5,15,18",
            "W:W27,32:B7,8,11,K16",
        ],
    ),
    (
        Variant::Brazilian,
        &[
            "W:W13,19,21,22,24,26-28,30,32:B2-7,10-12,20",
            "W:W19,21,22,25,31,32:B1,4,6,9,13,16,23",
            "W:W14,24,27,28:B3,7,20,K12",
            "W:W5,14,18,19,23,24,26,27,K3:B8,11,12,16,20,K25",
        ],
    ),
    (
        Variant::Spanish,
        &[
            "W:W21,24-26,29-32:B2-4,8,10-14",
            "W:W10,21-23,25,26,28,29:B2,4,5,12,13,15,16,19",
            "W:W14,23,25,K8:B1,12,27",
            "W:W23,K2:B4,22",
        ],
    ),
    (
        Variant::Italian,
        &[
            "W:W21,24-26,29-32:B2-4,8,10-14",
            "W:W10,21-23,25,26,28,29:B1,4,6,11,13,15,16,19",
            "W:W17,21,24,25,K3:B6,15,16,18",
            "W:W12,13,21,K1:B3,14,23,K29,K32",
        ],
    ),
    (
        Variant::Czech,
        &[
            "W:W19,21,24,27-32:B1,3-5,8,9,12,13,18",
            "W:W19,21,22,24,25,27,28:B3,5,6,10,11,15,20",
            "W:W8,10,21,22,25,28,30:B9,11,13,14,16,K32",
            "W:W12,16,17,20,23:B4,7,10,19,25,K29",
        ],
    ),
    (
        Variant::Pool,
        &[
            "B:W21,22,25-30:B1-4,8,12,14,15",
            "B:W5,17,21,23,28,29,31:B1,4,6-8,10,16",
            "B:W12,20,21,26,29,K2:B4,7,15,18",
            "B:W15,21,22,27,29,K2:B5,8,13,14,20",
        ],
    ),
    (
        Variant::International,
        &[
            "W:W25,27,34-43,46-50:B1-6,8,9,11-16,18-20",
            "W:W17,26,31,33,35-38,40-45,47,48,50:B1,2,4-8,10,12,15,16,20,21,24,25,29",
            "W:W33,36,38,39,41-43,45,46,48,49:B1,6-8,10-13,19,25,26,30",
            "W:W27,28,31,32,36,38,41,43,45,46,50:B3,5,6,9,10,12,16,17,24,34",
        ],
    ),
];

/// How deep each position is searched.
pub const DEPTH: Depth = Depth(8);

/// The start, with and without forced capture, and the fixed positions of a game.
///
/// # Errors
/// Where a position cannot be read.
pub fn games(variant: Variant) -> Result<Vec<Game>, FenError> {
    let rules = variant.rules();
    let texts = POSITIONS.iter().filter(|(of, _)| *of == variant).flat_map(|(_, texts)| *texts);
    let setups = texts.map(|text| fen::read(text, &Names::grid(&rules)));
    let mut games: Vec<_> = Duty::ALL.iter().map(|&duty| Game::traditional(rules.with_duty(duty))).collect();
    for setup in setups {
        games.extend(Game::new(rules, &setup?));
    }
    Ok(games)
}

/// How many positions the search of a game's fixed positions looks at.
///
/// # Errors
/// Where a position cannot be read.
pub fn nodes(variant: Variant, engine: &mut Engine) -> Result<u64, FenError> {
    let limits = Limits { depth: DEPTH, nodes: u64::MAX, time: Millis::NEVER };
    let plan = Plan { limits, taste: Taste::BEST, seed: Seed(0) };
    let thoughts = games(variant)?.into_iter().map(|game| engine.think(&game, &plan, &mut Timeless));
    Ok(thoughts.flatten().map(|thought| thought.nodes).sum())
}
