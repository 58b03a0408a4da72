//! `cargo faults`: the long version of the durability tests, which inject faults while people play.

use std::process::ExitCode;

use crate::{cargo, done, outcome, setup};

const USAGE: &str = "\
Injects faults into servers while people play on them, and checks that no move and no time is lost.

cargo faults [options]
  --minutes N        duration per database; 0 injects each fault once [default: 60]
  --kills N          how often to kill a server per database [default: 1000]
  --database NAME    sqlite, postgres, or both at the same time [default: both]
  --seed N           repeat a run by the seed it printed";

/// The options, passed to the test as environment variables.
struct Chosen {
    minutes: u64,
    kills: u64,
    seed: Option<u64>,
    database: String,
}

/// Runs the tests, which print their results as Markdown.
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
        let number = || value.parse().map_err(|_| format!("{name} needs a number, not {value}"));
        match name.as_str() {
            "--minutes" => chosen.minutes = number()?,
            "--kills" => chosen.kills = number()?,
            "--seed" => chosen.seed = Some(number()?),
            "--database" if ["sqlite", "postgres", "both"].contains(&value.as_str()) => {
                chosen.database.clone_from(value);
            }
            "--database" => return Err(format!("--database must be sqlite, postgres or both, not {value}")),
            _ => return Err(format!("unknown option {name}")),
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
    command.args(["test", "--package", "mandate", "--test", "it", "--", "--nocapture", "nothing_acknowledged_is_lost"]);
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
