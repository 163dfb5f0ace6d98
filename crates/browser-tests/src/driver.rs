//! The programs that let others drive the browsers, and where they are found.

use std::env;
use std::io::{self, BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::engine::Engine;

/// The names are those that `cargo xtask setup` looks for.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];

/// Where Debian and others keep WebKit's browser, which is in no folder of `PATH`.
const MINI_BROWSERS: [&str; 4] = [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib64/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/webkit2gtk-4.1/MiniBrowser",
];

/// How often a driver that does not tell its port is looked for, and the pause after each time.
const LOOKS: u32 = 400;
const PAUSE: Duration = Duration::from_millis(50);

/// A running driver, ended when it is dropped.
pub(crate) struct Driver {
    _process: Process,
    port: u16,
    said: Arc<Mutex<Vec<String>>>,
    // Ended after the browser that is shown on it.
    _display: Option<Process>,
}

/// A program that ends when it is dropped.
struct Process(Child);

type Lines = io::Lines<BufReader<ChildStdout>>;

/// A screen that is seen by nobody, on a number of its own choice, which it writes.
const DISPLAY: [&str; 6] = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-noreset"];

impl Driver {
    /// Starts the one of this engine, on a port that is free.
    pub(crate) fn start(engine: Engine) -> Result<Driver> {
        match engine {
            Engine::Chromium => {
                let command = Command::new(program("CHROMEDRIVER", &["chromedriver"])?);
                Driver::with_port_of_its_own(command, "successfully on port ")
            }
            Engine::Firefox => {
                let mut command = Command::new(program("GECKODRIVER", &["geckodriver"])?);
                // What the system prefers is set by scripts in Firefox's own window.
                command.arg("--allow-system-access");
                Driver::with_port_of_its_own(command, "Listening on 127.0.0.1:")
            }
            Engine::WebKit => Driver::on_a_display(program("WEBKITDRIVER", &["WebKitWebDriver"])?),
        }
    }

    /// Starts one that looks for a port and tells it after these words.
    fn with_port_of_its_own(mut command: Command, words: &str) -> Result<Driver> {
        let (process, mut lines) = Process::start(command.arg("--port=0"))?;
        let port = after(&mut lines, words)?;
        Ok(Driver { _process: process, port, said: heard(lines), _display: None })
    }

    /// WebKit has no mode without a screen, and its driver wants to be told a port.
    fn on_a_display(program: PathBuf) -> Result<Driver> {
        let (display, mut lines) = Process::start(Command::new("Xvfb").args(DISPLAY))?;
        let number: u16 = after(&mut lines, "")?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let mut command = Command::new(program);
        command.arg(format!("--port={port}")).env("DISPLAY", format!(":{number}"));
        let (process, lines) = Process::start(&mut command)?;
        wait_for(port)?;
        Ok(Driver { _process: process, port, said: heard(lines), _display: Some(display) })
    }

    /// Where it waits for commands.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What it and its browser have written since the last call.
    pub(crate) fn said(&self) -> Vec<String> {
        std::mem::take(&mut *locked(&self.said))
    }
}

impl Process {
    /// Starts a program whose output is read line by line.
    fn start(command: &mut Command) -> Result<(Process, Lines)> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.with_context(|| format!("cannot start {}", command.get_program().display()))?;
        let output = child.stdout.take().context("a program without output")?;
        Ok((Process(child), BufReader::new(output).lines()))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The number that comes after these words, in the first line that has them.
fn after(lines: &mut Lines, words: &str) -> Result<u16> {
    for line in lines {
        let line = line?;
        if let Some((_, number)) = line.split_once(words) {
            return number.trim_end_matches('.').parse().with_context(|| line.clone());
        }
    }
    bail!("it ended without a number after {words:?}")
}

/// Reads on, since a program stops where nobody takes what it writes.
#[expect(clippy::disallowed_methods, reason = "this program runs natively")]
fn heard(lines: Lines) -> Arc<Mutex<Vec<String>>> {
    let said = Arc::new(Mutex::default());
    let theirs = Arc::clone(&said);
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(|line| locked(&theirs).push(line)));
    said
}

/// What is in there is whole after a panic too.
fn locked(said: &Mutex<Vec<String>>) -> MutexGuard<'_, Vec<String>> {
    said.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(clippy::disallowed_methods, reason = "this program runs natively")]
fn wait_for(port: u16) -> Result<()> {
    for _ in 0..LOOKS {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(());
        }
        std::thread::sleep(PAUSE);
    }
    bail!("nobody listens on port {port}")
}

/// The browser to be driven.
pub(crate) fn browser(engine: Engine) -> Result<PathBuf> {
    match engine {
        Engine::Chromium => program("CHROME", &CHROMIUM),
        Engine::Firefox => program("FIREFOX", &FIREFOX),
        Engine::WebKit => {
            let found = MINI_BROWSERS.iter().map(PathBuf::from).find(|path| path.is_file());
            found.map_or_else(|| program("MINIBROWSER", &["MiniBrowser"]), Ok)
        }
    }
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
