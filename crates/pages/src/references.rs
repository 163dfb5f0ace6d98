//! Makes the built page's addresses hold in a language's folder, and adds what belongs to each
//! page of the site: the addresses of its workers, the build, and links to the same page in other languages.

use std::cell::RefCell;
use std::collections::BTreeSet;

use anyhow::{Result, anyhow};
use lol_html::html_content::{ContentType, Element, TextChunk};
use lol_html::{RewriteStrSettings, element, rewrite_str, text};
use text::Language;

use crate::later::Later;
use crate::offline;
use crate::place::Place;
use crate::template::Facts;

/// The page with addresses that hold in the language's folder. `files` are the names at the
/// site's root: only addresses of these change.
pub(crate) fn rewrite(
    html: &str,
    language: Language,
    place: Place,
    facts: &Facts,
    later: &Later,
    files: &BTreeSet<String>,
) -> Result<String> {
    let root = &place.root(language);
    let alternates = alternates(place, language)?;
    let script = RefCell::new(String::new());
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("html", |html| {
            html.set_attribute("data-worker", &format!("{root}{}", later.loader))?;
            html.set_attribute("data-offer", &format!("{root}{}", later.offer))?;
            html.set_attribute("data-offline", &format!("{root}{}", offline::SCRIPT))?;
            if place == Place::Study {
                html.set_attribute("data-puzzles", &puzzles(root, later))?;
            }
            Ok(html.set_attribute("data-build", &facts.build)?)
        }))
        .append_element_content_handler(element!("head", |head| {
            head.append(&alternates, ContentType::Html);
            Ok(())
        }))
        .append_element_content_handler(element!("*", |element| Ok(move_attributes(element, root, files)?)))
        .append_element_content_handler(text!("script[type='module']", |chunk| {
            move_imports(chunk, &mut script.borrow_mut(), root, files);
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| anyhow!("rewriting the page in {}: {error}", language.code()))
}

/// The addresses of the games' puzzles, with spaces between them.
fn puzzles(root: &str, later: &Later) -> String {
    later.puzzles.iter().map(|name| format!("{root}{name}")).collect::<Vec<_>>().join(" ")
}

/// Links that tell search engines where the page stands in each language.
fn alternates(place: Place, page: Language) -> Result<String> {
    let link = |code: &str, language: Language| {
        let href = place.href(language, page)?;
        Ok(format!("<link rel=\"alternate\" hreflang=\"{code}\" href=\"{href}\">\n"))
    };
    let languages = Language::ALL.into_iter().map(|language| link(language.code(), language));
    languages.chain([link("x-default", Language::ROOT)]).collect()
}

fn move_attributes(element: &mut Element<'_, '_>, root: &str, files: &BTreeSet<String>) -> Result<(), Error> {
    let moved = |value: &str| is_file(value, files).then(|| value.replacen("./", root, 1));
    let changes: Vec<_> = element
        .attributes()
        .iter()
        .filter_map(|attribute| Some((attribute.name(), moved(&attribute.value())?)))
        .collect();
    changes.iter().try_for_each(|(name, value)| element.set_attribute(name, value))
}

type Error = lol_html::errors::AttributeNameError;

/// Whether the value is an address of a file at the site's root, or below a folder there.
fn is_file(value: &str, files: &BTreeSet<String>) -> bool {
    let name = value.strip_prefix("./").and_then(|path| path.split(['/', '?', '#']).next());
    name.is_some_and(|name| files.contains(name))
}

/// Scripts come in pieces: the whole is put back with the last one.
fn move_imports(chunk: &mut TextChunk<'_>, script: &mut String, root: &str, files: &BTreeSet<String>) {
    script.push_str(chunk.as_str());
    if chunk.last_in_text_node() {
        chunk.replace(&moved_script(&std::mem::take(script), root, files), ContentType::Html);
    } else {
        chunk.remove();
    }
}

fn moved_script(script: &str, root: &str, files: &BTreeSet<String>) -> String {
    ["'", "\"", "`"].iter().fold(script.to_owned(), |script, quote| {
        files.iter().fold(script, |script, file| {
            script.replace(&format!("{quote}./{file}"), &format!("{quote}{root}{file}"))
        })
    })
}
