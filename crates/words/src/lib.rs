//! Every message that a person reads, in six languages.
//!
//! The messages are [Fluent](https://projectfluent.org) files. A game's own words (its name, moves as
//! sentences, rules) lie in its folder, `games/GAME/words/LANGUAGE.ftl`; what all games share is in
//! `messages/LANGUAGE/games.ftl`, beside one file for each place that speaks to people. All languages have the same messages with the same variables,
//! which a test sees to; another test sees to it that each message is used somewhere and that no
//! used one is missing.
//!
//! ```
//! use adut_words::{Language, Words};
//!
//! let language = Language::of_locale("hr_HR.UTF-8").unwrap_or_default();
//! let words = Words::new(language);
//! assert_eq!(words.text("game-connect4"), "Poveži 4");
//! assert_eq!(words.text_with("count-points", &[("count", 22.into())]), "22 boda");
//! ```
//!
//! Programs in a browser get the same messages as [syntax trees](ast).

mod cards;
mod language;
mod messages;
mod words;

pub use fluent_bundle::FluentValue;
pub use language::{Language, UnknownLanguage};
pub use messages::{ast, source};
pub use words::Words;
