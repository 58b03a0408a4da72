//! Picking bits out of words.

/// The index of the `n`-th set bit: first the byte it is in, by sums over all bytes at
/// once, then the bit in that byte, from a table.
/// There must be more than `n`. Portable, and without a branch.
#[inline]
pub fn nth_bit(word: u64, n: u32) -> u8 {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    let pairs = word - (word >> 1 & (!0 / 3));
    let nibbles = (pairs & (!0 / 5)) + (pairs >> 2 & (!0 / 5));
    let bytes = (nibbles + (nibbles >> 4)) & (!0 / 17);
    let upto = bytes.wrapping_mul(ONES);
    // In each byte one if the bits up to it are not more than n: those bytes are passed.
    let passed = ((u64::from(n) * ONES) | ONES << 7).wrapping_sub(upto) >> 7 & ONES;
    let shift = (passed.wrapping_mul(ONES) >> 56) * 8;
    let before = (upto << 8) >> shift & 0xff;
    let byte = word >> shift & 0xff;
    shift as u8 | NTH_BIT[byte as usize][(n as usize - before as usize) & 7]
}

/// For each byte the indices of its set bits in order.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < table.len() {
        let (mut rest, mut n) = (byte, 0);
        while rest != 0 {
            table[byte][n] = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            n += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_bit_is_found_by_its_rank() {
        for word in [1, 1 << 63, 0b1011, u64::MAX, 0x8000_0000_0001_0101, 0xf0f0_0000_0000_0f0f] {
            let bits = (0..64u8).filter(|bit| word >> bit & 1 != 0);
            assert!((0..).zip(bits).all(|(n, bit)| nth_bit(word, n) == bit), "{word:x}");
        }
    }
}
