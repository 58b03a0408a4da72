//! The laws that every game follows, the rules by example, and whole games between bots.

use bots::{Bot, Random};
use game::{Dealing as _, Describe as _, Game as _, Notation as _, Rng, Ruled as _, Seat, Step, Turn, Viewer};
use lanterns::{Event, Illegal, Lanterns, State};

fn read(text: &str) -> (Lanterns, State) {
    Lanterns::read(text).unwrap_or_else(|bad| panic!("{bad}\n{text}"))
}

/// Player 1 has hung 3 and 3 and holds 2, 4 and 5.
const POSITION: &str = "\
lanterns 2
play 1
shown 3 3
pile 1 1 1 1 2 2 2 4 4 4 5 5
hand 1 2 4 5
hand 2 3 3 5
row 1 3 6
";

#[test]
fn random_games_follow_the_laws() {
    for players in 2..=4 {
        testing::conformance::check(&Lanterns::new(players).unwrap(), 60, players as u64);
    }
}

#[test]
fn no_text_makes_the_game_panic() {
    let examples = [POSITION.as_bytes().to_vec()];
    testing::conformance::fuzz::seeded(&examples, 2_000, 1, |bytes| {
        testing::conformance::fuzz::position::<Lanterns>(&String::from_utf8_lossy(bytes));
    });
}

#[test]
fn a_lantern_is_at_least_as_bright_as_the_last_one() {
    let (game, state) = read(POSITION);
    let too_dark = game.check(&state, "hang 2".parse().unwrap()).unwrap_err();
    assert!(matches!(too_dark, Illegal::TooDark { .. }));
    assert_eq!(too_dark.rule(), lanterns::rules::BRIGHTER);
    assert_eq!(game.check(&state, "hang 4".parse().unwrap()), Ok(()));
    assert_eq!(game.check(&state, "discard 2".parse().unwrap()), Ok(()));
}

#[test]
fn hanging_a_lantern_adds_its_brightness() {
    let (game, state) = read(POSITION);
    let events = game.explain(&state, Step::Move("hang 4".parse().unwrap()));
    let [Event::Hung { card, sum, .. }] = events[..] else { panic!("{events:?}") };
    assert_eq!((card.brightness(), sum), (4, 10));
}

#[test]
fn bots_play_whole_games() {
    let game = Lanterns::new(3).unwrap();
    for seed in 0..20 {
        let mut deck = game.shuffle(&mut Rng::new(seed));
        let mut state = game.start(Seat::new(0).unwrap());
        let mut bot = Random::new(seed);
        loop {
            match game.turn(&state) {
                Turn::Chance => {
                    let card = game.deal(&state, &mut deck);
                    game.resolve(&mut state, card);
                }
                Turn::Decide(seat) => {
                    // A bot gets a view, never the state.
                    let m = bot.choose(&game, &game.view(&state, Viewer::Seat(seat)));
                    assert_eq!(game.check(&state, m), Ok(()));
                    game.play(&mut state, m);
                }
                Turn::Over => break,
            }
        }
        assert!(!game.winners(&state).is_empty());
    }
}
