//! The start of a game (K1, K2).

use std::collections::{BTreeMap, BTreeSet};

use super::{Colour, Kaiser, Map, Supply};

impl Kaiser {
    /// The start of a game in which the cards have been dealt so (K2.2), the
    /// deck in the order of drawing. The caller takes care that they are the
    /// [`cards`] of the game.
    ///
    /// # Panics
    /// If there are not 3 to 5 players (K1.4) with one hand each and `first`
    /// among them.
    #[must_use]
    pub fn new(
        map: Map,
        players: usize,
        first: usize,
        fortifications: bool,
        hands: Vec<Vec<Colour>>,
        display: Vec<Colour>,
        deck: Vec<Colour>,
    ) -> Kaiser {
        assert!((3..=5).contains(&players), "K1.4: not for {players} players");
        assert!(hands.len() == players, "K2.2: {} hands for {players} players", hands.len());
        assert!(first < players, "K2.3: no seat {first} among {players}");
        Kaiser {
            map,
            players,
            first,
            to_move: first,
            fortifications_variant: fortifications,
            houses: BTreeMap::new(),
            fortifications: BTreeSet::new(),
            emissaries: BTreeMap::new(),
            supply: vec![start_supply(fortifications); players],
            scored: BTreeSet::new(),
            points: vec![0; players],
            hands: hands.into_iter().map(sorted).collect(),
            display: sorted(display),
            deck,
            discard: Vec::new(),
            run_out: 0,
            last_round: false,
            over: false,
        }
    }
}

/// All cards of a game for this many players (K1.2, K2.1), sorted.
///
/// # Panics
/// If there are not 3 to 5 players.
#[must_use]
pub fn cards(players: usize) -> Vec<Colour> {
    let taken_out = match players {
        3 => 2,
        4 => 1,
        5 => 0,
        _ => panic!("K1.4: not for {players} players"),
    };
    let counts =
        [(Colour::Red, 13), (Colour::Green, 12), (Colour::Yellow, 11), (Colour::Orange, 11), (Colour::Violet, 10)];
    counts.into_iter().flat_map(|(colour, count)| vec![colour; count - taken_out]).collect()
}

/// The pieces of one player at the start (K1.3).
fn start_supply(fortifications: bool) -> Supply {
    Supply { houses: 20, emissaries: 8, fortifications: u8::from(fortifications) }
}

/// The same cards in the order of their colours.
pub(super) fn sorted(mut cards: Vec<Colour>) -> Vec<Colour> {
    cards.sort_unstable();
    cards
}
