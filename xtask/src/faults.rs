//! `cargo faults`: the long form of the tests that break a server while people play on it.

use std::process::ExitCode;

use crate::{cargo, done, outcome, setup};

const USAGE: &str = "\
Breaks servers in every way while people play on them, and checks that nothing is lost and nobody loses by it.

cargo faults [options]
  --minutes N        how long faults go on, on each database (60; 0: each fault once)
  --kills N          how often a server is killed, on each database (1000)
  --database NAME    sqlite, postgres or both, at the same time (both)
  --seed N           repeats the choices of a run, which it prints";

/// What is to be done, as variables of the test.
struct Chosen {
    minutes: u64,
    kills: u64,
    seed: Option<u64>,
    database: String,
}

/// Runs it; the results are printed as Markdown.
pub(crate) fn faults(arguments: &[String]) -> ExitCode {
    if arguments.iter().any(|argument| argument == "--help") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match choose(arguments) {
        Ok(chosen) => outcome(run(&chosen)),
        Err(wrong) => {
            eprintln!("{wrong}\n\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn choose(arguments: &[String]) -> Result<Chosen, String> {
    let mut chosen = Chosen { minutes: 60, kills: 1_000, seed: None, database: "both".to_owned() };
    let mut arguments = arguments.iter();
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{name} needs a number, and {value} is none"));
        match name.as_str() {
            "--minutes" => chosen.minutes = number()?,
            "--kills" => chosen.kills = number()?,
            "--seed" => chosen.seed = Some(number()?),
            "--database" if ["sqlite", "postgres", "both"].contains(&value.as_str()) => {
                chosen.database.clone_from(value);
            }
            "--database" => return Err(format!("{value} is none of sqlite, postgres and both")),
            _ => return Err(format!("there is no option {name}")),
        }
    }
    Ok(chosen)
}

fn run(chosen: &Chosen) -> Result<(), String> {
    if chosen.database != "sqlite" {
        setup::postgres()?;
    }
    setup::faketime()?;
    let mut command = cargo();
    command.args(["test", "--workspace", "--test", "durability", "--", "--nocapture", "nothing_acknowledged_is_lost"]);
    if chosen.database != "both" {
        command.args(["--skip", if chosen.database == "sqlite" { "postgres" } else { "sqlite" }]);
    }
    command.env("MANDATE_TEST_MINUTES", chosen.minutes.to_string());
    command.env("MANDATE_TEST_KILLS", chosen.kills.to_string());
    if let Some(seed) = chosen.seed {
        command.env("MANDATE_TEST_SEED", seed.to_string());
    }
    done(&mut command)
}
