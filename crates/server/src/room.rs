//! A table with the people around it: who may do what, who is told what, and when programs think.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use adut_kernel::{Forfeit, Record};
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::Instant;

use crate::house::House;
use crate::table::{Hint, Snapshot, Table, Viewer};
use crate::token::{Token, TokenDigest};
use crate::{Refusal, socket};

/// How long somebody who asked without a socket counts as present.
const PRESENT: Duration = Duration::from_secs(30);

/// How many messages wait for a slow reader before it is dropped.
pub(crate) const BACKLOG: usize = 32;

/// A table and who is around it.
pub(crate) struct Room {
    pub(crate) id: String,
    inside: Mutex<Inside>,
    /// How many sockets are open; read without the lock.
    sockets: AtomicUsize,
    /// Counts every change.
    changes: watch::Sender<u64>,
}

struct Inside {
    table: Box<dyn Table>,
    /// By entrant; none for programs and for seats that nobody has taken yet.
    tokens: Vec<Option<TokenDigest>>,
    guests: Vec<Guest>,
    /// When somebody last asked for something.
    touched: Instant,
    driven: bool,
}

/// Somebody who is told of every change.
struct Guest {
    number: u64,
    viewer: Viewer,
    line: mpsc::Sender<Utf8Bytes>,
    /// What the guest was last told, so that a move which it may not notice sends nothing.
    told: Option<Snapshot>,
    told_thinking: bool,
}

/// What is sent to a guest.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Notice<'a> {
    Snapshot(&'a Snapshot),
    Thinking { seat: usize },
    Hint(&'a Hint),
    Error { message: String },
}

impl Notice<'_> {
    pub(crate) fn written(&self) -> Utf8Bytes {
        serde_json::to_string(self).unwrap_or_default().into()
    }
}

impl Guest {
    /// Whether the guest keeps up.
    fn tell(&self, notice: &Notice<'_>) -> bool {
        self.line.try_send(notice.written()).is_ok()
    }

    fn tell_snapshot(&mut self, snapshot: Snapshot) -> bool {
        let standing = Snapshot { last: None, ..snapshot.clone() };
        if self.told.as_ref() == Some(&standing) {
            return true;
        }
        self.told = Some(standing);
        self.told_thinking = false;
        self.tell(&Notice::Snapshot(&snapshot))
    }
}

impl Inside {
    /// Who holds this token.
    fn entrant(&self, token: Option<&str>) -> Result<usize, Refusal> {
        let given = Token::digest(token.ok_or(Refusal::NoToken)?);
        let holds = |kept: &Option<TokenDigest>| kept.is_some_and(|kept| kept.matches(&given));
        self.tokens.iter().position(holds).ok_or(Refusal::WrongToken)
    }

    fn tell_all(&mut self, moved: bool) {
        let table = &self.table;
        self.guests.retain_mut(|guest| guest.tell_snapshot(table.snapshot(guest.viewer, moved)));
    }

    fn tell_thinking(&mut self, seat: usize) {
        self.guests.retain_mut(|guest| {
            let told = std::mem::replace(&mut guest.told_thinking, true);
            told || guest.tell(&Notice::Thinking { seat })
        });
    }
}

impl Room {
    pub(crate) fn new(id: String, table: Box<dyn Table>, tokens: Vec<Option<TokenDigest>>) -> Self {
        let inside =
            Inside { table, tokens, guests: Vec::new(), touched: Instant::now(), driven: false };
        let (sockets, changes) = (AtomicUsize::new(0), watch::Sender::new(0));
        Self { id, inside: Mutex::new(inside), sockets, changes }
    }

    /// What the holder of a token sees. With `settled` it waits until no program is to move, or
    /// for as long as a person would.
    pub(crate) async fn look(
        self: &Arc<Self>,
        house: &Arc<House>,
        token: Option<&str>,
        settled: bool,
    ) -> Result<Snapshot, Refusal> {
        let mut changes = self.changes.subscribe();
        let patience = tokio::time::sleep(PRESENT / 2);
        tokio::pin!(patience);
        loop {
            {
                let mut inside = self.inside.lock().await;
                let entrant = inside.entrant(token)?;
                inside.touched = Instant::now();
                self.drive(house, &mut inside);
                if !settled || patience.is_elapsed() || inside.table.thinker().is_none() {
                    return Ok(inside.table.snapshot(Viewer::Entrant(entrant), false));
                }
            }
            tokio::select! {
                _ = changes.changed() => {}
                () = &mut patience => {}
            }
        }
    }

    /// Makes a move: it is kept first and shown then.
    pub(crate) async fn play(
        self: &Arc<Self>,
        house: &Arc<House>,
        token: Option<&str>,
        text: &str,
        ply: Option<usize>,
    ) -> Result<Snapshot, Refusal> {
        let mut inside = self.inside.lock().await;
        let entrant = inside.entrant(token)?;
        let made = inside.table.made();
        let written = inside.table.play(entrant, text, ply)?;
        self.keep_move(house, &mut inside, made, written).await?;
        Ok(inside.table.snapshot(Viewer::Entrant(entrant), true))
    }

    async fn keep_move(
        self: &Arc<Self>,
        house: &Arc<House>,
        inside: &mut Inside,
        made: usize,
        written: String,
    ) -> Result<(), Refusal> {
        if let Err(refusal) = house.keep_move(&self.id, inside.table.number(), made, written).await
        {
            inside.table.rewind(made);
            return Err(refusal);
        }
        self.changed(house, inside, true);
        Ok(())
    }

    /// Takes back the last own move and what followed on it.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        house: &Arc<House>,
        token: Option<&str>,
    ) -> Result<Snapshot, Refusal> {
        let mut inside = self.inside.lock().await;
        let entrant = inside.entrant(token)?;
        let left = inside.table.undone(entrant)?;
        house.keep_undo(&self.id, inside.table.number(), left).await?;
        inside.table.rewind(left);
        self.changed(house, &mut inside, false);
        Ok(inside.table.snapshot(Viewer::Entrant(entrant), false))
    }

    /// Begins the next game.
    pub(crate) async fn next(
        self: &Arc<Self>,
        house: &Arc<House>,
        token: Option<&str>,
        same_cards: bool,
    ) -> Result<Snapshot, Refusal> {
        let mut inside = self.inside.lock().await;
        let entrant = inside.entrant(token)?;
        inside.table.next(house.fresh_seed(), same_cards)?;
        if let Err(refusal) = house.keep_round(&self.id).await {
            inside.table.withdraw_next();
            return Err(refusal);
        }
        self.changed(house, &mut inside, false);
        Ok(inside.table.snapshot(Viewer::Entrant(entrant), false))
    }

    /// What each move is worth to who holds the token.
    pub(crate) async fn hint(
        &self,
        house: &Arc<House>,
        token: Option<&str>,
    ) -> Result<Hint, Refusal> {
        let (thought, seat) = {
            let mut inside = self.inside.lock().await;
            let entrant = inside.entrant(token)?;
            inside.touched = Instant::now();
            (inside.table.hint(entrant)?, inside.table.seat_of(entrant))
        };
        let hint = house.pool().think(thought, || true).await.ok_or(Refusal::Internal)?;
        hint.map_err(|Forfeit(reason)| Refusal::Stuck { seat, reason })
    }

    /// The record of the game, once it is over.
    pub(crate) async fn record(&self, token: Option<&str>) -> Result<Record, Refusal> {
        let inside = self.inside.lock().await;
        inside.entrant(token)?;
        inside.table.record()
    }

    /// Lets the holder of a token listen; the first thing to hear is how the table stands.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        house: &Arc<House>,
        token: Option<&str>,
    ) -> Result<socket::Line, Refusal> {
        let mut inside = self.inside.lock().await;
        let viewer = Viewer::Entrant(inside.entrant(token)?);
        let (line, messages) = mpsc::channel(BACKLOG);
        let number = house.number();
        let mut guest = Guest { number, viewer, line, told: None, told_thinking: false };
        guest.tell_snapshot(inside.table.snapshot(viewer, false));
        inside.guests.push(guest);
        self.sockets.fetch_add(1, Ordering::Relaxed);
        self.drive(house, &mut inside);
        Ok(socket::Line { number, messages })
    }

    /// Somebody who listened has gone.
    pub(crate) async fn leave(&self, number: u64) {
        let mut inside = self.inside.lock().await;
        inside.guests.retain(|guest| guest.number != number);
        self.sockets.fetch_sub(1, Ordering::Relaxed);
        inside.touched = Instant::now();
    }

    /// Whether nobody has been here for so long.
    pub(crate) async fn is_deserted(&self, since: Duration) -> bool {
        self.sockets.load(Ordering::Relaxed) == 0
            && self.inside.lock().await.touched.elapsed() >= since
    }

    fn changed(self: &Arc<Self>, house: &Arc<House>, inside: &mut Inside, moved: bool) {
        inside.tell_all(moved);
        self.changes.send_modify(|changes| *changes += 1);
        self.drive(house, inside);
    }

    /// Sees to it that programs move when it is their turn, as long as somebody is here.
    fn drive(self: &Arc<Self>, house: &Arc<House>, inside: &mut Inside) {
        if !inside.driven && inside.table.thinker().is_some() {
            inside.driven = true;
            let (room, house) = (Arc::clone(self), Arc::clone(house));
            tokio::spawn(async move { room.drive_on(&house).await });
        }
    }

    async fn drive_on(self: Arc<Self>, house: &Arc<House>) {
        loop {
            let mut inside = self.inside.lock().await;
            let attended = self.is_attended(&inside);
            let thought = inside.table.thinker().filter(|_| attended);
            let (Some(thought), Some(seat)) = (thought, inside.table.turn()) else {
                inside.driven = false;
                return;
            };
            inside.tell_thinking(seat);
            let position = (inside.table.number(), inside.table.made());
            let touched = inside.touched;
            drop(inside);
            let here = || self.sockets.load(Ordering::Relaxed) > 0 || touched.elapsed() < PRESENT;
            let said = house.pool().think(thought, here).await;
            let mut inside = self.inside.lock().await;
            if position != (inside.table.number(), inside.table.made()) {
                continue;
            }
            let moved = match said {
                None => continue,
                Some(Ok(text)) => {
                    let played = inside.table.play_for_turn(&text);
                    match played {
                        Ok(written) => {
                            self.keep_move(house, &mut inside, position.1, written).await
                        }
                        Err(refusal) => Err(refusal),
                    }
                }
                Some(Err(Forfeit(reason))) => Err(Refusal::Stuck { seat, reason }),
            };
            if let Err(refusal) = moved {
                tracing::error!(table = self.id, seat, %refusal, "a program could not move");
                let message = refusal.to_string();
                inside
                    .guests
                    .retain(|guest| guest.tell(&Notice::Error { message: message.clone() }));
                inside.driven = false;
                return;
            }
        }
    }

    fn is_attended(&self, inside: &Inside) -> bool {
        self.sockets.load(Ordering::Relaxed) > 0 || inside.touched.elapsed() < PRESENT
    }
}
