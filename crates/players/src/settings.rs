//! Settings that several players share.

use adut_kernel::{RuleOption, RulesError, RulesReader};
use adut_search::montecarlo::Growth;

const MOST_SIMULATIONS: usize = 10_000_000;
const MOST_WORLDS: usize = 100_000;
const MOST_DEPTH: usize = 200;

/// `sims`: how many simulations a move gets.
pub(crate) const fn simulations(default: &'static str) -> RuleOption {
    let values = "1 to 10000000";
    RuleOption { name: "sims", default, values, meaning: "simulations for a move" }
}

/// `c`: how much a tree search explores.
pub(crate) const fn exploration(default: &'static str) -> RuleOption {
    let meaning = "how much is tried that did not do well so far, in units of a win";
    RuleOption { name: "c", default, values: "0 to 10", meaning }
}

/// `worlds`: how many worlds are imagined for a move.
pub(crate) const fn worlds(default: &'static str) -> RuleOption {
    let meaning = "worlds imagined for a move";
    RuleOption { name: "worlds", default, values: "1 to 100000", meaning }
}

/// `depth`: how many moves are looked ahead.
pub(crate) const fn depth(default: &'static str) -> RuleOption {
    RuleOption { name: "depth", default, values: "1 to 200", meaning: "moves looked ahead" }
}

/// `lapses`: how often a player makes any move.
pub(crate) const LAPSES: RuleOption = RuleOption {
    name: "lapses",
    default: "0",
    values: "0 to 1",
    meaning: "how often it looks away and makes any move",
};

/// Reads `lapses`.
pub(crate) fn read_lapses(read: &RulesReader<'_>) -> Result<f64, RulesError> {
    read.probability(LAPSES.name)
}

/// Reads `sims`.
pub(crate) fn read_simulations(read: &RulesReader<'_>) -> Result<u64, RulesError> {
    Ok(read.number("sims", 1..=MOST_SIMULATIONS)? as u64)
}

/// Reads `worlds`.
pub(crate) fn read_worlds(read: &RulesReader<'_>) -> Result<u64, RulesError> {
    Ok(read.number("worlds", 1..=MOST_WORLDS)? as u64)
}

/// Reads `depth`.
pub(crate) fn read_depth(read: &RulesReader<'_>) -> Result<u32, RulesError> {
    Ok(read.number("depth", 1..=MOST_DEPTH)? as u32)
}

/// Reads `sims` and `c`.
pub(crate) fn read_growth(read: &RulesReader<'_>) -> Result<Growth, RulesError> {
    let exploration = read.real("c", 0.0..=10.0)?;
    Ok(Growth::simulations(read_simulations(read)?).exploring(exploration))
}
