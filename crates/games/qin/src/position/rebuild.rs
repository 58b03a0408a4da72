//! Builds a valid position from a setup that may be wrong.

use std::sync::Arc;

use game::Seat;

use super::fault::PositionFault as Fault;
use super::read::Setup;
use super::worlds;
use crate::Qin;
use crate::board::Board;
use crate::cell::{Cell, MAJOR, Province, ProvinceId};
use crate::open::Open;
use crate::setup::{HAND, pagodas, pile_heights};
use crate::space::Space;
use crate::spaces::Spaces;
use crate::state::{Phase, Reason, State, Table};
use crate::tile::{ALL_TILES, Colour, Tile, Tiles};

/// No table has more pagodas, so none has more provinces (Q1.4).
const MOST_PROVINCES: usize = 60;

pub(super) fn rebuild(mut setup: Setup) -> Result<(Qin, State), Fault> {
    let phase = setup.phase.ok_or(Fault::NoPhase)?;
    let board = Board::parse(&setup.board, &setup.rows.join("\n")).map_err(|mut bad| {
        bad.line += setup.first_row.saturating_sub(1);
        Fault::Board { fault: bad }
    })?;
    if Board::by_name(&setup.board).is_some_and(|known| known.rows() != board.rows()) {
        return Err(Fault::OtherBoard { board: setup.board.clone() });
    }
    let game = Qin { board: Arc::new(board), players: setup.players };
    let mut state = game.set_up(Seat::all(setup.players).next().expect("somebody plays"));
    state.table.phase = phase;
    state.table.lacks = setup.lacks;
    if setup.viewer.is_none() {
        deal_tiles(&game, &setup, &mut state)?;
    }
    lay_spaces(&setup, &mut state.table);
    join_provinces(&game, &setup, &mut state.table)?;
    if let Some(viewer) = setup.viewer {
        // Which tiles can be placed depends on the board.
        worlds::imagine(&game, &state.table, viewer, &mut setup)?;
        deal_tiles(&game, &setup, &mut state)?;
    }
    hold_villages(&game, &setup, &mut state.table)?;
    count_supplies(&game, &mut state.table)?;
    if !matches!(phase, Phase::Over(_)) {
        check_going_on(&game, &state.table)?;
    }
    check_phase(&game, &state)?;
    Ok((game, state))
}

fn laid(setup: &Setup, colour: Colour) -> u32 {
    setup.laid.iter().filter(|(_, laid)| *laid == colour).count() as u32
}

/// Q1.2: every tile is in a hand, unseen, or part of the drawing.
fn deal_tiles(game: &Qin, setup: &Setup, state: &mut State) -> Result<(), Fault> {
    let mut left = ALL_TILES;
    for seat in Seat::all(game.players) {
        let hand = setup.hands[seat];
        if hand.len() > u32::from(HAND) {
            return Err(Fault::Hand { player: seat });
        }
        left = left.minus(&hand).ok_or_else(|| first_excess(&left, &hand))?;
        state.hands[seat] = hand;
        state.table.hand_sizes[seat] = hand.len() as u8;
    }
    let unseen = match setup.unseen {
        Some(unseen) => unseen,
        None => any_laid(setup, &left)
            .and_then(|laid| left.minus(&laid))
            .ok_or_else(|| Fault::Laid { colour: most_laid(setup) })?,
    };
    let on_board = left.minus(&unseen).ok_or_else(|| first_excess(&left, &unseen))?;
    for colour in Colour::ALL {
        let halves = on_board.iter().map(|tile| {
            let (first, second) = tile.halves();
            u32::from(first == colour) + u32::from(second == colour)
        });
        if halves.sum::<u32>() != laid(setup, colour) {
            return Err(Fault::Laid { colour });
        }
    }
    let to_deal: u32 = match state.table.phase {
        Phase::Deal(_) => Seat::all(game.players).map(|seat| u32::from(HAND) - setup.hands[seat].len()).sum(),
        _ => 0,
    };
    let in_piles = unseen.len().checked_sub(to_deal).ok_or(Fault::Piles)?;
    let piles = setup.piles.unwrap_or_else(|| pile_heights(in_piles));
    if piles.iter().map(|&height| u32::from(height)).sum::<u32>() != in_piles {
        return Err(Fault::Piles);
    }
    state.unseen = unseen;
    state.table.piles = piles;
    Ok(())
}

fn first_excess(have: &Tiles, want: &Tiles) -> Fault {
    let tile = Tile::ALL.into_iter().find(|&tile| want[tile] > have[tile]);
    Fault::TooMany { tile: tile.unwrap_or(Tile::RR), each: Tile::EACH }
}

fn most_laid(setup: &Setup) -> Colour {
    Colour::ALL.into_iter().max_by_key(|&colour| laid(setup, colour)).unwrap_or(Colour::Red)
}

/// Some of the tiles that are left which make up the drawing, as few mixed ones as possible.
fn any_laid(setup: &Setup, left: &Tiles) -> Option<Tiles> {
    let spaces = Colour::ALL.map(|colour| laid(setup, colour));
    let each = || 0..=Tile::EACH;
    let mixed = each().flat_map(|ry| each().flat_map(move |yb| each().map(move |br| [ry, yb, br])));
    let fitting = mixed.filter_map(|[ry, yb, br]| {
        let single = [ry + br, ry + yb, yb + br].map(u32::from);
        let mut tiles = Tiles::NONE;
        for (n, double) in [Tile::RR, Tile::YY, Tile::BB].into_iter().enumerate() {
            let rest = spaces[n].checked_sub(single[n]).filter(|rest| rest % 2 == 0)?;
            tiles[double] = u8::try_from(rest / 2).ok().filter(|&count| count <= Tile::EACH)?;
        }
        (tiles[Tile::RY], tiles[Tile::YB], tiles[Tile::BR]) = (ry, yb, br);
        left.minus(&tiles).map(|_| tiles)
    });
    fitting.min_by_key(|tiles| tiles[Tile::RY] + tiles[Tile::YB] + tiles[Tile::BR])
}

fn lay_spaces(setup: &Setup, table: &mut Table) {
    for &(space, colour) in &setup.laid {
        table.cells[space.index()] = Cell::new(colour, ProvinceId::NONE);
        table.free.remove(space);
    }
}

fn owner_of(setup: &Setup, space: Space) -> Option<Seat> {
    setup.owners.iter().find(|(owned, _)| *owned == space).map(|(_, seat)| *seat)
}

/// Q4.1: areas of two and more are provinces with one owner, lone spaces have none.
fn join_provinces(game: &Qin, setup: &Setup, table: &mut Table) -> Result<(), Fault> {
    let mut count = 0;
    for colour in Colour::ALL {
        let coloured = |space: &Space| table.cells[space.index()].is(colour);
        let mut left: Spaces = game.board.spaces().filter(coloured).collect();
        while let Some(space) = left.first() {
            let area = left.connected_to(space);
            left -= area;
            let owner = owner_of(setup, space);
            if area.len() == 1 {
                if owner.is_some() {
                    return Err(Fault::NoProvince { space });
                }
                continue;
            }
            let owner = owner.filter(|_| area.iter().all(|space| owner_of(setup, space) == owner));
            let (Some(owner), false) = (owner, count == MOST_PROVINCES) else { return Err(Fault::Owner { space }) };
            count += 1;
            let id = table.used.take_free();
            let size = area.len() as u8;
            let pagodas = if size >= MAJOR { 2 } else { 1 };
            table.provinces[id.index()] = Province { owner, size, pagodas };
            table.land[colour.index()] |= area;
            area.iter().for_each(|space| table.cells[space.index()] = Cell::new(colour, id));
        }
    }
    let occupied: Spaces = game.board.spaces().filter(|space| table.colour(*space).is_some()).collect();
    table.open = Open::all(&table.free, &occupied.beside());
    missing_pagodas(setup, table)
}

/// Q10.2: only where the game has ended may pagodas be missing.
fn missing_pagodas(setup: &Setup, table: &mut Table) -> Result<(), Fault> {
    for &(space, pagodas) in &setup.pagodas {
        let id = table.cells[space.index()].province();
        let province = &mut table.provinces[id.index()];
        if id == ProvinceId::NONE || pagodas >= province.pagodas || !matches!(table.phase, Phase::Over(_)) {
            return Err(Fault::PagodasOn { space });
        }
        province.pagodas = pagodas;
    }
    Ok(())
}

fn hold_villages(game: &Qin, setup: &Setup, table: &mut Table) -> Result<(), Fault> {
    for (id, village) in game.board.villages() {
        let owner = owner_of(setup, village.first());
        if village.squares.iter().any(|square| owner_of(setup, square) != owner) {
            return Err(Fault::NoProvince { space: village.first() });
        }
        if let Some(owner) = owner {
            table.villages[owner].insert(id);
        }
    }
    Ok(())
}

/// Q1.4: what is not on the board is in supply.
fn count_supplies(game: &Qin, table: &mut Table) -> Result<(), Fault> {
    for seat in Seat::all(game.players) {
        let owned = table.used.iter().map(|id| table.provinces[id.index()]).filter(|p| p.owner == seat);
        let on_board = owned.map(|p| u32::from(p.pagodas)).sum::<u32>() + table.villages[seat].len();
        let left = u32::from(pagodas(game.players)).checked_sub(on_board).ok_or(Fault::Pagodas { player: seat })?;
        table.supply[seat] = left as u8;
    }
    Ok(())
}

/// While the game goes on nobody has won, and every village is settled (Q8.2, Q10.2).
fn check_going_on(game: &Qin, table: &Table) -> Result<(), Fault> {
    if let Some(seat) = Seat::all(game.players).find(|&seat| table.supply[seat] == 0) {
        return Err(Fault::AlreadyWon { player: seat });
    }
    let unsettled = game.board.villages().find(|&(id, _)| {
        game.strongest_at(table, id).is_some_and(|strongest| table.village_owner(id) != Some(strongest))
    });
    unsettled.map_or(Ok(()), |(_, village)| Err(Fault::Village { space: village.first() }))
}

/// Are there as many tiles of other kinds in the hand as a pass has shown?
fn agrees(state: &State, seat: Seat) -> bool {
    let lacks = state.table.lacks[seat];
    let others = state.hands[seat].iter().filter(|&tile| !lacks.kinds.contains(tile)).count();
    others >= usize::from(lacks.tiles)
}

fn check_phase(game: &Qin, state: &State) -> Result<(), Fault> {
    let table = &state.table;
    let can_place = |seat: Seat| game.can_place(table, state.hands[seat].kinds());
    let everybody = || Seat::all(game.players);
    let possible = match table.phase {
        // Dealing goes round from the first player, so nobody is ahead by two.
        Phase::Deal(seat) => {
            let next = table.hand_sizes[seat];
            let earlier = |other| next + 1 == table.hand_sizes[other];
            let even = seat.clockwise(game.players).skip_while(|&other| !earlier(other)).all(earlier);
            let fits = everybody().all(|other| table.hand_sizes[other] == next || earlier(other));
            let untouched = everybody().all(|seat| table.villages[seat].is_empty()) && table.free == game.board.grass;
            next < HAND && even && fits && untouched
        }
        Phase::Place(seat) => table.hand_sizes[seat] > 0 && everybody().any(can_place),
        Phase::Draw(seat) => table.hand_sizes[seat] < HAND && !table.all_piles_empty(),
        Phase::Reveal(seat, pile) => table.hand_sizes[seat] < HAND && table.pile(pile) > 0,
        Phase::Over(ending) => {
            let true_reason = match ending.reason {
                Reason::LastPagoda => everybody().filter(|&seat| table.supply[seat] == 0).count() == 1,
                Reason::NoTiles => everybody().all(|seat| table.hand_sizes[seat] == 0),
                Reason::NoRoom => everybody().any(|seat| table.hand_sizes[seat] > 0) && !everybody().any(can_place),
            };
            true_reason && ending == game.ending(table, ending.reason)
        }
    };
    if let Some(seat) = everybody().find(|&seat| !agrees(state, seat)) {
        return Err(Fault::Lacks { player: seat });
    }
    if possible { Ok(()) } else { Err(Fault::Phase { text: super::phase(table.phase) }) }
}
