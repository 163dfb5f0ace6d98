//! `damka variants`: the variants and their values on every axis.

use std::io::Write;

use rules::Variant;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::complaint::Complaint;
use crate::options::{Form, Options};

#[derive(Serialize)]
struct Record {
    id: &'static str,
    axes: Axes,
}

/// Name and value of each axis, in the order in which a rule book has them.
struct Axes(Vec<(&'static str, String)>);

impl Serialize for Axes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (axis, value) in &self.0 {
            map.serialize_entry(axis, value)?;
        }
        map.end()
    }
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<(), Complaint> {
    let records: Vec<_> = Variant::ALL.iter().map(|variant| record(*variant)).collect();
    match options.form {
        Form::Json => Ok(writeln!(out, "{}", serde_json::to_string(&records)?)?),
        Form::Text => records.iter().try_for_each(|record| write_text(record, out)),
    }
}

fn record(variant: Variant) -> Record {
    Record { id: variant.id(), axes: Axes(variant.rules().axes()) }
}

fn write_text(record: &Record, out: &mut dyn Write) -> Result<(), Complaint> {
    writeln!(out, "{}", record.id)?;
    for (axis, value) in &record.axes.0 {
        writeln!(out, "  {axis:14} {value}")?;
    }
    Ok(())
}
