//! `damka hub` as another program meets it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A conversation with the engine.
struct Talk {
    program: Child,
    ear: Option<ChildStdin>,
    mouth: BufReader<ChildStdout>,
}

impl Talk {
    fn start() -> Talk {
        let damka = Command::new(env!("CARGO_BIN_EXE_damka"))
            .arg("hub")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut program = damka.expect("damka can be started");
        let ear = program.stdin.take();
        let mouth = BufReader::new(program.stdout.take().expect("its output is ours"));
        Talk { program, ear, mouth }
    }

    /// An engine that is ready for a game.
    fn about(variant: &str) -> Talk {
        let mut talk = Talk::start();
        talk.say(&format!("set-param name=variant value={variant}\ninit"));
        assert_eq!(talk.hear(), "ready");
        talk
    }

    fn say(&mut self, text: &str) {
        let ear = self.ear.as_mut().expect("it was not left");
        writeln!(ear, "{text}").expect("it listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.mouth.read_line(&mut line).expect("it speaks");
        line.trim_end().to_owned()
    }

    /// What it says up to a command, that one included; any other end would be waited for in vain.
    fn hear_until(&mut self, command: &str) -> Vec<String> {
        let mut lines = vec![];
        loop {
            let line = self.hear();
            let said = line.split(' ').next().unwrap_or_default().to_owned();
            lines.push(line);
            if said == command {
                return lines;
            }
            assert!(!["", "done", "error"].contains(&said.as_str()), "no {command}: {lines:?}");
        }
    }

    fn ask(&mut self, text: &str, answer: &str) -> String {
        self.say(text);
        self.hear_until(answer).pop().unwrap_or_default()
    }

    fn assert_ends(mut self) {
        assert_eq!(self.hear(), "");
        assert!(self.program.wait().expect("it is ours").success());
    }
}

const RUSSIAN_START: &str = "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

fn international_start() -> String {
    format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20))
}

#[test]
fn it_introduces_itself_with_its_parameters() {
    let mut talk = Talk::start();
    talk.say("hub");
    let lines = talk.hear_until("wait");
    assert!(lines[0].starts_with("id name=Damka version="), "{lines:?}");
    let variant = "param name=variant value=normal type=enum values=\"";
    assert!(lines.iter().any(|line| line.starts_with(variant) && line.contains("russian")), "{lines:?}");
    assert_eq!(talk.ask("init", "ready"), "ready");
}

#[test]
fn it_plays_the_protocols_own_game_without_being_told() {
    let mut talk = Talk::start();
    assert_eq!(talk.ask("init", "ready"), "ready");
    talk.say(&format!(
        "pos pos={} moves=\"32-28 19-23 28x19x23\"\nlevel nodes=3000\ngo think",
        international_start()
    ));
    let made = talk.hear_until("done").pop().unwrap_or_default();
    let legal = ["done move=14x23x19", "done move=13x24x19"];
    assert!(legal.iter().any(|start| made.starts_with(start)), "{made}");
}

#[test]
fn the_same_question_within_a_limit_of_nodes_has_the_same_answer() {
    let question = format!("new-game\npos pos={RUSSIAN_START}\nlevel nodes=5000\ngo think");
    let mut talk = Talk::about("russian");
    let first = talk.ask(&question, "done");
    assert_eq!(talk.ask(&question, "done"), first);
    assert!(Talk::about("russian").ask(&question, "done") == first);
}

#[test]
fn it_tells_what_it_finds_out() {
    let mut talk = Talk::about("russian");
    talk.say(&format!("pos pos={RUSSIAN_START}\nlevel depth=5\ngo think"));
    let lines = talk.hear_until("done");
    let deepest = &lines[lines.len() - 2];
    for part in ["info depth=5 ", " score=", " nodes=", " time=", " nps=", " pv="] {
        assert!(deepest.contains(part), "{deepest}");
    }
    let line = deepest.split(" pv=").nth(1).map(|line| line.trim_matches('"').split(' ').collect::<Vec<_>>());
    let line = line.expect("it tells a line");
    assert_eq!(lines[lines.len() - 1], format!("done move={} ponder={}", line[0], line[1]));
}

/// White takes the last piece.
#[test]
fn a_won_game_is_worth_a_hundred_men_less_its_plies() {
    let mut talk = Talk::about("russian");
    talk.say("pos pos=WeeeeeeeeeeeeebeeeWeeeeeeeeeeeeee\nlevel depth=3\ngo analyze");
    let lines = talk.hear_until("done");
    assert!(lines.iter().any(|line| line.contains("score=99.9")), "{lines:?}");
}

#[test]
fn it_hears_while_it_thinks() {
    let mut talk = Talk::about("american");
    talk.say(&format!("pos pos=B{}\nlevel infinite\ngo think", &RUSSIAN_START[1..]));
    assert_eq!(talk.ask("ping", "pong"), "pong");
    assert!(talk.ask("stop", "done").starts_with("done move="));
    assert_eq!(talk.ask("ping", "pong"), "pong");
}

#[test]
fn time_counts_from_ponder_hit() {
    let mut talk = Talk::about("russian");
    talk.say(&format!("pos pos={RUSSIAN_START}\nlevel move-time=0.01\ngo ponder"));
    for _ in 0..20 {
        assert_eq!(talk.ask("ping", "pong"), "pong");
    }
    assert!(talk.ask("ponder-hit", "done").starts_with("done move="));
}

#[test]
fn moves_may_have_official_numbers() {
    let mut talk = Talk::about("russian");
    let position = format!("pos pos={RUSSIAN_START} moves=");
    assert!(talk.ask(&format!("{position}10-14"), "error").contains("10-14"));
    talk.say("set-param name=numbering value=official");
    let made = talk.ask(&format!("{position}10-14\nlevel nodes=100\ngo think"), "done");
    let from: u8 =
        made["done move=".len()..].split(['-', 'x']).next().and_then(|n| n.parse().ok()).expect(&made);
    assert!(from > 20, "Black is at the far end in these numbers: {made}");
}

#[test]
fn a_level_of_the_site_keeps_to_its_own_limits() {
    let mut talk = Talk::about("russian");
    talk.say(&format!("set-param name=level value=easy\npos pos={RUSSIAN_START}\nlevel infinite\ngo think"));
    let lines = talk.hear_until("done");
    assert!(lines.iter().all(|line| !line.contains("depth=3")), "{lines:?}");
}

/// Whoever plays on after the third repetition has other rules for draws.
#[test]
fn it_plays_on_after_a_draw() {
    let mut talk = Talk::start();
    let there_and_back = "46-5 50-45 5-46 45-50 ".repeat(6);
    let kings = format!("W{}W{}B", "e".repeat(45), "e".repeat(3));
    talk.say(&format!("pos pos={kings} moves=\"{there_and_back}\"\nlevel depth=1\ngo think"));
    assert!(talk.hear_until("done").last().is_some_and(|line| line.starts_with("done move=46-")));
}

#[test]
fn what_makes_no_sense_is_answered_by_an_error() {
    let mut talk = Talk::about("russian");
    for (text, part) in [
        ("set-param name=book value=true", "'book'"),
        ("set-param name=variant value=chess", "'chess'"),
        ("pos pos=Wb", "'Wb'"),
        ("go think", "no position"),
        ("pos pos=BWeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee\ngo think", "over"),
        ("pos pos=Wweeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", "last row"),
        (&format!("pos pos={RUSSIAN_START} moves=\"22-18 22-18\""), "'22-18'"),
        ("level", "infinite"),
        ("go", "think"),
        ("pos pos=\"Wb", "quotation mark"),
    ] {
        let error = talk.ask(text, "error");
        assert!(error.contains(part), "{text}: {error}");
    }
}

#[test]
fn what_it_does_not_know_it_passes_over() {
    let mut talk = Talk::about("russian");
    talk.say("draw-offer\n\nstop\nponder-hit");
    assert_eq!(talk.ask("ping loudly=yes", "pong"), "pong");
}

#[test]
fn it_leaves_when_told_and_when_its_client_is_gone() {
    let mut talk = Talk::about("russian");
    talk.say("quit");
    talk.assert_ends();
    let mut talk = Talk::about("russian");
    talk.say(&format!("pos pos={RUSSIAN_START}\nlevel infinite\ngo think"));
    talk.ear = None;
    while !talk.hear().is_empty() {}
    talk.assert_ends();
}
