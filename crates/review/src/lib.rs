//! A played game reviewed move by move.
//!
//! Two questions are answered. A [`Hint`] says of one turn what every legal move is worth; a
//! [`Review`] says of a whole record what each move cost, how the expected result went up and
//! down, and what of it was luck: [`hint_seen`] and [`review_course`], for any game that is
//! [`Reviewable`].
//!
//! # What a move is worth
//! Every value is honest: it is worked out from what the seat could know, never from the cards as
//! they lay. Worlds are drawn from the observation. In each the move is made and the game played
//! on by a quick sensible player of the catalogue; all moves meet the same worlds with the same
//! luck, so their differences are far more certain than their values. Where an exact solver
//! reaches, it takes the place of the quick player: the last cards of Briškula, the last deal of
//! Tablić, most of Connect-4. Where an equilibrium is known, as for most of Love Letter for two, a
//! [`Judge`] goes before all that: a move is worth what it wins against an opponent who plays it.
//!
//! A [`Value`] has the *share* of a win to be expected (0 lost, 1 won, a drawn game in equal parts)
//! and, where a game counts points, the expected difference of points. Moves are ranked by both, winning
//! first, with the weight that the strongest players of the catalogue use.
//!
//! # What a move cost
//! The best move's value less that of the move played. Estimates are not exact: a difference
//! that is within their doubt counts as none. So a cost is never below nothing, and the best move
//! costs nothing.
//!
//! # Luck apart from decisions
//! From the deal to the end the expected result of a seat changes. What its own decisions cost is
//! known, and so is what the decisions of the others cost those. The rest of the change is the
//! cards (and what the estimates could not see): [`Balance`].
//!
//! # Beside it
//! [`Truth`] is the exact value with all cards open before and after each move, where the solver
//! applies. [`Belief`] is what another player could believe a seat held, against what it held.
//! Everything serialises to JSON with the names of the fields as keys; what a person reads comes
//! as the id of a message with its arguments ([`Reason`]), so that it can be told in any language.
//!
//! The same record, settings and seed give the same review on every machine. There is no clock
//! here: whoever waits passes a [`Watch`], hears how far the work has come, and may stop it.

mod balance;
mod belief;
mod decide;
mod estimate;
mod facts;
mod hint;
mod playout;
mod reason;
mod report;
mod run;
mod settings;
mod solver;
mod truth;
mod value;

pub use balance::Balance;
pub use belief::{Belief, CardBelief};
pub use decide::{advantage, plain_reason};
pub use facts::{Compared, Judge, Reviewable};
pub use hint::{Hint, hint_seen};
pub use playout::Swing;
pub use reason::{Argument, Reason};
pub use report::{Cost, CurvePoint, Decision, Grade, MoveValue, Ply, Review, SeatReview};
pub use run::review_course;
pub use settings::{Budget, ReviewError, Settings, Step, TruthPass, Watch};
pub use truth::Truth;
pub use value::{Exact, Scale, Value};
