//! Views as text: what one viewer has seen, and nothing else.

use game::{Game, Notation as _, Seat, Viewer};
use kaiser::{Kaiser, Map};
use testing::conformance::fuzz;

use crate::after;

fn table(players: usize, fortifications: bool) -> Kaiser {
    Kaiser::new(Map::by_side("3-4").unwrap(), players, fortifications).unwrap()
}

/// What green sees in a random game of three.
fn green() -> String {
    let game = table(3, true);
    game.write_view(&game.view(&after(&game, 40, 1), Viewer::Seat(Seat::new(0).unwrap())))
}

fn refusal(text: &str) -> String {
    table(3, true).read_view(text).expect_err("this is a view").to_string()
}

#[test]
fn a_view_counts_what_others_hide() {
    let text = green();
    assert!(text.contains("\nviewer green\n") && text.contains("\nhand green "), "{text}");
    assert!(text.contains("\nhidden red ") && !text.contains("hand red") && !text.contains("\npile "), "{text}");
}

#[test]
fn a_view_is_no_position_and_a_position_no_view() {
    let game = table(3, true);
    assert!(Kaiser::read(&green()).unwrap_err().to_string().contains("a position has every hand"));
    assert!(refusal(&game.write(&after(&game, 40, 1))).contains("who is looking"));
}

#[test]
fn a_view_of_another_table_is_refused() {
    for other in [table(4, true), table(3, false)] {
        let text = other.write_view(&other.view(&after(&other, 40, 1), Viewer::Public));
        assert!(refusal(&text).contains("another map, variant or number of players"));
    }
}

#[test]
fn a_view_that_no_world_agrees_with_is_refused() {
    let text = green();
    assert!(refusal(&text.replace("viewer green\n", "viewer green\nold red\n")).contains("no hands of the others"));
    assert!(refusal(&text.replace("viewer green\n", "viewer green\nhand red red\n")).contains("K7.1"));
    assert!(refusal(&text.replace("viewer green\n", "viewer red\n")).contains("K7.1"));
    let more = text.lines().map(|line| if line.starts_with("fresh") { "fresh red" } else { line });
    assert!(refusal(&more.collect::<Vec<_>>().join("\n")).contains("no hands of the others"));
}

#[test]
fn no_text_that_is_given_as_a_view_makes_the_game_panic() {
    let game = table(3, true);
    let examples: Vec<_> = [0, 3, 40, 150, 260, 330, 900]
        .into_iter()
        .flat_map(|n| Viewer::all(3).map(move |viewer| (n, viewer)))
        .map(|(n, viewer)| game.write_view(&game.view(&after(&game, n, u64::from(n)), viewer)).into_bytes())
        .collect();
    fuzz::seeded(&examples, 8_000, 1, |input| fuzz::view(&game, &String::from_utf8_lossy(input)));
}
