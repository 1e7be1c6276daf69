//! Two-player Briškula with all cards known, solved exactly.
//!
//! Once hands and stock are known, dupla and obična are games of perfect information: who wins a
//! trick draws first and leads, so the order of the stock decides with the tricks who gets which
//! card. [`Solver`] finds the final point difference and a best card from any position, mid-trick
//! included, or only whether the seat to move wins, draws or loses.
//!
//! How: what matters for the points still to come is who holds which cards and who leads; points
//! already won do not. So a table of bounds on the leader's future points is kept for positions
//! between two tricks ([`Solver`] says for how long), and every search is a yes-or-no test, "does
//! the leader still get at least so many?". A few tests close in on the value. Further:
//! - lišine of a suit with no live card between them count as one card in the table's keys;
//! - of equally strong cards in one hand only one is tried once it is certain who takes the trick;
//! - keys are exact, entries have eight bytes;
//! - each place in a trick has one fixed order of trying cards;
//! - the end without stock is answered in closed form ([`ending`]).
//!
//! ```
//! use adut_cards::trieste::{Card, CardSet};
//! use adut_briskula::solver::{Position, Setup, Solver, Variant};
//!
//! let cards = |text: &str| -> CardSet {
//!     text.split(' ').map(|card| card.parse::<Card>().expect("a card")).collect()
//! };
//! // Dupla, trump is kupe, seat 0 leads to the last trick of a game that stands at 45 to 61.
//! let position = Position::new(&Setup {
//!     variant: Variant::Dupla,
//!     trump: 3,
//!     hands: [cards("As 2d"), cards("4s Hd")],
//!     stock: &[],
//!     trick: &[],
//!     leader: 0,
//!     points: [45, 61],
//! })?;
//! let solution = Solver::default().difference(&position);
//! assert_eq!(solution.value(), Some(-2));
//! assert_eq!(solution.best, "As".parse().ok());
//! # Ok::<(), adut_briskula::solver::PositionError>(())
//! ```

mod adapter;
mod dupla;
mod dupla_ending;
mod ending;
mod engine;
mod hand;
mod hunt;
mod obicna;
mod order;
mod pack;
mod pairs;
mod position;
mod race;
mod solve;
mod table;
mod under_way;

pub use adut_search::solver::Goal;
pub use ending::ending;
pub use position::{NotInHand, Position, PositionError, Setup, Variant};
pub use solve::{DEFAULT_TABLE_BYTES, Solution, Solver};
