//! The chapter about Briškula.

use super::experiment::{Chapter, Experiment};

pub(super) const CHAPTER: Chapter = Chapter {
    name: "briskula",
    title: "Briškula",
    source: "Blaić, “Application of artificial intelligence in a card game”, Zagreb 2024 (Croatian).",
    experiments: EXPERIMENTS,
};

const EXPERIMENTS: &[Experiment] = &[];
