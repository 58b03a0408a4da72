//! Cards: what I hold, what lies open, what others are known to hold.

use ::kaiser::{Card, Cards, Spaces, State, cards_for};

use super::buckets;
use super::eye::{Eye, Sink};

/// The inputs of my hand and of the display. `free` are the free spaces by colour.
#[inline]
pub(super) fn show(eye: &Eye, state: &State, free: &[u8; Card::ALL.len()], sink: &mut impl Sink) {
    let (layout, hand, display) = (eye.layout, state.hand(eye.me()), state.table().display());
    for card in hand.kinds().iter() {
        let count = usize::from(hand[card].min(3)) - 1;
        sink.on(layout.hand + card.index() * 3 + count);
        sink.on(layout.colour_room + count * 4 + buckets::colour_room(free[card.index()]));
    }
    let shape = if !hand.kinds_with(3).is_empty() {
        Some(1)
    } else if !hand.kinds_with(2).is_empty() {
        Some(0)
    } else {
        (hand.kinds().len() > 2).then_some(2)
    };
    if let Some(shape) = shape {
        sink.on(layout.shape + shape);
    }
    for card in display.kinds().iter() {
        sink.on(layout.display + card.index() * 2 + usize::from(display[card] > 1));
    }
}

/// The spaces for which these cards pay: of their colours, or with a joker of any other (K4.2).
#[inline]
pub(super) fn payable(eye: &Eye, hand: &Cards) -> Spaces {
    let map = eye.map();
    let cards = hand.kinds().iter().fold(Spaces::NONE, |all, card| all | map.coloured_spaces(card));
    let joker = |all, card| all | map.spaces().without(map.coloured_spaces(card));
    hand.kinds_with(2).iter().fold(cards, joker)
}

/// Do these cards pay for a piece in a province of this colour (K4.2)?
#[inline]
pub(super) fn pays(hand: &Cards, colour: Card) -> bool {
    hand[colour] > 0 || !hand.kinds_with(2).is_empty()
}

/// The inputs of the cards that no decision of mine changes.
pub(super) fn show_far(eye: &Eye, state: &State, sink: &mut impl Sink) {
    let table = state.table();
    let mut seen = state.hand(eye.me()).plus(table.display()).plus(table.discard());
    for (other, &seat) in eye.others().iter().enumerate() {
        let known = table.known(seat);
        seen = seen.plus(known);
        for card in known.iter() {
            sink.on(eye.layout.known + other * Card::ALL.len() + card.index());
        }
    }
    let all = cards_for(eye.players);
    for card in Card::ALL {
        let unseen = all[card].saturating_sub(seen[card]);
        sink.on(eye.layout.unseen + card.index() * 3 + buckets::unseen(unseen));
    }
}
