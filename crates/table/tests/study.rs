//! Positions that were set up: read, played on by all sides, looked at by anybody.

use game::{Seat, Viewer};
use table::{Choice, Progress, Reject, Study};

const MEADOW: &str = "\
qin 2 meadow
place white
hand white RR RY BB
hand black YY YB BR
    a  b  c  d  e
1   V  .  .  R  .
2   .  .  .  .  .
3   Y  .  .  .  B
4   .  .  .  .  .
";

const KINGDOM: &str = "\
kaiser 3 3-4 plain
act green
emperor red
display red green green violet
pile red6 green7 yellow8 orange8 violet5
hand green red red red
hand red red green orange
hand violet yellow violet violet
";

fn seat(index: usize) -> Seat {
    Seat::all(5).nth(index).unwrap()
}

fn study(text: &str) -> Study {
    Study::read(text, 1).unwrap()
}

/// Plays the first legal move of whoever has to decide until the game is over.
fn play_out(study: &mut Study) -> usize {
    let mut moves = 0;
    while let Some(seat) = study.decides() {
        let look = study.look(Viewer::Seat(seat));
        assert_eq!(look.progress, Progress::Playing);
        study.play(&look.legal[0]).unwrap();
        moves += 1;
    }
    moves
}

#[test]
fn all_sides_play_on_to_the_end() {
    for text in [MEADOW, KINGDOM] {
        let mut study = study(text);
        let moves = play_out(&mut study);
        let look = study.look(Viewer::Public);
        assert_eq!(look.progress, Progress::Over);
        assert!(!look.outcome.unwrap().winners.is_empty());
        assert_eq!(study.entries(Viewer::Public).len(), moves);
        assert_eq!(study.play("pass"), Err(Reject::Over));
    }
}

#[test]
fn the_same_seed_brings_the_same_and_another_something_else() {
    let end = |seed| {
        let mut study = Study::read(MEADOW, seed).unwrap();
        play_out(&mut study);
        study.position()
    };
    assert_eq!(end(7), end(7));
    assert!((0..5).any(|seed| end(seed) != end(7)));
}

#[test]
fn a_seat_is_shown_its_own_hand_and_no_other() {
    let study = study(MEADOW);
    let white = study.look(Viewer::Seat(seat(0))).view.unwrap().text;
    assert!(white.contains("hand white RR BB RY") && !white.contains("hand black"), "{white}");
    let public = study.look(Viewer::Public);
    assert!(!public.view.unwrap().text.contains("hand "));
    assert!(public.legal.is_empty());
}

#[test]
fn a_move_against_the_rules_is_refused_with_its_rule_and_changes_nothing() {
    let mut study = study(MEADOW);
    let before = study.position();
    let Err(Reject::Illegal(why)) = study.play("RR b2 c2") else { panic!("nothing lies beside b2 and c2") };
    assert!(why.rule.starts_with('Q'), "{}", why.rule);
    assert!(matches!(study.play("nonsense"), Err(Reject::BadText(_))));
    assert_eq!(study.position(), before);
}

#[test]
fn what_is_imagined_of_a_view_looks_the_same_to_who_had_it() {
    for text in [MEADOW, KINGDOM] {
        let told = study(text).look(Viewer::Seat(seat(0)));
        let view = told.view.unwrap();
        for seed in 0..10 {
            let imagined = Study::imagine(told.options.choice.clone(), &view.text, seed).unwrap();
            assert_eq!(imagined.look(Viewer::Seat(seat(0))).view.unwrap(), view);
        }
    }
}

#[test]
fn the_choice_leads_to_the_very_game() {
    let choice = study(MEADOW).look(Viewer::Public).options.choice;
    assert!(
        matches!(&choice, Choice::Qin(qin::Options { board: qin::BoardChoice::Own { name, .. }, players: 2 }) if name == "meadow")
    );
    let view = study(MEADOW).look(Viewer::Public).view.unwrap();
    assert!(choice.read_view(&view.text).is_ok());
    let kingdom = study(KINGDOM).look(Viewer::Public).options.choice;
    assert_eq!(kingdom, Choice::Kaiser(kaiser::Options { map: "3-4".to_owned(), players: 3, fortifications: false }));
}

#[test]
fn what_cannot_be_read_is_said_in_a_sentence() {
    for text in ["", "chess", "qin", "qin 2 meadow\nplace white\n", "kaiser 9 3-4 plain\nact green\n"] {
        let Err(bad) = Study::read(text, 1) else { panic!("{text:?} is no position") };
        assert!(bad.to_string().starts_with("this isn’t a valid position: "), "{bad}");
    }
}
