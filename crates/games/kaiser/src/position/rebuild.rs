//! Builds a valid position from a setup that may be wrong.

use std::sync::Arc;

use game::Seat;

use super::fault::PositionFault as Fault;
use super::read::Setup;
use crate::Kaiser;
use crate::card::{Card, Cards, cards_for};
use crate::map::Map;
use crate::province::Province;
use crate::setup::{DISPLAY, HAND};
use crate::state::{Phase, State, Table};

/// The position on this map, or on the one inside the program.
pub(super) fn rebuild(setup: &Setup, map: Option<&Arc<Map>>) -> Result<(Kaiser, State), Fault> {
    let phase = setup.phase.ok_or(Fault::NoPhase)?;
    let emperor = setup.emperor.ok_or(Fault::NoEmperor)?;
    let map = match map {
        Some(map) => map.clone(),
        None if setup.map.is_some() => return Err(Fault::OtherMap),
        None => Map::by_side(&setup.side).ok_or(Fault::Heading)?,
    };
    let game = Kaiser::new(map, setup.players, setup.fortified).ok_or(Fault::Players)?;
    let mut state = game.set_up(emperor);
    state.table.phase = phase;
    place_pieces(&game, setup, &mut state.table)?;
    deal_cards(&game, setup, &mut state)?;
    check_phase(&game, &state)?;
    if let Phase::Over(_) = phase {
        state.table.totals = game.final_points(&state.table);
        state.table.phase = Phase::Over(game.best(&state.table, &state.table.totals));
    }
    Ok((game, state))
}

fn place_pieces(game: &Kaiser, setup: &Setup, table: &mut Table) -> Result<(), Fault> {
    for &space in &setup.fortifications {
        game.map.province(space).ok_or(Fault::NoSuchSpace { space })?;
        table.fortifications.insert(space);
    }
    let placed = if setup.fortified { setup.spent.len() } else { 0 };
    if placed != setup.fortifications.len() || placed != table.fortifications.len() as usize {
        return Err(Fault::Fortifications);
    }
    setup.spent.iter().for_each(|seat| table.supply[seat].fortifications = 0);
    for &(seat, space) in &setup.houses {
        game.map.province(space).ok_or(Fault::NoSuchSpace { space })?;
        if table.built.contains(space) {
            return Err(Fault::TwoHouses { space });
        }
        table.built.insert(space);
        table.houses[seat].insert(space);
        let left = &mut table.supply[seat].houses;
        *left = left.checked_sub(1).ok_or(Fault::Pieces { player: seat })?;
    }
    for &(seat, province) in &setup.emissaries {
        table.emissaries[province.index()][seat] += 1;
        table.envoys[province.index()] += 1;
        let left = &mut table.supply[seat].emissaries;
        *left = left.checked_sub(1).ok_or(Fault::Pieces { player: seat })?;
    }
    for province in Province::ALL {
        let most = game.house_counts(table, province).iter().map(|(_, &count)| count).max().unwrap_or(0);
        if table.envoys[province.index()] > most {
            return Err(Fault::Emissaries { province });
        }
        table.most[province.index()] = most;
        table.courts.set(province, table.envoys[province.index()] < most);
        // K6.1: a province is scored as soon as it is full, so the full ones have been.
        if game.map.houses(province).without(table.built).is_empty() {
            table.scored.set(province, true);
            let points = game.house_points(table, province);
            Seat::all(game.players).for_each(|seat| table.points[seat] += points[seat]);
        }
    }
    Ok(())
}

fn deal_cards(game: &Kaiser, setup: &Setup, state: &mut State) -> Result<(), Fault> {
    let table = &mut state.table;
    let mut seen = [setup.display, setup.discard, setup.pile].to_vec();
    let mut fresh = setup.pile;
    for seat in Seat::all(game.players) {
        let (hand, known, held) = (setup.hands[seat], setup.known[seat], setup.held[seat]);
        let newer = hand.minus(&known).and_then(|hidden| hidden.minus(&held)).ok_or(Fault::Hand { player: seat })?;
        if hand.len() > u32::from(HAND) || (!held.is_empty() && setup.run_out == 0) {
            return Err(Fault::Hand { player: seat });
        }
        seen.push(hand);
        fresh = fresh.plus(&newer);
        state.hands[seat] = hand;
        state.held[seat] = held;
        table.known[seat] = known;
        table.held[seat] = held.len() as u8;
        table.hand_sizes[seat] = hand.len() as u8;
    }
    for &card in <Card as game::Kind>::ALL {
        let count: u32 = seen.iter().map(|cards: &Cards| u32::from(cards[card])).sum();
        if count != u32::from(cards_for(game.players)[card]) {
            return Err(Fault::Cards);
        }
    }
    state.pile = setup.pile;
    table.display = setup.display;
    table.discard = setup.discard;
    table.fresh = fresh;
    table.pile_size = setup.pile.len() as u8;
    table.run_out = setup.run_out;
    // K7.4: a pile that has run out is replaced at once, and not a second time.
    if (setup.run_out == 2) != setup.pile.is_empty() || setup.display.len() > DISPLAY {
        return Err(if setup.display.len() > DISPLAY { Fault::Display } else { Fault::Pile });
    }
    Ok(())
}

fn check_phase(game: &Kaiser, state: &State) -> Result<(), Fault> {
    let table = &state.table;
    let (open, hand) = (table.display.len(), |seat: Seat| table.hand_sizes[seat]);
    let possible = match table.phase {
        Phase::Deal(seat) => dealing(game, table, seat),
        Phase::Open => nothing_played(table) && open < DISPLAY && all_full(game, table),
        Phase::Act(seat) => {
            if open < DISPLAY && table.run_out < 2 {
                return Err(Fault::Display);
            }
            hand(seat) > 0
        }
        Phase::Again(seat, province) => (1..HAND).contains(&hand(seat)) && pieces(game, table, province) > 1,
        Phase::Take(seat, _) => hand(seat) < HAND && table.can_draw(),
        Phase::Reveal(seat, _) => hand(seat) < HAND && table.pile_size > 0,
        Phase::Fill(seat) => hand(seat) > 0 && open < DISPLAY && table.pile_size > 0,
        Phase::Over(_) => table.run_out == 2 || game.nobody_can_place(table),
    };
    if !possible {
        return Err(Fault::Phase { text: super::phase(table.phase) });
    }
    match table.phase {
        Phase::Act(seat)
        | Phase::Again(seat, _)
        | Phase::Take(seat, _)
        | Phase::Reveal(seat, _)
        | Phase::Fill(seat) => match first_without_cards(game, table, seat) {
            Some(empty) => Err(Fault::NoCards { player: empty }),
            None => Ok(()),
        },
        Phase::Deal(_) | Phase::Open | Phase::Over(_) => Ok(()),
    }
}

/// Every turn starts with at least one card (K8.3): somebody who has none and still has a turn
/// to come. Once the pile has run out twice, those have who sit before the emperor's holder.
fn first_without_cards(game: &Kaiser, table: &Table, seat: Seat) -> Option<Seat> {
    let others = seat.next(game.players).clockwise(game.players).take(game.players - 1);
    let to_come = others.take_while(|&other| table.run_out < 2 || other != table.emperor);
    to_come.into_iter().find(|&other| table.hand_sizes[other] == 0)
}

/// K4.3: the pieces in a province.
fn pieces(game: &Kaiser, table: &Table, province: Province) -> u32 {
    let spaces = game.map.houses(province);
    let on_spaces = (table.built & spaces).len() + (table.fortifications & spaces).len();
    on_spaces + u32::from(table.envoys[province.index()])
}

/// Before the first turn.
fn nothing_played(table: &Table) -> bool {
    let none_known = table.known.iter().all(|(_, known)| known.is_empty());
    let untouched = table.built.is_empty() && table.fortifications.is_empty() && table.discard.is_empty();
    untouched && none_known && table.run_out == 0
}

/// Has everybody a full hand?
fn all_full(game: &Kaiser, table: &Table) -> bool {
    Seat::all(game.players).all(|seat| table.hand_sizes[seat] == HAND)
}

/// K2.2: one card each in turn, from the first player on, before anything else.
fn dealing(game: &Kaiser, table: &Table, seat: Seat) -> bool {
    let next = table.hand_sizes[seat];
    let mut served = true;
    let in_turn = table.emperor.clockwise(game.players).all(|other| {
        served &= other != seat;
        table.hand_sizes[other] == next + u8::from(served)
    });
    next < HAND && in_turn && table.display.is_empty() && nothing_played(table)
}
