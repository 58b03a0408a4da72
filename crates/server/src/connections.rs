//! Limits on open connections, in total and per address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::config::Config;

/// File descriptors reserved for the database, the log and connections being refused.
const RESERVED_FILES: u64 = 128;

/// The limit of an IPv6 site, as a multiple of the limit of one network.
pub(crate) const NETWORKS_PER_SITE: u32 = 16;

/// Counts open connections; clones share the counts.
#[derive(Clone, Debug)]
pub struct Connections(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    total: usize,
    per_address: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    total: usize,
    by_address: HashMap<IpAddr, usize>,
    by_site: HashMap<IpAddr, usize>,
}

impl Inner {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connections {
    /// Allows this many open connections in total and from one address.
    #[must_use]
    pub fn new(total: usize, per_address: usize) -> Self {
        Self(Arc::new(Inner { total, per_address, open: Mutex::default() }))
    }

    /// Raises the limit on open files as far as the system allows, and derives the limits from it and the
    /// configuration. Behind a trusted proxy all connections have the proxy's address, so only the total counts.
    #[must_use]
    pub fn from_config(config: &Config) -> Self {
        let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|fault| {
            tracing::warn!(error = %fault, "failed to raise the limit on open files");
            1024
        });
        let max = usize::try_from(files.saturating_sub(RESERVED_FILES).max(16)).unwrap_or(usize::MAX);
        let per_address = if config.trust_proxy { usize::MAX } else { config.address_connections };
        Self::new(config.connections.unwrap_or(max).min(max), per_address)
    }

    /// Counts one more connection from an address until the guard is dropped; `None` if there are too many.
    #[must_use]
    pub fn admit(&self, address: IpAddr) -> Option<Admitted> {
        let (address, site) = (network(address), site(address));
        let mut open = self.0.open();
        let here = open.by_address.get(&address).copied().unwrap_or(0);
        let at_site = site.and_then(|site| open.by_site.get(&site).copied()).unwrap_or(0);
        let per_site = self.0.per_address.saturating_mul(NETWORKS_PER_SITE as usize);
        if open.total >= self.0.total || here >= self.0.per_address || at_site >= per_site {
            return None;
        }
        open.total += 1;
        open.by_address.insert(address, here + 1);
        if let Some(site) = site {
            open.by_site.insert(site, at_site + 1);
        }
        Some(Admitted { connections: self.clone(), address, site })
    }
}

/// One of the open connections.
#[derive(Debug)]
pub struct Admitted {
    connections: Connections,
    address: IpAddr,
    site: Option<IpAddr>,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.connections.0.open();
        open.total -= 1;
        count_down(&mut open.by_address, &self.address);
        if let Some(site) = &self.site {
            count_down(&mut open.by_site, site);
        }
    }
}

/// Decrements a count and removes it at zero.
pub(crate) fn count_down<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// Returns what one client is assumed to control: an IPv4 address or an IPv6 /64 network.
#[must_use]
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        v4 => v4,
    }
}

/// Returns the /48 network of an IPv6 address, as assigned to one customer or organization.
#[must_use]
pub(crate) fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(address) => Some(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 80 << 80))),
        IpAddr::V4(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_limited_by_address_and_in_total() {
        let connections = Connections::new(3, 2);
        let from = |text: &str| connections.admit(text.parse().unwrap());
        let first = from("2001:db8::1");
        let second = from("2001:db8::2");
        assert!(first.is_some() && second.is_some());
        assert!(from("2001:db8::3").is_none(), "two are open from this network");
        let other = from("192.0.2.1");
        assert!(other.is_some());
        assert!(from("192.0.2.2").is_none(), "three are open in total");
        drop(first);
        assert!(from("2001:db8::3").is_some());
        drop((second, other));
        assert!(connections.0.open().by_address.is_empty());
        assert!(connections.0.open().by_site.is_empty());
    }

    #[test]
    fn the_networks_of_one_site_share_a_larger_limit() {
        let connections = Connections::new(usize::MAX, 1);
        let from = |network: u32| connections.admit(format!("2001:db8:1:{network:x}::1").parse().unwrap());
        let open: Vec<_> = (0..65_536).map_while(from).collect();
        assert_eq!(open.len(), NETWORKS_PER_SITE as usize);
        assert!(connections.admit("2001:db8:2::1".parse().unwrap()).is_some(), "another site");
        drop(open);
        assert!(from(65_535).is_some());
    }
}
