//! The options of the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use ai::endgame::Endgames;
use ai::{Level, Seed};
use lexopt::{Arg, Parser};
use rules::{Duty, Variant};

use crate::command::Command;
use crate::complaint::Complaint;
use crate::contest::Openings;
use crate::contest::contestant::Contestant;
use crate::hub::budget::Budget;

/// How squares are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Numbering {
    /// Numbers of the ordinary board, or its letters.
    Grid,
    /// The variant's own.
    Official,
}

impl Numbering {
    pub(crate) const ALL: [Numbering; 2] = [Numbering::Grid, Numbering::Official];

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Numbering::Grid => "grid",
            Numbering::Official => "official",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Numbering> {
        Numbering::ALL.into_iter().find(|numbering| numbering.id() == id)
    }
}

/// For whom the answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// What was asked for; each command looks at the options it takes.
pub(crate) struct Options {
    variant: Option<Variant>,
    depth: Option<u32>,
    pub(crate) fen: Option<String>,
    pub(crate) duty: Duty,
    pub(crate) numbering: Numbering,
    pub(crate) form: Form,
    pub(crate) level: Level,
    pub(crate) moves: Vec<String>,
    pub(crate) seed: Seed,
    pub(crate) nodes: Option<u64>,
    pub(crate) leaves: u64,
    pub(crate) pieces: u32,
    pub(crate) engines: Vec<Contestant>,
    pub(crate) move_time: Option<Duration>,
    pub(crate) games: usize,
    pub(crate) openings: Openings,
    pub(crate) pdn: Option<PathBuf>,
    pub(crate) concurrency: usize,
}

/// Perft deeper than this ends in no lifetime.
const DEEPEST: u32 = 40;

impl Options {
    fn new() -> Options {
        Options {
            variant: None,
            depth: None,
            fen: None,
            duty: Duty::Must,
            numbering: Numbering::Grid,
            form: Form::Text,
            level: Level::Hard,
            moves: vec![],
            seed: Seed(0),
            nodes: None,
            leaves: 15_000_000,
            pieces: Endgames::MOST_PIECES,
            engines: vec![],
            move_time: None,
            games: 100,
            openings: Openings::Random { plies: 6 },
            pdn: None,
            concurrency: 1,
        }
    }

    /// The options after a command, or nothing if its help is asked for.
    pub(crate) fn read(command: Command, mut parser: Parser) -> Result<Option<Options>, Complaint> {
        let mut options = Options::new();
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                Arg::Long(name) if command.takes(name) => {
                    let name = name.to_owned();
                    options.set(&name, &mut parser)?;
                }
                Arg::Long(name) => return Err(no_such_option(command, name)),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(Some(options))
    }

    fn set(&mut self, name: &str, parser: &mut Parser) -> Result<(), Complaint> {
        match name {
            "optional-capture" => self.duty = Duty::May,
            "json" => self.form = Form::Json,
            _ => self.set_value(name, &text(name, parser.value()?)?)?,
        }
        Ok(())
    }

    fn set_value(&mut self, name: &str, value: &str) -> Result<(), Complaint> {
        match name {
            "variant" => self.variant = Some(variant(value)?),
            "fen" => self.fen = Some(value.to_owned()),
            "numbering" => self.numbering = numbering(value)?,
            "level" => self.level = level(value)?,
            "moves" => self.moves = value.split_whitespace().map(str::to_owned).collect(),
            "depth" => self.depth = Some(depth(value)?),
            "seed" => self.seed = Seed(number(name, value)?),
            "nodes" => self.nodes = Some(number(name, value)?),
            "leaves" => self.leaves = number(name, value)?,
            "pieces" => self.pieces = pieces(value)?,
            _ => self.set_match(name, value)?,
        }
        Ok(())
    }

    fn set_match(&mut self, name: &str, value: &str) -> Result<(), Complaint> {
        match name {
            "engine" => self.engines.push(value.parse().map_err(|error| Complaint::about(name, error))?),
            "move-time" => self.move_time = Some(seconds(name, value)?),
            "games" => self.games = number(name, value)?,
            "openings" => self.openings = openings(value)?,
            "pdn" => self.pdn = Some(value.into()),
            _ => self.concurrency = number(name, value)?,
        }
        Ok(())
    }

    /// The variant, where one must be named.
    pub(crate) fn variant(&self) -> Result<Variant, Complaint> {
        self.variant.ok_or_else(|| Complaint::Input(format!("--variant is missing; {}", variants())))
    }

    /// The variant asked for, or all.
    pub(crate) fn variants(&self) -> Vec<Variant> {
        self.variant.map_or_else(|| Variant::ALL.to_vec(), |variant| vec![variant])
    }

    /// The limits that a move of a match has.
    pub(crate) fn budget(&self) -> Budget {
        let depth = self.depth.and_then(|depth| u8::try_from(depth).ok());
        Budget { depth, nodes: self.nodes, move_time: self.move_time, clock: None }
    }

    /// The depth, which must be given.
    pub(crate) fn depth(&self) -> Result<u32, Complaint> {
        self.depth.ok_or_else(|| Complaint::Input("--depth is missing".to_owned()))
    }
}

fn no_such_option(command: Command, name: &str) -> Complaint {
    let command = command.name();
    Complaint::Input(format!("'{command}' has no option '--{name}'; see `damka help {command}`"))
}

fn text(option: &str, value: OsString) -> Result<String, Complaint> {
    value.into_string().map_err(|value| {
        Complaint::about(option, format!("'{}' is not readable text", value.to_string_lossy()))
    })
}

fn number<T: FromStr>(option: &str, value: &str) -> Result<T, Complaint> {
    value.parse().map_err(|_| Complaint::about(option, format!("'{value}' is not a whole number in range")))
}

fn depth(value: &str) -> Result<u32, Complaint> {
    match number("depth", value)? {
        depth @ ..=DEEPEST => Ok(depth),
        depth => Err(Complaint::about("depth", format!("{depth} is too deep; at most {DEEPEST}"))),
    }
}

fn pieces(value: &str) -> Result<u32, Complaint> {
    match number("pieces", value)? {
        pieces @ 2..=Endgames::MOST_PIECES => Ok(pieces),
        pieces => {
            Err(Complaint::about("pieces", format!("{pieces} is not from 2 to {}", Endgames::MOST_PIECES)))
        }
    }
}

fn seconds(option: &str, value: &str) -> Result<Duration, Complaint> {
    let wrong = || Complaint::about(option, format!("'{value}' is no time in seconds"));
    let seconds = value.parse().map_err(|_| wrong())?;
    Duration::try_from_secs_f64(seconds).map_err(|_| wrong())
}

/// `official`, or how many moves by lot.
fn openings(value: &str) -> Result<Openings, Complaint> {
    match value {
        "official" => Ok(Openings::Official),
        _ => Ok(Openings::Random { plies: number("openings", value)? }),
    }
}

fn variant(value: &str) -> Result<Variant, Complaint> {
    let unknown = || Complaint::about("variant", format!("unknown variant '{value}'; {}", variants()));
    Variant::from_id(value).ok_or_else(unknown)
}

fn variants() -> String {
    let ids: Vec<_> = Variant::ALL.iter().map(|variant| variant.id()).collect();
    format!("there are {}", ids.join(", "))
}

fn level(value: &str) -> Result<Level, Complaint> {
    let ids: Vec<_> = Level::ALL.iter().map(|level| level.id()).collect();
    let unknown = || format!("unknown level '{value}'; there are {}", ids.join(", "));
    Level::from_id(value).ok_or_else(|| Complaint::about("level", unknown()))
}

fn numbering(value: &str) -> Result<Numbering, Complaint> {
    let unknown = || Complaint::about("numbering", format!("'{value}' is neither grid nor official"));
    Numbering::from_id(value).ok_or_else(unknown)
}
