//! What is seen and heard: marks and motion (58–62), labels (73), sounds (78–81), settings.

use crate::page::{Dice, Page, done, english, started};
use app::{
    Action, Cell, Effect, Event, Facing, Item, Key, Labels, Mark, Millis, Moving, Opponent, Point, Scene,
    Set, Shape, Slot, Sound, Sounds, Speed, Started, Turning, Wish, grid, menu, scene,
};
use rules::{Side, Status, Variant};

fn picture(page: &Page) -> Scene {
    scene(&page.model, Millis(0.0))
}

fn marked(page: &Page, mark: Mark) -> Vec<Point> {
    let shapes = picture(page).shapes.into_iter();
    shapes
        .filter_map(|shape| if let Shape::Mark(at, it) = shape { (it == mark).then_some(at) } else { None })
        .collect()
}

fn points(page: &Page, squares: &[&str]) -> Vec<Point> {
    squares.iter().map(|name| page.point(page.square(name))).collect()
}

/// The sounds of the last event, with their times.
fn sounds(page: &Page) -> Vec<(Sound, Millis)> {
    let heard = |effect: &Effect| match effect {
        Effect::Sound(sound, after) => Some((*sound, *after)),
        _ => None,
    };
    page.effects.iter().filter_map(heard).collect()
}

fn wish(page: &mut Page, wish: Wish) {
    page.act(Action::Wish(wish));
}

fn settings(page: &Page) -> Option<String> {
    page.effects.iter().find_map(|effect| match effect {
        Effect::Save(Slot::Settings, text) => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn t058_the_computer_waits_a_moment_and_its_move_is_shown_moving() {
    let mut page = Page::new(started("en"));
    page.tap_named("11");
    page.tap_named("15");
    let (ticket, _) = page.asked().expect("the computer is asked");
    let (pause, length) = page.alarms()[0];
    assert_eq!(length, Millis(400.0));
    page.settle();
    page.send(done(ticket, "23-19"));
    assert_eq!(page.model.game().len(), 1);
    page.send(Event::Woke(pause));
    assert_eq!(page.model.game().len(), 2);
    assert!(app::is_moving(&page.model));
}

#[test]
fn t059_the_last_move_stays_marked_until_the_next() {
    let mut page = Page::at(Variant::Russian, "W:Wc3,h2:Bd4,d6,b8", "friend");
    page.play("c3xc7");
    assert_eq!(marked(&page, Mark::Origin), points(&page, &["c3"]));
    assert_eq!(marked(&page, Mark::Taken), points(&page, &["d4", "d6"]));
    let way = points(&page, &["c3", "e5", "c7"]);
    assert!(picture(&page).shapes.contains(&Shape::Trace(way)));
    page.play("b8xd6");
    assert_eq!(marked(&page, Mark::Origin), points(&page, &["b8"]));
    assert_eq!(marked(&page, Mark::Taken), points(&page, &["c7"]));
}

#[test]
fn t060_hops_follow_each_other_and_a_tap_meanwhile_is_not_lost() {
    let mut page = Page::at(Variant::Russian, "W:Wc3,h2:Bd4,d6,b8", "friend");
    page.tap_named("c3");
    page.tap_named("c7");
    page.frame(0.0);
    page.frame(100.0);
    assert!(app::is_moving(&page.model));
    page.tap_named("b8");
    assert!(!app::is_moving(&page.model));
    assert!(page.cell("b8").selected);
    assert_eq!(page.panel().rows.iter().map(|row| row.moves.len()).sum::<usize>(), 1);
}

#[test]
fn t061_nothing_is_offered_while_a_piece_slides() {
    let mut page = Page::at(Variant::Russian, "W:Wc3,h2:Bd4,d6,b8", "friend");
    page.tap_named("c3");
    assert!(!marked(&page, Mark::CaptureDestination).is_empty());
    page.tap_named("c7");
    page.frame(0.0);
    for mark in [Mark::Destination, Mark::CaptureDestination, Mark::MustCapture, Mark::Victim, Mark::Origin] {
        assert_eq!(marked(&page, mark), [], "{mark:?}");
    }
    page.settle();
    assert_eq!(marked(&page, Mark::MustCapture), points(&page, &["b8"]));
}

/// The squares that must be painted again, one after the other, in reading order of the screen.
fn changed(page: &Page, before: &Scene) -> Vec<Point> {
    page.scene().changed(Some(before)).collect()
}

#[test]
fn a_tap_changes_the_squares_where_something_is_seen_of_it() {
    let mut page = Page::at(Variant::Russian, "W:Wc3,h2:Bd6,b8", "friend");
    assert_eq!(picture(&page).changed(None).count(), 64);
    for (tapped, squares) in
        [("c3", &["b4", "d4", "c3"][..]), ("c3", &["b4", "d4", "c3"]), ("d6", &["d6"]), ("e5", &["d6", "e5"])]
    {
        let before = page.scene();
        page.tap_named(tapped);
        let mut expected = points(&page, squares);
        expected.sort_by(|one, other| one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x)));
        assert_eq!(changed(&page, &before), expected, "after a tap on {tapped}");
    }
}

#[test]
fn a_piece_that_slides_changes_the_squares_that_it_reaches() {
    let mut page = Page::at(Variant::Russian, "W:Wc3,h2:Bb8", "friend");
    page.tap_named("c3");
    page.tap_named("d4");
    page.frame(0.0);
    page.frame(50.0);
    let before = page.scene();
    assert_eq!(changed(&page, &before), []);
    page.frame(50.0);
    let (from, to) = (page.point(page.square("c3")), page.point(page.square("d4")));
    let near = |at: &Point| from.towards(to, 0.5).distance(*at) < 2.2;
    assert!(changed(&page, &before).len() > 3);
    assert!(changed(&page, &before).iter().all(near));
}

#[test]
fn t073_labels_name_the_squares_of_the_rules_whichever_way_the_board_lies() {
    for variant in Variant::ALL {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        for _ in 0..2 {
            check_labels(&page);
            page.act(Action::Flip);
        }
    }
}

/// A number names its square; a letter its column, a number at the edge its row.
fn check_labels(page: &Page) {
    let labels: Vec<_> = picture(page).shapes.into_iter().filter_map(label).collect();
    assert!(!labels.is_empty());
    let squares: Vec<_> = page.cells().into_iter().map(|cell| (page.point(cell.square), cell.name)).collect();
    let by_letters = page.model.game().names().has_letters();
    for (at, label) in labels {
        let named = |(point, name): &&(Point, String)| match () {
            () if !by_letters => *point == at,
            () if label.parse::<u8>().is_ok() => point.y == at.y && !name.is_empty(),
            () => point.x == at.x,
        };
        let fits = |name: &str| match () {
            () if !by_letters => name == label,
            () if label.parse::<u8>().is_ok() => name[1..] == label,
            () => name.starts_with(&label),
        };
        let mut all = squares.iter().filter(named).peekable();
        assert!(all.peek().is_some() && all.all(|(_, name)| fits(name)), "{label} at {at:?}");
    }
}

fn label(shape: Shape) -> Option<(Point, String)> {
    if let Shape::Label(at, _, text) = shape { Some((at, text)) } else { None }
}

#[test]
fn t078_nothing_is_heard_unless_it_is_wished() {
    let mut page = Page::new(started("en"));
    page.act(Action::Opponent(Opponent::Friend));
    let mut dice = Dice::new(3);
    while page.model.game().status() == Status::Playing && page.model.game().len() < 60 {
        let made = dice.pick(page.model.game().legal());
        for square in page.model.game().referee().path(page.model.game().position(), made).unwrap().squares {
            page.tap(square);
            assert_eq!(sounds(&page), []);
        }
        page.settle();
    }
}

#[test]
fn each_landing_is_heard_and_what_came_of_it() {
    let mut page = Page::at(Variant::Russian, "W:Wc3:Bd4,d6,b8", "friend");
    wish(&mut page, Wish::Sounds(Sounds::On));
    assert_eq!(sounds(&page), [(Sound::Move, Millis(0.0))]);
    page.tap_named("c7");
    let heard = sounds(&page);
    assert_eq!(heard.iter().map(|(sound, _)| *sound).collect::<Vec<_>>(), [Sound::Capture; 2]);
    assert!(heard[0].1 < heard[1].1);
    page.settle();
    page.tap_named("d6");
    let heard: Vec<_> = sounds(&page).into_iter().map(|(sound, _)| sound).collect();
    assert_eq!(heard, [Sound::Capture, Sound::End]);

    let mut page = Page::at(Variant::Russian, "W:Wc7:Bh8,a3", "friend");
    wish(&mut page, Wish::Sounds(Sounds::On));
    page.drag(page.square("c7"), page.square("d8"));
    assert_eq!(sounds(&page), [(Sound::Move, Millis(0.0)), (Sound::Crown, Millis(0.0))]);
}

#[test]
fn t081_sound_is_switched_in_the_menus_first_section() {
    let page = Page::new(started("en"));
    let menu = menu(&page.model, &english());
    let first = &menu.sections[0].items;
    let switch = first.iter().find_map(|item| if let Item::Switch(it) = item { Some(it) } else { None });
    let switch = switch.expect("a switch");
    assert!(!switch.on);
    assert_eq!(switch.action, Action::Wish(Wish::Sounds(Sounds::On)));
}

#[test]
fn settings_count_at_once_and_are_kept() {
    let mut page = Page::new(started("en"));
    wish(&mut page, Wish::Set(Set::Slate));
    wish(&mut page, Wish::Labels(Labels::Hidden));
    wish(&mut page, Wish::Speed(Speed::Slow));
    wish(&mut page, Wish::Sounds(Sounds::On));
    let kept = settings(&page).expect("kept");
    assert_eq!(page.panel().notice, None);
    for page in [page, Page::new(Started { settings: Some(kept), ..started("en") })] {
        let scene = picture(&page);
        assert_eq!(scene.set, Set::Slate);
        assert!(!scene.shapes.into_iter().any(|shape| label(shape).is_some()));
        assert!(menu(&page.model, &english()).sections[0].items.iter().any(is_on));
    }
}

fn is_on(item: &Item) -> bool {
    matches!(item, Item::Switch(choice) if choice.on)
}

/// How long a one-hop move is seen, in steps of ten milliseconds.
fn length(speed: Speed) -> usize {
    let mut page = Page::at(Variant::American, "W:W22,32:B1", "friend");
    wish(&mut page, Wish::Speed(speed));
    page.tap_named("22");
    page.tap_named("18");
    (0..200)
        .take_while(|_| {
            page.frame(10.0);
            app::is_moving(&page.model)
        })
        .count()
}

#[test]
fn pieces_go_as_fast_as_is_wished() {
    assert_eq!(length(Speed::Off), 0);
    assert!(length(Speed::Fast) < length(Speed::Normal));
    assert!(length(Speed::Normal) < length(Speed::Slow));
}

#[test]
fn t110_the_board_turns_to_the_one_of_two_who_moves() {
    let mut page = Page::at(Variant::American, "W:W22,32:B1,5", "friend");
    let below = |page: &Page| page.panel().players[1].side;
    wish(&mut page, Wish::Turning(Turning::Board));
    assert_eq!(below(&page), Side::White);
    page.tap_named("22");
    page.tap_named("18");
    page.frame(0.0);
    assert_eq!(below(&page), Side::White, "while it slides");
    page.settle();
    assert_eq!(below(&page), Side::Black);
    page.act(Action::Undo);
    assert_eq!(below(&page), Side::White);
    page.act(Action::Flip);
    assert_eq!(below(&page), Side::Black, "who turns it by hand has their way");
}

#[test]
fn t110_a_tap_on_a_board_that_just_turned_does_nothing() {
    let mut page = Page::at(Variant::American, "W:W22,32:B1,5", "friend");
    wish(&mut page, Wish::Turning(Turning::Board));
    page.tap_named("22");
    page.tap_named("18");
    page.frame(0.0);
    page.tap_named("1");
    assert!(page.cells().iter().all(|cell| !cell.selected));
    assert_eq!(page.model.game().len(), 1);
}

#[test]
fn t110_the_pieces_alone_turn_and_the_computers_opponent_never_sees_it() {
    let mut page = Page::at(Variant::American, "W:W22,32:B1,5", "friend");
    wish(&mut page, Wish::Turning(Turning::Pieces));
    assert_eq!(picture(&page).facing, Facing::Below);
    page.play("22-18");
    assert_eq!(picture(&page).facing, Facing::Above);
    assert_eq!(page.panel().players[1].side, Side::White);
    page.act(Action::Opponent(Opponent::Computer(ai::Level::Easy)));
    assert_eq!(picture(&page).facing, Facing::Below);
}

#[test]
fn t084_a_move_is_typed_as_people_write_it() {
    for (variant, start, typed) in [
        (Variant::Russian, "W:Wc3,h2:Bb8", "c3d4"),
        (Variant::Russian, "W:Wc3,h2:Bb8", "c3-d4"),
        (Variant::Russian, "W:Wc3,h2:Bd4,d6,b8", "c3:e5:c7"),
        (Variant::Russian, "W:Wc3,h2:Bd4,d6,b8", "c3xc7"),
        (Variant::American, "W:W22,32:B1", "22-18"),
        (Variant::American, "W:W22,32:B18,1", "22x15"),
        (Variant::International, "W:W31,50:B1", "31-27"),
    ] {
        let mut page = Page::at(variant, start, "friend");
        type_in(&mut page, typed);
        assert_eq!(page.model.game().len(), 1, "{typed}");
    }
}

fn type_in(page: &mut Page, typed: &str) {
    for sign in typed.chars() {
        page.send(Event::Key(Key::Sign(sign)));
    }
}

#[test]
fn t084_what_is_typed_is_shown_and_can_be_taken_back() {
    let mut page = Page::at(Variant::American, "W:W22,32:B1", "friend");
    type_in(&mut page, "22-1");
    assert_eq!(page.line(), "Your move: 22-1");
    assert_eq!(page.panel().live.polite, "Your move: 22-1");
    assert_eq!(page.model.game().len(), 0, "two moves begin so");
    page.send(Event::Key(Key::Back));
    assert_eq!(page.line(), "Your move: 22-");
    page.send(Event::Key(Key::Escape));
    assert_eq!(page.line(), "White to move");
    type_in(&mut page, "22");
    page.send(Event::Blur);
    assert_eq!(page.line(), "White to move");
}

#[test]
fn t084_enter_presses_what_was_typed_and_says_why_not() {
    let mut page = Page::at(Variant::American, "W:W22,32:B18,1", "friend");
    type_in(&mut page, "32-28");
    page.send(Event::Key(Key::Press));
    assert_eq!(page.line(), "You must capture: the marked piece can.");
    type_in(&mut page, "22");
    page.send(Event::Key(Key::Press));
    assert!(page.cell("22").selected);
    type_in(&mut page, "99");
    page.send(Event::Key(Key::Press));
    assert_eq!(page.line(), "Your move: 99");
}

#[test]
fn t083_whole_games_are_typed_in_every_game() {
    for (number, variant) in Variant::ALL.iter().enumerate() {
        let mut page = Page::new(Started { moving: Moving::Still, ..started("en") });
        page.act(Action::Opponent(Opponent::Friend));
        page.act(Action::Variant(*variant));
        let mut dice = Dice::new(number as u64 + 5);
        while page.model.game().status() == Status::Playing {
            type_any(&mut page, &mut dice);
        }
        let live = page.panel().live;
        assert!(!live.polite.is_empty() && !live.assertive.is_empty(), "{}", variant.id());
    }
}

/// Types some legal move with all its squares.
fn type_any(page: &mut Page, dice: &mut Dice) {
    let game = page.model.game();
    let made = dice.pick(game.legal());
    let path = game.referee().path(game.position(), made).expect("a way");
    let names: Vec<_> = path.squares.iter().map(|square| game.names().name(*square)).collect();
    let (before, sign) = (game.len(), if made.is_capture() { "x" } else { "-" });
    let typed = names.join(sign);
    for key in typed.chars().map(Key::Sign).chain([Key::Press]) {
        if page.model.game().len() == before {
            page.send(Event::Key(key));
        }
    }
    assert_eq!(page.model.game().moves().get(before), Some(&made), "{typed}");
}

#[test]
fn t085_every_square_that_is_played_on_is_there_to_be_found() {
    for variant in Variant::ALL {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        let board = page.model.game().rules().board;
        assert_eq!(page.cells().len(), usize::from(board.squares()));
        assert!(page.cells().iter().all(|cell| cell.label.starts_with(&cell.name)));
        let rows = grid(&page.model, &english()).rows;
        assert!(rows.iter().flatten().any(|cell| *cell == Cell::Blank));
    }
}
