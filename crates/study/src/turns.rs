//! Games by link: two people take turns by sending each other the game as a link.
//!
//! Each keeps the games as they stand here. A link that comes back must go on from one of them, by
//! the other's move alone.

use record::{Link, Opener};
use rules::{DrawReason, Game, Move, Side, Status, Win};

const FORM: &str = "damka turns 1";
/// So many games are kept, the latest ones.
const MOST: usize = 12;
/// Games by the same rules that differ within so many moves are different games.
const OWN_BEGINNING: usize = 2;

/// How a game of a link stands to one that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It goes on from the game at this place.
    GoesOn(usize),
    /// It is the game at this place, earlier.
    Older(usize),
    /// It begins as one that is kept, but its move of this number, from 1, is none that was made here.
    Differs(usize),
    /// It is another game.
    Other,
}

/// The games that are played by link, the latest one last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turns(Vec<Link>);

impl Turns {
    /// The games that [`Turns::write`] wrote; what cannot be read is left out.
    pub(crate) fn read(kept: &str) -> Self {
        let mut lines = kept.lines();
        let known = lines.next() == Some(FORM);
        Self(lines.filter(|_| known).filter_map(|line| Link::read(line).ok()).collect())
    }

    /// The games as a text of lines.
    pub(crate) fn write(&self) -> String {
        let lines = self.0.iter().filter_map(|link| link.write().ok());
        [FORM.to_owned()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// The game that was played last.
    pub(crate) fn last(&self) -> Option<&Link> {
        self.0.last()
    }

    /// The place of the game that was played last.
    pub(crate) fn latest(&self) -> Option<usize> {
        self.0.len().checked_sub(1)
    }

    /// The game at a place.
    pub(crate) fn get(&self, place: usize) -> Option<&Link> {
        self.0.get(place)
    }

    /// Keeps a game in the place of one that it goes on from, or as a new one.
    pub(crate) fn keep(&mut self, link: Link, instead_of: Option<usize>) {
        if let Some(place) = instead_of.filter(|&place| place < self.0.len()) {
            self.0.remove(place);
        }
        self.0.push(link);
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }

    /// How the game of a link stands to the games that are kept. What fits best counts.
    pub(crate) fn standing(&self, link: &Link) -> Standing {
        let all: Vec<_> = self.0.iter().enumerate().map(|(place, kept)| stands(place, kept, link)).collect();
        let first = |fits: fn(&Standing) -> bool| all.iter().rev().copied().find(fits);
        first(|standing| matches!(standing, Standing::GoesOn(_)))
            .or_else(|| first(|standing| matches!(standing, Standing::Older(_))))
            .or_else(|| first(|standing| matches!(standing, Standing::Differs(_))))
            .unwrap_or(Standing::Other)
    }
}

fn stands(place: usize, kept: &Link, link: &Link) -> Standing {
    if kept.opener != link.opener || !is_same_start(&kept.game, &link.game) {
        return Standing::Other;
    }
    let (known, told) = (made(&kept.game), made(&link.game));
    let common = shared(&kept.game, &link.game);
    let new = told.len() - common;
    // In one's own position the other has nothing to add, after it one move.
    let free = usize::from(Some(kept.game.position().turn()) != player(kept));
    if common == told.len() && new == 0 && common < known.len() {
        Standing::Older(place)
    } else if common < known.len() {
        let is_told_apart = common >= OWN_BEGINNING && kept.game.status() == Status::Playing;
        if is_told_apart { Standing::Differs(common + 1) } else { Standing::Other }
    } else if new > free {
        Standing::Differs(common + free + 1)
    } else {
        Standing::GoesOn(place)
    }
}

/// The moves up to where a game stands.
pub(crate) fn made(game: &Game) -> &[Move] {
    &game.moves()[..game.ply()]
}

/// With how many of the same moves two games begin.
pub(crate) fn shared(one: &Game, other: &Game) -> usize {
    made(one).iter().zip(made(other)).take_while(|(one, other)| one == other).count()
}

/// Whether two games are by the same rules from the same position.
pub(crate) fn is_same_start(one: &Game, other: &Game) -> bool {
    one.rules() == other.rules() && one.start() == other.start()
}

/// Whose game a link is, if somebody is to play on.
pub(crate) fn player(link: &Link) -> Option<Side> {
    match link.opener {
        Opener::Plays(side) => Some(side),
        Opener::Watches(_) => None,
    }
}

/// Whether the game ended by the word of the player to whom it is sent, who alone can say so.
pub(crate) fn is_ended_for(link: &Link) -> bool {
    match link.game.status() {
        Status::Drawn(reason) => reason == DrawReason::Agreed,
        Status::Won { by, how: Win::Resigned | Win::OutOfTime } => player(link) == Some(by.opposite()),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Variant;

    /// White's game of Russian draughts after these moves.
    fn link(moves: &str) -> Link {
        let mut game = Game::traditional(Variant::Russian.rules());
        for text in moves.split_whitespace() {
            game.play(game.read(text).expect("a move")).expect("a legal one");
        }
        Link { game, opener: Opener::Plays(Side::White), name: String::new() }
    }

    fn turns(games: &[&str]) -> Turns {
        Turns(games.iter().map(|moves| link(moves)).collect())
    }

    #[test]
    fn a_link_must_go_on_from_the_game_by_one_move_of_the_other() {
        for (kept, told, standing) in [
            ("c3-d4", "c3-d4 b6-a5", Standing::GoesOn(0)),
            ("c3-d4", "c3-d4", Standing::GoesOn(0)),
            ("c3-d4", "c3-d4 b6-a5 g3-f4 f6-g5", Standing::Differs(3)),
            ("c3-d4 b6-a5", "c3-d4 b6-a5 g3-f4", Standing::Differs(3)),
            ("c3-d4 b6-a5 g3-f4", "c3-d4 b6-a5", Standing::Older(0)),
            ("c3-d4 b6-a5 g3-f4", "c3-d4 b6-a5 e3-f4 f6-g5", Standing::Differs(3)),
            ("c3-d4 b6-a5 g3-f4", "c3-d4 f6-g5 g3-f4 b6-a5", Standing::Other),
            ("c3-d4", "g3-f4 b6-a5", Standing::Other),
        ] {
            assert_eq!(turns(&[kept]).standing(&link(told)), standing, "{kept} | {told}");
        }
    }

    #[test]
    fn of_several_games_the_one_that_goes_on_counts() {
        let turns = turns(&["c3-d4 b6-a5 g3-f4", "c3-d4 b6-a5 e3-f4", "g3-f4"]);
        assert_eq!(turns.standing(&link("c3-d4 b6-a5 e3-f4 f6-g5")), Standing::GoesOn(1));
        assert_eq!(turns.standing(&link("e3-f4 b6-a5")), Standing::Other);
        let black = Link { opener: Opener::Plays(Side::Black), ..link("g3-f4") };
        assert_eq!(turns.standing(&black), Standing::Other);
    }

    #[test]
    fn games_are_kept_from_visit_to_visit_and_rubbish_is_left_out() {
        let kept = turns(&["c3-d4", "g3-f4 b6-a5"]).write();
        assert_eq!(Turns::read(&kept).write(), kept);
        assert_eq!(Turns::read(&format!("{kept}\nrubbish")).write(), kept);
        assert_eq!(Turns::read(&kept.replace("turns 1", "turns 9")).write(), FORM);
    }

    #[test]
    fn the_latest_games_are_kept() {
        let mut turns = turns(&["c3-d4"]);
        (0..MOST).for_each(|_| turns.keep(link("g3-f4"), None));
        assert!(turns.0.iter().all(|kept| made(&kept.game) == made(&link("g3-f4").game)));
        turns.keep(link("g3-f4 b6-a5"), Some(0));
        assert_eq!(turns.0.len(), MOST);
    }

    #[test]
    fn nobody_gives_up_for_the_other() {
        for (side, is_forged) in [(Side::White, true), (Side::Black, false)] {
            let mut link = link("c3-d4");
            link.game.resign(side);
            assert_eq!(is_ended_for(&link), is_forged, "{side:?}");
        }
        let mut drawn = link("c3-d4");
        drawn.game.agree_draw();
        assert!(is_ended_for(&drawn) && !is_ended_for(&link("c3-d4")));
    }
}
