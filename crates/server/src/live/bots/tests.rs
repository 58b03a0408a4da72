//! Threads and clocks of bots, with decisions of real games.

use std::sync::mpsc;

use bots::{Budget, Level, Persona};
use game::{Seat, Viewer};
use serde_json::json;
use table::{Command, Secret, Sitter, Table, Who};

use super::Priority::{Background, Played, Watched};
use super::*;

/// A decision of the first player of Qin.
fn seen() -> Box<Seen> {
    let options = serde_json::from_value(json!({ "game": "qin", "board": "bird", "players": 2 })).unwrap();
    let mut table = Table::new(options, Secret::new([7; 32]), 0).unwrap();
    let mut act = |command| {
        let proposal = table.propose(&Who::Server, table.version(), command, 0).unwrap();
        table.commit(proposal);
    };
    for seat in Seat::all(2) {
        let sitter = Sitter::Bot { opponent: "level:1".to_owned() };
        act(Command::Sit { seat, sitter, contribution: String::new().parse().unwrap() });
    }
    act(Command::Begin);
    Box::new(table.seen(Viewer::Seat(table.decides().unwrap())).unwrap())
}

fn job(
    priority: Priority,
    owner: &str,
    opponent: Persona,
    answer: impl FnOnce(Option<String>) + Send + 'static,
) -> Job {
    let opponent = Opponent::Persona(opponent);
    Job { seen: seen(), opponent, priority, owner: owner.to_owned(), answer: Box::new(answer) }
}

fn quick() -> Persona {
    Persona::Level(Level::Novice, None)
}

/// It thinks for as long as it may.
fn long(seconds: u64) -> Persona {
    Persona::Level(Level::Sage, Some(Budget::Time(Duration::from_secs(seconds))))
}

impl State {
    fn ask(&mut self, id: JobId, priority: Priority, owner: &str) {
        let job = job(priority, owner, quick(), |_| ());
        self.queue.push(id, priority, owner.to_owned(), (Instant::now(), job));
        self.balance(1);
    }
}

#[test]
fn bots_of_spectators_make_room_for_bots_of_players() {
    let mut state = State::default();
    state.ask(1, Watched, "many");
    let (_, watched) = state.take(1, Instant::now()).ok().unwrap();
    assert_eq!(watched.rate(), 1);
    state.ask(2, Played, "one");
    assert_eq!(watched.rate(), FASTEST, "it ends as soon as it may");
    let (taken, played) = state.take(1, Instant::now()).ok().unwrap();
    assert_eq!(taken.id, 2);
    for id in 10..100 {
        state.ask(id, Watched, "many");
    }
    assert_eq!(played.rate(), 1, "those who wait without people do not shorten it");
    state.ask(3, Played, "two");
    assert_eq!(played.rate(), 2, "those who wait with people do");
}

#[test]
fn only_as_many_jobs_make_room_as_wait() {
    let mut state = State::default();
    let mut tempos = Vec::new();
    for (id, priority) in (1..).zip([Watched, Background, Watched]) {
        state.ask(id, priority, "many");
        tempos.push(state.take(3, Instant::now()).ok().unwrap().1);
    }
    state.ask(4, Played, "one");
    let mut rates: Vec<_> = tempos.iter().map(|tempo| tempo.rate()).collect();
    assert_eq!(rates.remove(1), FASTEST, "the least urgent one");
    assert_eq!(rates, [1, 1]);
    state.idle = 1;
    state.balance(3);
    assert!(tempos.iter().all(|tempo| tempo.rate() == 1), "there is a thread for it");
}

#[test]
fn in_the_background_bots_use_a_tenth_of_one_core() {
    let mut background = BackgroundTime::default();
    let (start, second) = (Instant::now(), Duration::from_secs(1));
    assert_eq!(background.not_before(start), None);
    background.thought(second, start);
    assert_eq!(background.not_before(start), None, "a second may come at once");
    background.thought(second, start);
    assert_eq!(background.not_before(start), Some(start + 10 * second));
    assert_eq!(background.not_before(start + 10 * second), None);
}

#[test]
fn background_decisions_run_one_at_a_time() {
    let mut state = State::default();
    state.ask(1, Background, "a");
    state.ask(2, Background, "b");
    let now = Instant::now();
    assert_eq!(state.take(2, now).ok().unwrap().0.id, 1);
    assert!(state.take(2, now).is_err());
    state.done(1, Duration::ZERO, now);
    assert_eq!(state.take(2, now).ok().unwrap().0.id, 2);
}

#[test]
fn a_dropped_ticket_frees_its_thread() {
    let bots = Bots::with_threads(1);
    let (answers, answered) = mpsc::channel();
    let tell = |name: &'static str| {
        let answers = answers.clone();
        move |_| answers.send(name).unwrap()
    };
    // Nobody would wait for as long as these think.
    let running = bots.think(job(Watched, "a", long(100_000), tell("running")));
    let waiting = bots.think(job(Watched, "b", long(100_000), tell("waiting")));
    while bots.shared.state().running.is_empty() {
        std::thread::yield_now();
    }
    let _last = bots.think(job(Watched, "c", quick(), tell("last")));
    drop((waiting, running));
    assert_eq!(answered.recv(), Ok("last"));
    assert!(answered.try_recv().is_err());
}

#[test]
fn a_decision_that_becomes_urgent_goes_first() {
    let bots = Bots::with_threads(1);
    let (answers, answered) = mpsc::channel();
    let tell = |name: &'static str| {
        let answers = answers.clone();
        move |_| answers.send(name).unwrap()
    };
    let first = bots.think(job(Watched, "a", long(100_000), tell("first")));
    while bots.shared.state().running.is_empty() {
        std::thread::yield_now();
    }
    let _second = bots.think(job(Watched, "b", quick(), tell("second")));
    let third = bots.think(job(Watched, "c", quick(), tell("third")));
    third.set_priority(Played);
    drop(first);
    assert_eq!((answered.recv(), answered.recv()), (Ok("third"), Ok("second")));
}
