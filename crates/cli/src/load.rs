//! `mandate load`: measures a real server with many tables and players over real connections.

mod bots;
mod child;
mod error;
mod figures;
mod files;
mod idle;
mod pair;
mod phases;
mod request;
mod seating;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ::server::config::{Config, Settings};
use ::server::secret::Hidden;
use ::server::store::{Store, bare_inserts};

use self::bots::Counted;
use self::child::{Child, Folder};
pub(crate) use self::error::LoadError;
use self::figures::{Beside, Figures, Idle, Load};
use self::pair::Pair;
use crate::error::CliError;

/// How long the bare database is measured, before and after.
const BARE: Duration = Duration::from_secs(3);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Tables with two players each
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    tables: u32,
    /// Moves per second for the latency measurement
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: u32,
    /// Seconds per measurement
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Also measure with this many tables where bots think all the time, each with a spectator
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    bots: u32,
    /// An empty PostgreSQL database, as postgres://user:password@host/database [default: a temporary SQLite file]
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    database_url: Option<Hidden>,
    /// Where to create the temporary data directory [default: the system's temporary directory]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// A running server without limits by address and session; its database and memory aren't measured
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["database_url", "folder", "idle"])]
    address: Option<SocketAddr>,
    /// Instead, start a server with this many stored tables that nobody uses
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "10000")]
    idle: Option<u32>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Measures and prints the results.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(CliError::Output)?;
    let figures = runtime.block_on(measure(args)).map_err(CliError::Load)?;
    if args.json {
        anstream::println!("{}", serde_json::to_string_pretty(&figures).unwrap_or_default());
    } else {
        anstream::print!("{figures}");
    }
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &Args) -> Result<Figures, LoadError> {
    if let Some(address) = args.address {
        files::allow(2 * u64::from(args.tables) + u64::from(args.bots))?;
        return Ok(Figures::Load(Box::new(load(args, address, None).await?)));
    }
    let folder = Folder::new(args.folder.as_deref())?;
    let settings = Settings {
        config: Some(folder.settings()?),
        data: Some(folder.path().to_owned()),
        database_url: args.database_url.clone(),
        ..Settings::default()
    };
    let config = Config::load(settings).map_err(|fault| LoadError::Server(fault.into()))?;
    let store = Store::open(&config.database).await?;
    if !store.is_unused().await? {
        return Err(LoadError::NotEmpty);
    }
    if let Some(tables) = args.idle {
        say(format_args!("storing {tables} tables"));
        let entries = idle::fill(&store, tables).await?;
        store.close().await;
        say(format_args!("starting a server with {entries} entries"));
        let child = Child::start(&folder, args.database_url.as_ref()).await?;
        let started = child.started();
        // Startup work of the server is done by then.
        tokio::time::sleep(Duration::from_secs(5)).await;
        let memory = child.memory();
        child.stop().await?;
        return Ok(Figures::Idle(Idle { tables, entries, started_ms: figures::milliseconds(started), memory }));
    }
    store.close().await;
    files::allow(2 * u64::from(args.tables) + u64::from(args.bots))?;
    say(format_args!("measuring the bare database"));
    let before = bare_inserts(&config.database, BARE).await?;
    let child = Child::start(&folder, args.database_url.as_ref()).await?;
    let mut load = load(args, child.address(), Some(&child)).await?;
    child.stop().await?;
    say(format_args!("measuring the bare database again"));
    let after = bare_inserts(&config.database, BARE).await?;
    load.bare = Some([before, after]);
    Ok(Figures::Load(Box::new(load)))
}

/// Seats players at all tables and lets them play as fast as possible, then at a fixed rate.
async fn load(args: &Args, address: SocketAddr, child: Option<&Child>) -> Result<Load, LoadError> {
    let memory = || child.and_then(Child::memory);
    let empty = memory();
    let pairs = seating::seat(address, args.tables).await?;
    let seated = memory();
    let time = Duration::from_secs(args.seconds);
    say(format_args!("playing as fast as possible for {} seconds", args.seconds));
    let (pairs, fast) = phases::as_fast_as_it_goes(pairs, time).await?;
    let cpu = child.and_then(Child::cpu);
    say(format_args!("playing {} moves per second for {} seconds", args.rate, args.seconds));
    let (pairs, steady) = phases::at_a_rate(pairs, args.rate, time).await?;
    let steady_cpu = child.and_then(Child::cpu).zip(cpu).map(|(after, before)| after - before);
    let played = memory();
    let (pairs, beside) = if args.bots > 0 {
        let (pairs, beside) = beside_bots(args, address, pairs).await?;
        (pairs, Some(beside))
    } else {
        (pairs, None)
    };
    let over = pairs.iter().filter(|pair| pair.is_over()).count();
    Ok(Load { tables: args.tables, fast, steady, steady_cpu, bare: None, empty, seated, played, beside, over })
}

/// Measures the same rate while bots think at other tables.
async fn beside_bots(args: &Args, address: SocketAddr, pairs: Vec<Pair>) -> Result<(Vec<Pair>, Beside), LoadError> {
    let _spectators = bots::seat(address, args.bots).await?;
    say(format_args!("playing {} moves per second next to {} tables of bots", args.rate, args.bots));
    let (before, start) = (Counted::now(address).await?, Instant::now());
    let (pairs, steady) = phases::at_a_rate(pairs, args.rate, Duration::from_secs(args.seconds)).await?;
    let thinking = Counted::now(address).await?.since(&before, start.elapsed().as_secs_f64());
    Ok((pairs, Beside { tables: args.bots, steady, thinking }))
}

/// Prints the progress to standard error.
fn say(what: std::fmt::Arguments<'_>) {
    anstream::eprintln!("load: {what}");
}
