//! Nobody gains time by leaving and coming back, and nobody loses any while the server is down.

use game::{Rng, Seat, Viewer};
use proptest::prelude::*;
use table::{Act, AtZero, Command, Flag, Options, Record, Table, Timing, Who};

use crate::common::*;

const LIVE: Timing = Timing::Live { base: 10_000, increment: 500 };
const DAY: u64 = 24 * 60 * 60 * 1000;

fn with(timing: Timing, at_zero: AtZero) -> Table {
    begun(Options { timing, at_zero, ..qin(2) }, 1, &[])
}

fn left(table: &Table, seat: Seat) -> u64 {
    table.look(Viewer::Public).seats[seat.index()].left.unwrap()
}

fn leave_and_claim(table: &mut Table, seat: Seat, from: u64, until: u64) {
    let me = who(seat.index());
    give(table, &me, Command::Leave { seat }, from).unwrap();
    give(table, &me, Command::Claim { seat }, until).unwrap();
}

#[test]
fn leaving_and_coming_back_does_not_refill_a_clock() {
    let old = begun_old(Options { timing: LIVE, at_zero: AtZero::Forfeit, ..qin(2) }, 1, &[]);
    for (mut table, up) in [(old, 12_900), (with(LIVE, AtZero::Forfeit), 12_000)] {
        let mover = table.decides().unwrap();
        leave_and_claim(&mut table, mover, 11_900, 11_900);
        assert_eq!(table.flag(), Some(Flag { seat: mover, at: up }), "protocol {}", table.opening().protocol);
    }
}

#[test]
fn a_clock_does_not_stop_while_a_bot_has_not_moved_yet() {
    let old = begun_old(Options { timing: LIVE, ..qin(2) }, 1, &[]);
    for (mut table, up) in [(old, 16_000), (with(LIVE, AtZero::Bot), 12_000)] {
        let mover = table.decides().unwrap();
        leave_and_claim(&mut table, mover, 4_000, 8_000);
        assert_eq!(table.flag(), Some(Flag { seat: mover, at: up }), "protocol {}", table.opening().protocol);
    }
}

#[test]
fn taking_back_what_a_stand_in_has_played_gains_no_time() {
    let mut table = with(LIVE, AtZero::Bot);
    let mover = table.decides().unwrap();
    let me = who(mover.index());
    give(&mut table, &me, Command::Leave { seat: mover }, 4_000).unwrap();
    let command = random_move(&table, &mut Rng::new(1));
    give(&mut table, &Who::Server, command, 7_000).unwrap();
    give(&mut table, &me, Command::Claim { seat: mover }, 7_000).unwrap();
    give(&mut table, &me, Command::Undo { seat: mover }, 7_000).unwrap();
    assert_eq!(table.flag(), Some(Flag { seat: mover, at: 12_000 }));
}

#[test]
fn a_bot_earns_no_increment_for_somebody_who_is_away() {
    let mut table = with(LIVE, AtZero::Bot);
    let mover = table.decides().unwrap();
    give(&mut table, &who(mover.index()), Command::Leave { seat: mover }, 2_000).unwrap();
    play(&mut table, &mut Rng::new(1), 2, 2_000);
    assert_ne!(table.decides(), Some(mover));
    assert_eq!(left(&table, mover), 10_000);
}

#[test]
fn whoever_has_no_time_left_does_not_come_back() {
    let mut table = with(LIVE, AtZero::Bot);
    let mover = table.decides().unwrap();
    let claim = || Command::Claim { seat: mover };
    give(&mut table, &Who::Server, Command::TimeOut, 12_000).unwrap();
    assert_eq!(refused(&table, &who(mover.index()), claim(), 12_000), "no_time_left");
    play(&mut table, &mut Rng::new(1), 2, 12_000);
    assert_eq!(refused(&table, &who(mover.index()), claim(), 13_000), "no_time_left");
    // Where there are days for each turn, there is time again from the next turn on.
    let mut table = with(Timing::Days(1), AtZero::Bot);
    let mover = table.decides().unwrap();
    let claim = || Command::Claim { seat: mover };
    give(&mut table, &Who::Server, Command::TimeOut, 2_000 + DAY).unwrap();
    assert_eq!(refused(&table, &who(mover.index()), claim(), 2_000 + DAY), "no_time_left");
    play(&mut table, &mut Rng::new(1), 2, 2_000 + DAY);
    give(&mut table, &who(mover.index()), claim(), 2_000 + DAY).unwrap();
    play(&mut table, &mut Rng::new(1), 2, 2_000 + DAY);
    assert_eq!(table.flag(), Some(Flag { seat: mover, at: 2_000 + 2 * DAY }));
}

#[test]
fn leaving_does_not_give_a_turn_another_day() {
    for (old, up) in [(true, 2_000 + DAY / 2 + DAY), (false, 2_000 + DAY)] {
        let options = Options { timing: Timing::Days(1), ..qin(2) };
        let mut table = if old { begun_old(options, 1, &[]) } else { begun(options, 1, &[]) };
        let mover = table.decides().unwrap();
        leave_and_claim(&mut table, mover, 2_000 + DAY / 2, 2_000 + DAY / 2);
        assert_eq!(table.flag(), Some(Flag { seat: mover, at: up }));
    }
}

#[test]
fn a_clock_stands_still_while_all_people_are_away() {
    for (timing, up) in [(LIVE, 15_000), (Timing::Days(1), 5_000 + DAY)] {
        let mut table = with(timing, AtZero::Bot);
        let mover = table.decides().unwrap();
        let other = mover.next(2);
        give(&mut table, &who(other.index()), Command::Leave { seat: other }, 3_000).unwrap();
        leave_and_claim(&mut table, mover, 4_000, 7_000);
        assert_eq!(table.flag(), Some(Flag { seat: mover, at: up }));
    }
}

#[test]
fn nobody_escapes_a_clock_that_has_run_out_by_leaving() {
    let table = with(LIVE, AtZero::Forfeit);
    let mover = table.decides().unwrap();
    assert_eq!(refused(&table, &who(mover.index()), Command::Leave { seat: mover }, 12_000), "out_of_time");
    assert!(table.propose(&who(mover.index()), table.version(), Command::Leave { seat: mover }, 11_999).is_ok());
}

/// Plays until two people have drawn; whose turn it is then, and who moved before.
fn after_two_turns(table: &mut Table, at: u64) -> (Seat, Seat) {
    let first = table.decides().unwrap();
    let mut rng = Rng::new(1);
    for mover in [first, first.next(2)] {
        while table.decides() == Some(mover) {
            play(table, &mut rng, 1, at);
        }
    }
    (table.decides().unwrap(), table.decides().unwrap().next(2))
}

#[test]
fn nobody_escapes_a_clock_that_has_run_out_by_agreeing_to_an_undo() {
    for timing in [LIVE, Timing::Days(1)] {
        let mut table = with(timing, AtZero::Forfeit);
        let (late, other) = after_two_turns(&mut table, 2_000);
        give(&mut table, &who(other.index()), Command::AskUndo { seat: other }, 2_000).unwrap();
        let up = table.flag().unwrap().at;
        let answer = |agree| Command::AnswerUndo { seat: late, agree };
        assert!(table.propose(&who(late.index()), table.version(), answer(true), up - 1).is_ok());
        assert_eq!(refused(&table, &who(late.index()), answer(true), up), "out_of_time");
        give(&mut table, &who(late.index()), answer(false), up).unwrap();
        assert_eq!(table.flag(), Some(Flag { seat: late, at: up }), "saying no changes no clock");
        give(&mut table, &Who::Server, Command::TimeOut, up).unwrap();
        assert_eq!(table.outcome().unwrap().winners, [other.number()]);
    }
}

#[test]
fn nobody_lets_somebody_else_escape_a_clock_that_has_run_out() {
    let mut table = begun(Options { timing: LIVE, at_zero: AtZero::Forfeit, ..qin(3) }, 1, &[]);
    let first = table.decides().unwrap();
    let mut rng = Rng::new(1);
    while table.decides() == Some(first) {
        play(&mut table, &mut rng, 1, 2_000);
    }
    let (late, third) = (first.next(3), first.next(3).next(3));
    give(&mut table, &who(first.index()), Command::AskUndo { seat: first }, 2_000).unwrap();
    give(&mut table, &who(late.index()), Command::AnswerUndo { seat: late, agree: true }, 2_000).unwrap();
    let up = table.flag().unwrap().at;
    let agree = || Command::AnswerUndo { seat: third, agree: true };
    assert_eq!(refused(&table, &who(third.index()), agree(), up), "out_of_time");
    give(&mut table, &Who::Server, Command::TimeOut, up).unwrap();
    assert_eq!(refused(&table, &who(third.index()), agree(), up), "not_asked");
}

#[test]
fn time_that_is_given_back_is_not_counted() {
    for timing in [LIVE, Timing::Days(1)] {
        let mut table = with(timing, AtZero::Forfeit);
        let flag = table.flag().unwrap();
        let at = flag.at + 60_000;
        let give_back = |milliseconds| Command::GiveBack { milliseconds };
        assert_eq!(refused(&table, &who(0), give_back(60_000), at), "not_yours");
        assert_eq!(refused(&table, &Who::Server, give_back(0), at), "nothing_to_give_back");
        assert_eq!(refused(&table, &Who::Server, give_back(at - 1_999), at), "nothing_to_give_back");
        give(&mut table, &Who::Server, give_back(61_000), at).unwrap();
        assert_eq!(table.log().last().unwrap().act, Act::GiveBack { seat: flag.seat, milliseconds: 61_000 });
        assert_eq!(table.flag(), Some(Flag { seat: flag.seat, at: at + 1_000 }));
        assert_eq!(refused(&table, &Who::Server, Command::TimeOut, at + 999), "time_left");
        // What was given back once is not given back again.
        assert_eq!(refused(&table, &Who::Server, give_back(1_000), at + 999), "nothing_to_give_back");
        give(&mut table, &Who::Server, Command::TimeOut, at + 1_000).unwrap();
        let record = table.record().unwrap();
        let read = Record::read(&record.write()).unwrap();
        read.verify().unwrap();
        assert!(read.show().unwrap().contains("could not take moves for 61.000 s"), "{}", read.show().unwrap());
    }
    let table = with(Timing::Unlimited, AtZero::Bot);
    assert_eq!(refused(&table, &Who::Server, Command::GiveBack { milliseconds: 1 }, 9_000), "nothing_to_give_back");
}

#[test]
fn nobody_gets_back_more_than_has_passed_even_by_a_log() {
    let table = with(LIVE, AtZero::Forfeit);
    let command = Command::GiveBack { milliseconds: 1_000 };
    let mut entry = table.propose(&Who::Server, table.version(), command, 3_000).unwrap().into_entry();
    let Act::GiveBack { milliseconds, .. } = &mut entry.act else { panic!() };
    *milliseconds = 1_001;
    let mut table = table;
    assert!(table.apply(entry).unwrap_err().to_string().contains("give back less"));
}

/// Whose turn it is by their own clock: what the time since the last entry has to be counted for, unless
/// nobody is there.
fn on_turn(table: &Table) -> Option<Seat> {
    let somebody = Seat::all(table.players()).any(|seat| table.chair(seat).unwrap().is_person());
    table.decides().filter(|_| somebody)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    /// Whatever people do, what is left and what was used add up to what they had and have earned.
    #[test]
    fn no_time_is_made_and_none_is_free(
        players in 2..5u8,
        base in 1_000u64..20_000,
        increment in 0u64..500,
        tries in prop::collection::vec((any::<u8>(), 0..4usize, 0..900u64), 0..200),
    ) {
        let timing = Timing::Live { base, increment };
        let mut table = begun(Options { timing, ..qin(players) }, 1, &[]);
        let count = usize::from(players);
        let (mut used, mut earned, mut back) = (vec![0; count], vec![0; count], vec![0; count]);
        let mut now = 2_000;
        for (what, index, passes) in tries {
            now += passes;
            let before = (on_turn(&table), table.last_at());
            let index = index % count;
            let seat = seat(index);
            let command = match what % 12 {
                0 | 1 => Command::Leave { seat },
                2 | 3 => Command::Claim { seat },
                4 => Command::TimeOut,
                5 => Command::Undo { seat },
                6 => Command::AskUndo { seat },
                7 => Command::AnswerUndo { seat, agree: true },
                8 => Command::GiveBack { milliseconds: u64::from(what) },
                _ if table.decides().is_some() => random_move(&table, &mut Rng::new(now)),
                _ => break,
            };
            let sender = match &command {
                Command::TimeOut | Command::GiveBack { .. } => Who::Server,
                Command::Move { seat, .. } => actor(&table, *seat),
                _ => who(index),
            };
            let person_moves = matches!(&command, Command::Move { .. }) && sender != Who::Server;
            if give(&mut table, &sender, command, now).is_err() {
                continue;
            }
            let (Some(turn), since) = before else { continue };
            let given = match table.log().last().unwrap().act {
                Act::GiveBack { milliseconds, .. } => milliseconds,
                _ => 0,
            };
            used[turn.index()] += now - since;
            back[turn.index()] += given;
            if person_moves && table.decides() != Some(turn) {
                earned[turn.index()] += increment;
            }
            for at in Seat::all(count) {
                let at_most = base + earned[at.index()] + back[at.index()];
                // A clock that has run out stands at zero, however long the bot then takes.
                if left(&table, at) > 0 {
                    prop_assert_eq!(left(&table, at) + used[at.index()], at_most);
                } else {
                    prop_assert!(used[at.index()] >= at_most);
                }
            }
        }
    }
}
