//! The project's door: `cargo xtask <task>`, the same commands for people and for CI.
//!
//! It starts other programs and has no dependencies, so the first command on a fresh machine
//! runs within seconds; each task installs what it needs and says so.

mod bench;
mod budgets;
mod cache;
mod checks;
mod dist;
mod first_load;
mod fuzz;
mod page;
mod rust;
mod setup;
mod site;
mod sizes;
mod step;
mod system;
mod tools;

use std::env;
use std::process::ExitCode;

use checks::Depth;
use step::{Failure, Outcome, say};

/// A word that may follow `cargo xtask`.
struct Task {
    name: &'static str,
    does: &'static str,
    run: fn(&[String]) -> Outcome,
}

const TASKS: [Task; 7] = [
    Task {
        name: "serve",
        does: "build the site, serve it on this machine and open it: play",
        run: site::serve,
    },
    Task {
        name: "build",
        does: "build the site into dist/, ready to be uploaded; --site-url URL tells it its address",
        run: site::build,
    },
    Task {
        name: "check",
        does: "form, lints, documentation and the tests that need no browser",
        run: |rest| bare(rest, checks::check),
    },
    Task { name: "test", does: "everything that can be tested; `test deep` looks further", run: test },
    Task {
        name: "fuzz",
        does: "look for inputs that break a law, 30 minutes a target or as many as are said",
        run: fuzz::fuzz,
    },
    Task { name: "bench", does: "measure speed and sizes", run: |rest| bare(rest, bench::bench) },
    Task {
        name: "setup",
        does: "only install what the other tasks need",
        run: |rest| bare(rest, setup::everything),
    },
];

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let Some(task) = words.first().and_then(|word| TASKS.iter().find(|task| task.name == word)) else {
        eprint!("{}", usage());
        return ExitCode::from(2);
    };
    match (task.run)(&words[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            say(failure);
            ExitCode::FAILURE
        }
    }
}

fn usage() -> String {
    let mut text = String::from("cargo xtask <task>\n\n");
    for task in &TASKS {
        text.push_str(&format!("    {:<12} {}\n", task.name, task.does));
    }
    text
}

/// Runs a task that takes no further words.
fn bare(rest: &[String], task: fn() -> Outcome) -> Outcome {
    match rest.first() {
        None => task(),
        Some(word) => Err(Failure::new(format!("`{word}` means nothing here"))),
    }
}

fn test(rest: &[String]) -> Outcome {
    match rest.split_first() {
        Some((word, more)) if word == "deep" => bare(more, || checks::test(Depth::Deep)),
        _ => bare(rest, || checks::test(Depth::Usual)),
    }
}
