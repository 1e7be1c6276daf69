//! Playing blocks.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use adut_kernel::{Course, Game, Notation, Player, Record, Seat, Seed, Sees};
use rayon::prelude::*;

use super::layout::{Layout, Shard, pairings};
use super::run::Run;
use super::tally::GameLine;
use crate::{Ending, Referee, Start, Watch};

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

/// Time that the players took, measured on some of the games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timing {
    /// For each entrant, the time and the moves it was measured on.
    pub of_entrants: Vec<(Duration, u64)>,
}

/// The clock is read on one block in so many; reading it at every move would cost more than
/// some players' moves do.
const TIMED: u64 = 16;

/// Batches grow until one takes about this long.
const BATCH_TIME: Duration = Duration::from_millis(300);
const LARGEST_BATCH: u64 = 1 << 14;

impl<G: Notation> Plan<G> {
    /// The frame of the comparison.
    pub fn layout(&self) -> Layout {
        let game = &self.game;
        let name = |i: usize| self.entrants[i].name.clone();
        let pairs = pairings(self.entrants.len(), game.sides());
        Layout {
            game: G::NAME.to_owned(),
            rules: game.rules(),
            seed: self.seed.clone(),
            deals: self.deals,
            side_of_seat: Seat::all(game.seats()).map(|seat| game.side(seat)).collect(),
            pairs: pairs.into_iter().map(|pair| pair.map(name)).collect(),
            shard: self.shard,
        }
    }

    /// Plays what is left of a run of this plan.
    pub fn play<S: Sink>(&self, run: &mut Run, sink: &mut S) -> Result<Timing, S::Error> {
        let pairs = pairings(self.entrants.len(), self.game.sides());
        let mut timing = Timing { of_entrants: vec![Default::default(); self.entrants.len()] };
        let mut size = rayon::current_num_threads() as u64;
        while let Some((pair, _)) = run.next_block() {
            let first = run.blocks();
            let in_pair = (first..first + size)
                .filter_map(|number| run.block_at(number))
                .take_while(|&(of, _)| of == pair)
                .map(|(_, deal)| deal)
                .collect::<Vec<u64>>();
            let started = now();
            let mut stopped = false;
            let wanted = sink.wants_records();
            let blocks: Vec<Block> = in_pair
                .into_par_iter()
                .map_init(
                    || Bench::new(self, pairs[pair]),
                    |bench, deal| bench.play_block(self, deal, wanted),
                )
                .collect();
            for block in blocks {
                let share = run.count(&block.games);
                block.records.iter().try_for_each(|record| sink.record(record))?;
                for (entrant, (time, moves)) in pairs[pair].iter().zip(block.times) {
                    let total = &mut timing.of_entrants[*entrant];
                    total.0 += time;
                    total.1 += moves;
                }
                stopped = sink.block(share).is_break();
                if stopped {
                    break;
                }
            }
            if sink.batch(run, &timing)?.is_break() || stopped {
                break;
            }
            if now() - started < BATCH_TIME {
                size = (size * 2).min(LARGEST_BATCH);
            }
        }
        Ok(timing)
    }

    /// The deck, or the opening, of a deal.
    pub(super) fn start(&self, deal: u64) -> Start<G> {
        let plies = if G::HAS_DECK { 0 } else { self.opening };
        Start::random(&self.game, self.deal_seed(deal).child("cards"), plies)
    }

    /// What the players' random numbers in a game come from.
    pub(super) fn play_seed(&self, deal: u64, seating: usize) -> Seed {
        self.deal_seed(deal).child("play").nth(seating as u64)
    }

    fn deal_seed(&self, deal: u64) -> Seed {
        Seed::from_text(&self.seed).child("deal").nth(deal)
    }
}

#[expect(clippy::disallowed_methods, reason = "how long players think is one of the results")]
fn now() -> Instant {
    Instant::now()
}

/// What came of one deck in all seatings.
struct Block {
    games: Vec<GameLine>,
    records: Vec<Record>,
    /// Of `a` and of `b`.
    times: [(Duration, u64); 2],
}

/// A worker's referee and players.
pub(super) struct Bench<G: Notation> {
    referee: Referee<G>,
    /// For each seat a player of `a` and one of `b`, so that partners are two players.
    teams: Vec<[Player<G>; 2]>,
    names: [String; 2],
}

impl<G: Notation> Bench<G> {
    pub(super) fn new(plan: &Plan<G>, pair: [usize; 2]) -> Self {
        let entrants = pair.map(|i| &plan.entrants[i]);
        let team = |_| entrants.map(|entrant| (entrant.make)());
        Self {
            referee: Referee::new(plan.game.clone()),
            teams: Seat::all(plan.game.seats()).map(team).collect(),
            names: entrants.map(|entrant| entrant.name.clone()),
        }
    }

    /// Plays one game of a block.
    pub(super) fn play_game(
        &mut self,
        plan: &Plan<G>,
        start: Start<G>,
        deal: u64,
        seating: usize,
        watch: &mut impl Watch<G>,
    ) -> (Ending, &Course<G>) {
        let seats = Seat::all(plan.game.seats());
        let mut players: Vec<&mut Player<G>> = self
            .teams
            .iter_mut()
            .zip(seats)
            .map(|(both, seat)| &mut both[role(&plan.game, seat, seating)])
            .collect();
        let seed = plan.play_seed(deal, seating);
        self.referee.play(start, &mut players, seed, watch)
    }

    fn play_block(&mut self, plan: &Plan<G>, deal: u64, wants_records: bool) -> Block {
        let start = plan.start(deal);
        let sides = plan.game.sides();
        let mut block = Block {
            games: Vec::with_capacity(sides),
            records: Vec::new(),
            times: Default::default(),
        };
        for seating in 0..sides {
            let names = self.names.clone();
            let start = start.clone();
            let opening = start.opening.len();
            let (ending, course) = if deal.is_multiple_of(TIMED) {
                let mut watch = Stopwatch::new(plan.game.seats());
                let played = self.play_game(plan, start, deal, seating, &mut watch);
                for (seat, (time, moves)) in Seat::all(plan.game.seats()).zip(watch.spent) {
                    let total = &mut block.times[role(&plan.game, seat, seating)];
                    total.0 += time;
                    total.1 += moves;
                }
                played
            } else {
                self.play_game(plan, start, deal, seating, &mut ())
            };
            let forfeit = match &ending {
                Ending::Forfeit { seat, .. } => Some(seat.index()),
                Ending::Over(_) => None,
            };
            let moves = course.played().len();
            block.games.push(GameLine::of_game(ending.outcome(), moves, forfeit));
            if wants_records {
                let mut record = ending.record(course);
                record.seed = Some(plan.seed.clone());
                record.players = Seat::all(plan.game.seats())
                    .map(|seat| names[role(&plan.game, seat, seating)].clone())
                    .collect();
                record.deal = Some(deal);
                record.seating = Some(seating);
                record.opening = (!G::HAS_DECK).then_some(opening);
                block.records.push(record);
            }
        }
        block
    }
}

/// 0 if the first of the pair sits at `seat` in this seating, 1 if the second does.
fn role<G: Game>(game: &G, seat: Seat, seating: usize) -> usize {
    usize::from(game.side(seat) != seating)
}

/// Measures how long each seat thinks.
struct Stopwatch {
    spent: Vec<(Duration, u64)>,
    since: Instant,
}

impl Stopwatch {
    fn new(seats: usize) -> Self {
        Self { spent: vec![Default::default(); seats], since: now() }
    }
}

impl<G: Game> Watch<G> for Stopwatch {
    fn before(&mut self, _: &Course<G>) {
        self.since = now();
    }
    fn after(&mut self, seat: Seat) {
        let spent = &mut self.spent[seat.index()];
        spent.0 += now() - self.since;
        spent.1 += 1;
    }
}
