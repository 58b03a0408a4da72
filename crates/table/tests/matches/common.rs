//! Tables for tests, and people who play at them.

use game::{Rng, Seat, Viewer};
use table::{
    Choice, Command, Commitment, Contribution, Entry, Opening, Options, Player, Reject, Secret, Sitter, Table, Who,
};

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub(crate) fn qin(players: u8) -> Options {
    Options::new(Choice::Qin(qin::Options { board: qin::BoardChoice::Named("bird".to_owned()), players }))
}

pub(crate) fn kaiser(players: u8) -> Options {
    let map = if players > 4 { "4-5" } else { "3-4" };
    Options::new(Choice::Kaiser(kaiser::Options { map: map.to_owned(), players, fortifications: true }))
}

/// Every game for every number of players.
pub(crate) fn all() -> Vec<Options> {
    (2..=4).map(qin).chain((3..=5).map(kaiser)).collect()
}

pub(crate) fn person(index: usize) -> Sitter {
    Sitter::Person(Player { name: format!("Player {index}"), id: id(index) })
}

pub(crate) fn id(index: usize) -> String {
    format!("secret-id-{index}")
}

pub(crate) fn who(index: usize) -> Who {
    Who::Player(id(index))
}

pub(crate) fn bytes(seed: u8) -> Contribution {
    Contribution::new(&[seed; 32]).unwrap()
}

/// What the client of a seat contributes, unless a test says otherwise.
pub(crate) fn added(index: usize) -> Contribution {
    bytes(100 + index as u8)
}

pub(crate) fn open(options: Options, secret: u8) -> Table {
    Table::new(options, Secret::new([secret; 32]), 1_000).unwrap()
}

/// A table that was opened under the first protocol, when the first rules held.
pub(crate) fn open_old(options: Options, secret: u8) -> Table {
    open_under(1, 1, options, secret)
}

/// A table that was opened under these rules and this protocol.
pub(crate) fn open_under(rules: u32, protocol: u32, options: Options, secret: u8) -> Table {
    let opening = Opening { rules, protocol, ..open(options, secret).opening().clone() };
    Table::replay(opening, Secret::new([secret; 32]), []).unwrap()
}

/// Proposes and commits.
pub(crate) fn give(table: &mut Table, who: &Who, command: Command, at: u64) -> Result<(), Reject> {
    let proposal = table.propose(who, table.version(), command, at)?;
    table.commit(proposal);
    Ok(())
}

/// A table with people on all seats, or bots where it is said so, before the match.
pub(crate) fn gathered(options: Options, secret: u8, bots: &[usize]) -> Table {
    seated(open(options, secret), bots)
}

/// The same at a table that is open.
pub(crate) fn seated(mut table: Table, bots: &[usize]) -> Table {
    for index in 0..table.players() {
        let (sitter, who) = if bots.contains(&index) {
            (Sitter::Bot { opponent: "random".to_owned() }, Who::Server)
        } else {
            (person(index), who(index))
        };
        let old = table.opening().protocol == 1 && who != Who::Server;
        let contribution = if old { Contribution::new(&[100 + index as u8; 16]).unwrap() } else { Contribution::NONE };
        give(&mut table, &who, Command::Sit { seat: seat(index), sitter, contribution }, 1_000).unwrap();
    }
    table
}

/// The same, begun.
pub(crate) fn begun(options: Options, secret: u8, bots: &[usize]) -> Table {
    let mut table = gathered(options, secret, bots);
    deal(&mut table, 2_000);
    table
}

/// What the client of a seat commits to in the round that is on.
pub(crate) fn commitment(table: &Table, index: usize, contribution: &Contribution) -> Commitment {
    let look = table.look(Viewer::Public);
    contribution.commitment(&look.commitment, look.dealing.unwrap().round, seat(index))
}

/// The client of a seat commits.
pub(crate) fn commit(table: &mut Table, index: usize, contribution: &Contribution, at: u64) -> Result<(), Reject> {
    let commitment = commitment(table, index, contribution);
    give(table, &who(index), Command::Commit { seat: seat(index), commitment }, at)
}

/// The client of a seat opens what it has committed to.
pub(crate) fn open_up(table: &mut Table, index: usize, contribution: &Contribution, at: u64) -> Result<(), Reject> {
    give(table, &who(index), Command::Open { seat: seat(index), contribution: contribution.clone() }, at)
}

/// Begins, with a whole dealing round in which every client does what it should.
pub(crate) fn deal(table: &mut Table, at: u64) {
    deal_with(table, added, at);
}

/// The same, with these contributions.
pub(crate) fn deal_with(table: &mut Table, added: impl Fn(usize) -> Contribution, at: u64) {
    give(table, &Who::Server, Command::Begin, at).unwrap();
    let people: Vec<_> = table.awaited().iter().map(Seat::index).collect();
    if people.is_empty() {
        return;
    }
    for &index in &people {
        commit(table, index, &added(index), at).unwrap();
    }
    for &index in &people {
        open_up(table, index, &added(index), at).unwrap();
    }
    give(table, &Who::Server, Command::Begin, at).unwrap();
}

/// The same under the first protocol.
pub(crate) fn begun_old(options: Options, secret: u8, bots: &[usize]) -> Table {
    let mut table = seated(open_old(options, secret), bots);
    give(&mut table, &Who::Server, Command::Begin, 2_000).unwrap();
    table
}

/// Who gives the commands for a seat now.
pub(crate) fn actor(table: &Table, seat: Seat) -> Who {
    if table.chair(seat).unwrap().is_person() { who(seat.index()) } else { Who::Server }
}

/// A random legal move of whoever has to decide.
pub(crate) fn random_move(table: &Table, rng: &mut Rng) -> Command {
    let seat = table.decides().unwrap();
    let legal = table.look(Viewer::Seat(seat)).legal;
    Command::Move { seat, text: legal[rng.below(legal.len() as u32) as usize].clone() }
}

/// Plays at most this many random moves; returns how many were played.
pub(crate) fn play(table: &mut Table, rng: &mut Rng, most: usize, at: u64) -> usize {
    for n in 0..most {
        let Some(seat) = table.decides() else { return n };
        let command = random_move(table, rng);
        give(table, &actor(table, seat), command, at).unwrap();
    }
    most
}

/// A whole random match.
pub(crate) fn played(options: Options, secret: u8, seed: u64) -> Table {
    played_on(begun(options, secret, &[]), seed)
}

/// The rest of a match, at random.
pub(crate) fn played_on(mut table: Table, seed: u64) -> Table {
    let mut rng = Rng::new(seed);
    loop {
        play(&mut table, &mut rng, usize::MAX, 3_000);
        if table.outcome().is_some() {
            return table;
        }
        give(&mut table, &who(0), Command::Next, 4_000).unwrap();
    }
}

/// Every byte that a viewer is sent: the table, and all that has happened.
pub(crate) fn sent(table: &Table, viewer: Viewer) -> String {
    let look = serde_json::to_string(&table.look(viewer)).unwrap();
    look + "\n" + &serde_json::to_string(&table.since(viewer, 0)).unwrap()
}

/// A command that must be refused, leaving everything as it was; the code.
pub(crate) fn refused(table: &Table, who: &Who, command: Command, at: u64) -> &'static str {
    let before: Vec<_> = Viewer::all(table.players()).map(|viewer| sent(table, viewer)).collect();
    let reject = table.propose(who, table.version(), command, at).expect_err("it is refused");
    let after: Vec<_> = Viewer::all(table.players()).map(|viewer| sent(table, viewer)).collect();
    assert_eq!(before, after);
    assert!(!reject.to_string().is_empty());
    reject.code()
}

/// How long each half of a round may take where nobody has days.
pub(crate) const LIMIT: u64 = 120_000;

/// Two people sit at a table of Qin, and its host has begun: a round is on.
pub(crate) fn round(secret: u8) -> Table {
    let mut table = gathered(qin(2), secret, &[]);
    give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
    table
}

/// Somebody sits down at a table of the newest protocol.
pub(crate) fn sit(index: usize) -> Command {
    Command::Sit { seat: seat(index), sitter: person(index), contribution: Contribution::NONE }
}

/// The table that the log leads to, through the text of every entry.
pub(crate) fn replayed(table: &Table, secret: u8) -> Table {
    let log = table.log().iter().map(|entry| {
        let text = serde_json::to_string(entry).unwrap();
        let again: Entry = serde_json::from_str(&text).unwrap();
        assert_eq!(again, *entry, "{text}");
        again
    });
    let opening = serde_json::from_str(&serde_json::to_string(table.opening()).unwrap()).unwrap();
    Table::replay(opening, Secret::new([secret; 32]), log).unwrap_or_else(|bad| panic!("{bad}"))
}
