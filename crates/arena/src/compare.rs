//! Every pair of players on the same decks in every seating.
//!
//! A *block* is one deck played in every seating, so that the luck of the cards falls on both
//! sides alike. Statistics are made on block means.

use adut_kernel::{Notation, Player, Record, Rules, Seed, Sees};
use adut_stats::{Moments, t_interval};
use rayon::prelude::*;
use serde::Serialize;

use crate::{Ending, Referee, Start};

/// A named player that can be made as often as needed.
pub struct Entrant<G: Notation> {
    /// The name with its settings.
    pub name: String,
    /// What it may look at.
    pub sees: Sees,
    /// Makes the player.
    pub make: Box<dyn Fn() -> Player<G> + Send + Sync>,
}

/// What to play.
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
}

/// How one player did against another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairResult {
    /// The one.
    pub a: String,
    /// The other.
    pub b: String,
    /// Games played.
    pub games: u64,
    /// Games that `a` won.
    pub a_wins: u64,
    /// Games that `b` won.
    pub b_wins: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// (wins + draws/2) / games.
    pub a_share: f64,
    /// The 95 % interval of the share.
    pub ci95: [f64; 2],
    /// Mean of `a`'s points less `b`'s.
    pub mean_diff: f64,
    /// The 95 % interval of that mean.
    pub diff_ci95: [f64; 2],
    /// Games that ended because a player did what is not allowed.
    pub forfeits: u64,
}

/// The outcome of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The game's name.
    pub game: String,
    /// Its rules.
    pub rules: Rules,
    /// The seed.
    pub seed: String,
    /// How many decks.
    pub deals: u64,
    /// Each pair.
    pub pairs: Vec<PairResult>,
    /// Each player.
    pub agents: Vec<AgentResult>,
}

/// What is told of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentResult {
    /// Its name with settings.
    pub name: String,
    /// `honest` or `all-knowing`.
    pub sees: String,
}

/// Blocks are played in batches of this size: all in parallel, then counted in order.
const BATCH: u64 = 256;

/// Runs a comparison. `sink` is handed every record in order of pair, deal and seating if
/// `record` is set, and may stop the run by an error; `progress` is told the games played so far.
pub fn compare<G: Notation, E: Send>(
    plan: &Plan<G>,
    record: bool,
    mut sink: impl FnMut(Record) -> Result<(), E>,
    mut progress: impl FnMut(u64),
) -> Result<Comparison, E> {
    let root = Seed::from_text(&plan.seed);
    let mut played = 0;
    let mut pairs = Vec::new();
    for (a, b) in pairings(plan.entrants.len(), plan.game.sides()) {
        let (a, b) = (&plan.entrants[a], &plan.entrants[b]);
        let mut tally = Tally::default();
        let mut first = 0;
        while first < plan.deals {
            let batch = first..plan.deals.min(first + BATCH);
            let blocks: Vec<Block> = batch
                .clone()
                .into_par_iter()
                .map_init(
                    || Bench::new(plan, a, b),
                    |bench, deal| bench.play_block(plan, root, deal, record),
                )
                .collect();
            for block in blocks {
                played += block.games.len() as u64;
                tally.add(&block);
                block.records.into_iter().try_for_each(&mut sink)?;
            }
            progress(played);
            first = batch.end;
        }
        pairs.push(tally.result(&a.name, &b.name));
    }
    let agents = plan
        .entrants
        .iter()
        .map(|e| AgentResult { name: e.name.clone(), sees: e.sees.to_string() })
        .collect();
    Ok(Comparison {
        game: G::NAME.to_owned(),
        rules: plan.game.rules(),
        seed: plan.seed.clone(),
        deals: plan.deals,
        pairs,
        agents,
    })
}

/// How many games a plan holds.
pub fn games<G: Notation>(plan: &Plan<G>) -> u64 {
    let sides = plan.game.sides();
    pairings(plan.entrants.len(), sides).len() as u64 * plan.deals * sides as u64
}

/// Pairs of entrants: each once where two sides play, in both roles where one side meets several.
fn pairings(entrants: usize, sides: usize) -> Vec<(usize, usize)> {
    let all = (0..entrants).flat_map(|a| (0..entrants).map(move |b| (a, b)));
    all.filter(|(a, b)| if sides == 2 { a < b } else { a != b }).collect()
}

/// What came of one deck in all seatings.
struct Block {
    games: Vec<Scored>,
    records: Vec<Record>,
}

/// One game, as `a` sees it.
struct Scored {
    won: bool,
    lost: bool,
    difference: f64,
    forfeited: bool,
}

/// A worker's referee and players.
struct Bench<G: Notation> {
    referee: Referee<G>,
    /// One player of `a` for each seat, so that a side of partners has two.
    a: Vec<Player<G>>,
    b: Vec<Player<G>>,
    names: [String; 2],
}

impl<G: Notation> Bench<G> {
    fn new(plan: &Plan<G>, a: &Entrant<G>, b: &Entrant<G>) -> Self {
        let team =
            |entrant: &Entrant<G>| (0..plan.game.seats()).map(|_| (entrant.make)()).collect();
        Self {
            referee: Referee::new(plan.game.clone()),
            a: team(a),
            b: team(b),
            names: [a.name.clone(), b.name.clone()],
        }
    }

    fn play_block(&mut self, plan: &Plan<G>, root: Seed, deal: u64, record: bool) -> Block {
        let game = &plan.game;
        let at = root.child("deal").nth(deal);
        let plies = if G::HAS_DECK { 0 } else { plan.opening };
        let start = Start::random(game, at.child("cards"), plies);
        let mut block = Block { games: Vec::new(), records: Vec::new() };
        for seating in 0..game.sides() {
            let is_a = |seat: usize| game.side(adut_kernel::Seat::new(seat)) == seating;
            let both = self.a.iter_mut().zip(&mut self.b).enumerate();
            let mut players: Vec<&mut Player<G>> =
                both.map(|(seat, (a, b))| if is_a(seat) { a } else { b }).collect();
            let seed = at.child("play").nth(seating as u64);
            let (ending, course) = self.referee.play(start.clone(), &mut players, seed, |_| {});
            block.games.push(scored(&ending, seating));
            if record {
                let mut record = ending.record(course);
                record.seed = Some(plan.seed.clone());
                record.players =
                    (0..game.seats()).map(|s| self.names[usize::from(!is_a(s))].clone()).collect();
                record.deal = Some(deal);
                record.seating = Some(seating);
                record.opening = (!G::HAS_DECK).then_some(start.opening.len());
                block.records.push(record);
            }
        }
        block
    }
}

fn scored(ending: &Ending, side: usize) -> Scored {
    let outcome = ending.outcome();
    let won = outcome.winner() == Some(side);
    Scored {
        won,
        lost: !won && outcome.winner().is_some(),
        difference: outcome.difference(side),
        forfeited: matches!(ending, Ending::Forfeit { .. }),
    }
}

#[derive(Default)]
struct Tally {
    games: u64,
    a_wins: u64,
    b_wins: u64,
    forfeits: u64,
    shares: Moments,
    differences: Moments,
}

impl Tally {
    fn add(&mut self, block: &Block) {
        let games = block.games.len() as f64;
        let (mut share, mut difference) = (0.0, 0.0);
        for game in &block.games {
            self.games += 1;
            self.a_wins += u64::from(game.won);
            self.b_wins += u64::from(game.lost);
            self.forfeits += u64::from(game.forfeited);
            share += if game.won {
                1.0
            } else if game.lost {
                0.0
            } else {
                0.5
            };
            difference += game.difference;
        }
        self.shares.add(share / games);
        self.differences.add(difference / games);
    }

    fn result(&self, a: &str, b: &str) -> PairResult {
        let share = t_interval(&self.shares, 0.95);
        let difference = t_interval(&self.differences, 0.95);
        PairResult {
            a: a.to_owned(),
            b: b.to_owned(),
            games: self.games,
            a_wins: self.a_wins,
            b_wins: self.b_wins,
            draws: self.games - self.a_wins - self.b_wins,
            a_share: self.shares.mean(),
            ci95: [share.low.max(0.0), share.high.min(1.0)],
            mean_diff: self.differences.mean(),
            diff_ci95: [difference.low, difference.high],
            forfeits: self.forfeits,
        }
    }
}
