//! Playing blocks.

use std::time::{Duration, Instant};

use adut_kernel::{Course, Game, MAX_SEATS, Notation, Player, Record, Seat, Seed};
use arrayvec::ArrayVec;

use super::plan::{Plan, now};
use super::tally::GameLine;
use crate::{Ending, Referee, Start, Watch};

/// What came of some blocks, game by game.
#[derive(Default)]
pub(super) struct Chunk {
    pub(super) games: Vec<GameLine>,
    /// One for each game, or none at all.
    pub(super) records: Vec<Record>,
    /// Of `a` and of `b`.
    pub(super) times: [(Duration, u64); 2],
}

/// A worker's referee and players.
pub(super) struct Bench<G: Notation> {
    referee: Referee<G>,
    /// For each seat a player of `a` and one of `b`, so that partners are two players.
    teams: Vec<[Player<G>; 2]>,
    names: [String; 2],
    deals: Seed,
}

impl<G: Notation> Bench<G> {
    pub(super) fn new(plan: &Plan<G>, pair: [usize; 2]) -> Self {
        let entrants = pair.map(|i| &plan.entrants[i]);
        let team = |_| entrants.map(|entrant| (entrant.make)());
        Self {
            referee: Referee::new(plan.game.clone()),
            teams: Seat::all(plan.game.seats()).map(team).collect(),
            names: entrants.map(|entrant| entrant.name.clone()),
            deals: Seed::from_text(&plan.seed).child("deal"),
        }
    }

    /// Plays one game of a deal; `a` plays side `seating`.
    pub(super) fn play_deal(
        &mut self,
        plan: &Plan<G>,
        deal: u64,
        seating: usize,
        watch: &mut impl Watch<G>,
    ) -> (Ending, &Course<G>) {
        let seed = self.deals.nth(deal);
        let start = start(plan, seed);
        self.play_game(&start, seed.child("play").nth(seating as u64), seating, watch)
    }

    /// The players' random numbers come from below `seed`.
    fn play_game(
        &mut self,
        start: &Start<G>,
        seed: Seed,
        seating: usize,
        watch: &mut impl Watch<G>,
    ) -> (Ending, &Course<G>) {
        let game = self.referee.game();
        let mut players: ArrayVec<&mut Player<G>, MAX_SEATS> = Seat::all(game.seats())
            .map(|seat| role(game, seat, seating))
            .zip(&mut self.teams)
            .map(|(role, both)| &mut both[role])
            .collect();
        self.referee.play(start, &mut players, seed, watch)
    }

    /// Plays a deal in every seating and adds what came of it.
    pub(super) fn play_block(
        &mut self,
        plan: &Plan<G>,
        deal: u64,
        watched: bool,
        wants_records: bool,
        chunk: &mut Chunk,
    ) {
        let seed = self.deals.nth(deal);
        let start = start(plan, seed);
        let play = seed.child("play");
        for seating in 0..plan.game.sides() {
            let seed = play.nth(seating as u64);
            let (ending, course) = if watched {
                let mut watch = Stopwatch::new();
                let played = self.play_game(&start, seed, seating, &mut watch);
                for (seat, (time, moves)) in Seat::all(plan.game.seats()).zip(watch.spent) {
                    let total = &mut chunk.times[role(&plan.game, seat, seating)];
                    total.0 += time;
                    total.1 += moves;
                }
                played
            } else {
                self.play_game(&start, seed, seating, &mut ())
            };
            chunk.games.push(GameLine::of_game(&ending, course.played().len(), seating));
            if wants_records {
                let mut record = ending.record(course);
                record.seed = Some(plan.seed.clone());
                record.players = Seat::all(plan.game.seats())
                    .map(|seat| self.names[role(&plan.game, seat, seating)].clone())
                    .collect();
                record.deal = Some(deal);
                record.seating = Some(seating);
                record.opening = (!G::HAS_DECK).then_some(start.opening.len());
                chunk.records.push(record);
            }
        }
    }
}

/// The deck, or the opening, of a deal.
fn start<G: Notation>(plan: &Plan<G>, deal: Seed) -> Start<G> {
    let plies = if G::HAS_DECK { 0 } else { plan.opening };
    Start::random(&plan.game, deal.child("cards"), plies)
}

/// 0 if the first of the pair sits at `seat` in this seating, 1 if the second does.
fn role<G: Game>(game: &G, seat: Seat, seating: usize) -> usize {
    usize::from(game.side(seat) != seating)
}

/// Measures how long each seat thinks.
struct Stopwatch {
    spent: [(Duration, u64); MAX_SEATS],
    since: Instant,
}

impl Stopwatch {
    fn new() -> Self {
        Self { spent: Default::default(), since: now() }
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
