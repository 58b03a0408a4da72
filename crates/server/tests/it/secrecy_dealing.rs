//! During a dealing round, nobody receives a contribution or anything derived from one except its commitment.
//!
//! At every moment of a round, two tables that differ only in what clients contribute are asked for everything that
//! each seat and the public can ask for. Without the commitments every byte must be the same.

use game::{Rng, Seat, Viewer};
use qin::BoardChoice;
use table::{Act, Choice, Command, Contribution, Options, Player, Sitter, Table, Who};

use crate::secrecy_swapped::{Heard, Moment, OF_A_LOOK, ask, bytes, only, read, stored};
use crate::site::Site;
use crate::world::{NOW, World};

const AT: u64 = NOW.0 as u64;

/// The only fields shown of a round and its entries.
const OF_A_ROUND: [&str; 5] = ["commitments", "deadline", "missing", "round", "waits_for"];
const OF_AN_ENTRY: [&str; 8] = ["act", "at", "commitment", "missing", "number", "seat", "seats", "sitter"];

/// Everything that happens in two rounds, of which the first is called off, up to the deal; but for that.
fn round(accounts: &[String], added: &[Contribution]) -> (Table, [u8; 32]) {
    let secret = [9; 32];
    let options = Options::new(Choice::Qin(qin::Options { board: BoardChoice::Named("bird".to_owned()), players: 3 }));
    let mut table = Table::new(options, table::Secret::new(secret), AT).unwrap();
    let give = |table: &mut Table, who: &Who, command, at| {
        let proposal = table.propose(who, table.version(), command, at).unwrap();
        table.commit(proposal);
    };
    let person = |seat: Seat| Who::Player(accounts[seat.index()].clone());
    let sit = |table: &mut Table, seat: Seat, id: &str| {
        let sitter = Sitter::Person(Player { name: "player".to_owned(), id: id.to_owned() });
        let command = Command::Sit { seat, sitter, contribution: Contribution::NONE };
        give(table, &Who::Player(id.to_owned()), command, AT);
    };
    Seat::all(3).for_each(|seat| sit(&mut table, seat, &accounts[seat.index()]));
    for number in 1..=2 {
        give(&mut table, &Who::Server, Command::Begin, AT);
        let added = |seat: Seat| added[3 * (number as usize - 1) + seat.index()].clone();
        let last = Seat::new(2).unwrap();
        let who =
            |seat: Seat| if number == 2 && seat == last { Who::Player(accounts[3].clone()) } else { person(seat) };
        for seat in Seat::all(3) {
            let commitment = added(seat).commitment(&table.opening().commitment, number, seat);
            give(&mut table, &who(seat), Command::Commit { seat, commitment }, AT);
        }
        let opening = if number == 1 { 2 } else { 3 };
        for seat in Seat::all(opening) {
            give(&mut table, &who(seat), Command::Open { seat, contribution: added(seat) }, AT);
        }
        if number == 1 {
            // The last player doesn't open, and somebody else sits down.
            give(&mut table, &Who::Server, Command::TimeOut, AT + 120_000);
            sit(&mut table, last, &accounts[3]);
        }
    }
    (table, secret)
}

/// A table as it was when its log had this many entries.
fn at(whole: &Table, secret: [u8; 32], version: usize, canaries: &[String]) -> Moment {
    let log = whole.log()[..version].to_vec();
    let table = Table::replay(whole.opening().clone(), table::Secret::new(secret), log).unwrap();
    Moment { table, secret, canaries: canaries.to_vec() }
}

/// Returns the received text without commitments.
fn masked(heard: Heard, moment: &Moment) -> [String; 4] {
    let commitments = moment.table.log().iter().filter_map(|entry| match &entry.act {
        Act::Commit { commitment, .. } => Some(commitment.to_string()),
        _ => None,
    });
    let mut texts = [heard.page, heard.entries, heard.first, heard.again];
    for (n, commitment) in commitments.enumerate() {
        for text in &mut texts {
            *text = text.replace(&commitment, &format!("commitment {n}"));
        }
    }
    texts
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_receives_a_contribution_during_a_dealing_round() {
    let world = World::sqlite().await;
    let mut accounts = Vec::new();
    for name in ["Anna", "Bert", "Cleo", "Dora"] {
        accounts.push(world.account(name).await);
    }
    let ids: Vec<String> = accounts.iter().map(ToString::to_string).collect();
    let site = Site::over(world.store.clone()).await;
    let mut rng = Rng::new(1);
    let added: [Vec<Contribution>; 2] =
        std::array::from_fn(|_| (0..6).map(|_| Contribution::new(&bytes::<32>(&mut rng)).unwrap()).collect());
    let canaries: Vec<String> = added.iter().flatten().cloned().map(String::from).chain(ids.clone()).collect();
    let [one, other] = added.each_ref().map(|added| round(&ids, added));
    let mut looked = 0;
    // Once all have opened, the server deals.
    for version in 3..one.0.log().len() {
        let (here, there) = (at(&one.0, one.1, version, &canaries), at(&other.0, other.1, version, &canaries));
        let (first, second) = (stored(&site, &here, &accounts[0]).await, stored(&site, &there, &accounts[0]).await);
        for viewer in Viewer::all(3) {
            let account = Seat::all(3).find(|&seat| viewer.is(seat)).map(|seat| &accounts[seat.index()]);
            let heard = ask(&site, &first, account, version as u32 / 2).await;
            for text in [&heard.page, &heard.entries, &heard.first, &heard.again] {
                let found = here.canaries.iter().find(|canary| text.contains(*canary));
                assert_eq!(found, None, "{viewer:?} is sent what nobody is told after {version} entries");
            }
            let look = read(&heard.page)["look"].take();
            only(&look, &OF_A_LOOK);
            assert!(look["revealed"].is_null() && look["view"].is_null());
            if look["progress"] == "dealing" {
                only(&look["dealing"], &OF_A_ROUND);
                looked += 1;
            }
            for entry in read(&heard.entries).as_array().unwrap() {
                let mut entry = entry.clone();
                entry.as_object_mut().unwrap().remove("version");
                only(&entry, &OF_AN_ENTRY);
            }
            let elsewhere = ask(&site, &second, account, version as u32 / 2).await;
            let mask = |text: String, id: &server::id::TableId| text.replace(&id.to_string(), "table");
            let heard = masked(heard, &here).map(|text| mask(text, &first));
            let elsewhere = masked(elsewhere, &there).map(|text| mask(text, &second));
            assert_eq!(heard, elsewhere, "{viewer:?} after {version} entries");
        }
    }
    assert!(looked > 40, "{looked} moments of rounds");
}
