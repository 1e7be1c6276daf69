use super::super::concede::conceded;
use super::super::slots;
use super::super::subgame::Effort;
use super::super::{Equilibrium, Faces, Solving};
use super::*;
use crate::rules::{Card, Counts};

fn solved(rounds: u64) -> Equilibrium<f32> {
    let cards = [1, 1, 2, 3, 4, 5, 6, 8];
    let unseen: Counts = cards.iter().map(|&n| Card::ALL[n - 1]).collect();
    let mut solved = Solving::new(Faces::all()[0], unseen, 1e-2).finish();
    (0..rounds).for_each(|_| solved.round());
    solved
}

#[test]
fn rounding_keeps_the_whole() {
    for shares in
        [&[1.0][..], &[0.5, 0.5], &[0.0, 1.0, 0.0], &[0.333, 0.333, 0.334], &[0.01; 100][..1]]
    {
        let units = quantised(shares);
        assert_eq!(units.iter().map(|&u| u32::from(u)).sum::<u32>(), WHOLE);
        assert!(units[shares.len()..].iter().all(|&u| u == 0));
    }
    for value in [-1.0, -0.3, 0.0, 0.777, 1.0] {
        assert!((f64::from(value_of(value_bits(value))) - value).abs() < 0.000_25);
    }
}

/// All that is written comes back, and it is the strategy.
#[test]
fn a_blueprint_holds_the_strategy_and_the_values_against_it() {
    let mut solved = solved(30);
    let bounds = solved.bounds();
    let blueprint = solved.blueprint(bounds, 200);
    let bytes = blueprint.to_bytes();
    let (read, rest) = Blueprint::read(&bytes).unwrap();
    assert_eq!((&read, rest), (&blueprint, &[][..]));
    let first = read.first_of(solved.at).unwrap();
    let root = solved.rounds.root();
    let graph = &solved.compiler.graph;
    let node = &graph.nodes[root as usize];

    // The strategy of the first turn.
    let mut slot = 0;
    for (pair, shares) in first.turn.pairs.iter().zip(&first.shares) {
        let count = pair.choices.len();
        assert_eq!(shares.is_some(), count > 1);
        let Some(shares) = shares else { continue };
        let mut row = vec![0.0; count];
        slots::average(&solved.rounds.sums[slot..slot + count], 1.0, &mut row);
        for (units, share) in shares.iter().zip(row) {
            assert!((f32::from(*units) / WHOLE as f32 - share).abs() < 1e-6);
        }
        slot += count;
    }
    assert_eq!(slot, usize::from(node.slots));

    // What the first player can win against the second's strategy is the upper bound.
    let value = |spot: &Spot<'_>| -> f64 {
        let pairs = spot.turn.pairs.iter().zip(&spot.values);
        let worth = pairs.map(|(pair, value)| {
            let orders = if pair.low == pair.high { 1.0 } else { 2.0 };
            let weight = pair_weight(&spot.at, pair.low, pair.high, &spot.reach[1]);
            orders * weight * f64::from(value.unwrap())
        });
        worth.sum()
    };
    let [_, high] = solved.rounds.apparent_bounds(graph);
    assert!((value(&first) / 56.0 - high).abs() < 1e-3, "{} {high}", value(&first) / 56.0);

    // Every position can be read, and there is more than one level of them.
    let mut count = 0;
    let mut levels = vec![vec![first]];
    while let Some(level) = levels.last().filter(|level| !level.is_empty()) {
        count += level.len();
        let next: Option<Vec<Spot<'_>>> = level.iter().flat_map(Spot::all_after).collect();
        levels.push(next.unwrap());
    }
    assert!(levels.len() > 3 && count > 50, "{} {count}", levels.len());
}

/// Solved anew behind a blueprint, the game is hardly easier to exploit than it was.
#[test]
fn what_is_solved_anew_gives_little_away() {
    let mut solved = solved(60);
    let bounds = solved.bounds();
    let blueprint = solved.blueprint(bounds, 300);
    let first = blueprint.first_of(solved.at).unwrap();
    let effort =
        Effort { work: 10_000_000, known: u64::MAX, least: 20, most: 2000, tolerance: 1e-2 };
    let [low, high] = conceded(&first, &effort, &mut |_| ()).unwrap();
    assert!(low <= bounds[1] && high >= bounds[0] && low <= high, "{low} {high} {bounds:?}");
    let more = (high - low) - (bounds[1] - bounds[0]);
    assert!(more < 0.02, "{more}: {low} {high} {bounds:?}");

    // With a single round it is, which shows that the measure would tell.
    let hasty = Effort { work: 0, least: 1, most: 1, ..effort };
    let [low, high] = conceded(&first, &hasty, &mut |_| ()).unwrap();
    assert!((high - low) - (bounds[1] - bounds[0]) > 0.02, "{low} {high} {bounds:?}");
}

/// A higher limit leaves out what a lower one keeps, and the rest is as it was.
#[test]
fn a_blueprint_can_be_cut() {
    let mut solved = solved(20);
    let bounds = solved.bounds();
    let at = solved.at;
    let large = solved.blueprint(bounds, 200);
    let cut = large.cut_at(at, 2000).unwrap();
    let small = solved.blueprint(bounds, 2000);
    assert!(cut.to_bytes().len() < large.to_bytes().len());
    assert_eq!(cut.to_bytes().len(), small.to_bytes().len());
    let [cut, small] = [&cut, &small].map(|blueprint| blueprint.first_of(at).unwrap());
    assert_eq!(cut.shares, small.shares);
    for (one, two) in cut.values.iter().zip(&small.values) {
        assert!((one.unwrap() - two.unwrap()).abs() < 1e-3);
    }
}

#[test]
fn bytes_that_are_no_blueprint_are_refused() {
    let mut solved = solved(3);
    let bounds = solved.bounds();
    let bytes = solved.blueprint(bounds, 1000).to_bytes();
    let refused = |bytes: &[u8]| Blueprint::read(bytes).unwrap_err();
    for length in [0, 5, 17, 30, bytes.len() / 2, bytes.len() - 1] {
        assert_eq!(refused(&bytes[..length]), BlueprintError::CutShort, "{length}");
    }
    let mut other = bytes.clone();
    other[15] = b'2';
    assert_eq!(refused(&other), BlueprintError::Foreign);
    assert_eq!(refused(b"nothing"), BlueprintError::Foreign);
    for at in [18, 21, 60, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        assert_eq!(refused(&damaged), BlueprintError::Damaged, "{at}");
    }
    let two = [bytes.clone(), bytes.clone()].concat();
    assert_eq!(Blueprint::read(&two).unwrap().1, &bytes[..]);
}
