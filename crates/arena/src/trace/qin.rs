//! The trace of Qin.

use std::collections::BTreeMap;
use std::io::{self, Write};

use game::{Dealing as _, Game, Rng, Seat, Turn};
use qin::{Deck, Move, Phase, Pile, Placement, Qin, State, Tile};
use serde::Serialize;

use super::{TraceOptions, Traced, dealt, each_game, line};

#[derive(Serialize)]
struct SetupLine {
    setup: Setup,
    state: StateRecord,
}

#[derive(Serialize)]
struct Setup {
    game: &'static str,
    board: String,
    rows: Vec<String>,
    players: usize,
    first: usize,
    hands: Vec<Vec<String>>,
    piles: Vec<Vec<String>>,
}

#[derive(Serialize)]
struct TurnRecord {
    player: usize,
    action: Action,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Action>>,
    state: StateRecord,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Place(Place),
    Pass(bool),
}

#[derive(Serialize)]
struct Place {
    tile: String,
    cells: [String; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    draw: Option<usize>,
}

#[derive(Serialize)]
struct StateRecord {
    provinces: Vec<Province>,
    villages: BTreeMap<String, usize>,
    supply: Vec<u8>,
    hands: Vec<Vec<String>>,
    piles: Vec<u8>,
}

#[derive(Serialize)]
struct Province {
    cells: Vec<String>,
    color: char,
    owner: usize,
    pagodas: u8,
}

#[derive(Serialize)]
struct ResultLine {
    result: Outcome,
}

#[derive(Serialize)]
struct Outcome {
    winners: Vec<usize>,
    reason: &'static str,
    placed: Vec<u8>,
}

/// Plays random games of Qin and writes their traces; calls `done` after each game.
pub fn trace_qin(game: &Qin, options: TraceOptions, out: &mut impl Write, done: impl FnMut()) -> io::Result<()> {
    each_game(options, out, done, |rng, out| trace_game(game, rng, options.legal, out))
}

impl Traced for Qin {
    fn write_deal(&self, state: &State, deck: &Deck, first: usize, out: &mut impl Write) -> io::Result<()> {
        let setup = Setup {
            game: Qin::NAME,
            board: self.board().name().to_owned(),
            rows: self.board().rows(),
            players: self.players(),
            first,
            hands: hands(self, state),
            piles: Pile::all().map(|pile| texts(deck.pile(pile))).collect(),
        };
        line(out, &SetupLine { setup, state: state_record(self, state) })
    }
}

fn trace_game(game: &Qin, rng: &mut Rng, with_legal: bool, out: &mut impl Write) -> io::Result<()> {
    let (mut state, mut deck, first) = dealt(game, rng);
    game.write_deal(&state, &deck, first, out)?;
    while let Turn::Decide(seat) = game.turn(&state) {
        let legal = with_legal.then(|| legal(game, &state));
        let mut action = take(game, &mut state, rng);
        if matches!(state.table().phase(), Phase::Draw(_)) {
            let m = game.random_move(&state, rng);
            game.play(&mut state, m);
            let tile = game.deal(&state, &mut deck);
            game.resolve(&mut state, tile);
            if let (Action::Place(place), Move::Draw(pile)) = (&mut action, m) {
                place.draw = Some(pile.index());
            }
        }
        line(out, &TurnRecord { player: seat.index(), action, legal, state: state_record(game, &state) })?;
    }
    line(out, &ResultLine { result: outcome(game, &state) })
}

fn take(game: &Qin, state: &mut State, rng: &mut Rng) -> Action {
    let m = game.random_move(state, rng);
    game.play(state, m);
    action(m)
}

fn action(m: Move) -> Action {
    match m {
        Move::Place(placement) => Action::Place(place(placement)),
        Move::Draw(_) | Move::Pass => Action::Pass(true),
    }
}

fn place(placement: Placement) -> Place {
    let [(first, colour), (second, other)] = placement.halves();
    let tile = [colour, other].iter().map(|half| half.letter()).collect();
    Place { tile, cells: [first, second].map(|space| space.to_string()), draw: None }
}

fn legal(game: &Qin, state: &State) -> Vec<Action> {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    moves.into_iter().map(action).collect()
}

fn texts(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.to_string()).collect()
}

fn hands(game: &Qin, state: &State) -> Vec<Vec<String>> {
    Seat::all(game.players()).map(|seat| texts(state.hand(seat).iter())).collect()
}

fn state_record(game: &Qin, state: &State) -> StateRecord {
    let table = state.table();
    let provinces = table.provinces().into_iter().map(|land| Province {
        cells: land.spaces.iter().map(|space| space.to_string()).collect(),
        color: land.colour.letter(),
        owner: land.owner.index(),
        pagodas: land.pagodas,
    });
    let villages = game.board().villages().filter_map(|(id, village)| {
        let owner = table.village_owner(id)?;
        Some((village.first().to_string(), owner.index()))
    });
    StateRecord {
        provinces: provinces.collect(),
        villages: villages.collect(),
        supply: Seat::all(game.players()).map(|seat| table.supply(seat)).collect(),
        hands: hands(game, state),
        piles: Pile::all().map(|pile| table.pile(pile)).collect(),
    }
}

fn outcome(game: &Qin, state: &State) -> Outcome {
    let table = state.table();
    let reason = match table.phase() {
        Phase::Over(ending) => ending.reason.word(),
        _ => unreachable!("the game has been played to its end"),
    };
    Outcome {
        winners: game.winners(state).iter().map(Seat::index).collect(),
        reason,
        placed: Seat::all(game.players()).map(|seat| game.placed(table, seat)).collect(),
    }
}
