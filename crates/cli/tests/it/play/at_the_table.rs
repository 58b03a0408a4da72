//! Whole games of Qin and every command.

use super::{Person, hinted, in_one_line, mandate, run, text};

/// Returns the best placement in the answer to `moves`, if any.
fn best(moves: &str) -> Option<&str> {
    let group = moves.lines().find(|line| line.contains("pagoda") && line.contains(": "))?;
    group.split_once(": ")?.1.split([',', '\n']).next()?.split(" and ").next()
}

/// Plays to the end and returns the output.
fn whole_game(args: &[&str]) -> String {
    let mut person = Person::sits_down(args);
    let (mut all, mut over) = person.reads();
    for _ in 0..500 {
        if over {
            assert_eq!(person.leaves(), Some(0));
            return all;
        }
        let question = all.lines().last().unwrap_or("").to_owned();
        if question.contains("place a tile") {
            let moves = person.says("moves");
            person.types(best(&moves).unwrap_or_else(|| panic!("no placement in {moves:?}")));
            all += &moves;
        } else {
            assert!(question.contains("(Enter: "), "{question}");
            person.types("");
        }
        let (more, end) = person.reads();
        assert!(!more.contains("Try another move"), "{more}");
        all += &more;
        over = end;
    }
    panic!("the game does not end:\n{all}");
}

#[test]
fn a_game_can_be_played_to_the_end() {
    for (players, board) in [("2", "bird"), ("3", "lion"), ("4", "bird")] {
        let all = whole_game(&["play", "--players", players, "--board", board, "--seed", "5", "--bots", "random"]);
        let end = all.rsplit_once("Game over: ").expect("the end is told").1;
        assert!(end.contains("wins") || end.contains("share the victory"), "{end}");
        let verdict = in_one_line(end);
        assert!(["You win!", "You share", "You didn't"].iter().any(|part| verdict.contains(part)), "{end}");
        assert_eq!(end.matches("placed ").count(), players.parse().unwrap_or(0), "{end}");
        assert_eq!(all.contains("Lion is our own layout"), board == "lion");
        for line in all.lines() {
            assert!(line.is_ascii() && line.len() < 80, "{line}");
        }
    }
}

#[test]
fn searching_opponents_play_to_the_end() {
    let all = whole_game(&["play", "--seed", "2", "--first", "2", "--bots", "sage:20n"]);
    assert!(all.contains("Black plays first."));
    assert!(all.contains("Game over: "));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| whole_game(&["play", "--seed", seed, "--bots", "random"]);
    assert_eq!(game("11"), game("11"));
    assert_ne!(game("11"), game("12"));
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let output = run(mandate(&["play", "--seed", "1", "--first", "1"]), b"");
    assert_eq!(output.status.code(), Some(0));
    assert!(
        text(&output.stdout).ends_with("Goodbye. Use --seed 1 and the same options to get the same tiles again.\n")
    );
    assert!(output.stderr.is_empty());
    let cut_off = run(mandate(&["play", "--seed", "1", "--first", "1"]), b"score");
    assert_eq!(cut_off.status.code(), Some(0));
    assert!(text(&cut_off.stdout).contains("placed  0, left 24"));
}

#[test]
fn invalid_input_is_never_fatal() {
    let mut nonsense =
        b"foo\n\n  \t \nRY\nRY d5\nRX a1 a2\nRY a1 z9\n1 d5 d9\n9 d5 d6\n0 d5 d6\n99999999999999999999 a1 a2\n\
        draw\ndraw 9\ndraw -1\npass\nmoves q99\nmoves why\nwhy\nwhy why\nundo\nundo undo\nRY d5 d6 draw 2 draw 3\n\
        \xff\xfe\x00\x1b[2J\n\xe6\xb8\xb8\xe6\x88\x8f\n"
            .to_vec();
    nonsense.extend(vec![b'x'; 100_000]);
    nonsense.extend(b"\nquit\n");
    let output = run(mandate(&["play", "--seed", "1", "--first", "1"]), &nonsense);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let seen = text(&output.stdout);
    assert!(seen.contains("\"foo\" is no move"));
    assert!(seen.contains("Q3.1: White has to place a tile first"));
    assert!(seen.contains("You have no tile 9 in your hand of 3"));
    assert!(seen.contains("Type help for the commands."));
    assert!(seen.contains("Nothing to undo"));
    assert!(!seen.contains('\x1b'), "what is typed cannot reach the terminal as a command");
    assert!(seen.ends_with("Goodbye. Use --seed 1 and the same options to get the same tiles again.\n"));
}

#[test]
fn a_move_can_be_explained_played_and_undone() {
    let mut person = Person::sits_down(&["play", "--seed", "7", "--first", "1"]);
    let (start, _) = person.reads();
    assert!(start.contains("> White   24^  3 you"), "{start}");
    let moves = person.says("moves");
    let best = best(&moves).expect("there is a placement");
    let why = person.says(&format!("why {best}"));
    assert!(why.contains("[Q3.1]") && why.contains("[Q5.1]"), "{why}");

    let placed = person.says(best);
    assert!(placed.contains("places") && placed.contains("> White   2"), "{placed}");
    assert!(placed.contains("  2 you") && placed.contains("(Enter: pile 1)"), "{placed}");
    let back = person.says("undo");
    assert!(back.contains("Undid ") && back.contains("> White   24^  3 you"), "{back}");

    let drawn = person.says(&format!("{best} draw 3"));
    assert!(in_one_line(&drawn).contains("draws from pile 3; takes "), "{drawn}");
    assert!(in_one_line(&drawn).contains("Black places "), "{drawn}");
    assert!(person.says("undo").contains("Nothing to undo"));
    let illegal = person.says(best);
    assert!(illegal.contains("Q3.") && illegal.contains("Try another move"), "{illegal}");
    assert_eq!(person.leaves(), Some(0));
}

#[test]
fn a_hint_names_the_best_moves_and_what_the_best_does() {
    let mut person = Person::sits_down(&["play", "--seed", "3", "--first", "1", "--hint-nodes", "60"]);
    person.reads();
    let hint = person.says("hint");
    let m = hinted(&hint);
    assert!(hint.contains(&format!("\n  {m}  wins ")) && hint.contains("% +- "), "{hint}");
    assert!(hint.matches("  wins ").count() == 3 && hint.contains("% sure)"), "{hint}");
    assert!(hint.contains(" nothing has been played yet.\n White   places "), "{hint}");
    assert_eq!(person.says("hint"), hint, "the same position gets the same hint");
    assert!(person.says(&m).contains("places"));
    assert!(person.says("hint").contains("Play draw 1: all moves are equivalent here."));
    assert_eq!(person.leaves(), Some(0));
}

#[test]
fn seats_are_listed_at_the_start() {
    let start = |args: &[&str]| {
        let args: Vec<_> = ["play", "--seed", "1"].iter().chain(args).copied().collect();
        in_one_line(&text(&run(mandate(&args), b"").stdout))
    };
    let seen = start(&[]);
    assert!(seen.contains("Players: seat 1 White: you, seat 2 Black: level:3 (journeyman)."), "{seen}");
    let seen = start(&["--players", "4", "--seat", "2", "--bots", "sage:9n,style:raider"]);
    let seats =
        "seat 1 White: level:6:9n (sage), seat 2 Black: you, seat 3 Green: style:raider, seat 4 Purple: style:raider.";
    assert!(seen.contains(seats), "{seen}");
}

#[test]
fn colours_are_used_on_terminals_or_on_request() {
    let args = ["play", "--seed", "1"];
    assert!(!text(&run(mandate(&args), b"").stdout).contains('\x1b'));
    let mut forced = mandate(&args);
    forced.env("CLICOLOR_FORCE", "1");
    let seen = text(&run(forced, b"").stdout);
    assert!(seen.contains("\x1b[") && seen.contains('⌂') && seen.contains('▲'));
    let mut refused = mandate(&args);
    refused.env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1");
    assert!(text(&run(refused, b"help\nrules\n").stdout).is_ascii());
}
