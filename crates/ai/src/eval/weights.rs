//! What was learned from games, as a file.

use core::fmt;

use rules::{Board, Rules};

use super::feature;
use super::worth::Worth;

/// Corrections to the first guess at what everything is worth, learned from games by one game's rules.
///
/// As bytes: [`Weights::MARK`]; columns and rows of the board, a byte each; how often was learned,
/// two bytes; the [fingerprint](Rules::fingerprint) of the rules, eight bytes. Then the corrections with
/// all pieces on the board, then those with hardly any: of the patterns a byte each, of what else
/// there is two. Numbers are in points (a hundred to a man), signed, the lowest byte first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    board: (u8, u8),
    generation: u16,
    fingerprint: u64,
    corrections: Vec<(i16, i16)>,
}

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// They do not begin with [`Weights::MARK`].
    Mark,
    /// The board has no such size.
    Board,
    /// There are not as many as the board needs.
    Length {
        /// As many would be right.
        wanted: usize,
        /// As many are there.
        found: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Mark => f.write_str("weights: not a file of weights, or of another version"),
            WeightsError::Board => f.write_str("weights: no board has this size"),
            WeightsError::Length { wanted, found } => {
                write!(f, "weights: {found} bytes where {wanted} were expected")
            }
        }
    }
}

impl core::error::Error for WeightsError {}

const HEAD: usize = Weights::MARK.len() + 12;

impl Weights {
    /// What a file of weights begins with; the number is the version of the form.
    pub const MARK: &'static [u8] = b"damka weights 1\n";

    /// Nothing learned yet: no corrections.
    #[must_use]
    pub fn none(rules: &Rules) -> Weights {
        Weights {
            board: (rules.board.width, rules.board.height),
            generation: 0,
            fingerprint: rules.fingerprint(),
            corrections: vec![(0, 0); feature::count(rules.board)],
        }
    }

    /// How often was learned from games.
    #[must_use]
    pub const fn generation(&self) -> u16 {
        self.generation
    }

    /// Whether they were learned under exactly these rules.
    #[must_use]
    pub fn are_of(&self, rules: &Rules) -> bool {
        self.fingerprint == rules.fingerprint()
    }

    /// The next generation: other corrections, in points, with all pieces on the board and with
    /// hardly any. What the file cannot hold is cut off.
    ///
    /// # Panics
    /// If there are not as many as before.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "clamped before")]
    pub fn next(&self, rules: &Rules, corrections: &[(f32, f32)]) -> Weights {
        assert_eq!(corrections.len(), self.corrections.len(), "one correction for each feature");
        let patterns = feature::patterns(rules.board);
        let whole = |k: usize, points: f32| {
            let most = if k < patterns { f32::from(i8::MAX) } else { f32::from(i16::MAX) };
            points.round().clamp(-most, most) as i16
        };
        let corrections =
            corrections.iter().enumerate().map(|(k, &(a, b))| (whole(k, a), whole(k, b))).collect();
        Weights { generation: self.generation + 1, corrections, ..*self }
    }

    /// The corrections in points, with all pieces on the board and with hardly any.
    pub fn points(&self) -> impl Iterator<Item = (i16, i16)> + '_ {
        self.corrections.iter().copied()
    }

    pub(super) fn fits(&self, board: Board) -> bool {
        self.board == (board.width, board.height)
    }

    pub(super) fn corrections(&self) -> impl Iterator<Item = Worth> + '_ {
        self.points().map(|(opening, ending)| Worth::new(opening.into(), ending.into()))
    }

    /// The weights as a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let patterns = feature::patterns(self.empty_board());
        let mut bytes = Weights::MARK.to_vec();
        bytes.extend([self.board.0, self.board.1]);
        bytes.extend(self.generation.to_le_bytes());
        bytes.extend(self.fingerprint.to_le_bytes());
        let (openings, endings): (Vec<_>, Vec<_>) = self.points().unzip();
        for half in [openings, endings] {
            bytes.extend(half[..patterns].iter().map(|points| points.to_le_bytes()[0]));
            bytes.extend(half[patterns..].iter().flat_map(|points| points.to_le_bytes()));
        }
        bytes
    }

    /// The weights of a file.
    ///
    /// # Errors
    /// If it is none, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let body = bytes.strip_prefix(Weights::MARK).ok_or(WeightsError::Mark)?;
        let &[width, height, a, b, ref rest @ ..] = body else { return Err(length(HEAD, bytes)) };
        let board = Board { width, height, rows: 1 };
        if !(4..=12).contains(&width) || !(4..=12).contains(&height) || width % 2 + height % 2 > 0 {
            return Err(WeightsError::Board);
        }
        let half = half_length(board);
        let (fingerprint, numbers) = rest.split_first_chunk().ok_or_else(|| length(HEAD, bytes))?;
        if numbers.len() != 2 * half {
            return Err(length(HEAD + 2 * half, bytes));
        }
        let (openings, endings) = numbers.split_at(half);
        let (openings, endings) = (read_half(board, openings), read_half(board, endings));
        Ok(Weights {
            board: (width, height),
            generation: u16::from_le_bytes([a, b]),
            fingerprint: u64::from_le_bytes(*fingerprint),
            corrections: openings.zip(endings).collect(),
        })
    }

    const fn empty_board(&self) -> Board {
        Board { width: self.board.0, height: self.board.1, rows: 1 }
    }
}

fn half_length(board: Board) -> usize {
    2 * feature::count(board) - feature::patterns(board)
}

fn read_half(board: Board, bytes: &[u8]) -> impl Iterator<Item = i16> + '_ {
    let (patterns, others) = bytes.split_at(feature::patterns(board));
    let patterns = patterns.iter().map(|byte| i16::from(byte.cast_signed()));
    patterns.chain(others.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])))
}

const fn length(wanted: usize, bytes: &[u8]) -> WeightsError {
    WeightsError::Length { wanted, found: bytes.len() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Variant;

    fn some(rules: &Rules) -> Weights {
        let none = Weights::none(rules);
        let points: Vec<_> = (0..none.corrections.len()).map(|k| ((k % 300) as f32, -(k as f32))).collect();
        none.next(rules, &points)
    }

    #[test]
    fn a_file_comes_back_as_it_was() {
        for variant in Variant::ALL {
            let weights = some(&variant.rules());
            assert_eq!(Weights::from_bytes(&weights.to_bytes()), Ok(weights.clone()));
            assert_eq!(weights.generation(), 1);
            assert!(weights.are_of(&variant.rules()));
        }
    }

    #[test]
    fn what_is_no_such_file_is_refused() {
        let bytes = some(&Variant::Russian.rules()).to_bytes();
        assert_eq!(Weights::from_bytes(b"damka weights 0\n"), Err(WeightsError::Mark));
        for cut in [0, 16, 20, 28, 1000, bytes.len() - 1] {
            assert!(Weights::from_bytes(&bytes[..cut]).is_err(), "{cut}");
        }
        let mut longer = bytes.clone();
        longer.push(0);
        assert!(matches!(Weights::from_bytes(&longer), Err(WeightsError::Length { .. })));
        let mut wider = bytes;
        wider[16] = 9;
        assert_eq!(Weights::from_bytes(&wider), Err(WeightsError::Board));
    }
}
