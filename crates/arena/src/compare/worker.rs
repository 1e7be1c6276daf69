//! Playing blocks.

use std::time::{Duration, Instant};

use adut_kernel::{
    Course, Game, InMatch, MAX_SEATS, MatchRules, Notation, Player, Record, Seat, Seed,
};
use arrayvec::ArrayVec;

use super::layout::Lineup;
use super::plan::{Plan, ThinkingTime, now};
use super::series::{Series, Unit};
use super::tally::GameLine;
use crate::{Ending, Referee, Start, Watch};

/// What came of some blocks.
pub(super) struct Chunk {
    /// One for each game or match.
    pub(super) games: Vec<GameLine>,
    /// One for each game, or none at all.
    pub(super) records: Vec<Record>,
    /// Of each part of the lineup.
    pub(super) times: Vec<ThinkingTime>,
}

impl Chunk {
    pub(super) fn new(lineup: &Lineup) -> Self {
        let times = vec![ThinkingTime::default(); lineup.parts()];
        Self { games: Vec::new(), records: Vec::new(), times }
    }
}

/// A worker's referee and players.
pub(super) struct Worker<G: Notation> {
    referee: Referee<G>,
    /// For each seat a player of each part of the lineup, so that partners are two players.
    teams: Vec<Vec<Player<G>>>,
    names: Vec<String>,
    lineup: Lineup,
    deals: Seed,
}

impl<G: Notation> Worker<G> {
    pub(super) fn new(plan: &Plan<G>, lineup: &Lineup) -> Self {
        let entrants = || lineup.of_parts().iter().map(|&i| &plan.entrants[i]);
        let team = |_| entrants().map(|entrant| (entrant.make)()).collect();
        Self {
            referee: Referee::new(plan.game.clone()),
            teams: Seat::all(plan.game.seats()).map(team).collect(),
            names: entrants().map(|entrant| entrant.name.clone()).collect(),
            lineup: lineup.clone(),
            deals: Seed::from_text(&plan.seed).child("deal"),
        }
    }

    /// Others come for players that have panicked, so that a game never depends on the one before.
    fn renew(&mut self, plan: &Plan<G>) {
        if self.referee.has_crashed() {
            *self = Self::new(plan, &self.lineup);
        }
    }

    /// Plays one game of a deal, in this seating.
    pub(super) fn play_deal(
        &mut self,
        plan: &Plan<G>,
        deal: u64,
        seating: usize,
        watch: &mut impl Watch<G>,
    ) -> (Ending, &Course<G>) {
        let seed = self.deals.nth(deal);
        let start = start(plan, seed);
        let seated = Seating { seating, begins: 0 };
        self.play_game(&start, seed.child("play").nth(seating as u64), seated, watch)
    }

    /// The players' random numbers come from below `seed`.
    fn play_game(
        &mut self,
        start: &Start<G>,
        seed: Seed,
        seated: Seating,
        watch: &mut impl Watch<G>,
    ) -> (Ending, &Course<G>) {
        let Self { referee, teams, lineup, .. } = self;
        let game = referee.game();
        let mut players: ArrayVec<&mut Player<G>, MAX_SEATS> = Seat::all(game.seats())
            .map(|entrant| part(game, lineup, entrant, seated.seating))
            .zip(teams)
            .map(|(part, team)| &mut team[part])
            .collect();
        players.rotate_left(seated.begins);
        referee.play(start, &mut players, seed, watch)
    }

    /// The same, and adds the players' times if they are watched.
    fn play_timed(
        &mut self,
        start: &Start<G>,
        seed: Seed,
        seated: Seating,
        watched: bool,
        times: &mut [ThinkingTime],
    ) -> (Ending, &Course<G>) {
        if !watched {
            return self.play_game(start, seed, seated, &mut ());
        }
        let lineup = self.lineup.clone();
        let mut watch = Stopwatch::new();
        let played = self.play_game(start, seed, seated, &mut watch);
        let game = played.1.game();
        for (seat, (time, moves)) in Seat::all(game.seats()).zip(watch.spent) {
            let part = part(game, &lineup, seated.entrant(seat, game), seated.seating);
            times[part] += ThinkingTime { time, moves, games: 1 };
        }
        played
    }

    /// Plays a deal in every seating and adds what came of it.
    pub(super) fn play_block(&mut self, plan: &Plan<G>, task: &BlockTask, chunk: &mut Chunk) {
        let seed = self.deals.nth(task.deal);
        if let Unit::Match(rules) = task.unit {
            for seating in 0..plan.game.sides() {
                self.play_match(plan, task, rules, seating, chunk);
            }
            return;
        }
        let start = start(plan, seed);
        let play = seed.child("play");
        for seating in 0..plan.game.sides() {
            self.renew(plan);
            let (seed, seated) = (play.nth(seating as u64), Seating { seating, begins: 0 });
            let (ending, course) =
                self.play_timed(&start, seed, seated, task.watched, &mut chunk.times);
            chunk.games.push(GameLine::of_game(&ending, course, seating));
            if task.wants_records {
                let record = ending.record(course);
                chunk.records.push(self.signed(record, plan, task.deal, seated, &start));
            }
        }
    }

    /// Plays one match. Its k-th game has the k-th deck below the deal's, whoever plays.
    fn play_match(
        &mut self,
        plan: &Plan<G>,
        task: &BlockTask,
        rules: MatchRules,
        seating: usize,
        chunk: &mut Chunk,
    ) {
        let sides: Vec<usize> =
            Seat::all(plan.game.seats()).map(|seat| plan.game.side(seat)).collect();
        let mut series = Series::new(&sides, rules);
        while !series.is_over() {
            self.renew(plan);
            let seed = self.deals.nth(task.deal).child("game").nth(series.next_game());
            let start = start(plan, seed);
            let play = seed.child("play").nth(seating as u64);
            let entrants = series.entrants();
            let seated = Seating { seating, begins: entrants[0] };
            let (ending, course) =
                self.play_timed(&start, play, seated, task.watched, &mut chunk.times);
            let (moves, record) =
                (course.played().len(), task.wants_records.then(|| ending.record(course)));
            if let Some(record) = record {
                let mut record = self.signed(record, plan, task.deal, seated, &start);
                let id = format!("{}-{seating}", task.deal);
                record.in_match = Some(InMatch { id, game: series.next_game(), entrants });
                chunk.records.push(record);
            }
            let reason = ending.reason();
            let forfeit = match ending {
                Ending::Over(_) => None,
                Ending::Forfeit { seat, .. } => Some(seat),
            };
            series.add(ending.outcome(), forfeit, moves as u64);
            series.reason = reason;
        }
        chunk.games.push(series.line(seating));
    }

    /// A record with who played and for which deal.
    fn signed(
        &self,
        record: Record,
        plan: &Plan<G>,
        deal: u64,
        seated: Seating,
        start: &Start<G>,
    ) -> Record {
        let name = |seat| {
            let entrant = seated.entrant(seat, &plan.game);
            self.names[part(&plan.game, &self.lineup, entrant, seated.seating)].clone()
        };
        Record {
            seed: Some(plan.seed.clone()),
            players: Seat::all(plan.game.seats()).map(name).collect(),
            deal: Some(deal),
            seating: Some(seated.seating),
            opening: (!G::HAS_DECK).then_some(start.opening()),
            ..record
        }
    }
}

/// What is to be done with a deal.
pub(super) struct BlockTask {
    pub(super) deal: u64,
    pub(super) unit: Unit,
    /// Whether the players' times are taken.
    pub(super) watched: bool,
    pub(super) wants_records: bool,
}

/// Who sits where: everybody has moved on by so many sides, and this entrant begins.
#[derive(Clone, Copy)]
struct Seating {
    seating: usize,
    begins: usize,
}

impl Seating {
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

/// The part of the lineup that the entrant of this number plays in this seating.
fn part<G: Game>(game: &G, lineup: &Lineup, entrant: Seat, seating: usize) -> usize {
    lineup.part(Lineup::role(game.side(entrant), seating, game.sides()))
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
