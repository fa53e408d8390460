//! Who asks, and how much each of them has open at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use store::SessionId;

/// What a proxy adds: the addresses that a request came by, the last of them
/// the one that the proxy itself has seen.
const FORWARDED: &str = "x-forwarded-for";

/// What tells that a request came through something.
const BROUGHT: [&str; 4] = [FORWARDED, "forwarded", "x-real-ip", "via"];

/// The address of who comes from nobody knows where.
const NOWHERE: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// Where somebody comes from: one address, or all those of a household, which
/// has 2^64 of the newer kind to itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Net(IpAddr);

impl Net {
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address => address,
        })
    }

    /// Is it this very machine?
    pub(crate) const fn is_here(self) -> bool {
        match self.0 {
            IpAddr::V4(address) => address.is_loopback(),
            // Of which only the first half is known.
            IpAddr::V6(address) => address.is_unspecified(),
        }
    }

    /// Where a request comes from. What its headers say counts only where one
    /// of these proxies brings it: otherwise anyone could write them. Where a
    /// proxy says nothing that can be read, nobody knows: a visitor must not
    /// pass for somebody at this machine because the proxy is at it.
    pub(crate) fn of_request(parts: &Parts, proxies: &[IpAddr]) -> Self {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(NOWHERE, |peer| peer.0.ip().to_canonical());
        if !proxies.contains(&peer) {
            return Self::of(peer);
        }
        // What somebody made up stands before what the last proxy has seen.
        let headers = parts.headers.get_all(FORWARDED).iter().rev();
        let mut told = headers.flat_map(|value| {
            let hops = value.to_str().unwrap_or_default().rsplit(',');
            hops.map(|hop| {
                hop.trim()
                    .parse::<IpAddr>()
                    .ok()
                    .map(|hop| hop.to_canonical())
            })
        });
        let first = told.find(|hop| hop.is_none_or(|hop| !proxies.contains(&hop)));
        Self::of(first.flatten().unwrap_or(NOWHERE))
    }
}

/// Is somebody at this machine the one who asks, as far as can be seen? Not who
/// is brought by a proxy that nobody has named, or may be.
pub(crate) fn is_local(visitor: Net, headers: &HeaderMap) -> bool {
    visitor.is_here() && !BROUGHT.iter().any(|name| headers.contains_key(*name))
}

/// Whom a request is counted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    /// A visitor whom we know again.
    Session(SessionId),
    /// Anyone from there.
    Net(Net),
    /// Nobody but the house itself.
    House,
}

/// Who asks for something, and from where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Asker {
    pub(crate) who: Who,
    pub(crate) net: Net,
}

impl Asker {
    /// Nobody but the house itself.
    pub(crate) const HOUSE: Self = Self {
        who: Who::House,
        net: Net(NOWHERE),
    };
}

/// How much each has open.
#[derive(Debug)]
pub(crate) struct Origins<K> {
    most: usize,
    open: Mutex<HashMap<K, usize>>,
}

/// One of the things that are open, until this goes.
#[derive(Debug)]
pub(crate) struct Ticket<K: Copy + Eq + Hash> {
    origins: Arc<Origins<K>>,
    whose: K,
}

impl<K: Copy + Eq + Hash> Origins<K> {
    /// Where each may have so much open.
    pub(crate) fn of(most: usize) -> Arc<Self> {
        let open = Mutex::default();
        Arc::new(Self { most, open })
    }

    /// Lets one more in, unless there are too many of theirs.
    pub(crate) fn enter(self: &Arc<Self>, whose: K) -> Option<Ticket<K>> {
        let mut open = self.lock();
        let count = open.entry(whose).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Ticket {
            origins: Arc::clone(self),
            whose,
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Copy + Eq + Hash> Drop for Ticket<K> {
    fn drop(&mut self) {
        let mut open = self.origins.lock();
        if let Some(count) = open.get_mut(&self.whose) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn from(peer: &str, forwarded: &[&str], proxies: &[&str]) -> Net {
        let mut request = Request::builder();
        for value in forwarded {
            request = request.header(FORWARDED, *value);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        let peer = SocketAddr::new(peer.parse().unwrap(), 1);
        parts.extensions.insert(ConnectInfo(peer));
        let proxies: Vec<IpAddr> = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        Net::of_request(&parts, &proxies)
    }

    fn net(address: &str) -> Net {
        Net::of(address.parse().unwrap())
    }

    #[test]
    fn a_household_is_one_network() {
        assert_eq!(net("2001:db8:1:2::3"), net("2001:db8:1:2:ffff::4"));
        assert_ne!(net("2001:db8:1:2::3"), net("2001:db8:1:3::3"));
        assert_ne!(net("192.0.2.1"), net("192.0.2.2"));
        assert_eq!(net("::ffff:192.0.2.1"), net("192.0.2.1"));
    }

    #[test]
    fn this_machine_is_known() {
        assert!(net("127.0.0.1").is_here() && net("::1").is_here());
        assert!(!net("192.168.0.1").is_here() && !net("2001:db8::1").is_here());
        let here = ["127.0.0.1"];
        assert!(!from("127.0.0.1", &["192.0.2.1"], &here).is_here());
        // A proxy at this machine that does not say who comes.
        for nothing in [&[][..], &["who knows"], &[""], &["127.0.0.1"]] {
            assert!(!from("127.0.0.1", nothing, &here).is_here(), "{nothing:?}");
        }
    }

    #[test]
    fn only_a_named_proxy_is_believed_and_only_its_own_word() {
        let lies = ["203.0.113.9, 198.51.100.7"];
        let proxy = ["192.0.2.1"];
        assert_eq!(from("192.0.2.1", &lies, &[]), net("192.0.2.1"));
        assert_eq!(from("192.0.2.2", &lies, &proxy), net("192.0.2.2"));
        assert_eq!(from("192.0.2.1", &lies, &proxy), net("198.51.100.7"));
        let twice = ["203.0.113.9", "198.51.100.7"];
        assert_eq!(from("192.0.2.1", &twice, &proxy), net("198.51.100.7"));
        assert_eq!(from("::ffff:192.0.2.1", &lies, &proxy), net("198.51.100.7"));
        // Past a second proxy of ours, and no further.
        let both = ["192.0.2.1", "198.51.100.7"];
        assert_eq!(from("192.0.2.1", &lies, &both), net("203.0.113.9"));
        let unreadable = ["203.0.113.9, who knows"];
        let nowhere = Net::of(NOWHERE);
        assert_eq!(from("192.0.2.1", &unreadable, &proxy), nowhere);
    }

    #[test]
    fn who_has_too_much_open_waits_until_some_is_closed() {
        let origins = Origins::of(2);
        let (one, _other) = (origins.enter(1).unwrap(), origins.enter(1).unwrap());
        assert!(origins.enter(1).is_none());
        let theirs = origins.enter(2).unwrap();
        drop(one);
        let again = origins.enter(1).unwrap();
        assert!(origins.enter(1).is_none());
        drop(again);
        assert_eq!(origins.lock().len(), 2);
        drop(theirs);
        assert_eq!(origins.lock().len(), 1, "nobody is remembered for nothing");
    }
}
