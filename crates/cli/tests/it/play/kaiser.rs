//! Whole games of Der Kaiser von China and every command.

use super::{Person, hinted, in_one_line, mandate, run, text};

/// Follows the hints to the end and returns the output.
fn whole_game(args: &[&str]) -> String {
    let args: Vec<_> = ["play", "--game", "kaiser", "--hint-nodes", "10"].iter().chain(args).copied().collect();
    let mut person = Person::sits_down(&args);
    let (mut all, mut over) = person.reads();
    for _ in 0..1000 {
        if over {
            assert_eq!(person.leaves(), Some(0));
            return all;
        }
        let m = hinted(&person.says("hint"));
        person.types(&m);
        let (more, end) = person.reads();
        assert!(!more.contains("Try another move") && !more.contains("Type help"), "{more}");
        all += &more;
        over = end;
    }
    panic!("the game does not end:\n{all}");
}

#[test]
fn a_game_can_be_played_to_the_end() {
    let tables: [&[&str]; 4] = [
        &["--players", "3"],
        &["--players", "4", "--fortifications", "--tall"],
        &["--players", "4", "--board", "4-5"],
        &["--players", "5", "--fortifications"],
    ];
    for table in tables {
        let args: Vec<_> = table.iter().chain(&["--seed", "5", "--bots", "random"]).copied().collect();
        let all = whole_game(&args);
        let (game, end) = all.rsplit_once("Game over: ").expect("the end is told");
        assert!(end.contains("wins") || end.contains("share the victory"), "{end}");
        let verdict = in_one_line(end);
        assert!(["You win!", "You share", "You didn't"].iter().any(|part| verdict.contains(part)), "{end}");
        assert_eq!(in_one_line(end).matches("pieces left.").count().to_string(), table[1], "{end}");
        assert!(game.contains("is scored with") && game.contains("along the roads"), "the final scoring is told");
        for line in all.lines() {
            assert!(line.is_ascii() && line.len() < 80, "{line}");
        }
    }
}

#[test]
fn searching_opponents_play_to_the_end() {
    let all = whole_game(&["--seed", "2", "--first", "2", "--bots", "sage:10n,level:2"]);
    assert!(all.contains("Red plays first.") && all.contains("Game over: "));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| whole_game(&["--seed", seed, "--bots", "random"]);
    assert_eq!(game("11"), game("11"));
    assert_ne!(game("11"), game("12"));
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let output = run(mandate(&["play", "--game", "kaiser", "--seed", "1", "--first", "1"]), b"score");
    assert_eq!(output.status.code(), Some(0));
    let seen = text(&output.stdout);
    assert!(seen.contains(" Violet  total 0: no houses; no alliances; no rows; 28 pieces left."), "{seen}");
    assert!(seen.ends_with("Goodbye. Use --seed 1 and the same options to get the same cards again.\n"), "{seen}");
    assert!(output.stderr.is_empty());
}

#[test]
fn the_screen_shows_the_table_and_map_shows_the_roads() {
    let args = ["play", "--game", "kaiser", "--players", "5", "--fortifications", "--seed", "1", "--first", "1"];
    let seen = text(&run(mandate(&args), b"map\nhelp\nrules\n").stdout);
    let has = |line: &str| assert!(seen.contains(line), "{line} is missing in\n{seen}");
    has(" Ch'in yellow  11. 12. 13. 14. 15. 16. 17.     0/0");
    has(" 3 Wei-Ch'in -       7 Ch'in-Han -      11 Yan-Qi    -      15 Lu-Chu    -");
    has("> Green   you 20h 8e 1#  ???        0 |   0: houses  0, alliances  0, rows  0");
    has("  Yellow      20h 8e 1#  ???        0 |   0:");
    has("pile 38, first time, discard 0");
    has(" 42.      43.-----45.---------------46.------47.------48.-------49.");
    has("      44.---------------------------50.------51.------52./");
    has("emissary Wei green green");
    assert_eq!(seen.matches(" your hand ").count(), 1, "nobody else's hand is shown");
}

#[test]
fn invalid_input_is_never_fatal() {
    let mut nonsense = b"foo\n\n  \t \nhouse\nhouse 0\nhouse 99 red\n99\nhouse 60\nwei wei\nwei red green\nemissary rome\n\
        take\ntake pink\ntake red\nstop\nexchange\nexchange pink\n1 red red red\nred\n, ,\nmoves q99\nmoves wei\nmoves 21\n\
        moves red\nwhy\nwhy why\nwhy house 1 violet\nundo\nundo undo\nfortification 3 green\n21;22;23;take;take;take\n\
        \xff\xfe\x00\x1b[2J\n\xe6\xb8\xb8\xe6\x88\x8f\n"
        .to_vec();
    nonsense.extend(vec![b'x'; 100_000]);
    nonsense.extend(b"\nquit\n");
    let output = run(mandate(&["play", "--game", "kaiser", "--seed", "1", "--first", "1"]), &nonsense);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let seen = in_one_line(&text(&output.stdout));
    assert!(seen.contains("\"foo\" is no move: write house 21 red"), "{seen}");
    assert!(seen.contains("\"rome\" is no province"), "{seen}");
    assert!(seen.contains("K3.1: Green has to place a piece or exchange a card"), "{seen}");
    assert!(seen.contains("There is no default move here"), "{seen}");
    assert!(seen.contains("What do you want to do with the red card?"), "{seen}");
    assert!(seen.contains("Nothing to undo: a move is final once a card is drawn"), "{seen}");
    assert!(!seen.contains('\x1b'), "what is typed cannot reach the terminal as a command");
    assert!(seen.ends_with("Goodbye. Use --seed 1 and the same options to get the same cards again."), "{seen}");
}

#[test]
fn a_house_can_be_explained_placed_and_undone() {
    let mut person = Person::sits_down(&["play", "--game", "kaiser", "--players", "4", "--seed", "3", "--first", "1"]);
    let (start, _) = person.reads();
    assert!(start.contains(" your hand  red red orange"), "{start}");
    assert!(in_one_line(&person.says("5")).contains("type house 5 orange or house 5 red red"));
    assert!(in_one_line(&person.says("1 red")).contains("K4.2: Yan is green, so one red card does not pay there"));
    assert!(in_one_line(&person.says("wei red")).contains("K5.2: there is no house in Wei"));
    let why = person.says("why 21");
    assert!(why.contains("[K5.1]"), "{why}");
    let moves = person.says("moves shu");
    assert!(moves.contains("+1 point: Shu with red: house 40 41 42 43 44."), "{moves}");

    let placed = person.says("21");
    assert!(placed.contains("places a house on space 21 in Wei, paid with a red card"), "{placed}");
    assert!(placed.contains("21G*") && placed.contains("0/1") && placed.contains("(Enter: pile)"), "{placed}");
    let back = person.says("undo");
    assert!(back.contains("Undid ") && back.contains(" 21. "), "{back}");

    let drawn = person.says("21, pile");
    assert!(in_one_line(&drawn).contains("draws from the pile; gets a"), "{drawn}");
    assert!(drawn.contains("Red     ") && drawn.contains("Blue    "), "{drawn}");
    assert!(!drawn.contains("Red     gets") && !drawn.contains("; gets a red card; gets"), "{drawn}");
    assert!(person.says("undo").contains("Nothing to undo"));
    assert_eq!(person.leaves(), Some(0));
}

#[test]
fn colours_are_used_on_terminals_or_on_request() {
    let mut forced = mandate(&["play", "--game", "kaiser", "--seed", "1", "--tall"]);
    forced.env("CLICOLOR_FORCE", "1");
    let seen = text(&run(forced, b"").stdout);
    assert!(seen.contains("\x1b[") && seen.contains('─') && seen.contains('·'));
}

#[test]
fn invalid_options_are_refused_with_the_reason() {
    let check = |args: &[&str], expect: &str| {
        let args: Vec<_> = ["play", "--game", "kaiser"].iter().chain(args).copied().collect();
        let output = run(mandate(&args), b"");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(text(&output.stderr).contains(expect), "{}", text(&output.stderr));
    };
    check(&["--players", "2"], "use --players 3, 4 or 5");
    check(&["--players", "5", "--board", "3-4"], "use --players 3 or 4, or --board 4-5 for 4 or 5");
    check(&["--players", "3", "--board", "4-5"], "use --players 4 or 5");
    check(&["--board", "bird"], "has no side bird: use --board 3-4 or --board 4-5");
    check(&["--seat", "4"], "a table for 3 has no seat 4");
}
