//! The rules pages: for every language that has the words, an overview of all games, a page for each,
//! one on captures that may be left out, and one on how the game is handled. What they state is computed from the rules that the game
//! plays by; prose comes from `crates/text/lang/*/rules`.

mod address;
mod diagram;
mod help;
mod view;
mod words;

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, Result};
use minijinja::value::Value;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};
use rules::Variant;
use serde_json::json;
use text::Language;
use text::words::usual;

use address::{Page, root};
use view::Guide;

use crate::card;
use crate::place::Place;
use crate::policy;
use crate::published;
use crate::site::SiteAddress;
use crate::template::{Link, messages};

/// The rules pages of all languages.
pub(crate) struct Guides {
    guides: Vec<Guide>,
    templates: Environment<'static>,
}

/// What every page loads, by the files' names at the site's root.
#[derive(Default)]
pub(crate) struct Assets {
    /// Style sheets.
    pub(crate) styles: Vec<String>,
    /// Scripts, which are modules.
    pub(crate) scripts: Vec<String>,
    /// The script of pages with pictures, a module too.
    pub(crate) diagrams: String,
}

/// The ways into the site in a language, with their words.
pub(crate) struct Entry {
    pub(crate) language: Language,
    /// That a page is not there.
    pub(crate) missing: String,
    /// The name of the game's page.
    pub(crate) game: String,
    /// The name of the overview.
    pub(crate) rules: String,
    /// Its folder below the site's root.
    pub(crate) rules_folder: String,
}

const TEMPLATES: [(&str, &str); 9] = [
    published::TEMPLATE,
    ("diagram.html", include_str!("../../templates/diagram.html")),
    ("table.html", include_str!("../../templates/table.html")),
    ("games.html", include_str!("../../templates/games.html")),
    ("frame.html", include_str!("../../templates/frame.html")),
    ("overview.html", include_str!("../../templates/overview.html")),
    ("game.html", include_str!("../../templates/game.html")),
    ("optional.html", include_str!("../../templates/optional.html")),
    ("help.html", include_str!("../../templates/help.html")),
];

impl Guides {
    /// Reads the words of all languages that have them.
    ///
    /// # Errors
    /// If a file of words or a template is faulty.
    pub(crate) fn read() -> Result<Guides> {
        let guides = Language::ALL.into_iter().filter_map(|language| Guide::new(language).transpose());
        let mut templates = Environment::new();
        templates.set_auto_escape_callback(|_| AutoEscape::Html);
        templates.set_undefined_behavior(UndefinedBehavior::Strict);
        for (name, template) in TEMPLATES {
            templates.add_template(name, template)?;
        }
        Ok(Guides { guides: guides.collect::<Result<_>>()?, templates })
    }

    /// Every page: its path below the site's root, and what is in it.
    ///
    /// # Errors
    /// If words are missing; the error says which.
    pub(crate) fn pages(&self, assets: &Assets, site: &SiteAddress) -> Result<Vec<(String, String)>> {
        let mut pages = vec![];
        for guide in &self.guides {
            for page in Page::all() {
                let aim = || format!("writing {page:?} in {}", guide.language.code());
                let folder = page.folder(guide.language, &guide.words).with_context(aim)?;
                let html = self.page(guide, page, assets, site).with_context(aim)?;
                pages.push((format!("{folder}index.html"), html));
            }
        }
        Ok(pages)
    }

    /// The folders of a language's pages, seen from the language's own.
    pub(crate) fn folders(&self, language: Language) -> Result<Vec<String>> {
        let guide = self.guides.iter().find(|guide| guide.language == language);
        let folder = |guide: &Guide, page: Page| {
            let folder = page.folder(language, &guide.words)?;
            Ok(folder.strip_prefix(&language.folder()).unwrap_or(&folder).to_owned())
        };
        guide.into_iter().flat_map(|guide| Page::all().map(move |page| folder(guide, page))).collect()
    }

    /// The link from a language's game to its rules pages, if there are any.
    pub(crate) fn link(&self, language: Language) -> Result<Option<Link>> {
        let guide = self.guides.iter().find(|guide| guide.language == language);
        let link = |guide: &Guide| {
            let folder = Page::Overview.folder(language, &guide.words)?;
            let href = format!("./{}", folder.strip_prefix(&language.folder()).unwrap_or(&folder));
            Ok(Link { href, name: guide.words.say("nav-rules")? })
        };
        guide.map(link).transpose()
    }

    /// By each language's code the line that offers a page in it, and the name of the button that
    /// closes the line.
    pub(crate) fn offers(&self) -> Result<BTreeMap<&'static str, [String; 2]>> {
        let words = |guide: &Guide| {
            let close = messages(guide.language)?.remove("about-close").unwrap_or_default();
            Ok((guide.language.code(), [guide.words.say("offer")?, close]))
        };
        self.guides.iter().map(words).collect()
    }

    /// The ways into the site, in every language.
    pub(crate) fn entries(&self) -> Result<Vec<Entry>> {
        let entry = |guide: &Guide| {
            Ok(Entry {
                language: guide.language,
                missing: guide.words.say("missing")?,
                game: guide.words.say("nav-game")?,
                rules: guide.words.say("nav-rules")?,
                rules_folder: Page::Overview.folder(guide.language, &guide.words)?,
            })
        };
        self.guides.iter().map(entry).collect()
    }

    /// What search engines look for at the site's root: without the site's address only that they
    /// are welcome.
    pub(crate) fn lists(&self, site: &SiteAddress) -> Result<Vec<(String, String)>> {
        let mut robots = "User-agent: *\nAllow: /\n".to_owned();
        let Some(map) = site.absolute("sitemap.xml") else { return Ok(vec![("robots.txt".into(), robots)]) };
        let _ = writeln!(robots, "Sitemap: {map}");
        let games = Language::ALL.into_iter().map(|language| Ok(language.folder()));
        let guides = self
            .guides
            .iter()
            .flat_map(|guide| Page::all().map(|page| page.folder(guide.language, &guide.words)));
        let mut urls = String::new();
        let studies = Language::ALL.into_iter().map(|language| Place::Study.folder(language));
        for path in games.chain(studies).chain(guides) {
            let _ = writeln!(urls, "<url><loc>{}</loc></url>", site.absolute(&path?).unwrap_or_default());
        }
        let sitemap = format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{urls}</urlset>\n"
        );
        Ok(vec![("robots.txt".into(), robots), ("sitemap.xml".into(), sitemap)])
    }

    fn page(&self, guide: &Guide, page: Page, assets: &Assets, site: &SiteAddress) -> Result<String> {
        let folder = page.folder(guide.language, &guide.words)?;
        let (title, description) = guide.head(page)?;
        let template = self.templates.get_template(template(page))?;
        let words = |id: &str| guide.words.say(id);
        let to = |to: Page| {
            Ok::<_, anyhow::Error>(safe(root(&folder) + &to.folder(guide.language, &guide.words)?))
        };
        let html = template.render(context! {
            lang => guide.language.code(),
            dir => guide.language.direction().code(),
            root => safe(root(&folder)),
            home => safe(root(&folder) + &guide.language.folder()),
            kind => "article",
            picture => site.absolute(&card::name(pictured(guide, page))).map(safe),
            picture_alt => published::board(guide.text(), pictured(guide, page)),
            data => safe(data(guide, page, site, &title)?),
            title,
            description,
            styles => &assets.styles,
            scripts => &assets.scripts,
            diagrams => &assets.diagrams,
            is_overview => page == Page::Overview,
            is_help => page == Page::Help,
            overview => to(Page::Overview)?,
            help => to(Page::Help)?,
            study => safe(root(&folder) + &Place::Study.folder(guide.language)? + "#rules"),
            overview_title => words("overview-title")?,
            optional => to(Page::Optional)?,
            optional_title => words("optional-title")?,
            languages => self.languages(&folder, page)?,
            games => games(guide, page, &to)?,
            absolute => site.absolute(&folder).map(safe),
            alternates => self.alternates(page, &folder, site)?,
            view => guide.view(page)?,
            say => saying(guide)?,
        })?;
        policy::protect(&html)
    }

    /// The same page in every language.
    fn languages(&self, folder: &str, page: Page) -> Result<Vec<Value>> {
        let link = |other: &Guide| {
            let href = root(folder) + &page.folder(other.language, &other.words)?;
            Ok(context! {
                code => other.language.code(),
                dir => other.language.direction().code(),
                name => other.language.own_name(),
                current => page.folder(other.language, &other.words)? == folder,
                href => safe(href),
            })
        };
        self.guides.iter().map(link).collect()
    }

    /// The same page in every language, as search engines want to be told.
    fn alternates(&self, page: Page, folder: &str, site: &SiteAddress) -> Result<Vec<Value>> {
        let mut links = vec![];
        for other in &self.guides {
            let path = page.folder(other.language, &other.words)?;
            let href = site.absolute(&path).unwrap_or_else(|| root(folder) + &path);
            if other.language == Language::ROOT {
                links.push(context! { code => "x-default", href => safe(href.clone()) });
            }
            links.push(context! { code => other.language.code(), href => safe(href) });
        }
        Ok(links)
    }
}

const fn template(page: Page) -> &'static str {
    match page {
        Page::Overview => "overview.html",
        Page::Game(_) => "game.html",
        Page::Optional => "optional.html",
        Page::Help => "help.html",
    }
}

/// The game whose board goes with a page: its own, or the one that the language knows best.
fn pictured(guide: &Guide, page: Page) -> Variant {
    match page {
        Page::Game(game) => game,
        Page::Overview | Page::Optional | Page::Help => usual(guide.language),
    }
}

/// Addresses are made of slugs, which are letters and hyphens.
fn safe(text: String) -> Value {
    Value::from_safe_string(text)
}

/// Links to the games' pages.
fn games(guide: &Guide, page: Page, to: &impl Fn(Page) -> Result<Value>) -> Result<Vec<Value>> {
    let link = |&game: &Variant| {
        Ok(context! {
            name => guide.full_name(game),
            line => guide.line(game)?,
            href => to(Page::Game(game))?,
            current => page == Page::Game(game),
        })
    };
    Variant::ALL.iter().map(link).collect()
}

/// The messages that templates use by name.
fn saying(guide: &Guide) -> Result<Value> {
    const IDS: [&str; 32] = [
        "nav-label",
        "nav-game",
        "nav-rules",
        "nav-help",
        "nav-help-short",
        "nav-languages",
        "play-now",
        "play-line",
        "skip",
        "how-title",
        "rules-title",
        "tradition-title",
        "compare-rule",
        "tips-title",
        "questions-title",
        "sources-title",
        "others-title",
        "overview-text",
        "overview-games",
        "optional-text",
        "optional-how",
        "optional-rules",
        "optional-same",
        "own-title",
        "own-text",
        "own-link",
        "diagram-yes",
        "diagram-no",
        "diagram-try",
        "diagram-step",
        "diagram-again",
        "diagram-right",
    ];
    let said = IDS.into_iter().map(|id| Ok((id.replace('-', "_"), guide.words.say(id)?)));
    Ok(said.collect::<Result<BTreeMap<_, _>>>()?.into())
}

/// What the page is, for search engines: where it stands among the pages.
fn data(guide: &Guide, page: Page, site: &SiteAddress, title: &str) -> Result<String> {
    let folder = |page: Page| page.folder(guide.language, &guide.words);
    let item = |position: usize, name: &str, path: &str| json!({ "@type": "ListItem", "position": position, "name": name, "item": site.absolute(path) });
    let mut items = vec![item(1, "Damka", &guide.language.folder())];
    if page != Page::Help {
        items.push(item(2, &guide.words.say("nav-rules")?, &folder(Page::Overview)?));
    }
    if page != Page::Overview {
        items.push(item(items.len() + 1, title, &folder(page)?));
    }
    let data =
        json!({ "@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": items });
    published::in_script(&data)
}

#[cfg(test)]
mod tests;
