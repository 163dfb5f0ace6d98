//! The site in a browser, as a test holds it.

use std::env;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::Value;
use tokio::runtime::{Builder, Runtime};

use crate::browser;
use crate::complaints::ear;
use crate::driver::Driver;
use crate::engine::{Engine, Lack};
use crate::game::words;
use crate::server::{Network, Server, Visit};

/// How long anything may take to appear. Machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(20);
const GLANCE: Duration = Duration::from_millis(50);

/// The built site in a browser of its own.
pub struct Site {
    client: Client,
    server: Server,
    engine: Engine,
    // Ended after the browser, which it is told to close.
    driver: Driver,
}

/// Runs a test in a new browser, and checks afterwards that the site has behaved.
///
/// # Errors
/// What the test returns; or what the console says; or which other server was asked.
///
/// # Panics
/// If the test does.
pub fn visit(test: impl AsyncFnOnce(&Site) -> Result<()>) -> Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let site = runtime.block_on(Site::start())?;
    let outcome = catch_unwind(AssertUnwindSafe(|| runtime.block_on(site.behaves_during(test))));
    let closed = close(&runtime, site);
    outcome.unwrap_or_else(|panic| resume_unwind(panic)).and(closed)
}

fn close(runtime: &Runtime, site: Site) -> Result<()> {
    runtime.block_on(site.client.close()).context("the browser does not close")
}

/// Whether there is time to look further: `cargo xtask test deep`.
pub fn deep() -> bool {
    env::var_os("DAMKA_DEEP").is_some()
}

/// Asks again and again until there is an answer, or patience ends.
pub(crate) async fn until<T>(mut ask: impl AsyncFnMut() -> Result<Option<T>>) -> Result<Option<T>> {
    let asked = async {
        loop {
            if let Some(answer) = ask().await? {
                return Ok(Some(answer));
            }
            tokio::time::sleep(GLANCE).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.unwrap_or(Ok(None))
}

impl Site {
    async fn start() -> Result<Site> {
        let folder = dist();
        ensure!(folder.join("index.html").is_file(), "there is no built site: run `cargo xtask build` first");
        let engine = Engine::chosen()?;
        let server = Server::start(&folder)?;
        server.begin_pages_with(ear(engine));
        let driver = Driver::start(engine)?;
        let client = browser::open(engine, &driver).await?;
        Ok(Site { client, server, engine, driver })
    }

    async fn behaves_during(&self, test: impl AsyncFnOnce(&Site) -> Result<()>) -> Result<()> {
        let tested = test(self).await.or_else(told_as_lack);
        if tested.is_err() {
            self.shot(&format!("failed-{}", test_name())).await?;
        }
        let complaints = self.complaints().await?;
        // A complaint on the console often is the reason why the test could not go on.
        tested.with_context(|| format!("the console says {complaints:?}"))?;
        ensure!(complaints.is_empty(), "the console says {complaints:#?}");
        let refused = self.server.refused();
        ensure!(refused.is_empty(), "other servers were asked: {refused:#?}");
        Ok(())
    }

    /// Opens a page by its path below the site's address; `""` is the first page.
    ///
    /// # Errors
    /// If the browser cannot load it.
    pub async fn open(&self, page: &str) -> Result<()> {
        let url = format!("{}{page}", self.server.url());
        self.client.goto(&url).await.with_context(|| format!("cannot open {url}"))
    }

    /// The paths of the first page in every language, as it links to them itself: `""`, `"de/"` and so on.
    ///
    /// # Errors
    /// If the browser cannot load it.
    pub async fn languages(&self) -> Result<Vec<String>> {
        self.open("").await?;
        // Not by WebDriver's own command: WebKit's answers with the whole address.
        let written =
            "return [...document.querySelectorAll('a[hreflang]')].map(link => link.getAttribute('href'))";
        let links = words(&self.script(written).await?);
        let paths: Vec<_> = links.iter().map(|link| link.trim_start_matches("./").to_owned()).collect();
        ensure!(paths.len() > 1, "the page is in no other language: {paths:?}");
        Ok(paths)
    }

    /// Serves another folder in the site's place from now on: a new version, or a broken one.
    pub fn serve(&self, folder: &Path) {
        self.server.serve(folder);
    }

    /// Serves the site below another path from now on.
    pub fn serve_below(&self, path: &'static str) {
        self.server.serve_below(path);
    }

    /// Takes the network away, or gives it back.
    pub fn set_network(&self, network: Network) {
        self.server.set_network(network);
    }

    /// Takes note of complaints that a test has provoked, which would fail it otherwise.
    ///
    /// # Errors
    /// If the console has none with these words, or others besides.
    pub async fn complains(&self, words: &str) -> Result<()> {
        let complaints = self.complaints().await?;
        let expected = !complaints.is_empty() && complaints.iter().all(|line| line.contains(words));
        ensure!(expected, "not only “{words}” on the console: {complaints:#?}");
        Ok(())
    }

    /// Everything that was asked of the server so far.
    pub fn visits(&self) -> Vec<Visit> {
        self.server.visits()
    }

    /// Waits until so many files with this ending were fetched.
    ///
    /// # Errors
    /// If it does not come to that; the error lists what was asked for.
    pub async fn fetches(&self, ending: &str, count: usize) -> Result<()> {
        let fits = |visit: &&Visit| visit.status == 200 && visit.target.ends_with(ending);
        let enough = async || Ok((self.visits().iter().filter(fits).count() >= count).then_some(()));
        let visits = || format!("never {count} times {ending}, only {:#?}", self.visits());
        until(enough).await?.with_context(visits)
    }

    /// The WebDriver session, for what this crate has no word for.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The engine of the browser.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    pub(crate) fn driver(&self) -> &Driver {
        &self.driver
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// WebDriver writes an element as an object with one field, its reference.
    pub(crate) fn to_element(&self, value: &Value) -> Option<Element> {
        let reference = value.as_object()?.values().next()?.as_str()?.to_owned();
        Some(Element::from_element_id(self.client.clone(), reference.into()))
    }

    /// Runs a script in every page from now on, before the page's own.
    pub fn before_each_page(&self, script: &str) {
        self.server.begin_pages_with(script);
    }

    /// Runs a script in the page and returns its value.
    ///
    /// # Errors
    /// If it throws.
    pub async fn script(&self, script: &str) -> Result<Value> {
        self.client.execute(script, Vec::new()).await.with_context(|| format!("in the page: {script}"))
    }

    /// Waits for the two frames with which is seen what a pointer did: first on the board, then in words.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn next_frames(&self) -> Result<()> {
        let frames =
            "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))";
        self.script(frames).await.map(drop)
    }

    /// The text that is shown of an element.
    ///
    /// # Errors
    /// If there is none.
    pub async fn text(&self, css: &str) -> Result<String> {
        let element =
            self.client.find(Locator::Css(css)).await.with_context(|| format!("nothing is {css}"))?;
        if self.engine != Engine::WebKit {
            return Ok(element.text().await?);
        }
        // WebKit's driver has no words for what is there for screen readers alone.
        let shown = "const [one] = arguments; return one.getClientRects().length > 0 ? one.innerText : ''";
        let text = self.client.execute(shown, vec![serde_json::to_value(&element)?]).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until there is an element whose text has this part, and returns the text.
    ///
    /// # Errors
    /// If it does not come to that; the error has the text that stands there instead.
    pub async fn reads(&self, css: &str, part: &str) -> Result<String> {
        // An element that is not there, or is just being replaced, may be there the next time.
        let found = until(async || Ok(self.text(css).await.ok().filter(|text| text.contains(part))));
        match found.await? {
            Some(text) => Ok(text),
            None => bail!("{css} never says “{part}”, but “{}”", self.text(css).await?),
        }
    }

    /// Waits until a script returns true.
    ///
    /// # Errors
    /// If it never does, or throws.
    pub async fn holds(&self, script: &str) -> Result<()> {
        let held = until(async || Ok((self.script(script).await? == Value::Bool(true)).then_some(())));
        held.await?.with_context(|| format!("in the page it never holds: {script}"))
    }

    /// Presses keys, one after the other, wherever the focus is.
    ///
    /// # Errors
    /// If nothing has the focus.
    pub async fn keys(&self, keys: &str) -> Result<()> {
        Ok(self.client.active_element().await?.send_keys(keys).await?)
    }

    /// Saves what is seen as a picture, if `DAMKA_SHOTS` names a folder for it.
    ///
    /// # Errors
    /// If it cannot be saved.
    pub async fn shot(&self, name: &str) -> Result<()> {
        match env::var_os("DAMKA_SHOTS") {
            Some(folder) => self.save_shot(&Path::new(&folder).join(format!("{name}.png"))).await,
            None => Ok(()),
        }
    }

    /// Saves what is seen as a picture in PNG form.
    ///
    /// # Errors
    /// If it cannot be saved.
    pub async fn save_shot(&self, path: &Path) -> Result<()> {
        let picture = self.client.screenshot().await?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, picture).with_context(|| path.display().to_string())
    }
}

/// What a browser cannot be asked is no failure, but told.
fn told_as_lack(error: anyhow::Error) -> Result<()> {
    let Some(lack) = error.downcast_ref::<Lack>() else { return Err(error) };
    let line = format!("{}: {lack}", test_name());
    println!("{line}");
    match env::var_os("DAMKA_LACKS") {
        Some(file) => writeln!(OpenOptions::new().create(true).append(true).open(file)?, "{line}"),
        None => Ok(()),
    }
    .context("DAMKA_LACKS")
}

/// The folder of the built site.
pub fn dist() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).join("dist")
}

/// The test runner names its threads after the tests.
fn test_name() -> String {
    let thread = std::thread::current();
    thread.name().unwrap_or("test").replace("::", "-")
}
