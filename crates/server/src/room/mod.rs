//! A table with the people around it: who may do what, who is told what, and when programs think.

mod driver;
mod inside;
mod peers;
mod said;
mod subscriber;

pub(crate) use said::Said;
pub(crate) use subscriber::{Line, Notice};

use std::future::ready;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use adut_kernel::{Forfeit, Record};
use adut_store::{Change, StoredPerson, StoredTable};
use tokio::sync::{Mutex, MutexGuard, watch};
use tokio::time::Instant;

use self::inside::Inside;
use self::subscriber::Subscriber;
use crate::Refusal;
use crate::app_state::AppState;
use crate::pool::Purpose;
use crate::table::{Checked, Hint, HostedTable, Snapshot, Viewer};
use crate::token::Token;

/// How long somebody who asked without a socket counts as present.
const PRESENT: Duration = Duration::from_secs(30);

/// How long an answer waits for programs to have moved.
const SETTLING: Duration = Duration::from_secs(15);

/// How often something is tried while other processes are faster.
const TRIES: usize = 3;

/// A table and who is around it.
pub(crate) struct Room {
    pub(crate) id: String,
    /// Who set it up or found it again: the programs' thoughts count against that client.
    client: IpAddr,
    inside: Mutex<Inside>,
    /// Held by whoever waits for a hint.
    hint: Mutex<()>,
    /// How many sockets are open; read without the lock.
    sockets: AtomicUsize,
    /// Counts every change.
    changes: watch::Sender<u64>,
}

impl Room {
    pub(crate) fn new(
        table: HostedTable,
        kept: &StoredTable,
        client: IpAddr,
        has_peers: bool,
    ) -> Self {
        Self {
            id: kept.id.clone(),
            client,
            inside: Mutex::new(Inside::new(table, kept, has_peers)),
            hint: Mutex::default(),
            sockets: AtomicUsize::new(0),
            changes: watch::Sender::new(0),
        }
    }

    /// What the holder of a token sees, or who only watches. With `settled` it waits a while until
    /// no program is to move.
    pub(crate) async fn look(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
        settled: bool,
    ) -> Result<Snapshot, Refusal> {
        let mut changes = self.changes.subscribe();
        let until = Instant::now() + SETTLING;
        loop {
            {
                let (mut inside, viewer) = self.admit(state, token).await?;
                self.drive(state, &mut inside);
                let is_settled = inside.table.thinker().is_none();
                if !settled || is_settled || until <= Instant::now() || state.is_closing() {
                    return Ok(inside.snapshot(viewer, false));
                }
            }
            tokio::select! {
                _ = changes.changed() => {}
                () = tokio::time::sleep_until(until) => {}
                () = state.closing() => {}
            }
        }
    }

    /// Makes a move: it is kept first and shown then.
    pub(crate) async fn play(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
        text: &str,
        ply: Option<usize>,
    ) -> Result<Snapshot, Refusal> {
        persist(move || async move {
            let (mut inside, entrant) = self.admit_entrant(state, token).await?;
            let made = inside.table.made();
            let written = inside.table.play(entrant, text, ply)?;
            self.keep_move(state, &mut inside, made, written).await?;
            state.meters().moves_by_people.increment(1);
            Ok(inside.snapshot(Viewer::Entrant(entrant), true))
        })
        .await
    }

    async fn keep_move(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        inside: &mut Inside,
        made: usize,
        text: String,
    ) -> Result<(), Refusal> {
        // The results are kept with the move that ends the game, so each counts once.
        let (number, ply, results) = (inside.table.number(), made as u64, inside.results());
        let change = Change::Move { number, ply, text, results };
        if let Err(refusal) = self.keep(state, inside, change).await {
            inside.table.rewind(made);
            return Err(self.catch_up_after(state, inside, refusal).await);
        }
        self.changed(state, inside, true);
        Ok(())
    }

    /// Keeps a change, after which it is certain.
    async fn keep(
        &self,
        state: &Arc<AppState>,
        inside: &mut Inside,
        change: Change,
    ) -> Result<(), Refusal> {
        let revision = state.keep(&self.id, inside.revision, [change]).await?;
        inside.note_kept(revision);
        Ok(())
    }

    /// Takes back the last own move and what followed on it.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
    ) -> Result<Snapshot, Refusal> {
        persist(move || async move {
            let (mut inside, entrant) = self.admit_entrant(state, token).await?;
            let left = inside.table.undone(entrant)?;
            let change = Change::Undo { number: inside.table.number(), left: left as u64 };
            if let Err(refusal) = self.keep(state, &mut inside, change).await {
                return Err(self.catch_up_after(state, &mut inside, refusal).await);
            }
            inside.table.rewind(left);
            self.changed(state, &mut inside, false);
            Ok(inside.snapshot(Viewer::Entrant(entrant), false))
        })
        .await
    }

    /// Begins the game after the one of this number.
    async fn begin_next(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        number: u64,
        same_cards: bool,
    ) -> Result<(), Refusal> {
        persist(move || async move {
            let mut inside = self.fresh(state).await?;
            if inside.table.number() != number {
                return Err(Refusal::Overtaken);
            }
            inside.table.next(state.fresh_seed(), same_cards)?;
            let (number, round) = (inside.table.number(), inside.table.beginning());
            let change = Change::Begin { number, round };
            if let Err(refusal) = self.keep(state, &mut inside, change).await {
                inside.table.withdraw_next();
                return Err(self.catch_up_after(state, &mut inside, refusal).await);
            }
            self.changed(state, &mut inside, false);
            Ok(())
        })
        .await
    }

    /// Gives a free seat to somebody.
    pub(crate) async fn join(
        self: &Arc<Self>,
        state: &Arc<AppState>,
    ) -> Result<(usize, Token), Refusal> {
        persist(move || async move {
            let mut inside = self.fresh(state).await?;
            let entrant = inside.free_chair()?;
            let token = state.fresh_token();
            let digest = Token::digest(token.as_str());
            let change = Change::Sit { entrant, token: digest.as_bytes().to_vec() };
            if let Err(refusal) = self.keep(state, &mut inside, change).await {
                return Err(self.catch_up_after(state, &mut inside, refusal).await);
            }
            inside.seat(entrant, digest);
            self.changed(state, &mut inside, false);
            Ok((inside.table.seat_of(entrant), token))
        })
        .await
    }

    /// Lets a person be known at the seat of a token.
    pub(crate) async fn claim(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
        person: &StoredPerson,
    ) -> Result<Snapshot, Refusal> {
        persist(move || async move {
            let (mut inside, entrant) = self.admit_entrant(state, token).await?;
            inside.may_be_called(entrant, &person.name)?;
            let change = Change::Claim { entrant, person: person.id };
            if let Err(refusal) = self.keep(state, &mut inside, change).await {
                return Err(self.catch_up_after(state, &mut inside, refusal).await);
            }
            inside.call(entrant, &person.name);
            self.changed(state, &mut inside, false);
            Ok(inside.snapshot(Viewer::Entrant(entrant), false))
        })
        .await
    }

    /// What each move is worth to who holds the token. It is worked out only as long as that is
    /// waited for, and one hint at a time.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
        client: IpAddr,
    ) -> Result<Hint, Refusal> {
        let waiting = Arc::new(());
        let (thought, seat) = {
            let (inside, entrant) = self.admit_entrant(state, token).await?;
            let thought = inside.table.hint(entrant, Arc::downgrade(&waiting))?;
            (thought, inside.table.seat_of(entrant))
        };
        let _one = self.hint.try_lock().map_err(|_| Refusal::HintUnderWay)?;
        let _held = state.admit_hint(client)?;
        let hint = state.pool().think(Purpose::Hint, client, thought, ready(true)).await;
        let hint = hint.ok_or(Refusal::Internal)?;
        hint.map_err(|Forfeit(reason)| Refusal::Stuck { seat, reason })
    }

    /// Whether who holds the token may make a move.
    pub(crate) async fn check_move(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
        action: &str,
    ) -> Result<Checked, Refusal> {
        let (inside, entrant) = self.admit_entrant(state, token).await?;
        inside.table.check(entrant, action)
    }

    /// The record of the game, once it is over.
    pub(crate) async fn record(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
    ) -> Result<Record, Refusal> {
        let (inside, _) = self.admit(state, token).await?;
        inside.table.record()
    }

    /// Lets somebody listen; the first thing to hear is how the table stands.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
    ) -> Result<Line, Refusal> {
        let (mut inside, viewer) = self.admit(state, token).await?;
        let (subscriber, line) = Subscriber::new(state.number(), viewer);
        inside.subscribers.push(subscriber);
        let snapshot = inside.snapshot(viewer, false);
        if let Some(subscriber) = inside.subscribers.last_mut() {
            subscriber.tell_snapshot(&snapshot);
        }
        self.sockets.fetch_add(1, Ordering::Relaxed);
        self.drive(state, &mut inside);
        Ok(line)
    }

    /// Somebody who listened has gone.
    pub(crate) async fn leave(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
        number: u64,
    ) {
        let mut inside = self.inside.lock().await;
        // A token that has become void leaves nobody to remember.
        let viewer = inside.viewer(token).unwrap_or(Viewer::Spectator);
        self.note(state, &mut inside, viewer).await;
        inside.part_with(number, viewer);
        self.sockets.fetch_sub(1, Ordering::Relaxed);
        self.drive(state, &mut inside);
    }

    /// Lets somebody in who holds a token, or who only watches.
    async fn admit(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
    ) -> Result<(MutexGuard<'_, Inside>, Viewer), Refusal> {
        let mut inside = self.fresh(state).await?;
        let viewer = inside.viewer(token)?;
        self.note(state, &mut inside, viewer).await;
        Ok((inside, viewer))
    }

    /// Lets somebody in who plays.
    async fn admit_entrant(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
    ) -> Result<(MutexGuard<'_, Inside>, usize), Refusal> {
        match self.admit(state, token).await? {
            (inside, Viewer::Entrant(entrant)) => Ok((inside, entrant)),
            (_, Viewer::Spectator) => Err(Refusal::NoToken),
        }
    }

    /// Somebody is here; who comes back after a while is announced.
    async fn note(&self, state: &AppState, inside: &mut Inside, viewer: Viewer) {
        let away = inside.note(viewer);
        if let Viewer::Entrant(entrant) = viewer
            && away > state.announced()
        {
            state.announce(vec![(self.id.clone(), entrant)]).await;
        }
    }

    /// Whether nobody has been here for so long. A room that is busy is not deserted.
    pub(crate) fn is_deserted(&self, since: Duration) -> bool {
        let touched = self.inside.try_lock().map(|inside| inside.touched);
        self.sockets.load(Ordering::Relaxed) == 0
            && touched.is_ok_and(|touched| touched.elapsed() >= since)
    }

    fn changed(self: &Arc<Self>, state: &Arc<AppState>, inside: &mut Inside, moved: bool) {
        let dropped = inside.tell_all(moved);
        state.meters().dropped.increment(dropped as u64);
        self.changes.send_modify(|changes| *changes += 1);
        self.drive(state, inside);
    }
}

/// Tries again when another process was faster: what is asked for may still be possible.
async fn persist<T, F>(act: impl Fn() -> F) -> Result<T, Refusal>
where
    F: Future<Output = Result<T, Refusal>>,
{
    for _ in 1..TRIES {
        match act().await {
            Err(Refusal::Overtaken) => {}
            done => return done,
        }
    }
    act().await
}
