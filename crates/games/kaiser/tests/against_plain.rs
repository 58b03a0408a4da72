//! The fast engine and the plain one play the same games and agree on every position, on
//! every way to place and on the rule that forbids any other piece.

use std::collections::{BTreeMap, BTreeSet};

use game::{Dealing as _, Game, Notation as _, Rng, Ruled, Seat, Turn};
use kaiser::{Card, Deck, Kaiser, Map, Move, Payment, Phase, Piece, Province, Source, Space, State};
use testing::reference::kaiser as reference;

fn colour(card: Card) -> reference::Colour {
    use reference::Colour::{Green, Orange, Red, Violet, Yellow};
    [Red, Green, Yellow, Orange, Violet][card.index()]
}

fn colours(cards: impl Iterator<Item = Card>) -> Vec<reference::Colour> {
    cards.map(colour).collect()
}

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}

fn number(space: Space) -> u8 {
    space.number() as u8
}

fn piece(piece: Piece) -> reference::Piece {
    match piece {
        Piece::House(space) => reference::Piece::House(number(space)),
        Piece::Emissary(_) => reference::Piece::Emissary,
        Piece::Fortification(space) => reference::Piece::Fortification(number(space)),
    }
}

fn map(game: &Kaiser) -> reference::Map {
    let map = game.map();
    let province = |province: Province| reference::Province {
        name: province.name().to_owned(),
        colour: colour(map.colour(province)),
        houses: map.houses(province).iter().map(number).collect(),
    };
    let roads = map
        .spaces()
        .iter()
        .flat_map(|from| map.roads(from).iter().filter(move |&to| to > from).map(move |to| (number(from), number(to))));
    let named = |province: Province| province.name().to_owned();
    reference::Map {
        provinces: Province::ALL.map(province).into(),
        roads: roads.collect(),
        alliances: map.alliances().map(|(_, [one, other])| (named(one), named(other))).collect(),
    }
}

fn agree(game: &Kaiser, state: &State, plain: &reference::Kaiser) {
    let table = state.table();
    let text = game.write(state);
    let seats = || Seat::all(game.players());
    let houses = seats().flat_map(|seat| table.houses(seat).iter().map(move |space| (number(space), seat.index())));
    assert_eq!(houses.collect::<BTreeMap<_, _>>(), plain.houses, "houses\n{text}");
    assert_eq!(table.fortifications().iter().map(number).collect::<BTreeSet<_>>(), plain.fortifications, "{text}");
    let emissaries = Province::ALL.into_iter().filter_map(|province| {
        let counts: Vec<_> = seats().map(|seat| table.emissaries(province, seat)).collect();
        counts.iter().any(|&count| count > 0).then(|| (province.name().to_owned(), counts))
    });
    assert_eq!(emissaries.collect::<BTreeMap<_, _>>(), plain.emissaries, "emissaries\n{text}");
    assert_eq!(table.scored().iter().map(|p| p.name().to_owned()).collect::<BTreeSet<_>>(), plain.scored, "{text}");
    for seat in seats() {
        let (ours, theirs) = (table.supply(seat), &plain.supply[seat.index()]);
        assert_eq!(
            (ours.houses, ours.emissaries, ours.fortifications),
            (theirs.houses, theirs.emissaries, theirs.fortifications),
            "supply\n{text}"
        );
        assert_eq!(u32::from(table.points(seat)), plain.points[seat.index()], "points\n{text}");
        assert_eq!(sorted(colours(state.hand(seat).iter())), plain.hands[seat.index()], "hands\n{text}");
    }
    assert_eq!(sorted(colours(table.display().iter())), sorted(plain.display.clone()), "display\n{text}");
    assert_eq!(sorted(colours(table.discard().iter())), sorted(plain.discard.clone()), "discard\n{text}");
    assert_eq!(sorted(colours(state.pile().iter())), sorted(plain.deck.clone()), "pile\n{text}");
    assert_eq!(table.run_out(), plain.run_out, "{text}");
    match table.phase() {
        Phase::Act(seat) => assert!(!plain.over && plain.to_move == seat.index(), "turn\n{text}"),
        Phase::Over(winners) => {
            assert!(plain.over, "over\n{text}");
            let points = seats().map(|seat| u32::from(table.total(seat))).collect();
            assert_eq!((points, winners.iter().map(Seat::index).collect()), plain.result(), "result\n{text}");
            let standing = game.standing(table);
            for (seat, parts) in seats().zip(plain.final_parts()) {
                let ours = (standing.houses(seat), standing.alliances(seat), standing.roads(seat));
                let theirs = (parts.houses, parts.alliances, parts.roads);
                assert_eq!((u32::from(ours.0), u32::from(ours.1), u32::from(ours.2)), theirs, "parts\n{text}");
            }
        }
        phase => panic!("{phase:?} in the middle of a turn"),
    }
}

/// Every way to place one or two pieces, made of single decisions.
fn placings(game: &Kaiser, state: &State) -> BTreeSet<reference::Placing> {
    let mut ways = BTreeSet::new();
    for (first, paid, after) in single(game, state) {
        let province = game.province_of(first).name().to_owned();
        ways.insert(reference::Placing { cards: paid.clone(), province: province.clone(), pieces: vec![piece(first)] });
        if matches!(after.table().phase(), Phase::Again(..)) {
            for (second, more, _) in single(game, &after) {
                let cards = sorted([paid.clone(), more].concat());
                let pieces = vec![piece(first), piece(second)];
                ways.insert(reference::Placing { cards, province: province.clone(), pieces });
            }
        }
    }
    ways
}

fn paid(payment: Payment) -> Vec<reference::Colour> {
    let (card, count) = payment.cards();
    vec![colour(card); usize::from(count)]
}

fn single(game: &Kaiser, state: &State) -> Vec<(Piece, Vec<reference::Colour>, State)> {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    let placing = |m: Move| {
        let Move::Place(piece, payment) = m else { return None };
        let mut after = *state;
        game.play(&mut after, m);
        Some((piece, paid(payment), after))
    };
    moves.into_iter().filter_map(placing).collect()
}

/// Any piece anywhere: with a hand that could pay for everything, only the piece decides.
fn agree_on_refusals(game: &Kaiser, state: &State, plain: &reference::Kaiser, rng: &mut Rng) {
    let Turn::Decide(seat) = game.turn(state) else { return };
    for _ in 0..8 {
        let space = Space::numbered(rng.below(52) + 1).unwrap();
        let any = match rng.below(3) {
            0 => Piece::House(space),
            1 => Piece::Emissary(Province::ALL[rng.below(9) as usize]),
            _ => Piece::Fortification(space),
        };
        let province = game.province_of(any);
        let colour = game.map().colour(province);
        let payment = if state.hand(seat)[colour] > 0 { Payment::Card(colour) } else { continue };
        let ours = game.check(state, Move::Place(any, payment)).map_err(|illegal| illegal.rule().id());
        let theirs = plain.verdict(province.name(), piece(any));
        assert_eq!(ours, theirs, "{any}\n{}", game.write(state));
    }
}

/// How often what was seen, so that a test can tell that it has tested something.
#[derive(Default, Debug)]
struct Seen {
    turns: u32,
    exchanges: u32,
    shuffles: u32,
    rows: u32,
    no_room: u32,
    shared: u32,
}

struct Turned {
    placing: Option<reference::Placing>,
    exchange: Option<reference::Colour>,
    draws: Vec<reference::Draw>,
    reshuffle: Option<Vec<reference::Colour>>,
}

fn take_turn(game: &Kaiser, state: &mut State, deck: &mut Deck, rng: &mut Rng) -> Turned {
    let mut turned = Turned { placing: None, exchange: None, draws: Vec::new(), reshuffle: None };
    let run_out = state.table().run_out();
    loop {
        match game.turn(state) {
            Turn::Decide(_) => {
                let m = game.random_move(state, rng);
                match m {
                    Move::Place(placed, payment) => {
                        let province = game.province_of(placed).name().to_owned();
                        let placing = turned.placing.get_or_insert_with(|| reference::Placing {
                            cards: Vec::new(),
                            province,
                            pieces: Vec::new(),
                        });
                        placing.cards = sorted([placing.cards.clone(), paid(payment)].concat());
                        placing.pieces.push(piece(placed));
                    }
                    Move::Stop => {}
                    Move::Exchange(card) => turned.exchange = Some(colour(card)),
                    Move::Take(Source::Pile) => turned.draws.push(reference::Draw::Deck),
                    Move::Take(Source::Display(card)) => turned.draws.push(reference::Draw::Display(colour(card))),
                }
                game.play(state, m);
            }
            Turn::Chance => {
                let card = game.deal(state, deck);
                game.resolve(state, card);
            }
            Turn::Over => return turned,
        }
        if turned.reshuffle.is_none() && run_out == 0 && state.table().run_out() == 1 {
            deck.shuffle_anew(state);
            turned.reshuffle = Some(colours(deck.cards()));
        }
        if matches!(state.table().phase(), Phase::Act(_)) {
            return turned;
        }
    }
}

fn play_a_game(game: &Kaiser, rng: &mut Rng, seen: &mut Seen) {
    let first = Seat::new(rng.below(game.players() as u32) as usize).unwrap();
    let mut deck = game.shuffle(rng);
    let mut state = game.start(first);
    while game.turn(&state) == Turn::Chance {
        let card = game.deal(&state, &mut deck);
        game.resolve(&mut state, card);
    }
    let hands: Vec<_> = Seat::all(game.players()).map(|seat| colours(state.hand(seat).iter())).collect();
    let (display, pile) = (colours(state.table().display().iter()), colours(deck.cards()));
    let all = sorted([hands.concat(), display.clone(), pile.clone()].concat());
    assert_eq!(all, sorted(reference::cards(game.players())), "K1.2, K2.1");
    let variant = game.has_fortifications();
    let mut plain = reference::Kaiser::new(map(game), game.players(), first.index(), variant, hands, display, pile);
    agree(game, &state, &plain);
    while matches!(state.table().phase(), Phase::Act(_)) {
        assert_eq!(placings(game, &state), plain.legal_placings(), "{}", game.write(&state));
        agree_on_refusals(game, &state, &plain, rng);
        let turned = take_turn(game, &mut state, &mut deck, rng);
        seen.turns += 1;
        seen.shuffles += u32::from(turned.reshuffle.is_some());
        match (turned.placing, turned.exchange) {
            (Some(placing), None) => plain.place(&placing, &turned.draws, turned.reshuffle),
            (None, Some(card)) => {
                seen.exchanges += 1;
                plain.exchange(card, &turned.draws, turned.reshuffle);
            }
            _ => panic!("a turn is either a placing or an exchange"),
        }
        agree(game, &state, &plain);
    }
    seen.rows += u32::from(Seat::all(game.players()).any(|seat| game.rows(state.table(), seat).points() > 0));
    seen.no_room += u32::from(state.table().run_out() < 2);
    seen.shared += u32::from(game.winners(&state).len() > 1);
}

fn play_on(side: &str, players: usize, fortifications: bool, games: u64) -> Seen {
    let game = Kaiser::new(Map::by_side(side).unwrap(), players, fortifications).unwrap();
    let mut seen = Seen::default();
    for n in 0..games {
        play_a_game(&game, &mut Rng::new(players as u64).fork(n), &mut seen);
    }
    assert!(seen.exchanges > 0 && seen.shuffles > 0 && seen.rows > 0, "{seen:?}");
    seen
}

const GAMES: u64 = 300;

#[test]
fn both_engines_agree_for_three() {
    play_on("3-4", 3, false, GAMES);
    play_on("3-4", 3, true, GAMES);
}

#[test]
fn both_engines_agree_for_four_on_both_sides() {
    play_on("3-4", 4, false, GAMES);
    play_on("3-4", 4, true, GAMES);
    play_on("4-5", 4, false, GAMES);
    play_on("4-5", 4, true, GAMES);
}

#[test]
fn both_engines_agree_for_five() {
    play_on("4-5", 5, false, GAMES);
    play_on("4-5", 5, true, GAMES);
}
