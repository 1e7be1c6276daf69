//! Statistics of comparisons: numbers to numbers, no game in sight.
//!
//! A comparison plays *blocks*, one deck in every seating, and each block gives one number, the
//! mean score of the player in question. Blocks are independent, games within one are not; so
//! everything here works on block numbers.

mod bootstrap;
mod confidence;
mod histogram;
mod interval;
mod moments;
mod multiple;
mod rating;
mod sprt;
mod two_sample;

pub use bootstrap::{bootstrap_means, quantile_interval};
pub use confidence::Draws;
pub use histogram::Histogram;
pub use interval::{
    Interval, bounded_interval, share_interval, share_quantiles, t_interval, t_test, wilson,
};
pub use moments::Moments;
pub use multiple::holm;
pub use rating::{Contest, PRIOR, comparable, elo_of_share, ratings, share_of_elo};
pub use sprt::{Sprt, SprtBounds, Verdict};
pub use two_sample::{Trials, fisher};
