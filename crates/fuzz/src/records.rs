//! Records: collections, games and whatever is pasted.

use record::{Games, Outline, PasteError, Pasted, pasted};
use rules::{Rules, Variant};

use crate::soundness::{assert_legal, is_precise};

/// The first byte chooses the rules of games that do not tell theirs, the rest is a PDN.
pub(crate) fn records(data: &[u8]) {
    let Some((choice, text)) = crate::chosen(data) else { return };
    let usual = Variant::ALL.get(choice % (Variant::ALL.len() + 1)).map(|variant| variant.rules());
    let at_once: Vec<_> = Games::new(&text).collect();
    assert_eq!(in_slices(&text), at_once, "{text:?}");
    at_once.iter().for_each(|outline| assert_read_or_refused(outline, &text, usual.as_ref()));
    assert_pasted(&text, usual.as_ref());
}

/// The games as one finds them who stops after each.
fn in_slices(text: &str) -> Vec<Outline> {
    let mut games = Games::new(text);
    let mut slices = vec![];
    while let Some(game) = games.next() {
        slices.push(game);
        games = Games::resume(text, games.mark());
    }
    slices
}

fn assert_read_or_refused(outline: &Outline, text: &str, usual: Option<&Rules>) {
    match outline.read(text, usual) {
        Ok(record) => assert_legal(&record, text),
        Err(why) => {
            assert!(is_precise(&why, text), "{text:?}");
            let beginning = outline.read_beginning(text, usual);
            beginning.iter().for_each(|record| assert_legal(record, text));
            let stop = beginning.map_or_else(Some, |record| record.faults.last().cloned());
            assert_eq!(stop, Some(why), "{text:?}");
        }
    }
}

fn assert_pasted(text: &str, usual: Option<&Rules>) {
    match pasted(text, usual) {
        Ok(Pasted::Record(record)) => assert_legal(&record, text),
        Ok(Pasted::Link(link)) => assert!(link.write().is_ok(), "{text:?}"),
        Err(PasteError::Pdn(why)) => assert!(!why.to_string().is_empty(), "{text:?}"),
        Err(PasteError::Link(why)) => assert!(!why.to_string().is_empty(), "{text:?}"),
    }
}
