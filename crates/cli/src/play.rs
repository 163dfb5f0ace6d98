//! `damka play`: the computer's move.

use std::io::Write;

use ai::{Limits, Megabytes, Millis, Plan, learned};

use crate::clock::Clock;
use crate::complaint::Complaint;
use crate::moves::Record;
use crate::options::{Form, Options};
use crate::place::Place;

/// What the engine may remember while it thinks.
pub(crate) const MEMORY: Megabytes = Megabytes(64);

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<(), Complaint> {
    let place = Place::read(options)?;
    let plan = plan(options, &place);
    let thought = learned::engine(MEMORY).think(&place.game, &plan, &mut Clock::start());
    let thought = thought.map_err(|over| Complaint::Input(over.to_string()))?;
    let record = Record::new(&place, plan.choose(&thought));
    match options.form {
        Form::Json => Ok(writeln!(out, "{}", serde_json::to_string(&record)?)?),
        Form::Text => Ok(writeln!(out, "{}", record.pdn)?),
    }
}

/// The level's plan; with a number of nodes, time no longer counts.
fn plan(options: &Options, place: &Place) -> Plan {
    let plan = options.level.plan(&place.game, options.seed);
    let limits = options.nodes.map(|nodes| Limits { nodes, time: Millis::NEVER, ..plan.limits });
    Plan { limits: limits.unwrap_or(plan.limits), ..plan }
}
