//! What the operating system must bring: Node for the tools, browsers and Python for the tests.

use std::env;
use std::path::{Path, PathBuf};

use crate::step::{Failure, Outcome, Step, say};

/// A package of the system, known by the commands of which it brings one.
pub(crate) struct Package {
    commands: &'static [&'static str],
    /// A variable that names the program where it is in no folder of `PATH`.
    variable: &'static str,
    /// Arguments with which it must succeed; none where it is enough that it is there.
    proof: &'static [&'static str],
    debian: &'static str,
    why: &'static str,
}

pub(crate) const NODE: Package = Package {
    commands: &["node"],
    variable: "",
    proof: &[],
    debian: "nodejs",
    why: "runs the WebAssembly optimiser",
};

pub(crate) const NPM: Package = Package {
    commands: &["npm"],
    variable: "",
    proof: &[],
    debian: "npm",
    why: "installs the WebAssembly optimiser",
};

/// Debian's own Python lacks what fills a folder with another one.
pub(crate) const PYTHON: Package = Package {
    commands: &["python3", "python"],
    variable: "",
    proof: &["-c", "import ensurepip, venv"],
    debian: "python3-venv",
    why: "runs a client of the Hub protocol that is not ours",
};

/// The names are those that crates/browser-tests looks for.
pub(crate) const CHROMIUM: Package = Package {
    commands: &["chromium", "chromium-browser", "google-chrome", "chrome"],
    variable: "CHROME",
    proof: &[],
    debian: "chromium",
    why: "the browser that the tests drive",
};

pub(crate) const CHROMEDRIVER: Package = Package {
    commands: &["chromedriver"],
    variable: "CHROMEDRIVER",
    proof: &[],
    debian: "chromium-driver",
    why: "lets the tests drive that browser",
};

pub(crate) const FIREFOX: Package = Package {
    commands: &["firefox-esr", "firefox"],
    variable: "FIREFOX",
    proof: &[],
    debian: "firefox-esr",
    why: "the second browser that the tests drive",
};

/// It brings GTK's small browser, too.
pub(crate) const WEBKITDRIVER: Package = Package {
    commands: &["WebKitWebDriver"],
    variable: "WEBKITDRIVER",
    proof: &[],
    debian: "webkit2gtk-driver",
    why: "the third browser that the tests drive",
};

/// WebKit has no mode without a screen.
pub(crate) const XVFB: Package = Package {
    commands: &["Xvfb"],
    variable: "",
    proof: &[],
    debian: "xvfb",
    why: "a screen for that browser which nobody sees",
};

/// The name by which npm is started.
pub(crate) fn npm() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

/// Installs the packages that are missing, or says how to.
///
/// # Errors
/// Where something is missing and this program may not install it.
pub(crate) fn ensure(packages: &[Package]) -> Outcome {
    let missing: Vec<&Package> = packages.iter().filter(|p| !p.is_here()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    for package in &missing {
        say(format_args!("missing: {} ({})", package.commands[0], package.why));
    }
    let names: Vec<&str> = missing.iter().map(|p| p.debian).collect();
    if may_install() {
        return install(&names);
    }
    Err(Failure::new(advice(&names)))
}

impl Package {
    fn is_here(&self) -> bool {
        let named = env::var_os(self.variable).is_some_and(|path| Path::new(&path).is_file());
        (named || self.commands.iter().any(|command| on_path(command))) && self.is_proven()
    }

    fn is_proven(&self) -> bool {
        let proves = |program: PathBuf| Step::new(program).args(self.proof).output().is_ok();
        self.proof.is_empty() || self.program().is_some_and(proves)
    }

    /// The program of the variable, or the first of the commands that is in a folder of `PATH`.
    pub(crate) fn program(&self) -> Option<PathBuf> {
        let path = env::var_os("PATH").unwrap_or_default();
        let found =
            |command: &&str| env::split_paths(&path).map(|folder| folder.join(command)).find(|p| p.is_file());
        env::var_os(self.variable).map(PathBuf::from).or_else(|| self.commands.iter().find_map(found))
    }
}

fn on_path(command: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| is_program(&folder, command))
}

fn is_program(folder: &Path, command: &str) -> bool {
    ["", ".exe", ".cmd"].iter().any(|ending| folder.join(format!("{command}{ending}")).is_file())
}

fn may_install() -> bool {
    on_path("apt-get") && Step::new("id").arg("-u").output().is_ok_and(|id| id.trim() == "0")
}

fn install(names: &[&str]) -> Outcome {
    say(format_args!("installing {} with apt-get (up to 300 MB, one to two minutes)", names.join(", ")));
    Step::new("apt-get").words("-q update").run()?;
    Step::new("apt-get")
        .words("-q install -y --no-install-recommends")
        .args(names)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .run()
}

fn advice(names: &[&str]) -> String {
    let names = names.join(" ");
    let command = format!("sudo apt-get install {names}");
    if on_path("apt-get") {
        return format!("please install what is missing and start again:\n\n    {command}\n");
    }
    format!(
        "please install what is missing and start again (Debian calls it {names}; browsers and drivers can also be named by the variables CHROME, CHROMEDRIVER, FIREFOX, WEBKITDRIVER and MINIBROWSER)"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_by_its_name() {
        assert!(on_path("cargo"));
        assert!(!on_path("no-such-program-anywhere"));
    }

    #[test]
    fn advice_names_every_missing_package() {
        let advice = advice(&["chromium", "chromium-driver"]);
        assert!(advice.contains("chromium chromium-driver"), "{advice}");
    }
}
