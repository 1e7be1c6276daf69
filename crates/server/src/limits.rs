//! How much one client may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// So much at once, and so much again each second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// Each second.
    pub per_second: f64,
}

/// What one client may do, what the server holds in all, and how long it waits. A client is an
/// address, or a network of version 6.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of a client.
    pub requests: Rate,
    /// Tables that a client sets up.
    pub tables: Rate,
    /// Reviews and the like that a client asks for.
    pub jobs: Rate,
    /// Names that a client chooses.
    pub people: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Open sockets of a client.
    pub sockets: usize,
    /// Tables in memory.
    pub rooms: usize,
    /// Open connections in all, sockets included; each is an open file.
    pub connections: usize,
    /// Open connections of a client; never more than half of all that may be open.
    pub connections_of_client: usize,
    /// How long the other side may take over the head of a request, over its body, and over
    /// reading anything that it is sent; and how long a connection may be idle.
    pub patience: Duration,
    /// How long what is under way may take when the server closes.
    pub closing: Duration,
    /// Hints that a client waits for. At one table there is one at a time.
    pub hints_of_client: usize,
    /// Hints that are waited for in all.
    pub hints: usize,
    /// Reviews and the like of a client that wait or are under way.
    pub jobs_of_client: usize,
    /// Reviews and the like that wait, in each of the two lines.
    pub jobs_waiting: usize,
    /// How long a review or the like may take once it is under way.
    pub job_time: Duration,
    /// Positions that a review may look at for the exact truth of a game.
    pub review_nodes: u64,
    /// Runs of a client in the laboratory that wait or are played.
    pub runs_of_client: usize,
    /// Runs that wait or are played in all.
    pub runs: usize,
    /// Games of one run.
    pub run_games: u64,
    /// Matches of one run.
    pub run_matches: u64,
    /// How long a run may take, by what its players usually need; one that takes longer is stopped
    /// and can be gone on with.
    pub run_time: Duration,
    /// How long a run is played before others have their turn.
    pub run_turn: Duration,
    /// Games of all runs that a client begins: they are kept, and take room.
    pub games_of_client: Rate,
    /// Games of all runs that anybody begins.
    pub games: Rate,
}

impl Default for Limits {
    /// Generous to a household behind one address, tight for a machine that floods.
    fn default() -> Self {
        Self {
            requests: Rate { burst: 600.0, per_second: 100.0 },
            tables: Rate { burst: 300.0, per_second: 1.0 },
            jobs: Rate { burst: 20.0, per_second: 0.5 },
            people: Rate { burst: 60.0, per_second: 0.05 },
            messages: Rate { burst: 40.0, per_second: 10.0 },
            sockets: 2000,
            rooms: 20_000,
            connections: 8192,
            connections_of_client: 2048,
            patience: Duration::from_secs(10),
            closing: Duration::from_secs(5),
            hints_of_client: 4,
            hints: 256,
            jobs_of_client: 4,
            jobs_waiting: 64,
            job_time: Duration::from_secs(600),
            review_nodes: 1_000_000_000,
            runs_of_client: 3,
            runs: 50,
            run_games: 100_000,
            run_matches: 5000,
            run_time: Duration::from_secs(4 * 3600),
            run_turn: Duration::from_secs(300),
            games_of_client: Rate { burst: 200_000.0, per_second: 1.0 },
            games: Rate { burst: 2_000_000.0, per_second: 4.0 },
        }
    }
}

/// A bucket that fills at a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst, at: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.take_many(1.0, rate, now)
    }

    /// Takes so many, if there are so many.
    fn take_many(&mut self, count: f64, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let enough = self.left >= count;
        if enough {
            self.left -= count;
        }
        enough
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let since = now.duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

/// Clients whose buckets are remembered before full ones are dropped.
const REMEMBERED: usize = 4096;

/// A bucket for each client.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl RateLimiter {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Whether a client may.
    pub(crate) fn admits(&self, client: IpAddr, now: Instant) -> bool {
        self.admits_many(client, 1.0, now)
    }

    /// Whether a client may have so many.
    pub(crate) fn admits_many(&self, client: IpAddr, count: f64, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate, now);
                bucket.left < self.rate.burst
            });
        }
        let bucket = buckets.entry(network(client));
        let bucket = bucket.or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take_many(count, self.rate, now)
    }
}

/// Counts what each client holds.
#[derive(Debug, Default)]
pub(crate) struct Held(Mutex<HashMap<IpAddr, usize>>);

impl Held {
    /// Takes one more, if fewer than `most` are held.
    pub(crate) fn take(&self, client: IpAddr, most: usize) -> bool {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(network(client)).or_default();
        let may = *count < most;
        if may {
            *count += 1;
        }
        may
    }

    /// Gives one back.
    pub(crate) fn give_back(&self, client: IpAddr) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&network(client)) {
            *count -= 1;
            if *count == 0 {
                held.remove(&network(client));
            }
        }
    }
}

/// Whoever has one address of version 6 has very many, but they begin alike.
pub(crate) fn network(client: IpAddr) -> IpAddr {
    match client {
        IpAddr::V6(address) if address.to_ipv4_mapped().is_none() => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        other => other.to_canonical(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let limiter = RateLimiter::new(Rate { burst: 3.0, per_second: 2.0 });
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().unwrap());
        let now = Instant::now();
        assert_eq!([one; 4].map(|client| limiter.admits(client, now)), [true, true, true, false]);
        assert!(limiter.admits(other, now), "one client does not use up another's");
        let later = now + Duration::from_millis(600);
        assert_eq!([one; 2].map(|client| limiter.admits(client, later)), [true, false]);
        assert_eq!([4.0, 2.0].map(|count| limiter.admits_many(other, count, now)), [false, true]);
    }

    #[test]
    fn one_network_is_one_client() {
        let limiter = RateLimiter::new(Rate { burst: 1.0, per_second: 0.0 });
        let clients = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"];
        let clients = clients.map(|text| text.parse().unwrap());
        let now = Instant::now();
        assert_eq!(clients.map(|client| limiter.admits(client, now)), [true, false, true]);
        let held = Held::default();
        assert_eq!([0; 3].map(|_| held.take(clients[0], 2)), [true, true, false]);
        held.give_back(clients[1]);
        assert!(held.take(clients[0], 2));
    }
}
