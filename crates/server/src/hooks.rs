//! Word to people who are elsewhere: a webhook when a decision is theirs.
//!
//! Whoever sets one decides where our server connects to, so it is looked at
//! closely: https on its usual port, no redirects, a short time, and only to
//! addresses of the wide world, which are checked after the name is looked up
//! and are then the very ones that are connected to.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::Uri;
use serde_json::json;
use tokio::sync::Semaphore;
use ureq::Agent;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

/// How long an address may be.
const LONGEST: usize = 300;
/// How long sending may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many are on their way at once; more are dropped, since a later one
/// says the same.
const AT_ONCE: usize = 8;

/// An address that word may be sent to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Address(String);

impl Address {
    /// Reads an address; nothing where no word may be sent there. With `local`
    /// it may be of this machine, without TLS and on any port.
    pub(crate) fn parse(text: &str, local: bool) -> Option<Self> {
        let uri: Uri = text.parse().ok()?;
        let authority = uri.authority()?;
        let sound = text.len() <= LONGEST && !authority.as_str().contains('@');
        let public = uri.scheme_str() == Some("https") && authority.port().is_none();
        let near = local && uri.scheme_str() == Some("http");
        (sound && (public || near)).then(|| Self(text.to_owned()))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Is this an address of the wide world, and not of this machine, its network
/// or something special?
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_broadcast()
        || ip.is_documentation()
        || ip.is_multicast();
    // This network, shared addresses, protocol assignments, benchmarks, and
    // what is reserved.
    let reserved = a == 0
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (18..20).contains(&b))
        || a >= 240;
    !special && !reserved
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    if let Some(ip) = ip.to_ipv4_mapped() {
        return is_public_v4(ip);
    }
    let [first, second, ..] = ip.segments();
    // Global unicast, less documentation and the ways to wrap an address of
    // version 4 into one of version 6.
    let global = (first & 0xe000) == 0x2000;
    let wrapped = first == 0x2002 || (first == 0x2001 && second == 0);
    let documentation = (first == 0x2001 && second == 0x0db8) || (first & 0xfff0) == 0x3ff0;
    global && !wrapped && !documentation
}

/// Looks names up, and leaves out what is not of the wide world.
#[derive(Debug)]
struct Guarded {
    inner: DefaultResolver,
    local: bool,
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        let mut public = self.empty();
        for address in found.iter() {
            if self.local || is_public(address.ip()) {
                public.push(*address);
            }
        }
        if public.is_empty() {
            return Err(ureq::Error::HostNotFound);
        }
        Ok(public)
    }
}

/// Sends word.
#[derive(Debug)]
pub(crate) struct Hooks {
    agent: Agent,
    permits: Arc<Semaphore>,
}

impl Hooks {
    /// With `local`, also to this machine and its network.
    pub(crate) fn new(local: bool) -> Self {
        let config = Config::builder()
            .https_only(!local)
            .max_redirects(0)
            .timeout_global(Some(PATIENCE))
            .proxy(None)
            .build();
        let resolver = Guarded {
            inner: DefaultResolver::default(),
            local,
        };
        Self {
            agent: Agent::with_parts(config, DefaultConnector::default(), resolver),
            permits: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// Sends these words, in the form that chat servers read.
    pub(crate) fn send(&self, address: &str, words: &str) {
        let Ok(permit) = Arc::clone(&self.permits).try_acquire_owned() else {
            return;
        };
        let (agent, address) = (self.agent.clone(), address.to_owned());
        let body = json!({ "text": words, "content": words }).to_string();
        tokio::task::spawn_blocking(move || {
            let request = agent
                .post(&address)
                .header("content-type", "application/json");
            if let Err(error) = request.send(&body) {
                // The address is its owner's secret.
                tracing::info!(%error, "a webhook could not be sent");
            }
            drop(permit);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_to_usual_ports() {
        assert!(Address::parse("https://chat.example.org/hooks/abc", false).is_some());
        for wrong in [
            "http://chat.example.org/hooks",
            "https://chat.example.org:8443/hooks",
            "https://user:secret@chat.example.org/",
            "file:///etc/passwd",
            "gopher://chat.example.org/",
            "chat.example.org",
            "",
        ] {
            assert_eq!(Address::parse(wrong, false), None, "{wrong}");
        }
        let long = format!("https://chat.example.org/{}", "x".repeat(LONGEST));
        assert_eq!(Address::parse(&long, false), None);
    }

    #[test]
    fn only_the_wide_world_is_connected_to() {
        for public in ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for ours in [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
        ] {
            assert!(!is_public(ours.parse().unwrap()), "{ours}");
        }
    }

    /// The guard sits where names become addresses: neither a name nor a
    /// number of this machine gets through it.
    #[test]
    fn nothing_is_sent_to_this_machine() {
        let hooks = Hooks::new(false);
        for address in ["https://127.0.0.1/", "https://localhost/", "https://[::1]/"] {
            let error = hooks.agent.post(address).send("x").unwrap_err();
            assert!(
                matches!(error, ureq::Error::HostNotFound),
                "{address}: {error}"
            );
        }
    }
}
