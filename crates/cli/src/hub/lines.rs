//! Lines that are heard while something else is going on.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::{self, Receiver};

/// The lines of a source, read on a thread of their own; the channel closes where the source ends.
#[expect(clippy::disallowed_methods, reason = "this program runs natively")]
pub(crate) fn lines(source: impl Read + Send + 'static) -> Receiver<String> {
    let (heard, lines) = mpsc::channel();
    let read = move || {
        for line in BufReader::new(source).split(b'\n').map_while(Result::ok) {
            if heard.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                break;
            }
        }
    };
    std::thread::spawn(read);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_text_does_not_end_the_lines() {
        let heard: Vec<_> = lines(&b"hub\n\xff\nquit"[..]).iter().collect();
        assert_eq!(heard, ["hub", "\u{fffd}", "quit"]);
    }
}
