//! Numbers of which only the rough size matters.

/// The first of the ascending limits that the number does not exceed, or how many there are.
#[inline]
fn bucket<const N: usize>(number: u16, limits: [u16; N]) -> usize {
    limits.iter().map(|&limit| usize::from(number > limit)).sum()
}

/// The same for numbers below 0 too: `N` buckets to each side of 0.
#[inline]
fn signed<const N: usize>(number: i32, limits: [u16; N]) -> usize {
    let size = bucket(number.unsigned_abs() as u16, limits);
    if number < 0 { N - size } else { N + size }
}

/// A lead: far behind, behind, even, ahead, far ahead.
#[inline]
pub(super) fn lead(mine: u8, best: u8) -> usize {
    (i32::from(mine) - i32::from(best) + 2).clamp(0, 4) as usize
}

/// A lead in emissaries, where nobody having any is no tie.
#[inline]
pub(super) fn lead_if_any(mine: u8, best: u8) -> usize {
    if mine == 0 && best == 0 { 0 } else { 1 + lead(mine, best) }
}

/// What a province brings: 9 buckets.
#[inline]
pub(super) fn gain(points: u16) -> usize {
    bucket(points, [0, 1, 2, 3, 4, 5, 6, 8])
}

/// By how much more than to another: 7 buckets.
#[inline]
pub(super) fn gain_margin(margin: i32) -> usize {
    signed(margin, [0, 1, 3])
}

/// The points of an alliance, from 2: 8 buckets.
#[inline]
pub(super) fn alliance(points: u16) -> usize {
    bucket(points, [2, 3, 4, 5, 6, 8, 10])
}

/// By how much one is ahead of another: 15 buckets.
#[inline]
pub(super) fn ahead(points: i32) -> usize {
    signed(points, [0, 2, 4, 7, 11, 17, 26])
}

/// By how much one is ahead of the best of the others: 19 buckets.
#[inline]
pub(super) fn ahead_of_all(points: i32) -> usize {
    signed(points, [0, 1, 2, 4, 6, 9, 13, 19, 28])
}

/// All points of houses that are not scored yet, if any: 5 buckets.
#[inline]
pub(super) fn house_points(points: u16) -> Option<usize> {
    (points > 0).then(|| bucket(points, [4, 8, 13, 20]))
}

/// All points of alliances, if any: 5 buckets.
#[inline]
pub(super) fn alliance_points(points: u16) -> Option<usize> {
    (points > 0).then(|| bucket(points, [5, 10, 18, 30]))
}

/// All points of roads, if any: 4 buckets.
#[inline]
pub(super) fn road_points(points: u16) -> Option<usize> {
    (points > 0).then(|| bucket(points, [5, 7, 10]))
}

/// Free spaces of a colour: 4 buckets.
#[inline]
pub(super) fn colour_room(free: u8) -> usize {
    bucket(free.into(), [0, 2, 5])
}

/// Free spaces of the map: 6 buckets.
#[inline]
pub(super) fn map_room(free: u16) -> usize {
    bucket(free, [2, 5, 10, 18, 30])
}

/// Unseen cards of a colour: 3 buckets.
#[inline]
pub(super) fn unseen(cards: u8) -> usize {
    bucket(cards.into(), [2, 5])
}

/// Cards in the pile: 8 buckets.
#[inline]
pub(super) fn pile(cards: u8) -> usize {
    bucket(cards.into(), [2, 4, 6, 9, 13, 18, 25])
}

/// My houses left: 7 buckets.
#[inline]
pub(super) fn my_houses(left: u8) -> usize {
    bucket(left.into(), [0, 1, 2, 4, 7, 11])
}

/// My emissaries left: 7 buckets.
#[inline]
pub(super) fn my_emissaries(left: u8) -> usize {
    bucket(left.into(), [0, 1, 2, 3, 4, 6])
}

/// Another's emissaries left: 4 buckets.
#[inline]
pub(super) fn emissaries(left: u8) -> usize {
    bucket(left.into(), [0, 1, 3])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_go_up_with_the_number_and_use_all_their_rows() {
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
