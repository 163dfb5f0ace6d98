//! What the lines about variants state is what the rules are. A line that is changed needs its
//! statements checked here, whatever the language.

use rules::{Board, Criterion, Crown, Duty, Prey, Priority, Reach, Rules, Variant, Ways};

/// A statement of a line.
#[derive(Clone, Copy)]
enum Fact {
    Kings(Reach),
    MenCapture(Ways),
    Choice(&'static [Criterion]),
    MenTake(Prey),
    LastRow(Crown),
    OnBoard(Board),
}

const FREE: &[Criterion] = &[];
const MOST: &[Criterion] = &[Criterion::Quantity];

const LINES: [(Variant, &[Fact]); 8] = [
    (Variant::American, &[Fact::MenCapture(Ways::Forward), Fact::Kings(Reach::Short)]),
    (Variant::Russian, &[Fact::Kings(Reach::Flying), Fact::MenCapture(Ways::AllWays), Fact::Choice(FREE)]),
    (Variant::Brazilian, &[Fact::OnBoard(Board::EIGHT), Fact::Choice(MOST)]),
    (
        Variant::Spanish,
        &[
            Fact::Kings(Reach::Flying),
            Fact::MenCapture(Ways::Forward),
            Fact::Choice(&[Criterion::Quantity, Criterion::MostKings]),
        ],
    ),
    (
        Variant::Italian,
        &[
            Fact::Kings(Reach::Short),
            Fact::MenTake(Prey::MenOnly),
            Fact::Choice(&[
                Criterion::Quantity,
                Criterion::WithKing,
                Criterion::MostKings,
                Criterion::KingsEarliest,
            ]),
        ],
    ),
    (
        Variant::Czech,
        &[Fact::Kings(Reach::Flying), Fact::MenCapture(Ways::Forward), Fact::Choice(&[Criterion::WithKing])],
    ),
    (
        Variant::Pool,
        &[Fact::Kings(Reach::Flying), Fact::MenCapture(Ways::AllWays), Fact::LastRow(Crown::GoesOnAsMan)],
    ),
    (Variant::International, &[Fact::OnBoard(Board::TEN), Fact::Kings(Reach::Flying), Fact::Choice(MOST)]),
];

fn holds(fact: Fact, rules: &Rules) -> bool {
    match fact {
        Fact::Kings(reach) => rules.king.reach == reach,
        Fact::MenCapture(ways) => rules.man.captures == ways,
        Fact::Choice(criteria) => rules.capture.priority == Priority::new(criteria),
        Fact::MenTake(prey) => rules.man.prey == prey,
        Fact::LastRow(crown) => rules.crown == crown,
        Fact::OnBoard(board) => rules.board == board,
    }
}

#[test]
fn lines_about_variants_are_true() {
    for (variant, facts) in LINES {
        let rules = variant.rules();
        for (number, fact) in facts.iter().enumerate() {
            assert!(holds(*fact, &rules), "{}: statement {number}", variant.id());
        }
        assert_eq!(rules.capture.duty, Duty::Must, "{}", variant.id());
    }
}

#[test]
fn every_variant_has_its_statements() {
    let listed: Vec<_> = LINES.iter().map(|(variant, _)| *variant).collect();
    assert_eq!(listed, Variant::ALL);
}

/// "The international rules on 64 squares."
#[test]
fn brazilian_is_international_on_a_smaller_board() {
    let (small, big) = (Variant::Brazilian.rules(), Variant::International.rules());
    assert_eq!(
        (small.man, small.king, small.capture, small.crown),
        (big.man, big.king, big.capture, big.crown)
    );
}
