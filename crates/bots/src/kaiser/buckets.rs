//! Buckets for numbers of which only the rough size matters.

/// The bucket of each number: the first of the ascending limits that it doesn't exceed, or the number of limits. No
/// limit is 63 or more.
struct Buckets {
    of: [u8; 64],
    limits: usize,
}

const fn buckets<const N: usize>(limits: [u8; N]) -> Buckets {
    let (mut of, mut number, mut bucket) = ([0; 64], 0, 0);
    while number < of.len() {
        if bucket < N && number > limits[bucket] as usize {
            bucket += 1;
        }
        of[number] = bucket as u8;
        number += 1;
    }
    Buckets { of, limits: N }
}

impl Buckets {
    #[inline]
    fn get(&self, number: usize) -> usize {
        usize::from(self.of[number.min(63)])
    }

    /// Returns the bucket of a number that may be negative: as many buckets on each side of 0 as there are limits.
    #[inline]
    fn signed(&self, number: i32) -> usize {
        let size = self.get(number.unsigned_abs() as usize);
        if number < 0 { self.limits - size } else { self.limits + size }
    }
}

/// A lead: far behind, behind, even, ahead, far ahead.
#[inline]
pub(super) fn lead(mine: u8, best: u8) -> usize {
    (i32::from(mine) - i32::from(best) + 2).clamp(0, 4) as usize
}

/// My count and the best other's, each up to `MOST`: where there are more, the difference stays.
#[inline]
pub(super) fn contest<const MOST: u8>(mine: u8, best: u8) -> usize {
    let over = mine.max(best).saturating_sub(MOST);
    usize::from(mine.saturating_sub(over)) * (usize::from(MOST) + 1) + usize::from(best.saturating_sub(over))
}

/// A lead in emissaries; if nobody has any, that isn't a tie.
#[inline]
pub(super) fn lead_if_any(mine: u8, best: u8) -> usize {
    if mine == 0 && best == 0 { 0 } else { 1 + lead(mine, best) }
}

/// What a province brings: 9 buckets.
#[inline]
pub(super) fn gain(points: u16) -> usize {
    static BUCKETS: Buckets = buckets([0, 1, 2, 3, 4, 5, 6, 8]);
    BUCKETS.get(usize::from(points))
}

/// How much more than to another: 7 buckets.
#[inline]
pub(super) fn gain_margin(margin: i32) -> usize {
    static BUCKETS: Buckets = buckets([0, 1, 3]);
    BUCKETS.signed(margin)
}

/// The points of an alliance, from 2: 8 buckets.
#[inline]
pub(super) fn alliance(points: u16) -> usize {
    static BUCKETS: Buckets = buckets([2, 3, 4, 5, 6, 8, 10]);
    BUCKETS.get(usize::from(points))
}

/// How far one is ahead of another: 15 buckets.
#[inline]
pub(super) fn ahead(points: i32) -> usize {
    static BUCKETS: Buckets = buckets([0, 2, 4, 7, 11, 17, 26]);
    BUCKETS.signed(points)
}

/// How far one is ahead of the best other: 19 buckets.
#[inline]
pub(super) fn ahead_of_all(points: i32) -> usize {
    static BUCKETS: Buckets = buckets([0, 1, 2, 4, 6, 9, 13, 19, 28]);
    BUCKETS.signed(points)
}

/// All points of houses that aren't scored yet, if any: 5 buckets.
#[inline]
pub(super) fn house_points(points: u16) -> Option<usize> {
    static BUCKETS: Buckets = buckets([4, 8, 13, 20]);
    (points > 0).then(|| BUCKETS.get(usize::from(points)))
}

/// All points of alliances, if any: 5 buckets.
#[inline]
pub(super) fn alliance_points(points: u16) -> Option<usize> {
    static BUCKETS: Buckets = buckets([5, 10, 18, 30]);
    (points > 0).then(|| BUCKETS.get(usize::from(points)))
}

/// All points of roads, if any: 4 buckets.
#[inline]
pub(super) fn road_points(points: u16) -> Option<usize> {
    static BUCKETS: Buckets = buckets([5, 7, 10]);
    (points > 0).then(|| BUCKETS.get(usize::from(points)))
}

/// Free spaces of a colour: 4 buckets.
#[inline]
pub(super) fn colour_room(free: u8) -> usize {
    static BUCKETS: Buckets = buckets([0, 2, 5]);
    BUCKETS.get(usize::from(free))
}

/// Free spaces of the map: 6 buckets.
#[inline]
pub(super) fn map_room(free: u16) -> usize {
    static BUCKETS: Buckets = buckets([2, 5, 10, 18, 30]);
    BUCKETS.get(usize::from(free))
}

/// Unseen cards of a colour: 3 buckets.
#[inline]
pub(super) fn unseen(cards: u8) -> usize {
    static BUCKETS: Buckets = buckets([2, 5]);
    BUCKETS.get(usize::from(cards))
}

/// Cards in the pile: 8 buckets.
#[inline]
pub(super) fn pile(cards: u8) -> usize {
    static BUCKETS: Buckets = buckets([2, 4, 6, 9, 13, 18, 25]);
    BUCKETS.get(usize::from(cards))
}

/// My houses left: 7 buckets.
#[inline]
pub(super) fn my_houses(left: u8) -> usize {
    static BUCKETS: Buckets = buckets([0, 1, 2, 4, 7, 11]);
    BUCKETS.get(usize::from(left))
}

/// My emissaries left: 7 buckets.
#[inline]
pub(super) fn my_emissaries(left: u8) -> usize {
    static BUCKETS: Buckets = buckets([0, 1, 2, 3, 4, 6]);
    BUCKETS.get(usize::from(left))
}

/// Another's emissaries left: 4 buckets.
#[inline]
pub(super) fn emissaries(left: u8) -> usize {
    static BUCKETS: Buckets = buckets([0, 1, 3]);
    BUCKETS.get(usize::from(left))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_ascend_and_are_all_used() {
        let all: Vec<_> = (-60..=60).map(ahead).collect();
        assert!(all.is_sorted() && all[0] == 0 && all[60] == 7 && all[120] == 14);
        let all: Vec<_> = (-60..=60).map(ahead_of_all).collect();
        assert!(all.is_sorted() && all[0] == 0 && all[60] == 9 && all[120] == 18);
        let all: Vec<_> = (-20..=20).map(gain_margin).collect();
        assert!(all.is_sorted() && all[0] == 0 && all[20] == 3 && all[40] == 6);
    }

    #[test]
    fn a_lead_in_emissaries_needs_emissaries() {
        assert_eq!(
            [(0, 0), (0, 3), (0, 1), (2, 2), (2, 1), (4, 0)].map(|(m, b)| lead_if_any(m, b)),
            [0, 1, 2, 3, 4, 5]
        );
    }
}
