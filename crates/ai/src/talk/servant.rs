//! The one who answers: a message loop without a thread, a clock or a browser.

use super::{Ask, GameText, Reply, Ticket};
use crate::{Engine, Level, Megabytes, Millis, Plan, Progress, Seed, Thought, Weights, nearest};
use rules::{Game, IllegalMove, Move, Variant};

/// Answers one question at a time, a slice of thinking at a time.
///
/// Whoever owns it hands over each message as it comes ([`Servant::handle`]), and between messages
/// calls [`Servant::step`] as long as it [is busy](Servant::is_busy).
pub struct Servant {
    engine: Engine,
    job: Option<Job>,
}

struct Job {
    ticket: Ticket,
    game: Game,
    plan: Plan,
}

impl Servant {
    /// A servant whose searches remember as much as fits into `memory`.
    #[must_use]
    pub fn new(memory: Megabytes) -> Servant {
        Servant { engine: Engine::new(memory), job: None }
    }

    /// What to say first.
    #[must_use]
    pub fn ready(build: &str) -> Reply {
        Reply::Ready { build: build.to_owned() }
    }

    /// The game whose weights a question would be answered by, if they are not there yet.
    #[must_use]
    pub fn lacks(&self, ask: &Ask) -> Option<Variant> {
        let Ask::Think { game, .. } = ask else { return None };
        let rules = game.rules.parse().ok()?;
        nearest(&rules).filter(|game| !self.engine.has_learned(&game.rules()))
    }

    /// Takes in weights, for the next question.
    pub fn learn(&mut self, weights: Weights) {
        self.engine.learn(weights);
    }

    /// Whether there is something to think about.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Takes in a message. A question that can be answered is only begun: it needs steps.
    pub fn handle(&mut self, ask: &Ask, now: Millis) -> Option<Reply> {
        match ask {
            Ask::Think { ticket, game, level, seed } => {
                self.job = None;
                let begun = self.begin(*ticket, game, *level, *seed, now);
                begun.err().map(|why| Reply::Failed { ticket: *ticket, why })
            }
            Ask::Stop { ticket } => {
                self.job.take_if(|job| job.ticket == *ticket);
                Some(Reply::Stopped { ticket: *ticket })
            }
        }
    }

    /// Thinks for one slice of time. `None` when there is nothing new to say.
    pub fn step(&mut self, now: Millis) -> Option<Reply> {
        let ticket = self.job.as_ref()?.ticket;
        match self.engine.step(now) {
            Progress::Idle | Progress::Same => None,
            Progress::Deeper(thought) => Some(thinking(ticket, &thought)),
            Progress::Done(thought) => self.job.take().map(|job| done(&job, &thought)),
        }
    }

    fn begin(
        &mut self,
        ticket: Ticket,
        text: &GameText,
        level: Level,
        seed: Seed,
        now: Millis,
    ) -> Result<(), String> {
        let game = text.read().map_err(|why| why.to_string())?;
        let plan = level.plan(&game, seed);
        self.engine.begin(&game, &plan, now).map_err(|why| why.to_string())?;
        self.job = Some(Job { ticket, game, plan });
        Ok(())
    }
}

fn thinking(ticket: Ticket, thought: &Thought) -> Reply {
    Reply::Thinking { ticket, depth: thought.depth, score: thought.best().1, nodes: thought.nodes }
}

fn done(job: &Job, thought: &Thought) -> Reply {
    let ticket = job.ticket;
    let mv = job.plan.choose(thought);
    match text(&job.game, mv) {
        Ok(text) => Reply::Done {
            ticket,
            mv: text,
            score: thought.score_of(mv),
            depth: thought.depth,
            nodes: thought.nodes,
        },
        Err(why) => Reply::Failed { ticket, why: why.to_string() },
    }
}

fn text(game: &Game, mv: Move) -> Result<String, IllegalMove> {
    let mut game = game.clone();
    game.play(mv)?;
    game.text(game.ply() - 1).ok_or(IllegalMove(mv))
}
