//! What a match tells: each game, the score by now, and at the end all figures.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use ai::Tally;
use ai::self_play::half_points;
use rules::Side;
use rules::notation::pdn;

use super::round::{Effort, Played};
use super::{Match, Round, first_side};
use crate::complaint::Complaint;

/// What has been told of a match by now.
pub(crate) struct Report<'a> {
    contest: &'a Match,
    out: &'a mut dyn Write,
    pdn: Option<File>,
    tally: Tally,
    /// The first engine's and the second's.
    efforts: [Effort; 2],
}

impl<'a> Report<'a> {
    pub(super) fn new(
        contest: &'a Match,
        pdn: Option<&Path>,
        out: &'a mut dyn Write,
    ) -> Result<Report<'a>, Complaint> {
        let pdn = pdn.map(create).transpose()?;
        Ok(Report { contest, out, pdn, tally: Tally::default(), efforts: Default::default() })
    }

    /// Tells a game.
    pub(super) fn add(&mut self, (number, played): Round) -> Result<(), Complaint> {
        let (played, side) = (played?, first_side(number));
        self.tally.add(half_points(&played.game.status(), side));
        let of = |engine: usize| played.efforts[seat(side, engine)];
        self.efforts = [0, 1].map(|engine| self.efforts[engine].and(&of(engine)));
        self.blame(number, &played)?;
        writeln!(self.out, "{:5} of {}  {}", self.tally.games(), self.contest.games, self.tally)?;
        self.out.flush()?;
        self.record(number, &played)
    }

    fn blame(&mut self, number: usize, played: &Played) -> Result<(), Complaint> {
        let Some((loser, fault)) = &played.fault else { return Ok(()) };
        let name = self.name(number, *loser);
        Ok(writeln!(self.out, "game {}, ply {}: {name} loses, {fault}", number + 1, played.game.ply())?)
    }

    fn record(&mut self, number: usize, played: &Played) -> Result<(), Complaint> {
        let round = (number + 1).to_string();
        let termination = played.fault.as_ref().map(|fault| fault.1.to_string());
        let mut tags = vec![("Event", "damka match"), ("Round", &round)];
        tags.push(("White", self.name(number, Side::White)));
        tags.push(("Black", self.name(number, Side::Black)));
        tags.extend(termination.as_deref().map(|why| ("Termination", why)));
        let text = pdn::write(&played.game, &tags);
        let Some(file) = &mut self.pdn else { return Ok(()) };
        writeln!(file, "{text}").map_err(|error| Complaint::about("pdn", error))
    }

    fn name(&self, number: usize, side: Side) -> &'a str {
        &self.contest.engines[seat(first_side(number), side.index())].name
    }

    /// Tells all figures.
    pub(super) fn finish(self) -> Result<(), Complaint> {
        let Match { variant, engines: [first, second], .. } = self.contest;
        let (first, second) = (&first.name, &second.name);
        writeln!(self.out, "{first} against {second}, {}: {}", variant.id(), self.tally)?;
        for (engine, effort) in self.contest.engines.iter().zip(self.efforts) {
            writeln!(self.out, "{}: {effort}", engine.name)?;
        }
        Ok(())
    }
}

/// Engines sit with White and Black in their order, or the other way round: so this is the index of
/// an engine's side, and as well that of a side's engine.
const fn seat(side_of_first: Side, index: usize) -> usize {
    match side_of_first {
        Side::White => index,
        Side::Black => 1 - index,
    }
}

fn create(path: &Path) -> Result<File, Complaint> {
    File::create(path).map_err(|error| Complaint::about("pdn", format!("{}: {error}", path.display())))
}
