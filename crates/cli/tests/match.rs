//! `damka match`: whole games between programs that speak the Hub protocol.

use std::fs;
use std::process::{Command, Output};

fn damka(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_damka"))
        .arg("match")
        .args(arguments)
        .output()
        .expect("damka can be started")
}

fn answer(arguments: &[&str]) -> String {
    let output = damka(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the answer is text")
}

fn assert_refused(arguments: &[&str], parts: &[&str]) {
    let output = damka(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), errors.lines().count()), (Some(2), 1), "{arguments:?}: {errors}");
    for part in parts {
        assert!(errors.contains(part), "{arguments:?}: {errors:?} does not say {part:?}");
    }
}

/// What does not depend on the clock.
fn scores(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.contains(" s each")).collect()
}

#[test]
fn two_engines_play_and_the_score_is_told() {
    let arguments = [
        "--variant",
        "russian",
        "--games",
        "4",
        "--engine",
        "nodes=1000",
        "--engine",
        "name=child level=easy",
        "--nodes",
        "500",
    ];
    let text = answer(&arguments);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 4 + 3, "{text}");
    assert!(lines[3].starts_with("    4 of 4  +"), "{text}");
    assert!(lines[4].starts_with("nodes=1000 against child, russian: +"), "{text}");
    assert!(lines[6].starts_with("child: ") && lines[6].contains(" moves in "), "{text}");
    assert_eq!(scores(&answer(&arguments)), scores(&text), "with limits of nodes it comes out the same");
}

#[test]
fn games_at_the_same_time_come_out_the_same() {
    let last = |concurrency| {
        let text = answer(&[
            "--variant",
            "american",
            "--games",
            "6",
            "--nodes",
            "300",
            "--concurrency",
            concurrency,
        ]);
        scores(&text).pop().expect("a line").to_owned()
    };
    assert_eq!(last("1"), last("3"));
}

#[test]
fn every_game_is_written_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.pdn");
    let pdn = file.to_str().expect("its name is text");
    answer(&[
        "--variant",
        "italian",
        "--games",
        "3",
        "--nodes",
        "200",
        "--openings",
        "official",
        "--pdn",
        pdn,
    ]);
    let text = fs::read_to_string(&file).expect("it was written");
    assert_eq!(text.matches("[Event \"damka match\"]").count(), 3, "{text}");
    assert_eq!(text.matches("[GameType \"22,W,8,8,N2,1\"]").count(), 3, "{text}");
    assert!(text.contains("[Round \"3\"]\n[White \"damka\"]"), "{text}");
}

/// Numbers that the referee does not expect are illegal moves.
#[test]
fn an_engine_with_illegal_moves_loses_and_is_named() {
    let odd =
        ["--variant", "russian", "--games", "2", "--nodes", "50", "--engine", "name=odd numbering=official"];
    let text = answer(&odd);
    assert!(text.contains("game 1, ply ") && text.contains(": odd loses, "), "{text}");
    assert!(text.contains("odd against damka, russian: +0 =0 -2, 0.0 %"), "{text}");
}

#[test]
fn captures_may_be_optional() {
    let text = answer(&["--variant", "pool", "--games", "2", "--nodes", "200", "--optional-capture"]);
    assert!(!text.contains("loses"), "{text}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused =
        |more: &[&str], parts: &[&str]| assert_refused(&[&["--variant", "czech"], more].concat(), parts);
    assert_refused(&[], &["--variant is missing"]);
    refused(&["--engine", "no-such-program"], &["--engine", "no-such-program", "cannot be started"]);
    refused(&["--engine", "colour=red"], &["--engine", "'colour'"]);
    refused(&["--engine", "level=genius"], &["--engine", "'genius'", "easy"]);
    refused(&["--engine", "nodes=many"], &["--engine", "nodes=many"]);
    refused(&["--engine", "", "--engine", "", "--engine", ""], &["--engine", "two"]);
    refused(&["--openings", "official"], &["--openings", "czech"]);
    refused(&["--openings", "some"], &["--openings", "'some'"]);
    refused(&["--move-time", "soon"], &["--move-time", "'soon'"]);
    refused(&["--pdn", "no/such/folder/games.pdn"], &["--pdn", "no/such/folder"]);
    refused(&["--engine", &format!("{} help", env!("CARGO_BIN_EXE_damka"))], &["--engine", "it ended"]);
}
