//! What people at a table say to each other for the moment: that they want another game, or that a
//! decided one should play itself out, and small greetings. Nothing of it is kept; other processes
//! are told of it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Room;
use super::inside::Inside;
use super::subscriber::Notice;
use crate::Refusal;
use crate::app_state::AppState;
use crate::table::{Proposal, Snapshot, Viewer};

/// The greetings that there are; the page has the words.
const EMOTES: [&str; 6] = ["hello", "well-played", "thanks", "oops", "thinking", "hurry"];

/// What somebody said.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Said {
    /// Agrees to something in the game of this number at the table.
    Agrees(Proposal, u64),
    /// Greets the others.
    Greets(String),
}

impl Room {
    /// Asks for something, or agrees to it. What one can decide alone is done at once.
    pub(crate) async fn propose(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
        proposal: Proposal,
    ) -> Result<Snapshot, Refusal> {
        let (entrant, number, is_alone) = {
            let (inside, entrant) = self.admit_entrant(state, token).await?;
            inside.table.admits(entrant, proposal)?;
            (entrant, inside.table.number(), inside.is_alone_here(entrant))
        };
        if is_alone {
            self.carry_out(state, proposal, number).await?;
        } else {
            self.say(state, entrant, Said::Agrees(proposal, number)).await;
        }
        Ok(self.inside.lock().await.snapshot(Viewer::Entrant(entrant), false))
    }

    /// Greets everybody at the table.
    pub(crate) async fn greet(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        token: Option<&str>,
        emote: String,
    ) -> Result<(), Refusal> {
        if !EMOTES.contains(&emote.as_str()) {
            return Err(Refusal::BadRequest(format!("expected one of {}", EMOTES.join(", "))));
        }
        let entrant = self.admit_entrant(state, token).await?.1;
        self.say(state, entrant, Said::Greets(emote)).await;
        Ok(())
    }

    /// Every process hears it, also this one.
    async fn say(self: &Arc<Self>, state: &Arc<AppState>, entrant: usize, said: Said) {
        if state.has_peers() {
            let what = serde_json::to_string(&said).unwrap_or_default();
            // What the database refuses is in the log, and can be said again.
            let _ = state.storage().pass_on(self.id.clone(), entrant, what).await;
        } else {
            self.hear(state, entrant, said).await;
        }
    }

    /// An entrant has said something, by way of this process or another.
    pub(crate) async fn hear(self: &Arc<Self>, state: &Arc<AppState>, entrant: usize, said: Said) {
        let mut inside = self.inside.lock().await;
        match said {
            Said::Greets(emote) => {
                let dropped = inside.tell_emote(entrant, &emote);
                state.meters().dropped.increment(dropped as u64);
            }
            Said::Agrees(proposal, number) => {
                if number != inside.table.number()
                    || inside.table.admits(entrant, proposal).is_err()
                {
                    return;
                }
                if inside.agree(entrant, proposal) {
                    drop(inside);
                    // Another process may be faster.
                    let _ = self.carry_out(state, proposal, number).await;
                } else {
                    self.changed(state, &mut inside, false);
                }
            }
        }
    }

    async fn carry_out(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        proposal: Proposal,
        number: u64,
    ) -> Result<(), Refusal> {
        match proposal {
            Proposal::Next => self.begin_next(state, number, false).await,
            Proposal::SameCards => self.begin_next(state, number, true).await,
            Proposal::Finish => {
                let mut inside = self.inside.lock().await;
                inside.finish();
                self.changed(state, &mut inside, false);
                Ok(())
            }
        }
    }
}

/// What was asked for in the present game, and which entrants agree.
pub(super) struct Agreement {
    number: u64,
    proposal: Proposal,
    by: Vec<usize>,
}

impl Inside {
    /// An entrant agrees; says whether everybody who is here does.
    pub(super) fn agree(&mut self, entrant: usize, proposal: Proposal) -> bool {
        let number = self.table.number();
        let is_same = |asked: &Agreement| asked.number == number && asked.proposal == proposal;
        if !self.agreement.as_ref().is_some_and(is_same) {
            self.agreement = Some(Agreement { number, proposal, by: Vec::new() });
        }
        let here = self.people_here();
        let Some(asked) = &mut self.agreement else { return false };
        if !asked.by.contains(&entrant) {
            asked.by.push(entrant);
        }
        here.iter().all(|one| asked.by.contains(one))
    }

    /// Who agrees to what in the present game, by entrant.
    pub(super) fn agreed(&self) -> Option<(Proposal, &[usize])> {
        let asked = self.agreement.as_ref().filter(|one| one.number == self.table.number())?;
        let is_open = (asked.proposal == Proposal::Finish) == self.table.turn().is_some();
        (is_open && !self.is_finishing()).then_some((asked.proposal, &asked.by[..]))
    }

    fn tell_emote(&mut self, entrant: usize, emote: &str) -> usize {
        let notice = Notice::Emote { seat: self.table.seat_of(entrant), emote };
        let before = self.subscribers.len();
        self.subscribers.retain(|subscriber| subscriber.tell(&notice));
        before - self.subscribers.len()
    }
}
