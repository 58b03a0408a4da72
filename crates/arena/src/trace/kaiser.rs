//! The trace of Der Kaiser von China.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use game::{Dealing as _, Game, Rng, Seat, Turn};
use kaiser::{Card, Deck, Kaiser, Move, Phase, Piece, Province, Source, State};
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
    map: MapRecord,
    players: usize,
    first: usize,
    fortifications: bool,
    hands: Vec<Vec<String>>,
    display: Vec<String>,
    deck: Vec<String>,
}

#[derive(Serialize)]
struct MapRecord {
    provinces: Vec<ProvinceRecord>,
    roads: Vec<[u32; 2]>,
    alliances: Vec<[&'static str; 2]>,
}

#[derive(Serialize)]
struct ProvinceRecord {
    name: &'static str,
    color: String,
    houses: Vec<u32>,
}

#[derive(Serialize)]
struct TurnRecord {
    player: usize,
    action: Action,
    #[serde(skip_serializing_if = "Option::is_none")]
    reshuffle: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Action>>,
    state: StateRecord,
}

/// A turn: a placement or an exchange, and with either what was drawn.
#[derive(Serialize, Default)]
struct Action {
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exchange: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    draw: Vec<Drawn>,
}

#[derive(Serialize, Clone)]
struct Place {
    cards: Vec<String>,
    province: &'static str,
    pieces: Vec<PieceRecord>,
}

#[derive(Serialize, Clone)]
#[serde(rename_all = "lowercase")]
enum PieceRecord {
    House(u32),
    Emissary(bool),
    Fort(u32),
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Drawn {
    Deck(bool),
    Display(String),
}

#[derive(Serialize)]
struct StateRecord {
    houses: BTreeMap<u32, usize>,
    fortifications: Vec<u32>,
    emissaries: BTreeMap<&'static str, Vec<u8>>,
    supply: Vec<SupplyRecord>,
    scored: Vec<&'static str>,
    points: Vec<u16>,
    hands: Vec<Vec<String>>,
    display: Vec<String>,
    deck: u8,
    discard: Vec<String>,
}

#[derive(Serialize)]
struct SupplyRecord {
    houses: u8,
    emissaries: u8,
    fortifications: u8,
}

#[derive(Serialize)]
struct ResultLine {
    result: Outcome,
}

#[derive(Serialize)]
struct Outcome {
    points: Vec<u16>,
    winners: Vec<usize>,
    parts: Vec<Parts>,
}

#[derive(Serialize)]
struct Parts {
    houses: u16,
    alliances: u16,
    roads: u16,
}

/// Plays random games and writes their traces; calls `done` after each game.
pub fn trace_kaiser(game: &Kaiser, options: TraceOptions, out: &mut impl Write, done: impl FnMut()) -> io::Result<()> {
    each_game(options, out, done, |rng, out| trace_game(game, rng, options.legal, out))
}

impl Traced for Kaiser {
    fn write_deal(&self, state: &State, deck: &Deck, first: usize, out: &mut impl Write) -> io::Result<()> {
        let setup = Setup {
            game: Kaiser::NAME,
            board: self.map().side().to_owned(),
            map: map_record(self),
            players: self.players(),
            first,
            fortifications: self.has_fortifications(),
            hands: hands(self, state),
            display: texts(state.table().display().iter()),
            deck: texts(deck.cards()),
        };
        line(out, &SetupLine { setup, state: state_record(self, state) })
    }
}

fn trace_game(game: &Kaiser, rng: &mut Rng, with_legal: bool, out: &mut impl Write) -> io::Result<()> {
    let (mut state, mut deck, first) = dealt(game, rng);
    game.write_deal(&state, &deck, first, out)?;
    while let Phase::Act(seat) = state.table().phase() {
        let legal = with_legal.then(|| legal(game, &state));
        let (action, reshuffle) = take_turn(game, &mut state, &mut deck, rng);
        line(out, &TurnRecord { player: seat.index(), action, reshuffle, legal, state: state_record(game, &state) })?;
    }
    line(out, &ResultLine { result: outcome(game, &state) })
}

/// Plays one whole turn; returns what was done, and the new pile if the discard pile was shuffled.
fn take_turn(game: &Kaiser, state: &mut State, deck: &mut Deck, rng: &mut Rng) -> (Action, Option<Vec<String>>) {
    let (mut action, mut reshuffle) = (Action::default(), None);
    let run_out = state.table().run_out();
    loop {
        match game.turn(state) {
            Turn::Decide(_) => {
                let m = game.random_move(state, rng);
                record_move(game, &mut action, m);
                game.play(state, m);
            }
            Turn::Chance => {
                let card = game.deal(state, deck);
                game.resolve(state, card);
            }
            Turn::Over => return (action, reshuffle),
        }
        if reshuffle.is_none() && state.table().run_out() == 1 && run_out == 0 {
            deck.shuffle_anew(state);
            reshuffle = Some(texts(deck.cards()));
        }
        if matches!(state.table().phase(), Phase::Act(_)) {
            return (action, reshuffle);
        }
    }
}

fn record_move(game: &Kaiser, action: &mut Action, m: Move) {
    match m {
        Move::Place(piece, payment) => {
            let province = game.province_of(piece).name();
            let place = action.place.get_or_insert_with(|| Place { cards: Vec::new(), province, pieces: Vec::new() });
            let (card, count) = payment.cards();
            place.cards.extend((0..count).map(|_| card.to_string()));
            place.pieces.push(piece_record(piece));
        }
        Move::Stop => {}
        Move::Exchange(card) => action.exchange = Some(card.to_string()),
        Move::Take(Source::Pile) => action.draw.push(Drawn::Deck(true)),
        Move::Take(Source::Display(card)) => action.draw.push(Drawn::Display(card.to_string())),
    }
}

fn piece_record(piece: Piece) -> PieceRecord {
    match piece {
        Piece::House(space) => PieceRecord::House(space.number()),
        Piece::Emissary(_) => PieceRecord::Emissary(true),
        Piece::Fortification(space) => PieceRecord::Fort(space.number()),
    }
}

/// Returns every different way to place, by cards, province and pieces in order.
fn legal(game: &Kaiser, state: &State) -> Vec<Action> {
    let mut ways: BTreeSet<(Province, Vec<Piece>, Vec<Card>)> = BTreeSet::new();
    for (first, cards, after) in placings(game, state) {
        let province = game.province_of(first);
        ways.insert((province, vec![first], cards.clone()));
        if matches!(after.table().phase(), Phase::Again(..)) {
            for (second, more, _) in placings(game, &after) {
                let mut cards = [cards.clone(), more].concat();
                cards.sort_unstable();
                ways.insert((province, vec![first, second], cards));
            }
        }
    }
    let action = |(province, pieces, cards): (Province, Vec<Piece>, Vec<Card>)| Action {
        place: Some(Place {
            cards: texts(cards.into_iter()),
            province: province.name(),
            pieces: pieces.into_iter().map(piece_record).collect(),
        }),
        ..Action::default()
    };
    ways.into_iter().map(action).collect()
}

/// Returns the pieces that may be placed next, with the cards for them and the position after it.
fn placings(game: &Kaiser, state: &State) -> Vec<(Piece, Vec<Card>, State)> {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    let placing = |m: Move| {
        let Move::Place(piece, payment) = m else { return None };
        let (card, count) = payment.cards();
        let mut after = *state;
        game.play(&mut after, m);
        Some((piece, vec![card; usize::from(count)], after))
    };
    moves.into_iter().filter_map(placing).collect()
}

fn texts(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

fn hands(game: &Kaiser, state: &State) -> Vec<Vec<String>> {
    Seat::all(game.players()).map(|seat| texts(state.hand(seat).iter())).collect()
}

fn map_record(game: &Kaiser) -> MapRecord {
    let map = game.map();
    let provinces = Province::ALL.map(|province| ProvinceRecord {
        name: province.name(),
        color: map.colour(province).to_string(),
        houses: map.houses(province).iter().map(kaiser::Space::number).collect(),
    });
    let roads = map.spaces().iter().flat_map(|from| {
        map.roads(from).iter().filter(move |&to| to > from).map(move |to| [from.number(), to.number()])
    });
    MapRecord {
        provinces: provinces.into(),
        roads: roads.collect(),
        alliances: map.alliances().map(|(_, between)| between.map(Province::name)).collect(),
    }
}

fn state_record(game: &Kaiser, state: &State) -> StateRecord {
    let table = state.table();
    let seats = || Seat::all(game.players());
    let houses = seats().flat_map(|seat| table.houses(seat).iter().map(move |space| (space.number(), seat.index())));
    let emissaries = Province::ALL.into_iter().filter_map(|province| {
        let counts: Vec<_> = seats().map(|seat| table.emissaries(province, seat)).collect();
        counts.iter().any(|&count| count > 0).then_some((province.name(), counts))
    });
    let supply = seats().map(|seat| table.supply(seat)).map(|supply| SupplyRecord {
        houses: supply.houses,
        emissaries: supply.emissaries,
        fortifications: supply.fortifications,
    });
    StateRecord {
        houses: houses.collect(),
        fortifications: table.fortifications().iter().map(kaiser::Space::number).collect(),
        emissaries: emissaries.collect(),
        supply: supply.collect(),
        scored: table.scored().iter().map(Province::name).collect(),
        points: seats().map(|seat| table.points(seat)).collect(),
        hands: hands(game, state),
        display: texts(table.display().iter()),
        deck: table.pile_size(),
        discard: texts(table.discard().iter()),
    }
}

fn outcome(game: &Kaiser, state: &State) -> Outcome {
    let (table, standing) = (state.table(), game.standing(state.table()));
    Outcome {
        points: Seat::all(game.players()).map(|seat| table.total(seat)).collect(),
        winners: game.winners(state).iter().map(Seat::index).collect(),
        parts: Seat::all(game.players())
            .map(|seat| Parts {
                houses: standing.houses(seat),
                alliances: standing.alliances(seat),
                roads: standing.roads(seat),
            })
            .collect(),
    }
}
