//! Compressed copies beside the files, for hosts that send such: nginx, Caddy and others need not do at
//! each visit what can be done once, and better.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, GzBuilder};
use rayon::prelude::*;

/// What gets smaller. Pictures are compressed already.
const ENDINGS: [&str; 10] =
    ["html", "js", "mjs", "css", "wasm", "weights", "svg", "webmanifest", "xml", "txt"];

/// Smaller files fit into one packet as they are.
const LEAST: usize = 1_000;

/// Writes `.br` and `.gz` beside every file of the folder that gets smaller by it.
///
/// # Errors
/// If a file cannot be read or written; the error names it.
pub fn compress(folder: &Path) -> Result<()> {
    files(folder)?.par_iter().try_for_each(|path| copy(path))
}

fn copy(path: &Path) -> Result<()> {
    let bytes = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    if bytes.len() >= LEAST {
        write(path, "br", &brotli(&bytes)?)?;
        write(path, "gz", &gzip(&bytes)?)?;
    }
    Ok(())
}

fn write(path: &Path, ending: &str, bytes: &[u8]) -> Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    fs::write(&name, bytes).with_context(|| format!("writing {}", Path::new(&name).display()))
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let (mut small, best) = (vec![], BrotliEncoderParams { size_hint: bytes.len(), ..Default::default() });
    brotli::BrotliCompress(&mut &*bytes, &mut small, &best)?;
    Ok(small)
}

/// Without a name or a time, so that the same file gives the same bytes.
fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzBuilder::new().write(vec![], Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// Every file below the folder that may be compressed.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let aim = || format!("listing {}", folder.display());
    let mut found = vec![];
    for entry in fs::read_dir(folder).with_context(aim)? {
        let path = entry.with_context(aim)?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known)) {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn copies_say_the_same_in_fewer_bytes() {
        let folder = tempfile::tempdir().expect("a folder");
        let (page, text) = (folder.path().join("de/index.html"), "<p>Dame</p>".repeat(200));
        fs::create_dir(folder.path().join("de")).expect("a folder");
        for (name, content) in [("de/index.html", text.as_str()), ("small.css", "a{}"), ("a.png", &text)] {
            fs::write(folder.path().join(name), content).expect("a file");
        }
        compress(folder.path()).expect("copies");
        let copy = |ending: &str| fs::read(format!("{}.{ending}", page.display())).expect(ending);
        let (mut br, mut gz) = (vec![], String::new());
        brotli::BrotliDecompress(&mut copy("br").as_slice(), &mut br).expect("brotli");
        flate2::read::GzDecoder::new(copy("gz").as_slice()).read_to_string(&mut gz).expect("gzip");
        assert_eq!((br.as_slice(), gz.as_str()), (text.as_bytes(), text.as_str()));
        assert!(copy("br").len() < copy("gz").len() && copy("gz").len() < text.len());
        let others = ["small.css.br", "small.css.gz", "a.png.br", "a.png.gz"];
        assert!(others.iter().all(|name| !folder.path().join(name).exists()));
    }
}
