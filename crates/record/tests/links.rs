//! Links that were given away stay readable, and mean the same.
//!
//! Each line of `links.txt` is a link and what it means: the opener, the name, the rules, the start if
//! it is not the usual one, the moves and how the game stands. A line is never changed: a new form of
//! links gets a new version, and the old ones are read as before.

use record::{Link, Opener};
use rules::{Board, Draw, Duty, Game, Naming, Rules, Setup, Side, Variant};

fn described(link: &Link) -> String {
    let game = &link.game;
    let moves: Vec<_> = (0..game.ply()).filter_map(|ply| game.text(ply)).collect();
    let start = rules::notation::fen::write(&game.start().setup(), game.names());
    let code = game.rules().code();
    format!("{:?} {:?} {code} {start} [{}] {:?}", link.opener, link.name, moves.join(" "), game.status())
}

#[test]
fn links_of_every_version_mean_what_they_meant() {
    for line in include_str!("links.txt").lines().filter(|line| !line.starts_with('%')) {
        let (text, meaning) = line.split_once(' ').expect("a link and its meaning");
        let link = Link::read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(described(&link), meaning, "{text}");
    }
}

/// Among the lines is everything that links can say.
#[test]
fn the_list_of_links_is_complete() {
    let list = include_str!("links.txt");
    for link in all() {
        let text = link.write().expect("it is short enough");
        let line = format!("{text} {}", described(&link));
        assert!(list.lines().any(|known| known == line), "{line}");
    }
}

fn game(rules: Rules, moves: &str) -> Game {
    play(Game::site(rules), moves)
}

fn play(mut game: Game, moves: &str) -> Game {
    for text in moves.split_whitespace() {
        let made = game.read(text).expect(text);
        game.play(made).expect(text);
    }
    game
}

fn watched(game: Game) -> Link {
    Link { game, opener: Opener::Watches(Side::White), name: String::new() }
}

fn all() -> Vec<Link> {
    let mut links: Vec<_> = Variant::ALL.iter().map(|variant| watched(game(variant.rules(), ""))).collect();
    links.extend(with_moves());
    links.extend(ended());
    links.extend(composed());
    links
}

fn with_moves() -> Vec<Link> {
    let russian = Variant::Russian.rules().with_draw(Variant::Russian.tournament());
    let italian = Variant::Italian.rules().with_duty(Duty::May);
    let kings = rules::notation::fen::read(
        "W:WK4:B13,20,32,37",
        &rules::notation::Names::grid(&Variant::International.rules()),
    );
    let position: Setup = kings.expect("a position");
    let four = Game::new(Variant::International.rules(), &position).expect("it can be played");
    vec![
        Link { opener: Opener::Plays(Side::Black), ..watched(game(russian, "b6-a5 c3-d4 d6-c5")) },
        Link { opener: Opener::Watches(Side::Black), ..watched(game(italian, "")) },
        Link { opener: Opener::Plays(Side::White), ..watched(play(four, "4x27x38x15")) },
    ]
}

fn ended() -> Vec<Link> {
    let end = |end: &dyn Fn(&mut Game) -> bool| {
        let mut game = game(Variant::American.rules(), "11-15 23-19");
        assert!(end(&mut game));
        watched(game)
    };
    vec![
        end(&|game| game.resign(Side::White)),
        end(&|game| game.resign(Side::Black)),
        end(&Game::agree_draw),
        end(&|game| game.run_out_of_time(Side::White)),
        end(&|game| game.run_out_of_time(Side::Black)),
    ]
}

fn composed() -> Vec<Link> {
    let spanish = Variant::Spanish.rules();
    let large = Rules {
        board: Board::TWELVE,
        naming: Naming { game_type: 27, ..Variant::International.rules().naming },
        ..Variant::International.rules()
    };
    let draw: Draw =
        "claim+40-balance-any+12-men-lone.3.3.3.stronger+30-balance-kings.4.5".parse().expect("a draw");
    vec![
        Link { name: "Omas Dame ♛".to_owned(), ..watched(game(large, "45-39")) },
        watched(game(spanish.with_draw(draw), "")),
        watched(game(Rules { first: Side::Black, ..Variant::Russian.rules() }.with_draw(draw), "b6-c5")),
    ]
}
