//! The fast engine and the plain one play the same games and agree on every position,
//! every legal move and every reason why not.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{Dealing as _, Game, Notation as _, Rng, Ruled, Seat, Turn};
use qin::{Axis, Board, Colour, Illegal, Move, Phase, Placement, Qin, Reason, Space, State, Tile};
use testing::reference::qin as reference;

fn colour(colour: Colour) -> reference::Colour {
    [reference::Colour::Red, reference::Colour::Yellow, reference::Colour::Blue][colour.index()]
}

fn space(space: Space) -> reference::Space {
    (space.column() as u8, space.row() as u8)
}

fn tile(tile: Tile) -> reference::Tile {
    let (first, second) = tile.halves();
    reference::tile(colour(first), colour(second))
}

fn placement(placement: Placement) -> reference::Placement {
    let [first, second] = placement.halves().map(|(s, c)| (space(s), colour(c)));
    reference::Placement { first, second }
}

fn start(game: &Qin, state: &State, first: Seat) -> reference::Qin {
    let rows = game.board().rows();
    let rows: Vec<_> = rows.iter().map(String::as_str).collect();
    let hands = Seat::all(game.players()).map(|seat| state.hand(seat).iter().map(tile).collect()).collect();
    let piles = std::array::from_fn(|i| usize::from(state.table().pile(qin::Pile::new(i).unwrap())));
    reference::Qin::new(&rows, game.players(), first.index(), hands, piles)
}

fn agree(game: &Qin, state: &State, plain: &reference::Qin) {
    let table = state.table();
    let text = || game.write(state);
    for seat in Seat::all(game.players()) {
        let mut hand: Vec<_> = state.hand(seat).iter().map(tile).collect();
        hand.sort_unstable();
        assert_eq!(hand, plain.hands[seat.index()], "hands\n{}", text());
        assert_eq!(table.supply(seat), plain.supply[seat.index()], "supply of seat {}\n{}", seat.index(), text());
    }
    let mut provinces: Vec<_> = table
        .provinces()
        .into_iter()
        .map(|land| reference::Province {
            colour: colour(land.colour),
            spaces: land.spaces.iter().map(space).collect(),
            owner: land.owner.index(),
            pagodas: land.pagodas,
        })
        .collect();
    provinces.sort();
    assert_eq!(provinces, plain.provinces, "provinces\n{}", text());
    let villages = game.board().villages();
    let owned = villages.filter_map(|(id, village)| Some((space(village.first()), table.village_owner(id)?.index())));
    assert_eq!(owned.collect::<std::collections::BTreeMap<_, _>>(), plain.villages, "villages\n{}", text());
    let phase = match table.phase() {
        Phase::Place(seat) => (reference::Phase::Place, Some(seat.index())),
        Phase::Draw(seat) => (reference::Phase::Draw, Some(seat.index())),
        Phase::Over(ending) => {
            let reason = match ending.reason {
                Reason::LastPagoda => reference::Reason::LastPagoda,
                Reason::NoTiles => reference::Reason::NoTiles,
                Reason::NoRoom => reference::Reason::NoRoom,
            };
            (reference::Phase::Over { reason, winners: ending.winners.iter().map(Seat::index).collect() }, None)
        }
        Phase::Deal(_) | Phase::Reveal(..) => unreachable!("not compared in the middle of a draw"),
    };
    assert_eq!(phase.0, plain.phase, "{}", text());
    assert!(phase.1.is_none_or(|seat| seat == plain.to_move), "to move\n{}", text());
}

fn agree_on_moves(game: &Qin, state: &State, plain: &reference::Qin, rng: &mut Rng, seen: &mut Seen) {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    let listed: BTreeSet<_> = moves
        .iter()
        .filter_map(|m| match m {
            Move::Place(p) => Some(placement(*p)),
            _ => None,
        })
        .collect();
    assert_eq!(listed, plain.legal_placements(), "{}", game.write(state));
    assert_eq!(listed.is_empty(), moves == [Move::Pass]);
    let mut asked: Vec<_> = (0..16).filter_map(|_| random_placement(rng)).collect();
    let barred: Vec<_> = placements_on_free(state).filter(|&p| !listed.contains(&placement(p))).collect();
    if !barred.is_empty() {
        let mut rng = Rng::new(seen.turns.into());
        asked.extend((0..4).map(|_| barred[rng.below(barred.len() as u32) as usize]));
    }
    // So rare that a few at random would seldom be among them.
    let takes = |p: &Placement| matches!(game.check(state, Move::Place(*p)), Err(Illegal::MajorTaken { .. }));
    asked.extend(barred.iter().copied().filter(takes));
    for any in asked {
        let ours = game.check(state, Move::Place(any)).map_err(|illegal| illegal.rule().id());
        assert_eq!(ours, plain.verdict(placement(any)), "{any}\n{}", game.write(state));
        seen.ties += u32::from(ours == Err("Q9.3"));
        seen.majors += u32::from(ours == Err("Q9.4"));
        seen.taken += u32::from(ours == Err("Q9.5"));
    }
}

fn random_placement(rng: &mut Rng) -> Option<Placement> {
    let first = Space::from_index(rng.below(256) as u8);
    let second = first.step(Axis::ALL[rng.below(2) as usize])?;
    let mut half = || Colour::ALL[rng.below(3) as usize];
    Placement::new((first, half()), (second, half()))
}

/// Every way to lay a tile of the player to move on two free spaces, legal or not.
fn placements_on_free(state: &State) -> impl Iterator<Item = Placement> {
    let table = state.table();
    let Phase::Place(seat) = table.phase() else { unreachable!("somebody places") };
    let free = table.free();
    let pairs = free.iter().flat_map(|space| Axis::ALL.map(|axis| (space, space.step(axis))));
    let pairs = pairs.filter_map(move |(space, next)| Some((space, next.filter(|&next| free.contains(next))?)));
    pairs.flat_map(move |(space, next)| {
        state.hand(seat).iter().flat_map(move |tile| {
            let (one, other) = tile.halves();
            [(one, other), (other, one)].into_iter().filter_map(move |(a, b)| Placement::new((space, a), (next, b)))
        })
    })
}

/// How often what was seen, so that a test can tell that it has tested something.
#[derive(Default, Debug)]
struct Seen {
    turns: u32,
    passes: u32,
    ties: u32,
    majors: u32,
    taken: u32,
    last_pagoda: u32,
    no_tiles: u32,
    no_room: u32,
}

fn play_a_game(game: &Qin, rng: &mut Rng, seen: &mut Seen) {
    let first = Seat::new(rng.below(game.players() as u32) as usize).unwrap();
    let mut deck = game.shuffle(rng);
    let mut state = game.start(first);
    while matches!(state.table().phase(), Phase::Deal(_)) {
        let dealt = game.deal(&state, &mut deck);
        game.resolve(&mut state, dealt);
    }
    let mut plain = start(game, &state, first);
    loop {
        agree(game, &state, &plain);
        match game.turn(&state) {
            Turn::Decide(_) => {}
            Turn::Chance => unreachable!("a draw is finished at once"),
            Turn::Over => break,
        }
        if matches!(state.table().phase(), Phase::Place(_)) {
            agree_on_moves(game, &state, &plain, rng, seen);
            seen.turns += 1;
        }
        let m = game.random_move(&state, rng);
        assert_eq!(game.check(&state, m), Ok(()), "{m}");
        game.play(&mut state, m);
        match m {
            Move::Place(p) => plain.place(placement(p)),
            Move::Draw(pile) => {
                let drawn = game.deal(&state, &mut deck);
                game.resolve(&mut state, drawn);
                plain.draw(pile.index(), tile(drawn));
            }
            Move::Pass => {
                seen.passes += 1;
                plain.pass();
            }
        }
    }
    let Phase::Over(ending) = state.table().phase() else { unreachable!() };
    match ending.reason {
        Reason::LastPagoda => seen.last_pagoda += 1,
        Reason::NoTiles => seen.no_tiles += 1,
        Reason::NoRoom => seen.no_room += 1,
    }
}

fn play_on(board: &Arc<Board>, games: u64, seed: u64) -> Seen {
    let mut seen = Seen::default();
    for players in 2..=4 {
        let game = Qin::new(board.clone(), players).unwrap();
        for n in 0..games {
            play_a_game(&game, &mut Rng::new(seed).fork(n * 8 + players as u64), &mut seen);
        }
    }
    seen
}

#[test]
fn both_engines_agree_on_bird() {
    let seen = play_on(&Board::bird(), 350, 1);
    assert!(seen.last_pagoda > 0 && seen.no_room > 0, "{seen:?}");
    assert!(seen.ties > 0 && seen.majors > 0, "{seen:?}");
}

#[test]
fn both_engines_agree_on_lion() {
    let seen = play_on(&Board::lion(), 350, 2);
    assert!(seen.last_pagoda > 0 && seen.no_room > 0, "{seen:?}");
    assert!(seen.ties > 0 && seen.majors > 0, "{seen:?}");
}

/// Boards of any size up to 16 x 16, from open meadows to mazes of water and villages.
fn random_board(rng: &mut Rng) -> Option<Board> {
    let (width, height) = (rng.below(12) + 5, rng.below(14) + 3);
    let (starts, villages, water) = (rng.below(4) + 1, rng.below(30), rng.below(40));
    let mut letter = || match rng.below(100) {
        n if n < starts => ['R', 'Y', 'B'][(n % 3) as usize],
        n if n < starts + villages => 'V',
        n if n < starts + villages + water => '~',
        _ => '.',
    };
    let row = |_| (0..width).map(|_| letter()).collect::<String>();
    Board::parse("random", &(0..height).map(row).collect::<Vec<_>>().join("\n")).ok()
}

#[test]
fn both_engines_agree_on_random_boards() {
    let mut rng = Rng::new(3);
    let mut seen = Seen::default();
    for n in 0..2500 {
        let Some(board) = std::iter::repeat_with(|| random_board(&mut rng)).take(10_000).flatten().next() else {
            panic!("no board was good")
        };
        let game = Qin::new(Arc::new(board), 2 + n % 3).unwrap();
        play_a_game(&game, &mut rng, &mut seen);
    }
    let Seen { passes, taken, last_pagoda, no_tiles, no_room, .. } = seen;
    assert!(passes > 0 && taken > 0 && last_pagoda > 0 && no_tiles > 0 && no_room > 0, "{seen:?}");
}
