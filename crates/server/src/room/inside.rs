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
    /// When its owner was last here without a socket.
    seen: Instant,
}

/// What is to be done without anybody's asking.
pub(super) enum Due {
    Nothing,
    /// To be looked at again.
    Later(Instant),
    /// A move to be thought of.
    Now(Thought<String>),
}

pub(super) struct Inside {
    pub(super) table: Box<dyn Table>,
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
            seen: now,
        });
        let chairs = chairs.collect();
        Self { table, chairs, guests: Vec::new(), touched: now, driven: false }
    }

    /// Takes over what was kept in the meantime.
    pub(super) fn replace(&mut self, table: Box<dyn Table>, kept: &StoredTable) {
        self.table = table;
        for (chair, entrant) in self.chairs.iter_mut().zip(&kept.entrants) {
            chair.token = entrant.token.as_deref().and_then(TokenDigest::from_bytes);
        }
    }

    /// Who holds this token, and is here now.
    pub(super) fn entrant(&mut self, token: Option<&str>) -> Result<usize, Refusal> {
        let given = Token::digest(token.ok_or(Refusal::NoToken)?);
        let holds = |chair: &Chair| chair.token.is_some_and(|kept| kept.matches(&given));
        let entrant = self.chairs.iter().position(holds).ok_or(Refusal::WrongToken)?;
        self.chairs[entrant].seen = Instant::now();
        self.touched = Instant::now();
        Ok(entrant)
    }

    /// As [`entrant`](Self::entrant); without a token one may watch.
    pub(super) fn viewer(&mut self, token: Option<&str>) -> Result<Viewer, Refusal> {
        self.touched = Instant::now();
        match token {
            None => Ok(Viewer::Spectator),
            token => self.entrant(token).map(Viewer::Entrant),
        }
    }

    /// A chair for a person that nobody has taken.
    pub(super) fn free_chair(&self) -> Result<usize, Refusal> {
        let free = |chair: &Chair| chair.is_person && chair.token.is_none();
        self.chairs.iter().position(free).ok_or(Refusal::NoFreeSeat)
    }

    pub(super) fn seat(&mut self, entrant: usize, token: TokenDigest) {
        self.chairs[entrant].token = Some(token);
        self.chairs[entrant].seen = Instant::now();
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

    /// Whether a person is here.
    fn is_here(&self, entrant: usize) -> bool {
        let chair = &self.chairs[entrant];
        let taken = chair.is_person && chair.token.is_some();
        taken && (self.has_socket(entrant) || chair.seen.elapsed() < PRESENT)
    }

    /// A program moves when it is its turn, and one moves for who has been away for as long as
    /// `patience`; but only while somebody is here to see it.
    pub(super) fn due(&self, patience: Duration) -> Due {
        let here = |entrant: &usize| self.is_here(*entrant);
        let Some(actor) = self.table.actor() else { return Due::Nothing };
        if !(0..self.chairs.len()).any(|entrant| here(&entrant)) {
            return Due::Nothing;
        }
        if let Some(thought) = self.table.thinker() {
            return Due::Now(thought);
        }
        let others_here = (0..self.chairs.len()).filter(|&other| other != actor).any(|o| here(&o));
        if self.has_socket(actor) || !others_here {
            return Due::Nothing;
        }
        let until = self.chairs[actor].seen + patience;
        if Instant::now() < until {
            return Due::Later(until);
        }
        self.table.substitute().map_or(Due::Nothing, Due::Now)
    }
}
