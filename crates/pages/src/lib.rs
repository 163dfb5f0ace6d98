//! Makes the site out of the page that Trunk built: names the worker's files after their content,
//! and writes the page once per language, with its words, its links to the other languages, and
//! addresses that hold in its folder. It has no words of its own, and the same input always gives
//! the same bytes.
//!
//! The built `index.html` is the template. Its placeholders stand in texts and attributes:
//! `{{ say('message-id') }}`, `{{ lang }}`, `{{ dir }}`, `{{ root }}`, `{{ text }}`, and a loop over
//! `languages` with `code`, `dir`, `name`, `href` and `current`. A name that is not known stops the
//! build.

mod references;
mod template;
mod worker;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use text::Language;

pub use template::Template;

/// Writes the site's pages in the folder where Trunk has put the built page and its files.
///
/// # Errors
/// If a file cannot be read or written, or the page uses a name or a message that is not there;
/// the error says which.
pub fn write(staging: &Path) -> Result<()> {
    let index = staging.join("index.html");
    let page =
        fs::read_to_string(&index).with_context(|| format!("reading the built page {}", index.display()))?;
    let template = Template::new(&page)?;
    let loader = worker::rename(staging)?;
    let files = names(staging)?;
    for language in Language::ALL {
        let html =
            template.render(language).with_context(|| format!("writing the page in {}", language.code()))?;
        let html = references::rewrite(&html, language, &loader, &files)?;
        write_page(&staging.join(language.folder()), &html)?;
    }
    Ok(())
}

fn write_page(folder: &Path, html: &str) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("making the folder {}", folder.display()))?;
    let path = folder.join("index.html");
    fs::write(&path, html).with_context(|| format!("writing {}", path.display()))
}

/// What stands at the site's root beside the page, in order.
fn names(staging: &Path) -> Result<BTreeSet<String>> {
    let aim = || format!("listing the built files in {}", staging.display());
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(staging).with_context(aim)? {
        names.insert(entry.with_context(aim)?.file_name().to_string_lossy().into_owned());
    }
    names.remove("index.html");
    Ok(names)
}
