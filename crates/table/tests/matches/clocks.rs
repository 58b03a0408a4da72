//! Clocks follow from the times in the log.

use game::{Rng, Seat};
use table::{AtZero, Command, Ended, Flag, Options, Table, Timing, Who};

use crate::common::*;

fn with(timing: Timing, at_zero: AtZero, options: Options) -> Table {
    begun(Options { timing, at_zero, ..options }, 1, &[])
}

const LIVE: Timing = Timing::Live { base: 10_000, increment: 500 };
const DAY: u64 = 24 * 60 * 60 * 1000;

fn left(table: &Table, seat: Seat) -> u64 {
    table.look(game::Viewer::Public).seats[seat.index()].left.unwrap()
}

#[test]
fn time_runs_for_who_decides_and_grows_when_the_turn_is_over() {
    let mut table = with(LIVE, AtZero::Bot, qin(2));
    let mover = table.decides().unwrap();
    assert_eq!(table.flag(), Some(Flag { seat: mover, at: 12_000 }));
    let mut rng = Rng::new(1);
    play(&mut table, &mut rng, 1, 5_000);
    assert_eq!((table.decides(), left(&table, mover)), (Some(mover), 7_000), "a pile is still to be chosen");
    play(&mut table, &mut rng, 1, 6_000);
    assert_eq!(left(&table, mover), 6_500);
    let other = table.decides().unwrap();
    assert_eq!(table.flag(), Some(Flag { seat: other, at: 16_000 }));
}

#[test]
fn nobody_moves_after_the_time_is_up() {
    let mut table = with(LIVE, AtZero::Bot, qin(2));
    let mover = table.decides().unwrap();
    let command = random_move(&table, &mut Rng::new(1));
    assert_eq!(refused(&table, &Who::Server, Command::TimeOut, 11_999), "time_left");
    assert!(table.propose(&who(mover.index()), table.version(), command.clone(), 11_999).is_ok());
    assert_eq!(refused(&table, &who(mover.index()), command.clone(), 12_000), "out_of_time");
    give(&mut table, &Who::Server, Command::TimeOut, 12_000).unwrap();
    assert_eq!(table.bot_to_move(), Some((mover, "level:3")));
    assert_eq!(table.flag(), None, "a bot has no clock");
    give(&mut table, &Who::Server, command, 90_000).unwrap();
}

#[test]
fn under_the_first_protocol_who_comes_back_has_some_time_again() {
    let mut table = begun_old(Options { timing: LIVE, at_zero: AtZero::Bot, ..qin(2) }, 1, &[]);
    let mover = table.decides().unwrap();
    give(&mut table, &Who::Server, Command::TimeOut, 12_000).unwrap();
    give(&mut table, &who(mover.index()), Command::Claim { seat: mover }, 20_000).unwrap();
    assert_eq!(table.flag(), Some(Flag { seat: mover, at: 21_000 }));
}

#[test]
fn or_the_seat_is_forfeited() {
    let mut table = with(LIVE, AtZero::Forfeit, qin(2));
    let mover = table.decides().unwrap();
    give(&mut table, &Who::Server, Command::TimeOut, 12_000).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.ended, &outcome.winners[..]), (Ended::Forfeit, &[1 - mover.index() as u8][..]));
    let record = table.record().unwrap();
    record.verify().unwrap();
    assert!(record.show().unwrap().ends_with(" ran out of time.\n"), "{}", record.show().unwrap());

    let mut three = with(LIVE, AtZero::Forfeit, qin(3));
    let mover = three.decides().unwrap();
    give(&mut three, &Who::Server, Command::TimeOut, 12_000).unwrap();
    assert_eq!(three.bot_to_move().map(|(seat, _)| seat), Some(mover));
    assert_eq!(refused(&three, &who(mover.index()), Command::Claim { seat: mover }, 12_000), "forfeited");
}

#[test]
fn days_are_for_each_turn() {
    let mut table = with(Timing::Days(3), AtZero::Bot, qin(2));
    let mover = table.decides().unwrap();
    let mut rng = Rng::new(1);
    play(&mut table, &mut rng, 1, 2_000 + 2 * DAY);
    assert_eq!(table.flag(), Some(Flag { seat: mover, at: 2_000 + 3 * DAY }), "the turn goes on");
    play(&mut table, &mut rng, 1, 2_000 + 2 * DAY);
    play(&mut table, &mut rng, 2, 2_000 + 4 * DAY);
    assert_eq!(table.flag(), Some(Flag { seat: mover, at: 2_000 + 7 * DAY }));
}

#[test]
fn between_the_games_of_a_series_no_clock_runs() {
    let mut table = with(LIVE, AtZero::Bot, Options { games: 2, ..qin(2) });
    play(&mut table, &mut Rng::new(1), usize::MAX, 2_000);
    assert_eq!(table.flag(), None);
    give(&mut table, &who(0), Command::Next, 50_000).unwrap();
    let seat = table.decides().unwrap();
    assert_eq!(table.flag(), Some(Flag { seat, at: 50_000 + left(&table, seat) }));
}

#[test]
fn a_move_that_was_too_late_does_not_get_into_a_log() {
    let table = with(LIVE, AtZero::Bot, qin(2));
    let mover = table.decides().unwrap();
    let command = random_move(&table, &mut Rng::new(1));
    let mut entry = table.propose(&who(mover.index()), table.version(), command, 11_000).unwrap().into_entry();
    entry.at = 13_000;
    let mut table = table;
    assert!(table.apply(entry).unwrap_err().to_string().contains("has run out of time"));
}
