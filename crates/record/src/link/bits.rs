//! Bits one after the other, the high bit of each byte first.

use super::LinkError;

/// Bits that are being written.
#[derive(Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    /// How many bits of the last byte are free.
    free: u32,
}

impl Writer {
    /// The lowest bits of a value, so many, the highest of them first.
    pub(super) fn put(&mut self, len: u32, value: u32) {
        for at in (0..len).rev() {
            self.bit(value >> at & 1 == 1);
        }
    }

    fn bit(&mut self, set: bool) {
        if self.free == 0 {
            self.bytes.push(0);
            self.free = 8;
        }
        self.free -= 1;
        if let Some(last) = self.bytes.last_mut() {
            *last |= u8::from(set) << self.free;
        }
    }

    /// A count: groups of four bits, the lowest first, each with a bit that says whether it goes on.
    #[allow(clippy::cast_possible_truncation, reason = "four bits are meant")]
    pub(super) fn count(&mut self, count: usize) {
        let more = count >> 4;
        self.put(1, u32::from(more > 0));
        self.put(4, count as u32 & 15);
        if more > 0 {
            self.count(more);
        }
    }

    /// One of so many.
    #[allow(clippy::cast_possible_truncation, reason = "there are far fewer choices")]
    pub(super) fn choice(&mut self, of: usize, index: usize) {
        let (bits, short) = choice_code(of);
        if index < short {
            self.put(bits, index as u32);
        } else {
            self.put(bits + 1, (index + short) as u32);
        }
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Truncated binary: how many bits a short code has, and how many codes are short.
fn choice_code(of: usize) -> (u32, usize) {
    let bits = of.max(1).ilog2();
    (bits, (2 << bits) - of.max(1))
}

/// Bits that are being read.
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    /// How many bits were read.
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Reader { bytes, at: 0 }
    }

    /// So many bits, at most 32.
    pub(super) fn take(&mut self, len: u32) -> Result<u32, LinkError> {
        (0..len).try_fold(0, |value, _| Ok(value << 1 | self.bit()?))
    }

    fn bit(&mut self) -> Result<u32, LinkError> {
        let byte = self.bytes.get(self.at / 8).ok_or(LinkError::Short)?;
        let bit = byte >> (7 - self.at % 8) & 1;
        self.at += 1;
        Ok(bit.into())
    }

    pub(super) fn byte(&mut self) -> Result<u8, LinkError> {
        Ok(self.take(8)?.to_be_bytes()[3])
    }

    /// A count, below 2^20.
    pub(super) fn count(&mut self) -> Result<usize, LinkError> {
        let mut count = 0;
        for group in 0..5 {
            let more = self.take(1)? == 1;
            let digit = self.take(4)? as usize;
            count |= digit << (4 * group);
            if !more {
                return if digit > 0 || group == 0 { Ok(count) } else { Err(LinkError::Unused) };
            }
        }
        Err(LinkError::Unused)
    }

    /// One of so many; of none, the first.
    pub(super) fn choice(&mut self, of: usize) -> Result<usize, LinkError> {
        let (bits, short) = choice_code(of);
        let index = self.take(bits)? as usize;
        if index < short { Ok(index) } else { Ok((index << 1 | self.take(1)? as usize) - short) }
    }

    /// Nothing may follow but the zeros that fill the last byte.
    pub(super) fn finish(mut self) -> Result<(), LinkError> {
        let left = self.bytes.len() * 8 - self.at;
        let zeros = left < 8 && self.take(u32::try_from(left).unwrap_or_default())? == 0;
        if zeros { Ok(()) } else { Err(LinkError::Unused) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_choices_come_back() {
        for of in 1..40 {
            for index in 0..of {
                let mut bits = Writer::default();
                bits.choice(of, index);
                bits.count(index * 37);
                let bytes = bits.into_bytes();
                let mut reader = Reader::new(&bytes);
                assert_eq!(reader.choice(of), Ok(index), "of {of}");
                assert_eq!(reader.count(), Ok(index * 37));
                assert_eq!(reader.finish(), Ok(()));
            }
        }
    }

    #[test]
    fn one_of_one_takes_no_bits() {
        let mut bits = Writer::default();
        bits.choice(1, 0);
        assert!(bits.into_bytes().is_empty());
    }

    #[test]
    fn nothing_has_two_forms() {
        // 16 with a group too many; a whole byte too many; a bit set in what fills the last byte.
        assert_eq!(Reader::new(&[0b1000_0100, 0b0100_0000]).count(), Err(LinkError::Unused));
        assert_eq!(Reader::new(&[0]).finish(), Err(LinkError::Unused));
        let mut reader = Reader::new(&[0b1000_0001]);
        assert_eq!(reader.take(4), Ok(8));
        assert_eq!(reader.finish(), Err(LinkError::Unused));
    }
}
