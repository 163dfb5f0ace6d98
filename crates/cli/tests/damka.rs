//! The program as others use it: what it prints, what it refuses, and how it ends.

use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn damka(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_damka")).args(arguments).output().expect("damka can be started")
}

/// Standard output of a command that goes well.
fn answer(arguments: &[&str]) -> String {
    let output = damka(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the answer is text")
}

fn json_answer(arguments: &[&str]) -> Value {
    serde_json::from_str(&answer(arguments)).expect("the answer is JSON")
}

/// A refusal: one line on standard error with all these parts, nothing else, status 2.
fn assert_refused(arguments: &[&str], parts: &[&str]) {
    let output = damka(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
    assert_eq!(errors.lines().count(), 1, "{arguments:?}: {errors}");
    assert!(errors.starts_with("damka: "), "{errors}");
    for part in parts {
        assert!(errors.contains(part), "{arguments:?}: {errors:?} does not say {part:?}");
    }
}

const VARIANTS: [&str; 8] =
    ["american", "russian", "brazilian", "spanish", "italian", "czech", "pool", "international"];

#[test]
fn moves_of_an_algebraic_position() {
    let moves = json_answer(&["moves", "--variant", "russian", "--fen", "W:Wf6:Bg7", "--json"]);
    assert_eq!(moves, json!([{"from": "f6", "to": "h8", "captured": ["g7"], "pdn": "f6:h8"}]));
}

#[test]
fn moves_of_a_numeric_position() {
    let moves = json_answer(&["moves", "--variant=russian", "--fen=W:W11:B8", "--json"]);
    assert_eq!(moves, json!([{"from": "11", "to": "4", "captured": ["8"], "pdn": "11:4"}]));
}

#[test]
fn moves_are_one_line_of_json_or_one_line_each() {
    let fen = ["moves", "--variant", "american", "--fen", "W:W22,30:B17,10"];
    assert_eq!(answer(&fen), "22x13\n");
    assert_eq!(answer(&[&fen[..], &["--json"]].concat()).lines().count(), 1);
}

#[test]
fn a_capture_may_be_left_out_if_that_is_asked_for() {
    let moves = answer(&["moves", "--variant", "american", "--fen", "W:W22:B17", "--optional-capture"]);
    let mut moves: Vec<_> = moves.lines().collect();
    moves.sort_unstable();
    assert_eq!(moves, ["22-18", "22x13"]);
}

#[test]
fn a_lost_position_has_no_moves() {
    assert_eq!(json_answer(&["moves", "--variant", "italian", "--fen", "W:W28:BK24", "--json"]), json!([]));
}

/// Variant, numbering, FEN, the one legal move with its captured piece.
type Named = (&'static str, &'static str, &'static str, [&'static str; 3]);

/// Squares of the Italian and Spanish boards are mirrored; Spanish numbers begin at White's right.
const NAMED: &[Named] = &[
    ("spanish", "grid", "B:W11,K26:BK16", ["16", "30", "26"]),
    ("spanish", "official", "B:WK6,23:BK20", ["20", "2", "6"]),
    ("italian", "grid", "W:WK22:B18,K25", ["22", "29", "25"]),
    ("italian", "official", "W:WK23:B19,K28", ["23", "32", "28"]),
    ("russian", "official", "W:Wf6:Bg7", ["f6", "h8", "g7"]),
    ("american", "official", "B:W25,26:B21", ["21", "30", "25"]),
    ("spanish", "grid", "B:Wf6,Kd2:BKg5", ["g5", "c1", "d2"]),
];

#[test]
fn squares_are_named_as_asked_for() {
    for (variant, numbering, fen, [from, to, captured]) in NAMED {
        let arguments = ["moves", "--variant", variant, "--numbering", numbering, "--fen", fen, "--json"];
        let moves = json_answer(&arguments);
        let expected = json!([{"from": from, "to": to, "captured": [captured], "pdn": moves[0]["pdn"]}]);
        assert_eq!(moves, expected, "{arguments:?}");
    }
}

#[test]
fn captures_with_the_same_ends_are_told_apart() {
    let moves =
        json_answer(&["moves", "--variant", "international", "--fen", "W:WK4:B13,20,32,37", "--json"]);
    let texts: Vec<_> = moves.as_array().expect("an array").iter().map(|mv| mv["pdn"].as_str()).collect();
    assert_eq!(texts.len(), 2);
    assert_ne!(texts[0], texts[1]);
}

/// Leaves at depth 4 from the start, forced and optional capture: published figures (Aart Bik,
/// FMJD forum) and those of dctl.
#[test]
fn perft_of_every_variant_ends_with_the_number_alone() {
    for variant in VARIANTS {
        let last = |more: &[&str]| {
            let text = answer(&[&["perft", "--variant", variant, "--depth", "4"], more].concat());
            text.lines().last().expect("a line").to_owned()
        };
        let (forced, optional) =
            if variant == "international" { ("4265", None) } else { ("1469", Some("2872")) };
        assert_eq!(last(&[]), forced, "{variant}");
        if let Some(optional) = optional {
            assert_eq!(last(&["--optional-capture"]), optional, "{variant}");
        }
    }
}

#[test]
fn perft_of_a_position() {
    let arguments =
        ["perft", "--variant", "russian", "--fen", "W:W17,21,29:B2,4,5,7,8,14,15,16,24", "--depth"];
    assert_eq!(answer(&[&arguments[..], &["6"]].concat()), "14411\n");
    assert_eq!(answer(&[&arguments[..], &["0"]].concat()), "1\n");
}

#[test]
fn variants_tell_their_axes() {
    let variants = json_answer(&["variants", "--json"]);
    let ids: Vec<_> = variants.as_array().expect("an array").iter().map(|variant| &variant["id"]).collect();
    for variant in VARIANTS {
        assert!(ids.iter().any(|id| *id == variant), "{variant} is missing");
    }
    let axes = |id: &str| {
        let all = variants.as_array().expect("an array");
        all.iter()
            .find(|variant| variant["id"] == id)
            .map(|variant| variant["axes"].clone())
            .expect("it is there")
    };
    assert_eq!(axes("russian")["king-landing"], "go-on");
    assert_eq!(axes("italian")["priority"], "quantity+with-king+most-kings+kings-earliest");
    assert_eq!(axes("american")["king-reach"], "short");
    assert_eq!(axes("international")["board"], "10x10x4");
    assert!(answer(&["variants"]).contains("\nrussian\n"));
}

#[test]
fn without_a_fen_the_traditional_side_begins() {
    let american = answer(&["moves", "--variant", "american"]);
    assert!(american.lines().any(|line| line == "9-13"), "{american}");
    let russian = answer(&["moves", "--variant", "russian", "--numbering", "official"]);
    assert!(russian.lines().any(|line| line == "c3-d4"), "{russian}");
}

#[test]
fn the_computer_answers_with_a_legal_move_in_every_variant() {
    for variant in VARIANTS {
        let arguments = ["play", "--variant", variant, "--level", "easy", "--nodes", "2000", "--seed", "3"];
        let mv = answer(&arguments);
        let legal = answer(&["moves", "--variant", variant]);
        assert!(legal.lines().any(|line| line == mv.trim_end()), "{variant}: {mv}");
        assert_eq!(answer(&arguments), mv, "{variant}: the same question has the same answer");
    }
}

#[test]
fn the_computer_goes_on_from_the_moves_made() {
    let play = ["play", "--variant", "russian", "--level", "medium", "--nodes", "5000"];
    // The man on d6 can take the one on e5, and must.
    let mv = answer(&[&play[..], &["--moves", "c3-d4 f6-g5 d4-e5"]].concat());
    assert!(["d6:f4\n", "f6:d4\n"].contains(&mv.as_str()) || mv.starts_with("d6:f4"), "{mv}");
    let record = json_answer(&[&play[..], &["--moves", "c3-d4 f6-g5 d4-e5", "--json"]].concat());
    assert_eq!(record["captured"], json!(["e5"]));
}

#[test]
fn the_computer_takes_what_it_must() {
    let fen = ["--fen", "W:W22,30:B17,10"];
    for level in ["easy", "medium", "hard"] {
        let mv = answer(&[&["play", "--variant", "american", "--level", level], &fen[..]].concat());
        assert_eq!(mv, "22x13\n", "{level}");
    }
}

#[test]
fn bench_measures_every_variant() {
    let text = answer(&["bench", "--leaves", "1000", "--json"]);
    let records: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    assert_eq!(records.len(), VARIANTS.len());
    for record in records {
        assert!(VARIANTS.iter().any(|variant| record["variant"] == *variant), "{record}");
        assert!(record["nodes"].as_u64() >= Some(2000), "{record}");
        assert!(record["seconds"].as_f64() > Some(0.0), "{record}");
        assert!(record["searched"].as_u64() > Some(0), "{record}");
    }
    let one = answer(&["bench", "--variant", "czech", "--leaves", "100"]);
    assert!(one.starts_with("czech") && one.lines().count() == 2, "{one}");
    assert!(one.lines().any(|line| line.starts_with("signature: ")), "{one}");
}

#[test]
fn endgames_are_counted() {
    let counted = answer(&["endgame", "--variant", "american", "--pieces", "2", "--json"]);
    let record = r#"{"pieces":2,"wins":716,"draws":2370,"losses":402,"longest":13}"#;
    assert_eq!(counted.trim(), record);
    let text = answer(&["endgame", "--variant", "international", "--pieces", "2", "--optional-capture"]);
    assert!(text.starts_with("2 pieces: ") && text.contains("worked out in "), "{text}");
    assert_refused(&["endgame", "--variant", "american", "--pieces", "5"], &["--pieces", "5", "from 2 to 4"]);
}

#[test]
fn help_is_there_for_every_command() {
    let overview = answer(&["help"]);
    assert_eq!(answer(&[]), overview);
    assert_eq!(answer(&["--help"]), overview);
    for command in ["moves", "perft", "variants", "play", "bench", "endgame", "match", "hub"] {
        assert!(overview.contains(&format!("damka {command}")), "{command}");
        let help = answer(&["help", command]);
        assert!(help.starts_with(&format!("damka {command}")), "{help}");
        assert_eq!(answer(&[command, "--help"]), help);
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{command}: a line is too long");
    }
    assert_eq!(answer(&["--version"]), concat!("damka ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn wrong_commands_are_refused() {
    assert_refused(&["mvoes"], &["unknown command 'mvoes'", "moves, perft"]);
    assert_refused(&["help", "me"], &["unknown command 'me'"]);
    assert_refused(&["--nonsense"], &["--nonsense"]);
    assert_refused(&["moves", "--depth", "3"], &["'moves'", "'--depth'"]);
    assert_refused(&["moves", "russian"], &["russian"]);
    assert_refused(&["variants", "--json=yes"], &["yes"]);
}

#[test]
fn missing_and_wrong_values_are_refused() {
    assert_refused(&["moves"], &["--variant is missing", "russian"]);
    assert_refused(&["moves", "--variant"], &["--variant"]);
    assert_refused(&["moves", "--variant", "rusian"], &["--variant", "'rusian'", "russian"]);
    assert_refused(&["moves", "--variant", "two\nlines"], &["two lines"]);
    assert_refused(&["perft", "--variant", "pool"], &["--depth is missing"]);
    assert_refused(&["perft", "--variant", "pool", "--depth", "deep"], &["--depth", "'deep'"]);
    assert_refused(&["perft", "--variant", "pool", "--depth", "-1"], &["--depth"]);
    assert_refused(&["perft", "--variant", "pool", "--depth", "41"], &["--depth", "40"]);
    assert_refused(&["moves", "--variant", "pool", "--numbering", "roman"], &["--numbering", "'roman'"]);
    assert_refused(&["play", "--variant", "pool", "--level", "genius"], &["--level", "'genius'", "easy"]);
    assert_refused(&["play", "--variant", "pool", "--seed", "1.5"], &["--seed", "'1.5'"]);
}

#[test]
fn wrong_positions_are_refused() {
    let refused = |fen: &str, parts: &[&str]| {
        assert_refused(&["moves", "--variant", "russian", "--fen", fen], &[&["--fen"], parts].concat());
    };
    refused("", &["character 1"]);
    refused("hello", &["hello"]);
    refused("W:W33:B1", &["33", "character 4"]);
    refused("W:Wa2:Bb8", &["a2", "character 4"]);
    refused("W:Wa1,a1:Bb8", &["two pieces", "a1"]);
    refused("W:Wb8:Bd6", &["last row", "b8"]);
    refused("W", &["no pieces"]);
}

#[test]
fn wrong_moves_are_refused() {
    let refused = |moves: &str, parts: &[&str]| {
        assert_refused(&["play", "--variant", "american", "--moves", moves], &[&["--moves"], parts].concat());
    };
    refused("9-13 9-14", &["move 2", "9-14"]);
    refused("9-99", &["move 1", "99"]);
    refused("nine", &["move 1", "nine"]);
}

#[test]
fn there_is_no_move_when_the_game_is_over() {
    assert_refused(&["play", "--variant", "italian", "--fen", "W:W28:BK24"], &["over"]);
}

#[test]
fn a_reader_may_stop_reading() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damka"))
        .args(["bench", "--leaves", "1000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("damka can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
