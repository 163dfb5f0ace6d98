//! Rules that are kept on the device, as text: a line that names the form and its version, then a
//! line for each: its code, a space, its name.

use rules::Rules;

const FORM: &str = "damka rules 1";

/// Rules with the name that the player gave them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) name: String,
    pub(crate) rules: Rules,
}

/// The list as text.
pub(crate) fn write(list: &[Kept]) -> String {
    let lines = list.iter().map(|kept| format!("{} {}\n", kept.rules.code(), kept.name));
    format!("{FORM}\n{}", lines.collect::<String>())
}

/// The list that [`write`](write()) wrote, and whether all of it could be read.
pub(crate) fn read(text: &str) -> (Vec<Kept>, bool) {
    let mut lines = text.lines();
    if lines.next() != Some(FORM) {
        return (vec![], false);
    }
    let read: Vec<_> = lines.map(read_line).collect();
    let whole = read.iter().all(Option::is_some);
    (read.into_iter().flatten().collect(), whole)
}

fn read_line(line: &str) -> Option<Kept> {
    let (code, name) = line.split_once(' ')?;
    let name = app::own::name_of(name);
    Some(Kept { rules: code.parse().ok()?, name }).filter(|kept| !kept.name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Goal, Variant};

    fn list() -> Vec<Kept> {
        let losing = Rules { goal: Goal::Losing, ..Variant::Czech.rules() };
        let kept = |name: &str, rules| Kept { name: name.to_owned(), rules };
        vec![kept("At grandmother’s", losing), kept("שלנו", Variant::Italian.rules())]
    }

    #[test]
    fn what_was_written_is_read() {
        assert_eq!(read(&write(&list())), (list(), true));
        assert_eq!(read(&write(&[])), (vec![], true));
    }

    #[test]
    fn what_cannot_be_read_is_left_out_and_told() {
        let text = write(&list());
        let cases = [
            (String::new(), 0),
            ("rubbish".into(), 0),
            (text.replace("rules 1", "rules 2"), 0),
            (text.replace(" שלנו", ""), 1),
            (text.replace("goal=losing", "goal=glory"), 1),
            (text.replacen("board=8x8x3", "board=9x8x3", 1), 1),
            (format!("{text}x"), 2),
        ];
        for (text, left) in cases {
            let (list, whole) = read(&text);
            assert_eq!((list.len(), whole), (left, false), "{text}");
        }
    }
}
