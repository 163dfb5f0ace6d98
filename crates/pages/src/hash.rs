//! Names made of contents.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The first 64 bits of the contents' digest, as Trunk's own names are long.
pub(crate) fn hash(contents: impl IntoIterator<Item: AsRef<[u8]>>) -> String {
    let mut digest = Sha256::new();
    contents.into_iter().for_each(|content| digest.update(content));
    digest.finalize().iter().take(8).fold(String::new(), |mut name, byte| {
        let _ = write!(name, "{byte:02x}");
        name
    })
}
