//! Injects every known kind of fault into `mandate serve` while people play: nothing acknowledged is lost, nobody loses
//! time, and the server recovers by itself.
//!
//! This is the short version. `cargo faults` runs the long one with the variables that [`plan`] reads.

mod faults;
mod load;
mod logs;
mod plan;
mod report;
mod site;

use std::time::{Duration, Instant};

use game::Rng;

use self::load::Load;
use self::logs::Ledger;
use self::plan::{Fault, Plan, Schedule};
use self::report::Report;
use self::site::{Kind, Site};

/// Injects faults while people play, lets them finish, and checks the database.
fn check(kind: Kind) {
    let plan = Plan::read();
    println!("{kind}: {plan}");
    let mut rng = Rng::new(plan.seed);
    let mut schedule = Schedule::new(&plan, kind.faults(), rng.fork(0));
    let mut site = Site::start(kind);
    let mut load = Load::start(&site, plan.seed);
    let mut ledger = Ledger::new(site.target());
    let mut report = Report::new(kind, &site);
    let started = Instant::now();
    load.must_go_on("at the start");
    while let Some(fault) = schedule.next(started.elapsed()) {
        std::thread::sleep(Duration::from_millis(u64::from(50 + rng.below(600))));
        report.begin(fault);
        let seen = site.suffer(fault, &mut rng, plan.is_long());
        site.must_run();
        // Moves are not waited for after each of many kills: they come anyway, or there is no end.
        if fault != Fault::Kill {
            load.must_go_on(fault.name());
        }
        report.note(fault, seen);
        ledger.add(&mut load);
        report.progress(&plan, started.elapsed(), load.acknowledged(), &ledger);
    }
    load.stop();
    ledger.add(&mut load);
    site.must_run();
    site.stop();
    ledger.look_again();
    site.doctor();
    println!("{}", report.table(&ledger, started.elapsed()));
    assert!(ledger.checked.acknowledged as u64 > 10 * plan.kills, "there was no load");
    assert!(ledger.checked.connections as u64 > plan.kills, "nobody had to come back");
}

#[test]
fn nothing_acknowledged_is_lost_on_sqlite() {
    check(Kind::Sqlite);
}

#[test]
fn nothing_acknowledged_is_lost_on_postgres() {
    check(Kind::Postgres);
}
