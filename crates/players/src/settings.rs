//! Settings that several players share.

use adut_kernel::{RuleOption, RulesError, RulesReader, Values};
use adut_search::montecarlo::Growth;

/// `sims`: how many simulations a move gets.
pub const fn simulations(default: &'static str) -> RuleOption {
    RuleOption::new("sims", default, Values::whole(1, 10_000_000), "simulations for a move")
}

/// `c`: how much a tree search explores.
pub const fn exploration(default: &'static str) -> RuleOption {
    let meaning = "how much is tried that did not do well so far, in units of a win";
    RuleOption::new("c", default, Values::number(0.0, 10.0), meaning)
}

/// `worlds`: how many worlds are imagined for a move.
pub const fn worlds(default: &'static str) -> RuleOption {
    let meaning = "worlds imagined for a move";
    RuleOption::new("worlds", default, Values::whole(1, 100_000), meaning)
}

/// `depth`: how many moves are looked ahead.
pub const fn depth(default: &'static str) -> RuleOption {
    RuleOption::new("depth", default, Values::whole(1, 200), "moves looked ahead")
}

/// `lapses`: how often a player makes any move.
pub const LAPSES: RuleOption = RuleOption::new(
    "lapses",
    "0",
    Values::number(0.0, 1.0),
    "how often it looks away and makes any move",
);

/// Reads `lapses`.
pub fn read_lapses(read: &RulesReader<'_>) -> Result<f64, RulesError> {
    read.real(LAPSES.name)
}

/// Reads `sims`.
pub fn read_simulations(read: &RulesReader<'_>) -> Result<u64, RulesError> {
    Ok(read.number("sims")? as u64)
}

/// Reads `worlds`.
pub fn read_worlds(read: &RulesReader<'_>) -> Result<u64, RulesError> {
    Ok(read.number("worlds")? as u64)
}

/// Reads `depth`.
pub fn read_depth(read: &RulesReader<'_>) -> Result<u32, RulesError> {
    Ok(read.number("depth")? as u32)
}

/// Reads `sims` and `c`.
pub fn read_growth(read: &RulesReader<'_>) -> Result<Growth, RulesError> {
    let exploration = read.real("c")?;
    Ok(Growth::simulations(read_simulations(read)?).exploring(exploration))
}
