//! Proofs about last turns of Der Kaiser von China, by looking at everything that can happen: the pile has run out for
//! good, so there is no chance involved.

use game::{Game, Notation as _, Seat, Turn, Viewer};
use kaiser::{Card, Cards, Kaiser, Move, State};

use super::proof::{after, legal, won};

/// All legal moves, but only one that takes a card: nobody has a turn left to play it in.
fn moves(game: &Kaiser, state: &State) -> Vec<Move> {
    let mut moves = legal(game, state);
    if matches!(moves[0], Move::Take(_)) {
        moves.truncate(1);
    }
    moves
}

/// The first moves of my turn after which I can win alone, whatever cards the others hold and whatever they do with
/// them in their last turns.
pub(crate) fn right(game: &Kaiser, state: &State, me: Seat) -> Vec<Move> {
    let states = possible_states(game, state, me);
    moves(game, state).into_iter().filter(|&m| holds(game, &states, me, m)).collect()
}

/// Whether I can go on after this move so that I win in every possible state. I can't tell them apart, so I have to go
/// on the same way in all of them.
fn holds(game: &Kaiser, states: &[State], me: Seat, m: Move) -> bool {
    let states: Vec<_> = states.iter().map(|state| after(game, state, m)).collect();
    if game.turn(&states[0]) == Turn::Decide(me) {
        return moves(game, &states[0]).into_iter().any(|m| holds(game, &states, me, m));
    }
    states.iter().all(|state| wins_against_all(game, state, me))
}

fn wins_against_all(game: &Kaiser, state: &State, me: Seat) -> bool {
    match game.turn(state) {
        Turn::Over => won(game, state, me),
        Turn::Decide(_) => moves(game, state).into_iter().all(|m| wins_against_all(game, &after(game, state, m), me)),
        Turn::Chance => panic!("the pile has not run out"),
    }
}

/// After this first move of mine, however I go on: the least share of the possible states in which I don't win against
/// a player who wins whenever possible. Others who have lost either way are not counted on to stop me.
pub(crate) fn risk(game: &Kaiser, state: &State, me: Seat, m: Move) -> f64 {
    least(game, &possible_states(game, state, me), me, m)
}

fn least(game: &Kaiser, states: &[State], me: Seat, m: Move) -> f64 {
    let states: Vec<_> = states.iter().map(|state| after(game, state, m)).collect();
    if game.turn(&states[0]) == Turn::Decide(me) {
        return moves(game, &states[0]).into_iter().map(|m| least(game, &states, me, m)).fold(1.0, f64::min);
    }
    let lost = |state: &&State| {
        let mut ends = Vec::new();
        play_on(game, state, &mut ends);
        let Turn::Decide(last) = game.turn(state) else { return !won(game, state, me) };
        ends.iter().any(|end| game.winners(end).contains(last)) || !ends.iter().any(|end| won(game, end, me))
    };
    states.iter().filter(lost).count() as f64 / states.len() as f64
}

/// All possible ends of the last turn.
fn play_on(game: &Kaiser, state: &State, ends: &mut Vec<State>) {
    if game.turn(state) == Turn::Over {
        return ends.push(*state);
    }
    moves(game, state).into_iter().for_each(|m| play_on(game, &after(game, state, m), ends));
}

/// How many turns there are, mine included, if nobody places anything.
pub(crate) fn turns_left(game: &Kaiser, state: &State) -> usize {
    let (mut state, mut turns) = (*state, 0);
    let mut last = None;
    while let Turn::Decide(seat) = game.turn(&state) {
        turns += usize::from(last != Some(seat));
        last = Some(seat);
        let moves = legal(game, &state);
        let m = moves.iter().find(|m| matches!(m, Move::Exchange(_) | Move::Stop)).unwrap_or(&moves[0]);
        game.play(&mut state, *m);
    }
    turns
}

/// Every position that I can't tell from this one.
fn possible_states(game: &Kaiser, state: &State, me: Seat) -> Vec<State> {
    let others: Vec<_> = Seat::all(game.players()).filter(|&seat| seat != me).collect();
    let pool = others.iter().fold(Cards::NONE, |pool, &seat| pool.plus(state.hand(seat)));
    let mut hands = Vec::new();
    deal(&others.iter().map(|&seat| state.hand(seat).len()).collect::<Vec<_>>(), pool, &mut Vec::new(), &mut hands);
    let view = game.view(state, Viewer::Seat(me));
    let read = |hands: &Vec<Cards>| {
        let line = |line: &str| {
            let dealt = others.iter().zip(hands).find(|(seat, _)| line.starts_with(&format!("hand {} ", word(**seat))));
            dealt.map_or_else(|| line.to_owned(), |(seat, hand)| format!("hand {} {hand}", word(*seat)))
        };
        let text: Vec<_> = game.write(state).lines().map(line).collect();
        // A hand without what everybody knows to be in it is impossible.
        Kaiser::read(&text.join("\n")).ok().map(|(_, state)| state)
    };
    let states: Vec<_> = hands.iter().filter_map(read).collect();
    let same: Vec<_> = states.into_iter().filter(|state| game.view(state, Viewer::Seat(me)) == view).collect();
    assert!(same.contains(state), "the real position is one of them");
    same
}

fn word(seat: Seat) -> String {
    kaiser::name(seat).to_ascii_lowercase()
}

/// All ways to deal hands of these sizes from the pool.
fn deal(sizes: &[u32], pool: Cards, dealt: &mut Vec<Cards>, ways: &mut Vec<Vec<Cards>>) {
    let [size, rest @ ..] = sizes else { return ways.push(dealt.clone()) };
    for hand in choose(&pool, *size, 0) {
        dealt.push(hand);
        deal(rest, pool.minus(&hand).expect("it is a part of the pool"), dealt, ways);
        dealt.pop();
    }
}

/// All ways to choose this many cards, of colours from this one on.
fn choose(pool: &Cards, size: u32, from: usize) -> Vec<Cards> {
    if size == 0 {
        return vec![Cards::NONE];
    }
    let colours = Card::ALL.into_iter().skip(from).filter(|&card| pool[card] > 0);
    let with = colours.flat_map(|card| {
        let mut rest = *pool;
        rest[card] -= 1;
        let mut ways = choose(&rest, size - 1, card.index());
        ways.iter_mut().for_each(|way| way[card] += 1);
        ways
    });
    with.collect()
}

/// Whether the move fills a province, so that its houses are scored (K6.1).
pub(crate) fn fills(game: &Kaiser, state: &State, m: Move) -> bool {
    after(game, state, m).table().scored() != state.table().scored()
}
