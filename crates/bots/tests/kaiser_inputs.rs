//! What a network is shown of Der Kaiser von China, and how quickly, over whole games.

use bots::{Judged, KaiserScratch, Learned, Network, Outlook, Row, sweep_afresh};
use game::{Game, Notation as _, Rng, Seat, Turn, Viewer};
use kaiser::{Kaiser, Map, Move, State};

/// Every number of players on each side of the map, with and without fortifications.
fn games() -> Vec<Kaiser> {
    let sides = [("3-4", 3), ("3-4", 4), ("4-5", 4), ("4-5", 5)];
    let game = |(side, players), fortifications| {
        Kaiser::new(Map::by_side(side).expect("a side"), players, fortifications).expect("it is for so many")
    };
    sides.into_iter().flat_map(|side| [false, true].map(|fortifications| game(side, fortifications))).collect()
}

fn random_network(game: &Kaiser, rng: &mut Rng) -> Network {
    let mut row = || -> Row { std::array::from_fn(|_| rng.below(241) as i16 - 120) };
    let (bias, outputs) = (row(), (0..=game.players()).map(|_| row()).collect());
    let rows = (0..game.inputs()).map(|_| row()).collect();
    Network::new(game.players(), bias, rows, outputs, vec![0; game.players() + 1])
}

/// Plays a game at random and shows every position before a decision.
fn play(game: &Kaiser, rng: &mut Rng, mut look: impl FnMut(&State, Seat, &[Move])) {
    let mut state = game.start(Seat::new(rng.below(3) as usize).expect("a seat"));
    let mut moves = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.random_outcome(&state, rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(seat) => {
                game.legal_moves(&state, &mut moves);
                look(&state, seat, &moves);
                let m = moves[rng.below(moves.len() as u32) as usize];
                game.play(&mut state, m);
            }
            Turn::Over => return,
        }
    }
}

fn bits(outlook: &Outlook) -> Vec<u32> {
    let shares = outlook.shares.iter().map(|(_, share)| share.to_bits());
    shares.chain([outlook.margin.to_bits()]).collect()
}

#[test]
fn a_sweep_says_what_looking_afresh_says() {
    let mut rng = Rng::new(1);
    let (mut scratch, mut inputs) = (KaiserScratch::default(), Vec::new());
    let (mut swept, mut afresh) = (Vec::new(), Vec::new());
    for round in 0..6 {
        for game in games() {
            let network = random_network(&game, &mut rng.fork(round));
            play(&game, &mut rng, |state, _, moves| {
                game.sweep(&network, state, moves, &mut scratch, &mut swept);
                sweep_afresh(&game, &network, state, moves, &mut inputs, &mut afresh);
                assert_eq!(swept.len(), moves.len());
                for ((swept, afresh), m) in swept.iter().zip(&afresh).zip(moves) {
                    assert_eq!(bits(swept), bits(afresh), "{m} in {}", game.write(state));
                }
            });
        }
    }
}

#[test]
fn a_network_for_any_table_is_a_small_file() {
    for game in games() {
        assert!(game.inputs() <= 960, "{} inputs for {}", game.inputs(), game.players());
    }
}

#[test]
fn every_input_is_one_of_the_network() {
    let (mut rng, mut on) = (Rng::new(2), Vec::new());
    for game in games() {
        let mut ever = vec![false; game.inputs()];
        for _ in 0..40 {
            play(&game, &mut rng, |state, _, moves| {
                let Turn::Decide(seat) = game.turn(state) else { return };
                let m = moves[moves.len() / 2];
                let mut after = *state;
                game.play(&mut after, m);
                game.observe(&after, seat, &mut on);
                on.iter().for_each(|&input| ever[usize::from(input)] = true);
            });
        }
        let used = ever.iter().filter(|&&used| used).count();
        assert!(used * 10 > ever.len() * 6, "only {used} of {} inputs were ever on", ever.len());
    }
}

#[test]
fn what_is_hidden_does_not_matter() {
    let (mut rng, mut others) = (Rng::new(3), 0);
    let (mut real, mut imagined) = (Vec::new(), Vec::new());
    for game in games() {
        let mut dice = rng.fork(9);
        play(&game, &mut rng, |state, seat, moves| {
            let mut after = *state;
            game.play(&mut after, moves[dice.below(moves.len() as u32) as usize]);
            let other = bots::imagine(&game, &game.view(&after, Viewer::Seat(seat)), &mut dice);
            others += usize::from(other != after);
            game.observe(&after, seat, &mut real);
            game.observe(&other, seat, &mut imagined);
            assert_eq!(real, imagined);
            assert_eq!(game.lead(&after, seat), game.lead(&other, seat));
        });
    }
    assert!(others > 100, "only {others} worlds differed from the real one");
}

#[test]
fn a_lead_is_what_the_standing_says() {
    let mut rng = Rng::new(4);
    for game in games() {
        play(&game, &mut rng, |state, seat, _| {
            let standing = game.standing(state.table());
            let rest = Seat::all(game.players()).filter(|&other| other != seat);
            let best = rest.map(|other| standing.total(other)).max().expect("there are others");
            assert_eq!(game.lead(state, seat), i32::from(standing.total(seat)) - i32::from(best));
        });
    }
}

#[test]
fn what_makes_no_difference_is_the_only_move() {
    let (mut rng, mut luck, mut none, mut some) = (Rng::new(5), Rng::new(6), 0, 0);
    for game in games() {
        play(&game, &mut rng, |state, seat, moves| {
            let m = game.indifferent(state);
            assert!(m.is_none_or(|m| moves == [m]));
            let other = bots::imagine(&game, &game.view(state, Viewer::Seat(seat)), &mut luck);
            assert_eq!(game.indifferent(&other), m, "everybody knows whether it makes a difference");
            *if m.is_some() { &mut some } else { &mut none } += 1;
        });
    }
    assert!(some > 4 && none > 100, "{some} and {none}");
}

#[test]
fn a_warmed_sweep_does_not_allocate() {
    let (mut scratch, mut outlooks) = (KaiserScratch::default(), Vec::new());
    for game in games() {
        let network = random_network(&game, &mut Rng::new(6));
        let mut positions = Vec::new();
        play(&game, &mut Rng::new(7), |state, _, moves| positions.push((*state, moves.to_vec())));
        let mut sweep = || {
            for (state, moves) in &positions {
                game.sweep(&network, state, moves, &mut scratch, &mut outlooks);
            }
        };
        sweep();
        let counted = allocation_counter::measure(sweep);
        assert_eq!(counted.count_total, 0, "{counted:?}");
    }
}
