//! What the lock of a room guards: the table, its participants, and who listens.

use std::time::Duration;

use adut_store::{StoredResult, StoredTable};
use tokio::time::Instant;

use super::PRESENT;
use super::said::Agreement;
use super::subscriber::{Notice, Subscriber};
use crate::Refusal;
use crate::table::{Asked, HostedTable, PERSON, Presence, Snapshot, Thought, Viewer};
use crate::token::{Token, TokenDigest};

/// An entrant's place, whichever seat that is in the present game.
struct Participant {
    is_person: bool,
    /// None for programs and for participants that nobody has taken yet.
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

impl Participant {
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
    pub(super) table: HostedTable,
    /// How many changes of the table are known here.
    pub(super) revision: u64,
    /// Whether there may be another, for the database went away before it said so.
    pub(super) is_in_doubt: bool,
    /// When the last one became known, if another process made it.
    changed_elsewhere: Option<Instant>,
    participants: Vec<Participant>,
    pub(super) subscribers: Vec<Subscriber>,
    /// When anybody was last here.
    pub(super) touched: Instant,
    /// Whether a task sees to it that programs move.
    pub(super) driven: bool,
    /// What somebody asks for.
    pub(super) agreement: Option<Agreement>,
    /// The game that plays itself out.
    finishing: Option<u64>,
}

impl Inside {
    /// With peers its people may be at another process, until it turns out that they are not.
    pub(super) fn new(table: HostedTable, kept: &StoredTable, has_peers: bool) -> Self {
        let now = Instant::now();
        let participants = kept.entrants.iter().map(|entrant| Participant {
            is_person: entrant.name == PERSON,
            token: entrant.token.as_deref().and_then(TokenDigest::from_bytes),
            called: entrant.called.clone(),
            seen: None,
            seen_elsewhere: now,
            is_here: false,
            is_elsewhere: has_peers,
            is_stood_in: false,
        });
        Self {
            table,
            revision: kept.revision,
            is_in_doubt: false,
            changed_elsewhere: None,
            participants: participants.collect(),
            subscribers: Vec::new(),
            touched: now,
            driven: false,
            agreement: None,
            finishing: None,
        }
    }

    /// Takes over what another process kept in the meantime.
    pub(super) fn replace(&mut self, table: HostedTable, kept: &StoredTable) {
        self.table = table;
        self.revision = kept.revision;
        self.is_in_doubt = false;
        self.changed_elsewhere = Some(Instant::now());
        for (participant, entrant) in self.participants.iter_mut().zip(&kept.entrants) {
            let token = entrant.token.as_deref().and_then(TokenDigest::from_bytes);
            if participant.token.is_none() && token.is_some() {
                participant.seen_elsewhere = Instant::now();
                participant.is_elsewhere = true;
            }
            participant.token = token;
            participant.called.clone_from(&entrant.called);
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
        let holds =
            |participant: &Participant| participant.token.is_some_and(|kept| kept.matches(&given));
        self.participants.iter().position(holds).ok_or(Refusal::WrongToken)
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
                let seen = self.participants[entrant].seen.replace(Instant::now());
                self.change(entrant, |participant| {
                    (participant.is_here, participant.is_stood_in) = (true, false);
                });
                seen.map_or(Duration::MAX, |seen| seen.elapsed())
            }
        }
    }

    /// Changes a participant, and tells everybody if its owner's presence has changed with it.
    fn change(&mut self, entrant: usize, act: impl FnOnce(&mut Participant)) {
        let Some(participant) = self.participants.get_mut(entrant) else { return };
        let before = participant.presence();
        act(participant);
        if participant.presence() != before {
            self.tell_all(false);
        }
    }

    /// A subscriber listens no more.
    pub(super) fn part_with(&mut self, number: u64, viewer: Viewer) {
        self.subscribers.retain(|subscriber| subscriber.number != number);
        if let Viewer::Entrant(entrant) = viewer {
            let is_here = self.has_socket(entrant);
            self.change(entrant, |participant| {
                (participant.is_here, participant.is_elsewhere) = (is_here, false);
            });
        }
    }

    /// A program begins to play for whoever is to act, if that is a person. Everybody is told
    /// before it moves: that it does may not be for all to see.
    pub(super) fn stand_in(&mut self) {
        if let Some(actor) = self.table.actor()
            && !self.is_finishing()
        {
            self.change(actor, |participant| participant.is_stood_in = participant.is_person);
        }
    }

    /// An entrant is here by way of another process.
    pub(super) fn note_elsewhere(&mut self, entrant: usize) {
        self.change(entrant, |participant| {
            participant.seen_elsewhere = Instant::now();
            (participant.is_elsewhere, participant.is_stood_in) = (true, false);
        });
    }

    /// Who has not been said to be at another process for so long is not there any more.
    pub(super) fn miss_elsewhere(&mut self, long: Duration) {
        for entrant in 0..self.participants.len() {
            self.change(entrant, |participant| {
                participant.is_elsewhere &= participant.seen_elsewhere.elapsed() < long;
            });
        }
    }

    /// The entrants who are here by way of this process, or were a moment ago.
    pub(super) fn seen_here(&self, lately: Duration) -> Vec<usize> {
        let here = |&entrant: &usize| {
            let seen = self.participants[entrant].seen;
            self.has_socket(entrant) || seen.is_some_and(|seen| seen.elapsed() < lately)
        };
        (0..self.participants.len()).filter(here).collect()
    }

    /// The people who are at the table.
    pub(super) fn people_here(&self) -> Vec<usize> {
        let here = |&entrant: &usize| {
            matches!(self.participants[entrant].presence(), Some(Presence::Here))
        };
        (0..self.participants.len()).filter(here).collect()
    }

    /// Whether nobody but an entrant is here to agree to anything.
    pub(super) fn is_alone_here(&self, entrant: usize) -> bool {
        self.people_here().iter().all(|&one| one == entrant)
    }

    /// The present game plays itself out from here.
    pub(super) fn finish(&mut self) {
        self.finishing = Some(self.table.number());
    }

    /// Whether the present game plays itself out.
    pub(super) fn is_finishing(&self) -> bool {
        self.finishing == Some(self.table.number())
    }

    /// A participant for a person that nobody has taken.
    pub(super) fn free_chair(&self) -> Result<usize, Refusal> {
        let free = |participant: &Participant| participant.is_person && participant.token.is_none();
        self.participants.iter().position(free).ok_or(Refusal::NoFreeSeat)
    }

    pub(super) fn seat(&mut self, entrant: usize, token: TokenDigest) {
        self.participants[entrant].token = Some(token);
        self.note(Viewer::Entrant(entrant));
    }

    /// Nobody has two names, and nobody sits twice at a table.
    pub(super) fn may_be_called(&self, entrant: usize, name: &str) -> Result<(), Refusal> {
        let all_fit = self.participants.iter().enumerate().all(|(place, participant)| {
            let is_same = participant.called.as_deref() == Some(name);
            if place == entrant { is_same || participant.called.is_none() } else { !is_same }
        });
        if all_fit { Ok(()) } else { Err(Refusal::SitsElsewhere) }
    }

    pub(super) fn call(&mut self, entrant: usize, name: &str) {
        self.participants[entrant].called = Some(name.to_owned());
    }

    /// What goes into the records of the people who played, once the game is over.
    pub(super) fn results(&self) -> Vec<StoredResult> {
        let people =
            (0..self.participants.len()).filter(|&entrant| self.participants[entrant].is_person);
        let result = |entrant| {
            let result = self.table.result(entrant).filter(|result| result.counts)?;
            let (verdict, difference) = (result.verdict, result.difference);
            Some(StoredResult { entrant, against: result.against, verdict, difference })
        };
        people.filter_map(result).collect()
    }

    pub(super) fn snapshot(&self, viewer: Viewer, moved: bool) -> Snapshot {
        let mut snapshot = self.table.snapshot(viewer, moved);
        let watches = |subscriber: &&Subscriber| subscriber.viewer == Viewer::Spectator;
        snapshot.watching = self.subscribers.iter().filter(watches).count();
        for (entrant, participant) in self.participants.iter().enumerate() {
            let seat = self.table.seat_of(entrant);
            let occupant = &mut snapshot.players[seat];
            occupant.taken = !participant.is_person || participant.token.is_some();
            occupant.called.clone_from(&participant.called);
            occupant.presence = participant.presence();
        }
        snapshot.asked = self.agreed().map(|(proposal, by)| Asked {
            proposal,
            by: by.iter().map(|&entrant| self.table.seat_of(entrant)).collect(),
        });
        snapshot.decided &= !self.is_finishing();
        snapshot
    }

    /// Tells everybody how the table stands, and says how many could not keep up.
    pub(super) fn tell_all(&mut self, moved: bool) -> usize {
        // Many may watch, and all of them see the same.
        let mut made: Vec<(Viewer, Snapshot)> = Vec::new();
        for subscriber in &self.subscribers {
            if !made.iter().any(|(viewer, _)| *viewer == subscriber.viewer) {
                made.push((subscriber.viewer, self.snapshot(subscriber.viewer, moved)));
            }
        }
        let before = self.subscribers.len();
        self.subscribers.retain_mut(|subscriber| {
            let seen = made.iter().find(|(viewer, _)| *viewer == subscriber.viewer);
            seen.is_none_or(|(_, snapshot)| subscriber.tell_snapshot(snapshot))
        });
        before - self.subscribers.len()
    }

    /// Tells everybody that a program thinks, and says how many could not keep up.
    pub(super) fn tell_thinking(&mut self, seat: usize) -> usize {
        let before = self.subscribers.len();
        self.subscribers.retain_mut(|subscriber| subscriber.tell_thinking(seat));
        before - self.subscribers.len()
    }

    pub(super) fn tell_error(&mut self, refusal: &Refusal) {
        let notice = Notice::Error(refusal.into());
        self.subscribers.retain(|subscriber| subscriber.tell(&notice));
    }

    fn has_socket(&self, entrant: usize) -> bool {
        self.subscribers.iter().any(|subscriber| subscriber.viewer == Viewer::Entrant(entrant))
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
        let played_out = || self.table.substitute().filter(|_| self.is_finishing());
        let (from, thought) = match self.table.thinker().or_else(played_out) {
            Some(thought) => (None, thought),
            None => {
                if self.has_socket(actor) || here == [actor] {
                    return Due::Nothing;
                }
                let from = self.participants[actor].last_seen() + patience;
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
