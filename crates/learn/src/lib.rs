//! Genes and small nets, and how they are trained.

pub mod data;
pub mod evolution;
pub mod genes;
pub mod net;
pub mod onnx;
