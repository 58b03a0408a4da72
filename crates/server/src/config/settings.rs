//! All settings, with the same name everywhere: `--listen`, `MANDATE_LISTEN`, `listen = ` in the file.

use std::net::SocketAddr;
use std::num::NonZeroU64;
use std::path::PathBuf;

use serde::Deserialize;

use super::{HostName, LogFormat, PublicUrl};
use crate::secret::Hidden;

/// The settings of one source: the command line with the environment, or a file. Missing settings are `None`.
#[derive(Clone, Debug, Default, Deserialize, clap::Args)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Settings {
    /// Configuration file [default: mandate.toml in the data directory]
    #[arg(long, value_name = "FILE", env = "MANDATE_CONFIG")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Data directory [default: mandate in the user's data directory]
    #[arg(long, value_name = "DIR", env = "MANDATE_DATA")]
    pub data: Option<PathBuf>,
    /// Address and port to listen on; port 0 picks a free one [default: 127.0.0.1:7700]
    #[arg(long, value_name = "ADDRESS", env = "MANDATE_LISTEN", value_parser = address)]
    pub listen: Option<SocketAddr>,
    /// PostgreSQL database, as postgres://user:password@host/database [default: an SQLite file in the data directory]
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<Hidden>,
    /// Public URL of the server with scheme, host and optional path; https makes cookies secure
    #[arg(long, value_name = "URL", env = "MANDATE_PUBLIC_URL")]
    pub public_url: Option<PublicUrl>,
    /// Host names to answer if public-url isn't set, separated by commas [default: this machine's names; IP addresses and localhost always work]
    #[arg(long, value_name = "HOSTS", env = "MANDATE_ALLOWED_HOSTS", value_delimiter = ',')]
    pub allowed_hosts: Option<Vec<HostName>>,
    /// Trust X-Forwarded-For; use this only behind a proxy that sets it [default: false]
    #[arg(long, value_name = "BOOL", env = "MANDATE_TRUST_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub trust_proxy: Option<bool>,
    /// Maximum size of a request body, in bytes [default: 65536]
    #[arg(long, value_name = "BYTES", env = "MANDATE_BODY_LIMIT")]
    pub body_limit: Option<usize>,
    /// Time limit for a request, in seconds [default: 30]
    #[arg(long, value_name = "S", env = "MANDATE_REQUEST_TIMEOUT")]
    pub request_timeout: Option<NonZeroU64>,
    /// Time for requests to finish when the server stops, in seconds [default: 10]
    #[arg(long, value_name = "S", env = "MANDATE_SHUTDOWN_TIMEOUT")]
    pub shutdown_timeout: Option<u64>,
    /// Sustained requests per second from one address [default: 50]
    #[arg(long, value_name = "N", env = "MANDATE_ADDRESS_RATE")]
    pub address_rate: Option<u32>,
    /// Burst of requests from one address [default: 500]
    #[arg(long, value_name = "N", env = "MANDATE_ADDRESS_BURST")]
    pub address_burst: Option<u32>,
    /// Open connections from one address; behind a trusted proxy, only live connections count [default: 100]
    #[arg(long, value_name = "N", env = "MANDATE_ADDRESS_CONNECTIONS")]
    pub address_connections: Option<usize>,
    /// Open connections in total [default and maximum: the limit on open files minus 128]
    #[arg(long, value_name = "N", env = "MANDATE_CONNECTIONS")]
    pub connections: Option<usize>,
    /// Sustained requests per second of one session [default: 20]
    #[arg(long, value_name = "N", env = "MANDATE_SESSION_RATE")]
    pub session_rate: Option<u32>,
    /// Burst of requests of one session [default: 200]
    #[arg(long, value_name = "N", env = "MANDATE_SESSION_BURST")]
    pub session_burst: Option<u32>,
    /// Failed logins per 15 minutes for one name from one address; five times as many for all names together [default: 10]
    #[arg(long, value_name = "N", env = "MANDATE_LOGIN_ATTEMPTS")]
    pub login_attempts: Option<u32>,
    /// Logins per hour to one account; ten times as many from one address [default: 30]
    #[arg(long, value_name = "N", env = "MANDATE_LOGINS")]
    pub logins: Option<u32>,
    /// New guests and accounts per hour from one address [default: 100]
    #[arg(long, value_name = "N", env = "MANDATE_NEW_ACCOUNTS")]
    pub new_accounts: Option<u32>,
    /// New tables per hour by one account; five times as many from one address [default: 60]
    #[arg(long, value_name = "N", env = "MANDATE_NEW_TABLES")]
    pub new_tables: Option<u32>,
    /// Tables of one account that haven't begun yet [default: 20]
    #[arg(long, value_name = "N", env = "MANDATE_OPEN_TABLES")]
    pub open_tables: Option<u32>,
    /// Attempts per hour to change the name of one account; five times as many from one address [default: 20]
    #[arg(long, value_name = "N", env = "MANDATE_RENAMES")]
    pub renames: Option<u32>,
    /// Unfinished tables where one account has a seat or a reserved one [default: 200]
    #[arg(long, value_name = "N", env = "MANDATE_UNFINISHED_TABLES")]
    pub unfinished_tables: Option<u32>,
    /// Data exports per hour by one account; five times as many from one address [default: 10]
    #[arg(long, value_name = "N", env = "MANDATE_EXPORTS")]
    pub exports: Option<u32>,
    /// Chat lines per minute by one account; five times as many from one address [default: 30]
    #[arg(long, value_name = "N", env = "MANDATE_CHAT_LINES")]
    pub chat_lines: Option<u32>,
    /// Commands other than moves per minute by one player at one table, a third of them in a burst [default: 60]
    #[arg(long, value_name = "N", env = "MANDATE_TABLE_COMMANDS")]
    pub table_commands: Option<u32>,
    /// Days until an unused table that hasn't begun is deleted; 0 means never [default: 7]
    #[arg(long, value_name = "DAYS", env = "MANDATE_IDLE_TABLES")]
    pub idle_tables: Option<u32>,
    /// Imported records per day by one account; twice as many from one address [default: 100]
    #[arg(long, value_name = "N", env = "MANDATE_IMPORTS")]
    pub imports: Option<u32>,
    /// Bot seats at unfinished tables of one host that were active within the last day [default: 40]
    #[arg(long, value_name = "N", env = "MANDATE_BOT_SEATS")]
    pub bot_seats: Option<u32>,
    /// Bot seats at such tables opened from one address since the server started [default: 100]
    #[arg(long, value_name = "N", env = "MANDATE_ADDRESS_BOT_SEATS")]
    pub address_bot_seats: Option<u32>,
    /// Log filter: error, warn, info or debug, optionally by module as in info,sqlx=warn [default: info; on a terminal without requests]
    #[arg(long, value_name = "FILTER", env = "MANDATE_LOG")]
    pub log: Option<String>,
    /// Log format; auto means text on a terminal and JSON elsewhere [default: auto]
    #[arg(long, value_name = "FORMAT", env = "MANDATE_LOG_FORMAT", value_enum)]
    pub log_format: Option<LogFormat>,
    /// Log client addresses with failed logins and refused requests [default: true]
    #[arg(long, value_name = "BOOL", env = "MANDATE_LOG_ADDRESSES", num_args = 0..=1, default_missing_value = "true")]
    pub log_addresses: Option<bool>,
    /// Serve Prometheus metrics at /metrics [default: true]
    #[arg(long, value_name = "BOOL", env = "MANDATE_METRICS", num_args = 0..=1, default_missing_value = "true")]
    pub metrics: Option<bool>,
}

/// The settings of commands that only work on stored data.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct DataSettings {
    /// Configuration file [default: mandate.toml in the data directory]
    #[arg(long, value_name = "FILE", env = "MANDATE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Data directory [default: mandate in the user's data directory]
    #[arg(long, value_name = "DIR", env = "MANDATE_DATA")]
    pub data: Option<PathBuf>,
    /// PostgreSQL database, as postgres://user:password@host/database [default: an SQLite file in the data directory]
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<Hidden>,
}

impl From<DataSettings> for Settings {
    fn from(DataSettings { config, data, database_url }: DataSettings) -> Self {
        Self { config, data, database_url, ..Self::default() }
    }
}

/// Returns the environment variable of a flag such as `--listen`.
pub(super) fn variable(flag: &str) -> Option<String> {
    use clap::Args;
    let name = flag.strip_prefix("--")?;
    let command = Settings::augment_args(clap::Command::new("mandate"));
    let argument = command.get_arguments().find(|argument| argument.get_long() == Some(name))?;
    Some(argument.get_env()?.to_str()?.to_owned())
}

impl Settings {
    /// Fills missing settings from another source.
    #[must_use]
    pub(super) fn or(self, file: Self) -> Self {
        Self {
            config: self.config.or(file.config),
            data: self.data.or(file.data),
            listen: self.listen.or(file.listen),
            database_url: self.database_url.or(file.database_url),
            public_url: self.public_url.or(file.public_url),
            allowed_hosts: self.allowed_hosts.or(file.allowed_hosts),
            trust_proxy: self.trust_proxy.or(file.trust_proxy),
            body_limit: self.body_limit.or(file.body_limit),
            request_timeout: self.request_timeout.or(file.request_timeout),
            shutdown_timeout: self.shutdown_timeout.or(file.shutdown_timeout),
            address_rate: self.address_rate.or(file.address_rate),
            address_burst: self.address_burst.or(file.address_burst),
            address_connections: self.address_connections.or(file.address_connections),
            connections: self.connections.or(file.connections),
            session_rate: self.session_rate.or(file.session_rate),
            session_burst: self.session_burst.or(file.session_burst),
            login_attempts: self.login_attempts.or(file.login_attempts),
            logins: self.logins.or(file.logins),
            new_accounts: self.new_accounts.or(file.new_accounts),
            new_tables: self.new_tables.or(file.new_tables),
            open_tables: self.open_tables.or(file.open_tables),
            renames: self.renames.or(file.renames),
            unfinished_tables: self.unfinished_tables.or(file.unfinished_tables),
            exports: self.exports.or(file.exports),
            chat_lines: self.chat_lines.or(file.chat_lines),
            table_commands: self.table_commands.or(file.table_commands),
            idle_tables: self.idle_tables.or(file.idle_tables),
            imports: self.imports.or(file.imports),
            bot_seats: self.bot_seats.or(file.bot_seats),
            address_bot_seats: self.address_bot_seats.or(file.address_bot_seats),
            log: self.log.or(file.log),
            log_format: self.log_format.or(file.log_format),
            log_addresses: self.log_addresses.or(file.log_addresses),
            metrics: self.metrics.or(file.metrics),
        }
    }
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let wanted = "use an IP address and a port, such as 127.0.0.1:7700 for this computer only or 0.0.0.0:7700 for every computer that can reach it";
    text.parse().map_err(|_| wanted.to_owned())
}
