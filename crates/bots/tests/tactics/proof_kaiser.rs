//! What is proven of last turns of Der Kaiser von China, by looking at everything that can
//! happen: the pile has run out for good, so chance has no part in them.

use game::{Game, Notation as _, Seat, Turn, Viewer};
use kaiser::{Card, Cards, Kaiser, Move, State};

use crate::proof::{after, legal, won};

/// All legal moves, of those that take a card only one: nobody has a turn left to play it in.
fn moves(game: &Kaiser, state: &State) -> Vec<Move> {
    let mut moves = legal(game, state);
    if matches!(moves[0], Move::Take(_)) {
        moves.truncate(1);
    }
    moves
}

/// The first moves of my turn after which I can win alone, whatever cards the others hold and
/// whatever they do with them in their last turns.
pub(crate) fn right(game: &Kaiser, state: &State, me: Seat) -> Vec<Move> {
    let worlds = worlds(game, state, me);
    moves(game, state).into_iter().filter(|&m| holds(game, &worlds, me, m)).collect()
}

/// Can I go on after this move so that I win in every world? I cannot tell them apart, so I
/// have to go on alike in all of them.
fn holds(game: &Kaiser, worlds: &[State], me: Seat, m: Move) -> bool {
    let worlds: Vec<_> = worlds.iter().map(|world| after(game, world, m)).collect();
    if game.turn(&worlds[0]) == Turn::Decide(me) {
        return moves(game, &worlds[0]).into_iter().any(|m| holds(game, &worlds, me, m));
    }
    worlds.iter().all(|world| wins_against_all(game, world, me))
}

fn wins_against_all(game: &Kaiser, state: &State, me: Seat) -> bool {
    match game.turn(state) {
        Turn::Over => won(game, state, me),
        Turn::Decide(_) => moves(game, state).into_iter().all(|m| wins_against_all(game, &after(game, state, m), me)),
        Turn::Chance => panic!("the pile has not run out"),
    }
}

/// After this first move of mine, however I go on: in what share of the worlds, at least, do
/// I not win against somebody who wins whenever they can? Others who have lost either way
/// are not counted on to stop me.
pub(crate) fn risk(game: &Kaiser, state: &State, me: Seat, m: Move) -> f64 {
    least(game, &worlds(game, state, me), me, m)
}

fn least(game: &Kaiser, worlds: &[State], me: Seat, m: Move) -> f64 {
    let worlds: Vec<_> = worlds.iter().map(|world| after(game, world, m)).collect();
    if game.turn(&worlds[0]) == Turn::Decide(me) {
        return moves(game, &worlds[0]).into_iter().map(|m| least(game, &worlds, me, m)).fold(1.0, f64::min);
    }
    let lost = |world: &&State| {
        let mut ends = Vec::new();
        play_on(game, world, &mut ends);
        let Turn::Decide(last) = game.turn(world) else { return !won(game, world, me) };
        ends.iter().any(|end| game.winners(end).contains(last)) || !ends.iter().any(|end| won(game, end, me))
    };
    worlds.iter().filter(lost).count() as f64 / worlds.len() as f64
}

/// All ends that the last turn can have.
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

/// Every position that I cannot tell from this one.
fn worlds(game: &Kaiser, state: &State, me: Seat) -> Vec<State> {
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
        // A hand that lacks what everybody knows to be in it is no hand.
        Kaiser::read(&text.join("\n")).ok().map(|(_, world)| world)
    };
    let worlds: Vec<_> = hands.iter().filter_map(read).collect();
    let same: Vec<_> = worlds.into_iter().filter(|world| game.view(world, Viewer::Seat(me)) == view).collect();
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

/// All ways to choose so many cards, of colours from this one on.
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

/// Does the move fill a province, so that its houses are scored (K6.1)?
pub(crate) fn fills(game: &Kaiser, state: &State, m: Move) -> bool {
    after(game, state, m).table().scored() != state.table().scored()
}
