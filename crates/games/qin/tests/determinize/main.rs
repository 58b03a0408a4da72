//! The worlds that a viewer imagines are possible, and as likely as the shuffle makes them.

mod passes;
#[path = "../rules/scene.rs"]
#[expect(dead_code, reason = "the tests of the rules use the rest")]
mod scene;

use std::collections::BTreeMap;

use game::{Game, Rng, Seat, Viewer};
use qin::{State, Tile, Tiles, View, seat_named};
use scene::Scene;

/// Draws for each possible hand, on average.
const DRAWS: u32 = 400;

/// The number of tiles of each kind, in the order of the kinds.
type Hand = [u32; 6];

fn viewer(name: &str) -> Viewer {
    Viewer::Seat(seat(name))
}

fn seat(name: &str) -> Seat {
    seat_named(name, 4).unwrap()
}

fn counts(tiles: &Tiles) -> Hand {
    Tile::ALL.map(|tile| u32::from(tiles[tile]))
}

fn hand(tiles: &str) -> Hand {
    counts(&tiles.split(' ').map(|tile| tile.parse::<Tile>().unwrap()).collect())
}

/// Every hand of this many tiles that can be taken from these.
fn hands(from: Hand, size: u32) -> Vec<Hand> {
    let mut hands = vec![[0; 6]];
    for _ in 0..size {
        hands = hands
            .into_iter()
            .flat_map(|hand: Hand| {
                (0..6).map(move |kind| {
                    let mut more = hand;
                    more[kind] += 1;
                    more
                })
            })
            .filter(|hand| hand.iter().zip(from).all(|(&taken, there)| taken <= there))
            .collect();
        hands.sort_unstable();
        hands.dedup();
    }
    hands
}

/// In how many ways the hand can be dealt from these tiles.
fn ways(from: Hand, hand: Hand) -> f64 {
    let choose = |n: u32, k: u32| (0..k).map(|i| f64::from(n - i) / f64::from(k - i)).product::<f64>();
    from.iter().zip(hand).map(|(&n, k)| choose(n, k)).product()
}

fn without(from: Hand, hand: Hand) -> Hand {
    std::array::from_fn(|kind| from[kind] - hand[kind])
}

/// Imagines many worlds and compares how often each thing comes with how often it should.
#[track_caller]
fn as_likely<T: Ord + std::fmt::Debug>(
    scene: &Scene,
    viewer: Viewer,
    look: impl Fn(&State) -> T,
    expected: &BTreeMap<T, f64>,
) {
    let view = scene.game.view(&scene.state, viewer);
    let (mut world, mut rng) = (scene.state, Rng::new(1));
    let draws = DRAWS * expected.len() as u32;
    let mut seen = BTreeMap::<T, u32>::new();
    for _ in 0..draws {
        scene.game.determinize(&view, &mut rng, &mut world);
        *seen.entry(look(&world)).or_default() += 1;
    }
    let total: f64 = expected.values().sum();
    let mut chi = 0.0;
    for (thing, weight) in expected {
        let want = f64::from(draws) * weight / total;
        let got = f64::from(seen.remove(thing).unwrap_or(0));
        chi += (got - want).powi(2) / want;
    }
    assert!(seen.is_empty(), "these cannot be: {seen:?}");
    // Chi-square by Wilson and Hilferty's normal approximation. The seed is fixed, so this
    // either always holds or never.
    let freedom = (expected.len() as f64 - 1.0).max(1.0);
    let spread = 2.0 / (9.0 * freedom);
    let deviations = ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    assert!(deviations < 4.0, "{deviations:.1} standard deviations off: not as likely as it should be");
}

/// The hands that a player may hold as far as a viewer knows, with their weights.
fn possible(view: &View, seat: Seat, can_be: impl Fn(Hand) -> bool) -> BTreeMap<Hand, f64> {
    let unseen = counts(view.unseen());
    let all = hands(unseen, u32::from(view.table().hand_size(seat))).into_iter();
    all.filter(|&hand| can_be(hand)).map(|hand| (hand, ways(unseen, hand))).collect()
}

const FEW_UNSEEN: &str = "
    qin 3 drawn
    place white
    hand white RR
    hand black RR BB
    hand green YB YB
    unseen RR1 YY1 YB1 BR1
    R  .  .  .
    .  .  .  .
    ";

#[test]
fn another_players_hand_is_as_likely_as_a_deal_from_the_few_tiles_unseen() {
    let scene = Scene::new(FEW_UNSEEN);
    let view = scene.game.view(&scene.state, viewer("white"));
    assert_eq!(view.unseen().to_string(), "RR RR YY BB YB YB YB BR");
    let expected = possible(&view, seat("black"), |_| true);
    assert_eq!(expected.len(), 12, "two of five kinds, or two red ones, or two yellow and blue ones");
    assert_eq!((expected[&hand("RR YB")], expected[&hand("RR RR")]), (6.0, 1.0));
    as_likely(&scene, viewer("white"), |world| counts(world.hand(seat("black"))), &expected);
}

#[test]
fn two_hands_are_dealt_from_the_same_tiles() {
    let scene = Scene::new(FEW_UNSEEN);
    let view = scene.game.view(&scene.state, viewer("white"));
    let mut expected = BTreeMap::new();
    for (black, ways_for_black) in possible(&view, seat("black"), |_| true) {
        let rest = without(counts(view.unseen()), black);
        for green in hands(rest, 2) {
            expected.insert((black, green), ways_for_black * ways(rest, green));
        }
    }
    let both = |world: &State| (counts(world.hand(seat("black"))), counts(world.hand(seat("green"))));
    as_likely(&scene, viewer("white"), both, &expected);
}

#[test]
fn at_the_start_a_hand_is_as_likely_as_a_deal_from_all_tiles_but_the_own() {
    let scene = Scene::new(
        "
        qin 2 drawn
        place white
        hand white RR RR YB
        hand black YY YY YY
        R  .  .  .
        .  .  .  .
        ",
    );
    let view = scene.game.view(&scene.state, viewer("white"));
    let expected = possible(&view, seat("black"), |_| true);
    assert_eq!(expected.len(), 56);
    as_likely(&scene, viewer("white"), |world| counts(world.hand(seat("black"))), &expected);
}

#[test]
fn the_own_hand_is_never_imagined_otherwise() {
    let scene = Scene::new(FEW_UNSEEN);
    for name in ["white", "black", "green"] {
        let certain = BTreeMap::from([(counts(scene.state.hand(seat(name))), 1.0)]);
        as_likely(&scene, viewer(name), |world| counts(world.hand(seat(name))), &certain);
    }
}

#[test]
fn the_public_sees_no_hand_and_imagines_all() {
    let scene = Scene::new(FEW_UNSEEN);
    let view = scene.game.view(&scene.state, Viewer::Public);
    assert!(view.hand().is_empty());
    assert_eq!(view.unseen().to_string(), "RR RR RR YY BB YB YB YB BR");
    for name in ["white", "black", "green"] {
        let expected = possible(&view, seat(name), |_| true);
        as_likely(&scene, Viewer::Public, |world| counts(world.hand(seat(name))), &expected);
    }
}
