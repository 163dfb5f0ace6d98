//! `train`: makes what the computer player has learned, and puzzles.
//!
//! `learn` plays games of the engine against itself, fits weights to their results, and keeps them if
//! they win a match against those before, generation after generation. Everything follows from the
//! seed, so a run that was interrupted goes on from the weights that are there. `mine` looks through
//! such games for positions in which one line wins and no other.

mod fit;
mod gate;
mod learn;
mod mine;
mod play;
mod sample;

use std::path::PathBuf;

use ai::Seed;
use anyhow::{Context, Result, bail};
use learn::Course;
use lexopt::{Arg, Parser, ValueExt};
use mine::Mine;
use rules::Variant;

const HELP: &str = "\
train learn --variant NAME [options]   learn weights from games against itself

  --generations N   until so many generations are kept (3)
  --games N         games a generation (20000)
  --nodes N         positions looked at for a move (1000)
  --openings N      openings of the match that decides, each with both colours (200)
  --seed N          other games (1)
  --file PATH       weights to go on from and to write (crates/ai/weights/NAME.weights)

train mine --variant NAME [options]    find puzzles in games against itself

  --count N         until there are so many (330)
  --games N         games to look through at most (100000)
  --nodes N         positions looked at for a move of these games (60)
  --proof N         positions that prove each move of a puzzle (200000)
  --seed N          other games (1)
  --file PATH       puzzles to go on from and to write (crates/learn/puzzles/NAME.txt)

train prove --variant NAME [options]   prove a file of puzzles again, and drop what does not hold;
                                       options as for mine
";

fn main() -> Result<()> {
    let mut parser = Parser::from_env();
    match parser.next()? {
        Some(Arg::Value(word)) if word == "learn" => course(parser)?.run(),
        Some(Arg::Value(word)) if word == "mine" => mine(parser)?.run(),
        Some(Arg::Value(word)) if word == "prove" => mine(parser)?.prove(),
        None | Some(Arg::Long("help") | Arg::Short('h')) => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => Err(other.unexpected().into()),
    }
}

fn course(mut parser: Parser) -> Result<Course> {
    let mut variant = None;
    let mut file = None;
    let (mut generations, mut games, mut nodes, mut openings, mut seed) = (3, 20_000, 1_000, 200, Seed(1));
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("variant") => variant = Some(read_variant(&parser.value()?.string()?)?),
            Arg::Long("generations") => generations = parser.value()?.parse()?,
            Arg::Long("games") => games = parser.value()?.parse()?,
            Arg::Long("nodes") => nodes = parser.value()?.parse()?,
            Arg::Long("openings") => openings = parser.value()?.parse()?,
            Arg::Long("seed") => seed = Seed(parser.value()?.parse()?),
            Arg::Long("file") => file = Some(PathBuf::from(parser.value()?)),
            other => return Err(other.unexpected().into()),
        }
    }
    let variant = variant.context("which game? --variant NAME")?;
    let file = file.unwrap_or_else(|| default_file("ai/weights", variant, "weights"));
    Ok(Course { variant, generations, games, nodes, openings, seed, file })
}

fn mine(mut parser: Parser) -> Result<Mine> {
    let mut variant = None;
    let mut file = None;
    let (mut count, mut games, mut nodes, mut proof, mut seed) = (330, 100_000, 60, 200_000, Seed(1));
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("variant") => variant = Some(read_variant(&parser.value()?.string()?)?),
            Arg::Long("count") => count = parser.value()?.parse()?,
            Arg::Long("games") => games = parser.value()?.parse()?,
            Arg::Long("nodes") => nodes = parser.value()?.parse()?,
            Arg::Long("proof") => proof = parser.value()?.parse()?,
            Arg::Long("seed") => seed = Seed(parser.value()?.parse()?),
            Arg::Long("file") => file = Some(PathBuf::from(parser.value()?)),
            other => return Err(other.unexpected().into()),
        }
    }
    let variant = variant.context("which game? --variant NAME")?;
    let file = file.unwrap_or_else(|| default_file("learn/puzzles", variant, "txt"));
    Ok(Mine { variant, count, games, nodes, proof, seed, file })
}

fn read_variant(name: &str) -> Result<Variant> {
    let Some(variant) = Variant::from_id(name) else {
        let names: Vec<_> = Variant::ALL.iter().map(|variant| variant.id()).collect();
        bail!("no game is called {name:?}; there are {}", names.join(", "));
    };
    Ok(variant)
}

fn default_file(folder: &str, variant: Variant, ending: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    folder.join(variant.id()).with_extension(ending)
}
