//! Playing blocks.

use std::time::{Duration, Instant};

use adut_kernel::{
    Course, Game, InMatch, MAX_SEATS, MatchRules, Notation, Player, Record, Seat, Seed,
};
use arrayvec::ArrayVec;

use super::plan::{Plan, now};
use super::series::{Series, Unit};
use super::tally::GameLine;
use crate::{Ending, Referee, Start, Watch};

/// What came of some blocks.
#[derive(Default)]
pub(super) struct Chunk {
    /// One for each game or match.
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
        let sitting = Sitting { seating, begins: 0 };
        self.play_game(&start, seed.child("play").nth(seating as u64), sitting, watch)
    }

    /// The players' random numbers come from below `seed`.
    fn play_game(
        &mut self,
        start: &Start<G>,
        seed: Seed,
        sitting: Sitting,
        watch: &mut impl Watch<G>,
    ) -> (Ending, &Course<G>) {
        let game = self.referee.game();
        let mut players: ArrayVec<&mut Player<G>, MAX_SEATS> = Seat::all(game.seats())
            .map(|entrant| role(game, entrant, sitting.seating))
            .zip(&mut self.teams)
            .map(|(role, both)| &mut both[role])
            .collect();
        players.rotate_left(sitting.begins);
        self.referee.play(start, &mut players, seed, watch)
    }

    /// The same, and adds the players' times if they are watched.
    fn play_timed(
        &mut self,
        start: &Start<G>,
        seed: Seed,
        sitting: Sitting,
        watched: bool,
        times: &mut [(Duration, u64); 2],
    ) -> (Ending, &Course<G>) {
        if !watched {
            return self.play_game(start, seed, sitting, &mut ());
        }
        let mut watch = Stopwatch::new();
        let played = self.play_game(start, seed, sitting, &mut watch);
        let game = played.1.game();
        for (seat, (time, moves)) in Seat::all(game.seats()).zip(watch.spent) {
            let total = &mut times[role(game, sitting.entrant(seat, game), sitting.seating)];
            total.0 += time;
            total.1 += moves;
        }
        played
    }

    /// Plays a deal in every seating and adds what came of it.
    pub(super) fn play_block(&mut self, plan: &Plan<G>, order: &Order, chunk: &mut Chunk) {
        let seed = self.deals.nth(order.deal);
        if let Unit::Match(rules) = order.unit {
            for seating in 0..plan.game.sides() {
                self.play_match(plan, order, rules, seating, chunk);
            }
            return;
        }
        let start = start(plan, seed);
        let play = seed.child("play");
        for seating in 0..plan.game.sides() {
            let (seed, sitting) = (play.nth(seating as u64), Sitting { seating, begins: 0 });
            let (ending, course) =
                self.play_timed(&start, seed, sitting, order.watched, &mut chunk.times);
            chunk.games.push(GameLine::of_game(&ending, course.played().len(), seating));
            if order.wants_records {
                let record = ending.record(course);
                chunk.records.push(self.signed(record, plan, order.deal, sitting, &start));
            }
        }
    }

    /// Plays one match. Its k-th game has the k-th deck below the deal's, whoever plays.
    fn play_match(
        &mut self,
        plan: &Plan<G>,
        order: &Order,
        rules: MatchRules,
        seating: usize,
        chunk: &mut Chunk,
    ) {
        let sides: Vec<usize> =
            Seat::all(plan.game.seats()).map(|seat| plan.game.side(seat)).collect();
        let mut series = Series::new(&sides, rules);
        while !series.is_over() {
            let seed = self.deals.nth(order.deal).child("game").nth(series.next_game());
            let start = start(plan, seed);
            let play = seed.child("play").nth(seating as u64);
            let entrants = series.entrants();
            let sitting = Sitting { seating, begins: entrants[0] };
            let (ending, course) =
                self.play_timed(&start, play, sitting, order.watched, &mut chunk.times);
            let (moves, record) =
                (course.played().len(), order.wants_records.then(|| ending.record(course)));
            if let Some(record) = record {
                let mut record = self.signed(record, plan, order.deal, sitting, &start);
                let id = format!("{}-{seating}", order.deal);
                record.in_match = Some(InMatch { id, game: series.next_game(), entrants });
                chunk.records.push(record);
            }
            let forfeit = match ending {
                Ending::Over(_) => None,
                Ending::Forfeit { seat, .. } => Some(seat),
            };
            series.add(ending.outcome(), forfeit, moves as u64);
        }
        chunk.games.push(series.line(seating));
    }

    /// A record with who played and for which deal.
    fn signed(
        &self,
        record: Record,
        plan: &Plan<G>,
        deal: u64,
        sitting: Sitting,
        start: &Start<G>,
    ) -> Record {
        let name = |seat| {
            let entrant = sitting.entrant(seat, &plan.game);
            self.names[role(&plan.game, entrant, sitting.seating)].clone()
        };
        Record {
            seed: Some(plan.seed.clone()),
            players: Seat::all(plan.game.seats()).map(name).collect(),
            deal: Some(deal),
            seating: Some(sitting.seating),
            opening: (!G::HAS_DECK).then_some(start.opening()),
            ..record
        }
    }
}

/// What is to be done with a deal.
pub(super) struct Order {
    pub(super) deal: u64,
    pub(super) unit: Unit,
    /// Whether the players' times are taken.
    pub(super) watched: bool,
    pub(super) wants_records: bool,
}

/// Who sits where: `a` plays side `seating`, and this entrant begins.
#[derive(Clone, Copy)]
struct Sitting {
    seating: usize,
    begins: usize,
}

impl Sitting {
    /// The entrant at a seat, by the seat of his number.
    fn entrant<G: Game>(self, seat: Seat, game: &G) -> Seat {
        Seat::new((self.begins + seat.index()) % game.seats())
    }
}

/// The deck, or the opening, of a deal.
fn start<G: Notation>(plan: &Plan<G>, deal: Seed) -> Start<G> {
    let plies = if G::HAS_DECK { 0 } else { plan.opening };
    Start::random(&plan.game, deal.child("cards"), plies)
}

/// 0 if the entrant of this number is the first of the pair in this seating, 1 if the second.
fn role<G: Game>(game: &G, entrant: Seat, seating: usize) -> usize {
    usize::from(game.side(entrant) != seating)
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
