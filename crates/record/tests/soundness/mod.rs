//! What holds for every record that was read, and for every reason why one was not.

use record::{PdnError, Record};

/// What is read can be written, and read again as the same.
pub(crate) fn assert_legal(record: &Record, text: &str) {
    for node in record.tree.nodes().skip(1) {
        let parent = record.tree.parent(node).expect("it is not the root");
        let legal = record.tree.referee().legal(record.tree.position(parent));
        assert!(record.tree.made(node).is_some_and(|made| legal.contains(&made)), "{text}");
    }
    record.faults.iter().for_each(|why| assert!(is_precise(why, text)));
    let tidy = record::write(record);
    let again = record::read(&tidy).unwrap_or_else(|why| panic!("{why}: {tidy}\nfrom {text}"));
    assert_eq!(record::write(&again), tidy, "{text}");
}

/// A reason has a place in the text, and says what was found there.
pub(crate) fn is_precise(why: &PdnError, text: &str) -> bool {
    let line = text.split('\n').nth(why.place.line - 1).unwrap_or_else(|| panic!("{why}: {text}"));
    assert!((1..=line.chars().count() + 1).contains(&why.place.column), "{why}: {text}");
    let found = why.found.trim_end_matches('…');
    let there: String = line.chars().skip(why.place.column - 1).collect();
    assert!(there.starts_with(found), "{why}: {text}");
    !why.to_string().is_empty()
}
