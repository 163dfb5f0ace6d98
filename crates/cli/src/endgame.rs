//! `damka endgame`: how all positions of a few pieces end.

use std::io::Write;

use ai::endgame::{Builder, Endgames, Tally};
use rules::Rules;
use serde::Serialize;

use crate::clock::Clock;
use crate::complaint::Complaint;
use crate::options::{Form, Options};

/// What was found of all positions of so many pieces.
#[derive(Serialize)]
struct Record {
    pieces: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    longest: u16,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<(), Complaint> {
    let rules = options.variant()?.rules().with_duty(options.duty);
    let clock = Clock::start();
    let endgames = built(&rules, options.pieces)?;
    let seconds = clock.seconds();
    for pieces in 2..=endgames.most_pieces() {
        let record = Record::new(pieces, endgames.tally(pieces));
        match options.form {
            Form::Json => writeln!(out, "{}", serde_json::to_string(&record)?)?,
            Form::Text => record.write(out)?,
        }
    }
    if options.form == Form::Text {
        writeln!(out, "worked out in {seconds:.2} s")?;
    }
    Ok(())
}

fn built(rules: &Rules, pieces: u32) -> Result<Endgames, Complaint> {
    let too_large = || Complaint::Input("the board is too large to work out its endgames".to_owned());
    let mut builder = Builder::new(rules, pieces).ok_or_else(too_large)?;
    builder.step(usize::MAX);
    builder.finish().ok_or_else(too_large)
}

impl Record {
    fn new(pieces: u32, tally: Tally) -> Record {
        let Tally { wins, draws, losses, longest } = tally;
        Record { pieces, wins, draws, losses, longest }
    }

    fn write(&self, out: &mut dyn Write) -> Result<(), Complaint> {
        let Record { pieces, wins, draws, losses, longest } = self;
        Ok(writeln!(
            out,
            "{pieces} pieces: {wins:8} won {draws:8} drawn {losses:8} lost; the longest win takes {longest} plies"
        )?)
    }
}
