//! The one who answers: a message loop without a thread, a clock or a browser.

use super::study::Study;
use super::{Ask, GameText, Line, Reply, Ticket};
use crate::endgame::{Endgames, Outcome};
use crate::{
    Depth, Engine, Level, Limits, Megabytes, Millis, Plan, Progress, Seed, Taste, Thought, Weights, nearest,
};
use rules::{Game, IllegalMove, Move, Variant};

/// Answers one question at a time, a slice of thinking at a time.
///
/// Whoever owns it hands over each message as it comes ([`Servant::handle`]), and between messages
/// calls [`Servant::step`] as long as it [is busy](Servant::is_busy).
///
/// Between questions it works out the small endgames of the rules in question, which takes a while.
/// So it says under what name they may have been kept ([`Servant::seeks`]), is told what was found
/// ([`Servant::found`]), and hands over what is to be kept ([`Servant::keeps`]).
pub struct Servant {
    engine: Engine,
    job: Option<Job>,
    study: Study,
}

struct Job {
    ticket: Ticket,
    game: Game,
    aim: Aim,
    plan: Plan,
    since: Millis,
}

/// What a question is after.
#[derive(Clone, Copy)]
enum Aim {
    /// A move of this level.
    Move(Level),
    /// At most so many lines.
    Lines(usize),
}

impl Aim {
    fn knows_endgames(self) -> bool {
        match self {
            Aim::Move(level) => level.knows_endgames(),
            Aim::Lines(_) => true,
        }
    }
}

/// Lines this much worse than the best one are not worth showing, in points.
const WORTH_SHOWING: i16 = 100;
/// No line is shown further than this.
const MOST_MOVES: usize = 16;

impl Servant {
    /// A servant whose searches remember as much as fits into `memory`.
    #[must_use]
    pub fn new(memory: Megabytes) -> Servant {
        Servant { engine: Engine::new(memory), job: None, study: Study::default() }
    }

    /// What to say first.
    #[must_use]
    pub fn ready(build: &str) -> Reply {
        let of = |variant: &Variant| {
            let id = variant.id();
            variant.openings().map(move |line| format!("{id} {line}\n"))
        };
        Reply::Ready { build: build.to_owned(), openings: Variant::ALL.iter().flat_map(of).collect() }
    }

    /// The game whose weights a question would be answered by, if they are not there yet.
    #[must_use]
    pub fn lacks(&self, ask: &Ask) -> Option<Variant> {
        let (Ask::Think { game, .. } | Ask::Analyse { game, .. }) = ask else { return None };
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
        self.job.is_some() || self.study.is_open()
    }

    /// The name under which endgames may have been kept, said once.
    pub fn seeks(&mut self) -> Option<String> {
        self.study.seeks()
    }

    /// Takes in what was kept under that name, in time for a question that came just before;
    /// without it, or if it is damaged, the endgames are worked out.
    pub fn found(&mut self, name: &str, bytes: Option<Vec<u8>>) {
        self.study.found(name, bytes);
        self.begin_again();
    }

    /// A name and what is to be kept under it, handed over once.
    pub fn keeps(&mut self) -> Option<(String, Vec<u8>)> {
        self.study.keeps()
    }

    /// Takes in a message. A question that can be answered is only begun: it needs steps.
    pub fn handle(&mut self, ask: &Ask, now: Millis) -> Option<Reply> {
        match ask {
            Ask::Think { ticket, game, level, seed } => {
                self.begin(*ticket, game, Aim::Move(*level), now, |game| level.plan(game, *seed))
            }
            Ask::Analyse { ticket, game, lines, time } => {
                let (aim, plan) = (Aim::Lines((*lines).into()), analysis(*lines, *time));
                self.begin(*ticket, game, aim, now, |_| plan)
            }
            Ask::Stop { ticket } => {
                self.job.take_if(|job| job.ticket == *ticket);
                Some(Reply::Stopped { ticket: *ticket })
            }
        }
    }

    /// Thinks for one slice of time. `None` when there is nothing new to say.
    pub fn step(&mut self, now: Millis) -> Option<Reply> {
        let Some(job) = &self.job else {
            self.study.step();
            return None;
        };
        match self.engine.step(now) {
            Progress::Idle | Progress::Same => None,
            Progress::Deeper(thought) => Some(deeper(job, &thought, self.engine.endgames())),
            Progress::Done(thought) => {
                self.job.take().map(|job| done(&job, &thought, self.engine.endgames()))
            }
        }
    }

    fn begin(
        &mut self,
        ticket: Ticket,
        text: &GameText,
        aim: Aim,
        now: Millis,
        plan: impl FnOnce(&Game) -> Plan,
    ) -> Option<Reply> {
        self.job = None;
        let begun = self.try_to_begin(ticket, text, aim, now, plan);
        begun.err().map(|why| Reply::Failed { ticket, why })
    }

    fn try_to_begin(
        &mut self,
        ticket: Ticket,
        text: &GameText,
        aim: Aim,
        now: Millis,
        plan: impl FnOnce(&Game) -> Plan,
    ) -> Result<(), String> {
        let game = text.read().map_err(|why| why.to_string())?;
        let plan = plan(&game);
        self.open_books(&game, aim);
        self.engine.begin(&game, &plan, now).map_err(|why| why.to_string())?;
        self.job = Some(Job { ticket, game, aim, plan, since: now });
        Ok(())
    }

    /// A search that began without endgames begins once more with them.
    fn begin_again(&mut self) {
        let Some(job) = self.job.as_ref().filter(|job| job.aim.knows_endgames()) else { return };
        if let Some(endgames) = self.study.lend() {
            self.engine.know(Some(endgames));
            self.engine.begin(&job.game, &job.plan, job.since).expect("it has begun before");
        }
    }

    /// Lends the engine what is known of the endgames, if they are to be known.
    fn open_books(&mut self, game: &Game, aim: Aim) {
        let endgames = self.engine.forget();
        self.study.turn_to(game.rules(), endgames);
        if aim.knows_endgames() {
            self.engine.know(self.study.lend());
        }
    }
}

/// Who wants one line is spared the others, which take time.
fn analysis(lines: u8, time: u32) -> Plan {
    let taste = if lines > 1 { Taste { margin: WORTH_SHOWING, halving: 1 } } else { Taste::BEST };
    let limits = Limits { depth: Depth::MOST, nodes: u64::MAX, time: Millis(time.into()) };
    Plan { limits, taste, seed: Seed(0) }
}

fn deeper(job: &Job, thought: &Thought, endgames: Option<&Endgames>) -> Reply {
    match job.aim {
        Aim::Move(_) => thinking(job.ticket, thought),
        Aim::Lines(most) => lines(job, thought, endgames, most, false),
    }
}

fn lines(job: &Job, thought: &Thought, endgames: Option<&Endgames>, most: usize, last: bool) -> Reply {
    let certain = is_certain(job, thought, endgames);
    let shown = thought.ranked.iter().zip(&thought.lines).take(most);
    let lines = shown.map(|((_, score), moves)| Line {
        moves: texts(&job.game, moves),
        score: *score,
        certain: certain && (*score == thought.best().1 || score.is_decided()),
    });
    Reply::Lines {
        ticket: job.ticket,
        depth: thought.depth,
        nodes: thought.nodes,
        lines: lines.collect(),
        last,
    }
}

/// The moves of a line in the game's notation, up to where the game would end.
fn texts(game: &Game, moves: &[Move]) -> Vec<String> {
    let mut ahead = game.clone();
    let played = moves
        .iter()
        .take(MOST_MOVES)
        .map_while(|&mv| ahead.play(mv).ok().and_then(|()| ahead.text(ahead.ply() - 1)));
    played.collect()
}

fn thinking(ticket: Ticket, thought: &Thought) -> Reply {
    Reply::Thinking { ticket, depth: thought.depth, score: thought.best().1, nodes: thought.nodes }
}

fn done(job: &Job, thought: &Thought, endgames: Option<&Endgames>) -> Reply {
    if let Aim::Lines(most) = job.aim {
        return lines(job, thought, endgames, most, true);
    }
    let ticket = job.ticket;
    let mv = job.plan.choose(thought);
    match text(&job.game, mv) {
        Ok(text) => Reply::Done {
            ticket,
            mv: text,
            score: thought.score_of(mv),
            certain: is_certain(job, thought, endgames),
            depth: thought.depth,
            nodes: thought.nodes,
        },
        Err(why) => Reply::Failed { ticket, why: why.to_string() },
    }
}

/// Whether the score is how the game ends if both sides play best. A search alone is not trusted
/// that far, nor endgames where a counter may cut them short.
fn is_certain(job: &Job, thought: &Thought, endgames: Option<&Endgames>) -> bool {
    let outcome = endgames.and_then(|endgames| endgames.probe(job.game.position()));
    match outcome {
        Some(Outcome::Draw) => true,
        Some(Outcome::Win(_) | Outcome::Loss(_)) => thought.best().1.is_decided(),
        None => false,
    }
}

fn text(game: &Game, mv: Move) -> Result<String, IllegalMove> {
    let mut game = game.clone();
    game.play(mv)?;
    game.text(game.ply() - 1).ok_or(IllegalMove(mv))
}
