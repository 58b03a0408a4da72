//! Nobody chooses what is dealt: everybody commits before anybody opens. Each test is somebody who tries.

use game::{Seat, Viewer};
use table::{Act, BadLog, Chair, Command, Contribution, Missing, Options, Progress, Secret, Table, Timing, Who};

use crate::common::*;

/// The same after both have committed.
fn committed(secret: u8) -> Table {
    let mut table = round(secret);
    (0..2).for_each(|index| commit(&mut table, index, &added(index), 3_000).unwrap());
    table
}

fn bytes_of(n: u32) -> Contribution {
    let mut bytes = [7; 32];
    bytes[..4].copy_from_slice(&n.to_be_bytes());
    Contribution::new(&bytes).unwrap()
}

fn open_of(index: usize, contribution: &Contribution) -> Command {
    Command::Open { seat: seat(index), contribution: contribution.clone() }
}

/// How many red doubles a seat has been dealt.
fn red_doubles(table: &Table, index: usize) -> usize {
    let begin = table.log().iter().find(|entry| matches!(entry.act, Act::Begin { .. })).unwrap();
    let Act::Begin { first } = begin.act else { unreachable!() };
    let tiles = begin.chance.iter().take(6).enumerate();
    tiles.filter(|(n, tile)| *tile == "RR" && (first.index() + n) % 2 == index).count()
}

/// The log as far as the test needs it: the names of its acts.
fn acts(table: &Table) -> Vec<String> {
    let name = |entry: &table::Entry| serde_json::to_value(entry).unwrap()["act"].as_str().unwrap().to_owned();
    table.log().iter().map(name).collect()
}

#[test]
fn a_round_goes_from_commitments_to_openings_to_the_deal() {
    let mut table = gathered(qin(3), 1, &[1]);
    give(&mut table, &who(2), Command::Begin, 2_000).unwrap();
    let dealing = |table: &Table| {
        let look = table.look(Viewer::Public);
        assert_eq!((look.progress, look.game, look.turn), (Progress::Dealing, 0, None));
        look.dealing.unwrap()
    };
    let look = dealing(&table);
    assert_eq!((look.round, look.missing, &look.waits_for[..]), (1, Missing::Commitment, &[0, 2][..]));
    assert_eq!((look.deadline, &look.commitments[..]), (Some(2_000 + LIMIT), &[None; 3][..]));
    commit(&mut table, 2, &added(2), 50_000).unwrap();
    assert_eq!(dealing(&table).deadline, Some(2_000 + LIMIT), "one who commits gives the others no more time");
    commit(&mut table, 0, &added(0), 60_000).unwrap();
    let look = dealing(&table);
    assert_eq!(
        (look.missing, &look.waits_for[..], look.deadline),
        (Missing::Opening, &[0, 2][..], Some(60_000 + LIMIT))
    );
    assert!(look.commitments[0].is_some() && look.commitments[1].is_none() && look.commitments[2].is_some());
    open_up(&mut table, 0, &added(0), 61_000).unwrap();
    assert_eq!(refused(&table, &Who::Server, Command::Begin, 61_000), "dealing");
    open_up(&mut table, 2, &added(2), 62_000).unwrap();
    let look = dealing(&table);
    assert_eq!((&look.waits_for[..], look.deadline), (&[][..], None));
    give(&mut table, &Who::Server, Command::Begin, 62_000).unwrap();
    assert_eq!(table.look(Viewer::Public).dealing, None);
    assert_eq!(acts(&table)[3..], ["round", "commit", "commit", "open", "open", "begin"]);
}

#[test]
fn where_only_bots_play_it_is_dealt_at_once() {
    let mut table = gathered(qin(2), 1, &[0, 1]);
    give(&mut table, &Who::Server, Command::Begin, 2_000).unwrap();
    assert_eq!(acts(&table), ["sit", "sit", "begin"]);
}

#[test]
fn whoever_plays_on_one_machine_needs_one_call() {
    for bots in [&[][..], &[1], &[0, 1]] {
        let mut table = gathered(qin(2), 1, bots);
        table.begin_here(2_000).unwrap();
        assert_eq!(table.progress(), Progress::Playing);
        let again = Table::replay(table.opening().clone(), Secret::new([1; 32]), table.log().to_vec()).unwrap();
        assert_eq!(again.look(Viewer::Public), table.look(Viewer::Public));
    }
    let mut old = seated(open_old(qin(2), 1), &[]);
    old.begin_here(2_000).unwrap();
    assert_eq!(acts(&old), ["sit", "sit", "begin"]);
}

/// Under the first protocol whoever sat down last and knew the secret could try contributions until the deal
/// was a good one. That is why there is a second.
#[test]
fn an_operator_could_choose_the_deal_under_the_first_protocol() {
    let deal = |n: u32| {
        let mut table = open_old(qin(2), 1);
        let sit = |index, contribution| Command::Sit { seat: seat(index), sitter: person(index), contribution };
        give(&mut table, &who(0), sit(0, added(0)), 1_000).unwrap();
        give(&mut table, &who(1), sit(1, bytes_of(n)), 1_000).unwrap();
        give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
        table
    };
    let found = (0..20_000).find(|&n| red_doubles(&deal(n), 1) == 3);
    assert!(found.is_some(), "three red doubles in hand");
}

#[test]
fn an_operator_who_commits_last_knows_nothing_to_choose_by() {
    // Nothing that the operator has, the whole log and the secret, depends on what the other has committed to but
    // through a hash: whatever the operator commits to, the deal is decided by bytes that nobody has sent yet.
    let mut table = round(1);
    commit(&mut table, 0, &added(0), 2_000).unwrap();
    let known = serde_json::to_string(table.log()).unwrap();
    assert!(!known.contains(&"64".repeat(32)), "the other contribution is in the log: {known}");
    assert_eq!(refused(&table, &who(0), open_of(0, &added(0)), 2_000), "too_early");

    // With the operator's bytes fixed, each seat gets its good tiles as often as by chance.
    let hand = |n: u32| {
        let mut table = gathered(qin(2), 1, &[]);
        deal_with(&mut table, |index| if index == 0 { bytes_of(n) } else { added(1) }, 2_000);
        red_doubles(&table, 1)
    };
    // Of 72 tiles twelve are red doubles: half a tile of three.
    let sum: usize = (0..2_000).map(hand).sum();
    assert!((850..1_150).contains(&sum), "{sum} red doubles in 2000 hands");
}

#[test]
fn an_operator_who_opens_last_can_open_only_one_thing() {
    let mut table = committed(1);
    open_up(&mut table, 0, &added(0), 3_000).unwrap();
    // Now the operator, on seat 1, knows what every other contribution would bring.
    for n in 0..2_000 {
        assert!(table.propose(&who(1), table.version(), open_of(1, &bytes_of(n)), 3_000).is_err());
    }
    assert_eq!(refused(&table, &who(1), open_of(1, &bytes_of(0)), 3_000), "bad_opening");
    let commitment = commitment(&table, 1, &bytes_of(0));
    assert_eq!(refused(&table, &who(1), Command::Commit { seat: seat(1), commitment }, 3_000), "already_sent");
    assert_eq!(refused(&table, &who(1), Command::Rise { seat: seat(1) }, 3_000), "dealing");
    assert_eq!(refused(&table, &Who::Server, Command::Rise { seat: seat(1) }, 3_000), "dealing");
    open_up(&mut table, 1, &added(1), 3_000).unwrap();
    assert_eq!(refused(&table, &who(1), open_of(1, &added(1)), 3_000), "already_sent");
}

#[test]
fn whoever_commits_first_is_bound_too() {
    let mut table = round(1);
    commit(&mut table, 0, &added(0), 2_000).unwrap();
    let other = commitment(&table, 0, &bytes_of(1));
    assert_eq!(refused(&table, &who(0), Command::Commit { seat: seat(0), commitment: other }, 2_000), "already_sent");
    assert_eq!(refused(&table, &who(0), Command::Commit { seat: seat(1), commitment: other }, 2_000), "not_your_seat");
    commit(&mut table, 1, &added(1), 2_000).unwrap();
    assert_eq!(refused(&table, &who(0), open_of(0, &bytes_of(1)), 2_000), "bad_opening");
    assert_eq!(refused(&table, &who(0), open_of(1, &added(1)), 2_000), "not_your_seat");
    assert_eq!(refused(&table, &Who::Server, open_of(0, &added(0)), 2_000), "not_your_seat");
}

#[test]
fn a_commitment_that_was_copied_cannot_be_opened() {
    let mut table = round(1);
    let copied = commitment(&table, 0, &added(0));
    give(&mut table, &who(0), Command::Commit { seat: seat(0), commitment: copied }, 2_000).unwrap();
    give(&mut table, &who(1), Command::Commit { seat: seat(1), commitment: copied }, 2_000).unwrap();
    open_up(&mut table, 0, &added(0), 2_000).unwrap();
    assert_eq!(refused(&table, &who(1), open_of(1, &added(0)), 2_000), "bad_opening");
}

#[test]
fn a_contribution_has_thirty_two_bytes() {
    let mut table = round(1);
    for (index, bytes) in [&[1; 16][..], &[1; 64]].into_iter().enumerate() {
        commit(&mut table, index, &Contribution::new(bytes).unwrap(), 2_000).unwrap();
    }
    for (index, bytes) in [&[1; 16][..], &[1; 64]].into_iter().enumerate() {
        let command = open_of(index, &Contribution::new(bytes).unwrap());
        assert_eq!(refused(&table, &who(index), command, 2_000), "bad_opening");
    }
    assert_eq!(refused(&table, &who(0), open_of(0, &Contribution::NONE), 2_000), "bad_opening");
}

#[test]
fn whoever_does_not_open_is_named_loses_the_seat_and_does_not_come_back() {
    let mut table = committed(1);
    open_up(&mut table, 0, &added(0), 4_000).unwrap();
    let deadline = 3_000 + LIMIT;
    assert_eq!(refused(&table, &Who::Server, Command::TimeOut, deadline - 1), "time_left");
    assert_eq!(refused(&table, &who(0), Command::TimeOut, deadline), "not_yours");
    assert_eq!(refused(&table, &who(1), open_of(1, &added(1)), deadline), "out_of_time");
    give(&mut table, &Who::Server, Command::TimeOut, deadline).unwrap();
    let last = &table.log().last().unwrap().act;
    assert_eq!(*last, Act::CallOff { seats: vec![1], missing: Missing::Opening });
    assert_eq!((table.progress(), table.chair(seat(1))), (Progress::Gathering, Some(&Chair::Empty)));
    assert_eq!(refused(&table, &who(1), sit(1), deadline), "barred");
    assert_eq!(table.barred().collect::<Vec<_>>(), [id(1)]);

    // Somebody else sits down. What was opened before is not used again, and cannot be.
    let sitter = person(4);
    let command = Command::Sit { seat: seat(1), sitter, contribution: Contribution::NONE };
    give(&mut table, &who(4), command, deadline).unwrap();
    give(&mut table, &who(0), Command::Begin, deadline).unwrap();
    assert_eq!(table.look(Viewer::Public).dealing.unwrap().round, 2);
    assert_eq!(table.look(Viewer::Public).dealing.unwrap().commitments, [None, None]);
    let of_round_1 = added(0).commitment(&table.opening().commitment, 1, seat(0));
    give(&mut table, &who(0), Command::Commit { seat: seat(0), commitment: of_round_1 }, deadline).unwrap();
    let command = Command::Commit { seat: seat(1), commitment: commitment(&table, 1, &bytes(9)) };
    give(&mut table, &who(4), command, deadline).unwrap();
    assert_eq!(refused(&table, &who(0), open_of(0, &added(0)), deadline), "bad_opening");
}

#[test]
fn whoever_does_not_commit_loses_the_seat_and_may_take_it_again() {
    let mut table = round(1);
    commit(&mut table, 1, &added(1), 3_000).unwrap();
    let deadline = 2_000 + LIMIT;
    let late = Command::Commit { seat: seat(0), commitment: commitment(&table, 0, &added(0)) };
    assert_eq!(refused(&table, &who(0), late, deadline), "out_of_time");
    give(&mut table, &Who::Server, Command::TimeOut, deadline).unwrap();
    let last = &table.log().last().unwrap().act;
    assert_eq!(*last, Act::CallOff { seats: vec![0], missing: Missing::Commitment });
    // Nothing was open, so nothing was known.
    give(&mut table, &who(0), sit(0), deadline).unwrap();
    deal(&mut table, deadline);
    assert_eq!(table.progress(), Progress::Playing);
}

#[test]
fn nobody_is_late_because_the_server_was_away() {
    let mut table = round(1);
    commit(&mut table, 0, &added(0), 3_000).unwrap();
    let late = 2_000 + LIMIT + 500_000;
    let give_back = |milliseconds| Command::GiveBack { milliseconds };
    assert_eq!(table.clock_since(), Some(2_000));
    assert_eq!(refused(&table, &who(0), give_back(1_000), late), "not_yours");
    assert_eq!(refused(&table, &Who::Server, give_back(LIMIT + 500_001), late), "nothing_to_give_back");
    give(&mut table, &Who::Server, give_back(600_000), late).unwrap();
    // All but 20 seconds of it were lost, so 100 of 120 are left.
    assert_eq!((table.clock_since(), table.deadline()), (Some(late), Some(late + 100_000)));
    commit(&mut table, 1, &added(1), late + 99_999).unwrap();
    assert_eq!(table.deadline(), Some(late + 99_999 + LIMIT));
    (0..2).for_each(|index| open_up(&mut table, index, &added(index), late + 100_000).unwrap());
    assert_eq!(table.clock_since(), None);
    give(&mut table, &Who::Server, Command::Begin, late + 100_000).unwrap();
    let again = Table::replay(table.opening().clone(), Secret::new([1; 32]), table.log().to_vec()).unwrap();
    assert_eq!(again.look(Viewer::Public), table.look(Viewer::Public));
}

#[test]
fn all_who_are_late_are_named() {
    let mut table = gathered(qin(4), 1, &[2]);
    give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
    commit(&mut table, 1, &added(1), 3_000).unwrap();
    give(&mut table, &Who::Server, Command::TimeOut, 2_000 + LIMIT).unwrap();
    let last = &table.log().last().unwrap().act;
    assert_eq!(*last, Act::CallOff { seats: vec![0, 3], missing: Missing::Commitment });
    assert!(table.chair(seat(2)).unwrap().bot().is_some());
}

#[test]
fn by_days_there_are_as_many_days_for_each_half() {
    let mut table = gathered(Options { timing: Timing::Days(3), ..qin(2) }, 1, &[]);
    give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
    let days = 3 * 24 * 60 * 60 * 1_000;
    assert_eq!(table.deadline(), Some(2_000 + days));
    commit(&mut table, 0, &added(0), 9_000).unwrap();
    commit(&mut table, 1, &added(1), days).unwrap();
    assert_eq!(table.deadline(), Some(2 * days), "whoever commits last leaves the others all their time");
}

#[test]
fn somebody_who_stands_up_before_all_have_committed_ends_the_round() {
    let mut table = round(1);
    commit(&mut table, 0, &added(0), 3_000).unwrap();
    give(&mut table, &who(0), Command::Rise { seat: seat(0) }, 3_000).unwrap();
    assert_eq!((table.progress(), table.deadline()), (Progress::Gathering, None));
    assert_eq!(refused(&table, &who(1), open_of(1, &added(1)), 3_000), "not_begun");
    // The seat is left and taken again: everybody commits afresh, in a round of its own.
    give(&mut table, &who(0), sit(0), 3_000).unwrap();
    give(&mut table, &who(1), Command::Begin, 3_000).unwrap();
    let look = table.look(Viewer::Public).dealing.unwrap();
    assert_eq!((look.round, look.commitments), (2, vec![None, None]));
}

#[test]
fn a_host_cannot_end_a_round_that_may_go_wrong_for_them() {
    let mut table = committed(1);
    open_up(&mut table, 1, &added(1), 3_000).unwrap();
    for command in [Command::Begin, Command::Rise { seat: seat(0) }, Command::Rise { seat: seat(1) }, sit(0)] {
        assert_eq!(refused(&table, &Who::Server, command, 3_000), "dealing");
    }
    assert_eq!(refused(&table, &Who::Server, Command::TimeOut, 3_000), "time_left");
    assert_eq!(refused(&table, &who(0), Command::Leave { seat: seat(0) }, 3_000), "dealing");
    assert_eq!(refused(&table, &who(0), Command::Resign { seat: seat(0) }, 3_000), "dealing");
    // Time only names those who have not opened, the host among them.
    give(&mut table, &Who::Server, Command::TimeOut, 3_000 + LIMIT).unwrap();
    assert_eq!(refused(&table, &who(0), sit(0), 3_000 + LIMIT), "barred");
    assert!(table.chair(seat(1)).unwrap().is_person());
}

#[test]
fn two_who_begin_start_one_round() {
    let mut table = gathered(qin(2), 1, &[]);
    let one = table.propose(&who(0), table.version(), Command::Begin, 2_000).unwrap();
    let other = table.propose(&who(1), table.version(), Command::Begin, 2_000).unwrap();
    table.commit(one);
    assert!(matches!(table.apply(other.into_entry()), Err(BadLog::Version { .. })));
    assert_eq!(refused(&table, &who(1), Command::Begin, 2_000), "dealing");
}

#[test]
fn outside_a_round_nobody_commits_or_opens() {
    let commit = |table: &Table, index| {
        let commitment = added(index).commitment(&table.opening().commitment, 1, seat(index));
        Command::Commit { seat: seat(index), commitment }
    };
    let table = gathered(qin(2), 1, &[]);
    assert_eq!(refused(&table, &who(0), commit(&table, 0), 2_000), "not_begun");
    assert_eq!(refused(&table, &who(0), open_of(0, &added(0)), 2_000), "not_begun");
    let table = begun(qin(2), 1, &[]);
    assert_eq!(refused(&table, &who(0), commit(&table, 0), 2_000), "begun");
    assert_eq!(refused(&table, &who(0), open_of(0, &added(0)), 2_000), "begun");
    let mut table = gathered(qin(2), 1, &[1]);
    give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
    assert_eq!(refused(&table, &Who::Server, commit(&table, 1), 2_000), "not_a_person");
}

#[test]
fn a_later_game_of_a_series_is_dealt_from_the_same_contributions() {
    let table = played(Options { games: 3, ..qin(2) }, 5, 5);
    let names = acts(&table);
    let count = |name: &str| names.iter().filter(|act| *act == name).count();
    assert_eq!((count("open"), count("round"), count("next")), (2, 1, 2));
    table.record().unwrap().verify().unwrap();
}

#[test]
fn the_opening_is_shown_to_nobody_before_the_end() {
    let mut table = committed(1);
    open_up(&mut table, 0, &added(0), 3_000).unwrap();
    for viewer in Viewer::all(2) {
        let shown = serde_json::to_value(table.since(viewer, table.version() - 1)).unwrap();
        assert_eq!(shown[0], serde_json::json!({ "version": 6, "at": 3_000, "act": "open", "seat": 0 }));
    }
}

#[test]
fn a_table_of_the_first_protocol_goes_on_under_it() {
    let mut table = open_old(qin(2), 1);
    assert_eq!(refused(&table, &who(0), sit(0), 1_000), "contribution");
    let contribution = Contribution::new(&[1; 16]).unwrap();
    for index in 0..2 {
        let command = Command::Sit { seat: seat(index), sitter: person(index), contribution: contribution.clone() };
        give(&mut table, &who(index), command, 1_000).unwrap();
    }
    give(&mut table, &who(0), Command::Begin, 1_000).unwrap();
    assert_eq!(acts(&table), ["sit", "sit", "begin"]);
    let commitment = contribution.commitment(&table.opening().commitment, 1, seat(0));
    assert_eq!(refused(&table, &who(0), Command::Commit { seat: seat(0), commitment }, 1_000), "begun");
    let seats: Vec<_> = table.awaited().iter().map(Seat::index).collect();
    assert_eq!((table.deadline(), seats), (None, vec![]));
}
