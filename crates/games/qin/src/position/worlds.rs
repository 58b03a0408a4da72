//! A position that agrees with a view, so that a view is checked like a position.

use game::{Seat, Viewer};

use super::fault::PositionFault as Fault;
use super::read::Setup;
use crate::Qin;
use crate::state::{Ending, Phase, Reason, Table};
use crate::tile::{Kinds, Tile, Tiles};

/// Gives the others any tiles that they can have; the rest is unseen.
pub(super) fn imagine(game: &Qin, table: &Table, viewer: Viewer, setup: &mut Setup) -> Result<(), Fault> {
    let own = Seat::all(setup.players).find(|&seat| viewer.is(seat));
    for seat in Seat::all(setup.players) {
        let counted = setup.hidden[seat] > 0;
        if if Some(seat) == own { counted } else { !setup.hands[seat].is_empty() } {
            return Err(Fault::Hand { player: seat });
        }
    }
    let placeable = game.placeable(table);
    let own_can = own.is_some_and(|seat| setup.hands[seat].kinds().meets(placeable));
    let wanted = match table.phase {
        Phase::Place(_) if !own_can => Wanted::Somebody(placeable),
        Phase::Over(Ending { reason: Reason::NoRoom, .. }) => Wanted::Nobody(placeable),
        _ => Wanted::Anything,
    };
    let others: Vec<_> = Seat::all(setup.players).filter(|&seat| Some(seat) != own).collect();
    let unseen = setup.unseen.ok_or(Fault::NoWorld)?;
    setup.unseen = Some(deal(setup, &others, unseen, wanted).ok_or(Fault::NoWorld)?);
    Ok(())
}

/// What the phase tells of the hands of the others (Q10.3).
#[derive(Clone, Copy)]
enum Wanted {
    Anything,
    /// One of them holds a tile of these kinds.
    Somebody(Kinds),
    /// None of them does.
    Nobody(Kinds),
}

/// Deals to these seats; what is left then, if that can be done.
fn deal(setup: &mut Setup, seats: &[Seat], unseen: Tiles, wanted: Wanted) -> Option<Tiles> {
    let Some((&seat, rest)) = seats.split_first() else {
        return (!matches!(wanted, Wanted::Somebody(_))).then_some(unseen);
    };
    let lacks = setup.lacks[seat];
    for hand in hands(&unseen, setup.hidden[seat]) {
        let others = hand.iter().filter(|&tile| !lacks.kinds.contains(tile)).count();
        let still = match wanted {
            Wanted::Nobody(kinds) if hand.kinds().meets(kinds) => continue,
            Wanted::Somebody(kinds) if hand.kinds().meets(kinds) => Wanted::Anything,
            wanted => wanted,
        };
        if others >= usize::from(lacks.tiles)
            && let Some(left) = unseen.minus(&hand).and_then(|left| deal(setup, rest, left, still))
        {
            setup.hands[seat] = hand;
            return Some(left);
        }
    }
    None
}

/// Every hand of this many of these tiles.
fn hands(from: &Tiles, size: u8) -> Vec<Tiles> {
    let mut hands = vec![Tiles::NONE];
    for _ in 0..size {
        let more = hands.iter().flat_map(|hand| {
            let last = hand.iter().last();
            Tile::ALL.into_iter().filter(move |&tile| last.is_none_or(|last| tile >= last)).map(|tile| {
                let mut hand = *hand;
                hand[tile] += 1;
                hand
            })
        });
        hands = more.filter(|hand| from.minus(hand).is_some()).collect();
    }
    hands
}
