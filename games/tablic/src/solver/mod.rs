//! Tablić for two with every card known: the exact value of any position and a best move.
//!
//! Rules as in Milenković (Belgrade 2017): a card from the hand is laid, or takes disjoint groups
//! of table cards that each sum to its value (an ace is 1 or 11); A, 10, J, Q, K are a point each,
//! 10♦ two, 2♣ one, clearing the table (*tabla*) one more; what lies on the table at the end goes
//! to whoever captured last. The deck's order is known, so the whole game of 48 plies has one value.
//!
//! The search is alpha-beta with null windows over a transposition table whose keys are exact:
//!
//! - Suits matter only for 10♦ and 2♣. The table is counts of ranks and two bits, the hands are
//!   which of the six cards are left, points won so far do not matter to what is to come.
//! - Table cards that nothing can take any more are folded into their points and number.
//! - To have captured last is never worse, nor are more cards taken: entries bound each other.
//! - Capturing 2♣ or 10♦, or with it, is never worse than with its plain twin of the same rank. A
//!   capture that takes more is *not* always better, so all are searched.
//! - Every child is looked up before any is searched.
//! - The first test is made where play that looks two deals ahead ends.
//!
//! The thesis's one-sided questions, the best total against Greedy's fixed replies, are in
//! [`one_sided`].

mod adapter;
mod captures;
mod counts;
mod dead;
mod deck;
mod foresight;
mod greedy;
mod kind;
mod moves;
pub mod one_sided;
mod parallel;
mod position;
mod rules;
mod search;
mod solve;
mod state;
mod sums;
mod table;

pub use adut_search::solver::{Goal, Question};
pub use greedy::{Greedy, greedy_move};
pub use moves::{PlayedMove, captures, legal_moves};
pub use position::{DEAL, Position, PositionError, points_of};
pub use rules::{Ace, CardsBonus, Jack, Rules};
pub use solve::{Solution, SolveError, Solver};
