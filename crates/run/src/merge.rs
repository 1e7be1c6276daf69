//! Parts of a run that were played elsewhere, put together.

use std::iter::Peekable;

use adut_arena::compare::{Comparison, ResumeError, Run, Shard, Timing};
use adut_kernel::Record;
use adut_registry::GameError;
use adut_session::SinkError;
use thiserror::Error;

use crate::order::{Order, OrderError};
use crate::prepared::{Monitor, Prepared};
use crate::store::RecordStore;

/// The records of one part in the order of play, or why one cannot be read.
pub type Part<'a> = Box<dyn Iterator<Item = Result<Record, SinkError>> + 'a>;

/// Why parts do not make a run.
#[derive(Debug, Error)]
pub enum MergeError {
    /// A part cannot be read, or the whole cannot be written.
    #[error(transparent)]
    Store(SinkError),
    /// There are no records at all.
    #[error("the files hold no records")]
    Empty,
    /// The records are of no game that is played here.
    #[error(transparent)]
    Game(#[from] GameError),
    /// They are of a run that cannot be.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// A game is missing.
    #[error("game {number} of {of} is in none of the files")]
    Missing {
        /// Its number.
        number: u64,
        /// How many there are.
        of: u64,
    },
    /// A part is of another run.
    #[error("{source}, as in the first file")]
    Differs {
        /// The number of the part.
        part: usize,
        /// What differs.
        source: ResumeError,
    },
    /// A part ends too early.
    #[error("a file ends within a block")]
    Torn,
    /// A record does not fit where it stands.
    #[error(transparent)]
    Misplaced(#[from] ResumeError),
}

impl Order {
    /// The order of the run that these parts are of, as far as records tell.
    pub fn of_parts(parts: Vec<Part<'_>>) -> Result<Self, MergeError> {
        let mut found: Option<(Self, Vec<usize>)> = None;
        let mut all_pairs: Vec<[String; 2]> = Vec::new();
        for part in parts {
            let mut pairs: Vec<[String; 2]> = Vec::new();
            let mut last_deal = None;
            for record in part {
                let record = record.map_err(MergeError::Store)?;
                let (order, side_of_seat) = match &mut found {
                    Some(found) => found,
                    None => found.insert(first_seen(&record)?),
                };
                order.deals = order.deals.max(record.deal.map_or(0, |deal| deal + 1));
                order.opening = order.opening.max(record.opening.unwrap_or(0));
                let begins = record.in_match.as_ref().is_none_or(|place| place.game == 0);
                if record.seating == Some(0) && begins {
                    let pair = pair_of(side_of_seat, &record);
                    // Decks begin anew with each pair, also where the same names meet again.
                    if pairs.last() != Some(&pair) || record.deal <= last_deal {
                        pairs.push(pair);
                    }
                    last_deal = record.deal;
                }
            }
            add_pairs(&mut all_pairs, pairs);
        }
        let (mut order, _) = found.ok_or(MergeError::Empty)?;
        order.players = names_of(&all_pairs);
        Ok(order)
    }
}

impl Prepared {
    /// Reads the records of all parts in the order in which one run would have played them, hands
    /// them on, and says what they say. Nothing is known of times.
    pub fn merge(
        &self,
        parts: Vec<Part<'_>>,
        mut out: Option<&mut dyn RecordStore>,
        monitor: &mut dyn Monitor,
    ) -> Result<Comparison, MergeError> {
        let mut run = Run::new(self.layout.clone());
        let mut parts: Vec<Peekable<Part<'_>>> =
            parts.into_iter().map(Iterator::peekable).collect();
        let mut written = 0;
        while !run.is_complete() {
            // A block comes from the part whose next record is its first game.
            let fits = |record: &Record| run.expects(record).is_ok();
            let next = parts
                .iter_mut()
                .position(|part| part.peek().is_some_and(|next| next.as_ref().is_ok_and(fits)));
            let Some(part) = next.map(|i| &mut parts[i]) else {
                if let Some(Err(error)) = parts.iter_mut().find_map(|p| p.next_if(Result::is_err)) {
                    return Err(MergeError::Store(error));
                }
                return Err(why_none_fits(&run, &mut parts));
            };
            let mut block = Vec::new();
            loop {
                let record = part.next().ok_or(MergeError::Torn)?.map_err(MergeError::Store)?;
                let whole = run.read_back(&record)?.is_some();
                block.push(record);
                if whole {
                    break;
                }
            }
            if let Some(out) = &mut out {
                out.append(written, &block).map_err(MergeError::Store)?;
            }
            written += block.len() as u64;
        }
        let (timing, provenance) = (Timing::default(), self.provenance.clone());
        let mut result = run.result(self.profiles(), &timing, self.order.prior, provenance);
        result.agreement = self.agreement_heard(monitor);
        if let Some(out) = &mut out {
            out.finish(&result).map_err(MergeError::Store)?;
        }
        Ok(result)
    }
}

/// Why no part goes on where the run stands: one is of another run, or a game is in none of them.
fn why_none_fits(run: &Run, parts: &mut [Peekable<Part<'_>>]) -> MergeError {
    for (part, records) in parts.iter_mut().enumerate() {
        let Some(Ok(record)) = records.peek() else { continue };
        // Which deck comes next is no setting.
        if let Err(source) = run.expects(record)
            && let ResumeError::Mismatch { field: "game" | "rules" | "seed" | "opening", .. } =
                source
        {
            return MergeError::Differs { part, source };
        }
    }
    MergeError::Missing { number: run.games(), of: run.layout().games() }
}

/// What the first record tells of its run, and the side of each seat.
fn first_seen(record: &Record) -> Result<(Order, Vec<usize>), MergeError> {
    let game = adut_registry::game_of(record)?;
    let seed = record.seed.clone().unwrap_or_default();
    let nobody: [&str; 0] = [];
    let order = Order {
        in_matches: record.in_match.is_some(),
        opening: 0,
        shard: Shard::WHOLE,
        ..Order::new(&record.game, record.rules.clone(), nobody, 0, &seed)
    };
    Ok((order, game.side_of_seat()))
}

/// The players in the order in which they were named.
fn names_of(pairs: &[[String; 2]]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for [a, b] in pairs {
        for name in [a, b] {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        if a == b && names.iter().filter(|name| *name == a).count() < 2 {
            names.push(a.clone());
        }
    }
    names
}

/// Parts of one run have the same pairs, if not all of them; what is new comes last.
fn add_pairs(known: &mut Vec<[String; 2]>, found: Vec<[String; 2]>) {
    if found.starts_with(known) {
        *known = found;
    } else if !known.starts_with(&found) {
        let new: Vec<_> = found.into_iter().filter(|pair| !known.contains(pair)).collect();
        known.extend(new);
    }
}

/// Who plays side 0 in this game, and who plays the others.
fn pair_of(side_of_seat: &[usize], record: &Record) -> [String; 2] {
    [true, false].map(|first| {
        let seat = side_of_seat.iter().position(|&side| (side == 0) == first);
        seat.and_then(|seat| record.players.get(seat)).cloned().unwrap_or_default()
    })
}
