//! What the lock of a room guards: the table, its chairs, and who listens.

use std::time::Duration;

use adut_store::StoredTable;
use tokio::time::Instant;

use super::PRESENT;
use super::notice::{Guest, Notice};
use crate::Refusal;
use crate::table::{PERSON, Snapshot, Table, Thought, Viewer};
use crate::token::{Token, TokenDigest};

/// An entrant's place, whichever seat that is in the present game.
struct Chair {
    is_person: bool,
    /// None for programs and for chairs that nobody has taken yet.
    token: Option<TokenDigest>,
    /// When its owner was last here without a socket, if ever.
    seen: Option<Instant>,
    /// When its owner was last said to be here by way of another process, or may have been.
    seen_elsewhere: Instant,
}

impl Chair {
    fn last_seen(&self) -> Instant {
        self.seen.map_or(self.seen_elsewhere, |seen| seen.max(self.seen_elsewhere))
    }
}

/// How long another process is given to let a program move after a change of its own. By then it
/// has, unless it fell.
const ANOTHERS: Duration = Duration::from_secs(5);

/// What is to be done without anybody's asking.
pub(super) enum Due {
    Nothing,
    /// To be looked at again.
    Later(Instant),
    /// A move that another process lets be thought of. If it does not, to be looked at again.
    Elsewhere(Instant),
    /// A move to be thought of.
    Now(Thought<String>),
}

pub(super) struct Inside {
    pub(super) table: Box<dyn Table>,
    /// How many changes of the table are known here.
    pub(super) revision: u64,
    /// When the last one became known, if another process made it.
    changed_elsewhere: Option<Instant>,
    chairs: Vec<Chair>,
    pub(super) guests: Vec<Guest>,
    /// When anybody was last here.
    pub(super) touched: Instant,
    /// Whether a task sees to it that programs move.
    pub(super) driven: bool,
}

impl Inside {
    pub(super) fn new(table: Box<dyn Table>, kept: &StoredTable) -> Self {
        let now = Instant::now();
        let chairs = kept.entrants.iter().map(|entrant| Chair {
            is_person: entrant.name == PERSON,
            token: entrant.token.as_deref().and_then(TokenDigest::from_bytes),
            seen: None,
            seen_elsewhere: now,
        });
        Self {
            table,
            revision: kept.revision,
            changed_elsewhere: None,
            chairs: chairs.collect(),
            guests: Vec::new(),
            touched: now,
            driven: false,
        }
    }

    /// Takes over what another process kept in the meantime.
    pub(super) fn replace(&mut self, table: Box<dyn Table>, kept: &StoredTable) {
        self.table = table;
        self.revision = kept.revision;
        self.changed_elsewhere = Some(Instant::now());
        for (chair, entrant) in self.chairs.iter_mut().zip(&kept.entrants) {
            let token = entrant.token.as_deref().and_then(TokenDigest::from_bytes);
            if chair.token.is_none() && token.is_some() {
                chair.seen_elsewhere = Instant::now();
            }
            chair.token = token;
        }
    }

    /// A change of this process was kept.
    pub(super) fn note_kept(&mut self, revision: u64) {
        self.revision = revision;
        self.changed_elsewhere = None;
    }

    /// The number of the game and of the moves made in it.
    pub(super) fn position(&self) -> (u64, usize) {
        (self.table.number(), self.table.made())
    }

    /// Who holds this token.
    fn entrant(&self, token: &str) -> Result<usize, Refusal> {
        let given = Token::digest(token);
        let holds = |chair: &Chair| chair.token.is_some_and(|kept| kept.matches(&given));
        self.chairs.iter().position(holds).ok_or(Refusal::WrongToken)
    }

    /// Who holds this token; without one it is somebody who watches.
    pub(super) fn viewer(&self, token: Option<&str>) -> Result<Viewer, Refusal> {
        token.map_or(Ok(Viewer::Spectator), |token| self.entrant(token).map(Viewer::Entrant))
    }

    /// Somebody is here now; says for how long an entrant was not.
    pub(super) fn note(&mut self, viewer: Viewer) -> Duration {
        self.touched = Instant::now();
        match viewer {
            Viewer::Spectator => Duration::ZERO,
            Viewer::Entrant(entrant) => {
                let seen = self.chairs[entrant].seen.replace(Instant::now());
                seen.map_or(Duration::MAX, |seen| seen.elapsed())
            }
        }
    }

    /// An entrant is here by way of another process.
    pub(super) fn note_elsewhere(&mut self, entrant: usize) {
        if let Some(chair) = self.chairs.get_mut(entrant) {
            chair.seen_elsewhere = Instant::now();
        }
    }

    /// The entrants who are here by way of this process, or were a moment ago.
    pub(super) fn seen_here(&self, lately: Duration) -> Vec<usize> {
        let here = |&entrant: &usize| {
            let seen = self.chairs[entrant].seen;
            self.has_socket(entrant) || seen.is_some_and(|seen| seen.elapsed() < lately)
        };
        (0..self.chairs.len()).filter(here).collect()
    }

    /// A chair for a person that nobody has taken.
    pub(super) fn free_chair(&self) -> Result<usize, Refusal> {
        let free = |chair: &Chair| chair.is_person && chair.token.is_none();
        self.chairs.iter().position(free).ok_or(Refusal::NoFreeSeat)
    }

    pub(super) fn seat(&mut self, entrant: usize, token: TokenDigest) {
        self.chairs[entrant].token = Some(token);
        self.note(Viewer::Entrant(entrant));
    }

    pub(super) fn snapshot(&self, viewer: Viewer, moved: bool) -> Snapshot {
        let mut snapshot = self.table.snapshot(viewer, moved);
        for (entrant, chair) in self.chairs.iter().enumerate() {
            let seat = self.table.seat_of(entrant);
            snapshot.players[seat].taken = !chair.is_person || chair.token.is_some();
        }
        snapshot
    }

    /// Tells everybody how the table stands, and says how many could not keep up.
    pub(super) fn tell_all(&mut self, moved: bool) -> usize {
        let mut guests = std::mem::take(&mut self.guests);
        let before = guests.len();
        // Many may watch, and all of them see the same.
        let mut made: Vec<(Viewer, Snapshot)> = Vec::new();
        guests.retain_mut(|guest| {
            let place = made.iter().position(|(viewer, _)| *viewer == guest.viewer);
            let place = place.unwrap_or_else(|| {
                made.push((guest.viewer, self.snapshot(guest.viewer, moved)));
                made.len() - 1
            });
            guest.tell_snapshot(&made[place].1)
        });
        let dropped = before - guests.len();
        self.guests = guests;
        dropped
    }

    pub(super) fn tell_thinking(&mut self, seat: usize) {
        self.guests.retain_mut(|guest| guest.tell_thinking(seat));
    }

    pub(super) fn tell_error(&mut self, message: &str) {
        let notice = Notice::Error { message: message.to_owned() };
        self.guests.retain(|guest| guest.tell(&notice));
    }

    fn has_socket(&self, entrant: usize) -> bool {
        self.guests.iter().any(|guest| guest.viewer == Viewer::Entrant(entrant))
    }

    /// A program moves when it is its turn, and one moves for who has been away for as long as
    /// `patience`; but only while somebody is here to see it.
    pub(super) fn due(&self, patience: Duration) -> Due {
        let Some(actor) = self.table.actor() else { return Due::Nothing };
        let here = self.seen_here(PRESENT);
        if here.is_empty() {
            return Due::Nothing;
        }
        let now = Instant::now();
        let (from, thought) = match self.table.thinker() {
            Some(thought) => (None, thought),
            None => {
                if self.has_socket(actor) || here == [actor] {
                    return Due::Nothing;
                }
                let from = self.chairs[actor].last_seen() + patience;
                if now < from {
                    return Due::Later(from);
                }
                let Some(thought) = self.table.substitute() else { return Due::Nothing };
                (Some(from), thought)
            }
        };
        let anothers = self.changed_elsewhere.map(|at| from.unwrap_or(at).max(at) + ANOTHERS);
        match anothers {
            Some(until) if now < until => Due::Elsewhere(until),
            _ => Due::Now(thought),
        }
    }

    /// Whether what was due at a revision still is: the table may have changed since, and who was
    /// away may have come back.
    pub(super) fn is_due(&self, patience: Duration, revision: u64) -> bool {
        self.revision == revision && matches!(self.due(patience), Due::Now(_))
    }
}
