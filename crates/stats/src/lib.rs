//! Statistics of comparisons: numbers to numbers, no game in sight.
//!
//! A comparison plays *blocks*, one deck in every seating, and each block gives one number, the
//! mean score of the player in question. Blocks are independent, games within one are not; so
//! everything here works on block numbers.

mod bootstrap;
mod histogram;
mod interval;
mod moments;
mod multiple;
mod rating;
mod sprt;

pub use bootstrap::{bootstrap_means, quantile_interval};
pub use histogram::Histogram;
pub use interval::{Interval, share_interval, t_interval, t_test, wilson};
pub use moments::Moments;
pub use multiple::holm;
pub use rating::{Pairing, bradley_terry, elo_of_share, share_of_elo};
pub use sprt::{Sprt, SprtBounds, Verdict};
