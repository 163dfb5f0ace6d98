//! Numbers for the ways to choose a few squares of a set.
//!
//! The squares of a set are counted from the lowest bit. A choice of the n1-th, n2-th, … square,
//! n1 < n2 < …, has the number C(n1, 1) + C(n2, 2) + …: every number from 0 on, each once.

/// The most squares that can be chosen.
pub(super) const MOST: usize = 4;

const WAYS: [[u32; MOST + 1]; u64::BITS as usize + 1] = ways_table();

const fn ways_table() -> [[u32; MOST + 1]; u64::BITS as usize + 1] {
    let mut table = [[0; MOST + 1]; u64::BITS as usize + 1];
    table[0][0] = 1;
    let mut n = 1;
    while n < table.len() {
        table[n][0] = 1;
        let mut k = 1;
        while k <= MOST {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
}

/// In how many ways `count` of so many squares can be chosen.
pub(super) const fn ways(squares: u32, count: u32) -> u32 {
    WAYS[squares as usize][count as usize]
}

/// The number of a choice among all of as many squares of the set.
pub(super) fn number(chosen: u64, set: u64) -> u32 {
    let (mut number, mut left, mut k) = (0, chosen, 1);
    while left != 0 {
        let below = (left & left.wrapping_neg()) - 1;
        number += ways((set & below).count_ones(), k);
        left &= left - 1;
        k += 1;
    }
    number
}

/// The choice of `count` squares of the set that has this number.
pub(super) fn chosen(mut number: u32, count: u32, set: u64) -> u64 {
    let (mut chosen, mut left, mut k, mut n) = (0, set, count, set.count_ones());
    while k > 0 {
        n -= 1;
        let highest = 1 << (u64::BITS - 1 - left.leading_zeros());
        left ^= highest;
        if ways(n, k) <= number {
            number -= ways(n, k);
            chosen |= highest;
            k -= 1;
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_its_number_and_every_number_its_choice() {
        let set: u64 = 0b1_0110_1101_1101;
        for count in 0..=4 {
            for k in 0..ways(set.count_ones(), count) {
                let choice = chosen(k, count, set);
                assert_eq!((choice & !set, choice.count_ones()), (0, count));
                assert_eq!(number(choice, set), k);
            }
        }
        assert_eq!((ways(9, 4), ways(64, 4)), (126, 635_376));
    }
}
