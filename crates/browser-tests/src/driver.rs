//! The program that lets others drive the browser, and where both are found.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// The names are those that `cargo xtask setup` looks for.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// A running chromedriver, ended when it is dropped.
pub(crate) struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts it on a port of its own choice.
    pub(crate) fn start() -> Result<Driver> {
        let program = program("CHROMEDRIVER", &["chromedriver"])?;
        let process = Command::new(&program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut driver = Driver { process, port: 0 };
        driver.port = driver.announced_port()?;
        Ok(driver)
    }

    /// Where it waits for commands.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Its last line of greeting ends with "on port 12345."
    fn announced_port(&mut self) -> Result<u16> {
        let output = self.process.stdout.take().context("chromedriver has no output")?;
        for line in BufReader::new(output).lines() {
            let line = line?;
            if let Some((_, port)) = line.split_once("successfully on port ") {
                return port.trim_end_matches('.').parse().with_context(|| line.clone());
            }
        }
        bail!("chromedriver ended without a port")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The browser to be driven.
pub(crate) fn browser() -> Result<PathBuf> {
    program("CHROME", &BROWSERS)
}

/// The program that a variable names, or the first of these names that is in a folder of `PATH`.
fn program(variable: &str, names: &[&str]) -> Result<PathBuf> {
    if let Some(named) = env::var_os(variable) {
        return Ok(named.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let candidates = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    candidates
        .map(|path| path.with_extension(env::consts::EXE_EXTENSION))
        .find(|path| path.is_file())
        .with_context(|| format!("no {} found: run `cargo xtask setup`, or set {variable}", names[0]))
}
