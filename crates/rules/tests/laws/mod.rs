//! What holds for every position of every game: what is written can be read, what is done can be
//! undone, and whoever cannot move has lost, or won where losing is the goal.

use rules::notation::{Names, fen, moves};
use rules::{Game, Goal, Move, Position, Referee, Rules, Setup, Side, Status};

use crate::dice::Dice;

/// Rules and position in words, for a failure.
pub(crate) fn tell(referee: &Referee, position: &Position) -> String {
    let rules = referee.rules();
    let axes: Vec<_> = rules.axes().into_iter().map(|(axis, value)| format!("{axis} {value}")).collect();
    format!("{} ({})", fen::write(&position.setup(), &Names::grid(rules)), axes.join(", "))
}

/// The position and its moves come back from their texts, by every kind of names.
pub(crate) fn assert_round_trips(referee: &Referee, position: &Position) {
    let rules = referee.rules();
    let legal = referee.legal(position);
    for names in [Names::grid(rules), Names::letters(rules), Names::official(rules)] {
        let text = fen::write(&position.setup(), &names);
        let read = fen::read(&text, &names).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.seat(rules).as_ref(), Ok(position), "{text}");
        for mv in &legal {
            assert_reads_back(referee, position, &legal, *mv, &names);
        }
    }
}

fn assert_reads_back(referee: &Referee, position: &Position, legal: &[Move], mv: Move, names: &Names) {
    let text = moves::write(referee, position, mv, names);
    let read = moves::read(&text, referee, position, legal, names);
    assert_eq!(read, Ok(mv), "{text} in {}", tell(referee, position));
}

/// Games by random moves: every earlier state comes back when the game goes there.
pub(crate) fn assert_undo(rules: &Rules, games: usize) {
    let mut dice = Dice::new(7);
    for _ in 0..games {
        let start = Setup::start(rules, *dice.one_of(&Side::ALL));
        let mut game = Game::new(*rules, &start).expect("the starting position can be played");
        let states = play_out(&mut game, &mut dice);
        for _ in 0..10 {
            let ply = dice.below(states.len());
            game.go_to(ply);
            assert_eq!(state(&game), states[ply], "ply {ply} in {}", tell(game.referee(), &states[0].0));
        }
    }
}

type State = (Position, Vec<Move>, Status);

fn state(game: &Game) -> State {
    (*game.position(), game.legal().to_vec(), game.status())
}

/// Plays to the end, or so long that men have gone through, and keeps every state on the way.
fn play_out(game: &mut Game, dice: &mut Dice) -> Vec<State> {
    let mut states = vec![state(game)];
    while game.status() == Status::Playing && states.len() < 150 {
        let mv = *dice.one_of(game.legal());
        game.play(mv).expect("a legal move can be made");
        assert_winner(game);
        states.push(state(game));
    }
    states
}

fn assert_winner(game: &Game) {
    let turn = game.position().turn();
    let stuck = !game.referee().can_move(game.position());
    let by = if game.rules().goal == Goal::Usual { turn.opposite() } else { turn };
    let won = matches!(game.status(), Status::Won { by: winner, .. } if winner == by);
    assert_eq!(won, stuck, "{}", tell(game.referee(), game.position()));
}
