//! A small web server for one folder, which writes down what is asked of it.
//!
//! Its answers forbid the site to ask anything of another server, by a content security policy;
//! what the site tries all the same, in the page or in a worker, the browser reports here.
//! Chromium's own requests are no concern of the site's, and are not seen.

use std::fs;
use std::io::{BufRead, BufReader, Read, Result, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use percent_encoding::percent_decode_str;

use crate::complaints::TOLD;

/// The site works below any path; here it is this one at first.
const BELOW: &str = "/some/where/";

/// Where the browser reports what it has refused to the site.
const REPORTS: &str = "/refused";

/// Everything is allowed that stays on this server.
const POLICY: &str = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data: blob:; report-uri /refused";

/// Whether the server can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// As usual.
    Up,
    /// As if there were no network.
    Cut,
}

/// One request, and how it was answered.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The path on this server.
    pub target: String,
    /// The status of the answer.
    pub status: u16,
}

/// What a browser sends.
struct Request {
    target: String,
    body: Vec<u8>,
}

/// What is served, and where.
#[derive(Clone, Debug)]
struct Place {
    folder: PathBuf,
    below: &'static str,
}

/// What all connections share.
struct Shared {
    place: Mutex<Place>,
    cut: AtomicBool,
    visits: Mutex<Vec<Visit>>,
    refused: Mutex<Vec<String>>,
    told: Mutex<Vec<String>>,
    beginning: Mutex<String>,
    stopped: AtomicBool,
}

/// A server that runs until it is dropped.
pub(crate) struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
}

impl Server {
    /// Serves a folder on a free port of this machine.
    pub(crate) fn start(folder: &Path) -> Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            place: Mutex::new(Place { folder: folder.to_path_buf(), below: BELOW }),
            cut: AtomicBool::new(false),
            visits: Mutex::default(),
            refused: Mutex::default(),
            told: Mutex::default(),
            beginning: Mutex::default(),
            stopped: AtomicBool::new(false),
        });
        let theirs = Arc::clone(&shared);
        in_background(move || accept(&listener, &theirs));
        Ok(Server { address, shared })
    }

    /// The address of the site's first page.
    pub(crate) fn url(&self) -> String {
        format!("http://{}{}", self.address, self.shared.place().below)
    }

    /// Serves another folder from now on.
    pub(crate) fn serve(&self, folder: &Path) {
        locked(&self.shared.place).folder = folder.to_path_buf();
    }

    /// Serves below another path from now on.
    pub(crate) fn serve_below(&self, path: &'static str) {
        locked(&self.shared.place).below = path;
    }

    /// Answers nobody from now on, or everybody again.
    pub(crate) fn set_network(&self, network: Network) {
        self.shared.cut.store(network == Network::Cut, Ordering::Relaxed);
    }

    /// Everything that was asked so far.
    pub(crate) fn visits(&self) -> Vec<Visit> {
        locked(&self.shared.visits).clone()
    }

    /// The browser's reports of what the site has tried to ask of others.
    pub(crate) fn refused(&self) -> Vec<String> {
        locked(&self.shared.refused).clone()
    }

    /// What pages have told of themselves since the last call.
    pub(crate) fn told(&self) -> Vec<String> {
        std::mem::take(&mut *locked(&self.shared.told))
    }

    /// Puts a script before all others of every page, from now on and after those of before.
    pub(crate) fn begin_pages_with(&self, script: &str) {
        locked(&self.shared.beginning).push_str(&format!("<script>{script}</script>"));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
        // One more connection wakes the listener, which then sees that it is over.
        let _ = TcpStream::connect(self.address);
    }
}

/// What is in there is whole after a panic too.
fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(clippy::disallowed_methods, reason = "this program runs natively")]
fn in_background(work: impl FnOnce() + Send + 'static) {
    std::thread::spawn(work);
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming().flatten() {
        if shared.stopped.load(Ordering::Relaxed) {
            return;
        }
        let shared = Arc::clone(shared);
        // A browser that goes away in the middle of an answer is no trouble of the server's.
        in_background(move || drop(shared.answer(stream)));
    }
}

impl Shared {
    fn place(&self) -> Place {
        locked(&self.place).clone()
    }

    fn answer(&self, mut stream: TcpStream) -> Result<()> {
        if self.cut.load(Ordering::Relaxed) {
            return Ok(());
        }
        let Some(Request { target, body }) = request(&stream)? else { return Ok(()) };
        if target == REPORTS {
            locked(&self.refused).push(String::from_utf8_lossy(&body).into_owned());
        } else if target == TOLD {
            locked(&self.told).push(String::from_utf8_lossy(&body).into_owned());
        }
        let found = self.file(&target);
        let status = if found.is_some() { 200 } else { 404 };
        locked(&self.visits).push(Visit { target, status });
        let (path, body) = found.or_else(|| self.missing()).unwrap_or_default();
        let body = self.begun(&path, body);
        stream.write_all(head(status, &path, body.len()).as_bytes())?;
        stream.write_all(&body)
    }

    /// A page with the scripts that are to come first: before its policy, which would forbid them.
    fn begun(&self, path: &Path, body: Vec<u8>) -> Vec<u8> {
        const HEAD: &str = "<head>";
        match std::str::from_utf8(&body) {
            Ok(page) if path.extension().is_some_and(|ending| ending == "html") => {
                page.replacen(HEAD, &format!("{HEAD}{}", locked(&self.beginning)), 1).into_bytes()
            }
            _ => body,
        }
    }

    /// As many hosts do where there is nothing.
    fn missing(&self) -> Option<(PathBuf, Vec<u8>)> {
        let path = self.place().folder.join("404.html");
        let body = fs::read(&path).ok()?;
        Some((path, body))
    }

    /// The file that a target stands for, and what is in it.
    fn file(&self, target: &str) -> Option<(PathBuf, Vec<u8>)> {
        let Place { folder, below } = self.place();
        let inside = target.strip_prefix(below)?.split(['?', '#']).next()?;
        let name = percent_decode_str(inside).decode_utf8().ok()?;
        if name.split('/').any(|part| part == "..") {
            return None;
        }
        let page = name.is_empty() || name.ends_with('/');
        let path = folder.join(if page { format!("{name}index.html") } else { name.into_owned() });
        let body = fs::read(&path).ok()?;
        Some((path, body))
    }
}

/// Reads a request; there is none if the browser only tried the door.
fn request(stream: &TcpStream) -> Result<Option<Request>> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let Some(target) = line.split(' ').nth(1).map(str::to_owned) else { return Ok(None) };
    let mut body = vec![0; body_length(&mut reader)?];
    reader.read_exact(&mut body)?;
    Ok(Some(Request { target, body }))
}

/// Reads the header up to its end.
fn body_length(reader: &mut impl BufRead) -> Result<usize> {
    let mut length = 0;
    for line in reader.lines() {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(value) = line.strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or_default();
        }
    }
    Ok(length)
}

fn head(status: u16, path: &Path, length: usize) -> String {
    let kind = content_type(path);
    // As many hosts do; what is missing they ask for anew.
    let caching = if status == 200 { "max-age=600" } else { "no-store" };
    format!(
        "HTTP/1.1 {status} \r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: {caching}\r\n\
         Content-Security-Policy: {POLICY}\r\nConnection: close\r\n\r\n"
    )
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("xml") => "application/xml",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(server: &Server, line: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        let length = body.len();
        write!(stream, "{line} HTTP/1.1\r\nContent-Length: {length}\r\n\r\n{body}")
            .expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers");
        answer
    }

    /// This crate's own folder, as if it were a site.
    fn server() -> Server {
        Server::start(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("a port is free")
    }

    #[test]
    fn files_are_served_below_the_path_and_nowhere_else() {
        let server = server();
        for (line, status) in [
            ("GET /some/where/Cargo.toml", 200),
            ("GET /some/where/Cargo%2Etoml?v=1", 200),
            ("GET /Cargo.toml", 404),
            ("GET /some/where/../where/Cargo.toml", 404),
            ("GET /some/where/%2E%2E/xtask/Cargo.toml", 404),
            ("GET /some/where/src/", 404),
        ] {
            let answer = ask(&server, line, "");
            assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{line}: {answer}");
        }
    }

    #[test]
    fn every_request_is_written_down() {
        let server = server();
        ask(&server, "GET /some/where/Cargo.toml", "");
        ask(&server, "GET /elsewhere", "");
        let visits = server.visits();
        let statuses: Vec<u16> = visits.iter().map(|visit| visit.status).collect();
        assert_eq!(statuses, [200, 404], "{visits:?}");
        assert!(server.refused().is_empty());
    }

    #[test]
    fn the_place_changes_and_the_network_comes_and_goes() {
        let server = server();
        server.serve_below("/");
        assert!(ask(&server, "GET /Cargo.toml", "").contains(" 200 "));
        server.serve(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(ask(&server, "GET /Cargo.toml", "").contains(" 404 "));
        assert!(ask(&server, "GET /lib.rs", "").contains(" 200 "));
        server.set_network(Network::Cut);
        assert!(
            TcpStream::connect(server.address)
                .and_then(|mut stream| {
                    let mut answer = String::new();
                    stream.read_to_string(&mut answer)
                })
                .is_ok_and(|length| length == 0)
        );
        server.set_network(Network::Up);
        assert!(ask(&server, "GET /lib.rs", "").contains(" 200 "));
    }

    #[test]
    fn what_the_browser_reports_is_kept() {
        let server = server();
        ask(&server, "POST /refused", "asked elsewhere.example");
        assert_eq!(server.refused(), ["asked elsewhere.example"]);
    }
}
