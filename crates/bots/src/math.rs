//! Functions that give the same bits on every machine: only sums, products and shifts, where the platform's own
//! functions may differ in the last place. And drawing by weight.

use game::Rng;

/// Returns e to the power of `x`, with a relative error below 1e-6.
#[inline]
pub fn exp(x: f32) -> f32 {
    let scaled = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = (scaled + if scaled < 0.0 { -0.5 } else { 0.5 }) as i32;
    let part = (scaled - whole as f32) * std::f32::consts::LN_2;
    // In pairs, so that the products don't depend on each other.
    let square = part * part;
    let low = (1.0 + part) + square * (0.5 + part * (1.0 / 6.0));
    let high = (1.0 / 24.0 + part * (1.0 / 120.0)) + square * (1.0 / 720.0);
    let series = low + square * square * high;
    series * f32::from_bits(((127 + whole) as u32) << 23)
}

/// Returns the natural logarithm of a positive number, with an absolute error below 1e-6.
pub fn ln(x: f32) -> f32 {
    let bits = x.max(f32::MIN_POSITIVE).to_bits();
    let (mut exponent, mut mantissa) = ((bits >> 23) as i32 - 127, f32::from_bits(bits & 0x007f_ffff | 127 << 23));
    if mantissa > std::f32::consts::SQRT_2 {
        (exponent, mantissa) = (exponent + 1, mantissa / 2.0);
    }
    let t = (mantissa - 1.0) / (mantissa + 1.0);
    let t2 = t * t;
    let series = 2.0 * t * (1.0 + t2 * (1.0 / 3.0 + t2 * (1.0 / 5.0 + t2 * (1.0 / 7.0 + t2 / 9.0))));
    exponent as f32 * std::f32::consts::LN_2 + series
}

/// Turns logits into shares that sum to 1, for N sets of logits side by side.
#[inline]
pub fn softmax<const N: usize>(logits: &mut [[f32; N]]) {
    let (mut highest, mut sum) = ([f32::MIN; N], [0.0; N]);
    for logits in &*logits {
        highest.iter_mut().zip(logits).for_each(|(highest, &logit)| *highest = highest.max(logit));
    }
    for logits in &mut *logits {
        for i in 0..N {
            logits[i] = exp(logits[i] - highest[i]);
            sum[i] += logits[i];
        }
    }
    logits.iter_mut().for_each(|shares| shares.iter_mut().zip(sum).for_each(|(share, sum)| *share /= sum));
}

/// Draws one of the moves in proportion to the weight of its value.
#[inline]
pub(crate) fn weighted_choice<M: Copy>(moves: &[(f32, M)], weight: impl Fn(f32) -> f32, rng: &mut Rng) -> M {
    let total: f32 = moves.iter().map(|&(value, _)| weight(value)).sum();
    let mut left = total * (rng.below(1 << 24) as f32 / (1 << 24) as f32);
    for &(value, m) in moves {
        left -= weight(value);
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
    fn exp_and_ln_agree_with_the_platform() {
        for i in -4000..4000 {
            let x = i as f32 / 100.0;
            let real = f64::from(x).exp();
            assert!((f64::from(exp(x)) / real - 1.0).abs() < 4e-6, "exp({x})");
            let y = real as f32;
            assert!((f64::from(ln(y)) - f64::from(y).ln()).abs() < 4e-6, "ln({y})");
        }
    }

    #[test]
    fn shares_sum_to_one_and_keep_their_order() {
        let mut shares = [[1.0, 5.0], [-2.0, 5.0], [3.0, 5.0]];
        softmax(&mut shares);
        assert!((shares.iter().map(|[share, _]| share).sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(shares[2][0] > shares[0][0] && shares[0][0] > shares[1][0]);
        assert!(shares.iter().all(|[_, share]| (share - 1.0 / 3.0).abs() < 1e-6), "each set by itself");
    }

    #[test]
    fn moves_are_drawn_by_their_weight() {
        let moves = [(0.0, 'a'), (1.0, 'b'), (3.0, 'c')];
        let mut rng = Rng::new(1);
        let mut seen = [0; 3];
        (0..4000).for_each(|_| seen[weighted_choice(&moves, |value| value, &mut rng) as usize - 'a' as usize] += 1);
        assert_eq!(seen[0], 0, "a weight of 0 is never drawn");
        assert!((900..1100).contains(&seen[1]) && (2900..3100).contains(&seen[2]), "{seen:?}");
    }
}
