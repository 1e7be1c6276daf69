//! Part of a comparison that was played by itself, on this machine or another.
//!
//! A piece is a pure function of the comparison's layout and its own [`Place`]: whoever plays it, as
//! often as he likes, gets the same lines. Pieces are counted in order; what two of them both have
//! is counted once.

use std::ops::ControlFlow;

use adut_kernel::{Notation, Record};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::layout::Layout;
use super::plan::{Plan, ThinkingTime, Timing, Workers};
use super::run::Run;
use super::tally::GameLine;

/// Which blocks of a comparison: `count` blocks of a lineup from number `first` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The lineup's number.
    pub pair: usize,
    /// The first block's number in it.
    pub first: u64,
    /// How many blocks.
    pub count: u64,
}

/// What came of some blocks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// Which blocks they are.
    #[serde(flatten)]
    pub place: Place,
    /// One for each game or match.
    lines: Vec<GameLine>,
    /// One for each game, if records were wanted.
    pub records: Vec<Record>,
    /// How long each part of the lineup thought.
    times: Vec<ThinkingTime>,
}

/// Why a piece cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PieceError {
    /// There are no such blocks in the run.
    #[error("the run has no blocks {first} to {last} of pair {pair}")]
    Nowhere {
        /// The pair.
        pair: usize,
        /// The first block.
        first: u64,
        /// The last block.
        last: u64,
    },
    /// Blocks before these have not been counted.
    #[error("blocks of pair {pair} before number {first} are missing")]
    Gap {
        /// The pair.
        pair: usize,
        /// The first block.
        first: u64,
    },
    /// It does not have the games of its blocks.
    #[error("the piece has {found} games, expected {expected}")]
    Games {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: u64,
    },
}

impl Layout {
    /// Whether these are blocks of the comparison.
    pub fn check_place(&self, place: Place) -> Result<(), PieceError> {
        let Place { pair, first, count } = place;
        let end = first.checked_add(count).filter(|&end| end <= self.blocks_per_lineup());
        if pair < self.lineups.len() && count > 0 && end.is_some() {
            return Ok(());
        }
        let last = first.saturating_add(count).saturating_sub(1);
        Err(PieceError::Nowhere { pair, first, last })
    }
}

impl<G: Notation> Plan<G> {
    /// Plays some blocks, on rayon's threads.
    pub fn play_piece(&self, layout: &Layout, place: Place, wants_records: bool) -> Piece {
        let lineup = &layout.lineups[place.pair];
        let numbers: Vec<u64> = (place.first..place.first + place.count).collect();
        let mut piece = Piece { place, lines: Vec::new(), records: Vec::new(), times: Vec::new() };
        piece.times.resize(lineup.parts(), ThinkingTime::default());
        for chunk in Workers::new(self).play(lineup, layout, &numbers, wants_records) {
            piece.lines.extend(chunk.games);
            piece.records.extend(chunk.records);
            piece.times.iter_mut().zip(chunk.times).for_each(|(total, time)| *total += time);
        }
        piece
    }
}

impl Piece {
    /// The records of the blocks from a number on.
    fn records_from(&self, layout: &Layout, block: u64) -> impl Iterator<Item = &Record> {
        let deal = layout.shard.deal(block);
        self.records.iter().filter(move |record| record.deal.is_some_and(|other| other >= deal))
    }
}

impl Run {
    /// Counts the blocks of a piece that have not been counted yet, and hands on their records;
    /// `each` hears the share of the first of the lineup in each block and breaks off by breaking.
    pub fn count_piece(
        &mut self,
        piece: &Piece,
        timing: &mut Timing,
        mut each: impl FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Vec<Record>, PieceError> {
        let place = piece.place;
        self.layout.check_place(place)?;
        let sides = self.layout.sides();
        let expected = place.count * sides as u64;
        if piece.lines.len() as u64 != expected {
            return Err(PieceError::Games { found: piece.lines.len(), expected });
        }
        let Some((pair, number)) = self.next_number() else { return Ok(Vec::new()) };
        if (pair, number) < (place.pair, place.first) {
            return Err(PieceError::Gap { pair: place.pair, first: place.first });
        }
        if pair > place.pair || number >= place.first + place.count {
            return Ok(Vec::new());
        }
        let mut counted = number;
        let skipped = (number - place.first) as usize * sides;
        for block in piece.lines[skipped..].chunks_exact(sides) {
            let share = self.count(block);
            counted += 1;
            if each(share).is_break() {
                break;
            }
        }
        timing.add(&self.layout.lineups[place.pair], &piece.times);
        timing.games += (counted - number) * sides as u64;
        let end = self.layout.shard.deal(counted);
        let records = piece.records_from(&self.layout, number);
        Ok(records.filter(|record| record.deal.is_some_and(|deal| deal < end)).cloned().collect())
    }
}
