//! What people paste, and what becomes of it.

use record::{PasteError, Pasted, Record, pasted};
use rules::notation::fen;
use rules::{Rules, Variant};

fn read(text: &str, usual: Option<&Rules>) -> Result<Record, String> {
    match pasted(text, usual) {
        Ok(Pasted::Record(record)) => Ok(record),
        Ok(Pasted::Link(link)) => Err(format!("a link to {} moves", link.game.ply())),
        Err(why) => Err(why.to_string()),
    }
}

/// The position as this site writes it, or what is said instead.
fn position(text: &str, variant: Variant) -> String {
    let record = read(text, Some(&variant.rules()));
    let tidy =
        |record: &Record| fen::write(&record.tree.position(record.tree.root()).setup(), record.tree.names());
    record.as_ref().map_or_else(Clone::clone, tidy)
}

#[test]
fn positions_are_read_as_people_write_them() {
    for (variant, text, tidy) in [
        (Variant::International, "W:W31-50:B1-20", "W:W31-50:B1-20"),
        (Variant::International, "w:w31-50:b1-20.", "W:W31-50:B1-20"),
        (Variant::International, "  \"B : B1 , K2 : W 50 , k49\"  ", "B:W50,K49:B1,K2"),
        (Variant::International, "W:WK31,K32:BK5:H0:F1", "W:WK31,K32:BK5"),
        (Variant::International, "W:WK1-3:B20", "W:WK1,K2,K3:B20"),
        (Variant::International, "W:W07,08:B40", "W:W7,8:B40"),
        (
            Variant::American,
            "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
            "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
        ),
        (Variant::American, "[FEN \"W:WK4,28:BK11,19.\"]", "W:W28,K4:B19,K11"),
        (Variant::American, "[SetUp \"1\"]\n[FEN \"W:W28:B19\"]\n*", "W:W28:B19"),
        (Variant::American, "W:W28:B", "W:W28:B"),
        (Variant::Russian, "W:Wc3,Ka1:Bd6", "W:Wc3,Ka1:Bd6"),
        (Variant::Russian, "W:Wb2,b4:BKb8", "W:Wb2,b4:BKb8"),
        (Variant::Russian, "w:wC3,KA1:bD6", "W:Wc3,Ka1:Bd6"),
        (Variant::Russian, "W:W21,22:BK1", "W:Wa3,c3:BKb8"),
        (Variant::Italian, "W:W21:BK4", "W:W21:BK4"),
    ] {
        assert_eq!(position(text, variant), tidy, "{text}");
    }
}

#[test]
fn what_is_wrong_with_a_position_is_said() {
    for (variant, text, part) in [
        (Variant::American, "W:W33:B1", "FEN, character 4: expected a square of this board, found \"33\""),
        (Variant::American, "W:W28,,29:B1", "FEN, character 7: expected a square of this board, found \"\""),
        (Variant::American, "W:W28-20:B1", "expected two numbers in rising order, found \"28-20\""),
        (Variant::American, "W:X28:B1", "expected W or B and that side's squares, found \"X28\""),
        (Variant::American, "?:W28:B1", "FEN, character 1: expected the side to move, W or B"),
        (Variant::American, "W:W3:B12", "a man stands on its last row"),
        (Variant::American, "W:W12:B12", "two pieces stand on one square"),
        (Variant::American, "W:W:B", "there are no pieces on the board"),
        (Variant::Russian, "W:Wc4:Bd6", "expected a square of this board, found \"c4\""),
        (Variant::Russian, "W:WKK1:Bd6", "expected a square of this board"),
        (Variant::American, "11-15 22-18 x", "line 1, column 13: \"x\" is no move"),
        (Variant::American, "2ABCDEFGH", "made by a newer version (2)"),
        (Variant::American, "https://example.org/damka/#1AAAAAA", "letters are wrong, missing or exchanged"),
        (Variant::American, "", "expected a move, a comment, a variation or a result, found \"\""),
        (Variant::American, "hello there", "line 1, column 1: \"h\" is no square of this board"),
    ] {
        let said = position(text, variant);
        assert!(said.contains(part), "{text}: {said}");
    }
}

/// Without rules, the squares tell.
#[test]
fn a_position_tells_its_board() {
    let number = |text: &str| read(text, None).map(|record| record.tree.rules().naming.game_type);
    assert_eq!(number("W:W31-50:B1-20"), Ok(20));
    assert_eq!(number("W:W32:B1"), Ok(21));
    assert_eq!(number("W:Wc3:Bd6"), Ok(25));
    assert_eq!(number("W:W72:B1"), Ok(27));
}

#[test]
fn a_link_is_known_with_its_address_and_without() {
    for text in ["1AQgAIAA", " https://example.org/damka/de/#1AQgAIAA\n"] {
        assert_eq!(read(text, None).expect_err("a link"), "a link to 0 moves");
    }
}

/// Moves alone, as somebody writes them down.
#[test]
fn moves_alone_are_a_game() {
    let plies = |text: &str| read(text, None).map(|record| record.tree.main_line().count() - 1);
    assert_eq!(plies("1. 11-15 23-19 2. 8-11"), Ok(3));
    assert_eq!(plies("cd4 fg5"), Ok(2));
    assert_eq!(plies("3228 1823"), Ok(2));
    assert_eq!(plies("32-28"), Ok(1));
}

#[test]
fn errors_of_a_game_say_line_column_and_what_was_expected() {
    for (text, said) in [
        (
            "1. 11-15\n2. 23-19 ä 8-11",
            "line 2, column 10: \"ä\" is no square of this board; expected 8-11, 9-13, 10-14, 12-16 …",
        ),
        ("[GameType \"77\"]\n1. 11-15", "line 1, column 1: GameType: no game has the number 77"),
        (
            "[White \"A\"]\n[GameType \"30\"] 11-15",
            "line 2, column 1: GameType: 30 is Turkish draughts, which is not played here",
        ),
        ("[Rules \"duty=perhaps\"]", "line 1, column 1: rules: \"duty=perhaps\" is no value of its axis"),
        (
            "[FEN \"W:W33:B1\"]\n[GameType \"21\"]",
            "line 1, column 1: FEN, character 4: expected a square of this board, found \"33\"",
        ),
        ("[White ]]", "line 1, column 9: expected a move, a comment, a variation or a result, found \"]\""),
        ("[]\n11-15", "line 1, column 1: expected a tag such as [White \"name\"], found \"[]\""),
        ("11-15 {oh", "line 1, column 7: expected a } at the end of the comment, found \"{oh\""),
        ("11-15 $x", "line 1, column 7: expected $ and the number of a mark, found \"$\""),
        ("11-15 )", "line 1, column 7: expected a ( before this, found \")\""),
        (
            "11-15 /FEN \"W:W1:B2\"/",
            "line 1, column 7: expected a position only before the first move, found \"/FEN \"W:W1:B2\"/\"",
        ),
        ("[FEN \"W:W9:B1\"] 9-6 1x10 9-6", "line 1, column 26: \"9-6\" is not legal here; the game is over"),
    ] {
        assert_eq!(read(text, None).expect_err(text), said, "{text}");
    }
}

/// What is wrong in a variation does not spoil the game, and is told.
#[test]
fn faults_of_variations_are_told() {
    for (text, said) in [
        ("(11-15) 9-14", "line 1, column 1: expected a move before its variation, found \"(\""),
        (
            "9-14 (9-15 (x) y) 22-18",
            "line 1, column 7: \"9-15\" is not legal here; expected 9-13, 10-14, 11-15, 12-16 …",
        ),
        ("9-14 (9-13 22-18", "line 1, column 12: expected a ) at the end of the variation, found \"22-18\""),
    ] {
        let record = read(text, None).expect(text);
        assert_eq!(record.faults.len(), 1, "{text}");
        assert_eq!(record.faults[0].to_string(), said, "{text}");
        assert!(record.tree.main_line().count() > 1, "{text}");
    }
    let deep = format!("9-14 {}", "(9-13 ".repeat(200));
    let record = read(&deep, None).expect("a game");
    assert!(record.faults[0].to_string().contains("fewer variations in variations"));
}

/// A link is refused as one, not as moves.
#[test]
fn refusals_know_what_was_refused() {
    assert!(matches!(pasted("1AQgAIAB", None), Err(PasteError::Link(_))));
    assert!(matches!(pasted("11-99", None), Err(PasteError::Pdn(_))));
}
