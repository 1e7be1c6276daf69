//! Who plays what, and how all of it gets played.

use std::ops::{AddAssign, ControlFlow};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use adut_kernel::{Notation, Player, Record, Seat, Sees};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::layout::{Layout, Lineup, Shard};
use super::run::Run;
use super::series::Unit;
use super::worker::{BlockTask, Chunk, Worker};

/// A named player that can be made as often as needed.
pub struct Entrant<G: Notation> {
    /// The name with its settings.
    pub name: String,
    /// What it may look at.
    pub sees: Sees,
    /// Makes the player.
    pub make: Box<dyn Fn() -> Player<G> + Send + Sync>,
}

/// Who plays what.
pub struct Plan<G: Notation> {
    /// The game.
    pub game: G,
    /// Who plays, each under a name of his own.
    pub entrants: Vec<Entrant<G>>,
    /// Who meets whom.
    pub lineups: Vec<Lineup>,
    /// How many decks.
    pub deals: u64,
    /// What all randomness comes from.
    pub seed: String,
    /// How many random moves open a game that has no deck.
    pub opening: usize,
    /// Which part of the decks to play.
    pub shard: Shard,
}

/// Where records go as they come. A batch is what was played since the last one.
pub trait Sink {
    /// What can go wrong.
    type Error;
    /// Whether records are wanted at all; making them takes time.
    fn wants_records(&self) -> bool;
    /// Takes the next game.
    fn record(&mut self, record: &Record) -> Result<(), Self::Error>;
    /// A block was counted: `share` is the mean score of the first of the lineup, put so that ½ is
    /// the share of equals also where more than two sides play. Breaks off the run by breaking.
    fn block(&mut self, share: f64) -> ControlFlow<()> {
        let _ = share;
        ControlFlow::Continue(())
    }
    /// All games that were counted so far have been handed over; makes them durable. Breaks off
    /// the run, which can be resumed, by breaking.
    fn batch(&mut self, run: &Run, timing: &Timing) -> Result<ControlFlow<()>, Self::Error>;
}

/// How long a player thought, in those of its games that were watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ThinkingTime {
    /// In all.
    pub time: Duration,
    /// Its moves.
    pub moves: u64,
    /// Its games: two where it had two seats in one.
    pub games: u64,
}

impl AddAssign for ThinkingTime {
    fn add_assign(&mut self, other: Self) {
        self.time += other.time;
        self.moves += other.moves;
        self.games += other.games;
    }
}

/// What the clock said.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timing {
    /// For each entrant, how long it thought.
    pub of_entrants: Vec<ThinkingTime>,
    /// How long the games took, all threads together.
    pub wall: Duration,
    /// How many games were played in that time.
    pub games: u64,
    /// How many threads played.
    pub threads: usize,
}

impl Timing {
    /// Adds the times of the parts of a lineup.
    pub(super) fn add(&mut self, lineup: &Lineup, times: &[ThinkingTime]) {
        for (&entrant, &time) in lineup.of_parts().iter().zip(times) {
            if self.of_entrants.len() <= entrant {
                self.of_entrants.resize(entrant + 1, ThinkingTime::default());
            }
            self.of_entrants[entrant] += time;
        }
    }
}

/// So many blocks at the beginning of a lineup are all watched, and later one in so many: reading the
/// clock at every move would cost more than some players' moves do.
const WATCHED_FIRST: u64 = 64;
const WATCHED_LATER: u64 = 256;

/// Batches grow until one takes about this long, or holds so many blocks; records are large, so
/// fewer of them are held at a time.
const BATCH_TIME: Duration = Duration::from_millis(300);
const LARGEST_BATCH: u64 = 1 << 14;
const LARGEST_RECORDED_BATCH: u64 = 1 << 11;

/// Pieces of a batch for each thread: enough that no thread waits long for the last of them.
const PIECES: usize = 16;

impl<G: Notation> Plan<G> {
    /// The frame of the comparison; [`Layout::counting`] makes it one of matches.
    pub fn layout(&self) -> Layout {
        let game = &self.game;
        Layout {
            game: G::NAME.to_owned(),
            rules: game.rules(),
            seed: self.seed.clone(),
            deals: self.deals,
            opening: (!G::HAS_DECK).then_some(self.opening),
            side_of_seat: Seat::all(game.seats()).map(|seat| game.side(seat)).collect(),
            names: self.entrants.iter().map(|entrant| entrant.name.clone()).collect(),
            lineups: self.lineups.clone(),
            shard: self.shard,
            unit: Unit::Game,
            largest_difference: game.largest_difference(),
        }
    }

    /// Plays what is left of a run of this plan.
    pub fn play<S: Sink + ?Sized>(&self, run: &mut Run, sink: &mut S) -> Result<Timing, S::Error> {
        let started = now();
        let games_before = run.games();
        let mut timing = Timing {
            of_entrants: vec![ThinkingTime::default(); self.entrants.len()],
            threads: rayon::current_num_threads(),
            ..Timing::default()
        };
        let largest = if sink.wants_records() { LARGEST_RECORDED_BATCH } else { LARGEST_BATCH };
        let mut size = timing.threads as u64;
        let mut tables = Workers::new(self);
        while let Some((lineup, _)) = run.next_block() {
            let batch_started = now();
            let numbers: Vec<u64> = run.numbers_in_lineup(size).collect();
            let lineup = run.layout().lineups[lineup].clone();
            let chunks = tables.play(&lineup, run.layout(), &numbers, sink.wants_records());
            let mut flow = ControlFlow::Continue(());
            for chunk in &chunks {
                timing.add(&lineup, &chunk.times);
                flow = hand_over(chunk, run, sink)?;
                if flow.is_break() {
                    break;
                }
            }
            timing.wall = now() - started;
            timing.games = run.games() - games_before;
            if sink.batch(run, &timing)?.is_break() || flow.is_break() {
                break;
            }
            if now() - batch_started < BATCH_TIME {
                size = (size * 2).min(largest);
            }
        }
        Ok(timing)
    }
}

/// Counts a chunk's blocks and hands its records on, in order.
fn hand_over<S: Sink + ?Sized>(
    chunk: &Chunk,
    run: &mut Run,
    sink: &mut S,
) -> Result<ControlFlow<()>, S::Error> {
    let sides = run.layout().sides();
    let mut records = chunk.records.chunk_by(|one, next| one.deal == next.deal);
    for block in chunk.games.chunks_exact(sides) {
        let share = run.count(block);
        records.next().unwrap_or_default().iter().try_for_each(|record| sink.record(record))?;
        if sink.block(share).is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// The workers that play a lineup, kept from batch to batch: some players take long to make.
pub(super) struct Workers<'a, G: Notation> {
    plan: &'a Plan<G>,
    lineup: Option<Lineup>,
    free: Mutex<Vec<Worker<G>>>,
}

impl<'a, G: Notation> Workers<'a, G> {
    pub(super) fn new(plan: &'a Plan<G>) -> Self {
        Self { plan, lineup: None, free: Mutex::default() }
    }

    /// Plays the blocks of these numbers, in pieces that come back in order.
    pub(super) fn play(
        &mut self,
        lineup: &Lineup,
        layout: &Layout,
        numbers: &[u64],
        wants_records: bool,
    ) -> Vec<Chunk> {
        if self.lineup.as_ref() != Some(lineup) {
            self.lineup = Some(lineup.clone());
            self.free = Mutex::default();
        }
        let piece = numbers.len().div_ceil(rayon::current_num_threads() * PIECES);
        let play_piece = |numbers: &[u64]| {
            let mut worker =
                self.with_free(Vec::pop).unwrap_or_else(|| Worker::new(self.plan, lineup));
            let games = numbers.len() * self.plan.game.sides();
            let mut chunk = Chunk { games: Vec::with_capacity(games), ..Chunk::new(lineup) };
            for &number in numbers {
                let watched = number < WATCHED_FIRST || number.is_multiple_of(WATCHED_LATER);
                let deal = layout.shard.deal(number);
                let task = BlockTask { deal, unit: layout.unit, watched, wants_records };
                worker.play_block(self.plan, &task, &mut chunk);
            }
            self.with_free(|free| free.push(worker));
            chunk
        };
        numbers.par_chunks(piece.max(1)).map(play_piece).collect()
    }

    fn with_free<T>(&self, change: impl FnOnce(&mut Vec<Worker<G>>) -> T) -> T {
        change(&mut self.free.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[expect(clippy::disallowed_methods, reason = "how long players think is one of the results")]
pub(super) fn now() -> Instant {
    Instant::now()
}
