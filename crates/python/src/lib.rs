//! Adut from Python: a thin layer over the same rules, players, solvers and comparisons.
//!
//! Hidden cards stay hidden here too. What Python is handed of a running game is what one seat
//! sees; whatever looks at all cards (solving, players that peek, the record with its deck) has to
//! be asked for with `all_knowing=True`.
//!
//! Structured answers are plain dictionaries, made from the same JSON that the command line prints.

mod compare;
mod game;
mod json;
mod lists;
mod refusal;
mod table;

use pyo3::prelude::*;

/// The compiled half of the package `adut`.
#[pymodule]
mod _adut {
    #[pymodule_export]
    use super::compare::compare;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::lists::{games, players, review, verify};
    #[pymodule_export]
    use super::refusal::AdutError;
}
