//! An engine of the protocol, as its client meets it.

use std::fmt;
use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::lines::lines;
use super::message::{Ask, Info, Mode, Range, Reply};
use crate::clock::Clock;

/// An engine that was started and is ready. It ends with this value.
pub(crate) struct Client {
    program: Child,
    /// Nothing once the engine was sent away.
    ear: Option<ChildStdin>,
    heard: Receiver<String>,
    /// What it calls itself.
    pub(crate) name: String,
}

/// What an engine does wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It cannot be started.
    Unstartable(String),
    /// It does not know a game, or not this value of a parameter.
    Unable(String),
    /// It has ended, or closed its output.
    Gone,
    /// It does not answer in time.
    Late,
    /// It says that something is wrong.
    Error(String),
    /// Its move is none.
    Illegal(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unstartable(why) => write!(f, "it cannot be started: {why}"),
            Fault::Unable(what) => write!(f, "it does not know {what}"),
            Fault::Gone => f.write_str("it ended"),
            Fault::Late => f.write_str("it did not answer in time"),
            Fault::Error(message) => write!(f, "it says \"{message}\""),
            Fault::Illegal(text) => f.write_str(text),
        }
    }
}

/// An engine's answer.
pub(crate) struct Answer {
    /// Its move, as it wrote it.
    pub(crate) made: String,
    /// What it said last before that.
    pub(crate) info: Info,
    /// How long it took, in seconds.
    pub(crate) took: f64,
}

/// How long an engine may take to get ready: some fill tables first.
const START: Duration = Duration::from_secs(60);

/// How long an engine may take to end.
const FAREWELL: Duration = Duration::from_secs(2);

impl Client {
    /// Starts a program with its arguments, sets parameters (name and value) and waits until it is
    /// ready. The parameter `variant` is left out where the engine has none.
    pub(crate) fn start(command: &[String], settings: &[(String, String)]) -> Result<Client, Fault> {
        let mut client = Client::spawn(command).map_err(|error| Fault::Unstartable(error.to_string()))?;
        client.say(&Ask::Hub)?;
        let known = client.introduction()?;
        for (name, value) in settings.iter().filter(|(name, _)| name != "variant" || known.has_variant()) {
            known.check(name, value)?;
            client.say(&Ask::SetParam { name: name.clone(), value: value.clone() })?;
        }
        client.say(&Ask::Init)?;
        client.wait_for(&Reply::Ready, START)?;
        Ok(client)
    }

    fn spawn(command: &[String]) -> std::io::Result<Client> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::NotFound)?;
        let piped = Stdio::piped;
        let mut program = Command::new(program).args(arguments).stdin(piped()).stdout(piped()).spawn()?;
        let (ear, mouth) = (program.stdin.take(), program.stdout.take());
        let heard = lines(mouth.ok_or(std::io::ErrorKind::BrokenPipe)?);
        Ok(Client { program, ear, heard, name: String::new() })
    }

    fn introduction(&mut self) -> Result<Known, Fault> {
        let clock = Clock::start();
        let mut known = Known(vec![]);
        loop {
            match self.hear(&clock, START)? {
                Reply::Id { name, .. } => self.name = name,
                Reply::Param(param) => known.0.push((param.name, param.range)),
                Reply::Wait => return Ok(known),
                _ => {}
            }
        }
    }

    /// Tells the engine that the next position belongs to another game.
    pub(crate) fn new_game(&mut self) -> Result<(), Fault> {
        self.say(&Ask::NewGame)
    }

    /// Asks for a move in a position, within a budget, and waits no longer than `patience`.
    pub(crate) fn think(&mut self, position: &Ask, level: &Ask, patience: Duration) -> Result<Answer, Fault> {
        self.say(position)?;
        self.say(level)?;
        self.say(&Ask::Go(Mode::Think))?;
        let clock = Clock::start();
        let mut info = Info::default();
        loop {
            match self.hear(&clock, patience)? {
                Reply::Info(more) => info = more,
                Reply::Done { made, .. } => return Ok(Answer { made, info, took: clock.seconds() }),
                Reply::Error(message) => return Err(Fault::Error(message)),
                _ => {}
            }
        }
    }

    fn wait_for(&mut self, awaited: &Reply, patience: Duration) -> Result<(), Fault> {
        let clock = Clock::start();
        while self.hear(&clock, patience)? != *awaited {}
        Ok(())
    }

    fn say(&mut self, ask: &Ask) -> Result<(), Fault> {
        let ear = self.ear.as_mut().ok_or(Fault::Gone)?;
        writeln!(ear, "{ask}").and_then(|()| ear.flush()).map_err(|_| Fault::Gone)
    }

    /// The next message that can be understood; everything else is passed over.
    fn hear(&mut self, clock: &Clock, patience: Duration) -> Result<Reply, Fault> {
        loop {
            let left = patience.saturating_sub(Duration::from_secs_f64(clock.seconds()));
            match self.heard.recv_timeout(left).map(|line| Reply::read(&line)) {
                Ok(Ok(Some(reply))) => return Ok(reply),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone),
            }
        }
    }
}

impl Drop for Client {
    /// Sends the engine away and sees to it that it goes: what it wrote last is read until it closes
    /// its output, and it is ended by force if that takes too long.
    fn drop(&mut self) {
        let clock = Clock::start();
        let _ = self.say(&Ask::Quit);
        self.ear = None;
        while self.hear(&clock, FAREWELL).is_ok() {}
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// The parameters that an engine has.
struct Known(Vec<(String, Range)>);

impl Known {
    fn range(&self, name: &str) -> Option<&Range> {
        self.0.iter().find(|known| known.0 == name).map(|known| &known.1)
    }

    fn has_variant(&self) -> bool {
        self.range("variant").is_some()
    }

    fn check(&self, name: &str, value: &str) -> Result<(), Fault> {
        match self.range(name) {
            None => Err(Fault::Unable(format!("the parameter '{name}'"))),
            Some(Range::Words(words)) if !words.iter().any(|word| word == value) => {
                Err(Fault::Unable(format!("'{value}' as '{name}'; it knows {}", words.join(", "))))
            }
            Some(_) => Ok(()),
        }
    }
}
