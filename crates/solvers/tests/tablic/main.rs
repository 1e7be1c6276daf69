//! The Tablić solver from outside.

mod one_sided;
mod solver;
mod support;
