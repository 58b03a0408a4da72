//! How much a tree search explores.

/// The exploration constant that did best, by game, number of players, and whether only the
/// most gainful moves are looked at.
pub fn tuned(game: &str, players: usize, guided: bool) -> f32 {
    match (game, players, guided) {
        ("qin", 2, false) => 0.2,
        ("qin", _, false) => 0.2,
        ("qin", _, true) => 0.2,
        (_, _, false) => 0.3,
        (_, _, true) => 0.3,
    }
}
