//! Every legal move can be entered by pointer, finger and keys, and comes out the same.

use crate::page::{Dice, Page};
use app::{Action, Event, Key, LineKind, Pointer, State, grabs};
use rules::{Duty, Game, Move, Path, Square, Status, Variant};

/// A way of entering a move: it is given the page, the move and its path.
type Way = fn(&mut Page, &Move, &Path);

const WAYS: [(&str, Way); 6] = [
    ("tap each hop", tap_each_hop),
    ("tap piece and end", tap_ends),
    ("drag to the end", drag_to_end),
    ("drag each hop", drag_each_hop),
    ("keys", keys),
    ("screen reader", screen_reader),
];

fn tap_each_hop(page: &mut Page, _: &Move, path: &Path) {
    path.squares.iter().for_each(|square| page.tap(*square));
}

/// Piece and end; where several ways lead there, the hops that tell them apart.
fn tap_ends(page: &mut Page, made: &Move, path: &Path) {
    page.tap(made.from());
    page.tap(made.to());
    rest(page, path, Page::tap);
}

fn drag_to_end(page: &mut Page, made: &Move, path: &Path) {
    if made.from() == made.to() {
        return drag_each_hop(page, made, path);
    }
    page.drag(made.from(), made.to());
    rest(page, path, |page, to| {
        let from = picked(page);
        page.drag(from, to);
    });
}

fn drag_each_hop(page: &mut Page, _: &Move, path: &Path) {
    path.squares.windows(2).for_each(|hop| page.drag(hop[0], hop[1]));
}

fn keys(page: &mut Page, made: &Move, path: &Path) {
    page.key_in(made.from());
    page.key_in(made.to());
    rest(page, path, Page::key_in);
}

fn screen_reader(page: &mut Page, _: &Move, path: &Path) {
    for square in &path.squares {
        page.send(Event::Press(*square));
    }
}

fn rest(page: &mut Page, path: &Path, press: impl Fn(&mut Page, Square)) {
    for square in &path.squares[1..] {
        if page.model.game().is_empty() && picked(page) != *square {
            press(page, *square);
        }
    }
}

fn picked(page: &Page) -> Square {
    let selected = page.cells().into_iter().find(|cell| cell.selected);
    selected.expect("a picked piece").square
}

/// Whether pressing the end at once could mean a hop of another move.
fn is_a_hop_of_another(game: &Game, made: &Move, path: &Path) -> bool {
    let others = game.legal().iter().filter(|other| other.from() == made.from());
    let mut paths = others.flat_map(|other| game.referee().paths(game.position(), *other));
    let next = path.squares[1];
    next != made.to() && paths.any(|other| other.squares[1] == made.to())
}

/// Whether the way presses the end of the move first.
fn aims(name: &str) -> bool {
    ["tap piece and end", "drag to the end", "keys"].contains(&name)
}

fn check_all_ways(game: &Game) {
    let page = Page::in_position(game, game.position());
    for made in page.model.game().legal().to_vec() {
        for path in page.model.game().referee().paths(game.position(), made).iter().take(4) {
            WAYS.iter().for_each(|(name, way)| check(&page, &made, path, name, *way));
        }
    }
}

fn check(page: &Page, made: &Move, path: &Path, name: &str, way: Way) {
    if aims(name) && is_a_hop_of_another(page.model.game(), made, path) {
        return;
    }
    let mut page = page.clone();
    way(&mut page, made, path);
    let game = page.model.game();
    let board = page.picture();
    assert_eq!(game.moves(), [*made], "{name}: {path:?}\n{board}");
    if !aims(name) {
        assert_eq!(game.path(0), Some(path), "{name}");
    }
}

#[test]
fn t039_every_move_of_random_games_can_be_entered_in_every_way() {
    for (number, variant) in Variant::ALL.iter().enumerate() {
        for duty in [Duty::Must, Duty::May] {
            let mut dice = Dice::new(number as u64 + 17);
            let mut game = Game::site(variant.rules().with_duty(Duty::Must));
            if game.rules().board.width == 8 {
                game = Game::site(variant.rules().with_duty(duty));
            }
            for _ in 0..40 {
                if game.status() != Status::Playing {
                    break;
                }
                check_all_ways(&game);
                let made = dice.pick(game.legal());
                game.play(made).unwrap();
            }
        }
    }
}

/// Positions with long and branching captures, in the variants' own names.
const RICH: [(Variant, &str); 6] = [
    (Variant::International, "W:WK4:B13,32,37,20"),
    (Variant::International, "W:WK47:B14,19,33,34,40"),
    (Variant::Russian, "W:Wh6:Bg7,c5,d2"),
    (Variant::Russian, "W:Wc3,Ka1:Bd4,f6,f4,d6,b4,c7"),
    (Variant::Brazilian, "W:Wc1:Bd2,f4,f6,d6,b4"),
    (Variant::Czech, "W:Wc3,Ka5:Bd4,f6,b6,d6,g5"),
];

#[test]
fn t039_rich_captures_can_be_entered_in_every_way() {
    for (variant, start) in RICH {
        let page = Page::at(variant, start, "friend");
        assert!(page.model.game().legal().iter().any(Move::is_capture), "{start}");
        check_all_ways(page.model.game());
    }
}

#[test]
fn one_tap_on_the_end_is_enough_where_one_piece_can_go() {
    let mut page = Page::at(Variant::Russian, "W:Wh6:Bg7,c5,d2", "friend");
    page.tap_named("e1");
    assert_eq!(page.model.game().len(), 1);
}

#[test]
fn a_tap_during_a_slide_is_not_lost() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    page.tap_named("22");
    page.tap_named("18");
    assert!(app::is_moving(&page.model));
    page.tap_named("1");
    page.tap_named("6");
    assert_eq!(page.model.game().len(), 2);
}

#[test]
fn two_ways_to_one_end_must_be_chosen_between() {
    let mut page = Page::at(Variant::International, "W:WK4:B13,32,37,20", "friend");
    page.tap_named("4");
    page.tap_named("15");
    assert_eq!(page.line(), "There are several ways: choose your next square.");
    assert_eq!(page.panel().line.kind, LineKind::Hint);
    let offered = |page: &Page| {
        let cells = page.cells().into_iter().filter(|cell| cell.states.contains(&State::Destination));
        cells.map(|cell| cell.name).collect::<Vec<_>>()
    };
    let ways = offered(&page);
    assert_eq!(ways, ["27", "31"]);
    let taken = |way: &String| {
        let mut page = page.clone();
        page.tap_named(way);
        page.model.game().moves()[0].captured()
    };
    assert_ne!(taken(&ways[0]), taken(&ways[1]));
}

#[test]
fn a_piece_carried_away_and_back_stays_picked() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    let (from, to) = (page.point(page.square("22")), page.point(page.square("18")));
    for pointer in [Pointer::Down(from), Pointer::Move(to), Pointer::Move(from), Pointer::Up(from)] {
        page.pointer(pointer);
    }
    assert!(page.model.game().is_empty());
    assert!(page.cell("22").selected);
}

#[test]
fn a_refused_press_keeps_the_picked_piece() {
    let mut page = Page::at(Variant::American, "W:W22,23:B1", "friend");
    page.tap_named("22");
    page.tap_named("10");
    assert_eq!(page.panel().line.kind, LineKind::Refusal);
    assert!(page.cell("22").selected);
    page.tap_named("18");
    assert_eq!(page.model.game().len(), 1);
}

#[test]
fn a_drag_that_ends_beside_the_board_changes_nothing() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    let from = page.point(page.square("22"));
    page.pointer(Pointer::Down(from));
    page.pointer(Pointer::Move(app::Point::new(-3.0, 4.0)));
    page.pointer(Pointer::Up(app::Point::new(-3.0, 4.0)));
    assert!(page.model.game().is_empty());
    assert!(page.cell("22").selected);
}

#[test]
fn a_cancelled_drag_puts_the_piece_back() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    let (from, to) = (page.point(page.square("22")), page.point(page.square("18")));
    page.pointer(Pointer::Down(from));
    page.pointer(Pointer::Move(to));
    page.pointer(Pointer::Cancel);
    page.pointer(Pointer::Up(to));
    assert!(page.model.game().is_empty());
    assert!(!page.picture().contains(" at "));
}

#[test]
fn escape_lets_go_even_in_mid_capture() {
    let mut page = Page::at(Variant::American, "W:W31:B26,18", "friend");
    page.tap_named("31");
    page.tap_named("22");
    page.send(Event::Key(Key::Escape));
    assert!(page.cells().iter().all(|cell| !cell.selected));
    assert!(page.model.game().is_empty());
    page.play("31x15");
    assert_eq!(page.model.game().len(), 1);
}

#[test]
fn a_piece_that_may_go_holds_the_page_still() {
    let page = Page::at(Variant::American, "W:W22:B1", "friend");
    let point = |name| page.point(page.square(name));
    assert!(grabs(&page.model, point("22")));
    assert!(!grabs(&page.model, point("1")));
    assert!(!grabs(&page.model, point("18")));
    assert!(!grabs(&page.model, app::Point::new(9.0, 9.0)));
}

#[test]
fn tapping_the_picked_piece_puts_it_down() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    page.tap_named("22");
    page.tap_named("22");
    assert!(!page.cell("22").selected);
}

#[test]
fn flipped_boards_are_pressed_where_they_are_seen() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    let before = page.point(page.square("22"));
    page.act(Action::Flip);
    let after = page.point(page.square("22"));
    assert_eq!((before.x + after.x, before.y + after.y), (8.0, 8.0));
    page.play("22-18");
    assert_eq!(page.model.game().len(), 1);
}
