//! What a page may load and run, said in the page itself, since many hosts send no headers of one's own.

use std::cell::RefCell;

use anyhow::{Result, anyhow};
use base64::{Engine, prelude::BASE64_STANDARD};
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str, text};
use sha2::{Digest, Sha256};

/// Trunk's development server puts a script of its own into pages, which no policy could foresee.
const SERVED_BY_TRUNK: &str = "__TRUNK_ADDRESS__";

/// Scripts within the page; data for scripts need no leave.
const SCRIPTS: &str = "script:not([src]):not([type='application/json']):not([type='application/ld+json'])";

/// The page with its policy: files of this site alone, and of scripts and styles within the page those
/// that stand there now.
pub(crate) fn protect(html: &str) -> Result<String> {
    if html.contains(SERVED_BY_TRUNK) {
        return Ok(html.to_owned());
    }
    let policy = policy(&hashes(html, SCRIPTS)?, &hashes(html, "style")?);
    let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    // Browsers look for the character set first, and not far.
    let put = element!("meta[charset]", |charset| {
        charset.after(&meta, ContentType::Html);
        Ok(())
    });
    rewrite_str(html, RewriteStrSettings::new().append_element_content_handler(put))
        .map_err(|error| anyhow!("writing the policy of a page: {error}"))
}

fn policy(scripts: &str, styles: &str) -> String {
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval'{scripts}"),
        &format!("style-src 'self'{styles}"),
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
}

/// The hashes of what stands inside such elements, each with a space before it.
fn hashes(html: &str, elements: &str) -> Result<String> {
    let (found, open) = (RefCell::new(String::new()), RefCell::new(String::new()));
    let note = text!(elements, |chunk| {
        open.borrow_mut().push_str(chunk.as_str());
        if chunk.last_in_text_node() {
            let hash = BASE64_STANDARD.encode(Sha256::digest(open.take()));
            found.borrow_mut().push_str(&format!(" 'sha256-{hash}'"));
        }
        Ok(())
    });
    rewrite_str(html, RewriteStrSettings::new().append_element_content_handler(note))
        .map_err(|error| anyhow!("looking for scripts in a page: {error}"))?;
    Ok(found.take())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the specification, Content Security Policy Level 3, section 8.3.
    #[test]
    fn what_stands_in_the_page_may_run_by_its_hash() {
        let page = "<html><head><meta charset=utf-8></head><body><script>alert('Hello, world.');</script></body></html>";
        let html = protect(page).unwrap();
        assert!(html.contains("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"), "{html}");
        assert!(html.contains("<meta charset=utf-8><meta http-equiv"), "{html}");
    }

    #[test]
    fn a_script_of_another_file_and_data_need_no_hash() {
        let data = "<script type=\"application/json\">{}</script>";
        let html = protect(&format!("<meta charset=utf-8><script src=\"a.js\"></script>{data}")).unwrap();
        assert!(html.contains("script-src 'self'"), "{html}");
        assert!(!html.contains("sha256"), "{html}");
    }

    #[test]
    fn a_page_of_trunks_own_server_stays_as_it_is() {
        let page = "<html><head><script>{{__TRUNK_ADDRESS__}}</script></head></html>";
        assert_eq!(protect(page).unwrap(), page);
    }
}
