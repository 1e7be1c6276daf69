//! Who plays what, and how all of it gets played.

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use adut_kernel::{Notation, Player, Record, Seat, Sees};
use rayon::prelude::*;

use super::bench::{Bench, Chunk, Order};
use super::layout::{Layout, Shard, pairings};
use super::run::Run;
use super::series::Unit;

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
    /// Who plays.
    pub entrants: Vec<Entrant<G>>,
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
    /// A block was counted: `share` is the mean score of the first of the pair, put so that ½ is
    /// the share of equals also where more than two sides play. Breaks off the run by breaking.
    fn block(&mut self, share: f64) -> ControlFlow<()> {
        let _ = share;
        ControlFlow::Continue(())
    }
    /// All games that were counted so far have been handed over; makes them durable. Breaks off
    /// the run, which can be resumed, by breaking.
    fn batch(&mut self, run: &Run, timing: &Timing) -> Result<ControlFlow<()>, Self::Error>;
}

/// What the clock said.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timing {
    /// For each entrant, the time and the moves it was measured on, in some of the games.
    pub of_entrants: Vec<(Duration, u64)>,
    /// How long the games took, all threads together.
    pub wall: Duration,
    /// How many games were played in that time.
    pub games: u64,
    /// How many threads played.
    pub threads: usize,
}

/// So many blocks at the beginning of a pair are all watched, and later one in so many: reading the
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
        let name = |i: usize| self.entrants[i].name.clone();
        let pairs = pairings(self.entrants.len(), game.sides());
        Layout {
            game: G::NAME.to_owned(),
            rules: game.rules(),
            seed: self.seed.clone(),
            deals: self.deals,
            opening: if G::HAS_DECK { 0 } else { self.opening },
            side_of_seat: Seat::all(game.seats()).map(|seat| game.side(seat)).collect(),
            pairs: pairs.into_iter().map(|pair| pair.map(name)).collect(),
            shard: self.shard,
            unit: Unit::Game,
        }
    }

    /// Plays what is left of a run of this plan.
    pub fn play<S: Sink>(&self, run: &mut Run, sink: &mut S) -> Result<Timing, S::Error> {
        let pairs = pairings(self.entrants.len(), self.game.sides());
        let started = now();
        let games_before = run.games();
        let mut timing = Timing {
            of_entrants: vec![Default::default(); self.entrants.len()],
            threads: rayon::current_num_threads(),
            ..Timing::default()
        };
        let largest = if sink.wants_records() { LARGEST_RECORDED_BATCH } else { LARGEST_BATCH };
        let mut size = timing.threads as u64;
        let mut tables = Tables::new(self);
        while let Some((pair, _)) = run.next_block() {
            let batch_started = now();
            let numbers: Vec<u64> = run.numbers_in_pair(size).collect();
            let chunks = tables.play(pairs[pair], run, &numbers, sink.wants_records());
            let mut flow = ControlFlow::Continue(());
            for chunk in &chunks {
                for (entrant, (time, moves)) in pairs[pair].iter().zip(chunk.times) {
                    let total = &mut timing.of_entrants[*entrant];
                    total.0 += time;
                    total.1 += moves;
                }
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
fn hand_over<S: Sink>(
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

/// The tables at which a pair plays, kept from batch to batch: some players take long to make.
struct Tables<'a, G: Notation> {
    plan: &'a Plan<G>,
    pair: Option<[usize; 2]>,
    free: Mutex<Vec<Bench<G>>>,
}

impl<'a, G: Notation> Tables<'a, G> {
    fn new(plan: &'a Plan<G>) -> Self {
        Self { plan, pair: None, free: Mutex::default() }
    }

    /// Plays the blocks of these numbers, in pieces that come back in order.
    fn play(
        &mut self,
        pair: [usize; 2],
        run: &Run,
        numbers: &[u64],
        wants_records: bool,
    ) -> Vec<Chunk> {
        if self.pair.replace(pair) != Some(pair) {
            self.free = Mutex::default();
        }
        let piece = numbers.len().div_ceil(rayon::current_num_threads() * PIECES);
        let play_piece = |numbers: &[u64]| {
            let mut bench = self.with_free(Vec::pop).unwrap_or_else(|| Bench::new(self.plan, pair));
            let games = numbers.len() * self.plan.game.sides();
            let mut chunk = Chunk { games: Vec::with_capacity(games), ..Chunk::default() };
            for &number in numbers {
                let watched = number < WATCHED_FIRST || number.is_multiple_of(WATCHED_LATER);
                let deal = run.layout().shard.deal(number);
                let order = Order { deal, unit: run.layout().unit, watched, wants_records };
                bench.play_block(self.plan, &order, &mut chunk);
            }
            self.with_free(|free| free.push(bench));
            chunk
        };
        numbers.par_chunks(piece.max(1)).map(play_piece).collect()
    }

    fn with_free<T>(&self, change: impl FnOnce(&mut Vec<Bench<G>>) -> T) -> T {
        change(&mut self.free.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[expect(clippy::disallowed_methods, reason = "how long players think is one of the results")]
pub(super) fn now() -> Instant {
    Instant::now()
}
