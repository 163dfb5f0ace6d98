//! The messages between page and thread: tickets, stopping, replacing, and questions that cannot be
//! answered.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use ai::talk::{Ask, GameText, Reply, Servant, Ticket};
use ai::{Level, Megabytes, Millis, Random, Seed};
use rules::notation::{Names, fen};
use rules::{Duty, Game, Status, Variant};

fn servant() -> Servant {
    Servant::new(Megabytes(4))
}

fn think(ticket: u32, game: &Game, level: Level) -> Ask {
    Ask::Think { ticket: Ticket(ticket), game: GameText::of(game), level, seed: Seed(ticket) }
}

/// Every reply until the servant is idle.
fn replies(servant: &mut Servant) -> Vec<Reply> {
    let mut replies = vec![];
    while servant.is_busy() {
        replies.extend(servant.step(Millis(0)));
    }
    replies
}

/// A game after so many moves, or some more if there was only one move then.
fn played(variant: Variant, duty: Duty, plies: usize) -> Game {
    let mut game = Game::site(variant.rules().with_duty(duty));
    while game.ply() < plies || game.legal().len() == 1 {
        let Some(&mv) = game.legal().get(game.ply() * 7 % game.legal().len().max(1)) else { break };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn a_question_is_answered_once_with_its_ticket_and_a_legal_move() {
    let mut servant = servant();
    for (k, &variant) in (0..).zip(Variant::ALL) {
        let mut game = played(variant, Duty::ALL[k as usize % 2], 14);
        assert_eq!(servant.handle(&think(k, &game, Level::Medium), Millis(0)), None);
        let mut replies = replies(&mut servant);
        let Some(Reply::Done { ticket, mv, .. }) = replies.pop() else { panic!("no answer in {variant:?}") };
        assert_eq!(ticket, Ticket(k));
        let mv = game.read(&mv).unwrap();
        assert!(game.play(mv).is_ok());
        assert!(
            replies
                .iter()
                .all(|reply| matches!(reply, Reply::Thinking { ticket, .. } if *ticket == Ticket(k)))
        );
    }
}

#[test]
fn the_depths_that_are_told_rise() {
    let mut servant = servant();
    servant.handle(&think(1, &played(Variant::Russian, Duty::Must, 6), Level::Hard), Millis(0));
    let mut last = None;
    for _ in 0..40 {
        if let Some(Reply::Thinking { depth, .. }) = servant.step(Millis(0)) {
            assert!(Some(depth) > last);
            last = Some(depth);
        }
    }
    assert!(last.is_some() && servant.is_busy());
}

#[test]
fn who_is_told_to_stop_says_so_and_nothing_more() {
    let mut servant = servant();
    servant.handle(&think(7, &played(Variant::International, Duty::Must, 4), Level::Hard), Millis(0));
    servant.step(Millis(0));
    let stopped = servant.handle(&Ask::Stop { ticket: Ticket(7) }, Millis(1));
    assert_eq!(stopped, Some(Reply::Stopped { ticket: Ticket(7) }));
    assert!(!servant.is_busy());
    assert_eq!(servant.step(Millis(2)), None);
}

#[test]
fn an_old_stop_does_not_end_a_new_question() {
    let mut servant = servant();
    servant.handle(&think(2, &played(Variant::Pool, Duty::Must, 4), Level::Medium), Millis(0));
    assert_eq!(
        servant.handle(&Ask::Stop { ticket: Ticket(1) }, Millis(0)),
        Some(Reply::Stopped { ticket: Ticket(1) })
    );
    assert!(matches!(replies(&mut servant).last(), Some(Reply::Done { ticket: Ticket(2), .. })));
}

#[test]
fn a_new_question_replaces_the_old_one() {
    let mut servant = servant();
    servant.handle(&think(1, &played(Variant::Czech, Duty::Must, 4), Level::Hard), Millis(0));
    servant.step(Millis(0));
    servant.handle(&think(2, &played(Variant::Italian, Duty::Must, 5), Level::Easy), Millis(0));
    let replies = replies(&mut servant);
    assert!(matches!(replies.last(), Some(Reply::Done { ticket: Ticket(2), .. })));
    assert!(!replies.iter().any(|reply| matches!(reply, Reply::Done { ticket: Ticket(1), .. })));
}

#[test]
fn the_time_of_the_level_is_kept() {
    let mut servant = servant();
    servant.handle(&think(1, &played(Variant::Russian, Duty::Must, 4), Level::Hard), Millis(500));
    assert!(!matches!(servant.step(Millis(600)), Some(Reply::Done { .. })));
    assert!(matches!(servant.step(Millis(1_500)), Some(Reply::Done { .. })));
}

#[test]
fn a_forced_move_needs_no_thought() {
    let mut game = Game::traditional(Variant::American.rules());
    for text in ["11-15", "22-18"] {
        game.play(game.read(text).unwrap()).unwrap();
    }
    assert_eq!(game.legal().len(), 1);
    let mut servant = servant();
    servant.handle(&think(1, &game, Level::Hard), Millis(0));
    let Some(Reply::Done { mv, nodes: 0, .. }) = servant.step(Millis(0)) else { panic!("it thought") };
    assert_eq!(mv, "15x22");
}

#[test]
fn questions_that_make_no_sense_say_what_is_wrong_and_where() {
    let good = GameText::of(&played(Variant::American, Duty::Must, 2));
    let start = |text: &str| GameText { start: Some(text.to_owned()), ..good.clone() };
    let over = GameText { moves: vec![], ..start("B:W9:B") };
    let cases = [
        (GameText { rules: "chess".to_owned(), ..good.clone() }, "chess"),
        (GameText { rules: "board=9x9x3".to_owned(), ..good.clone() }, "board=9x9x3"),
        (start("W:W99:B1"), "W99"),
        (start(""), "starting position"),
        (GameText { moves: vec!["1-2".to_owned()], ..good.clone() }, "move 1, \"1-2\""),
        (
            GameText { moves: vec!["11-15".to_owned(), "♞".to_owned()], start: None, ..good.clone() },
            "move 2, \"♞\"",
        ),
        (over, "over"),
    ];
    for (game, why) in cases {
        let mut servant = servant();
        let ask = Ask::Think { ticket: Ticket(9), game, level: Level::Easy, seed: Seed(0) };
        let Some(Reply::Failed { ticket, why: said }) = servant.handle(&ask, Millis(0)) else {
            panic!("{ask:?}")
        };
        assert_eq!(ticket, Ticket(9));
        assert!(said.contains(why), "{why}: {said}");
        assert!(!servant.is_busy());
    }
}

#[test]
fn damaged_questions_end_nothing() {
    let mut servant = servant();
    let mut random = Random::new(Seed(8), 0);
    for &variant in Variant::ALL {
        let game = GameText::of(&played(variant, Duty::Must, 12));
        let start = Game::site(variant.rules()).position().setup();
        let start = Some(fen::write(&start, &Names::official(&variant.rules())));
        for _ in 0..60 {
            let mut game = GameText { start: start.clone(), ..game.clone() };
            let part = match random.below(3) {
                0 => &mut game.rules,
                1 => game.start.as_mut().unwrap(),
                _ => &mut game.moves[random.below(12)],
            };
            *part = damaged(part, &mut random);
            let ask = Ask::Think { ticket: Ticket(1), game, level: Level::Easy, seed: Seed(1) };
            let said = servant.handle(&ask, Millis(0));
            let done = replies(&mut servant).pop();
            let answered = matches!(said.or(done), Some(Reply::Done { .. } | Reply::Failed { .. }));
            assert!(answered, "{ask:?}");
        }
    }
}

/// The text with some characters left out, doubled, or exchanged for others.
fn damaged(text: &str, random: &mut Random) -> String {
    let mut chars: Vec<_> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(chars.len());
        match random.below(3) {
            _ if chars.is_empty() => {}
            0 => drop(chars.remove(at)),
            1 => chars.insert(at, chars[at]),
            _ => chars[at] = ['0', '9', 'x', ':', ',', '-', 'K', '=', 'é'][random.below(9)],
        }
    }
    chars.into_iter().collect()
}

#[test]
fn games_and_messages_survive_the_way() {
    for &variant in Variant::ALL {
        for duty in Duty::ALL {
            let game = played(variant, *duty, 30);
            let ask = think(3, &game, Level::Easy);
            let there: Ask = serde_json::from_str(&serde_json::to_string(&ask).unwrap()).unwrap();
            assert_eq!(there, ask);
            let Ask::Think { game: text, .. } = there else { panic!("another message") };
            let read = text.read().unwrap();
            assert_eq!(
                (read.position(), read.ply(), read.counts()),
                (game.position(), game.ply(), game.counts())
            );
        }
    }
    let done = Reply::Done {
        ticket: Ticket(1),
        mv: "c3-d4".to_owned(),
        score: ai::Score::win_in(3),
        certain: true,
        depth: ai::Depth(9),
        nodes: 1 << 40,
    };
    assert_eq!(serde_json::from_str::<Reply>(&serde_json::to_string(&done).unwrap()).unwrap(), done);
}

#[test]
fn a_whole_game_goes_back_and_forth() {
    let mut servant = servant();
    let mut game = Game::site(Variant::Brazilian.rules());
    let mut ticket = 0;
    while game.status() == Status::Playing && !game.may_claim() {
        ticket += 1;
        servant.handle(&think(ticket, &game, Level::Easy), Millis(0));
        let Some(Reply::Done { mv, .. }) = replies(&mut servant).pop() else { panic!("no answer") };
        game.play(game.read(&mv).unwrap()).unwrap();
        assert!(game.ply() < 1_000);
    }
    assert!(game.ply() > 20);
}

/// A game of international draughts from a position of three pieces: won for the side to move.
fn ending() -> Game {
    let rules = Variant::International.rules();
    Game::new(rules, &fen::read("W:WK46,K48:B3", &Names::grid(&rules)).unwrap()).unwrap()
}

/// The answer to a question about the ending, and whether it is certain.
fn answer(servant: &mut Servant, level: Level) -> (ai::Score, bool) {
    servant.handle(&think(9, &ending(), level), Millis(0));
    loop {
        if let Some(Reply::Done { score, certain, .. }) = servant.step(Millis(0)) {
            return (score, certain);
        }
    }
}

/// Goes on until nothing is left to work out.
fn work_out(servant: &mut Servant) -> (String, Vec<u8>) {
    while servant.is_busy() {
        assert_eq!(servant.step(Millis(0)), None);
    }
    servant.keeps().unwrap()
}

#[test]
fn between_questions_endgames_are_worked_out_once_and_handed_over() {
    let mut servant = servant();
    assert_eq!(servant.seeks(), None);
    assert!(!answer(&mut servant, Level::Hard).1);
    let name = servant.seeks().unwrap();
    assert_eq!((servant.seeks(), servant.is_busy()), (None, false));
    servant.found(&name, None);
    // A question that comes in between is answered, not put off.
    servant.step(Millis(0));
    assert!(!answer(&mut servant, Level::Hard).1 && servant.is_busy());
    let (kept_as, bytes) = work_out(&mut servant);
    assert_eq!((kept_as, servant.keeps()), (name, None));
    let (score, certain) = answer(&mut servant, Level::Hard);
    assert!(certain && score.is_decided(), "{score}");
    // Weaker levels do not know them, and what they do not know is not lost.
    assert!(!answer(&mut servant, Level::Medium).1);
    assert_eq!(answer(&mut servant, Level::Hard), (score, true));
    assert_eq!(servant.seeks(), None);
    what_was_kept_is_used(&bytes, score);
}

fn what_was_kept_is_used(bytes: &[u8], score: ai::Score) {
    let mut next = servant();
    answer(&mut next, Level::Easy);
    let name = next.seeks().unwrap();
    next.found("another", Some(bytes.to_vec()));
    next.found(&name, Some(bytes.to_vec()));
    assert!(!next.is_busy() && next.keeps().is_none());
    assert_eq!(answer(&mut next, Level::Hard), (score, true));
    what_is_found_in_time_is_used_at_once(bytes, score);
}

fn what_is_found_in_time_is_used_at_once(bytes: &[u8], score: ai::Score) {
    let mut servant = servant();
    servant.handle(&think(9, &ending(), Level::Hard), Millis(0));
    let name = servant.seeks().unwrap();
    servant.found(&name, Some(bytes.to_vec()));
    let answers = replies(&mut servant);
    let Some(Reply::Done { score: found, certain: true, .. }) = answers.last() else { panic!("{answers:?}") };
    assert_eq!(*found, score);
}

#[test]
fn what_was_kept_and_is_damaged_is_worked_out_again() {
    let mut servant = servant();
    answer(&mut servant, Level::Easy);
    let name = servant.seeks().unwrap();
    servant.found(&name, Some(vec![1; 815_161]));
    assert!(servant.is_busy());
    work_out(&mut servant);
    assert!(answer(&mut servant, Level::Hard).1);
}

#[test]
fn other_rules_have_other_endgames() {
    let mut servant = servant();
    answer(&mut servant, Level::Easy);
    let name = servant.seeks().unwrap();
    servant.handle(&think(1, &played(Variant::American, Duty::Must, 4), Level::Easy), Millis(0));
    while servant.is_busy() {
        servant.step(Millis(0));
    }
    servant.found(&name, None);
    assert!(!servant.is_busy(), "what was asked for before is no longer wanted");
    assert!(servant.seeks().is_some_and(|other| other != name));
}

#[test]
fn lines_can_be_played_and_the_best_one_comes_first() {
    let mut servant = servant();
    for (k, &variant) in (0..).zip(Variant::ALL) {
        let game = played(variant, Duty::Must, 12);
        let ask = Ask::Analyse { ticket: Ticket(k), game: GameText::of(&game), lines: 3, time: 1 };
        assert_eq!(servant.handle(&ask, Millis(0)), None);
        let mut said = vec![];
        while servant.is_busy() && !said.iter().any(|reply| matches!(reply, Reply::Lines { last: true, .. }))
        {
            said.extend(servant.step(Millis(2)));
        }
        let Some(Reply::Lines { ticket, lines, .. }) = said.pop() else { panic!("no lines in {variant:?}") };
        assert_eq!(ticket, Ticket(k));
        assert!((1..=3).contains(&lines.len()) && lines.is_sorted_by(|a, b| a.score >= b.score), "{lines:?}");
        for line in lines {
            let mut ahead = game.clone();
            for text in &line.moves {
                let made = ahead.read(text).unwrap();
                assert!(ahead.play(made).is_ok(), "{variant:?}: {text} in {line:?}");
            }
        }
    }
}
