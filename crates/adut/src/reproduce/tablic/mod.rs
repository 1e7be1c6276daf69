//! The chapter about Tablić.

use super::experiment::{Chapter, Experiment};

pub(super) const CHAPTER: Chapter = Chapter {
    name: "tablic",
    title: "Tablić",
    source: "Milenković, “Comparison of greedy, backtracking and genetic algorithms for the game \
        tablić and its modifications”, Belgrade 2017 (Serbian).",
    experiments: EXPERIMENTS,
};

const EXPERIMENTS: &[Experiment] = &[];
