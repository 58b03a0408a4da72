//! Cards: my hand, the display, and what others are known to hold.

use ::kaiser::{Card, Cards, Spaces, State, cards_for};

use super::buckets;
use super::encoder::{FeatureSink, Perspective};

/// Encodes my hand and the display. `free` are the free spaces by colour.
#[inline]
pub(super) fn encode(pov: &Perspective, state: &State, free: &[u8; Card::ALL.len()], sink: &mut impl FeatureSink) {
    let (layout, hand, display) = (pov.layout, state.hand(pov.me()), state.table().display());
    for card in hand.kinds().iter() {
        let count = usize::from(hand[card].min(3)) - 1;
        sink.activate(layout.hand + card.index() * 3 + count);
        sink.activate(layout.colour_room + count * 4 + buckets::colour_room(free[card.index()]));
    }
    let shape = if !hand.kinds_with(3).is_empty() {
        Some(1)
    } else if !hand.kinds_with(2).is_empty() {
        Some(0)
    } else {
        (hand.kinds().len() > 2).then_some(2)
    };
    if let Some(shape) = shape {
        sink.activate(layout.shape + shape);
    }
    for card in display.kinds().iter() {
        sink.activate(layout.display + card.index() * 2 + usize::from(display[card] > 1));
    }
}

/// Returns the spaces these cards pay for: those of their colours, and with a joker those of any other (K4.2).
#[inline]
pub(super) fn payable(pov: &Perspective, hand: &Cards) -> Spaces {
    let map = pov.map();
    let cards = hand.kinds().iter().fold(Spaces::NONE, |all, card| all | map.coloured_spaces(card));
    let joker = |all, card| all | map.spaces().without(map.coloured_spaces(card));
    hand.kinds_with(2).iter().fold(cards, joker)
}

/// Returns whether these cards pay for a piece in a province of this colour (K4.2).
#[inline]
pub(super) fn pays(hand: &Cards, colour: Card) -> bool {
    hand[colour] > 0 || !hand.kinds_with(2).is_empty()
}

/// Encodes the cards that none of my decisions change.
pub(super) fn encode_fixed(pov: &Perspective, state: &State, sink: &mut impl FeatureSink) {
    let table = state.table();
    let mut seen = state.hand(pov.me()).plus(table.display()).plus(table.discard());
    for (other, &seat) in pov.others().iter().enumerate() {
        let known = table.known(seat);
        seen = seen.plus(known);
        for card in known.iter() {
            sink.activate(pov.layout.known + other * Card::ALL.len() + card.index());
        }
    }
    let all = cards_for(pov.players);
    for card in Card::ALL {
        let unseen = all[card].saturating_sub(seen[card]);
        sink.activate(pov.layout.unseen + card.index() * 3 + buckets::unseen(unseen));
    }
}
