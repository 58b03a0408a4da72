//! Elo: differences in strength from shares of victories, at tables of any size.
//!
//! At a table of `n` one player faces `n - 1` equals. Its share of the victories is `p = s / (s + n - 1)` where `s` is
//! its strength by Luce's choice axiom, theirs being 1, and its Elo is `400 log10 s`. So
//!
//! ```text
//! elo = 400 log10((n - 1) p / (1 - p))
//! ```
//!
//! which is the well-known formula for two, and 0 for the fair share `1 / n`.

/// Returns the Elo of a player with this share of the victories against equals. The share must be above 0 and below 1.
pub fn elo(share: f64, players: usize) -> f64 {
    400.0 * ((players - 1) as f64 * share / (1.0 - share)).log10()
}

/// Returns the expected share of the victories at this Elo: the inverse of [`elo`].
pub fn share(elo: f64, players: usize) -> f64 {
    1.0 / (1.0 + (players - 1) as f64 * 10_f64.powf(-elo / 400.0))
}

/// Returns the share moved at least half a victory away from 0 and 1, so that [`elo`] is finite.
pub fn clipped(share: f64, games: u64) -> f64 {
    let least = 0.5 / games.max(1) as f64;
    share.clamp(least, 1.0 - least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        let known =
            [(0.75, 2, 190.85), (0.5, 2, 0.0), (0.25, 4, 0.0), (0.2, 5, 0.0), (0.5, 3, 120.41), (0.01, 2, -798.25)];
        for (p, players, expected) in known {
            assert!((elo(p, players) - expected).abs() < 0.01, "{p} of {players}: {}", elo(p, players));
            assert!((share(elo(p, players), players) - p).abs() < 1e-12);
        }
    }

    #[test]
    fn extreme_shares_stay_finite() {
        for p in [0.0, 1.0] {
            for games in [0, 1, 10] {
                assert!(elo(clipped(p, games), 2).is_finite());
            }
        }
        assert_eq!(clipped(1.0, 10), 0.95);
        assert_eq!(clipped(0.5, 10), 0.5);
    }
}
