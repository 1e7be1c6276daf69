//! Puzzles of High Card.
//!
//! To fill in, once there is a solver: which positions to look at, every way in which the hidden
//! cards may lie, and what a puzzle is about. Until then there are none.

use adut_puzzles::Puzzling;

use crate::rules::HighCard;

impl Puzzling for HighCard {}
