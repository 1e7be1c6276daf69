//! What the lock of a room guards: the table, its chairs, and who listens.

use std::time::Duration;

use adut_store::{StoredResult, StoredTable};
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
    /// When its owner was last here without a socket, if ever.
    seen: Option<Instant>,
    /// When its owner was last said to be here by way of another process, or may have been.
    seen_elsewhere: Instant,
    /// Whether the others are told that its owner is here, by way of this process or another, and
    /// whether a program has begun to play for him. These change only when something happens, so
    /// that it tells nothing when they are told.
    is_here: bool,
    is_elsewhere: bool,
    is_stood_in: bool,
}

impl Chair {
    fn is_taken(&self) -> bool {
        self.is_person && self.token.is_some()
    }

    fn presence(&self) -> Option<Presence> {
        self.is_taken().then_some(if self.is_stood_in {
            Presence::StandIn
        } else if self.is_here || self.is_elsewhere {
            Presence::Here
        } else {
            Presence::Away
        })
    }

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
    /// With company its people may be at another process, until it turns out that they are not.
    pub(super) fn new(table: Box<dyn Table>, kept: &StoredTable, has_company: bool) -> Self {
        let now = Instant::now();
        let chairs = kept.entrants.iter().map(|entrant| Chair {
            is_person: entrant.name == PERSON,
            token: entrant.token.as_deref().and_then(TokenDigest::from_bytes),
            called: entrant.called.clone(),
            seen: None,
            seen_elsewhere: now,
            is_here: false,
            is_elsewhere: has_company,
            is_stood_in: false,
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
                chair.is_elsewhere = true;
            }
            chair.token = token;
            chair.called.clone_from(&entrant.called);
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
                self.change(entrant, |chair| (chair.is_here, chair.is_stood_in) = (true, false));
                seen.map_or(Duration::MAX, |seen| seen.elapsed())
            }
        }
    }

    /// Changes a chair, and tells everybody if its owner's presence has changed with it.
    fn change(&mut self, entrant: usize, act: impl FnOnce(&mut Chair)) {
        let Some(chair) = self.chairs.get_mut(entrant) else { return };
        let before = chair.presence();
        act(chair);
        if chair.presence() != before {
            self.tell_all(false);
        }
    }

    /// A guest listens no more.
    pub(super) fn part_with(&mut self, number: u64, viewer: Viewer) {
        self.guests.retain(|guest| guest.number != number);
        if let Viewer::Entrant(entrant) = viewer {
            let is_here = self.has_socket(entrant);
            self.change(entrant, |chair| (chair.is_here, chair.is_elsewhere) = (is_here, false));
        }
    }

    /// A program begins to play for whoever is to act, if that is a person. Everybody is told
    /// before it moves: that it does may not be for all to see.
    pub(super) fn stand_in(&mut self) {
        if let Some(actor) = self.table.actor() {
            self.change(actor, |chair| chair.is_stood_in = chair.is_person);
        }
    }

    /// An entrant is here by way of another process.
    pub(super) fn note_elsewhere(&mut self, entrant: usize) {
        self.change(entrant, |chair| {
            chair.seen_elsewhere = Instant::now();
            (chair.is_elsewhere, chair.is_stood_in) = (true, false);
        });
    }

    /// Who has not been said to be at another process for so long is not there any more.
    pub(super) fn miss_elsewhere(&mut self, long: Duration) {
        for entrant in 0..self.chairs.len() {
            self.change(entrant, |chair| {
                chair.is_elsewhere &= chair.seen_elsewhere.elapsed() < long;
            });
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

    /// Nobody has two names, and nobody sits twice at a table.
    pub(super) fn may_be_called(&self, entrant: usize, name: &str) -> Result<(), Refusal> {
        let all_fit = self.chairs.iter().enumerate().all(|(place, chair)| {
            let is_same = chair.called.as_deref() == Some(name);
            if place == entrant { is_same || chair.called.is_none() } else { !is_same }
        });
        if all_fit { Ok(()) } else { Err(Refusal::SitsElsewhere) }
    }

    pub(super) fn call(&mut self, entrant: usize, name: &str) {
        self.chairs[entrant].called = Some(name.to_owned());
    }

    /// What goes into the records of the people who played, once the game is over.
    pub(super) fn results(&self) -> Vec<StoredResult> {
        let people = (0..self.chairs.len()).filter(|&entrant| self.chairs[entrant].is_person);
        let result = |entrant| {
            let result = self.table.result(entrant).filter(|result| result.counts)?;
            let (verdict, difference) = (result.verdict, result.difference);
            Some(StoredResult { entrant, against: result.against, verdict, difference })
        };
        people.filter_map(result).collect()
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
            occupant.presence = chair.presence();
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
