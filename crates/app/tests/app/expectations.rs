//! What players of other programs missed, by its number in the list of expectations: the page.

use crate::page::{Dice, Page, done, english, started, text_of};
use app::{Action, Event, Item, Key, LineKind, Menu, Opponent, Slot, Started, State, menu};
use rules::notation::Names;
use rules::{Criterion, Duty, Game, Reach, Refusal, Side, Square, Status, Variant, Ways, Word};
use text::words::{Article, articles};
use text::{Language, source};

fn friend(variant: Variant, start: &str) -> Page {
    Page::at(variant, start, "friend")
}

fn sheet(page: &Page) -> Menu {
    menu(&page.model, &english())
}

/// The sentences of the rules sheet, and the one that is marked.
fn sentences(page: &Page) -> (Vec<String>, Vec<&'static str>) {
    let items = sheet(page).sections.into_iter().flat_map(|section| section.items);
    let lines: Vec<_> =
        items.filter_map(|item| if let Item::Rule(line) = item { Some(line) } else { None }).collect();
    let named = lines.iter().filter(|line| line.named).map(|line| line.id).collect();
    (lines.into_iter().map(|line| line.text).collect(), named)
}

fn links(page: &Page) -> Vec<Action> {
    page.panel().line.links.into_iter().map(|link| link.action).collect()
}

fn names_with(page: &Page, state: State) -> Vec<String> {
    page.cells().into_iter().filter(|cell| cell.states.contains(&state)).map(|cell| cell.name).collect()
}

fn notice(page: &Page) -> String {
    page.panel().notice.map(|notice| notice.text).unwrap_or_default()
}

#[test]
fn t001_the_games_name_and_its_king_rule_are_seen_and_one_tap_opens_the_rule() {
    for variant in Variant::ALL {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        let panel = page.panel();
        assert_eq!(panel.variant, english().say(text::words::variant_game(*variant)));
        let kings = match variant.rules().king.reach {
            Reach::Short => "Kings step one square",
            Reach::Flying => "Flying kings",
        };
        assert_eq!(panel.kings, kings);
        assert_eq!(page.act(panel.rule), [app::Effect::OpenSheet]);
        assert_eq!(sentences(&page).1, ["king"]);
    }
}

/// Each legal move is of a kind that a sentence of the game's rules allows.
#[test]
fn t002_every_legal_move_goes_by_a_named_rule() {
    for variant in Variant::ALL {
        let rules = variant.rules();
        let told = articles(&english(), &rules, Side::White);
        let says = |article| told.iter().any(|(known, _)| *known == article);
        let (mut game, mut dice) = (Game::site(rules), Dice::new(2));
        while game.status() == Status::Playing && game.ply() < 80 {
            for made in game.legal() {
                let man = game.position().men().has(made.from());
                let article = match (man, made.is_capture()) {
                    (true, false) => Article::ManMoves,
                    (true, true) => Article::ManCaptures,
                    (false, _) => Article::King,
                };
                assert!(says(article) && says(Article::Jumps) && says(Article::Duty));
            }
            game.play(dice.pick(game.legal())).unwrap();
        }
    }
}

#[test]
fn t003_every_8x8_game_can_be_played_without_forced_capture_one_press_into_the_menu() {
    for variant in Variant::ALL.iter().filter(|variant| variant.rules().board.width == 8) {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        page.act(Action::Menu);
        let items = sheet(&page).sections.into_iter().flat_map(|section| section.items);
        let offered: Vec<_> = items
            .filter_map(|item| match item {
                Item::Choice(choice) | Item::Switch(choice) if choice.enabled => Some(choice.action),
                _ => None,
            })
            .collect();
        assert!(Variant::ALL.iter().all(|variant| offered.contains(&Action::Variant(*variant))));
        assert!(offered.contains(&Action::Duty(Duty::May)), "{variant:?}");
    }
}

#[test]
fn t004_the_first_backward_capture_is_explained_once_on_a_device() {
    let start = "W:Wc3,g1:Bd2,b8,h8";
    let mut page = friend(Variant::Russian, start);
    page.play("c3:e1");
    assert_eq!(notice(&page), "In this game men capture backward, too.");
    let buttons: Vec<_> =
        page.panel().notice.unwrap().buttons.into_iter().map(|button| button.action).collect();
    assert_eq!(buttons, [Action::Rules(Some(Article::ManCaptures)), Action::Dismiss]);
    let kept = page.saved(Slot::Settings).expect("it is noted");
    page.act(Action::Dismiss);
    assert_eq!(notice(&page), "");
    let game = friend(Variant::Russian, start).kept_game();
    let mut again = Page::new(Started { settings: Some(kept), game: Some(game), ..started("en") });
    again.play("c3:e1");
    assert_eq!(notice(&again), "");
}

#[test]
fn t004_games_without_backward_captures_say_nothing_of_them() {
    let mut page = friend(Variant::American, "W:W22,32:B18,1,2");
    page.play("22x15");
    assert_eq!(notice(&page), "");
}

#[test]
fn t004_flying_kings_and_turkish_strikes_are_explained_too() {
    let mut page = friend(Variant::Russian, "W:WKa1,g1:Bb8,h8");
    page.play("a1-e5");
    assert_eq!(notice(&page), "In this game kings fly: along a free diagonal as far as they like.");
    // Crowned on g1 it looks along g1-a7, but the man that it took still stands on f2.
    let mut page = friend(Variant::Russian, "B:Wc5,f2,a3:Be3,h8");
    page.play("e3:g1");
    assert_eq!(notice(&page), "Turkish strike: captured pieces stay in the way until the move ends.");
}

#[test]
fn t006_an_8x8_board_on_the_first_visit_unless_the_guest_knows_the_other_one_best() {
    let width = |languages: &[&str]| {
        let languages = languages.iter().map(|tag| (*tag).to_owned()).collect();
        Page::new(Started { languages, ..started("en") }).model.game().rules().board.width
    };
    for languages in [&[][..], &["en-US"], &["sw", "am"], &["pl"], &["ru"], &["pt-BR", "nl"], &["ja"]] {
        assert_eq!(width(languages), 8, "{languages:?}");
    }
    assert_eq!(width(&["nl-BE", "en"]), 10);
}

#[test]
fn t007_t112_the_guests_own_game_comes_first_and_no_other_is_hidden() {
    let cases = [
        ("nl", Variant::International),
        ("ru-RU", Variant::Russian),
        ("uk", Variant::Russian),
        ("pt-BR", Variant::Brazilian),
        ("pt-PT", Variant::Spanish),
        ("it-CH", Variant::Italian),
        ("es-AR", Variant::Spanish),
        ("cs", Variant::Czech),
        ("en-GB", Variant::American),
    ];
    for (tag, variant) in cases {
        let languages = vec!["xx".into(), tag.into(), "en".into()];
        let page = Page::new(Started { languages, ..started("en") });
        assert_eq!(page.panel().variant, english().say(text::words::variant_game(variant)), "{tag}");
        let rules = sheet(&page).sections.into_iter().find(|section| section.id == "rules").unwrap();
        let offered = rules.items.iter().filter_map(|item| match item {
            Item::Choice(choice) => Some(choice.action),
            _ => None,
        });
        let offered: Vec<_> = offered.collect();
        assert_eq!(offered[0], Action::Variant(variant));
        assert_eq!(offered.len(), Variant::ALL.len());
    }
}

/// A page in another language than the root's was chosen, whatever the browser asks for.
#[test]
fn t007_a_chosen_page_outweighs_the_browser() {
    let page = Page::new(Started { languages: vec!["nl".into()], ..started("pl") });
    assert_eq!(page.panel().variant, "Russian draughts");
}

#[test]
fn t013_the_rules_say_which_freedom_there_is() {
    let mut page = Page::new(started("en"));
    page.act(Action::Duty(Duty::May));
    page.act(Action::Rules(Some(Article::Duty)));
    let (told, named) = sentences(&page);
    assert!(
        told.iter()
            .any(|line| line == "House rule: you may leave a capture out. Once you begin one, finish it.")
    );
    assert_eq!(named, ["duty"]);
}

#[test]
fn t014_backward_capture_is_told_of_every_game() {
    for variant in Variant::ALL {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        page.act(Action::Rules(Some(Article::ManCaptures)));
        let told = match variant.rules().man.captures {
            Ways::Forward => "A man captures forward only.",
            Ways::AllWays => "A man captures forward and backward.",
        };
        assert!(sentences(&page).0.iter().any(|line| line == told), "{variant:?}");
    }
}

/// Player and computer: the same capture of three, tapped by the one and answered by the other.
#[test]
fn t016_whoever_captures_jumps_as_far() {
    let way = |page: &Page, ply| {
        let game = page.model.game();
        let path = game.path(ply).expect("a move");
        path.squares.iter().map(|square| game.names().name(*square)).collect::<Vec<_>>()
    };
    let mut tapped = friend(Variant::American, "W:W31:B26,18,10,1");
    ["31", "22", "15", "6"].iter().for_each(|name| tapped.tap_named(name));
    let mut answered = Page::at(Variant::American, "B:W31:B26,18,10,1", "easy");
    answered.tap_named("1");
    answered.tap_named("5");
    let ((ticket, _), pause) = (answered.asked().expect("a question"), answered.alarms()[0].0);
    answered.settle();
    answered.send(Event::Woke(pause));
    answered.send(done(ticket, "31x6"));
    assert_eq!(way(&tapped, 0), ["31", "22", "15", "6"]);
    assert_eq!(way(&answered, 1), way(&tapped, 0));
}

#[test]
fn t017_whoever_cannot_move_has_lost_and_is_told_why() {
    let page = friend(Variant::American, "W:W28:B24,19");
    assert_eq!(page.line(), "White cannot move: Black wins.");
    assert_eq!(page.panel().line.kind, LineKind::Result);
}

#[test]
fn t020_the_count_towards_a_draw_shows_from_30_of_40_on_and_its_reset_too() {
    let mut page = friend(Variant::American, "W:WK29,K32,10:BK1,K4");
    for ply in 0..60 {
        assert_eq!(page.panel().counter, None, "{ply}");
        page.play(["29-25", "1-5", "25-29", "5-1"][ply % 4]);
    }
    assert_eq!(page.panel().counter.as_deref(), Some("Draw after 10 more moves each."));
    page.play("10-7");
    assert!(page.panel().counter.is_some(), "a man that walks resets nothing here");
    page.play("1-5 7-2");
    assert_eq!(page.panel().counter.as_deref(), Some("The count towards a draw starts again."));
    page.play("5-1");
    assert_eq!(page.panel().counter, None);
}

#[test]
fn t021_a_capture_is_one_entry_of_the_list_and_each_hop_is_shown() {
    let mut page = friend(Variant::American, "W:W31:B26,18,10,1");
    page.tap_named("31");
    page.tap_named("6");
    let mut places: Vec<String> = Vec::new();
    for _ in 0..40 {
        page.frame(50.0);
        let loose = page
            .picture()
            .lines()
            .filter(|line| line.contains(" at "))
            .map(str::to_owned)
            .collect::<Vec<_>>();
        places.extend(loose);
    }
    places.dedup();
    assert!(places.len() > 6, "{places:?}");
    let rows = page.panel().rows;
    assert_eq!((rows.len(), rows[0].moves.len()), (1, 1));
    assert!(page.picture().contains("trace"), "all hops stay marked");
}

/// After several promotions on both sides, every king is drawn as a king of its own side.
#[test]
fn t022_kings_are_drawn_in_their_own_colour() {
    let mut page = friend(Variant::Russian, "W:Wc7,e7,a1:Bf2,h2,h6");
    page.play("c7-d8 f2-g1");
    let game = page.model.game();
    let position = *game.position();
    let shapes = app::scene(&page.model, app::Millis(0.0)).shapes;
    let drawn: Vec<_> = shapes
        .iter()
        .filter_map(|shape| if let app::Shape::Piece(_, piece, _) = shape { Some(*piece) } else { None })
        .collect();
    for side in Side::ALL {
        let count = |rank| drawn.iter().filter(|piece| piece.side == side && piece.rank == rank).count();
        let kings = (position.of(side) & position.kings()).count();
        assert_eq!(count(rules::Rank::King), kings as usize);
        assert_eq!(count(rules::Rank::Man), (position.of(side).count() - kings) as usize);
        assert!(kings > 0, "{side:?} has a king");
    }
}

/// What a sentence says of an axis is made from the axis: change the axis and the sentence changes.
#[test]
fn t024_t027_no_sentence_can_differ_from_the_rules() {
    for language in Language::ALL {
        let text = source::text(language);
        for variant in Variant::ALL {
            let rules = variant.rules();
            let told = |rules| articles(&text, &rules, Side::White);
            let mut other = rules;
            other.man.captures =
                if rules.man.captures == Ways::Forward { Ways::AllWays } else { Ways::Forward };
            assert_ne!(told(rules), told(other));
            let board = told(rules).into_iter().find(|(article, _)| *article == Article::Board).unwrap().1;
            assert!(board.contains(&rules.board.men().to_string()), "{board}");
        }
    }
}

#[test]
fn t029_pieces_that_must_capture_are_marked_at_the_start_of_the_turn() {
    let mut page = friend(Variant::American, "W:W22,32:B15,11,1");
    page.play("22-18");
    assert_eq!(names_with(&page, State::MustCapture), ["15"]);
    assert!(page.picture().contains("!b"), "{}", page.picture());
}

#[test]
fn t030_a_blocked_piece_says_why_in_one_line_and_marks_those_that_must() {
    let mut page = friend(Variant::American, "W:W22,32:B18");
    page.tap_named("32");
    let panel = page.panel();
    assert_eq!(panel.line.kind, LineKind::Refusal);
    assert_eq!(panel.line.text, "You must capture: the marked piece can.");
    assert_eq!((panel.question, panel.notice), (None, None));
    assert_eq!(names_with(&page, State::Reason), ["22"]);
    assert_eq!(names_with(&page, State::MustCapture), ["22"]);
}

#[test]
fn t030_what_was_picked_stays_picked() {
    let mut page = friend(Variant::Russian, "W:Wc3,h2:Bd4,d6,b8");
    page.tap_named("c3");
    page.tap_named("d2");
    assert_eq!(page.panel().line.kind, LineKind::Refusal);
    assert!(page.cell("c3").selected);
    page.tap_named("e5");
    page.settle();
    page.tap_named("h8");
    assert_eq!(page.panel().line.kind, LineKind::Refusal);
    assert_eq!(names_with(&page, State::Selected), ["e5"]);
    assert_eq!(links(&page), [Action::Rules(Some(Article::Finish))]);
}

#[test]
fn t031_the_line_leads_to_the_rule_and_to_a_game_without_forced_capture() {
    let mut page = friend(Variant::American, "W:W22,32:B18,1");
    page.tap_named("32");
    assert_eq!(links(&page), [Action::Rules(Some(Article::Duty)), Action::Duty(Duty::May)]);
    page.act(Action::Rules(Some(Article::Duty)));
    assert_eq!(sentences(&page).1, ["duty"]);
    assert_eq!(page.panel().line.kind, LineKind::Refusal, "reading changes nothing");
    page.play("22x15");
    page.act(Action::Duty(Duty::May));
    assert_eq!(page.panel().variant, "American checkers, no forced capture");
    assert!(page.model.game().is_empty());
    page.act(Action::Restore);
    assert_eq!(page.model.game().len(), 1);
    assert_eq!(page.panel().variant, "American checkers");
}

/// Only where it would have helped: not for a piece that could not move anyway, nor on a board
/// where captures are always forced.
#[test]
fn t031_the_house_rule_is_offered_only_where_it_helps() {
    let mut page = friend(Variant::American, "W:W22,32,28:B18,27,23");
    page.tap_named("32");
    assert_eq!(page.panel().line.kind, LineKind::Refusal);
    assert!(!links(&page).contains(&Action::Duty(Duty::May)));
    let mut page = friend(Variant::International, "W:W31,50:B27");
    page.tap_named("50");
    assert_eq!(links(&page), [Action::Rules(Some(Article::Duty))]);
}

#[test]
fn t032_the_computers_duty_is_marked_and_told_as_ours_is() {
    let mut page = Page::at(Variant::American, "W:W22,32:B15,11,1", "easy");
    page.play("22-18");
    let panel = page.panel();
    assert_eq!(
        (panel.line.text.as_str(), panel.line.kind),
        ("Black must capture: one piece can.", LineKind::Thinking)
    );
    assert_eq!(links(&page), [Action::Rules(Some(Article::Duty))]);
    assert_eq!(names_with(&page, State::Due), ["15"]);
    assert_eq!(page.cell("15").label, "15, black man, must capture");
    assert!(page.picture().contains("!b"), "{}", page.picture());
    assert!(names_with(&page, State::MustCapture).is_empty(), "nothing there is ours to press");
}

#[test]
fn t033_the_first_duty_to_capture_is_explained_once() {
    let start = "W:W22,32:B15,11,1";
    let mut page = friend(Variant::American, start);
    page.play("22-18");
    assert_eq!(
        notice(&page),
        "In draughts, if you can capture, you must: with one of the pieces in brackets."
    );
    let kept = page.saved(Slot::Settings);
    page.tap_named("11");
    assert_eq!(notice(&page), "", "the line says so now");
    page.play("15x22");
    let game = friend(Variant::American, start).kept_game();
    let mut again = Page::new(Started { settings: kept, game: Some(game), ..started("en") });
    again.play("22-18");
    assert_eq!(notice(&again), "");
}

#[test]
fn t034_the_number_to_take_is_told_and_the_step_that_decided() {
    let cases = [
        (
            Variant::International,
            "W:W31,50:B27,17,44",
            "White must capture: take 2 pieces.",
            Article::Quantity,
        ),
        (
            Variant::Italian,
            "W:WK18,31:B14,27",
            "White must capture: take 1 piece. A king that can capture goes before a man.",
            Article::WithKing,
        ),
        (
            Variant::Czech,
            "W:WKa1,g1:Bb2,f2",
            "White must capture: one piece can. A king that can capture goes before a man.",
            Article::WithKing,
        ),
    ];
    for (variant, start, line, article) in cases {
        let page = friend(variant, start);
        assert_eq!(page.line(), line);
        assert_eq!(links(&page), [Action::Rules(Some(article))], "{start}");
    }
}

/// Whatever step decides, it is a step of this game, and its sentence is among the game's rules.
#[test]
fn t034_every_refusal_leads_to_a_sentence_of_this_game() {
    for variant in Variant::ALL {
        let told: Vec<_> = articles(&english(), &variant.rules(), Side::White)
            .into_iter()
            .map(|(article, _)| article)
            .collect();
        let mut game = Game::site(variant.rules());
        let mut dice = Dice::new(34);
        while game.status() == Status::Playing && game.ply() < 60 {
            for from in game.referee().grid().squares().squares() {
                let why = rules::explain(&game, from, None);
                let article = why.and_then(|why: Refusal| Article::behind(&why));
                assert!(article.is_none_or(|article| told.contains(&article)), "{why:?}");
            }
            game.play(dice.pick(game.legal())).unwrap();
        }
        let steps = variant.rules().capture.priority.criteria().map(Article::step).collect::<Vec<_>>();
        assert!(steps.iter().all(|step| told.contains(step)));
        let others =
            Criterion::ALL.iter().map(|step| Article::step(*step)).filter(|step| !steps.contains(step));
        assert!(others.into_iter().all(|step| !told.contains(&step)));
    }
}

#[test]
fn t035_official_rules_are_the_default_and_the_house_rule_is_called_one() {
    for language in Language::ALL {
        let page = Page::new(started(language.code()));
        assert_eq!(page.model.game().rules().capture.duty, Duty::Must);
    }
    let mut page = Page::new(started("en"));
    page.act(Action::Duty(Duty::May));
    let items = sheet(&page).sections.into_iter().flat_map(|section| section.items);
    let switch = items.filter_map(|item| if let Item::Switch(choice) = item { Some(choice) } else { None });
    let details: Vec<_> = switch.map(|choice| choice.detail).collect();
    assert!(details.iter().any(|detail| detail.starts_with("House rule:")), "{details:?}");
}

/// One capture, by each habit. A tap on the piece alone picks it: were it to play, a second tap by
/// habit on the square where it went would already be another press.
#[test]
fn t036_one_legal_capture_goes_by_every_habit() {
    let squares = ["31", "22", "15"];
    type Habit = fn(&mut Page, [Square; 3]);
    let habits: [(&str, Habit); 6] = [
        ("the end alone", |page, [_, _, end]| page.tap(end)),
        ("piece and end", |page, [piece, _, end]| [piece, end].into_iter().for_each(|at| page.tap(at))),
        ("each hop", |page, all| all.into_iter().for_each(|at| page.tap(at))),
        ("dragged to the end", |page, [piece, _, end]| page.drag(piece, end)),
        ("dragged to the first hop, then tapped", |page, [piece, hop, end]| {
            page.drag(piece, hop);
            page.tap(end);
        }),
        ("dragged hop by hop", |page, [piece, hop, end]| {
            page.drag(piece, hop);
            page.drag(hop, end);
        }),
    ];
    for (name, habit) in habits {
        let mut page = friend(Variant::American, "W:W31:B26,18,1");
        let squares = squares.map(|name| page.square(name));
        habit(&mut page, squares);
        assert_eq!(page.model.game().text(0).as_deref(), Some("31x15"), "{name}");
    }
}

#[test]
fn t037_of_two_ways_to_one_square_the_player_chooses_and_the_goal_stays_marked() {
    let mut page = friend(Variant::International, "W:WK4:B13,32,37,20");
    page.tap_named("4");
    page.tap_named("15");
    assert!(page.model.game().is_empty(), "nothing is chosen silently");
    assert_eq!(names_with(&page, State::Goal), ["15"]);
    assert_eq!(page.cell("15").label, "15, empty, your move is to end here");
    let ways = names_with(&page, State::Destination);
    assert_eq!(ways, ["27", "31"]);
    page.tap_named(&ways[0]);
    let text = page.model.game().text(0).expect("a move was made");
    assert!(text.matches('x').count() > 1, "{text} names its way");
}

/// The page plays what the rules list, and by their own index: whatever is pressed, nothing else.
#[test]
fn t038_the_page_plays_moves_of_the_rules_own_list() {
    let mut dice = Dice::new(38);
    for _ in 0..30 {
        let mut page = friend(Variant::International, "W:WK47,31,32,38:B14,19,33,34,40,22,23,8");
        let legal = page.model.game().legal().to_vec();
        let squares: Vec<_> = page.cells().into_iter().map(|cell| cell.square).collect();
        for _ in 0..12 {
            let square = squares[dice.roll(squares.len())];
            page.tap(square);
        }
        assert!(page.model.game().moves().first().is_none_or(|made| legal.contains(made)));
    }
}

#[test]
fn t040_nothing_moves_without_an_action() {
    let mut page = friend(Variant::American, "W:W31:B26,18,1");
    page.tap_named("31");
    for _ in 0..50 {
        page.frame(100.0);
        page.send(Event::Blur);
    }
    assert!(page.model.game().is_empty(), "even the only capture waits");
    page.tap_named("22");
    page.settle();
    assert!(page.model.game().is_empty(), "even the only way on waits");
}

#[test]
fn t041_t042_end_squares_and_every_square_are_both_understood_at_any_time() {
    for opponent in ["friend", "easy"] {
        for taps in [&["31", "15"][..], &["31", "22", "15"], &["15"]] {
            let mut page = Page::at(Variant::American, "W:W31:B26,18,1", opponent);
            taps.iter().for_each(|name| page.tap_named(name));
            assert_eq!(page.model.game().len(), 1, "{opponent} {taps:?}");
        }
    }
}

#[test]
fn t046_t047_an_answer_to_an_old_position_is_never_played() {
    for action in [Action::Undo, Action::NewGame, Action::Variant(Variant::Russian), Action::GoTo(0)] {
        let mut page = Page::new(started("en"));
        page.tap_named("11");
        page.tap_named("15");
        let (ticket, _) = page.asked().expect("a question");
        page.act(action);
        let before = *page.model.game().position();
        page.send(done(ticket, "23-19"));
        page.settle();
        assert_eq!(*page.model.game().position(), before, "{action:?}");
    }
}

#[test]
fn t048_undo_and_redo_reach_both_ends_after_the_result_and_while_the_computer_thinks() {
    let mut page = friend(Variant::American, "W:W22,32:B18,10,6");
    page.play("22x15 10x19 32-27");
    while page.model.game().status() == Status::Playing {
        let game = page.model.game();
        page.play(&text_of(game, game.legal()[0]));
    }
    let end = page.model.game().len();
    for _ in 0..end {
        page.act(Action::Undo);
    }
    assert_eq!(page.model.game().ply(), 0);
    for _ in 0..end {
        page.act(Action::Redo);
    }
    assert_eq!((page.model.game().ply(), page.panel().line.kind), (end, LineKind::Result));
    let mut page = Page::new(started("en"));
    page.tap_named("11");
    page.tap_named("15");
    assert_eq!(page.panel().line.kind, LineKind::Thinking);
    page.act(Action::Undo);
    assert_eq!((page.model.game().ply(), page.panel().line.kind), (0, LineKind::Turn));
    page.act(Action::Redo);
    assert_eq!((page.model.game().ply(), page.panel().line.kind), (1, LineKind::Thinking));
}

#[test]
fn t049_a_new_game_is_not_beside_undo_and_can_be_taken_back() {
    let mut page = Page::new(started("en"));
    let controls = page.panel().controls;
    assert!(controls.iter().all(|button| button.action != Action::NewGame));
    page.act(Action::Opponent(Opponent::Friend));
    page.play("11-15 22-18 15x22");
    page.act(Action::NewGame);
    page.act(Action::Restore);
    assert_eq!(page.model.game().len(), 3);
}

/// A slip on "New game", then a reload: the old game can be put back all the same.
#[test]
fn t049_a_new_game_can_be_taken_back_after_a_reload_too() {
    let mut page = Page::new(started("en"));
    page.act(Action::Opponent(Opponent::Friend));
    page.play("11-15 22-18 15x22");
    page.act(Action::Variant(Variant::Czech));
    let reopened = |page: &Page| Page::new(Started { game: page.saved(Slot::Game), ..started("en") });
    let mut again = reopened(&page);
    assert_eq!(again.panel().variant, "Czech draughts");
    assert_eq!(notice(&again), "New game: Czech draughts.");
    again.act(Action::Restore);
    assert_eq!((again.model.game().len(), again.panel().variant.as_str()), (3, "American checkers"));
    page.play("f6-e5");
    assert_eq!(notice(&reopened(&page)), "", "once a move is made, it is decided");
}

/// At every moment: what is kept then is what comes back.
#[test]
fn t074_a_reload_at_any_moment_resumes() {
    let mut page = Page::new(started("en"));
    let mut dice = Dice::new(74);
    page.act(Action::Opponent(Opponent::Friend));
    let mut kept = page.kept_game();
    for _ in 0..120 {
        let cells = page.cells();
        let useful: Vec<_> = cells.iter().filter(|cell| cell.states.len() > 2).collect();
        if useful.is_empty() {
            break;
        }
        page.tap(useful[dice.roll(useful.len())].square);
        kept = page.saved(Slot::Game).unwrap_or(kept);
        let again = Page::new(Started { game: Some(kept.clone()), ..started("en") });
        assert_eq!(again.model.game().position(), page.model.game().position());
        page.settle();
    }
}

/// Cut off anywhere, or from a newer version, or of another kind: a notice, and a game to play.
#[test]
fn t075_a_bad_text_never_blocks_the_start() {
    let mut page = Page::new(started("en"));
    page.act(Action::Opponent(Opponent::Friend));
    page.play("11-15 22-18 15x22");
    page.act(Action::NewGame);
    page.act(Action::Restore);
    let (game, settings) = (page.kept_game(), page.saved(Slot::Settings).expect("choices are kept"));
    for cut in 0..game.len() {
        let page = Page::new(Started { game: Some(game[..cut].to_owned()), ..started("en") });
        let dropped = page.panel().notice.is_some();
        assert!(dropped || page.model.game().len() <= 3, "cut after {cut}");
        assert!(!page.picture().is_empty());
    }
    for cut in 0..settings.len() {
        Page::new(Started { settings: Some(settings[..cut].to_owned()), ..started("en") }).picture();
    }
    let newer = game.replacen("damka game 1", "damka game 99", 1);
    for bad in [newer, settings.clone(), "null".into(), "{}".into(), "\u{0}".into()] {
        let mut page = Page::new(Started { game: Some(bad.clone()), ..started("en") });
        assert_eq!(notice(&page), "The saved game could not be read, so this is a new one.", "{bad:?}");
        page.play("11-15");
    }
    let mut page = Page::new(Started { settings: Some(game), ..started("en") });
    assert!(page.panel().notice.is_some());
    page.play("11-15");
}

/// Seeded damage to both texts at once: nothing ends, and what is taken up can be played.
#[test]
fn t075_damaged_texts_end_nothing() {
    let mut page = Page::new(started("en"));
    page.act(Action::Variant(Variant::Spanish));
    page.act(Action::Opponent(Opponent::Friend));
    let (game, settings) = (page.kept_game(), page.saved(Slot::Settings).expect("choices are kept"));
    let mut dice = Dice::new(75);
    for _ in 0..800 {
        let (game, settings) = (damaged(&game, &mut dice), damaged(&settings, &mut dice));
        let mut page = Page::new(Started { game: Some(game), settings: Some(settings), ..started("pl") });
        page.key_in(page.cursor());
        page.send(Event::Key(Key::Escape));
        page.act(Action::Undo);
        page.act(Action::NewGame);
        assert!(!page.picture().is_empty());
    }
}

/// A byte changed, a piece left out, doubled, or put elsewhere.
fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.roll(4) {
        let at = dice.roll(bytes.len());
        let end = (at + 1 + dice.roll(9)).min(bytes.len());
        match dice.roll(4) {
            0 => bytes[at] = u8::try_from(dice.roll(256)).expect("a byte"),
            1 if bytes.len() > 12 => drop(bytes.drain(at..end)),
            2 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            _ => bytes.swap(at, end - 1),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn t076_the_game_goes_on_with_storage_that_fails_every_time() {
    let mut page = Page::new(started("en"));
    page.act(Action::Opponent(Opponent::Friend));
    for made in ["11-15", "22-18", "15x22"] {
        page.send(Event::StorageFailed);
        page.play(made);
        page.send(Event::StorageFailed);
    }
    assert_eq!(page.model.game().len(), 3);
}

#[test]
fn t087_squares_are_named_as_the_game_names_them() {
    for variant in Variant::ALL {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        let names = Names::official(&variant.rules());
        let cells = page.cells();
        assert_eq!(cells.len(), usize::from(variant.rules().board.squares()));
        assert!(cells.iter().all(|cell| cell.name == names.name(cell.square)));
    }
}

/// Every language says every rule of every game, with words of its own.
#[test]
fn t090_every_language_tells_every_rule() {
    for variant in Variant::ALL {
        let told =
            Language::ALL.map(|language| articles(&source::text(language), &variant.rules(), Side::Black));
        assert!(told.iter().all(|rules| rules.len() == told[0].len()));
        for (index, rules) in told.iter().enumerate() {
            assert!(told[..index].iter().all(|other| other[2].1 != rules[2].1));
        }
    }
}
