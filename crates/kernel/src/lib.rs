//! Adut's vocabulary.
//!
//! A [`Game`] is a set of rules. Playing it is one loop: a [`Seed`] deals, the [`Game`] says whose
//! [`Turn`] it is, the player at that [`Seat`] is shown a [`View`] and answers with an action, the
//! game applies it. What happened is kept as a [`Course`] and written down as a [`Record`], which
//! replays without random numbers.
//!
//! ```text
//! Seed ─ deal ─▶ State ─ observe ─▶ View ─▶ Agent ─▶ Action ─ apply ─▶ State …
//! ```
//!
//! Hidden cards are hidden by type. An honest player is an [`Agent`]: it is handed a view, and
//! from a view it can reach its observation and nothing else. A player that looks at all cards
//! is a [`Clairvoyant`], another type, and whoever seats it knows.
//!
//! Programs that search need worlds to search in: a game that can [`Determinize`] turns an
//! observation into states that agree with it.
//!
//! [`Notation`] gives a game its written form. The [`testkit`] holds what every game must obey.

mod course;
mod game;
mod notation;
mod player;
mod record;
mod rng;
mod rules;
mod seat;
mod seed;
mod series;
pub mod testkit;
mod view;

pub use course::{Course, RecordError, TypedMoveError};
pub use game::{Actions, Determinize, Game, Outcome, Played, Turn, play_out};
pub use notation::{DeckError, Notation, NotationError, read_pack};
pub use player::{Agent, Clairvoyant, Forfeit, Outsider, Player, Sees, Situation};
pub use record::{End, FORMAT, InMatch, NotARecord, Record};
pub use rng::Rng;
pub use rules::{RuleOption, Rules, RulesError, RulesReader};
pub use seat::{MAX_SEATS, Seat};
pub use seed::Seed;
pub use series::{Begins, Goal, Match, MatchRules};
pub use view::{View, Witnessed};
