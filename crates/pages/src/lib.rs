//! Makes the site out of the page that Trunk built: makes its files smaller, names the programs'
//! after their content, and writes the page once per language, with its words, its links to the other languages, and
//! addresses that hold in its folder. It has no words of its own, and the same input always gives
//! the same bytes. It also writes what an app on the player's device needs: the service worker,
//! manifests, and the licences of everything that is built in.
//!
//! The built `index.html` is the template. Its placeholders stand in texts and attributes:
//! `{{ say('message-id') }}`, `{{ lang }}`, `{{ dir }}`, `{{ root }}`, `{{ text }}`, `{{ version }}`,
//! `{{ build }}`, and a loop over `languages` with `code`, `dir`, `name`, `href` and `current`. A name that is not known stops the
//! build. It is filled twice in each language: for the game's page and for the study page, which
//! differ in `{{ page }}`, in `{{ other }}`, the link from one to the other, in `{{ here }}`, the way
//! to the language's folder, and in the program.

mod bridge;
mod card;
mod compress;
mod each_game;
mod esbuild;
mod guide;
mod hash;
mod later;
mod licences;
mod missing;
mod offline;
mod place;
mod policy;
mod programs;
mod published;
mod references;
mod site;
mod styles;
mod template;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use each_game::{PUZZLES, WEIGHTS};
use guide::{Assets, Guides};
use later::Later;
use rules::Variant;
use text::Language;

pub use compress::compress;
pub use esbuild::minify;
pub use licences::{Part, built_in};
pub use place::Place;
pub use site::SiteAddress;
pub use template::{Facts, Link, Template};

/// The page that names what is built in, in each language's folder.
const LICENCES: &str = "licences.html";

/// What stands in each language's folder under the same name, the game's own page first.
const EACH: [&str; 3] = ["", LICENCES, offline::MANIFEST];

/// Writes the site's pages in the folder where Trunk has put the built page and its files.
///
/// # Errors
/// If a file cannot be read or written, or the page uses a name or a message that is not there;
/// the error says which.
pub fn write(staging: &Path, parts: Vec<Part>, address: SiteAddress) -> Result<()> {
    let index = staging.join("index.html");
    let page =
        fs::read_to_string(&index).with_context(|| format!("reading the built page {}", index.display()))?;
    let names = files(staging)?;
    let stem = programs::of_page(&names)?;
    let game = page.replace(stem, &programs::finish(staging, stem, "web", "")?);
    let study = page.replace(stem, &programs::finish(staging, "study-page", "study", "")?);
    let guides = Guides::read()?;
    let later = Later {
        loader: programs::finish_worker(staging, &WEIGHTS.rename(staging)?)?,
        offer: later::finish_offer(staging, &guides.offers()?)?,
        puzzles: PUZZLES.rename(staging)?.into_values().collect(),
        diagrams: later::finish_diagrams(staging)?,
    };
    let site = Site {
        boards: [(Place::Game, Template::new(&game)?), (Place::Study, Template::new(&study)?)],
        licences: Template::new(include_str!("licences.html"))?,
        guides,
        later,
        style: styles::rename(staging)?,
        files: files(staging)?,
        address,
    };
    let mut facts = Facts { build: String::new(), parts };
    let guides = site.guides()?;
    let unnamed = [site.pages(&facts)?, guides.clone()].concat();
    facts.build = build(staging, &site.files, &unnamed)?;
    for (path, content) in site.pages(&facts)?.into_iter().chain(guides) {
        write_file(&staging.join(path), &content)?;
    }
    if site.address.is_known() {
        Variant::ALL
            .iter()
            .try_for_each(|&game| write_file(&staging.join(card::name(game)), &card::png(game)?))?;
    }
    let script = offline::script(&facts.build, &site.files, &EACH, &site.own()?)?;
    write_file(&staging.join(offline::SCRIPT), &script)
}

/// What pages are made of.
struct Site {
    boards: [(Place, Template); 2],
    licences: Template,
    guides: Guides,
    later: Later,
    style: String,
    files: BTreeSet<String>,
    address: SiteAddress,
}

impl Site {
    /// The rules pages, and what hosts and search engines read: they do not name the build.
    fn guides(&self) -> Result<Vec<(String, String)>> {
        let mut pages = self.guides.pages(&self.assets(), &self.address)?;
        pages.push((missing::PAGE.into(), missing::page(&self.guides.entries()?, &self.address)?));
        pages.extend(self.guides.lists(&self.address)?);
        pages.push(("_headers".into(), include_str!("headers.txt").into()));
        Ok(pages)
    }

    /// The pages with a board, licences and manifests: the path of each, and what is in it.
    fn pages(&self, facts: &Facts) -> Result<Vec<(String, String)>> {
        let mut pages = Vec::new();
        for language in Language::ALL {
            let aim = || format!("writing the pages in {}", language.code());
            pages.extend(self.pages_in(language, facts).with_context(aim)?);
        }
        Ok(pages)
    }

    fn pages_in(&self, language: Language, facts: &Facts) -> Result<Vec<(String, String)>> {
        let words = template::messages(language)?;
        let say = |id: &str| words.get(id).cloned().with_context(|| format!("no message {id:?}"));
        let path = |name: &str| language.folder() + name;
        let mut pages = vec![
            (path(LICENCES), policy::protect(&self.licences.render(language, Place::Game, facts, None)?)?),
            (path(offline::MANIFEST), offline::manifest(language, say)?),
        ];
        for (place, template) in &self.boards {
            pages.push((
                place.folder(language)? + "index.html",
                self.board(*place, template, language, facts)?,
            ));
        }
        Ok(pages)
    }

    /// A page with a board in a language.
    fn board(&self, place: Place, template: &Template, language: Language, facts: &Facts) -> Result<String> {
        let guide = self.guides.link(language)?;
        let html = template.render(language, place, facts, guide.as_ref())?;
        let placed = references::rewrite(&html, language, place, facts, &self.later, &self.files)?;
        policy::protect(&match place {
            Place::Game => published::game(placed, language, &self.address)?,
            Place::Study => placed,
        })
    }

    /// What each language's folder has besides [`EACH`].
    fn own(&self) -> Result<BTreeMap<Language, Vec<String>>> {
        let of = |language: Language| {
            let mut folders = vec![Place::Study.below(language)?];
            folders.extend(self.guides.folders(language)?);
            Ok((language, folders))
        };
        Language::ALL.into_iter().map(of).collect()
    }

    /// What the rules pages load: the colours of the game's page, and their own style and script.
    fn assets(&self) -> Assets {
        let colours = self.files.iter().find(|name| name.starts_with("tokens-") && name.ends_with(".css"));
        let styles = colours.into_iter().chain([&self.style]).cloned().collect();
        Assets { styles, scripts: vec![self.later.offer.clone()], diagrams: self.later.diagrams.clone() }
    }
}

/// A name for the build: every file counts, and every page.
fn build(staging: &Path, files: &BTreeSet<String>, pages: &[(String, String)]) -> Result<String> {
    let mut contents = Vec::new();
    for name in files {
        let path = staging.join(name);
        let bytes = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        contents.extend([name.clone().into_bytes(), bytes]);
    }
    contents.extend(pages.iter().map(|(_, content)| content.clone().into_bytes()));
    Ok(hash::hash(contents))
}

fn write_file(path: &Path, content: &(impl AsRef<[u8]> + ?Sized)) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).with_context(|| format!("making the folder {}", folder.display()))?;
    fs::write(path, content).with_context(|| format!("writing {}", path.display()))
}

/// What stands at the site's root beside the page, in order.
fn files(staging: &Path) -> Result<BTreeSet<String>> {
    let aim = || format!("listing the built files in {}", staging.display());
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(staging).with_context(aim)? {
        names.insert(entry.with_context(aim)?.file_name().to_string_lossy().into_owned());
    }
    names.remove("index.html");
    Ok(names)
}
