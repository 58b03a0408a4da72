//! A position that agrees with a view, so that a view is checked like a position.

use game::Seat;

use super::fault::PositionFault as Fault;
use super::read::Setup;
use crate::card::Cards;

/// Gives the others any cards that they can have; the rest is the pile.
pub(super) fn imagine(setup: &mut Setup) -> Result<(), Fault> {
    for seat in Seat::all(setup.players) {
        let (hidden, held) = setup.hidden[seat];
        if setup.viewer.is_some_and(|viewer| viewer.is(seat)) {
            if hidden > 0 {
                return Err(Fault::Hand { player: seat });
            }
            continue;
        }
        if !setup.hands[seat].is_empty() || !setup.held[seat].is_empty() {
            return Err(Fault::Hand { player: seat });
        }
        setup.held[seat] = take(&mut setup.old, held)?;
        let newer = take(&mut setup.fresh, hidden - held)?;
        if setup.known[seat].len() + u32::from(hidden) > u32::from(crate::setup::HAND) {
            return Err(Fault::Hand { player: seat });
        }
        setup.hands[seat] = setup.known[seat].plus(&setup.held[seat]).plus(&newer);
    }
    if !setup.old.is_empty() || !setup.pile.is_empty() {
        return Err(Fault::NoWorld);
    }
    setup.pile = setup.fresh;
    Ok(())
}

fn take(from: &mut Cards, count: u8) -> Result<Cards, Fault> {
    let taken: Cards = from.iter().take(usize::from(count)).collect();
    *from = from.minus(&taken).ok_or(Fault::NoWorld)?;
    if taken.len() == u32::from(count) { Ok(taken) } else { Err(Fault::NoWorld) }
}
