//! Genes and small nets, and how they are trained.

pub mod evolution;
pub mod genes;
