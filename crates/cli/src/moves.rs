//! `damka moves`: the legal moves of a position.

use std::io::Write;

use rules::{Move, Word};
use serde::Serialize;

use crate::complaint::Complaint;
use crate::options::{Form, Options};
use crate::place::Place;

/// A move as programs read it.
#[derive(Serialize)]
pub(crate) struct Record {
    from: String,
    to: String,
    captured: Vec<String>,
    pub(crate) pdn: String,
}

impl Record {
    /// A legal move of the game's position.
    pub(crate) fn new(place: &Place, made: Move) -> Record {
        let names = &place.names;
        Record {
            from: names.name(made.from()),
            to: names.name(made.to()),
            captured: made.captured().squares().map(|square| names.name(square)).collect(),
            pdn: place.text(made),
        }
    }
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<(), Complaint> {
    let place = Place::read(options)?;
    let records: Vec<_> = place.game.legal().iter().map(|made| Record::new(&place, *made)).collect();
    match options.form {
        Form::Json => Ok(writeln!(out, "{}", serde_json::to_string(&records)?)?),
        Form::Text => Ok(records.iter().try_for_each(|record| writeln!(out, "{}", record.pdn))?),
    }
}
