//! The names by which a program and its script call each other. wasm-bindgen makes each of them
//! unique by a hash, which no compression can shorten; a number does as well.

use std::collections::BTreeMap;

/// As long as a hash, so that nothing else moves in the program.
const DIGITS: usize = 16;

/// Puts numbers in place of the hashes, the same ones in the script and in its program.
pub(crate) fn number(script: &mut [u8], program: &mut [u8]) {
    let numbers = numbers(script);
    replace(&numbers, script);
    replace(&numbers, program);
}

/// Each hash in the script's names, with its number.
fn numbers(script: &[u8]) -> BTreeMap<Vec<u8>, String> {
    let words = script.split(|&byte| !byte.is_ascii_alphanumeric() && byte != b'_');
    let hashes = words.filter(|word| word.starts_with(b"__wb")).filter_map(hash);
    let mut numbers = BTreeMap::new();
    for hash in hashes {
        let number = format!("{:0DIGITS$}", numbers.len());
        numbers.entry(hash.to_vec()).or_insert(number);
    }
    numbers
}

fn hash(name: &[u8]) -> Option<&[u8]> {
    let (rest, hash) = name.split_at_checked(name.len().checked_sub(DIGITS)?)?;
    (rest.ends_with(b"_") && hash.iter().all(u8::is_ascii_hexdigit)).then_some(hash)
}

fn replace(numbers: &BTreeMap<Vec<u8>, String>, bytes: &mut [u8]) {
    for end in DIGITS + 1..=bytes.len() {
        let (before, place) = bytes[..end].split_at_mut(end - DIGITS);
        if before.ends_with(b"_")
            && let Some(number) = numbers.get(&*place)
        {
            place.copy_from_slice(number.as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_and_program_still_call_each_other_by_the_same_names() {
        let mut script = *b"{__wbg_set_0123456789abcdef:f,__wbg_get_fedcba9876543210(){},__wbindgen_free}";
        let mut program = *b"\0__wbg_get_fedcba9876543210\0__wbg_set_0123456789abcdef\0_0123456789abcdeg";
        number(&mut script, &mut program);
        let numbered = *b"{__wbg_set_0000000000000000:f,__wbg_get_0000000000000001(){},__wbindgen_free}";
        assert_eq!(script, numbered);
        let numbered = *b"\0__wbg_get_0000000000000001\0__wbg_set_0000000000000000\0_0123456789abcdeg";
        assert_eq!(program, numbered);
    }
}
