//! What a position is worth without looking ahead: material and place, read from the axes.
//!
//! The worths are a first guess by hand. A square counts for White as its counterpart, turned by
//! half a circle, counts for Black, so both sides are always judged alike.

use rules::{Board, Goal, Grid, Position, Prey, Reach, Rules, Side, Square, Word};

use crate::Score;

/// The worth of a piece on certain squares: with all pieces on the board, and with hardly any.
#[derive(Clone, Copy, Debug)]
struct Worth {
    opening: i32,
    ending: i32,
}

impl Worth {
    const NONE: Worth = Worth { opening: 0, ending: 0 };

    fn plus(self, other: Worth) -> Worth {
        Worth { opening: self.opening + other.opening, ending: self.ending + other.ending }
    }
}

/// The worth of one side's men or kings on each square, by the square's bit.
type Places = [Worth; 128];

/// Judges positions of one game.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    men: Box<[Places; 2]>,
    kings: Box<[Places; 2]>,
    most_pieces: i32,
    reach: Reach,
    goal: Goal,
}

impl Judge {
    /// A judge for these rules.
    pub(crate) fn new<W: Word>(rules: &Rules, grid: &Grid<W>) -> Self {
        Judge {
            men: Box::new(Side::ALL.map(|side| places(grid, side, man_worth))),
            kings: Box::new(Side::ALL.map(|side| places(grid, side, |place| king_worth(rules, place)))),
            most_pieces: 2 * i32::from(rules.board.men()),
            reach: rules.king.reach,
            goal: rules.goal,
        }
    }

    /// The score for the side to move.
    pub(crate) fn score<W: Word>(&self, position: &Position<W>) -> Score {
        let us = position.turn();
        let (ours, theirs) = (self.side(position, us), self.side(position, us.opposite()));
        let left = position.pieces().count().cast_signed().min(self.most_pieces);
        let opening = (ours.opening - theirs.opening) * left;
        let ending = (ours.ending - theirs.ending) * (self.most_pieces - left);
        let points = self.less_where_drawn(position, (opening + ending) / self.most_pieces);
        Score::points(match self.goal {
            Goal::Usual => points,
            Goal::Losing => -points,
        })
    }

    fn side<W: Word>(&self, position: &Position<W>, side: Side) -> Worth {
        let sum = |set: W, places: &[Places; 2]| {
            set.squares()
                .fold(Worth::NONE, |sum, square| sum.plus(places[side.index()][square.index() % 128]))
        };
        let all = position.of(side);
        sum(all & !position.kings(), &self.men).plus(sum(all & position.kings(), &self.kings))
    }

    /// A flying king holds out against three pieces nearly always.
    fn less_where_drawn<W: Word>(&self, position: &Position<W>, points: i32) -> i32 {
        let us = position.turn();
        let (strong, weak) = if points > 0 { (us, us.opposite()) } else { (us.opposite(), us) };
        let holds = self.reach == Reach::Flying
            && position.of(weak).meets(position.kings())
            && position.of(strong).count() <= 3;
        if holds { points / 4 } else { points }
    }
}

/// Where a square lies, seen by the side whose piece stands there.
#[derive(Clone, Copy)]
struct Place {
    board: Board,
    column: u8,
    /// From the side's own first row, 0, to the one where it is crowned.
    row: u8,
    on_main_road: bool,
}

impl Place {
    fn of<W: Word>(grid: &Grid<W>, square: Square, side: Side) -> Place {
        let (column, row) = (grid.column(square), grid.row(square));
        let board = grid.board();
        let (column, row) = match side {
            Side::White => (column, board.height - 1 - row),
            Side::Black => (board.width - 1 - column, row),
        };
        Place { board, column, row, on_main_road: grid.main_road().has(square) }
    }

    /// How far from the nearest edge, in columns.
    fn inward(&self) -> i32 {
        i32::from(self.column.min(self.board.width - 1 - self.column))
    }

    /// How far from the nearest edge of all.
    fn central(&self) -> i32 {
        self.inward().min(i32::from(self.row.min(self.board.height - 1 - self.row)))
    }
}

fn man_worth(place: Place) -> Worth {
    let row = i32::from(place.row);
    let to_go = i32::from(place.board.height) - 1 - row;
    let at_home = if row == 0 { 10 } else { 0 };
    let nearly_there = if to_go <= 2 { 8 * (3 - to_go) } else { 0 };
    Worth {
        opening: 100 + at_home + row + 2 * place.central() + nearly_there,
        ending: 110 + 4 * row + place.inward() + nearly_there,
    }
}

fn king_worth(rules: &Rules, place: Place) -> Worth {
    let (opening, ending) = match rules.king.reach {
        Reach::Flying => (250, 300),
        Reach::Short => (135, 150),
    };
    let safe_from_men = if rules.man.prey == Prey::MenOnly { 25 } else { 0 };
    let road = if place.on_main_road && rules.kings_fly() { 12 } else { 0 };
    let place = safe_from_men + road + 3 * place.central();
    Worth { opening: opening + place, ending: ending + place }
}

fn places<W: Word>(grid: &Grid<W>, side: Side, worth: impl Fn(Place) -> Worth) -> Places {
    let mut places = [Worth::NONE; 128];
    for square in grid.squares().squares() {
        places[square.index()] = worth(Place::of(grid, square, side));
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{many_rules, played, scattered};
    use rules::{Game, Piece, Setup};

    /// The board turned by half a circle, with the colours exchanged.
    fn turned(game: &Game) -> Game {
        let grid = game.referee().grid();
        let turned = |square| grid.square(grid.len() + 1 - grid.number(square)).unwrap();
        let Setup { turn, pieces } = game.position().setup();
        let other = |(square, piece): (Square, Piece)| {
            (turned(square), Piece { side: piece.side.opposite(), ..piece })
        };
        let setup = Setup { turn: turn.opposite(), pieces: pieces.into_iter().map(other).collect() };
        Game::new(*game.rules(), &setup).unwrap()
    }

    #[test]
    fn both_sides_are_judged_alike() {
        for (seed, rules) in (0..).zip(many_rules()) {
            for game in [played(rules, 30, seed), scattered(rules, 7, seed)] {
                let judge = Judge::new(&rules, game.referee().grid());
                assert_eq!(
                    judge.score(game.position()),
                    judge.score(turned(&game).position()),
                    "{}",
                    rules.code()
                );
            }
        }
    }

    #[test]
    fn the_start_is_even_and_both_words_agree() {
        for rules in many_rules().into_iter().filter(|rules| rules.board.bits() <= u64::BITS) {
            let narrow = Judge::new(&rules, &Grid::<u64>::new(rules.board));
            let wide = Judge::new(&rules, &Grid::<u128>::new(rules.board));
            let start = *Game::traditional(rules).position();
            assert_eq!(wide.score(&start), Score::DRAW);
            let later = *played(rules, 25, 9).position();
            assert_eq!(narrow.score(&later.convert::<u64>()), wide.score(&later));
        }
    }

    #[test]
    fn a_piece_more_is_better_where_one_wins_by_taking_and_worse_where_one_wins_by_losing() {
        for (seed, rules) in (0..).zip(many_rules()) {
            let game = played(rules, 12, seed);
            let judge = Judge::new(&rules, game.referee().grid());
            let mut setup = game.position().setup();
            let ours = setup.pieces.iter().position(|(_, piece)| piece.side == setup.turn);
            let Some(ours) = ours else { continue };
            setup.pieces.remove(ours);
            let Ok(less) = setup.seat(&rules) else { continue };
            let better = judge.score(game.position()) > judge.score(&less);
            assert_eq!(better, rules.goal == Goal::Usual, "{}", rules.code());
        }
    }
}
