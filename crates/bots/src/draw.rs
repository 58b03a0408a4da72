//! Drawing by weight.

use game::Rng;

/// One of the moves, drawn by what its worth weighs.
#[inline]
pub(crate) fn draw<M: Copy>(moves: &[(f32, M)], weight: impl Fn(f32) -> f32, rng: &mut Rng) -> M {
    let total: f32 = moves.iter().map(|&(worth, _)| weight(worth)).sum();
    let mut left = total * (rng.below(1 << 24) as f32 / (1 << 24) as f32);
    for &(worth, m) in moves {
        left -= weight(worth);
        if left < 0.0 {
            return m;
        }
    }
    moves[0].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_drawn_by_their_weight() {
        let moves = [(0.0, 'a'), (1.0, 'b'), (3.0, 'c')];
        let mut rng = Rng::new(1);
        let mut seen = [0; 3];
        (0..4000).for_each(|_| seen[draw(&moves, |worth| worth, &mut rng) as usize - 'a' as usize] += 1);
        assert_eq!(seen[0], 0, "what weighs nothing is not drawn");
        assert!((900..1100).contains(&seen[1]) && (2900..3100).contains(&seen[2]), "{seen:?}");
    }
}
