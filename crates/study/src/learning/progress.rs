//! What a player has learned, kept on the device: a line for each game with the steps of its course
//! that were done, the edition of its puzzles, and which of these were solved, four in a digit.

use core::fmt::Write;
use rules::Variant;

const FORM: &str = "damka learned 1";

/// What has been learned of every game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Progress(Vec<Learned>);

#[derive(Clone, Debug, PartialEq)]
struct Learned {
    variant: Variant,
    /// So many steps of the course, from its beginning.
    steps: usize,
    edition: u32,
    /// Four puzzles each, the first one in the lowest bit.
    solved: Vec<u8>,
}

impl Progress {
    /// What [`Progress::write`] wrote; nothing if it is of another form, or damaged.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        lines.next().filter(|first| *first == FORM)?;
        lines.map(Learned::read).collect::<Option<_>>().map(Self)
    }

    pub(crate) fn write(&self) -> String {
        self.0.iter().fold(format!("{FORM}\n"), |text, learned| text + &learned.write())
    }

    /// Forgets what was solved in another edition of the puzzles.
    pub(crate) fn renew(&mut self, variant: Variant, edition: u32) {
        let learned = self.of(variant);
        if learned.edition != edition {
            learned.edition = edition;
            learned.solved.clear();
        }
    }

    pub(crate) fn do_step(&mut self, variant: Variant, step: usize) {
        let learned = self.of(variant);
        learned.steps = learned.steps.max(step + 1);
    }

    pub(crate) fn solve(&mut self, variant: Variant, place: usize) {
        let solved = &mut self.of(variant).solved;
        solved.resize(solved.len().max(place / 4 + 1), 0);
        solved[place / 4] |= 1 << (place % 4);
    }

    /// How many steps of the course were done.
    pub(crate) fn steps(&self, variant: Variant) -> usize {
        self.get(variant).map_or(0, |learned| learned.steps)
    }

    pub(crate) fn is_solved(&self, variant: Variant, place: usize) -> bool {
        let digit = self.get(variant).and_then(|learned| learned.solved.get(place / 4));
        digit.is_some_and(|digit| digit >> (place % 4) & 1 == 1)
    }

    fn get(&self, variant: Variant) -> Option<&Learned> {
        self.0.iter().find(|learned| learned.variant == variant)
    }

    fn of(&mut self, variant: Variant) -> &mut Learned {
        let place = self.0.iter().position(|learned| learned.variant == variant).unwrap_or_else(|| {
            self.0.push(Learned { variant, steps: 0, edition: 0, solved: vec![] });
            self.0.len() - 1
        });
        &mut self.0[place]
    }
}

impl Learned {
    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split(' ');
        let variant = Variant::from_id(fields.next()?)?;
        let steps = fields.next()?.parse().ok()?;
        let edition = u32::from_str_radix(fields.next()?, 16).ok()?;
        let digit = |digit: char| u8::try_from(digit.to_digit(16)?).ok();
        let solved = fields.next()?.chars().map(digit).collect::<Option<_>>()?;
        fields.next().is_none().then_some(Self { variant, steps, edition, solved })
    }

    fn write(&self) -> String {
        let mut line = format!("{} {} {:x} ", self.variant.id(), self.steps, self.edition);
        for digit in &self.solved {
            let _ = write!(line, "{digit:x}");
        }
        line + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_is_read_as_it_was_written() {
        let mut progress = Progress::default();
        for (place, variant) in Variant::ALL.iter().enumerate() {
            progress.renew(*variant, 0x1234_5678);
            (0..=place).for_each(|step| progress.do_step(*variant, step));
            (0..40 * place).step_by(7).for_each(|solved| progress.solve(*variant, solved));
        }
        let read = Progress::read(&progress.write()).expect("it was written so");
        assert_eq!(read, progress);
        for (place, variant) in Variant::ALL.iter().enumerate() {
            assert_eq!(read.steps(*variant), place + 1);
            let solved = (0..400).filter(|solved| read.is_solved(*variant, *solved));
            assert!(solved.eq((0..40 * place).step_by(7)), "{}", variant.id());
        }
    }

    #[test]
    fn other_puzzles_are_not_solved_yet() {
        let mut progress = Progress::default();
        progress.renew(Variant::Russian, 1);
        progress.solve(Variant::Russian, 5);
        progress.do_step(Variant::Russian, 2);
        progress.renew(Variant::Russian, 1);
        assert!(progress.is_solved(Variant::Russian, 5));
        progress.renew(Variant::Russian, 2);
        assert!(!progress.is_solved(Variant::Russian, 5));
        assert_eq!(progress.steps(Variant::Russian), 3);
    }

    #[test]
    fn what_is_damaged_is_not_taken_for_progress() {
        let text = "damka learned 1\nrussian 5 1f 0a3\n";
        assert!(Progress::read(text).is_some());
        for (part, damage) in [
            ("1\n", "2\n"),
            ("russian", "martian"),
            ("5", "-"),
            ("1f", "x"),
            ("0a3", "0g3"),
            ("0a3", "0 3"),
            (" 0a3", ""),
        ] {
            assert_eq!(Progress::read(&text.replacen(part, damage, 1)), None, "{part} as {damage}");
        }
    }
}
