//! Where programs think: as many at once as there are processors, the others wait in line.
//!
//! Moves come before hints: a hint begins only while no move waits, and has places of its own, so
//! that no move ever waits for one. Within each kind the clients take turns.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use adut_kernel::Forfeit;
use tokio::sync::oneshot;

use crate::fair::Line;
use crate::table::Thought;

/// What is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A move that somebody waits for.
    Move,
    /// Advice.
    Hint,
}

/// A bounded number of thinkers.
#[derive(Clone, Debug)]
pub(crate) struct Pool(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    moves: Places,
    hints: Places,
}

/// The places for one purpose, and who waits for one.
#[derive(Debug)]
struct Places {
    free: usize,
    taken: usize,
    line: Line<oneshot::Sender<Place>>,
}

impl Places {
    fn new(free: usize) -> Self {
        Self { free, taken: 0, line: Line::default() }
    }

    /// Who is next, if there is a place. Who has gone is left out.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        while self.free > 0 {
            let next = self.line.pop()?;
            if !next.is_closed() {
                self.free -= 1;
                self.taken += 1;
                return Some(next);
            }
        }
        None
    }
}

impl State {
    fn places(&mut self, purpose: Purpose) -> &mut Places {
        match purpose {
            Purpose::Move => &mut self.moves,
            Purpose::Hint => &mut self.hints,
        }
    }
}

/// A place to think, until it is dropped.
#[derive(Debug)]
struct Place {
    pool: Pool,
    purpose: Purpose,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.pool.state();
        let places = state.places(self.purpose);
        places.free += 1;
        places.taken -= 1;
        drop(state);
        self.pool.admit();
    }
}

impl Pool {
    pub(crate) fn new(thinkers: usize) -> Self {
        let (moves, hints) = (Places::new(thinkers.max(1)), Places::new((thinkers / 2).max(1)));
        Self(Arc::new(Mutex::new(State { moves, hints })))
    }

    /// Waits for a place, then thinks. `is_wanted` is asked once the place is there; a thought
    /// that nobody waits for any more is not thought, and neither is one whose asker has gone.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        purpose: Purpose,
        client: IpAddr,
        thought: Thought<T>,
        is_wanted: impl Future<Output = bool>,
    ) -> Option<Result<T, Forfeit>> {
        let place = self.place(purpose, client).await?;
        if !is_wanted.await {
            return None;
        }
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            thought()
        });
        let crashed = |crash: tokio::task::JoinError| {
            tracing::error!(%crash, "a thought crashed");
            Err(Forfeit("it crashed".to_owned()))
        };
        Some(thinking.await.unwrap_or_else(crashed))
    }

    /// How many hints are worked out or waited for.
    pub(crate) fn hints(&self) -> usize {
        let Places { taken, line, .. } = &mut self.state().hints;
        line.retain(|waiting| !waiting.is_closed());
        *taken + line.len()
    }

    /// Whether there is so much to think about that other work should wait.
    pub(crate) fn is_busy(&self) -> bool {
        let State { moves, hints } = &*self.state();
        moves.free <= hints.taken
    }

    async fn place(&self, purpose: Purpose, client: IpAddr) -> Option<Place> {
        let (sender, place) = oneshot::channel();
        self.state().places(purpose).line.push(client, sender);
        self.admit();
        place.await.ok()
    }

    /// Gives the free places to those who wait.
    fn admit(&self) {
        loop {
            let next = {
                let mut state = self.state();
                let for_move = state.moves.next().map(|next| (next, Purpose::Move));
                for_move.or_else(|| {
                    let is_free = state.moves.line.is_empty();
                    let next = is_free.then(|| state.hints.next()).flatten()?;
                    Some((next, Purpose::Hint))
                })
            };
            let Some((next, purpose)) = next else { return };
            // Who has gone in this moment gives the place back by dropping it.
            let _ = next.send(Place { pool: self.clone(), purpose });
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::future::ready;
    use std::net::Ipv4Addr;

    use futures_util::FutureExt as _;

    use super::*;

    fn client(last: u8) -> IpAddr {
        Ipv4Addr::new(10, 0, 0, last).into()
    }

    #[tokio::test]
    async fn a_move_never_waits_for_hints() {
        let pool = Pool::new(1);
        let _under_way = pool.place(Purpose::Hint, client(1)).await.unwrap();
        let waiting: Vec<_> = (0..20).map(|_| pool.place(Purpose::Hint, client(1))).collect();
        let mut waiting: Vec<_> = waiting.into_iter().map(Box::pin).collect();
        assert!(waiting.iter_mut().all(|hint| hint.now_or_never().is_none()));
        assert_eq!(pool.hints(), 21);
        let thought: Thought<u8> = Box::new(|| Ok(7));
        let moved = pool.think(Purpose::Move, client(2), thought, ready(true)).await;
        assert_eq!(moved.unwrap().unwrap(), 7);
    }

    #[tokio::test]
    async fn hints_begin_when_no_move_waits() {
        let pool = Pool::new(1);
        let first = pool.place(Purpose::Move, client(1)).await.unwrap();
        let mut second = Box::pin(pool.place(Purpose::Move, client(1)));
        assert!((&mut second).now_or_never().is_none());
        let mut hint = Box::pin(pool.place(Purpose::Hint, client(2)));
        assert!((&mut hint).now_or_never().is_none());
        drop(first);
        let second = second.now_or_never().unwrap().unwrap();
        let hint = hint.now_or_never().unwrap().unwrap();
        assert!(pool.is_busy());
        drop((second, hint));
        assert!(!pool.is_busy());
    }

    #[tokio::test]
    async fn clients_take_turns_and_who_has_gone_is_left_out() {
        let pool = Pool::new(1);
        let place = pool.place(Purpose::Move, client(1)).await.unwrap();
        let mut many: Vec<_> =
            (0..3).map(|_| Box::pin(pool.place(Purpose::Move, client(1)))).collect();
        assert!(many.iter_mut().all(|one| one.now_or_never().is_none()));
        let mut other = Box::pin(pool.place(Purpose::Move, client(2)));
        assert!((&mut other).now_or_never().is_none());
        drop(many.remove(0));
        drop(place);
        // The one that has gone had its client's turn.
        assert!(many.iter_mut().all(|one| one.now_or_never().is_none()));
        drop(other.now_or_never().unwrap());
        drop(many.remove(0).now_or_never().unwrap());
        drop(many.remove(0).now_or_never().unwrap());
    }
}
