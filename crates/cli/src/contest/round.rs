//! One game of a match, with the rules as its referee.

use std::fmt;

use rules::notation::Names;
use rules::{Game, Side, Status};

use super::contestant::{Contestant, patience};
use crate::complaint::Complaint;
use crate::hub::budget::Budget;
use crate::hub::client::{Answer, Client, Fault};
use crate::hub::message::Ask;
use crate::hub::notation;

/// A game that takes longer is a draw.
const MOST_PLIES: usize = 500;

/// A player at the board, with the program that plays for it.
pub(crate) struct Seat<'a> {
    contestant: &'a Contestant,
    settings: &'a [(String, String)],
    budget: Budget,
    /// Started when it is needed, and anew after it has failed.
    client: Option<Client>,
}

impl<'a> Seat<'a> {
    /// A player in a match of these limits, of a game that these parameters tell an engine.
    pub(crate) fn new(
        contestant: &'a Contestant,
        settings: &'a [(String, String)],
        of_match: Budget,
    ) -> Seat<'a> {
        Seat { contestant, settings, budget: contestant.budget(of_match), client: None }
    }

    /// Makes it ready for another game.
    pub(crate) fn sit_down(&mut self) -> Result<(), Complaint> {
        let Contestant { name, .. } = self.contestant;
        let here = self.client.as_mut().is_some_and(|client| client.new_game().is_ok());
        if !here {
            let client = self.contestant.start(self.settings);
            let client = client.map_err(|fault| Complaint::about("engine", format!("{name}: {fault}")))?;
            self.client = Some(client);
        }
        Ok(())
    }

    fn think(&mut self, position: &Ask) -> Result<Answer, Fault> {
        let client = self.client.as_mut().ok_or(Fault::Gone)?;
        client.think(position, &Ask::Level(self.budget), patience(&self.budget))
    }

    fn go_home(&mut self) {
        self.client = None;
    }
}

/// How an engine used its time.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    moves: u32,
    seconds: f64,
    /// The longest time for one move.
    longest: f64,
    nodes: u64,
    depths: u64,
}

impl Effort {
    fn add_answer(&mut self, answer: &Answer) {
        let Answer { info, took, .. } = answer;
        *self = self.and(&Effort {
            moves: 1,
            seconds: *took,
            longest: *took,
            nodes: info.nodes.unwrap_or(0),
            depths: info.depth.unwrap_or(0).into(),
        });
    }

    /// Both together.
    pub(crate) fn and(&self, other: &Effort) -> Effort {
        Effort {
            moves: self.moves + other.moves,
            seconds: self.seconds + other.seconds,
            longest: self.longest.max(other.longest),
            nodes: self.nodes + other.nodes,
            depths: self.depths + other.depths,
        }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = f64::from(self.moves.max(1));
        let (seconds, longest) = (self.seconds / moves, self.longest);
        write!(f, "{} moves in {seconds:.3} s each, {longest:.3} s at most, ", self.moves)?;
        let (depth, nodes) = (self.depths as f64 / moves, self.nodes as f64 / moves);
        write!(f, "mean depth {depth:.1}, {nodes:.0} positions each")
    }
}

/// A game that was played to its end.
pub(crate) struct Played {
    pub(crate) game: Game,
    /// White's and Black's.
    pub(crate) efforts: [Effort; 2],
    /// Who lost by a fault, and by which.
    pub(crate) fault: Option<(Side, Fault)>,
}

/// Plays a game from an opening, White's seat first. Draws that may be claimed are claimed; whoever
/// makes a fault has lost.
pub(crate) fn play(opening: &Game, seats: &mut [&mut Seat<'_>; 2]) -> Played {
    let mut played = Played { game: opening.clone(), efforts: [Effort::default(); 2], fault: None };
    while played.game.status() == Status::Playing && played.game.ply() < MOST_PLIES {
        let turn = played.game.position().turn();
        if !played.game.claim()
            && let Err(fault) = played.move_on(seats[turn.index()])
        {
            seats[turn.index()].go_home();
            played.lose(turn, fault);
        }
    }
    played
}

impl Played {
    fn move_on(&mut self, seat: &mut Seat<'_>) -> Result<(), Fault> {
        let side = self.game.position().turn();
        let answer = seat.think(&question(&self.game))?;
        self.efforts[side.index()].add_answer(&answer);
        let names = Names::grid(self.game.rules());
        let made = notation::read_move(&self.game, &answer.made, &names)
            .map_err(|error| Fault::Illegal(error.to_string()))?;
        self.game.play(made).map_err(|error| Fault::Illegal(error.to_string()))
    }

    fn lose(&mut self, side: Side, fault: Fault) {
        match fault {
            Fault::Late => self.game.run_out_of_time(side),
            _ => self.game.resign(side),
        };
        self.fault = Some((side, fault));
    }
}

/// The position after the last capture, and the moves since: no draw rule looks further back, and
/// whoever does not know the rules can follow moves that take nothing.
fn question(game: &Game) -> Ask {
    let quiet = game.moves()[..game.ply()].iter().rev().take_while(|made| !made.is_capture()).count();
    let since = game.ply() - quiet;
    let names = Names::grid(game.rules());
    let position = game.positions().nth(since).unwrap_or(game.start());
    let moves = game.moves()[since..game.ply()].iter().map(|made| notation::write_move(*made, &names));
    Ask::Pos { squares: notation::write_position(game.rules(), position), moves: moves.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Variant;

    #[test]
    fn a_question_begins_after_the_last_capture() {
        let mut game = Game::traditional(Variant::American.rules());
        let ask = |game: &Game| question(game).to_string();
        let start = ask(&game);
        assert!(start.starts_with("pos pos=Bbbb") && !start.contains("moves"), "{start}");
        for text in ["9-14", "22-18"] {
            game.play(game.read(text).expect(text)).expect(text);
        }
        assert_eq!(ask(&game), format!("{start} moves=\"9-14 22-18\""));
    }
}
