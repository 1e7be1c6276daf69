//! Genes and small nets, and how they are trained.
