//! The proofs: slow obvious algorithms, known values, and the leak test of the kit.

mod exact;
mod montecarlo;
mod tic_tac_toe;
mod tree_game;
mod tricks;
