//! What the lock of a room guards: the table, its chairs, and who listens.

use std::time::Duration;

use adut_store::{Change, StoredTable};
use tokio::time::Instant;

use super::PRESENT;
use super::notice::{Guest, Notice};
use crate::Refusal;
use crate::table::{PERSON, Presence, Snapshot, Table, Thought, Viewer};
use crate::token::{Token, TokenDigest};

/// An entrant's place, whichever seat that is in the present game.
struct Chair {
    is_person: bool,
    /// None for programs and for chairs that nobody has taken yet.
    token: Option<TokenDigest>,
    /// What its owner is called.
    called: Option<String>,
    /// When its owner was last here without a socket.
    seen: Instant,
    /// Whether its owner is away: the last socket was closed, and nothing was heard since.
    gone: bool,
    /// Whether a program has begun to play for its owner.
    stood_in: bool,
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
            called: entrant.called.clone(),
            seen: now,
            gone: true,
            stood_in: false,
        });
        let chairs = chairs.collect();
        Self { table, chairs, guests: Vec::new(), touched: now, driven: false }
    }

    /// Takes over what was kept in the meantime.
    pub(super) fn replace(&mut self, table: Box<dyn Table>, kept: &StoredTable) {
        self.table = table;
        for (chair, entrant) in self.chairs.iter_mut().zip(&kept.entrants) {
            chair.token = entrant.token.as_deref().and_then(TokenDigest::from_bytes);
            chair.called.clone_from(&entrant.called);
        }
    }

    /// Who holds this token, and is here now.
    pub(super) fn entrant(&mut self, token: Option<&str>) -> Result<usize, Refusal> {
        let given = Token::digest(token.ok_or(Refusal::NoToken)?);
        let holds = |chair: &Chair| chair.token.is_some_and(|kept| kept.matches(&given));
        let entrant = self.chairs.iter().position(holds).ok_or(Refusal::WrongToken)?;
        self.touched = Instant::now();
        let chair = &mut self.chairs[entrant];
        chair.seen = Instant::now();
        let was_missed = chair.gone || chair.stood_in;
        (chair.gone, chair.stood_in) = (false, false);
        if was_missed {
            self.tell_all(false);
        }
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
        let chair = &mut self.chairs[entrant];
        (chair.token, chair.seen, chair.gone) = (Some(token), Instant::now(), false);
    }

    pub(super) fn call(&mut self, entrant: usize, name: String) {
        self.chairs[entrant].called = Some(name);
    }

    /// Takes a guest off the list who listens no more. Who played is missed by the others.
    pub(super) fn part_with(&mut self, number: u64, viewer: Viewer) {
        self.guests.retain(|guest| guest.number != number);
        if let Viewer::Entrant(entrant) = viewer {
            self.chairs[entrant].gone = !self.has_socket(entrant);
            self.tell_all(false);
        }
    }

    /// What goes into the records of those who played, once the game is over.
    pub(super) fn results(&self) -> impl Iterator<Item = Change> + '_ {
        let number = self.table.number();
        let people = self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_person);
        people.filter_map(move |(entrant, _)| {
            let result = self.table.result(entrant).filter(|result| result.counts)?;
            let (verdict, difference) = (result.verdict, result.difference);
            Some(Change::Finish { number, entrant, against: result.against, verdict, difference })
        })
    }

    /// A program begins to play for whoever is to act. Everybody is told before it moves: when it
    /// does may not be for all to see.
    pub(super) fn stand_in(&mut self) {
        let Some(actor) = self.table.actor() else { return };
        let chair = &mut self.chairs[actor];
        if chair.is_person && !std::mem::replace(&mut chair.stood_in, true) {
            self.tell_all(false);
        }
    }

    fn presence(&self, entrant: usize) -> Option<Presence> {
        let chair = &self.chairs[entrant];
        let presence = match (chair.stood_in, chair.gone) {
            (true, _) => Presence::StandIn,
            (false, true) => Presence::Away,
            (false, false) => Presence::Here,
        };
        (chair.is_person && chair.token.is_some()).then_some(presence)
    }

    pub(super) fn snapshot(&self, viewer: Viewer, moved: bool) -> Snapshot {
        let mut snapshot = self.table.snapshot(viewer, moved);
        let watches = |guest: &&Guest| guest.viewer == Viewer::Spectator;
        snapshot.watching = self.guests.iter().filter(watches).count();
        for (entrant, chair) in self.chairs.iter().enumerate() {
            let seat = self.table.seat_of(entrant);
            let occupant = &mut snapshot.players[seat];
            occupant.taken = !chair.is_person || chair.token.is_some();
            occupant.called.clone_from(&chair.called);
            occupant.presence = self.presence(entrant);
        }
        snapshot
    }

    /// Tells everybody how the table stands, and says how many could not keep up.
    pub(super) fn tell_all(&mut self, moved: bool) -> usize {
        // Many may watch, and all of them see the same.
        let mut made: Vec<(Viewer, Snapshot)> = Vec::new();
        for guest in &self.guests {
            if !made.iter().any(|(viewer, _)| *viewer == guest.viewer) {
                made.push((guest.viewer, self.snapshot(guest.viewer, moved)));
            }
        }
        let before = self.guests.len();
        self.guests.retain_mut(|guest| {
            let seen = made.iter().find(|(viewer, _)| *viewer == guest.viewer);
            seen.is_none_or(|(_, snapshot)| guest.tell_snapshot(snapshot))
        });
        before - self.guests.len()
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
