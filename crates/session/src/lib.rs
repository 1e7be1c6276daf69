//! Games, players and solvers whose types are known only at run time.
//!
//! Inside, everything is generic over a [`Game`](adut_kernel::Game) and monomorphic. Whoever stands
//! outside, the command line, the server, Python, has a name in a record or on a form. Here is the
//! border between the two: a [`GameKind`] is what a game's crate hands out, a [`DynGame`] is a game
//! with its rules chosen, a [`Session`] is one that is being played. Their methods are few and
//! coarse, and the generic code behind them is compiled where the kind is declared: in the game's
//! own crate.
//!
//! What crosses the border is written: moves as texts or ids, observations as JSON or numbers, games
//! as records.
//! Hidden cards stay hidden: nothing here hands out a state to whoever does not know the game's
//! type, and what a seat or a spectator gets comes from the game's own observation.

mod batch;
mod decided;
mod game;
mod guest;
mod kind;
mod plan;
mod player;
mod position;
mod puzzles;
mod session;
mod solver;
mod trajectories;
mod view;

pub use batch::{BatchArrays, DynBatch, StepError};
pub use game::{DynGame, PositionError};
pub use guest::{Answer, Guest, NamedGuest};
pub use kind::{GameKind, Measured, SolvedPositions};
pub use plan::{DynPlan, DynSink, PlanSpec, SinkError};
pub use player::{DynPlayer, PlayerInfo, SeatedPlayer};
pub use position::{Choice, Decision, DynPosition, Legal, LegalMove};
pub use puzzles::DynMiner;
pub use session::{SeenMove, Session, ToldMove, course_of};
pub use solver::{DynSolver, Solved};
pub use trajectories::{Trajectories, TrajectoryError};
pub use view::{DynView, Encoding, MoveError};

use adut_learn::selfplay::Learnable;
use adut_paint::Painted;
use adut_puzzles::Puzzling;
use adut_review::Reviewable;

/// All that a game needs to be played, compared, solved, reviewed, learned, drawn and puzzled over.
pub trait CardGame: Reviewable + Learnable + Painted + Puzzling {}

impl<G: Reviewable + Learnable + Painted + Puzzling> CardGame for G {}
