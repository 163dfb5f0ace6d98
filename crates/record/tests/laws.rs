//! Games by chance come back as they were, from PDN and from links.
//!
//! `DAMKA_DEEP=1` plays 10,000 games of each variant.

#[path = "../../rules/tests/dice/mod.rs"]
mod dice;
#[path = "../../rules/tests/random/mod.rs"]
#[allow(dead_code, reason = "positions are not needed here")]
mod random;

use dice::Dice;
use record::{Games, Link, Nag, Opener, Record, Score, Tags, Tree};
use rules::{Draw, Duty, Game, Limits, Repetition, Rules, Side, Variant};

/// The longest game of chance.
const PLIES: usize = 120;

fn games() -> usize {
    if std::env::var_os("DAMKA_DEEP").is_some_and(|deep| deep == "1") { 10_000 } else { 300 }
}

/// Every variant by its site's and its tournaments' draws, with and without the duty to capture.
fn rules_of(variant: Variant, number: usize) -> Rules {
    let draw = [variant.rules().draw, variant.tournament()][number % 2];
    variant.rules().with_draw(draw).with_duty(Duty::ALL[number / 2 % 2])
}

/// A game from the usual start, or from a position of such a game, that ends anywhere.
fn random_game(rules: Rules, dice: &mut Dice) -> Game {
    let mut game = Game::from_start(rules, *dice.one_of(&Side::ALL));
    play(&mut game, dice.below(PLIES), dice);
    if dice.below(3) == 0 {
        game = Game::new(rules, &game.position().setup()).expect("a position of a game");
        play(&mut game, dice.below(PLIES), dice);
    }
    end(&mut game, dice);
    game
}

fn play(game: &mut Game, plies: usize, dice: &mut Dice) {
    for _ in 0..plies {
        let Some(made) = (!game.legal().is_empty()).then(|| *dice.one_of(game.legal())) else { break };
        game.play(made).expect("a legal move");
    }
}

/// One game in two is ended by its players, if it goes on.
fn end(game: &mut Game, dice: &mut Dice) {
    let side = *dice.one_of(&Side::ALL);
    match dice.below(8) {
        0 => game.resign(side),
        1 => game.agree_draw(),
        2 => game.run_out_of_time(side),
        3 => game.claim(),
        _ => false,
    };
}

fn assert_same_game(back: &Game, game: &Game, what: &str) {
    assert_eq!(back.start(), game.start(), "{what}");
    assert_eq!(back.moves()[..back.ply()], game.moves()[..game.ply()], "{what}");
}

fn assert_comes_back_from_pdn(game: &Game, text: &str) {
    let usual = game.rules();
    let games: Vec<_> = Games::new(text).collect();
    let [outline] = &games[..] else { panic!("{} games in {text}", games.len()) };
    let back = outline.read(text, Some(usual)).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_same_game(&back.game(), game, text);
    assert_eq!(back.score, Score::of(game.status()), "{text}");
    assert_eq!(back.faults, [], "{text}");
}

#[test]
fn random_games_come_back_from_pdn() {
    let mut dice = Dice::new(31);
    for &variant in Variant::ALL {
        for number in 0..games() {
            let game = random_game(rules_of(variant, number), &mut dice);
            let record = Record::of(&game, Tags::new());
            let text = record::write(&record);
            assert_comes_back_from_pdn(&game, &text);
            let back = record::read(&text).expect("it was read just now");
            assert_eq!(record::write(&back), text);
        }
    }
}

/// What the game's page writes is read as well.
#[test]
fn games_of_the_page_come_back() {
    let mut dice = Dice::new(37);
    for &variant in Variant::ALL {
        for _ in 0..games() / 10 {
            let game = random_game(variant.rules(), &mut dice);
            let text = rules::notation::pdn::write(&game, &[("Event", "Damka")]);
            assert_comes_back_from_pdn(&game, &text);
        }
    }
}

#[test]
fn random_games_come_back_from_links() {
    let mut dice = Dice::new(41);
    for &variant in Variant::ALL {
        for number in 0..games() {
            let game = random_game(rules_of(variant, number), &mut dice);
            assert_comes_back_from_link(game, "", &mut dice);
        }
    }
}

#[test]
fn composed_rules_come_back_from_links_and_pdn() {
    let mut dice = Dice::new(43);
    for rules in random::composed_rules(3) {
        let game = random_game(rules, &mut dice);
        let text = record::write(&Record::of(&game, Tags::new()));
        assert_comes_back_from_pdn(&game, &text);
        assert_eq!(record::read(&text).expect(&text).tree.rules(), game.rules());
        assert_comes_back_from_link(game, "Omas Dame ♛", &mut dice);
    }
}

fn assert_comes_back_from_link(game: Game, name: &str, dice: &mut Dice) {
    let side = *dice.one_of(&Side::ALL);
    let opener = *dice.one_of(&[Opener::Watches(side), Opener::Plays(side)]);
    let link = Link { game, opener, name: name.to_owned() };
    let text = link.write().expect("it is short enough");
    let back = Link::read(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_same_game(&back.game, &link.game, &text);
    assert_eq!(back.game.rules(), link.game.rules(), "{text}");
    assert_eq!(back.game.status(), link.game.status(), "{text}");
    assert_eq!((back.opener, back.name.as_str()), (opener, name), "{text}");
    assert_eq!(back.write(), Ok(text));
}

/// On average: a game that happens to have many captures takes less.
#[test]
fn a_game_of_sixty_plies_fits_into_sixty_letters() {
    let mut dice = Dice::new(47);
    for &variant in Variant::ALL {
        let mut lengths = vec![];
        while lengths.len() < 50 {
            let mut game = Game::site(variant.rules());
            play(&mut game, 60, &mut dice);
            if game.ply() == 60 {
                let link = Link { game, opener: Opener::Plays(Side::White), name: String::new() };
                lengths.push(link.write().expect("it is short enough").len());
            }
        }
        let longest = lengths.iter().max().expect("there are some");
        assert!(*longest <= 60, "{variant:?}: {longest} letters");
    }
}

/// How games of files are drawn: never by themselves.
const OPEN: Draw = Draw { repetition: Repetition::Claim, limits: Limits::new(&[]) };

/// A tree that grew by chance, with notes.
fn random_tree(rules: Rules, dice: &mut Dice) -> Tree {
    let mut tree = Tree::of(&Game::from_start(rules, *dice.one_of(&Side::ALL)));
    let root = tree.root();
    if dice.below(2) == 0 {
        tree.notes_mut(root).after = "before the game; a % and a $ in it".to_owned();
    }
    for _ in 0..dice.below(PLIES) {
        let nodes: Vec<_> = tree.nodes().collect();
        if dice.below(4) == 0 {
            tree.go_to(*dice.one_of(&nodes));
        }
        let legal = tree.legal();
        if !legal.is_empty() {
            tree.play(*dice.one_of(&legal)).expect("a legal move");
            annotate(&mut tree, dice);
        }
    }
    tree
}

fn annotate(tree: &mut Tree, dice: &mut Dice) {
    let here = tree.cursor();
    let begins = tree.parent(here).is_some_and(|parent| tree.children(parent)[0] != here);
    let notes = tree.notes_mut(here);
    if dice.below(6) == 0 {
        notes.after = format!("so ({}) [%clk 0:0{}:00] \"1-0\"", dice.below(99), dice.below(9));
    }
    if dice.below(6) == 0 {
        notes.nags =
            (0..1 + dice.below(3)).map(|_| Nag(u16::try_from(1 + dice.below(20)).expect("small"))).collect();
    }
    if begins && dice.below(6) == 0 {
        notes.before = "oder".to_owned();
    }
}

#[test]
fn trees_come_back_with_all_notes() {
    let mut dice = Dice::new(53);
    for &variant in Variant::ALL {
        for _ in 0..games() / 3 {
            let tree = random_tree(variant.rules().with_draw(OPEN), &mut dice);
            let record = Record { tags: Tags::new(), tree, score: Score::Open, faults: vec![] };
            let text = record::write(&record);
            let back = record::read(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
            assert_eq!(back.faults, [], "{text}");
            assert!(back.tree == record.tree, "{text}");
            assert_eq!(record::write(&back), text);
            let mut lines = text.lines().filter(|line| !line.starts_with('['));
            assert!(lines.all(|line| line.chars().count() <= 80), "{text}");
        }
    }
}

/// Wherever the lines of a comment end, none begins as a tag does, or as a line to be passed over.
#[test]
fn comments_with_tags_in_them_come_back() {
    for said in ["[White \"A\"]", "% [Event \"b\"] %", "[%clk 0:05:00]"] {
        for before in 0..100 {
            let after = format!("{} {said} so", "o".repeat(before)).trim().to_owned();
            let mut tree = Tree::of(&Game::traditional(Variant::Russian.rules()));
            let root = tree.root();
            tree.notes_mut(root).after = after.clone();
            let record = Record { tags: Tags::new(), tree, score: Score::Open, faults: vec![] };
            let text = record::write(&record);
            assert!(!text.contains("\n%"), "{text}");
            let back = record::read(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
            assert_eq!(back.tree.notes(back.tree.root()).after, after, "{text}");
        }
    }
}

/// The moves from the root to a node lead to its position, whatever was grown, moved and cut.
#[test]
fn moves_and_positions_of_a_tree_agree() {
    let mut dice = Dice::new(59);
    for &variant in Variant::ALL {
        for _ in 0..games() / 10 {
            let mut tree = random_tree(variant.rules(), &mut dice);
            for _ in 0..4 {
                let nodes: Vec<_> = tree.nodes().collect();
                let node = *dice.one_of(&nodes);
                change(&mut tree, node, &mut dice);
                assert_sound(&tree);
            }
        }
    }
}

fn change(tree: &mut Tree, node: record::NodeId, dice: &mut Dice) {
    if dice.below(2) == 0 {
        let before = tree.nodes().count();
        tree.promote(node);
        assert!(tree.main_line().any(|on_line| on_line == node));
        assert_eq!(tree.nodes().count(), before);
    } else {
        tree.delete(node);
        assert!(node == tree.root() || tree.nodes().all(|left| left != node));
    }
}

fn assert_sound(tree: &Tree) {
    assert!(tree.nodes().any(|node| node == tree.cursor()));
    for node in tree.nodes() {
        let mut position = *tree.position(tree.root());
        for made in tree.line(node).filter_map(|on_line| tree.made(on_line)) {
            assert!(tree.referee().legal(&position).contains(&made));
            position = tree.referee().play(&position, made);
        }
        assert_eq!(position, *tree.position(node));
        assert_eq!(tree.line(node).count(), tree.ply(node) + 1);
    }
}
