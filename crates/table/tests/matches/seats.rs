//! Seats change hands: bots take over, people come back, people give up.

use game::{Rng, Viewer};
use table::{Chair, Command, Ended, Occupant, Who};

use crate::common::*;

#[test]
fn a_bot_plays_on_for_somebody_who_leaves_and_the_seat_can_be_claimed_back() {
    let mut table = begun(kaiser(3), 1, &[]);
    let leaver = table.decides().unwrap();
    let index = leaver.index();
    give(&mut table, &who(index), Command::Leave { seat: leaver }, 3_000).unwrap();
    assert_eq!(table.bot_to_move(), Some((leaver, "level:3")));
    assert!(matches!(table.chair(leaver), Some(Chair::StandIn { .. })));
    let shown = &table.look(Viewer::Public).seats[index].occupant;
    assert_eq!(*shown, Occupant::StandIn { opponent: "level:3".to_owned(), name: format!("Player {index}") });

    let command = random_move(&table, &mut Rng::new(1));
    assert_eq!(refused(&table, &who(index), command.clone(), 3_000), "not_a_person");
    give(&mut table, &Who::Server, command, 3_000).unwrap();
    assert_eq!(refused(&table, &who((index + 1) % 3), Command::Claim { seat: leaver }, 3_000), "not_your_seat");
    assert_eq!(refused(&table, &Who::Server, Command::Claim { seat: leaver }, 3_000), "not_your_seat");
    give(&mut table, &who(index), Command::Claim { seat: leaver }, 3_000).unwrap();
    assert!(table.chair(leaver).unwrap().is_person());
    assert_eq!(refused(&table, &who(index), Command::Claim { seat: leaver }, 3_000), "not_away");
}

#[test]
fn the_server_can_say_that_somebody_is_gone() {
    let mut table = begun(qin(2), 1, &[]);
    give(&mut table, &Who::Server, Command::Leave { seat: seat(1) }, 3_000).unwrap();
    assert_eq!(table.chair(seat(1)).unwrap().bot(), Some("level:3"));
    assert_eq!(refused(&table, &Who::Server, Command::Leave { seat: seat(1) }, 3_000), "not_a_person");
}

#[test]
fn of_two_the_other_wins_when_one_gives_up() {
    let mut table = begun(qin(2), 1, &[]);
    give(&mut table, &who(1), Command::Resign { seat: seat(1) }, 3_000).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.ended, &outcome.winners[..], &outcome.forfeited[..]), (Ended::Forfeit, &[0][..], &[1][..]));
    assert_eq!(outcome.games, []);
    assert_eq!(table.decides(), None);
    let record = table.record().unwrap();
    record.verify().unwrap();
    assert!(record.show().unwrap().ends_with("White wins, as Black gave up.\n"), "{}", record.show().unwrap());
}

#[test]
fn of_more_a_bot_plays_on_for_who_gives_up_and_cannot_win() {
    let mut table = begun(qin(3), 1, &[]);
    give(&mut table, &who(1), Command::Resign { seat: seat(1) }, 3_000).unwrap();
    assert_eq!(table.outcome(), None);
    assert_eq!(table.chair(seat(1)).unwrap().bot(), Some("level:3"));
    assert_eq!(refused(&table, &who(1), Command::Claim { seat: seat(1) }, 3_000), "forfeited");
    assert_eq!(refused(&table, &who(1), Command::Resign { seat: seat(1) }, 3_000), "forfeited");
    give(&mut table, &who(0), Command::Resign { seat: seat(0) }, 3_000).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.ended, &outcome.winners[..]), (Ended::Forfeit, &[2][..]));
}

#[test]
fn who_gave_up_does_not_win_even_with_the_best_result() {
    let mut seen = 0;
    for secret in 0..12 {
        let mut table = begun(kaiser(3), secret, &[]);
        give(&mut table, &who(0), Command::Resign { seat: seat(0) }, 3_000).unwrap();
        play(&mut table, &mut Rng::new(u64::from(secret)), usize::MAX, 3_000);
        let outcome = table.outcome().unwrap();
        assert_eq!(outcome.ended, Ended::Played);
        assert!(!outcome.winners.is_empty() && !outcome.winners.contains(&0), "{outcome:?}");
        let points = &outcome.games[0].points;
        seen += u32::from(points[0] > points[1].max(points[2]));
        table.record().unwrap().verify().unwrap();
    }
    assert!(seen > 0, "in none of these games it would have mattered");
}
