//! Our engine while it thinks: it goes on hearing its client.

use std::io;
use std::sync::mpsc::TryRecvError;
use std::time::Duration;

use ai::{Engine, Millis, Plan, Progress, Score, Thought, Verdict, Watch};

use super::budget::Budget;
use super::message::{Ask, Info, Mode, Reply};
use super::notation;
use super::server::Server;
use crate::clock::Clock;

/// Positions looked at before the clock and the client are asked again: a millisecond or two.
const SLICE: u64 = Engine::SLICE / 8;

/// One search.
struct Search {
    clock: Clock,
    plan: Plan,
    /// When to answer.
    deadline: Millis,
    /// Time for the move once the client says that time counts.
    time: Millis,
}

impl Search {
    fn new(plan: Plan, budget: &Budget, mode: Mode) -> Search {
        let time = time(budget);
        let deadline = if mode == Mode::Ponder { Millis::NEVER } else { time };
        Search { clock: Clock::start(), plan, deadline, time }
    }

    fn is_late(&mut self) -> bool {
        self.clock.now() >= self.deadline
    }
}

impl Server<'_> {
    /// Thinks about the position and answers, unless the client leaves meanwhile.
    pub(super) fn think(&mut self, mode: Mode) -> io::Result<()> {
        let Some(game) = &self.game else {
            return self.complain(Some("there is no position to think about".to_owned()));
        };
        let plan = self.settings.plan(game, &self.budget);
        let mut search = Search::new(plan, &self.budget, mode);
        match self.engine.begin(game, &plan, Millis(0)) {
            Ok(()) => self.search(&mut search),
            Err(over) => self.complain(Some(over.to_string())),
        }
    }

    fn search(&mut self, search: &mut Search) -> io::Result<()> {
        loop {
            self.listen(search)?;
            if self.leaves {
                return Ok(());
            }
            let stops = search.is_late();
            let progress = if stops { self.engine.stop() } else { self.engine.step_for(Millis(0), SLICE) };
            match progress {
                Progress::Deeper(thought) => self.inform(search, &thought)?,
                Progress::Done(thought) => return self.answer(search, &thought),
                Progress::Same | Progress::Idle => {}
            }
        }
    }

    /// Does what the client has said since the last slice, as far as it can be said now.
    fn listen(&mut self, search: &mut Search) -> io::Result<()> {
        match self.heard.try_recv().map(|line| Ask::read(&line)) {
            Ok(Ok(Some(Ask::Stop))) => search.deadline = Millis(0),
            Ok(Ok(Some(Ask::PonderHit))) => search.deadline = search.clock.now().after(search.time),
            Ok(Ok(Some(Ask::Ping))) => self.say(&Reply::Pong)?,
            Ok(Ok(Some(Ask::Quit))) | Err(TryRecvError::Disconnected) => self.leaves = true,
            Ok(_) | Err(TryRecvError::Empty) => {}
        }
        Ok(())
    }

    fn inform(&mut self, search: &Search, thought: &Thought) -> io::Result<()> {
        let score = thought.best().1;
        let time = search.clock.seconds();
        let names = self.settings.names();
        let line = thought.lines[0].iter().map(|&made| notation::write_move(made, &names)).collect();
        let info = Info {
            depth: Some(thought.depth.0.into()),
            score: Some(men(score)),
            nodes: Some(thought.nodes),
            time: Some(time),
            speed: Some(thought.nodes as f64 / time.max(1e-6) / 1e6),
            line,
        };
        self.say(&Reply::Info(info))
    }

    fn answer(&mut self, search: &Search, thought: &Thought) -> io::Result<()> {
        self.inform(search, thought)?;
        let (made, names) = (search.plan.choose(thought), self.settings.names());
        let line = thought.lines.iter().find(|line| line.first() == Some(&made));
        let expected = line.and_then(|line| line.get(1));
        let ponder = expected.map(|&answer| notation::write_move(answer, &names));
        self.say(&Reply::Done { made: notation::write_move(made, &names), ponder })
    }
}

/// A score in men; clients know a decided game by a hundred men, less a hundredth for each ply.
fn men(score: Score) -> f64 {
    match score.verdict() {
        Verdict::Points(points) => f64::from(points) / 100.0,
        Verdict::Win(plies) => 100.0 - f64::from(plies) / 100.0,
        Verdict::Loss(plies) => f64::from(plies) / 100.0 - 100.0,
    }
}

fn time(budget: &Budget) -> Millis {
    let millis = |time: Duration| Millis(time.as_millis().try_into().unwrap_or(u64::MAX));
    budget.time().map_or(Millis::NEVER, millis)
}
