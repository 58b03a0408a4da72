//! What everything would score now agrees with the final scoring, per part.

use game::{Describe as _, Game, Notation as _, Rng, Seat, Step, Turn};
use kaiser::{BySeat, Event, Kaiser, Map, Province, Provinces, State};

use crate::last_turn;

/// A random game: the position before its last step, that step, and the end.
fn played(game: &Kaiser, seed: u64) -> (State, Step<kaiser::Move, kaiser::Card>, State) {
    let (mut state, mut rng) = (game.start(Seat::new(seed as usize % game.players()).unwrap()), Rng::new(seed));
    loop {
        let step = match game.turn(&state) {
            Turn::Decide(_) => Step::Move(game.random_move(&state, &mut rng)),
            Turn::Chance => Step::Chance(game.random_outcome(&state, &mut rng)),
            Turn::Over => unreachable!("it was looked at after the last step"),
        };
        let before = state;
        game.apply(&mut state, step);
        if game.turn(&state) == Turn::Over {
            return (before, step, state);
        }
    }
}

/// The points that the last step tells of, by houses, alliances and roads. A province that
/// the last piece has filled is scored before the end, and so is among the `scored`.
fn told(events: &[Event], scored: Provinces, seat: Seat) -> [u16; 3] {
    let mut parts = [0; 3];
    for event in events {
        match event {
            Event::HousesScored { province, points, .. } if !scored.contains(*province) => parts[0] += points[seat],
            Event::AllianceScored { points, .. } => parts[1] += points[seat],
            Event::RoadsScored { seat: whose, rows } if *whose == seat => parts[2] += rows.points(),
            _ => {}
        }
    }
    parts
}

fn games() -> impl Iterator<Item = (Kaiser, u64)> {
    let tables = [("3-4", 3, false), ("3-4", 4, true), ("4-5", 4, false), ("4-5", 5, true)];
    tables.into_iter().flat_map(|(side, players, fortifications)| {
        let game = Kaiser::new(Map::by_side(side).unwrap(), players, fortifications).unwrap();
        (0..100).map(move |seed| (game.clone(), seed))
    })
}

#[test]
fn the_standing_at_the_end_is_the_final_result() {
    for (game, seed) in games() {
        let (_, _, end) = played(&game, seed);
        let table = end.table();
        let standing = game.standing(table);
        let rank = |seat| (table.total(seat), table.supply(seat).pieces());
        let best = Seat::all(game.players()).map(rank).max().unwrap();
        for seat in Seat::all(game.players()) {
            assert_eq!(standing.total(seat), table.total(seat), "\n{}", game.write(&end));
            assert_eq!(game.winners(&end).contains(seat), rank(seat) == best, "\n{}", game.write(&end));
        }
    }
}

#[test]
fn each_part_of_the_standing_is_what_the_final_scoring_tells() {
    let mut scored = [0; 3];
    for (game, seed) in games() {
        let (before, step, end) = played(&game, seed);
        let (events, standing) = (game.explain(&before, step), game.standing(end.table()));
        for seat in Seat::all(game.players()) {
            let [houses, alliances, roads] = told(&events, end.table().scored(), seat);
            assert_eq!(standing.houses(seat), end.table().points(seat) + houses, "\n{}", game.write(&end));
            assert_eq!(standing.scored[seat], end.table().points(seat), "\n{}", game.write(&end));
            assert_eq!(standing.alliances(seat), alliances, "\n{}", game.write(&end));
            assert_eq!(standing.roads(seat), roads, "\n{}", game.write(&end));
            assert_eq!(standing.roads[seat], game.rows(end.table(), seat), "\n{}", game.write(&end));
            for (part, points) in scored.iter_mut().zip([houses, alliances, roads]) {
                *part += u32::from(points);
            }
        }
    }
    assert!(scored.iter().all(|&points| points > 1000), "too little was scored: {scored:?}");
}

#[test]
fn the_standing_before_the_end_is_what_would_be_scored_if_nothing_more_were_placed() {
    let mut scene = last_turn(
        "
        houses green 1 2 3 6 7
        houses red 4 5
        houses blue 25 26 27 29
        emissaries green Yan
        emissaries red Yan Zhao
        emissaries blue Qi
        fortifications 6 25
        spent green red
        ",
    );
    let standing = scene.game.standing(scene.state.table());
    let points = |part: &BySeat<u16>| part.first(4).to_vec();
    assert_eq!(points(&standing.scored), [4, 3, 0, 0]);
    assert_eq!(points(&standing.provinces[Province::Yan.index()]), [0; 4], "Yan is full and has been scored");
    assert_eq!(points(&standing.provinces[Province::Zhao.index()]), [6, 2, 0, 0]);
    assert_eq!(points(&standing.provinces[Province::Qi.index()]), [0, 0, 0, 8]);
    assert_eq!(points(&standing.alliances[0]), [0, 3, 0, 0]);
    assert_eq!(points(&standing.alliances[10]), [0; 4]);
    assert_eq!(Seat::all(4).map(|seat| standing.roads(seat)).collect::<Vec<_>>(), [10, 0, 0, 8]);
    scene.plays("exchange red");
    for seat in Seat::all(4) {
        assert_eq!(standing.total(seat), scene.state.table().total(seat));
    }
}
