//! The styles do what they are named for.

mod common;

use std::time::Duration;

use bots::Opponent;
use common::seat;
use game::{Dealing as _, Describe as _, Game, Rng, Step, Turn, Viewer};
use qin::{Board, Event, Qin};

/// How often something happens in games in which all seats play alike.
fn count(name: &str, happens: impl Fn(&Event) -> bool) -> usize {
    let game = Qin::new(Board::bird(), 2).expect("two play");
    let opponent: Opponent = name.parse().expect("there is such a bot");
    let mut counted = 0;
    for deal in 0..8 {
        let luck = Rng::new(5).fork(deal);
        let mut bots: Vec<_> =
            (0..2).map(|n| opponent.bot(&game, luck.fork(n).next_u64(), || Duration::ZERO)).collect();
        let (mut deck, mut state) = (game.shuffle(&mut luck.fork(9)), game.start(seat(0)));
        loop {
            let step = match game.turn(&state) {
                Turn::Chance => Step::Chance(game.deal(&state, &mut deck)),
                Turn::Decide(seat) => {
                    let view = game.view(&state, Viewer::Seat(seat));
                    Step::Move(bots[seat.index()].choose(&game, &view))
                }
                Turn::Over => break,
            };
            counted += game.explain(&state, step).iter().filter(|event| happens(event)).count();
            game.apply(&mut state, step);
        }
    }
    counted
}

#[test]
fn a_raider_takes_more_from_others_than_a_builder() {
    let taken = |event: &Event| matches!(event, Event::Conquered { .. } | Event::Absorbed { .. });
    let (raider, builder) = (count("style:raider", taken), count("style:builder", taken));
    assert!(raider > 2 * builder, "{raider} and {builder}");
}

#[test]
fn a_builder_expands_more_than_an_opportunist() {
    let expanded = |event: &Event| matches!(event, Event::Expanded { .. });
    let (builder, opportunist) = (count("style:builder", expanded), count("style:opportunist", expanded));
    assert!(builder > opportunist, "{builder} and {opportunist}");
}
