//! The rules pages say what the rules say, in every language that has them.

use rules::{
    Board, Criterion, Crown, Draw, Duty, Goal, Landing, Lift, Prey, Priority, Reach, Rules, Side, Variant,
    Ways,
};
use text::words::Row;

use super::*;

fn guides() -> Guides {
    Guides::read().expect("the words of all languages")
}

/// The same rules with another value on one axis, for each value of each axis that changes the play.
fn changed(rules: Rules) -> Vec<(&'static str, Rules)> {
    let mut all = vec![];
    let mut put = |axis, change: &dyn Fn(&mut Rules)| {
        let mut other = rules;
        change(&mut other);
        if other != rules && other.check().is_ok() {
            all.push((axis, other));
        }
    };
    [Board::EIGHT, Board::TEN, Board::TWELVE].iter().for_each(|&v| put("board", &|r| r.board = v));
    Side::ALL.iter().for_each(|&v| put("first", &|r| r.first = v));
    Ways::ALL.iter().for_each(|&v| put("man-captures", &|r| r.man.captures = v));
    Prey::ALL.iter().for_each(|&v| put("man-prey", &|r| r.man.prey = v));
    let reaches = Reach::ALL.iter().filter(|&&v| v != rules.king.reach);
    reaches.for_each(|&v| put("king-reach", &|r| (r.king.reach, r.king.landing) = (v, Landing::Free)));
    Landing::ALL.iter().for_each(|&v| put("king-landing", &|r| r.king.landing = v));
    Duty::ALL.iter().for_each(|&v| put("duty", &|r| r.capture.duty = v));
    Criterion::ALL.iter().for_each(|&v| put("priority", &|r| r.capture.priority = Priority::new(&[v])));
    put("priority", &|r| r.capture.priority = Priority::FREE);
    Crown::ALL.iter().for_each(|&v| put("crown", &|r| r.crown = v));
    Lift::ALL.iter().for_each(|&v| put("lift", &|r| r.capture.lift = v));
    Goal::ALL.iter().for_each(|&v| put("goal", &|r| r.goal = v));
    put("draw", &|r| r.draw = Draw::REPETITION);
    all
}

/// What a page tells of the rules themselves: the sentences, and the column of the table.
fn told(guide: &Guide, game: Variant, rules: &Rules) -> (String, Vec<String>) {
    let cells = Row::ALL.iter().map(|row| guide.cell(*row, rules).expect("a cell")).collect();
    let page = [guide.parts(rules), guide.traditions(game, rules)].map(|part| format!("{part:?}"));
    (page.concat(), cells)
}

#[test]
fn no_axis_changes_without_the_page_saying_so() {
    for guide in &guides().guides {
        for &game in Variant::ALL {
            let before = told(guide, game, &game.rules()).0;
            for (axis, rules) in changed(game.rules()) {
                let after = told(guide, game, &rules).0;
                assert_ne!(after, before, "{} {}: {axis}", guide.language.code(), game.id());
            }
        }
    }
}

#[test]
fn a_row_of_the_table_changes_with_its_axis_and_no_other() {
    let rows = [
        ("board", vec![Row::Board, Row::Men]),
        ("first", vec![]),
        ("man-captures", vec![Row::Backward]),
        ("man-prey", vec![Row::Prey]),
        ("king-reach", vec![Row::Flying]),
        ("king-landing", vec![]),
        ("duty", vec![Row::Duty]),
        ("crown", vec![Row::Crown]),
        ("lift", vec![Row::Lift]),
        ("goal", vec![]),
        ("draw", vec![]),
    ];
    for guide in &guides().guides {
        for &game in Variant::ALL {
            let before = told(guide, game, &game.rules()).1;
            for (axis, rules) in changed(game.rules()) {
                let after = told(guide, game, &rules).1;
                let differ: Vec<_> = Row::ALL
                    .into_iter()
                    .zip(before.iter().zip(&after))
                    .filter(|(_, (a, b))| a != b)
                    .collect();
                let differ: Vec<_> = differ.into_iter().map(|(row, _)| row).collect();
                match rows.iter().find(|(of, _)| *of == axis) {
                    Some((_, wanted)) => assert_eq!(&differ, wanted, "{} {axis}", game.id()),
                    None => assert!(
                        differ.iter().all(|row| matches!(row, Row::Most | Row::Precedence)),
                        "{} {axis}",
                        game.id()
                    ),
                }
            }
        }
    }
}

#[test]
fn every_page_of_every_language_is_written_and_says_what_its_game_plays_by() {
    let guides = guides();
    assert_eq!(guides.guides.iter().map(|guide| guide.language).collect::<Vec<_>>(), Language::ALL);
    let pages = guides.pages(&Assets::default(), &SiteAddress::default()).expect("all pages");
    assert_eq!(pages.len(), guides.guides.len() * (3 + Variant::ALL.len()));
    for guide in &guides.guides {
        for &game in Variant::ALL {
            let folder = Page::Game(game).folder(guide.language, &guide.words).expect("a folder");
            let (_, html) =
                pages.iter().find(|(path, _)| *path == format!("{folder}index.html")).expect("a page");
            for row in Row::ALL {
                let cell = format!("<td>{}</td>", escaped(&guide.cell(row, &game.rules()).expect("a cell")));
                assert!(html.contains(&cell), "{folder}: {cell}");
            }
        }
    }
}

fn escaped(text: &str) -> String {
    minijinja::HtmlEscape(text).to_string()
}

#[test]
fn a_page_has_five_or_six_tips_and_questions_of_its_own() {
    for guide in &guides().guides {
        let mut openings = vec![];
        for &game in Variant::ALL {
            let of = |kind: &str| (1..=9).filter(|k| guide.words.has(game, &format!("{kind}-{k}"))).count();
            for kind in ["tip", "question"] {
                assert!((5..=6).contains(&of(kind)), "{} {} {kind}", guide.language.code(), game.id());
            }
            openings
                .push(guide.words.of_game(game, "opening", None, &guide.values(&game.rules())).expect("one"));
        }
        openings.sort();
        openings.dedup();
        assert_eq!(openings.len(), Variant::ALL.len(), "{}", guide.language.code());
    }
}

#[test]
fn buttons_are_called_what_they_are_called_in_the_game() {
    let guides = guides();
    let pages = guides.pages(&Assets::default(), &SiteAddress::default()).expect("all pages");
    for guide in &guides.guides {
        let folder = Page::Help.folder(guide.language, &guide.words).expect("a folder");
        let (_, html) =
            pages.iter().find(|(path, _)| *path == format!("{folder}index.html")).expect("a page");
        for (id, label) in guide.labels().expect("labels") {
            assert!(html.contains(&escaped(&label)), "{folder} does not name {id}: {label}");
        }
    }
}

#[test]
fn addresses_differ_and_lead_to_pages() {
    let guides = guides();
    let pages = guides.pages(&Assets::default(), &SiteAddress::default()).expect("all pages");
    let mut paths: Vec<_> = pages.iter().map(|(path, _)| path.as_str()).collect();
    paths.sort_unstable();
    let all = paths.len();
    paths.dedup();
    assert_eq!(paths.len(), all);
}

#[test]
fn with_the_sites_address_search_engines_are_told_of_every_page() {
    let site = SiteAddress::new(Some("https://example.org/damka"));
    let guides = guides();
    let lists = guides.lists(&site).expect("lists");
    let (_, map) = lists.iter().find(|(path, _)| path == "sitemap.xml").expect("a map");
    for (path, html) in guides.pages(&Assets::default(), &site).expect("all pages") {
        let url = format!("https://example.org/damka/{}", path.trim_end_matches("index.html"));
        assert!(map.contains(&format!("<loc>{url}</loc>")), "{url}");
        assert!(html.contains(&format!("<link rel=\"canonical\" href=\"{url}\">")), "{url}");
    }
    assert_eq!(guides.lists(&SiteAddress::default()).expect("lists").len(), 1);
}
