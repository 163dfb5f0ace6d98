//! Texts as pictures for cameras: QR codes.

use crate::panel::Code;
use qrcode::{Color, EcLevel, QrCode};

/// So many white squares are around a code (ISO/IEC 18004).
const MARGIN: usize = 4;

/// The picture of a text; nothing for one that is too long.
pub(crate) fn code(text: &str, label: String) -> Option<Code> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let width = code.width();
    let places = (0..width).flat_map(|y| (0..width).map(move |x| (x, y)));
    let black = places.filter(|&place| code[place] == Color::Dark);
    let path = black.map(|(x, y)| format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN)).collect();
    let size = width + 2 * MARGIN;
    Some(Code { label, size, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_margin() {
        let code = code("https://example.org/analysis/#1abc", String::new()).expect("a short text");
        let last = code.size - 5;
        for (x, y) in [(4, 4), (last, 4), (4, last)] {
            assert!(code.path.contains(&format!("M{x} {y}h")), "nothing at {x} {y}");
        }
        assert!(!code.path.contains("M3 ") && !code.path.contains(&format!("M{} ", last + 1)));
    }

    #[test]
    fn a_text_that_no_code_holds_has_none() {
        assert_eq!(code(&"a".repeat(3000), String::new()), None);
    }
}
