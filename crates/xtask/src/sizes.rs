//! How big files are, as they are and as web hosts send them.

use std::iter::Sum;
use std::path::PathBuf;

use crate::step::{Failure, Outcome, Step, root};

/// The size of a file, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) plain: usize,
    pub(crate) gzip: usize,
    pub(crate) brotli: usize,
}

impl Sum for Size {
    fn sum<I: Iterator<Item = Size>>(sizes: I) -> Size {
        sizes.fold(Size::default(), |sum, size| Size {
            plain: sum.plain + size.plain,
            gzip: sum.gzip + size.gzip,
            brotli: sum.brotli + size.brotli,
        })
    }
}

/// The sizes of these files, in the order given.
pub(crate) fn measure(paths: &[PathBuf]) -> Outcome<Vec<(PathBuf, Size)>> {
    in_node("sizes.mjs").args(paths).output()?.lines().map(read).collect()
}

/// A script of this crate, for Node.
pub(crate) fn in_node(script: &str) -> Step {
    let script = root().join("crates/xtask/js").join(script);
    Step::new("node").arg("--no-warnings").arg(script)
}

fn read(line: &str) -> Outcome<(PathBuf, Size)> {
    let unreadable = || Failure::new(format!("sizes.mjs printed `{line}`"));
    let columns: Vec<&str> = line.splitn(4, ' ').collect();
    let [plain, gzip, brotli, path] = columns[..] else { return Err(unreadable()) };
    let number = |word: &str| word.parse().map_err(|_| unreadable());
    Ok((path.into(), Size { plain: number(plain)?, gzip: number(gzip)?, brotli: number(brotli)? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_three_sizes_and_a_path_that_may_have_spaces() {
        let (path, size) = read("30 20 10 a folder/b.css").expect("it is well formed");
        assert_eq!(path, PathBuf::from("a folder/b.css"));
        assert_eq!(size, Size { plain: 30, gzip: 20, brotli: 10 });
        assert!(read("30 20 b.css").is_err());
    }
}
