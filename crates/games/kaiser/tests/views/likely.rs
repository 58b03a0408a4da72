//! Imagined worlds are as likely as the shuffles make them.

use std::collections::BTreeMap;

use game::{Game, Rng};
use kaiser::{Card, State};

use crate::scene::Scene;
use crate::viewer;

/// Draws for each possible world, on average.
const DRAWS: u32 = 200;

/// The cards of several hands and of the pile.
type World = Vec<String>;

/// In how many ways each division of these cards into groups of these sizes can be dealt:
/// all orders of the cards are gone through.
fn deals(cards: &str, sizes: &[usize]) -> BTreeMap<Vec<Vec<Card>>, f64> {
    let mut cards: Vec<Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
    assert_eq!(cards.len(), sizes.iter().sum::<usize>());
    let mut deals = BTreeMap::new();
    for_each_order(&mut cards, 0, &mut |order| {
        let mut rest = order;
        let groups = sizes.iter().map(|&size| {
            let mut group = rest[..size].to_vec();
            rest = &rest[size..];
            group.sort_unstable();
            group
        });
        *deals.entry(groups.collect()).or_default() += 1.0;
    });
    deals
}

fn for_each_order(cards: &mut [Card], from: usize, visit: &mut impl FnMut(&[Card])) {
    if from == cards.len() {
        visit(cards);
    }
    for next in from..cards.len() {
        cards.swap(from, next);
        for_each_order(cards, from + 1, visit);
        cards.swap(from, next);
    }
}

/// Some cards, sorted, as they are written.
fn written(groups: &[&[Card]]) -> String {
    let mut cards: Vec<_> = groups.concat();
    cards.sort_unstable();
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Imagines many worlds and compares how often each comes with how often it should.
#[track_caller]
fn as_likely(scene: &Scene, name: &str, look: impl Fn(&State) -> World, expected: &BTreeMap<World, f64>) {
    let view = scene.game.view(&scene.state, viewer(scene, name));
    let (mut world, mut rng) = (scene.state, Rng::new(1));
    let draws = DRAWS * expected.len() as u32;
    let mut seen = BTreeMap::<World, u32>::new();
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

fn seen_in<'a>(scene: &'a Scene, names: &'a [&str]) -> impl Fn(&State) -> World + 'a {
    |world| {
        let hands = names.iter().map(|name| world.hand(scene.seat(name)).to_string());
        hands.chain([world.pile().to_string()]).collect()
    }
}

/// Two cards are in the pile; one of Red's was taken from the display.
const BEFORE: &str = "
    kaiser 3 3-4 plain
    act green
    hand green red green yellow
    hand red red red violet
    known red red
    hand violet green orange orange
    pile red yellow
    ";

#[test]
fn before_the_shuffle_hands_and_pile_are_dealt_from_all_that_is_unseen() {
    let scene = Scene::new(BEFORE);
    let unseen = "red violet green orange orange red yellow";
    let expected: BTreeMap<World, f64> = deals(unseen, &[2, 3, 2])
        .into_iter()
        .map(|(deal, ways)| {
            (vec![written(&[&[Card::Red], &deal[0]]), written(&[&deal[1]]), written(&[&deal[2]])], ways)
        })
        .collect();
    assert!(expected.len() > 50);
    as_likely(&scene, "green", seen_in(&scene, &["red", "violet"]), &expected);
}

#[test]
fn the_public_deals_every_hand() {
    let scene = Scene::new(&BEFORE.replace("hand green red green yellow", "hand green red"));
    let unseen = "red red violet green orange orange red yellow";
    let mut expected = BTreeMap::<World, f64>::new();
    for (deal, ways) in deals(unseen, &[1, 2, 3, 2]) {
        let hands = [written(&[&deal[0]]), written(&[&[Card::Red], &deal[1]])];
        *expected.entry(hands.to_vec()).or_default() += ways;
    }
    let look = seen_in(&scene, &["green", "red"]);
    as_likely(&scene, "public", |world| look(world)[..2].to_vec(), &expected);
}

/// Everybody holds something since before the shuffle; Red has drawn a yellow card since,
/// Violet an orange one.
const AFTER: &str = "
    kaiser 3 3-4 plain
    act green
    run_out 1
    hand green red green yellow
    held green green
    hand red red yellow violet
    known red red
    held red violet
    hand violet green orange orange
    held violet green orange
    pile red yellow
    ";

#[test]
fn after_the_shuffle_old_cards_are_dealt_from_the_old_ones_and_new_cards_from_the_new_ones() {
    let scene = Scene::new(AFTER);
    let mut expected = BTreeMap::<World, f64>::new();
    for (old, ways) in deals("violet green orange", &[1, 2]) {
        for (new, more) in deals("yellow orange red yellow", &[1, 1, 2]) {
            let red = written(&[&[Card::Red], &old[0], &new[0]]);
            let world = vec![red, written(&[&old[1], &new[1]]), written(&[&new[2]])];
            *expected.entry(world).or_default() += ways * more;
        }
    }
    assert_eq!(expected.len(), 3 * 7);
    as_likely(&scene, "green", seen_in(&scene, &["red", "violet"]), &expected);
}

/// Green has held a green card and drawn two others since, and one in the pile is green.
#[test]
fn what_is_forgotten_of_the_shuffle_is_dealt_from_all_that_is_unseen() {
    let mut scene = Scene::new(&AFTER.replace("pile red yellow", "pile green yellow"));
    scene.plays("exchange green");
    scene.shows("held red\nheld violet");
    let unseen = "yellow violet green orange orange green yellow";
    let mut expected = BTreeMap::<World, f64>::new();
    for (deal, ways) in deals(unseen, &[2, 3, 2]) {
        let red = written(&[&[Card::Red], &deal[0]]);
        *expected.entry(vec![red, written(&[&deal[1]]), written(&[&deal[2]])]).or_default() += ways;
    }
    as_likely(&scene, "green", seen_in(&scene, &["red", "violet"]), &expected);
}
