//! The proofs: slow obvious algorithms, known values, and the leak test of the kit.

mod exact;
mod tree_game;
