//! A small built page becomes the site, and the project's own page uses what there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lol_html::{RewriteStrSettings, element, rewrite_str};
use pages::{Facts, Part, Place, SiteAddress, Template};
use serde_json::Value;
use tempfile::TempDir;
use text::{Key, Language, Text, source};

const FILES: [&str; 11] = [
    "page-0123.css",
    "icon-0123.svg",
    "web-0123.js",
    "web-0123_bg.wasm",
    "study-page.js",
    "study-page_bg.wasm",
    "live.js",
    "live_bg.wasm",
    "worker.js",
    "worker_bg.wasm",
    "worker_loader.js",
];

/// A folder as Trunk leaves it.
fn staged() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    for file in FILES {
        fs::write(folder.path().join(file), format!("content of {file}")).expect("a file");
    }
    fs::write(folder.path().join("index.html"), include_str!("staged/index.html")).expect("a file");
    for file in ["diagrams.js", "guide.css", "look.css", "offer.css", "offer.js"] {
        fs::write(folder.path().join(file), format!("/* {file} */")).expect("a file");
    }
    fs::create_dir(folder.path().join("weights")).expect("a folder");
    fs::write(folder.path().join("weights/some-game.weights"), "what was learned").expect("a file");
    fs::create_dir(folder.path().join("puzzles")).expect("a folder");
    fs::write(folder.path().join("puzzles/some-game.txt"), "puzzles").expect("a file");
    folder
}

/// What might be built in.
fn parts() -> Vec<Part> {
    let word = str::to_owned;
    let texts = vec![word("You may <do> what you like.")];
    vec![Part { name: word("some-crate"), version: word("1.2.3"), licence: word("MIT"), texts }]
}

fn facts() -> Facts {
    Facts { build: "0123".into(), parts: parts() }
}

fn built() -> TempDir {
    let folder = staged();
    pages::write(folder.path(), parts(), SiteAddress::default()).expect("the site");
    folder
}

fn page(folder: &Path, language: Language) -> String {
    page_at(folder, Place::Game, language)
}

fn page_at(folder: &Path, place: Place, language: Language) -> String {
    let path = folder.join(place.folder(language).expect("a name")).join("index.html");
    fs::read_to_string(path).expect("a page in every language")
}

/// Both pages with a board in every language.
fn boards() -> impl Iterator<Item = (Place, Language)> {
    Language::ALL.into_iter().flat_map(|language| [(Place::Game, language), (Place::Study, language)])
}

fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => found.extend(files(&path)),
            false => found.push((path.clone(), fs::read(&path).expect("a file"))),
        }
    }
    found.sort();
    found
}

/// The values of an attribute of all elements that a selector finds.
fn attributes(html: &str, selector: &str, name: &str) -> Vec<String> {
    let mut values = Vec::new();
    let find = element!(selector, |element| {
        values.extend(element.get_attribute(name));
        Ok(())
    });
    rewrite_str(html, RewriteStrSettings::new().append_element_content_handler(find)).expect("HTML");
    values
}

/// What stands at an address of a page, if anything does.
fn resolves(folder: &Path, place: Place, language: Language, address: &str) -> bool {
    let address = address.split('#').next().unwrap_or_default();
    let path = folder.join(place.folder(language).expect("a name")).join(address);
    if address.ends_with('/') { path.join("index.html").is_file() } else { path.is_file() }
}

#[test]
fn every_address_leads_somewhere() {
    let folder = built();
    for (place, language) in boards() {
        let html = page_at(folder.path(), place, language);
        let links = attributes(&html, "link[href], a[href]", "href");
        let worker = attributes(&html, "html", "data-worker");
        assert_eq!(worker.len(), 1, "{language:?}");
        for address in links.iter().chain(&worker).filter(|address| *address != "./other") {
            assert!(resolves(folder.path(), place, language, address), "{place:?} {language:?}: {address}");
        }
    }
}

#[test]
fn the_program_is_found_from_every_folder() {
    let folder = built();
    for (place, language) in boards() {
        let html = page_at(folder.path(), place, language);
        let (root, program) = match place {
            Place::Game => (language.root().to_owned(), "web-"),
            Place::Study => (format!("../{}", language.root().trim_start_matches("./")), "study-"),
        };
        assert!(html.contains(&format!("from '{root}{program}")), "{place:?} {language:?}");
        let script = attributes(&html, "link[rel=modulepreload]", "href").remove(0);
        let program = script.replace(".js", "_bg.wasm");
        assert!(html.contains(&format!("from '{script}'")), "{language:?}");
        assert!(html.contains(&format!("module_or_path: '{program}'")), "{language:?}");
        assert!(script.starts_with(&root) && script != format!("{root}web-0123.js"));
        assert!(
            html.contains("'{{__TRUNK_ADDRESS__}}' < './other.js'"),
            "{language:?}: the rest of the script stays"
        );
        assert!(html.contains(r#"<a href="./other">"#), "{language:?}: other addresses stay");
    }
}

#[test]
fn each_page_is_in_its_language() {
    let folder = built();
    for language in Language::ALL {
        let html = page(folder.path(), language);
        assert_eq!(attributes(&html, "html", "lang"), [language.code()]);
        assert_eq!(attributes(&html, "html", "dir"), [language.direction().code()]);
        assert_eq!(attributes(&html, "button", "aria-label"), [source::text(language).say(Key::MenuOpen)]);
        assert_eq!(attributes(&html, "a[aria-current=page]", "hreflang"), [language.code()]);
        let alternates: Vec<_> =
            Language::ALL.iter().map(|other| other.code()).chain(["x-default"]).collect();
        assert_eq!(attributes(&html, "link[rel=alternate]", "hreflang"), alternates);
    }
}

#[test]
fn the_words_in_the_page_are_a_table() {
    let folder = built();
    for language in Language::ALL {
        let html = page(folder.path(), language);
        let study = page_at(folder.path(), Place::Study, language);
        let sections =
            serde_json::to_string(&source::text(language).tell(text::study::Key::Sections)).expect("JSON");
        assert!(
            study.contains(&sections) && !html.contains(&sections),
            "{language:?}: each page has its own"
        );
        let (_, rest) = html.split_once(r#"id="text">"#).expect("the table's element");
        let (json, _) = rest.split_once("</script>").expect("its end");
        let text = Text::read(json, source::plurals(language)).expect("a table");
        assert_eq!(text.say(Key::MenuRules), source::text(language).say(Key::MenuRules));
        assert!(!json.contains('<'), "nothing in it can end the element");
    }
}

#[test]
fn the_workers_files_are_named_after_their_content() {
    let folder = built();
    let loader = attributes(&page(folder.path(), Language::English), "html", "data-worker").remove(0);
    let stem = loader
        .strip_prefix("./")
        .and_then(|name| name.strip_suffix("_loader.js"))
        .expect("the loader's name");
    let text = fs::read_to_string(folder.path().join(&loader)).expect("the loader");
    assert!(text.contains(&format!("importScripts(\"./{stem}.js\")")));
    assert!(text.contains(&format!("module_or_path: \"./{stem}_bg.wasm\"")));
    for (new, old) in [(format!("{stem}.js"), "worker.js"), (format!("{stem}_bg.wasm"), "worker_bg.wasm")] {
        assert_eq!(fs::read_to_string(folder.path().join(new)).expect("a file"), format!("content of {old}"));
        assert!(!folder.path().join(old).exists(), "{old}");
    }

    let other = staged();
    fs::write(other.path().join("worker_bg.wasm"), "another program").expect("a file");
    pages::write(other.path(), parts(), SiteAddress::default()).expect("the site");
    assert_ne!(attributes(&page(other.path(), Language::English), "html", "data-worker"), [loader]);
}

/// Every path of a list in the service worker, which stands in one line as JSON.
fn listed(folder: &Path, name: &str) -> Value {
    let script = fs::read_to_string(folder.join("sw.js")).expect("a service worker");
    let start = format!("const {name} = ");
    let line = script.lines().find_map(|line| line.strip_prefix(&start)).expect(name);
    serde_json::from_str(line.trim_end_matches(';')).expect(name)
}

#[test]
fn t104_the_service_worker_lists_exactly_what_was_built() {
    let folder = built();
    let mut expected: Vec<String> = files(folder.path())
        .into_iter()
        .map(|(path, _)| path.strip_prefix(folder.path()).expect("below it").display().to_string())
        .map(|path| path.strip_suffix("index.html").map_or(path.clone(), str::to_owned))
        .filter(|path| !["sw.js", "robots.txt", "_headers", "404.html"].contains(&path.as_str()))
        .collect();
    let strings = |name| serde_json::from_value::<Vec<String>>(listed(folder.path(), name)).expect(name);
    let (mut paths, each) = (strings("SHARED"), strings("EACH"));
    for (language, own) in listed(folder.path(), "FOLDERS").as_object().expect("lists by folder") {
        let own = own.as_str().expect("a list").split(' ').map(str::to_owned);
        paths.extend(each.iter().cloned().chain(own).map(|path| format!("{language}{path}")));
    }
    paths.sort();
    expected.sort();
    assert_eq!(paths, expected);
}

#[test]
fn t101_the_service_worker_is_of_another_build_when_anything_changes() {
    let build = |change: &dyn Fn(&Path)| {
        let folder = staged();
        change(folder.path());
        pages::write(folder.path(), parts(), SiteAddress::default()).expect("the site");
        let name = listed(folder.path(), "BUILD").as_str().expect("a name").to_owned();
        for language in Language::ALL {
            let html = page(folder.path(), language);
            assert_eq!(attributes(&html, "html", "data-build"), std::slice::from_ref(&name), "{language:?}");
        }
        name
    };
    let change = |name: &'static str, add: &'static str| {
        move |folder: &Path| {
            let text = fs::read_to_string(folder.join(name)).expect("it is there");
            fs::write(folder.join(name), text + add).expect("a file");
        }
    };
    let first = build(&|_| {});
    assert_eq!(first, build(&|_| {}));
    assert_ne!(first, build(&change("worker_bg.wasm", "!")));
    assert_ne!(first, build(&change("page-0123.css", "!")));
    assert_ne!(first, build(&change("index.html", "<p>")));
}

#[test]
fn each_language_can_be_installed() {
    let folder = built();
    let mut ids = BTreeSet::new();
    for language in Language::ALL {
        let path = folder.path().join(language.folder()).join("manifest.webmanifest");
        let text = fs::read_to_string(path).expect("a manifest");
        let manifest: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(manifest["lang"], language.code());
        assert_eq!(manifest["scope"], language.root());
        assert_eq!(manifest["shortcuts"].as_array().map(Vec::len), Some(2));
        ids.insert(manifest["id"].to_string());
        for icon in manifest["icons"].as_array().expect("icons") {
            let name = icon["src"].as_str().and_then(|path| path.strip_prefix(language.root()));
            let png =
                Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/icons").join(name.expect("a name"));
            let bytes = fs::read(&png).expect("the icon");
            // A PNG begins with its width and height, after a signature and two words.
            let size = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
            assert_eq!(icon["sizes"], format!("{}x{}", size(16), size(20)));
        }
    }
    assert_eq!(ids.len(), 1, "one app, not one for each language");
}

#[test]
fn licences_are_told_in_every_language() {
    let folder = built();
    for language in Language::ALL {
        let path = folder.path().join(language.folder()).join("licences.html");
        let html = fs::read_to_string(path).expect("a page");
        assert!(html.contains("some-crate 1.2.3 (MIT)"), "{language:?}");
        assert!(html.contains("You may &lt;do&gt; what you like."), "{language:?}");
    }
}

#[test]
fn everything_built_in_has_its_licence() {
    let parts = pages::built_in().expect("cargo knows");
    let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
    assert!(names.contains(&"wasm-bindgen") && names.contains(&"serde"), "{names:?}");
    assert!(!names.contains(&"syn") && !names.contains(&"app"), "{names:?}");
    for part in &parts {
        let text = part.texts.concat();
        let free =
            ["Permission is hereby granted", "Apache License"].iter().any(|words| text.contains(words));
        assert!(free && !part.licence.is_empty(), "{part:?}");
    }
}

#[test]
fn old_browsers_can_read_what_tells_them_that_they_are_old() {
    let html = own_page();
    let (_, rest) = html.split_once("<script>").expect("a script that is no module");
    let (script, _) = rest.split_once("</script>").expect("its end");
    assert!(script.contains("too-old"));
    for modern in ["=>", "const ", "let ", "`", "?.", "??", "async", "class ", "import", "..."] {
        assert!(!script.contains(modern), "{modern} in {script}");
    }
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let (one, two) = (built(), built());
    let relative = |folder: &TempDir| -> Vec<_> {
        files(folder.path())
            .into_iter()
            .map(|(path, content)| (path.strip_prefix(folder.path()).expect("below it").to_owned(), content))
            .collect()
    };
    assert_eq!(relative(&one), relative(&two));
}

#[test]
fn what_is_missing_is_named() {
    let fault = |change: &dyn Fn(&Path)| {
        let folder = staged();
        change(folder.path());
        format!(
            "{:#}",
            pages::write(folder.path(), parts(), SiteAddress::default()).expect_err("it cannot be built")
        )
    };
    let page =
        |html: &'static str| move |folder: &Path| fs::write(folder.join("index.html"), html).expect("a file");
    assert!(
        fault(&|folder| fs::remove_file(folder.join("index.html")).expect("it was there"))
            .contains("index.html")
    );
    assert!(
        fault(&|folder| fs::remove_file(folder.join("worker.js")).expect("it was there"))
            .contains("worker.js")
    );
    let message = fault(&page("<p>\n{{ say('no-such-message') }}"));
    assert!(message.contains("no-such-message") && message.contains("index.html:2"), "{message}");
    assert!(fault(&page("{{ say('pieces-left') }}")).contains("pieces-left"));
    assert!(fault(&page("{{ nonsense }}")).contains("index.html:1"));
    assert!(fault(&page("{{ say('page-heading' }}")).contains("index.html:1"));
}

#[test]
fn words_cannot_break_the_page() {
    let template =
        Template::new(r#"<p title="{{ say('page-title') }}">{{ '<b>"' }}</p>"#).expect("a template");
    let html = template.render(Language::English, Place::Game, &facts(), None).expect("a page");
    assert!(html.ends_with("&lt;b&gt;&quot;</p>"), "{html}");
}

fn own_page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../index.html");
    fs::read_to_string(path).expect("the project's page")
}

#[test]
fn the_projects_page_can_be_written_in_every_language() {
    let template = Template::new(&own_page()).expect("a template");
    for (place, language) in boards() {
        let html = template.render(language, place, &facts(), None).expect("a page");
        assert!(!html.contains("{{") && !html.contains("{%"), "{language:?}");
    }
}

#[test]
fn the_projects_page_uses_every_message_of_pages() {
    let html = own_page() + include_str!("../src/licences.html");
    let code = concat!(include_str!("../src/offline.rs"), include_str!("../src/place.rs"));
    // Each page has messages of its own under these names.
    let own = |id: &str| {
        id.split_once('-').is_some_and(|(_, rest)| html.contains(&format!("say(page ~ '-{rest}')")))
    };
    let said = |id: &String| {
        html.contains(&format!("say('{id}')")) || code.contains(&format!("\"{id}\"")) || own(id)
    };
    let unused: BTreeSet<String> = source::compile(source::page(Language::English))
        .expect("a Fluent file")
        .into_keys()
        .filter(|id| !said(id))
        .collect();
    assert_eq!(unused, BTreeSet::new());
}

#[test]
fn the_worker_is_told_where_the_weights_are() {
    let folder = built();
    let names: Vec<_> = fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    let named = |end: &str| names.iter().find(|name| name.ends_with(end)).expect("a file");
    let weights = named(".weights");
    assert!(weights.starts_with("some-game-"), "{weights}");
    let loader = fs::read_to_string(folder.path().join(named("_loader.js"))).expect("the loader");
    assert!(loader.contains(&format!("{{\"some-game\":\"{weights}\"}}")), "{loader}");
    let script = fs::read_to_string(folder.path().join("sw.js")).expect("the service worker");
    assert!(script.contains(weights), "they are kept on the device, too");
    assert!(!names.contains(&"weights".to_owned()));
}

#[test]
fn the_study_page_is_told_where_the_puzzles_are() {
    let folder = built();
    let html = page_at(folder.path(), Place::Study, Language::German);
    let (_, told) = html.split_once("data-puzzles=\"../../puzzles-some-game-").expect("it is told");
    let (hash, _) = told.split_once(".txt\"").expect("the file's ending");
    let name = format!("puzzles-some-game-{hash}.txt");
    assert_eq!(fs::read_to_string(folder.path().join(&name)).expect("it is there"), "puzzles");
    let script = fs::read_to_string(folder.path().join("sw.js")).expect("the service worker");
    assert!(script.contains(&name), "they are kept on the device, too");
    assert!(
        !page(folder.path(), Language::German).contains("puzzles"),
        "the game's page has no use for them"
    );
}

/// The addresses of other pages that a page names.
fn links(html: &str) -> Vec<String> {
    let mut found = vec![];
    let note = element!("a[href], link[hreflang]", |element| {
        found.extend(element.get_attribute("href"));
        Ok(())
    });
    rewrite_str(html, RewriteStrSettings::new().append_element_content_handler(note)).expect("HTML");
    found
}

#[test]
fn every_link_of_a_rules_page_leads_to_a_page() {
    let folder = built();
    let pages =
        files(folder.path()).into_iter().filter(|(path, _)| path.extension() == Some("html".as_ref()));
    let pages = pages.map(|(path, content)| (path, String::from_utf8(content).expect("text")));
    for (path, html) in pages.filter(|(_, html)| html.contains("class=\"guide\"")) {
        let here = path.parent().expect("a folder");
        for link in links(&html) {
            let target = link.split(['?', '#']).next().unwrap_or_default();
            let mut led = here.join(target);
            if target.ends_with('/') || led.is_dir() {
                led.push("index.html");
            }
            assert!(led.exists(), "{} names {link}", path.display());
        }
    }
}
