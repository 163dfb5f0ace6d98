//! What client and engine say to each other.

use std::fmt;

use super::budget::Budget;
use super::line::{Line, Malformed};

/// What a client says to an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Who are you?
    Hub,
    /// A parameter gets this value.
    SetParam { name: String, value: String },
    /// All parameters are set: get ready.
    Init,
    /// The position to think about: the squares, and the moves made since.
    Pos { squares: String, moves: Vec<String> },
    /// How long to think.
    Level(Budget),
    /// Think.
    Go(Mode),
    /// The move that was expected while pondering was made: time counts from now on.
    PonderHit,
    /// Answer now.
    Stop,
    /// Are you there?
    Ping,
    /// The next position belongs to another game.
    NewGame,
    /// End.
    Quit,
}

/// For what purpose to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// For a move.
    Think,
    /// For a move in the other side's time: the limit counts after [`Ask::PonderHit`] only.
    Ponder,
    /// For knowledge of the position.
    Analyze,
}

impl Mode {
    const ALL: [Mode; 3] = [Mode::Think, Mode::Ponder, Mode::Analyze];

    const fn name(self) -> &'static str {
        match self {
            Mode::Think => "think",
            Mode::Ponder => "ponder",
            Mode::Analyze => "analyze",
        }
    }

    fn read(line: &Line) -> Result<Mode, Malformed> {
        let asked = line.names().find_map(|name| Mode::ALL.into_iter().find(|mode| mode.name() == name));
        asked.ok_or_else(|| Malformed::new("'go' needs think, ponder or analyze"))
    }
}

impl Ask {
    /// Reads a line. A command that nobody knows is nothing: the protocol wants it passed over.
    pub(crate) fn read(text: &str) -> Result<Option<Ask>, Malformed> {
        let line: Line = text.parse()?;
        Ok(Some(match line.command.as_str() {
            "hub" => Ask::Hub,
            "set-param" => set_param(&line)?,
            "init" => Ask::Init,
            "pos" => Ask::Pos { squares: line.need("pos")?.to_owned(), moves: words(&line, "moves") },
            "level" => Ask::Level(Budget::read(&line)?),
            "go" => Ask::Go(Mode::read(&line)?),
            "ponder-hit" => Ask::PonderHit,
            "stop" => Ask::Stop,
            "ping" => Ask::Ping,
            "new-game" => Ask::NewGame,
            "quit" => Ask::Quit,
            _ => return Ok(None),
        }))
    }

    fn line(&self) -> Line {
        match self {
            Ask::Hub => Line::new("hub"),
            Ask::SetParam { name, value } => Line::new("set-param").with("name", name).with("value", value),
            Ask::Init => Line::new("init"),
            Ask::Pos { squares, moves } => with_words(Line::new("pos").with("pos", squares), "moves", moves),
            Ask::Level(budget) => budget.line(),
            Ask::Go(mode) => Line::new("go").with(mode.name(), ""),
            Ask::PonderHit => Line::new("ponder-hit"),
            Ask::Stop => Line::new("stop"),
            Ask::Ping => Line::new("ping"),
            Ask::NewGame => Line::new("new-game"),
            Ask::Quit => Line::new("quit"),
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line().fmt(f)
    }
}

fn set_param(line: &Line) -> Result<Ask, Malformed> {
    let (name, value) = (line.need("name")?.to_owned(), line.need("value")?.to_owned());
    Ok(Ask::SetParam { name, value })
}

fn words(line: &Line, name: &str) -> Vec<String> {
    line.get(name).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

fn with_words(line: Line, name: &str, words: &[String]) -> Line {
    line.with_some(name, (!words.is_empty()).then(|| words.join(" ")))
}

/// What an engine says to a client.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Reply {
    /// Who it is.
    Id { name: String, version: String },
    /// A parameter that can be set.
    Param(Param),
    /// All parameters are told.
    Wait,
    /// It can be asked for moves.
    Ready,
    /// What is known of the position by now.
    Info(Info),
    /// The move, and perhaps the answer that is expected.
    Done { made: String, ponder: Option<String> },
    /// It is there.
    Pong,
    /// What it was told makes no sense.
    Error(String),
}

/// A parameter of an engine, and its value now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Param {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) range: Range,
}

/// The values that a parameter may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Range {
    /// Any text.
    Text,
    /// `true` or `false`.
    Bool,
    /// A whole number, both ends included.
    Int { least: i64, most: i64 },
    /// One of these words.
    Words(Vec<String>),
}

/// What is known of the position by now.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Info {
    /// Plies that every move was looked at.
    pub(crate) depth: Option<u32>,
    /// In men, for the side to move; a win in so many plies is 100 less a hundredth of them.
    pub(crate) score: Option<f64>,
    /// Positions looked at.
    pub(crate) nodes: Option<u64>,
    /// Seconds.
    pub(crate) time: Option<f64>,
    /// Millions of positions a second.
    pub(crate) speed: Option<f64>,
    /// The best moves, each side's in turn.
    pub(crate) line: Vec<String>,
}

impl Reply {
    /// Reads a line. A command that nobody knows is nothing: the protocol wants it passed over.
    pub(crate) fn read(text: &str) -> Result<Option<Reply>, Malformed> {
        let line: Line = text.parse()?;
        let text = |name: &str| line.get(name).unwrap_or_default().to_owned();
        Ok(Some(match line.command.as_str() {
            "id" => Reply::Id { name: text("name"), version: text("version") },
            "param" => Reply::Param(Param::read(&line)?),
            "wait" => Reply::Wait,
            "ready" => Reply::Ready,
            "info" => Reply::Info(Info::read(&line)?),
            "done" => Reply::Done {
                made: line.need("move")?.to_owned(),
                ponder: line.get("ponder").map(str::to_owned),
            },
            "pong" => Reply::Pong,
            "error" => Reply::Error(text("message")),
            _ => return Ok(None),
        }))
    }

    fn line(&self) -> Line {
        match self {
            Reply::Id { name, version } => Line::new("id").with("name", name).with("version", version),
            Reply::Param(param) => param.line(),
            Reply::Wait => Line::new("wait"),
            Reply::Ready => Line::new("ready"),
            Reply::Info(info) => info.line(),
            Reply::Done { made, ponder } => {
                Line::new("done").with("move", made).with_some("ponder", ponder.as_ref())
            }
            Reply::Pong => Line::new("pong"),
            Reply::Error(message) => Line::new("error").with("message", message),
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line().fmt(f)
    }
}

impl Param {
    fn read(line: &Line) -> Result<Param, Malformed> {
        let name = line.need("name")?.to_owned();
        let value = line.get("value").unwrap_or_default().to_owned();
        Ok(Param { name, value, range: Range::read(line)? })
    }

    fn line(&self) -> Line {
        self.range.add_to(Line::new("param").with("name", &self.name).with("value", &self.value))
    }
}

impl Range {
    fn read(line: &Line) -> Result<Range, Malformed> {
        Ok(match line.get("type") {
            Some("bool") => Range::Bool,
            Some("int") => Range::Int {
                least: line.number("min")?.unwrap_or(i64::MIN),
                most: line.number("max")?.unwrap_or(i64::MAX),
            },
            Some("enum") => Range::Words(words(line, "values")),
            _ => Range::Text,
        })
    }

    fn add_to(&self, line: Line) -> Line {
        match self {
            Range::Text => line.with("type", "string"),
            Range::Bool => line.with("type", "bool"),
            Range::Int { least, most } => line.with("type", "int").with("min", least).with("max", most),
            Range::Words(words) => with_words(line.with("type", "enum"), "values", words),
        }
    }
}

impl Info {
    fn read(line: &Line) -> Result<Info, Malformed> {
        Ok(Info {
            depth: line.number("depth")?,
            score: line.number("score")?,
            nodes: line.number("nodes")?,
            time: line.number("time")?,
            speed: line.number("nps")?,
            line: words(line, "pv"),
        })
    }

    fn line(&self) -> Line {
        let rounded = |number: Option<f64>, digits: usize| number.map(|number| format!("{number:.digits$}"));
        let line = Line::new("info")
            .with_some("depth", self.depth)
            .with_some("score", rounded(self.score, 2))
            .with_some("nodes", self.nodes)
            .with_some("time", rounded(self.time, 3))
            .with_some("nps", rounded(self.speed, 3));
        with_words(line, "pv", &self.line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_client_says_is_read_as_it_was_written() {
        for text in [
            "hub",
            "set-param name=variant value=russian",
            "init",
            "pos pos=Wbbew",
            "pos pos=Wbbew moves=\"38-15 28x19x23\"",
            "level infinite",
            "go think",
            "go ponder",
            "go analyze",
            "ponder-hit",
            "stop",
            "ping",
            "new-game",
            "quit",
        ] {
            let ask = Ask::read(text).expect(text).expect("a known command");
            assert_eq!(ask.to_string(), text);
        }
    }

    #[test]
    fn what_an_engine_says_is_read_as_it_was_written() {
        for text in [
            "id name=Damka version=1.0",
            "param name=book value=true type=bool",
            "param name=bb-size value=5 type=int min=0 max=7",
            "param name=variant value=normal type=enum values=\"normal killer\"",
            "param name=folder value=here type=string",
            "wait",
            "ready",
            "info depth=21 score=-0.01 nodes=31261613 time=3.906 nps=8.003 pv=\"32-28 17-22 28x17x22\"",
            "info depth=1",
            "done move=32-28",
            "done move=32-28 ponder=17-22",
            "pong",
            "error message=\"no move\"",
        ] {
            let reply = Reply::read(text).expect(text).expect("a known command");
            assert_eq!(reply.to_string(), text);
        }
    }

    #[test]
    fn commands_that_nobody_knows_are_passed_over() {
        assert_eq!(Ask::read("draw-offer from=white"), Ok(None));
        assert_eq!(Reply::read("Scan says hello"), Ok(None));
        assert_eq!(Ask::read("go think hard"), Ok(Some(Ask::Go(Mode::Think))));
    }

    #[test]
    fn commands_without_what_they_need_are_refused() {
        for text in
            ["set-param name=book", "set-param value=5", "pos", "go", "go home", "level depth=deep", "\""]
        {
            assert!(Ask::read(text).is_err(), "{text}");
        }
        assert!(Reply::read("done").is_err());
    }
}
