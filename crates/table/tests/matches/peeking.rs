//! Nobody sees more by taking back than the game would have shown them.

use std::collections::HashMap;

use game::{Rng, Seat, Viewer};
use table::{Act, Command, Options, Record, Table, Who};

use crate::common::*;

const AT: u64 = 3_000;

fn ask(seat: Seat) -> Command {
    Command::AskUndo { seat }
}

/// Plays until somebody chooses a pile; who.
fn until_draw(table: &mut Table, rng: &mut Rng) -> Seat {
    loop {
        let seat = table.decides().unwrap();
        let legal = table.look(Viewer::Seat(seat)).legal;
        if legal.len() > 1 && legal.iter().any(|text| text.starts_with("draw") || *text == "take pile") {
            return seat;
        }
        play(table, rng, 1, AT);
    }
}

/// The different things that a seat is shown by drawing, having the draw taken back, and drawing otherwise. Whoever
/// is there agrees.
fn peeked(table: &mut Table, seat: Seat) -> usize {
    let mut seen = Vec::new();
    let choices = table.look(Viewer::Seat(seat)).legal;
    for text in choices.into_iter().filter(|text| text.starts_with("draw")) {
        let draw = Command::Move { seat, text: text.clone() };
        if give(table, &who(seat.index()), draw, AT).is_err() {
            continue;
        }
        seen.push(text);
        if give(table, &who(seat.index()), ask(seat), AT).is_err() {
            break;
        }
        for other in Seat::all(table.players()) {
            let answer = Command::AnswerUndo { seat: other, agree: true };
            if table.look(Viewer::Public).undo.waits_for.contains(&other.number()) {
                give(table, &who(other.index()), answer, AT).unwrap();
            }
        }
    }
    seen.len()
}

fn left(table: &mut Table, seat: Seat) {
    give(table, &who(seat.index()), Command::Leave { seat }, AT).unwrap();
}

#[test]
fn nobody_draws_from_every_pile_in_turn_once_the_opponent_has_left() {
    for (mut table, expected) in [(begun_old(qin(2), 1, &[]), 4), (begun(qin(2), 1, &[]), 1)] {
        let mover = until_draw(&mut table, &mut Rng::new(1));
        left(&mut table, mover.next(2));
        assert_eq!(peeked(&mut table, mover), expected, "protocol {}", table.opening().protocol);
    }
}

#[test]
fn nobody_agrees_for_somebody_who_is_away_however_they_went() {
    let live = table::Timing::Live { base: 10_000, increment: 0 };
    let mut timed = begun(Options { timing: live, ..qin(2) }, 1, &[]);
    let late = timed.decides().unwrap();
    give(&mut timed, &Who::Server, Command::TimeOut, 12_000).unwrap();
    play(&mut timed, &mut Rng::new(1), 4, 12_000);
    let stays = late.next(2);
    assert_eq!(refused(&timed, &who(stays.index()), ask(stays), 12_000), "nobody_to_agree");
    let undo = timed.look(Viewer::Seat(stays)).undo;
    assert_eq!((undo.ask, undo.asked_by), (false, None));

    let mut left_alone = begun(qin(2), 1, &[]);
    play(&mut left_alone, &mut Rng::new(1), 4, AT);
    left(&mut left_alone, seat(1));
    assert_eq!(refused(&left_alone, &who(0), ask(seat(0)), AT), "nobody_to_agree");
    // Nor do they agree to what they were asked before they went.
    give(&mut left_alone, &who(1), Command::Claim { seat: seat(1) }, AT).unwrap();
    give(&mut left_alone, &who(0), ask(seat(0)), AT).unwrap();
    left(&mut left_alone, seat(1));
    assert_eq!(left_alone.look(Viewer::Public).undo.asked_by, None);
    let kept = left_alone.version();
    // Once they are back they can agree again.
    give(&mut left_alone, &who(1), Command::Claim { seat: seat(1) }, AT).unwrap();
    give(&mut left_alone, &who(0), ask(seat(0)), AT).unwrap();
    assert_eq!(left_alone.look(Viewer::Public).undo.waits_for, [1]);
    give(&mut left_alone, &who(1), Command::AnswerUndo { seat: seat(1), agree: true }, AT).unwrap();
    assert_eq!(left_alone.decides(), Some(seat(0)));
    assert_eq!(left_alone.version(), kept + 3);
}

#[test]
fn of_three_those_who_play_on_decide_without_the_one_who_gave_up() {
    let mut table = begun(kaiser(3), 1, &[]);
    let mut rng = Rng::new(3);
    play(&mut table, &mut rng, 9, AT);
    give(&mut table, &who(2), Command::Resign { seat: seat(2) }, AT).unwrap();
    give(&mut table, &who(0), ask(seat(0)), AT).unwrap();
    assert_eq!(table.look(Viewer::Public).undo.waits_for, [1]);
    left(&mut table, seat(1));
    assert_eq!(refused(&table, &who(0), ask(seat(0)), AT), "nobody_to_agree");
}

#[test]
fn the_last_person_among_bots_has_nobody_to_agree_if_two_began() {
    let mut table = begun(qin(3), 1, &[2]);
    play(&mut table, &mut Rng::new(3), 9, AT);
    give(&mut table, &who(1), Command::Resign { seat: seat(1) }, AT).unwrap();
    assert_eq!(table.outcome(), None);
    assert_eq!(refused(&table, &who(0), ask(seat(0)), AT), "nobody_to_agree");
    // What has shown nothing can still be taken back.
    while table.decides() != Some(seat(0)) {
        play(&mut table, &mut Rng::new(3), 1, AT);
    }
    play(&mut table, &mut Rng::new(3), 1, AT);
    give(&mut table, &who(0), Command::Undo { seat: seat(0) }, AT).unwrap();
}

#[test]
fn in_the_next_game_of_a_series_it_is_still_a_match_of_two() {
    let mut table = begun(Options { games: 2, ..qin(2) }, 1, &[]);
    let mut rng = Rng::new(1);
    play(&mut table, &mut rng, usize::MAX, AT);
    give(&mut table, &who(1), Command::Leave { seat: seat(1) }, AT).unwrap();
    give(&mut table, &who(0), Command::Next, AT).unwrap();
    play(&mut table, &mut rng, 4, AT);
    assert_eq!(refused(&table, &who(0), ask(seat(0)), AT), "nobody_to_agree");
}

#[test]
fn a_draw_that_was_taken_back_is_the_only_one_that_can_be_made() {
    for (mut table, expected) in [(begun_old(qin(2), 1, &[]), 4), (begun(qin(2), 1, &[]), 1)] {
        let mover = until_draw(&mut table, &mut Rng::new(1));
        assert_eq!(peeked(&mut table, mover), expected, "protocol {}", table.opening().protocol);
    }
    let mut table = begun(qin(2), 1, &[]);
    let mover = until_draw(&mut table, &mut Rng::new(1));
    let [first, second] = ["draw 1", "draw 2"].map(|text| Command::Move { seat: mover, text: text.to_owned() });
    let (me, other) = (who(mover.index()), mover.next(2));
    let back = |table: &mut Table| {
        give(table, &me, ask(mover), AT).unwrap();
        give(table, &who(other.index()), Command::AnswerUndo { seat: other, agree: true }, AT).unwrap();
    };
    give(&mut table, &me, first.clone(), AT).unwrap();
    let drawn = table.log().last().unwrap().chance.clone();
    back(&mut table);
    assert_eq!(table.look(Viewer::Seat(mover)).legal, ["draw 1"]);
    assert_eq!(refused(&table, &me, second.clone(), AT), "repeat_draw");
    // The placement before can be another one; the draw cannot.
    give(&mut table, &me, Command::Undo { seat: mover }, AT).unwrap();
    play(&mut table, &mut Rng::new(9), 1, AT);
    assert_eq!(refused(&table, &me, second.clone(), AT), "repeat_draw");
    give(&mut table, &me, first, AT).unwrap();
    assert_eq!(table.log().last().unwrap().chance, drawn);
    // From then on everything is as it always was.
    play(&mut table, &mut Rng::new(2), 1, AT);
    assert_eq!(table.look(Viewer::Seat(other)).legal.len(), 4);
}

#[test]
fn a_bot_repeats_the_draw_of_the_person_it_plays_for() {
    let mut table = begun(qin(2), 1, &[]);
    let mover = until_draw(&mut table, &mut Rng::new(1));
    let draw = |text: &str| Command::Move { seat: mover, text: text.to_owned() };
    give(&mut table, &who(mover.index()), draw("draw 1"), AT).unwrap();
    give(&mut table, &who(mover.index()), ask(mover), AT).unwrap();
    let other = mover.next(2);
    give(&mut table, &who(other.index()), Command::AnswerUndo { seat: other, agree: true }, AT).unwrap();
    left(&mut table, mover);
    give(&mut table, &Who::Server, draw("draw 3"), AT).unwrap();
    let last = table.log().last().unwrap();
    assert_eq!(last.act, Act::Move { seat: mover, text: "draw 1".to_owned() });
}

#[test]
fn alone_among_bots_everything_is_free() {
    let mut table = begun(qin(2), 1, &[1]);
    while until_draw(&mut table, &mut Rng::new(1)) != seat(0) {
        play(&mut table, &mut Rng::new(1), 1, AT);
    }
    assert_eq!(peeked(&mut table, seat(0)), 4);
}

#[test]
fn in_kaiser_nobody_looks_at_the_pile_and_takes_an_open_card_instead() {
    let mut table = begun(kaiser(3), 1, &[]);
    let mover = table.decides().unwrap();
    let legal = |table: &Table| table.look(Viewer::Seat(mover)).legal;
    let me = who(mover.index());
    let exchange = legal(&table).into_iter().find(|text| text.starts_with("exchange")).unwrap();
    let mv = |text: &str| Command::Move { seat: mover, text: text.to_owned() };
    give(&mut table, &me, mv(&exchange), AT).unwrap();
    let open = legal(&table).into_iter().find(|text| text.starts_with("take ") && text != "take pile").unwrap();
    give(&mut table, &me, mv("take pile"), AT).unwrap();
    give(&mut table, &me, ask(mover), AT).unwrap();
    for other in Seat::all(3).filter(|&other| other != mover) {
        give(&mut table, &who(other.index()), Command::AnswerUndo { seat: other, agree: true }, AT).unwrap();
    }
    assert_eq!(legal(&table), ["take pile"]);
    assert_eq!(refused(&table, &me, mv(&open), AT), "repeat_draw");
}

/// The moves that were not taken back, and by whom.
#[derive(Default)]
struct StoredOpening(Vec<(Seat, String, bool)>);

impl StoredOpening {
    fn draws(&self, seat: Seat) -> usize {
        self.0.iter().filter(|(mover, _, drew)| *mover == seat && *drew).count()
    }

    fn take_back(&mut self, seat: Seat) {
        let own = self.0.iter().rposition(|(mover, ..)| *mover == seat).unwrap();
        self.0.truncate(own);
    }
}

/// A match in which people take back whatever they may, and everybody always agrees. The n-th draw of a seat is the
/// same however often it is taken back, unless it cannot be made any more.
fn take_back_all_the_time(options: Options, seed: u64) -> (Table, u32) {
    let mut rng = Rng::new(seed);
    let mut table = begun(options, seed as u8, &[]);
    let (mut kept, mut drawn, mut again) = (StoredOpening::default(), HashMap::new(), 0);
    while let Some(turn) = table.decides() {
        let people = table.players() as u32;
        let somebody = seat(rng.below(people) as usize);
        let person = table.chair(somebody).unwrap().is_person();
        let undo = table.look(Viewer::Seat(somebody)).undo;
        if undo.free && rng.below(3) == 0 {
            give(&mut table, &who(somebody.index()), Command::Undo { seat: somebody }, AT).unwrap();
            kept.take_back(somebody);
        } else if undo.ask && rng.below(4) == 0 {
            give(&mut table, &who(somebody.index()), ask(somebody), AT).unwrap();
            for other in table.look(Viewer::Public).undo.waits_for {
                let other = seat(usize::from(other));
                give(&mut table, &who(other.index()), Command::AnswerUndo { seat: other, agree: true }, AT).unwrap();
            }
            kept.take_back(somebody);
        } else if rng.below(10) == 0 {
            let change = if person { Command::Leave { seat: somebody } } else { Command::Claim { seat: somebody } };
            give(&mut table, &who(somebody.index()), change, AT).unwrap();
        } else {
            let legal = table.look(Viewer::Seat(turn)).legal;
            assert!(!legal.is_empty(), "somebody can always go on");
            let command = random_move(&table, &mut rng);
            let mover = actor(&table, turn);
            give(&mut table, &mover, command, AT).unwrap();
            let entry = table.log().last().unwrap();
            let Act::Move { text, .. } = &entry.act else { panic!("it was a move") };
            let drew = !entry.chance.is_empty();
            if drew {
                let number = kept.draws(turn);
                match drawn.insert((turn, number), text.clone()) {
                    Some(before) if before == *text => again += 1,
                    Some(before) => {
                        assert!(!legal.contains(&before), "{turn:?} drew by {before}, and then by {text}");
                    }
                    None => {}
                }
            }
            kept.0.push((turn, text.clone(), drew));
        }
        if table.version() > 3_000 {
            break;
        }
    }
    (table, again)
}

#[test]
fn however_much_is_taken_back_the_same_things_are_drawn() {
    let mut again = 0;
    for (seed, options) in (0..18).zip(all().into_iter().cycle()) {
        let (table, repeated) = take_back_all_the_time(options, seed);
        again += repeated;
        let replayed = Table::replay(table.opening().clone(), table_secret(seed), table.log().to_vec()).unwrap();
        for viewer in Viewer::all(table.players()) {
            assert_eq!(sent(&replayed, viewer), sent(&table, viewer));
        }
        if let Ok(record) = table.record() {
            Record::read(&record.write()).unwrap().verify().unwrap();
        }
    }
    assert!(again > 100, "draws were repeated {again} times");
}

fn table_secret(seed: u64) -> table::Secret {
    table::Secret::new([seed as u8; 32])
}
