//! The proofs: slow obvious algorithms, known values, and the leak test of the kit.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod equilibrium;
mod exact;
mod montecarlo;
mod tic_tac_toe;
mod tree_game;
mod tricks;
