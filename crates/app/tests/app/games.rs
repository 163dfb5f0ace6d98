//! Games people play: seats, odds, openings, draws, rematches, hints, results.

use crate::page::{Page, english, started};
use ai::talk::{Ask, Reply, Servant, Ticket};
use ai::{Depth, Level, Score};
use app::{Action, Custom, Draws, Effect, Event, Hints, Item, Lie, LineKind, Odds, Opening, Opponent, Seat};
use app::{Model, Shape, Slot, Started, Wish, menu, scene};
use rules::{DrawReason, Rank, Side, Status, Variant};

fn with(variant: Variant, opponent: Opponent, wishes: &[Wish]) -> Page {
    with_seed(7, variant, opponent, wishes)
}

fn with_seed(seed: u64, variant: Variant, opponent: Opponent, wishes: &[Wish]) -> Page {
    let mut page = Page::new(Started { seed, ..started("en") });
    page.act(Action::Variant(variant));
    page.act(Action::Opponent(opponent));
    for wish in wishes {
        page.act(Action::Wish(*wish));
    }
    page
}

fn easy() -> Opponent {
    Opponent::Computer(Level::Easy)
}

/// Answers the open question with this score of the side to move.
fn answer(page: &mut Page, mv: &str, score: i32) {
    answer_with(page, mv, Score::points(score), false);
}

fn answer_with(page: &mut Page, mv: &str, score: Score, certain: bool) {
    let (ticket, _) = page.asked().expect("a question");
    let alarms = page.alarms();
    let mv = mv.to_owned();
    let reply = Reply::Done { ticket, mv, score, certain, depth: Depth(9), nodes: 9 };
    page.send(Event::Woke(alarms[0].0));
    page.send(Event::Worker(reply));
    let effects = page.effects.clone();
    page.settle();
    page.effects = effects;
}

/// The player's move by taps; the effects are those of the last tap.
fn tap_move(page: &mut Page, from: &str, to: &str) {
    page.tap_named(from);
    page.tap_named(to);
    let effects = page.effects.clone();
    page.settle();
    page.effects = effects;
}

fn saved(page: &Page, slot: Slot) -> Option<String> {
    page.effects.iter().rev().find_map(|effect| match effect {
        Effect::Save(kept, text) if *kept == slot => Some(text.clone()),
        _ => None,
    })
}

fn you(page: &Page) -> Side {
    page.panel().players.into_iter().find(|player| player.name == "You").expect("a player").side
}

#[test]
fn t043_undo_and_redo_lead_to_either_end_against_the_computer() {
    let mut page = with(Variant::American, easy(), &[]);
    for (from, to, reply) in [("11", "15", "23-19"), ("8", "11", "22-17"), ("4", "8", "17-13")] {
        tap_move(&mut page, from, to);
        answer(&mut page, reply, 0);
    }
    let step = |page: &mut Page, action| {
        page.act(action);
        page.model.game().ply()
    };
    assert_eq!([Action::Undo; 4].map(|action| step(&mut page, action)), [4, 2, 0, 0]);
    assert_eq!([Action::Redo; 4].map(|action| step(&mut page, action)), [2, 4, 6, 6]);
}

#[test]
fn t049_new_game_is_not_beside_undo() {
    let page = with(Variant::American, easy(), &[]);
    let controls = page.panel().controls;
    assert!(controls.iter().all(|button| button.action != Action::NewGame));
}

#[test]
fn t049_a_second_new_game_does_not_lose_the_first() {
    let mut page = with(Variant::American, Opponent::Friend, &[]);
    page.play("11-15 22-18");
    page.act(Action::NewGame);
    page.act(Action::Variant(Variant::Czech));
    page.act(Action::Restore);
    assert_eq!((page.model.game().len(), page.panel().variant.as_str()), (2, "American checkers"));
}

#[test]
fn t050_a_hint_marks_from_and_to_at_every_level_and_is_counted() {
    let levels = Level::ALL.map(Opponent::Computer);
    for opponent in levels.into_iter().chain([Opponent::Friend]) {
        let mut page = with(Variant::American, opponent, &[]);
        page.act(Action::Hint);
        let level = page.effects.iter().find_map(|effect| match effect {
            Effect::Ask(Ask::Think { level, .. }) => Some(*level),
            _ => None,
        });
        assert_eq!(level, Some(Level::Hard), "a hint is at full strength");
        assert_eq!(page.line(), "Looking for a good move …");
        answer(&mut page, "11-15", 10);
        assert_eq!(page.line(), "Hint: 11-15");
        assert_eq!(page.panel().hints.as_deref(), Some("Hints: 1"));
        assert!(page.cell("11").label.ends_with("hint: move this"), "{}", page.cell("11").label);
        assert!(page.cell("15").label.ends_with("hint: go here"));
        let way = [page.point(page.square("11")), page.point(page.square("15"))].to_vec();
        let shapes = scene(&page.model, app::Millis(0.0)).shapes;
        assert!(shapes.contains(&Shape::Hint(way)));
        assert!(page.model.game().is_empty(), "a hint is not played");
        tap_move(&mut page, "9", "13");
        assert!(!page.picture().contains("hint"));
    }
}

#[test]
fn a_hint_tells_how_the_game_ends_where_that_is_certain() {
    let cases = [
        (Score::win_in(27), true, "Hint: 11-15, wins in 14 moves"),
        (Score::win_in(1), true, "Hint: 11-15, wins in 1 move"),
        (Score::loss_in(18), true, "Hint: 11-15, loses in 9 moves"),
        (Score::DRAW, true, "Hint: 11-15, draws with best play"),
        (Score::win_in(27), false, "Hint: 11-15"),
        (Score::DRAW, false, "Hint: 11-15"),
    ];
    for (score, certain, line) in cases {
        let mut page = with(Variant::American, easy(), &[]);
        page.act(Action::Hint);
        answer_with(&mut page, "11-15", score, certain);
        assert_eq!(page.line(), line);
    }
}

#[test]
fn t050_hints_can_be_switched_off() {
    let mut page = with(Variant::American, easy(), &[Wish::Hints(Hints::Hidden)]);
    assert!(page.panel().controls.iter().all(|button| button.action != Action::Hint));
    page.act(Action::Hint);
    assert_eq!(page.asked(), None);
}

#[test]
fn a_move_does_not_wait_for_a_hint() {
    let mut page = with(Variant::American, easy(), &[]);
    page.act(Action::Hint);
    let (ticket, _) = page.asked().unwrap();
    tap_move(&mut page, "11", "15");
    assert_eq!(page.stopped(), Some(ticket));
    let (next, game) = page.asked().expect("the computer's own move");
    assert!(ticket < next && game.moves == ["11-15"]);
    page.send(Event::Worker(Reply::Done {
        ticket,
        mv: "9-14".into(),
        score: Score::default(),
        certain: false,
        depth: Depth(1),
        nodes: 1,
    }));
    assert_eq!((page.model.game().ply(), page.panel().hints), (1, None));
}

#[test]
fn a_hint_that_makes_no_sense_starts_the_computer_again() {
    let mut page = with(Variant::American, Opponent::Friend, &[]);
    page.act(Action::Hint);
    answer(&mut page, "22-18", 0);
    assert!(page.effects.contains(&Effect::RestartWorker));
    assert!(page.asked().is_some(), "and asks it again");
}

/// The player offers a draw in an ending; the computer finds this score for the player.
fn offered(score: i32) -> Page {
    let mut page = Page::at(Variant::Russian, "W:WKc1,Kg1:BKh8,Kf8", "hard");
    tap_move(&mut page, "c1", "d2");
    answer(&mut page, "f8-e7", 0);
    page.act(Action::OfferDraw);
    assert_eq!(page.line(), "The computer is considering your offer …");
    assert_eq!(page.panel().line.kind, LineKind::Thinking);
    answer(&mut page, "d2-c1", score);
    page
}

#[test]
fn t057_the_computer_agrees_to_an_even_and_quiet_draw() {
    for score in [0, 20, -20, 300] {
        let page = offered(score);
        assert_eq!(page.model.game().status(), Status::Drawn(DrawReason::Agreed), "{score}");
        assert_eq!(page.line(), "Draw: you both agreed.");
    }
}

#[test]
fn t057_the_computer_declines_when_it_stands_better() {
    let mut page = offered(-100);
    assert_eq!(page.model.game().status(), Status::Playing);
    assert_eq!(page.panel().notice.expect("a word").text, "The computer declines the draw.");
    let may_offer = |page: &Page| page.panel().more.iter().any(|button| button.action == Action::OfferDraw);
    assert!(!may_offer(&page), "not twice in one position");
    tap_move(&mut page, "d2", "c1");
    answer(&mut page, "e7-f8", 0);
    assert!(may_offer(&page));
}

#[test]
fn t057_nothing_is_agreed_in_the_middle_of_an_exchange_or_at_the_start() {
    let mut page = with(Variant::American, easy(), &[]);
    tap_move(&mut page, "11", "15");
    answer(&mut page, "23-19", 0);
    page.act(Action::OfferDraw);
    answer(&mut page, "8-11", 0);
    assert_eq!(page.model.game().status(), Status::Playing, "at the start");
    for (reply, mv, agreed) in [("1-6", "28-24", true), ("14-18", "22x15", false)] {
        let mut page = Page::at(Variant::American, "W:W22,32:B1,14", "hard");
        tap_move(&mut page, "32", "28");
        answer(&mut page, reply, 0);
        page.act(Action::OfferDraw);
        answer(&mut page, mv, 0);
        let drawn = page.model.game().status() == Status::Drawn(DrawReason::Agreed);
        assert_eq!(drawn, agreed, "after {reply}");
    }
}

#[test]
fn an_offer_is_void_once_the_player_moves_on_or_back() {
    for leave in [Action::Undo, Action::NewGame, Action::Opponent(Opponent::Friend)] {
        let mut page = Page::at(Variant::Russian, "W:WKc1,Kg1:BKh8,Kf8", "hard");
        tap_move(&mut page, "c1", "d2");
        answer(&mut page, "f8-e7", 0);
        page.act(Action::OfferDraw);
        let (ticket, _) = page.asked().unwrap();
        page.act(leave);
        assert_eq!(page.stopped(), Some(ticket), "{leave:?}");
    }
}

#[test]
fn the_player_may_have_either_side() {
    for (seat, side) in [(Seat::Dark, Side::Black), (Seat::Light, Side::White), (Seat::First, Side::Black)] {
        let page = with(Variant::Russian, easy(), &[Wish::Seat(seat)]);
        assert_eq!(you(&page), side);
        assert_eq!(page.panel().players[1].side, side, "the player sits at the bottom");
        let thinks = page.panel().line.kind == LineKind::Thinking;
        assert_eq!(thinks, side == Side::White, "the dark pieces begin");
    }
}

#[test]
fn chance_gives_either_side_by_the_seed() {
    let side = |seed| you(&with_seed(seed, Variant::Czech, easy(), &[Wish::Seat(Seat::Chance)]));
    let sides: Vec<_> = (0..20).map(side).collect();
    assert!(sides.contains(&Side::White) && sides.contains(&Side::Black));
    assert_eq!(sides, (0..20).map(side).collect::<Vec<_>>(), "the same seeds, the same chance");
}

#[test]
fn by_tradition_another_side_begins_where_it_does() {
    for variant in Variant::ALL {
        let page = with(*variant, Opponent::Friend, &[Wish::Custom(Custom::Tradition)]);
        assert_eq!(page.model.game().start().turn(), variant.rules().first, "{variant:?}");
        let switched = switches(&page).iter().any(|id| id.starts_with("custom"));
        let site = with(*variant, Opponent::Friend, &[]).model.game().start().turn();
        assert_eq!(switched, site != variant.rules().first, "{variant:?}");
    }
}

fn switches(page: &Page) -> Vec<String> {
    let menu = menu(&page.model, &english());
    let options = menu.sections.iter().find(|section| section.id == "options").expect("options");
    let switch = |item: &Item| match item {
        Item::Switch(choice) => Some(choice.action.id()),
        _ => None,
    };
    options.items.iter().filter_map(switch).collect()
}

#[test]
fn by_tradition_some_boards_lie_mirrored_and_play_the_same() {
    for (variant, mirrored) in [(Variant::Italian, true), (Variant::Spanish, true), (Variant::Russian, false)]
    {
        let mut page = with(variant, Opponent::Friend, &[]);
        let places = |page: &Page| {
            let all = page.cells().into_iter().map(|cell| (cell.square, page.point(cell.square)));
            all.collect::<Vec<_>>()
        };
        let before = places(&page);
        page.act(Action::Wish(Wish::Lie(Lie::Tradition)));
        for (square, usual) in before {
            let now = page.point(square);
            let expected = if mirrored { 8.0 - usual.x } else { usual.x };
            assert_eq!((now.x, now.y), (expected, usual.y));
        }
        let first = page.model.game().legal()[0];
        page.tap(first.from());
        page.tap(first.to());
        assert_eq!(page.model.game().ply(), 1);
    }
}

#[test]
fn the_stronger_side_goes_without_men_of_its_home_row() {
    for variant in Variant::ALL {
        for (odds, men) in [(Odds::None, 0), (Odds::One, 1), (Odds::Three, 3)] {
            let page = with(*variant, easy(), &[Wish::Odds(odds)]);
            let start = page.model.game().start();
            let full = u32::from(variant.rules().board.men());
            let left = |side| start.of(side).count_ones();
            assert_eq!((left(you(&page)), left(you(&page).opposite())), (full, full - men), "{variant:?}");
            let all = page.cells().into_iter().filter_map(|cell| start.piece(cell.square));
            assert!(all.into_iter().all(|piece| piece.rank == Rank::Man));
        }
    }
}

#[test]
fn an_opening_by_lot_comes_from_the_list_and_undo_stops_there() {
    for variant in Variant::ALL {
        let lines: Vec<_> = variant.openings().collect();
        for seed in 0..8 {
            let mut page = with_seed(seed, *variant, Opponent::Friend, &[Wish::Opening(Opening::Lot)]);
            let game = page.model.game();
            let played: Vec<_> = (0..game.len()).filter_map(|ply| game.text(ply)).collect();
            let ply = played.len();
            assert!(lines.contains(&played.join(" ").as_str()) || (ply == 0 && lines.is_empty()));
            page.act(Action::Undo);
            assert_eq!(page.model.game().ply(), ply, "there is nothing of the player's to take back");
            page.act(Action::GoTo(0));
            assert_eq!(page.model.game().ply(), 0, "the move list leads into it");
        }
    }
}

#[test]
fn who_waits_for_an_opening_gets_it_once_the_worker_is_there() {
    let wishes = [Wish::Opening(Opening::Lot)];
    let settings = saved(&with(Variant::American, Opponent::Friend, &wishes), Slot::Settings);
    let mut model = Model::default();
    app::update(&mut model, Event::Started(Started { settings, ..started("en") }));
    assert_eq!(model.game().len(), 0);
    app::update(&mut model, Event::Worker(Servant::ready("tests")));
    assert_eq!(model.game().len(), 3);
    app::update(&mut model, Event::Act(Action::GoTo(0)));
    app::update(&mut model, Event::Worker(Servant::ready("tests")));
    assert_eq!(model.game().len(), 3, "a worker that was started again changes nothing");
}

#[test]
fn openings_by_lot_differ() {
    let line = |seed| {
        let page = with_seed(seed, Variant::American, Opponent::Friend, &[Wish::Opening(Opening::Lot)]);
        page.panel().rows.iter().flat_map(|row| row.moves.iter().map(|cell| cell.text.clone())).collect()
    };
    let lines: std::collections::HashSet<Vec<String>> = (0..10).map(line).collect();
    assert!(lines.len() > 7, "{lines:?}");
}

#[test]
fn an_opening_is_no_game_begun_and_the_computer_moves_after_it_if_it_must() {
    let wishes = [Wish::Opening(Opening::Lot), Wish::Seat(Seat::Dark)];
    let mut page = with(Variant::American, easy(), &wishes);
    assert_eq!((page.model.game().len(), page.panel().line.kind), (3, LineKind::Thinking));
    page.act(Action::NewGame);
    assert_eq!(page.panel().notice, None, "nothing was lost");
}

#[test]
fn tournament_draws_end_a_game_sooner_where_they_do() {
    let mut page = with(Variant::Russian, Opponent::Friend, &[Wish::Draws(Draws::Tournament)]);
    assert_eq!(page.model.game().rules().draw, Variant::Russian.tournament());
    assert_eq!(page.panel().variant, "Russian draughts");
    page.play("f6-g5");
    page.act(Action::Flip);
    let again = Page::new(Started { game: saved(&page, Slot::Game), ..started("en") });
    assert_eq!(again.panel().notice, None);
    let draw = page.model.game().rules().draw;
    assert_eq!(again.model.game().rules().draw, draw);
    let rules = Variant::Russian.rules().with_draw(draw);
    let mut page = Page::with_rules(&rules, "W:WKg1:BKh8,Kb8", "friend");
    page.play("g1-f2 b8-c7 f2-g1 c7-b8 g1-f2 b8-c7 f2-g1 c7-b8");
    assert_eq!(page.line(), "Draw: the same position for the third time.", "without a claim");
}

#[test]
fn wishes_count_at_once_before_the_first_move_and_else_from_the_next_game_on() {
    let mut page = with(Variant::American, Opponent::Friend, &[]);
    page.act(Action::Wish(Wish::Odds(Odds::Two)));
    assert_eq!(page.model.game().start().of(Side::White).count_ones(), 10);
    page.play("11-15");
    page.act(Action::Wish(Wish::Odds(Odds::None)));
    assert_eq!(page.panel().notice.expect("a word").text, "This counts from the next game on.");
    assert_eq!(page.model.game().start().of(Side::White).count_ones(), 10);
    page.act(Action::NewGame);
    assert_eq!(page.model.game().start().of(Side::White).count_ones(), 12);
}

#[test]
fn wishes_are_kept_and_rubbish_among_them_is_left_out() {
    let wishes = [Wish::Seat(Seat::Light), Wish::Lie(Lie::Tradition), Wish::Hints(Hints::Hidden)];
    let mut page = with(Variant::Italian, easy(), &wishes);
    page.act(Action::NewGame);
    let settings = saved(&page, Slot::Settings).unwrap();
    let again = Page::new(Started { settings: Some(settings.clone()), ..started("en") });
    assert_eq!((you(&again), again.picture()), (you(&page), page.picture()));
    assert_eq!(again.panel().controls.len(), 3);
    let odd = settings.replace("seat light", "seat purple");
    let again = Page::new(Started { settings: Some(odd), ..started("en") });
    assert_eq!(again.panel().notice, None);
    assert_eq!(again.panel().controls.len(), 3, "the others still hold");
}

/// As the first release wrote them.
#[test]
fn texts_of_the_first_release_still_load() {
    let rules = Variant::American.rules().code();
    let game = format!(
        "damka game 1\nrules {rules}\nstart B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\n\
         moves 11-15 22-18\nply 1\nend \nopponent easy\nhuman black\nbelow black\n"
    );
    let settings = "damka settings 1\nvariant russian\nduty must\nopponent hard\n".to_owned();
    let page = Page::new(Started { game: Some(game), settings: Some(settings), ..started("en") });
    let panel = page.panel();
    assert_eq!((panel.notice, panel.hints), (None, None));
    assert_eq!((page.model.game().ply(), page.model.game().len()), (1, 2));
    assert!(panel.players.iter().all(|player| player.time.is_none() && player.points.is_none()));
}

#[test]
fn t111_a_rematch_swaps_sides_and_the_score_goes_with_the_people() {
    let mut page = with(Variant::American, Opponent::Friend, &[]);
    let points = |page: &Page| {
        let players = page.panel().players;
        [Side::White, Side::Black].map(|side| {
            let player = players.iter().find(|player| player.side == side).unwrap();
            player.points.clone().map(|points| points.text)
        })
    };
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(points(&page), [None, None], "no score before the first result");
    page.play("11-15");
    page.act(Action::Resign);
    assert_eq!(points(&page), [some("0"), some("1")], "White resigned");
    assert!(page.panel().line.links.iter().any(|link| link.action == Action::Rematch));
    page.act(Action::Rematch);
    assert_eq!(page.panel().players[1].side, Side::White);
    assert_eq!(points(&page), [some("1"), some("0")], "who won has the light pieces now");
    page.play("11-15");
    page.act(Action::OfferDraw);
    page.act(Action::Accept);
    assert_eq!(points(&page), [some("1½"), some("½")]);
    page.act(Action::Undo);
    assert_eq!(points(&page), [some("1"), some("0")], "undo takes the points back");
    let again = Page::new(Started { game: saved(&page, Slot::Game), ..started("en") });
    assert_eq!(points(&again), points(&page));
    page.act(Action::ResetScore);
    assert_eq!(points(&page), [None, None]);
}

#[test]
fn a_rematch_against_the_computer_gives_the_player_the_other_side() {
    let mut page = with(Variant::Russian, easy(), &[]);
    let before = you(&page);
    tap_move(&mut page, "f6", "g5");
    page.act(Action::Resign);
    page.act(Action::Rematch);
    assert_eq!(you(&page), before.opposite());
    assert_eq!(page.panel().line.kind, LineKind::Thinking, "the computer begins");
    page.act(Action::NewGame);
    assert_eq!(you(&page), before, "a new game is as wished");
}

fn results(page: &Page) -> Vec<(String, [String; 3])> {
    let menu = menu(&page.model, &english());
    let tables = menu.sections.into_iter().flat_map(|section| section.items);
    tables
        .filter_map(|item| if let Item::Results(results) = item { Some(results.rows) } else { None })
        .flatten()
        .collect()
}

#[test]
fn results_are_counted_by_game_and_level_and_kept() {
    let mut page = with(Variant::American, easy(), &[]);
    assert_eq!(results(&page), []);
    let row = |numbers: [&str; 3]| vec![("Computer, easy".to_owned(), numbers.map(str::to_owned))];
    tap_move(&mut page, "11", "15");
    page.act(Action::Resign);
    assert_eq!(results(&page), row(["0", "0", "1"]));
    page.act(Action::Undo);
    assert_eq!(results(&page), [], "what is taken back does not count");
    page.act(Action::Redo);
    page.act(Action::NewGame);
    assert_eq!(results(&page), row(["0", "0", "1"]));
    let statistics = saved(&page, Slot::Statistics);
    assert_eq!(statistics.as_deref(), Some("damka statistics 1\namerican easy 0 0 1\n"));
    page.act(Action::Restore);
    assert_eq!(results(&page), row(["0", "0", "1"]), "still once");
    let game = saved(&page, Slot::Game);
    let again = Page::new(Started { game, statistics: saved(&page, Slot::Statistics), ..started("en") });
    assert_eq!(results(&again), row(["0", "0", "1"]), "and after a reload");
    page.act(Action::Variant(Variant::Russian));
    assert_eq!(results(&page), [], "another game has its own results");
}

#[test]
fn games_with_odds_and_games_of_friends_are_no_results() {
    for (opponent, odds) in [(easy(), Odds::One), (Opponent::Friend, Odds::None)] {
        let mut page = with(Variant::American, opponent, &[Wish::Odds(odds)]);
        tap_move(&mut page, "11", "15");
        page.act(Action::Resign);
        page.act(Action::NewGame);
        assert_eq!((results(&page), saved(&page, Slot::Statistics)), (vec![], None));
    }
}

#[test]
fn a_result_stays_with_the_level_that_was_played() {
    let mut page = with(Variant::American, easy(), &[]);
    tap_move(&mut page, "11", "15");
    page.act(Action::Resign);
    page.act(Action::Opponent(Opponent::Computer(Level::Hard)));
    assert!(page.model.game().is_empty(), "another opponent after the end begins a new game");
    assert_eq!(results(&page)[0].0, "Computer, easy");
}

#[test]
fn a_game_offers_the_options_that_make_a_difference() {
    let offered = [
        (Variant::American, "opening-lot draws-tournament hints-hidden"),
        (Variant::Italian, "custom-tradition lie-tradition opening-lot draws-tournament hints-hidden"),
        (Variant::International, "hints-hidden"),
    ];
    for (variant, ids) in offered {
        assert_eq!(switches(&with(variant, easy(), &[])).join(" "), ids);
    }
}

#[test]
fn tickets_of_hints_and_moves_are_never_mixed_up() {
    let mut page = with(Variant::American, easy(), &[]);
    page.act(Action::Hint);
    let mut other = page.clone();
    other.send(Event::Worker(Reply::Stopped { ticket: Ticket(1) }));
    assert_eq!(other.line(), "Looking for a good move …");
    answer(&mut page, "11-15", 0);
    tap_move(&mut page, "11", "15");
    answer(&mut page, "22-18", 0);
    assert_eq!(page.model.game().ply(), 2);
}
