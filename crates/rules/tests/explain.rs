//! The reason for a refusal is true: what it says about the rules and the board can be seen there.

mod dice;
mod random;

use random::{Walk, composed_rules};
use rules::notation::{Names, fen};
use rules::{
    Criterion, Duty, Game, Goal, Landing, Move, Piece, Prey, Rank, Reach, Referee, Refusal, Rules, Side,
    Square, Status, Variant, Ways, Word, explain,
};

fn all_rules() -> Vec<Rules> {
    let variants = Variant::ALL.iter().map(|variant| variant.rules());
    let optional = Variant::ALL.iter().map(|variant| variant.rules().with_duty(Duty::May));
    variants.chain(optional).chain(composed_rules(4)).collect()
}

/// One attempt: a piece of the side to move on its square, and where it should go.
struct Attempt<'game> {
    game: &'game Game,
    from: Square,
    to: Square,
    piece: Piece,
}

#[test]
fn every_refusal_is_true() {
    for rules in all_rules() {
        let referee = Referee::<u128>::new(&rules);
        for position in Walk::new(&referee, 21).take(25) {
            let game = Game::new(rules, &position.setup()).expect("a position can be played");
            for from in referee.grid().squares().squares() {
                assert_explained(&game, from);
            }
        }
    }
}

fn assert_explained(game: &Game, from: Square) {
    let starts = game.legal().iter().any(|mv| mv.from() == from);
    assert_eq!(explain(game, from, None).is_none(), starts, "{from:?} in {}", told(game));
    let Some(piece) = game.position().piece(from) else { return };
    for to in game.referee().grid().squares().squares() {
        let legal = game.legal().iter().any(|mv| mv.from() == from && mv.to() == to);
        let refusal = explain(game, from, Some(to));
        assert_eq!(refusal.is_none(), legal, "{from:?} to {to:?} in {}", told(game));
        let Some(refusal) = refusal else { continue };
        let attempt = Attempt { game, from, to, piece };
        let told = || format!("{refusal:?} for {from:?} to {to:?} in {}", told(game));
        assert!(attempt.general(refusal) && attempt.by_shape(refusal), "{}", told());
    }
}

fn told(game: &Game) -> String {
    let rules = game.rules();
    format!("{} by {:?}", fen::write(&game.position().setup(), &Names::grid(rules)), rules.axes())
}

impl Attempt<'_> {
    fn rules(&self) -> &Rules {
        self.game.rules()
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.game.position().piece(square)
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.piece_at(square).is_some_and(|piece| piece.side != self.game.position().turn())
    }

    fn is_man(&self) -> bool {
        self.piece.rank == Rank::Man
    }

    /// Columns and rows to go, rows counted forward.
    fn distance(&self) -> (i8, i8) {
        let grid = self.game.referee().grid();
        let columns = grid.column(self.to) as i8 - grid.column(self.from) as i8;
        let rows = grid.row(self.to) as i8 - grid.row(self.from) as i8;
        (columns, if self.piece.side == Side::White { -rows } else { rows })
    }

    fn captures(&self) -> impl Iterator<Item = &Move> {
        self.game.legal().iter().filter(|mv| mv.is_capture())
    }

    fn capturing(&self) -> u128 {
        self.captures().fold(0, |set, mv| set.with(mv.from()))
    }

    fn asks_for(&self, criterion: Criterion) -> bool {
        self.rules().capture.priority.has(criterion)
    }

    fn takes_kings(&self, kings: u8) -> bool {
        let taken = |mv: &Move| (mv.captured() & self.game.position().kings()).count();
        self.captures().all(|mv| taken(mv) == u32::from(kings))
    }

    /// What can be seen from whose turn it is and from the legal moves.
    fn general(&self, refusal: Refusal) -> bool {
        let ours = self.piece.side == self.game.position().turn();
        match refusal {
            Refusal::GameOver => self.game.status() != Status::Playing,
            Refusal::NotYourPiece => !ours,
            Refusal::NoPiece | Refusal::AlreadyJumped { .. } => false,
            Refusal::MustGoOn { hops } => hops != 0,
            Refusal::MustCapture { pieces } => pieces != 0 && pieces == self.capturing() && self.must(),
            Refusal::MustTakeMost { most, takes, pieces } => {
                let count = |mv: &Move| mv.captured().count() == u32::from(most);
                self.asks_for(Criterion::Quantity)
                    && takes < most
                    && pieces == self.capturing()
                    && self.captures().all(count)
            }
            Refusal::MustTakeWithKing { kings } => {
                let all_kings = kings & self.game.position().kings() == kings;
                self.asks_for(Criterion::WithKing) && self.is_man() && all_kings && kings == self.capturing()
            }
            Refusal::MustTakeMostKings { most, takes, pieces } => {
                self.asks_for(Criterion::MostKings)
                    && takes < most
                    && pieces == self.capturing()
                    && self.takes_kings(most)
            }
            Refusal::MustMeetKingEarlier { pieces } => {
                self.asks_for(Criterion::KingsEarliest) && pieces != 0 && pieces == self.capturing()
            }
            _ => ours,
        }
    }

    /// Whether pieces stand on all these squares, and two of them one behind the other.
    fn are_neighbours(&self, set: u128) -> bool {
        let grid = self.game.referee().grid();
        let near = |a: Square, b: Square| {
            grid.column(a).abs_diff(grid.column(b)) == 1 && grid.row(a).abs_diff(grid.row(b)) == 1
        };
        let pieces = set.squares().all(|square| self.piece_at(square).is_some());
        pieces && set.squares().any(|a| set.squares().any(|b| near(a, b)))
    }

    fn must(&self) -> bool {
        self.rules().capture.duty == Duty::Must
    }

    /// What can be seen from the piece and the squares.
    fn by_shape(&self, refusal: Refusal) -> bool {
        let (columns, rows) = self.distance();
        let king = self.rules().king;
        match refusal {
            Refusal::CannotTakeKing { king } => {
                let prey = self.piece_at(king).is_some_and(|piece| piece.rank == Rank::King);
                self.rules().man.prey == Prey::MenOnly && self.is_man() && self.is_enemy(king) && prey
            }
            Refusal::CannotTakeBackward { victim } => {
                self.rules().man.captures == Ways::Forward
                    && self.is_man()
                    && self.is_enemy(victim)
                    && rows < 0
            }
            Refusal::CannotMoveBackward => self.is_man() && rows < 0,
            Refusal::OneSquareOnly => {
                (self.is_man() || king.reach == Reach::Short) && columns.abs().max(rows.abs()) > 1
            }
            Refusal::MustLandToGoOn { landings } => {
                king.landing != Landing::JustBehind && landings != 0 && !landings.has(self.to)
            }
            Refusal::MustLandJustBehind { landing } => {
                king.landing == Landing::JustBehind && landing != self.to
            }
            Refusal::Occupied { by } => by == self.to && self.piece_at(by).is_some(),
            Refusal::OwnPiece { by } => self.piece_at(by).is_some() && !self.is_enemy(by),
            Refusal::TwoInARow { by } => self.are_neighbours(by),
            Refusal::Blocked { by } => by.squares().all(|square| self.piece_at(square).is_some()),
            Refusal::NotOnLine => columns.abs() != rows.abs() || columns == 0,
            _ => true,
        }
    }
}

/// Rules, FEN, from, to, and the refusal's name.
type Refused = (Rules, &'static str, u8, Option<u8>, &'static str);

#[test]
fn each_rule_gives_its_own_reason() {
    let [american, russian, italian, czech, spanish, brazilian] = [
        Variant::American,
        Variant::Russian,
        Variant::Italian,
        Variant::Czech,
        Variant::Spanish,
        Variant::Brazilian,
    ]
    .map(Variant::rules);
    let cases: Vec<Refused> = vec![
        (american, "W:W22,30:B17", 30, Some(26), "MustCapture"),
        (american, "W:W22,30:B17", 30, None, "MustCapture"),
        (american, "W:W22:B1", 1, None, "NotYourPiece"),
        (american, "W:W22:B1", 2, None, "NoPiece"),
        (american, "W:W18:B1", 18, Some(22), "CannotMoveBackward"),
        (american, "W:W14:B18", 14, Some(23), "CannotTakeBackward"),
        (american, "W:WK29:B2", 29, Some(22), "OneSquareOnly"),
        (american, "W:WK18:B2", 18, Some(17), "NotOnLine"),
        (american, "W:W22,17:B2", 22, Some(17), "Occupied"),
        (russian, "W:WK29:B15,18", 29, Some(11), "TwoInARow"),
        (russian, "W:WK29,22:B1", 29, Some(18), "OwnPiece"),
        (russian, "W:WK29:B7,18", 29, Some(15), "MustLandToGoOn"),
        (brazilian, "W:W22:B11,17,18", 22, Some(13), "MustTakeMost"),
        (czech, "W:WK29,24:B18,19", 24, Some(15), "MustTakeWithKing"),
        (spanish, "W:W22:BK17,18", 22, Some(15), "MustTakeMostKings"),
        (italian, "W:WK18:B6,K8,K14,15", 18, Some(4), "MustMeetKingEarlier"),
        (italian, "W:W22:BK17", 22, Some(13), "CannotTakeKing"),
    ];
    for (rules, text, from, to, name) in cases {
        let names = Names::grid(&rules);
        let setup = fen::read(text, &names).expect("a FEN");
        let game = Game::new(rules, &setup).expect("a position");
        let square = |number| names.numbered(number).expect("a square");
        let refusal = explain(&game, square(from), to.map(square)).expect("it is refused");
        assert!(format!("{refusal:?}").starts_with(name), "{text} {from} {to:?}: {refusal:?} is not {name}");
    }
}

#[test]
fn nothing_moves_after_the_end() {
    for goal in Goal::ALL {
        let rules = Rules { goal: *goal, ..Variant::American.rules() };
        let setup = fen::read("W:W22:B", &Names::grid(&rules)).expect("a FEN");
        let mut game = Game::new(rules, &setup).expect("a position");
        assert!(game.resign(Side::White) || game.status() != Status::Playing);
        let from = Names::grid(&rules).numbered(22).expect("a square");
        assert_eq!(explain(&game, from, None), Some(Refusal::GameOver));
    }
}
