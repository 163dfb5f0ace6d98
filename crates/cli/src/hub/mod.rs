//! `damka hub`: the engine for other programs, over standard input and output.
#![doc = include_str!("../../hub.md")]

pub(crate) mod budget;
pub(crate) mod client;
pub(crate) mod line;
mod lines;
pub(crate) mod message;
pub(crate) mod notation;
mod server;
pub(crate) mod settings;
mod thinking;

use std::io::{self, Write};

use crate::complaint::Complaint;
use server::Server;

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Complaint> {
    Ok(Server::new(lines::lines(io::stdin()), out).run()?)
}
