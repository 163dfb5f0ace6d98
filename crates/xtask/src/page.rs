//! How the built page behaves in a browser: smoothness, rest, and what Lighthouse says.

use crate::sizes::in_node;
use crate::step::{Failure, Outcome, root, say};
use crate::system::CHROMIUM;
use crate::tools::LIGHTHOUSE;

/// Measures and gives the table of figures.
///
/// # Errors
/// If the browser or a measurement does not run. A missed goal is a word in the table: machines
/// that do other things as well are slow.
pub(crate) fn table() -> Outcome<String> {
    say("the page in a browser: searching, tapping, idling, Lighthouse on three pages; about eight minutes");
    let browser = CHROMIUM.program().ok_or_else(|| Failure::new("there is no Chromium"))?;
    let modules = LIGHTHOUSE.folder()?.join("node_modules");
    let lines = in_node("page.mjs").arg(root().join("dist")).arg(modules).arg(browser).output()?;
    let mut table = String::from("| of the page | measured | goal | |\n|---|---:|---:|---|\n");
    for line in lines.lines() {
        let figure = Figure::read(line).ok_or_else(|| Failure::new(format!("page.mjs printed `{line}`")))?;
        table.push_str(&figure.row());
    }
    Ok(table)
}

/// One line of `page.mjs`: `12.5 <50 what it is`.
#[derive(Debug, PartialEq)]
struct Figure<'a> {
    value: f64,
    goal: &'a str,
    what: &'a str,
}

impl<'a> Figure<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let (value, rest) = line.split_once(' ')?;
        let (goal, what) = rest.split_once(' ')?;
        Some(Figure { value: value.parse().ok()?, goal, what }).filter(|figure| figure.holds().is_some())
    }

    /// Whether the goal is met; nothing where it is no goal.
    fn holds(&self) -> Option<bool> {
        let limit = |text: &str| text.parse::<f64>().ok();
        let most = self.goal.strip_prefix('<').and_then(limit).map(|most| self.value < most);
        most.or_else(|| self.goal.strip_prefix('>').and_then(limit).map(|least| self.value > least))
    }

    fn row(&self) -> String {
        let word = if self.holds() == Some(true) { "met" } else { "missed" };
        format!("| {} | {} | {} | {word} |\n", self.what, self.value, self.goal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_knows_whether_its_goal_is_met() {
        for (line, met) in [
            ("12.5 <50 ms: something", Some(true)),
            ("50 <50 ms: something", Some(false)),
            ("100 >99 score", Some(true)),
            ("99 >99 score", Some(false)),
            ("99 99 score", None),
            ("x <50 score", None),
        ] {
            assert_eq!(Figure::read(line).and_then(|figure| figure.holds()), met, "{line}");
        }
        let row = Figure::read("12.5 <50 ms: something").map(|figure| figure.row());
        assert_eq!(row.as_deref(), Some("| ms: something | 12.5 | <50 | met |\n"));
    }
}
