//! Q11: any number of games; the lowest sum of pagodas left wins.

use game::{Rng, Seat, Viewer};
use table::{Command, Ended, First, Options, Progress};

use crate::common::*;

#[test]
fn the_first_seat_moves_on_and_the_lowest_sum_wins() {
    for secret in 0..4 {
        let options = Options { games: 3, first: First::Seat(1), ..qin(3) };
        let table = played(options, secret, u64::from(secret));
        let outcome = table.outcome().unwrap();
        assert_eq!(outcome.ended, Ended::Played);
        let firsts: Vec<_> = outcome.games.iter().map(|game| game.first).collect();
        assert_eq!(firsts, [1, 2, 0]);
        let sums: Vec<u32> = (0..3).map(|seat| outcome.games.iter().map(|game| game.points[seat]).sum()).collect();
        let lowest = *sums.iter().min().unwrap();
        let winners: Vec<_> = (0..3u8).filter(|&seat| sums[usize::from(seat)] == lowest).collect();
        assert_eq!(outcome.winners, winners);
        assert_eq!(table.record().unwrap().verify().unwrap().games, 3);
    }
}

#[test]
fn every_game_of_a_series_is_dealt_anew() {
    let table = played(Options { games: 2, first: First::Seat(0), ..qin(2) }, 5, 5);
    let deals: Vec<_> = table.log().iter().filter(|entry| entry.chance.len() == 6).map(|entry| &entry.chance).collect();
    assert_eq!(deals.len(), 2);
    assert_ne!(deals[0], deals[1]);
}

#[test]
fn between_games_nobody_moves_and_somebody_deals_the_next() {
    let mut table = begun(Options { games: 2, ..qin(2) }, 1, &[]);
    play(&mut table, &mut Rng::new(1), usize::MAX, 3_000);
    let look = table.look(Viewer::Public);
    assert_eq!((look.progress, look.game, look.results.len()), (Progress::BetweenGames, 1, 1));
    assert_eq!(look.revealed, None, "the same secret deals the next game");
    let text = "pass".to_owned();
    assert_eq!(refused(&table, &who(0), Command::Move { seat: seat(0), text }, 3_000), "between_games");
    assert_eq!(refused(&table, &who(0), Command::Undo { seat: seat(0) }, 3_000), "between_games");
    assert_eq!(refused(&table, &who(7), Command::Next, 3_000), "not_yours");
    give(&mut table, &who(1), Command::Next, 3_000).unwrap();
    assert_eq!(table.look(Viewer::Public).game, 2);
}

#[test]
fn whoever_begins_at_random_is_thrown_for() {
    let mut seen = [false; 4];
    for secret in 0..60 {
        seen[begun(qin(4), secret, &[]).decides().map_or(0, Seat::index)] = true;
    }
    assert_eq!(seen, [true; 4]);
}
