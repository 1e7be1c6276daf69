//! A played game reviewed move by move.
