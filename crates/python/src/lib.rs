//! Adut from Python: a thin layer over the same rules, players, solvers and comparisons.
//!
//! Hidden cards stay hidden here too. What Python is handed of a running game is what one seat
//! sees; whatever looks at all cards (solving, players that peek, the record with its deck) has to
//! be asked for with `all_knowing=True`.
//!
//! Structured answers are plain dictionaries, made from the same JSON that the command line prints, and
//! NumPy arrays. Games come by name, through `session`; only what there is for a single one, the equilibrium of
//! Love Letter, is taken from its crate.

mod args;
mod arrays;
mod game;
mod guest;
mod json;
mod keeping;
mod learn;
mod lists;
mod refusal;
mod run;
mod threads;
mod vector;
mod view;

use pyo3::prelude::*;

/// The compiled half of the package `adut`.
#[pymodule]
mod _adut {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::arrays::Memory;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::learn::{equilibrium_kinds, solve_kind, trajectories};
    #[pymodule_export]
    use super::lists::{games, players, review, verify};
    #[pymodule_export]
    use super::refusal::AdutError;
    #[pymodule_export]
    use super::run::{Run, papers, render};
    #[pymodule_export]
    use super::vector::Batch;
    #[pymodule_export]
    use super::view::View;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        // Ctrl-C is the interpreter's.
        adut_output::interrupt::leave_signals();
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
