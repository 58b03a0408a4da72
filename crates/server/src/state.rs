//! The state shared by all requests.

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use metrics_exporter_prometheus::PrometheusHandle;

use crate::clock::Clock;
use crate::config::Config;
use crate::connections::Connections;
use crate::http::Checkup;
use crate::id::{AccountId, TableId};
use crate::imports::Imports;
use crate::limiter::{AddressLimiter, Limiter};
use crate::live::{Hub, Pace};
use crate::password::Passwords;
use crate::store::Store;
use crate::telemetry;

/// The number of messages on live connections that an address may send per allowed request.
const MESSAGES_PER_REQUEST: u32 = 4;

/// The size in bytes at which an answer counts as another request. Almost all answers are smaller.
const PART: usize = 64 << 10;

/// The state shared by all requests; clones share it.
#[derive(Clone, Debug)]
pub struct AppState(Arc<Inner>);

/// The parts of [`AppState`].
#[derive(Debug)]
pub struct Inner {
    /// The database.
    pub store: Store,
    /// The configuration.
    pub config: Config,
    /// The clock.
    pub clock: Clock,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Requests by address.
    pub by_address: AddressLimiter,
    /// Requests by session or bot token.
    pub by_session: Limiter<[u8; 32]>,
    /// Wrong passwords by address and name. Never by name alone, since strangers could lock the owner out.
    pub login_by_pair: Limiter<(IpAddr, String)>,
    /// Wrong passwords by address.
    pub login_by_address: AddressLimiter,
    /// Logins by account. Only its owner can use this up.
    pub logins: Limiter<AccountId>,
    /// Logins by address.
    pub logins_by_address: AddressLimiter,
    /// New guests and accounts by address.
    pub new_accounts: AddressLimiter,
    /// New tables by account.
    pub new_tables: Limiter<AccountId>,
    /// New tables by address.
    pub new_tables_by_address: AddressLimiter,
    /// Changes of names by account.
    pub renames: Limiter<AccountId>,
    /// Changes of names by address.
    pub renames_by_address: AddressLimiter,
    /// Data exports by account.
    pub exports: Limiter<AccountId>,
    /// Data exports by address.
    pub exports_by_address: AddressLimiter,
    /// Chat lines by account.
    pub chat_lines: Limiter<AccountId>,
    /// Chat lines by address.
    pub chat_lines_by_address: AddressLimiter,
    /// Commands other than moves by account and table.
    pub table_commands: Limiter<(AccountId, TableId)>,
    /// Live connections by client address, also behind a trusted proxy.
    pub sockets: Connections,
    /// Messages on live connections, by address.
    pub messages_by_address: AddressLimiter,
    /// Imports of records.
    pub imports: Imports,
    /// The tables in memory.
    pub hub: Hub,
    /// The health of the database.
    pub checkup: Checkup,
    /// Whether the warning about an untrusted proxy was logged.
    pub proxy_warning: std::sync::Once,
    /// The metrics.
    pub metrics: PrometheusHandle,
}

impl AppState {
    /// Returns the state of a server over an open store.
    #[must_use]
    pub fn new(store: Store, config: Config, clock: Clock) -> Self {
        Self::with_pace(store, config, clock, Pace::default())
    }

    /// Like [`AppState::new`], with another pace of live play.
    #[must_use]
    pub fn with_pace(store: Store, config: Config, clock: Clock, pace: Pace) -> Self {
        let limits = config.limits;
        Self(Arc::new(Inner {
            hub: Hub::new(store.clone(), clock.clone(), pace, (limits.bot_seats, limits.unfinished_tables)),
            store,
            passwords: Passwords::default(),
            by_address: AddressLimiter::new(limits.address, clock.clone()),
            by_session: Limiter::new(limits.session, clock.clone()),
            login_by_pair: Limiter::new(limits.login_name, clock.clone()),
            login_by_address: AddressLimiter::new(limits.login_address, clock.clone()),
            logins: Limiter::new(limits.logins, clock.clone()),
            logins_by_address: AddressLimiter::new(limits.logins.times(10), clock.clone()),
            new_accounts: AddressLimiter::new(limits.new_accounts, clock.clone()),
            new_tables: Limiter::new(limits.new_tables, clock.clone()),
            new_tables_by_address: AddressLimiter::new(limits.new_tables_address, clock.clone()),
            renames: Limiter::new(limits.renames, clock.clone()),
            renames_by_address: AddressLimiter::new(limits.renames.times(5), clock.clone()),
            exports: Limiter::new(limits.exports, clock.clone()),
            exports_by_address: AddressLimiter::new(limits.exports.times(5), clock.clone()),
            chat_lines: Limiter::new(limits.chat_lines, clock.clone()),
            chat_lines_by_address: AddressLimiter::new(limits.chat_lines.times(5), clock.clone()),
            table_commands: Limiter::new(limits.table_commands, clock.clone()),
            messages_by_address: AddressLimiter::new(limits.address.times(MESSAGES_PER_REQUEST), clock.clone()),
            imports: Imports::new(limits.imports, &clock),
            checkup: Checkup::default(),
            sockets: Connections::new(usize::MAX, config.address_connections),
            proxy_warning: std::sync::Once::new(),
            metrics: telemetry::metrics(),
            config,
            clock,
        }))
    }
}

impl AppState {
    /// Counts an answer of this many bytes as if the client had asked for each part of it.
    pub(crate) fn charge(&self, client: IpAddr, bytes: usize) {
        if bytes >= PART {
            self.by_address.charge(client, (bytes / PART) as f64);
        }
    }
}

impl Deref for AppState {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}
