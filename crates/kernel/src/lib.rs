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
//! [`Notation`] gives a game its written form, [`Encoded`] its form in numbers; [`Described`] says
//! what is needed to show it. The [`testkit`] holds what every game must obey.

mod arrangement;
mod course;
mod described;
mod encoded;
mod game;
mod game_seed;
mod guard;
mod notation;
mod player;
mod record;
mod rng;
mod rule_option;
mod rules;
mod rules_reader;
mod seat;
mod seed;
mod series;
pub mod testkit;
mod view;

pub use arrangement::next_arrangement;
pub use course::{Course, RecordError, TypedMoveError};
pub use described::{
    Account, AccountLine, Arg, Described, Effects, Equipment, Message, Moved, Parts, fields_and,
    tell_move,
};
pub use encoded::{
    ActionIds, Block, Encoded, EncodingId, FeatureWriter, MoveFeatures, OtherEncoding, Revealed,
};
pub use game::{Actions, Determinize, Game, Outcome, Played, Turn, play_out};
pub use game_seed::GameSeed;
pub use guard::{Crash, guarded};
pub use notation::{DeckError, Notation, NotationError, read_pack};
pub use player::{Agent, Clairvoyant, Forfeit, Outsider, Player, Scale, Sees, Situation, Thought};
pub use record::{End, FORMAT, InMatch, NotARecord, Record};
pub use rng::Rng;
pub use rule_option::{Need, RuleOption, Values};
pub use rules::{Rules, RulesError};
pub use rules_reader::RulesReader;
pub use seat::{MAX_SEATS, Seat};
pub use seed::Seed;
pub use series::{Begins, Match, MatchGoal, MatchRules};
pub use view::{View, Witnessed};
