//! The numbering of the network inputs. `docs/research/inputs-qin.md` explains them.

use ::qin::{Colour, Tile};

/// Pagodas in a supply: 0 to 24.
const SUPPLIES: usize = 25;
/// Sizes of provinces that are distinguished: 2, 3, 4, major.
const SIZES: usize = 4;
/// Free spaces next to a province: 0 to 4, more.
const LIBERTIES: usize = 6;
/// From this many free spaces on, more make no difference.
pub(super) const MUCH_ROOM: u32 = LIBERTIES as u32 - 1;
/// Strengths at a village: 0 to 3, more.
const STRENGTHS: usize = 5;
/// Free spaces next to a village: 0, 1, more.
const BORDERS: usize = 3;
/// Tiles in hand with a colour: 0, 1, more.
const HOLDINGS: usize = 3;
/// Tiles of one kind in hand: 1, 2, 3.
const COUNTS: usize = 3;
/// Tiles in the piles, four at a time.
const PILES: usize = 18;
/// Free spaces on the board, eight at a time.
const ROOM: usize = 24;

/// What would happen if a half tile of some colour were placed on a free space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Effect(u8);

impl Effect {
    /// Nothing of that colour is next to the space.
    pub(super) const NONE: Self = Self(0);
    /// The provinces next to it may not be joined (Q9.3 to Q9.5).
    pub(super) const BARRED: Self = Self(1);

    /// Q5.1: a province is founded with this many lone spaces.
    #[inline]
    pub(super) const fn found(lone: u8) -> Self {
        Self(if lone < 2 { 2 } else { 3 })
    }

    /// Q6.1: the province of a player, counted from the viewing seat, grows. The size includes the lone spaces it would
    /// reach.
    #[inline]
    pub(super) const fn expand(owner: usize, size: u8) -> Self {
        Self((4 + owner * SIZES + size_class(size)) as u8)
    }

    /// Q9.2: this player would own the whole; `prey` says at whose cost (0 to 2).
    #[inline]
    pub(super) const fn absorb(players: usize, owner: usize, prey: usize) -> Self {
        Self((4 + players * SIZES + owner * 3 + prey) as u8)
    }

    /// Returns the number of effects, without [`Effect::NONE`].
    const fn count(players: usize) -> usize {
        3 + players * (SIZES + 3)
    }
}

#[inline]
pub(super) const fn size_class(size: u8) -> usize {
    if size >= 5 { 3 } else { size as usize - 2 }
}

/// Where each block of inputs begins, for one number of players.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    players: usize,
    provinces: usize,
    villages: usize,
    spaces: usize,
    hand: usize,
    piles: usize,
    room: usize,
    inputs: usize,
}

impl Layout {
    pub(super) const fn new(players: usize) -> Self {
        let provinces = players * SUPPLIES;
        let villages = provinces + players * SIZES * LIBERTIES;
        let spaces = villages + (players + 1) * STRENGTHS * STRENGTHS * BORDERS;
        let hand = spaces + 2 * HOLDINGS * Effect::count(players);
        let piles = hand + Tile::ALL.len() * COUNTS;
        let room = piles + PILES;
        Self { players, provinces, villages, spaces, hand, piles, room, inputs: room + ROOM }
    }

    pub(super) const fn inputs(&self) -> usize {
        self.inputs
    }

    /// A player, counted from the viewing seat, has this many pagodas left.
    #[inline]
    pub(super) fn supply(&self, player: usize, pagodas: u8) -> u16 {
        (player * SUPPLIES + usize::from(pagodas).min(SUPPLIES - 1)) as u16
    }

    /// A province of this size with this many free spaces next to it.
    #[inline]
    pub(super) fn province(&self, owner: usize, size: u8, liberties: u32) -> u16 {
        let liberties = (liberties as usize).min(LIBERTIES - 1);
        (self.provinces + (owner * SIZES + size_class(size)) * LIBERTIES + liberties) as u16
    }

    /// A village: its owner and two strengths there.
    #[inline]
    pub(super) fn village(&self, owner: Option<usize>, first: u8, second: u8, border: u32) -> u16 {
        let owner = owner.map_or(self.players, |owner| owner);
        let strength = |strength: u8| usize::from(strength).min(STRENGTHS - 1);
        let border = (border as usize).min(BORDERS - 1);
        (self.villages + ((owner * STRENGTHS + strength(first)) * STRENGTHS + strength(second)) * BORDERS + border)
            as u16
    }

    /// A free space where a colour would have an effect, with this many tiles of the colour in hand. For
    /// [`Effect::NONE`] there is no input and the result is meaningless.
    #[inline]
    pub(super) fn space(&self, effect: Effect, held: u8, at_village: bool) -> u16 {
        let held = usize::from(held).min(HOLDINGS - 1);
        (self.spaces + (usize::from(effect.0).saturating_sub(1) * HOLDINGS + held) * 2 + usize::from(at_village)) as u16
    }

    /// This many tiles of a kind are in hand, at least one.
    pub(super) fn hand(&self, tile: Tile, count: u8) -> u16 {
        (self.hand + tile.index() * COUNTS + usize::from(count).min(COUNTS) - 1) as u16
    }

    /// This many tiles are left in the piles.
    pub(super) fn piles(&self, tiles: u32) -> u16 {
        (self.piles + (tiles as usize).div_ceil(4).min(PILES - 1)) as u16
    }

    /// This many spaces are free.
    pub(super) fn room(&self, free: u32) -> u16 {
        (self.room + (free as usize / 8).min(ROOM - 1)) as u16
    }
}

/// Returns how many tiles of a hand have each colour.
pub(super) fn colour_counts(hand: &::qin::Tiles) -> [u8; Colour::ALL.len()] {
    let mut held = [0; Colour::ALL.len()];
    for tile in Tile::ALL {
        let (first, second) = tile.halves();
        held[first.index()] += hand[tile];
        if first != second {
            held[second.index()] += hand[tile];
        }
    }
    held
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_network_fits_into_64_kilobytes() {
        for players in 2..=4 {
            let rows = Layout::new(players).inputs() + 1 + players + 1;
            assert!(rows * crate::HIDDEN * 2 + 64 <= 64_000, "{players} players: {rows} rows");
        }
    }

    #[test]
    fn no_two_effects_are_the_same_input() {
        let layout = Layout::new(4);
        let mut effects = vec![Effect::BARRED, Effect::found(1), Effect::found(2)];
        for owner in 0..4 {
            effects.extend((2..=5).map(|size| Effect::expand(owner, size)));
            effects.extend((0..3).map(|prey| Effect::absorb(4, owner, prey)));
        }
        let mut inputs: Vec<_> = effects.iter().map(|&effect| layout.space(effect, 0, false)).collect();
        inputs.sort_unstable();
        inputs.dedup();
        assert_eq!(inputs.len(), Effect::count(4));
        assert!(effects.iter().all(|&effect| (layout.space(effect, 2, true) as usize) < layout.hand));
    }
}
