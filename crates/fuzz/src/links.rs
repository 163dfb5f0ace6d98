//! Links, as they come and forged.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use record::Link;

/// An even first byte: the rest is a link. An odd one: the rest is what a link says, whose check is
/// made right, or chance would hardly ever come behind it.
pub(crate) fn links(data: &[u8]) {
    let Some((choice, text)) = crate::chosen(data) else { return };
    assert_read_or_refused(&if choice % 2 == 0 { text.into_owned() } else { forged(&data[1..]) });
}

/// Who has a game of a link has this link for it and no other.
fn assert_read_or_refused(text: &str) {
    match Link::read(text) {
        Ok(link) => assert_eq!(link.write().as_deref(), Ok(text.trim())),
        Err(why) => assert!(why.to_string().starts_with("link: "), "{text:?}: {why}"),
    }
}

/// A link of the present form that says this.
fn forged(said: &[u8]) -> String {
    let mut sum = adler2::Adler32::new();
    sum.write_slice(b"1");
    sum.write_slice(said);
    let [high, low, ..] = sum.checksum().to_be_bytes();
    format!("1{}", BASE64.encode([&[high, low], said].concat()))
}
