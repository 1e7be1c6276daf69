//! The names under which the site is asked for.
//!
//! A page of another site can have its own name lead to this machine, and then ask here as if it
//! came from here. What it cannot do is to ask by another name than its own.

use std::net::{IpAddr, Ipv6Addr};

/// The names and addresses by which one may ask.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    /// Whether only this machine can ask, so that only its own addresses make sense.
    is_local: bool,
    names: Vec<String>,
}

impl Hosts {
    /// Of a site that listens at an address and has these names of its own. By an address one may
    /// ask anyway: nobody else can have it.
    pub(crate) fn new(listening: IpAddr, names: &[String]) -> Self {
        let names = names.iter().map(|name| folded(name)).collect();
        Self { is_local: listening.to_canonical().is_loopback(), names }
    }

    /// Whether one may ask by this name, which may have a port.
    pub(crate) fn admits(&self, host: &str) -> bool {
        let name = folded(without_port(host));
        if self.names.contains(&name) || name == "localhost" {
            return true;
        }
        match address(&name) {
            Some(address) => !self.is_local || address.to_canonical().is_loopback(),
            None => false,
        }
    }
}

/// Whether this is one of the names, whichever its port.
pub(crate) fn is_named(names: &[String], host: &str) -> bool {
    let host = folded(without_port(host));
    names.iter().any(|name| folded(name) == host)
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        // Within brackets there are colons, too.
        Some((name, port)) if !port.contains(']') => name,
        _ => host,
    }
}

fn folded(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

fn address(name: &str) -> Option<IpAddr> {
    match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        Some(inner) => inner.parse::<Ipv6Addr>().ok().map(IpAddr::V6),
        None => name.parse().ok().filter(IpAddr::is_ipv4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admitted<'a>(listening: &str, names: &[&str], hosts: &[&'a str]) -> Vec<&'a str> {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        let admits = Hosts::new(listening.parse().unwrap(), &names);
        hosts.iter().copied().filter(|host| admits.admits(host)).collect()
    }

    const ASKED: [&str; 14] = [
        "localhost",
        "LocalHost.:2340",
        "127.0.0.1:2340",
        "127.9.9.9",
        "[::1]:2340",
        "[::ffff:127.0.0.1]",
        "192.168.0.7:2340",
        "[2001:db8::1]",
        "evil.example",
        "evil.example:2340",
        "127.0.0.1.evil.example",
        "",
        "[::1",
        "::1",
    ];

    #[test]
    fn on_this_machine_only_its_own_names_are_answered_to() {
        assert_eq!(admitted("127.0.0.1", &[], &ASKED), ASKED[..6]);
        assert_eq!(admitted("::1", &[], &ASKED), ASKED[..6]);
        let named = admitted("127.0.0.1", &["Cards.Example"], &["cards.example:443", "x.example"]);
        assert_eq!(named, ["cards.example:443"]);
    }

    #[test]
    fn on_a_network_addresses_and_given_names_are_answered_to() {
        assert_eq!(admitted("0.0.0.0", &[], &ASKED), ASKED[..8]);
        assert_eq!(admitted("192.168.0.7", &["evil.example"], &ASKED), ASKED[..10]);
    }
}
