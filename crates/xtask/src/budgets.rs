//! How many bytes a host may send for what is fetched after the first load.

use std::path::Path;

use crate::dist::{self, Files};
use crate::step::{Failure, Outcome, root, say};

/// Files whose names begin and end so, and the bytes that the biggest of them may take.
struct Budget {
    begins: &'static str,
    ends: &'static str,
    most: usize,
}

/// A tenth above what they took on 1 December 2026, so that growth is noticed, but for weights: theirs is
/// what a slow connection brings while the first moves are made.
const BUDGETS: [Budget; 5] = [
    Budget { begins: "worker-", ends: "_bg.wasm", most: 115_000 },
    Budget { begins: "study-", ends: "_bg.wasm", most: 257_000 },
    Budget { begins: "live-", ends: "_bg.wasm", most: 40_000 },
    Budget { begins: "puzzles-", ends: ".txt", most: 6_200 },
    Budget { begins: "", ends: ".weights", most: 100_000 },
];

/// Holds each of them against its budget.
///
/// # Errors
/// If one has grown too big, or there is none; the failure names it.
pub(crate) fn hold() -> Outcome {
    let files = dist::read(&root().join("dist"))?;
    BUDGETS.iter().try_for_each(|budget| say_and_hold(&files, budget))
}

fn say_and_hold(files: &Files, budget: &Budget) -> Outcome {
    let fitting = files.keys().filter(|path| budget.fits(path));
    let biggest = fitting.map(|path| (dist::sent(files, path), path)).max();
    let Budget { begins, ends, most } = budget;
    let (bytes, path) = biggest.ok_or_else(|| Failure::new(format!("dist/ has no file {begins}…{ends}")))?;
    let line = format!("{} takes {bytes} bytes of {most}", path.display());
    match bytes <= *most {
        true => {
            say(line);
            Ok(())
        }
        false => Err(Failure::new(line)),
    }
}

impl Budget {
    fn fits(&self, path: &Path) -> bool {
        let name = path.to_string_lossy();
        name.starts_with(self.begins) && name.ends_with(self.ends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_biggest_file_is_held_as_it_is_sent_and_one_must_be_there() {
        let all =
            [("a.weights", "seven b"), ("b.weights", "as long as it may be"), ("b.weights.br", "short")];
        let files: Files = all.iter().map(|(path, text)| (path.into(), text.as_bytes().to_vec())).collect();
        let budget = |most, ends| Budget { begins: "", ends, most };
        assert!(say_and_hold(&files, &budget(7, ".weights")).is_ok());
        let failure = say_and_hold(&files, &budget(6, ".weights")).expect_err("seven are more than six");
        assert_eq!(failure.to_string(), "a.weights takes 7 bytes of 6");
        assert!(say_and_hold(&files, &budget(7, ".wasm")).is_err());
    }
}
