//! What a player downloads before anything can be seen, and how much that may be.

use std::path::{Path, PathBuf};

use crate::dist::{self, Files};
use crate::sizes::{Size, measure};
use crate::step::{Failure, Outcome, root, say};

/// Bytes with brotli, all files of the first load together.
const BUDGET: usize = 120_000;

/// Bytes of a rules page with brotli, before any board on it comes alive.
const PAGE_BUDGET: usize = 60_000;

/// The sizes of the game page's first load, together.
pub(crate) fn size() -> Outcome<Size> {
    let folder = root().join("dist");
    let files = dist::read(&folder)?;
    let page = files.get(Path::new("index.html")).ok_or_else(|| Failure::new("dist/ has no page"))?;
    let html = String::from_utf8_lossy(page);
    let paths: Vec<PathBuf> = needed(&html, files.keys()).map(|path| folder.join(path)).collect();
    Ok(measure(&paths)?.into_iter().map(|(_, size)| size).sum())
}

/// Holds the first load against its budget.
///
/// # Errors
/// If it has grown too big; the failure has both figures.
pub(crate) fn hold() -> Outcome {
    let brotli = size()?.brotli;
    say(format_args!("the first load takes {brotli} bytes with brotli, of {BUDGET}"));
    match brotli <= BUDGET {
        true => Ok(()),
        false => {
            Err(Failure::new(format!("the first load takes {brotli} bytes with brotli, more than {BUDGET}")))
        }
    }
}

/// Holds every rules page against its budget.
///
/// # Errors
/// If one has grown too big; the failure names the biggest.
pub(crate) fn hold_rules_pages() -> Outcome {
    let files = dist::read(&root().join("dist"))?;
    let pages = files.iter().filter(|(path, bytes)| is_rules_page(path, bytes));
    let weights = pages.map(|(path, bytes)| (weight(&files, path, &String::from_utf8_lossy(bytes)), path));
    let (most, path) = weights.max().ok_or_else(|| Failure::new("dist/ has no rules pages"))?;
    say(format_args!("the biggest rules page, {}, takes {most} bytes of {PAGE_BUDGET}", path.display()));
    match most <= PAGE_BUDGET {
        true => Ok(()),
        false => Err(Failure::new(format!("{} takes more than {PAGE_BUDGET} bytes", path.display()))),
    }
}

fn is_rules_page(path: &Path, bytes: &[u8]) -> bool {
    path.ends_with("index.html") && String::from_utf8_lossy(bytes).contains("class=\"guide\"")
}

/// What a host sends for a page and all that it names at the site's root.
fn weight(files: &Files, path: &Path, html: &str) -> usize {
    let named = files.keys().filter(|file| html.contains(&format!("../{}\"", file.display())));
    named.chain([&path.to_path_buf()]).map(|file| dist::sent(files, file)).sum()
}

/// The page and the files that it names: the worker and the offer of a language come later, and
/// pictures of the installed app and its manifest only where it is installed.
fn needed<'a>(html: &str, paths: impl Iterator<Item = &'a PathBuf>) -> impl Iterator<Item = &'a PathBuf> {
    paths.filter(move |path| {
        let name = path.to_string_lossy();
        let later = name.starts_with("worker")
            || name.starts_with("offer")
            || name.ends_with(".png")
            || name.ends_with(".webmanifest");
        *name == *"index.html"
            || (!later && !name.contains(['/', '\\']) && html.contains(&format!("./{name}")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rules_page_weighs_what_it_names_and_is_sent() {
        let html = r#"<link href="../a.css"><a href="../de/">"#;
        let all = [
            ("a.css", "longer"),
            ("a.css.br", "br"),
            ("b.css", "b"),
            ("de/index.html", "x"),
            ("rules/index.html", html),
        ];
        let files: Files = all.iter().map(|(path, text)| (path.into(), text.as_bytes().to_vec())).collect();
        assert_eq!(weight(&files, Path::new("rules/index.html"), html), html.len() + 2);
    }

    #[test]
    fn the_first_load_is_the_page_with_what_it_names() {
        let html = r#"<html data-worker="./worker-1.js"><link href="./a.css"><img src="./icon.png">
            <script>import('./web.js')</script><a href="licences.html">"#;
        let all = [
            "a.css",
            "b.css",
            "de/index.html",
            "icon.png",
            "index.html",
            "licences.html",
            "web.js",
            "worker-1.js",
        ];
        let paths: Vec<PathBuf> = all.iter().map(PathBuf::from).collect();
        let needed: Vec<String> = needed(html, paths.iter()).map(|path| path.display().to_string()).collect();
        assert_eq!(needed, ["a.css", "index.html", "web.js"]);
    }
}
