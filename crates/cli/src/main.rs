//! `damka`: the rules of draughts and the engine on the command line, for engine authors and for checks.
//!
//! Each command writes its answer to standard output. Bad input gives one line on standard error
//! that names what is wrong and where, and the exit status 2.

mod bench;
mod clock;
mod command;
mod complaint;
mod contest;
mod endgame;
mod hub;
mod moves;
mod options;
mod perft;
mod place;
mod play;
mod variants;

use std::io::{self, Write};
use std::process::ExitCode;

use command::Command;
use complaint::Complaint;
use lexopt::{Arg, Parser};
use options::Options;

fn main() -> ExitCode {
    match run(Parser::from_env(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads may stop reading, as `head` does: that is no mistake.
        Err(Complaint::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(complaint) => {
            eprintln!("damka: {complaint}");
            ExitCode::from(2)
        }
    }
}

fn run(mut parser: Parser, out: &mut dyn Write) -> Result<(), Complaint> {
    match parser.next()? {
        Some(Arg::Value(word)) if word == "help" => help(&mut parser, out),
        Some(Arg::Value(word)) => obey(Command::read(&word.to_string_lossy())?, parser, out),
        Some(Arg::Long("version") | Arg::Short('V')) => {
            Ok(writeln!(out, "damka {}", env!("CARGO_PKG_VERSION"))?)
        }
        None | Some(Arg::Long("help") | Arg::Short('h')) => Ok(out.write_all(command::HELP.as_bytes())?),
        Some(other) => Err(other.unexpected().into()),
    }
}

/// `damka help` or `damka help COMMAND`.
fn help(parser: &mut Parser, out: &mut dyn Write) -> Result<(), Complaint> {
    let text = match parser.next()? {
        None => command::HELP,
        Some(Arg::Value(word)) => Command::read(&word.to_string_lossy())?.help(),
        Some(other) => return Err(other.unexpected().into()),
    };
    Ok(out.write_all(text.as_bytes())?)
}

fn obey(command: Command, parser: Parser, out: &mut dyn Write) -> Result<(), Complaint> {
    let Some(options) = Options::read(command, parser)? else {
        return Ok(out.write_all(command.help().as_bytes())?);
    };
    match command {
        Command::Moves => moves::run(&options, out),
        Command::Perft => perft::run(&options, out),
        Command::Variants => variants::run(&options, out),
        Command::Play => play::run(&options, out),
        Command::Bench => bench::run(&options, out),
        Command::Endgame => endgame::run(&options, out),
        Command::Match => contest::run(&options, out),
        Command::Hub => hub::run(out),
    }
}
