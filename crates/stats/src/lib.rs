//! Statistics of comparisons: numbers to numbers, no game in sight.

mod interval;
mod moments;

pub use interval::{Interval, t_interval, wilson};
pub use moments::Moments;
