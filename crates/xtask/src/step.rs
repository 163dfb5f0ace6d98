//! One step of a task: a program that is started, watched, and must succeed.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a task stopped, as a sentence for the person at the keyboard.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(why: impl Into<String>) -> Failure {
        Failure(why.into())
    }

    /// The failure of an operation on a file or folder.
    pub(crate) fn at(path: &Path, error: &std::io::Error) -> Failure {
        Failure(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// Says what happens, apart from what the started programs say.
pub(crate) fn say(what: impl fmt::Display) {
    eprintln!("xtask: {what}");
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// A program with its arguments, to be run in the workspace's folder.
pub(crate) struct Step(Command);

impl Step {
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Step {
        let mut command = Command::new(program);
        command.current_dir(root());
        Step(command)
    }

    /// Cargo itself, the one that started this program.
    pub(crate) fn cargo(words: &str) -> Step {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Step::new(cargo).words(words)
    }

    /// Adds arguments that are separated by spaces and contain none.
    pub(crate) fn words(self, words: &str) -> Step {
        self.args(words.split_whitespace())
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Step {
        self.0.arg(arg);
        self
    }

    pub(crate) fn args(mut self, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Step {
        self.0.args(args);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Step {
        self.0.env(name, value);
        self
    }

    pub(crate) fn without(mut self, names: &[&str]) -> Step {
        for name in names {
            self.0.env_remove(name);
        }
        self
    }

    /// Shows the command, runs it in the open, and waits for its success.
    pub(crate) fn run(mut self) -> Outcome {
        let shown = self.shown();
        say(format_args!("$ {shown}"));
        let status = self.0.status().map_err(|e| unstarted(&shown, &e))?;
        if status.success() {
            return Ok(());
        }
        Err(Failure(format!("`{shown}` failed ({status})")))
    }

    /// Shows the command and runs it in the place of this program, where the system can do
    /// that: who ends the one then ends the other.
    #[cfg(unix)]
    pub(crate) fn take_over(mut self) -> Outcome {
        use std::os::unix::process::CommandExt;
        let shown = self.shown();
        say(format_args!("$ {shown}"));
        Err(unstarted(&shown, &self.0.exec()))
    }

    /// Shows the command and runs it.
    #[cfg(not(unix))]
    pub(crate) fn take_over(self) -> Outcome {
        self.run()
    }

    /// Runs it silently and returns what it wrote to standard output.
    pub(crate) fn output(mut self) -> Outcome<String> {
        let shown = self.shown();
        self.0.stderr(Stdio::inherit());
        let output = self.0.output().map_err(|e| unstarted(&shown, &e))?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        Err(Failure(format!("`{shown}` failed ({})", output.status)))
    }

    fn shown(&self) -> String {
        let program = Path::new(self.0.get_program());
        let mut shown = program.file_stem().unwrap_or_default().to_os_string();
        for arg in self.0.get_args() {
            shown.push(" ");
            shown.push(arg);
        }
        shown.to_string_lossy().into_owned()
    }
}

fn unstarted(shown: &str, error: &std::io::Error) -> Failure {
    Failure(format!("cannot start `{shown}`: {error}"))
}
