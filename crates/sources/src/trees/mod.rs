//! The homework on game trees: what it says of its searches, measured.

pub mod random_tree;
