//! Paying with cards (K4.2, K4.3).

use std::collections::BTreeSet;

use super::Colour;
use super::setup::sorted;

/// How many pieces these cards, all together, pay for in a province of a
/// colour; `None` if that is no way to pay. The four ways are those of K4.3.
#[must_use]
pub fn pieces_paid(cards: &[Colour], province: Colour) -> Option<usize> {
    let fitting = cards.iter().filter(|&&card| card == province).count();
    let others: Vec<Colour> = cards.iter().copied().filter(|&card| card != province).collect();
    let is_joker = others.len() == 2 && others[0] == others[1];
    match (fitting, others.len()) {
        (1, 0) => Some(1),
        (2, 0) => Some(2),
        (0, 2) if is_joker => Some(1),
        (1, 2) if is_joker => Some(2),
        _ => None,
    }
}

/// Every distinct choice of cards from a hand, each sorted.
pub(super) fn choices(hand: &[Colour]) -> BTreeSet<Vec<Colour>> {
    let mut choices = BTreeSet::from([Vec::new()]);
    for &card in hand {
        for mut choice in choices.clone() {
            choice.push(card);
            choices.insert(sorted(choice));
        }
    }
    choices
}

/// Takes one card of a colour out of some cards; false if there is none.
pub(super) fn take(cards: &mut Vec<Colour>, colour: Colour) -> bool {
    let found = cards.iter().position(|&card| card == colour);
    if let Some(index) = found {
        cards.remove(index);
    }
    found.is_some()
}

/// Puts a card with others, which stay sorted.
pub(super) fn put(cards: &mut Vec<Colour>, card: Colour) {
    cards.push(card);
    cards.sort_unstable();
}
