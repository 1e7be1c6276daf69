//! `adut train regret GAME`: counterfactual regret minimisation in a small poker, with how far it is
//! from perfect on the way.

use std::io::Write as _;

use adut_arena::compare::Provenance;
use adut_kernel::{Game, Notation as _, Rng, Seat, Seed};
use adut_output::interrupt::Interrupt;
use adut_pokers::kuhn::Kuhn;
use adut_pokers::leduc::Leduc;
use adut_run::quoted;
use adut_search::equilibrium::{Cfr, Discount, GameTree, Mccfr, Sampling, Strategy};
use anyhow::Result;
use clap::ValueEnum;
use serde::Serialize;

use crate::stopped::Stopped;
use crate::terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: kuhn or leduc
    #[arg(value_parser = [Kuhn::NAME, Leduc::NAME])]
    game: String,
    /// The algorithm
    #[arg(long, value_enum, default_value_t = Variant::Plus)]
    method: Variant,
    /// How many rounds
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// What the sampling algorithms draw from
    #[arg(long, default_value = "1")]
    seed: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A variant of counterfactual regret minimisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum Variant {
    /// Plain CFR
    Plain,
    /// CFR+
    Plus,
    /// Linear CFR
    Linear,
    /// Discounted CFR
    Discounted,
    /// External sampling
    External,
    /// Outcome sampling
    Outcome,
}

/// More nodes than any of these games has.
const NODES: usize = 100_000;
/// What outcome sampling gives to moves that it does not believe in.
const EXPLORATION: f64 = 0.6;
/// Rounds between two looks at Ctrl-C.
const AT_ONCE: u64 = 100;

/// How far it has come.
#[derive(Debug, Serialize)]
struct Point {
    rounds: u64,
    /// What best responses gain in the mean of both seats.
    exploitability: f64,
    /// What the first seat gets.
    value: f64,
}

/// What came of it.
#[derive(Debug, Serialize)]
struct Convergence {
    #[serde(flatten)]
    provenance: Provenance,
    game: String,
    method: Variant,
    seed: String,
    information_sets: usize,
    curve: Vec<Point>,
}

enum Minimiser<'a, G: Game> {
    Whole(Cfr<'a, G>),
    Sampled(Box<Mccfr<G>>, Rng),
}

impl<'a, G: Game> Minimiser<'a, G> {
    fn new(args: &Args, tree: &'a GameTree<G>) -> Self {
        let whole = |discount| Self::Whole(Cfr::new(tree, discount));
        let sampled = |sampling| {
            let rng = Seed::from_text(&args.seed).child("regret").rng();
            Self::Sampled(Box::new(Mccfr::new(tree.game().clone(), sampling, NODES)), rng)
        };
        match args.method {
            Variant::Plain => whole(Discount::NONE),
            Variant::Plus => whole(Discount::PLUS),
            Variant::Linear => whole(Discount::LINEAR),
            Variant::Discounted => whole(Discount::DISCOUNTED),
            Variant::External => sampled(Sampling::External),
            Variant::Outcome => sampled(Sampling::Outcome { exploration: EXPLORATION }),
        }
    }

    fn run(&mut self, rounds: u64) {
        match self {
            Self::Whole(cfr) => cfr.run(rounds),
            Self::Sampled(mccfr, rng) => mccfr.run(rounds, rng),
        }
    }

    fn average(&self, tree: &GameTree<G>) -> Strategy {
        match self {
            Self::Whole(cfr) => cfr.average(),
            Self::Sampled(mccfr, _) => tree.strategy_of(&mccfr.average()),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match args.game.as_str() {
        Kuhn::NAME => minimise(args, &Kuhn),
        _ => minimise(args, &Leduc),
    }
}

fn minimise<G: Game>(args: &Args, game: &G) -> Result<()> {
    let tree = GameTree::build(game, NODES)?;
    let interrupt = Interrupt::listen()?;
    let mut minimiser = Minimiser::new(args, &tree);
    let mut curve: Vec<Point> = Vec::new();
    let mut rounds = 0;
    while rounds < args.rounds && !interrupt.came() {
        // At every power of ten, and in the end.
        let next = 10u64.saturating_pow(rounds.max(1).ilog10() + u32::from(rounds > 0));
        let goal = next.min(args.rounds);
        while rounds < goal && !interrupt.came() {
            let some = AT_ONCE.min(goal - rounds);
            minimiser.run(some);
            rounds += some;
        }
        let average = minimiser.average(&tree);
        let exploitability = tree.exploitability(&average);
        curve.push(Point { rounds, exploitability, value: tree.value(&average, Seat::FIRST) });
    }
    tell(args, tree.information_sets(), curve)?;
    if rounds < args.rounds {
        let place = format!("after round {rounds} of {}", args.rounds);
        return Err(Stopped::at(place, "what was found by then is told above").into());
    }
    Ok(())
}

fn tell(args: &Args, information_sets: usize, curve: Vec<Point>) -> Result<()> {
    let mut out = terminal::out();
    if args.json {
        let Args { game, method, rounds, seed, .. } = args;
        let name =
            method.to_possible_value().map_or(String::new(), |value| value.get_name().into());
        let seeded = format!("--rounds {rounds} --seed {}", quoted(seed));
        let provenance = Provenance {
            command: format!("adut train regret {game} --method {name} {seeded}"),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        };
        let (game, seed, method) = (game.clone(), seed.clone(), *method);
        let told = Convergence { provenance, game, method, seed, information_sets, curve };
        writeln!(out, "{}", serde_json::to_string(&told)?)?;
        return Ok(());
    }
    writeln!(out, "{information_sets} information sets")?;
    writeln!(out, "    rounds  exploitability  first seat's value")?;
    for Point { rounds, exploitability, value } in &curve {
        writeln!(out, "{rounds:>10}  {exploitability:>14.6}  {value:>18.6}")?;
    }
    Ok(())
}
