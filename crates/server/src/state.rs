//! What every request can reach.

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

/// How many messages on live connections one address may send for each request that it may send.
const MESSAGES_PER_REQUEST: u32 = 4;

/// The size of an answer that counts as another request, in bytes. All but a few answers are smaller.
const PART: usize = 64 << 10;

/// What every request can reach; clones share it.
#[derive(Clone, Debug)]
pub struct AppState(Arc<Inner>);

/// The parts of [`AppState`].
#[derive(Debug)]
pub struct Inner {
    /// What is kept.
    pub store: Store,
    /// What the server was told.
    pub config: Config,
    /// What time it is.
    pub clock: Clock,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Requests by address.
    pub by_address: AddressLimiter,
    /// Requests by what the cookie or the token is hashed to.
    pub by_session: Limiter<[u8; 32]>,
    /// Wrong passwords by address and name. Never by name alone: a stranger could lock the owner out.
    pub login_by_pair: Limiter<(IpAddr, String)>,
    /// Wrong passwords by address.
    pub login_by_address: AddressLimiter,
    /// Correct passwords by account. Only its owner can use this up.
    pub logins: Limiter<AccountId>,
    /// Correct passwords by address.
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
    /// Exports of one's data by account.
    pub exports: Limiter<AccountId>,
    /// Exports of one's data by address.
    pub exports_by_address: AddressLimiter,
    /// Chat lines by account.
    pub chat_lines: Limiter<AccountId>,
    /// Chat lines by address.
    pub chat_lines_by_address: AddressLimiter,
    /// Commands other than moves by account and table.
    pub table_commands: Limiter<(AccountId, TableId)>,
    /// Live connections by address, as a trusted proxy reports it.
    pub sockets: Connections,
    /// Messages on live connections by address.
    pub messages_by_address: AddressLimiter,
    /// Records that are being imported.
    pub imports: Imports,
    /// The tables in memory.
    pub hub: Hub,
    /// Whether the database is well.
    pub checkup: Checkup,
    /// Whether it was logged that a proxy's clients can't be told apart.
    pub proxy_warning: std::sync::Once,
    /// What has been counted.
    pub metrics: PrometheusHandle,
}

impl AppState {
    /// A server's state over a store that is open.
    #[must_use]
    pub fn new(store: Store, config: Config, clock: Clock) -> Self {
        Self::with_pace(store, config, clock, Pace::default())
    }

    /// The same, with another pace of live play.
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
