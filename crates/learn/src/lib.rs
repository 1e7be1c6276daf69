//! Genes and small nets, and how they are trained.

pub mod evolution;
pub mod genes;
pub mod net;
pub mod onnx;
pub mod policy;
pub mod selfplay;
