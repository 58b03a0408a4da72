//! Configuration. The command line takes precedence over the environment, the file and the defaults, in that order.
//! Nothing else in the server reads any of these.

mod host_name;
mod public_url;
mod settings;
mod source;

use std::fmt;
use std::io::IsTerminal;
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Deserialize;

pub use host_name::{BadHostName, HostName, Hosts};
pub use public_url::{BadPublicUrl, PublicUrl};
use settings::variable;
pub use settings::{DataSettings, Settings};
pub use source::{Source, source};

use crate::live::BotSeatLimits;
use crate::store::{StoreError, Target};

/// The name of the file in the data directory.
const FILE: &str = "mandate.toml";

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Text on a terminal, JSON elsewhere.
    Auto,
    /// Text for people.
    Text,
    /// One JSON object per line.
    Json,
}

/// Returns the default log filter. On a terminal it leaves out the line for every request.
fn default_log() -> &'static str {
    if std::io::stderr().is_terminal() { "info,server::http::observe=warn" } else { "info" }
}

/// A rate limit: a burst, then a steady rate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Allowance {
    /// The size of a burst.
    pub burst: u32,
    /// The rate per second.
    pub rate: f64,
}

impl Allowance {
    /// Returns an allowance this many times as large, for several who share it.
    #[must_use]
    pub fn times(self, count: u32) -> Self {
        Self { burst: self.burst.saturating_mul(count), rate: self.rate * f64::from(count) }
    }
}

/// Limits on what one address, session or name may do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Requests from one address.
    pub address: Allowance,
    /// Requests of one session.
    pub session: Allowance,
    /// Wrong passwords for one name from one address.
    pub login_name: Allowance,
    /// Wrong passwords from one address.
    pub login_address: Allowance,
    /// Logins to one account; ten times as many from one address.
    pub logins: Allowance,
    /// New guests and accounts from one address.
    pub new_accounts: Allowance,
    /// New tables by one account.
    pub new_tables: Allowance,
    /// New tables from one address.
    pub new_tables_address: Allowance,
    /// Tables of one account that haven't begun.
    pub open_tables: u32,
    /// Unfinished tables at which one account sits.
    pub unfinished_tables: u32,
    /// Attempts to change the name of one account; five times as many from one address.
    pub renames: Allowance,
    /// Exports of one account's data; five times as many from one address.
    pub exports: Allowance,
    /// Chat lines of one account; five times as many from one address.
    pub chat_lines: Allowance,
    /// Commands other than moves from one player at one table.
    pub table_commands: Allowance,
    /// Records imported by one account.
    pub imports: Allowance,
    /// Bot seats at unfinished tables.
    pub bot_seats: BotSeatLimits,
}

/// The configuration of the server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The configuration file, if any.
    pub file: Option<PathBuf>,
    /// The data directory.
    pub data: PathBuf,
    /// The database.
    pub database: Target,
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The public URL.
    pub public_url: Option<PublicUrl>,
    /// The host names to answer if `public_url` isn't set.
    pub hosts: Hosts,
    /// Whether to trust `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// The maximum size of a request body, in bytes.
    pub body_limit: usize,
    /// How long a request may take.
    pub request_timeout: Duration,
    /// How long requests have to finish when the server stops.
    pub shutdown_timeout: Duration,
    /// Limits on what one address, session or name may do.
    pub limits: Limits,
    /// How long an unused table that hasn't begun is kept; `None` means forever.
    pub idle_tables: Option<Duration>,
    /// The maximum number of open connections from one address.
    pub address_connections: usize,
    /// The maximum number of open connections in total, if set.
    pub connections: Option<usize>,
    /// The log filter.
    pub log: String,
    /// Where the log filter comes from.
    pub log_source: Source,
    /// The log format.
    pub log_format: LogFormat,
    /// Whether failed logins and refused requests are logged with the client's address.
    pub log_addresses: bool,
    /// Whether `/metrics` is served.
    pub metrics: bool,
}

/// An error in the configuration.
#[derive(Debug)]
pub enum BadConfig {
    /// The file can't be read.
    Unread {
        /// The file.
        file: PathBuf,
        /// The setting that names it; `None` for the file in the data directory.
        source: Option<Source>,
        /// The system's error.
        fault: std::io::Error,
    },
    /// The file is invalid.
    File {
        /// The file.
        file: PathBuf,
        /// What is wrong, and where.
        fault: String,
    },
    /// The file in the data directory sets the data directory.
    DataInItself {
        /// The file.
        file: PathBuf,
    },
    /// The database address is invalid.
    Database {
        /// Where it comes from.
        source: Source,
        /// What is wrong with it.
        fault: StoreError,
    },
}

impl fmt::Display for BadConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread { file, source: Some(source), fault } => {
                write!(f, "{source} names the configuration file {}, which can't be read: {fault}", file.display())
            }
            Self::Unread { file, source: None, fault } => {
                write!(f, "the configuration file {} can't be read: {fault}", file.display())
            }
            Self::File { file, fault } => {
                write!(f, "invalid configuration file {}: {fault}", file.display())
            }
            Self::DataInItself { file } => write!(
                f,
                "{} is in the data directory, so it can't set data: remove that line, or use --config with a file elsewhere",
                file.display()
            ),
            Self::Database { source, fault } => write!(f, "{source} is invalid: {fault}"),
        }
    }
}

impl std::error::Error for BadConfig {}

impl Config {
    /// Combines settings from the command line and the environment with those in the file.
    pub fn load(given: Settings) -> Result<Self, BadConfig> {
        let (file, written) = match &given.config {
            Some(file) => (Some(file.clone()), read(file, || Some(source("--config")))?),
            None => {
                let file = given.data.clone().unwrap_or_else(default_data).join(FILE);
                if file.exists() {
                    let written = read(&file, || None)?;
                    if written.data.is_some() {
                        return Err(BadConfig::DataInItself { file });
                    }
                    (Some(file), written)
                } else {
                    (None, Settings::default())
                }
            }
        };
        Self::new(file, given, written)
    }

    fn new(file: Option<PathBuf>, given: Settings, written: Settings) -> Result<Self, BadConfig> {
        let source = |name, is_given, in_file: bool| Source::of(name, is_given, file.as_deref().filter(|_| in_file));
        let log_source = source("log", given.log.is_some(), written.log.is_some());
        let database_source = source("database-url", given.database_url.is_some(), written.database_url.is_some());
        let all = given.or(written);
        let data = all.data.unwrap_or_else(default_data);
        let database = Target::new(&data, all.database_url.as_ref())
            .map_err(|fault| BadConfig::Database { source: database_source, fault })?;
        let per = |number: u32, seconds: u32| Allowance { burst: number, rate: f64::from(number) / f64::from(seconds) };
        let attempts = all.login_attempts.unwrap_or(10);
        let (new_tables, table_commands) = (all.new_tables.unwrap_or(60), all.table_commands.unwrap_or(60));
        let idle_tables = all.idle_tables.unwrap_or(7);
        Ok(Self {
            file,
            data,
            database,
            listen: all.listen.unwrap_or_else(|| SocketAddr::from((Ipv4Addr::LOCALHOST, 7700))),
            public_url: all.public_url,
            hosts: Hosts::new(all.allowed_hosts.unwrap_or_default(), host_name::machine().as_deref()),
            trust_proxy: all.trust_proxy.unwrap_or(false),
            body_limit: all.body_limit.unwrap_or(65_536),
            request_timeout: Duration::from_secs(all.request_timeout.map_or(30, NonZeroU64::get)),
            shutdown_timeout: Duration::from_secs(all.shutdown_timeout.unwrap_or(10)),
            limits: Limits {
                address: Allowance {
                    burst: all.address_burst.unwrap_or(500),
                    rate: f64::from(all.address_rate.unwrap_or(50)),
                },
                session: Allowance {
                    burst: all.session_burst.unwrap_or(200),
                    rate: f64::from(all.session_rate.unwrap_or(20)),
                },
                login_name: per(attempts, 900),
                login_address: per(attempts.saturating_mul(5), 900),
                logins: per(all.logins.unwrap_or(30), 3600),
                new_accounts: per(all.new_accounts.unwrap_or(100), 3600),
                new_tables: per(new_tables, 3600),
                new_tables_address: per(new_tables.saturating_mul(5), 3600),
                unfinished_tables: all.unfinished_tables.unwrap_or(200),
                open_tables: all.open_tables.unwrap_or(20),
                renames: per(all.renames.unwrap_or(20), 3600),
                exports: per(all.exports.unwrap_or(10), 3600),
                chat_lines: per(all.chat_lines.unwrap_or(30), 60),
                table_commands: Allowance { burst: table_commands.div_ceil(3), ..per(table_commands, 60) },
                imports: per(all.imports.unwrap_or(100), 86_400),
                bot_seats: BotSeatLimits {
                    account: all.bot_seats.unwrap_or(40),
                    address: all.address_bot_seats.unwrap_or(100),
                },
            },
            idle_tables: (idle_tables > 0).then(|| Duration::from_secs(u64::from(idle_tables) * 86_400)),
            address_connections: all.address_connections.unwrap_or(100),
            connections: all.connections,
            log: all.log.unwrap_or_else(|| default_log().to_owned()),
            log_source,
            log_format: all.log_format.unwrap_or(LogFormat::Auto),
            log_addresses: all.log_addresses.unwrap_or(true),
            metrics: all.metrics.unwrap_or(true),
        })
    }

    /// Returns the path of the public URL, such as `/mandate`; empty for the root.
    #[must_use]
    pub fn path(&self) -> &str {
        self.public_url.as_ref().map_or("", PublicUrl::path)
    }

    /// Whether the public URL uses https.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }
}

fn read(file: &Path, source: impl Fn() -> Option<Source>) -> Result<Settings, BadConfig> {
    let unread = |fault| BadConfig::Unread { file: file.to_owned(), source: source(), fault };
    let text = std::fs::read_to_string(file).map_err(unread)?;
    parse(file, &text)
}

fn parse(file: &Path, text: &str) -> Result<Settings, BadConfig> {
    // The error's own text quotes the line, which may contain a password.
    toml::from_str(text).map_err(|fault| {
        let line = fault.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        BadConfig::File { file: file.to_owned(), fault: format!("{} (about line {line})", fault.message()) }
    })
}

/// Returns the default data directory of this user.
fn default_data() -> PathBuf {
    let absolute = |path: std::ffi::OsString| Some(PathBuf::from(path)).filter(|path| path.is_absolute());
    let home = || std::env::home_dir().map(|home| home.join(".local/share"));
    std::env::var_os("XDG_DATA_HOME").and_then(absolute).or_else(home).unwrap_or_default().join("mandate")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Result<Settings, String> {
        toml::from_str(text).map_err(|fault: toml::de::Error| fault.message().to_owned())
    }

    #[test]
    fn the_command_line_takes_precedence_over_the_file() {
        let given = Settings { listen: Some("127.0.0.1:1".parse().unwrap()), ..Settings::default() };
        let written = file("listen = '127.0.0.1:2'\nbody-limit = 9\npublic-url = 'https://x.org'").unwrap();
        let config = Config::new(None, given, written).unwrap();
        assert_eq!((config.listen.port(), config.body_limit), (1, 9));
        assert!(config.is_secure());
        assert_eq!(config.request_timeout, Duration::from_secs(30));
    }

    #[test]
    fn errors_in_the_file_name_the_line() {
        let line = |text: &str| parse(Path::new("mandate.toml"), text).unwrap_err().to_string();
        assert!(line("\nbody-limit = 9\nlisen = 'x'").contains("about line 3"));
        assert!(line("body-limit = 9\nlisten = 7700").contains("about line 2"));
        assert!(line("lisen = 'x'").contains("about line 1"));
    }

    #[test]
    fn a_request_timeout_of_zero_is_refused() {
        assert!(file("request-timeout = 0").unwrap_err().contains("zero"));
        assert!(file("request-timeout = 1").is_ok());
    }

    #[test]
    fn unknown_keys_are_refused() {
        assert!(file("lisen = '127.0.0.1:2'").unwrap_err().contains("lisen"));
        assert!(file("listen = 7700").is_err());
        assert!(file("public-url = 'example.org'").unwrap_err().contains("such as https://"));
    }

    #[test]
    fn every_setting_has_one_name() {
        use clap::Args;
        let command = Settings::augment_args(clap::Command::new("test"));
        for argument in command.get_arguments() {
            let name = argument.get_long().unwrap();
            let variable = argument.get_env().unwrap().to_str().unwrap();
            let expected = format!("MANDATE_{}", name.to_uppercase().replace('-', "_"));
            assert!(variable == expected || variable == "DATABASE_URL", "{variable}");
            let unknown = file(&format!("{name} = {{}}")).unwrap_err().contains("unknown field");
            assert_eq!(unknown, name == "config", "{name}");
        }
    }

    #[test]
    fn no_configuration_file_makes_the_server_panic() {
        let example = "listen = '127.0.0.1:80'\npublic-url = 'https://play.example.org/x'\ntrust-proxy = true\n\
                       body-limit = 65536\nlog = 'info,server=debug'\nlog-format = 'json'\ndatabase-url = 'sqlite:x'\n";
        let (mut taken, mut refused) = (0, 0);
        testing::conformance::fuzz::seeded(&[example.as_bytes().to_vec()], 10_000, 1, |input| {
            let settings = parse(Path::new("mandate.toml"), &String::from_utf8_lossy(input));
            match settings.and_then(|written| Config::new(None, Settings::default(), written)) {
                Ok(_) => taken += 1,
                Err(bad) => {
                    refused += 1;
                    assert!(!bad.to_string().is_empty());
                }
            }
        });
        assert!(taken > 100 && refused > 1_000, "{taken} were taken, and {refused} refused");
    }
}
