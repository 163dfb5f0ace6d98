//! Fixed positions of every game, searched to a fixed depth: one number that stays the same as long
//! as the engine does, and a measure of its speed.

use rules::notation::{FenError, Names, fen};
use rules::{Game, Variant};

use crate::{Depth, Engine, Limits, Millis, Plan, Seed, Taste, Timeless};

/// Positions of every game on the ordinary board, in the numbers of the grid, from games that the
/// engine played against itself.
pub const POSITIONS: &[(Variant, &[&str])] = &[];

/// How deep each position is searched.
pub const DEPTH: Depth = Depth(9);

/// The start and the fixed positions of a game.
///
/// # Errors
/// Where a position cannot be read.
pub fn games(variant: Variant) -> Result<Vec<Game>, FenError> {
    let rules = variant.rules();
    let texts = POSITIONS.iter().filter(|(of, _)| *of == variant).flat_map(|(_, texts)| *texts);
    let setups = texts.map(|text| fen::read(text, &Names::grid(&rules)));
    let mut games = vec![Game::traditional(rules)];
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
