//! Every example is right by every game whose axes it names.

use std::collections::BTreeSet;

use diagrams::Example;
use rules::{
    Board, Criterion, Crown, Duty, Goal, Landing, Lift, Prey, Priority, Reach, Rules, Side, Variant, Ways,
};
use text::words::{Article, articles};
use text::{Language, source};

/// Every game as it is, and with another value on one axis.
fn games() -> Vec<Rules> {
    Variant::ALL.iter().flat_map(|game| neighbours(game.rules())).collect()
}

fn neighbours(rules: Rules) -> Vec<Rules> {
    let mut all = vec![rules];
    let mut put = |change: &dyn Fn(&mut Rules)| {
        let mut other = rules;
        change(&mut other);
        all.extend(Some(other).filter(|other| other.check().is_ok()));
    };
    [Board::EIGHT, Board::TEN].iter().for_each(|&v| put(&|r| r.board = v));
    Ways::ALL.iter().for_each(|&v| put(&|r| r.man.captures = v));
    Prey::ALL.iter().for_each(|&v| put(&|r| r.man.prey = v));
    Reach::ALL.iter().for_each(|&v| put(&|r| (r.king.reach, r.king.landing) = (v, Landing::Free)));
    Landing::ALL.iter().for_each(|&v| put(&|r| r.king.landing = v));
    Duty::ALL.iter().for_each(|&v| put(&|r| r.capture.duty = v));
    Criterion::ALL.iter().for_each(|&v| put(&|r| r.capture.priority = Priority::new(&[v])));
    put(&|r| r.capture.priority = Priority::FREE);
    Crown::ALL.iter().for_each(|&v| put(&|r| r.crown = v));
    Lift::ALL.iter().for_each(|&v| put(&|r| r.capture.lift = v));
    Goal::ALL.iter().for_each(|&v| put(&|r| r.goal = v));
    all
}

/// The articles that a picture explains, of those that these rules have.
fn pictured(rules: &Rules) -> BTreeSet<&'static str> {
    let free = rules.capture.priority.is_free();
    let bare = ["first", "steps", "goal", "repetition", "limits"].into_iter();
    let bare: Vec<_> = bare.chain((!free).then_some("choice")).collect();
    let told = articles(&source::text(Language::English), rules, Side::White).into_iter();
    told.map(|(article, _)| article.id()).filter(|id| !bare.contains(id)).collect()
}

#[test]
fn what_an_example_allows_is_legal_and_what_it_forbids_is_refused_by_its_article() {
    for rules in games() {
        let examples = Example::all(&rules).unwrap_or_else(|error| panic!("{}: {error}", rules.code()));
        for forbidden in examples.iter().filter_map(|example| example.forbidden.as_ref()) {
            let behind = Article::behind(&forbidden.refusal).map(Article::id);
            assert_eq!(behind, Some(forbidden.article), "{}: {forbidden:?}", rules.code());
        }
    }
}

#[test]
fn every_article_that_a_picture_explains_has_one() {
    for game in Variant::ALL {
        let examples = Example::all(&game.rules()).expect("they are right");
        let shown: BTreeSet<_> = examples.iter().map(|example| example.article).collect();
        assert_eq!(shown, pictured(&game.rules()), "{}", game.id());
    }
}

#[test]
fn examples_of_one_article_stand_together() {
    for game in Variant::ALL {
        let examples = Example::all(&game.rules()).expect("they are right");
        let runs = examples.chunk_by(|a, b| a.article == b.article).count();
        let articles: BTreeSet<_> = examples.iter().map(|example| example.article).collect();
        assert_eq!(runs, articles.len(), "{}", game.id());
    }
}
