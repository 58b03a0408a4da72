//! Views as text: what one viewer has seen, and nothing else.

use game::{Game, Notation as _, Seat, Viewer};
use qin::{Board, Qin};
use testing::conformance::fuzz;

use crate::after;

fn table(players: usize) -> Qin {
    Qin::new(Board::bird(), players).unwrap()
}

/// What white sees in a random game of two.
fn white() -> String {
    let game = table(2);
    game.write_view(&game.view(&after(&game, 20, 1), Viewer::Seat(Seat::new(0).unwrap())))
}

fn refusal(text: &str) -> String {
    table(2).read_view(text).expect_err("this is a view").to_string()
}

#[test]
fn a_view_counts_the_hands_of_others() {
    let text = white();
    assert!(text.contains("\nviewer white\n"), "{text}");
    assert!(text.contains("\nhidden black 3\n") && !text.contains("hand black"), "{text}");
    let game = table(2);
    let public = game.write_view(&game.view(&after(&game, 20, 1), Viewer::Public));
    assert!(public.contains("viewer public") && !public.contains("\nhand "), "{public}");
}

#[test]
fn a_view_is_no_position_and_a_position_no_view() {
    let game = table(2);
    assert!(Qin::read(&white()).unwrap_err().to_string().contains("a position has every hand"));
    assert!(refusal(&game.write(&after(&game, 20, 1))).contains("who is looking"));
}

#[test]
fn a_view_of_another_table_is_refused() {
    let three = table(3);
    let text = three.write_view(&three.view(&after(&three, 20, 1), Viewer::Public));
    assert!(refusal(&text).contains("another number of players"));
    let lion = Qin::new(Board::lion(), 2).unwrap();
    let text = lion.write_view(&lion.view(&after(&lion, 20, 1), Viewer::Public));
    assert!(refusal(&text).contains("another board"));
}

#[test]
fn a_view_that_no_world_agrees_with_is_refused() {
    let text = white();
    assert!(refusal(&text.replace("hidden black 3", "hidden black 2")).contains("Q2.1"));
    assert!(refusal(&text.replace("hidden black 3", "hidden black 3\nhand black RR")).contains("Q2.1"));
    let all: Vec<_> = ["RR", "YY", "BB", "RY", "YB", "BR"].to_vec();
    let lacks = format!("hidden black 3\nlacks black 3 {}", all.join(" "));
    assert!(refusal(&text.replace("hidden black 3", &lacks)).contains("no hands of the others agree"));
}

#[test]
fn no_text_that_is_given_as_a_view_makes_the_game_panic() {
    let game = table(3);
    let examples: Vec<_> = [0, 3, 40, 90, 110, 400]
        .into_iter()
        .flat_map(|n| Viewer::all(3).map(move |viewer| (n, viewer)))
        .map(|(n, viewer)| game.write_view(&game.view(&after(&game, n, u64::from(n)), viewer)).into_bytes())
        .collect();
    fuzz::seeded(&examples, 4_000, 1, |input| fuzz::view(&game, &String::from_utf8_lossy(input)));
}
