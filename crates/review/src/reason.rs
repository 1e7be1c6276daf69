//! Why a move is better, as a message to be told in any language.

use std::collections::BTreeMap;

use serde::Serialize;

/// Something that is put into a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number.
    Number(f64),
    /// A card or a column, as it is written in moves.
    Text(String),
}

/// A message's id with its arguments.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// The message.
    pub id: &'static str,
    /// What is put into it, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<&'static str, Argument>,
}

impl Reason {
    /// A message without arguments.
    pub(crate) fn new(id: &'static str) -> Self {
        debug_assert!(REASONS.contains(&id), "{id} is not listed");
        Self { id, args: BTreeMap::new() }
    }

    /// The same with a number; a tenth is as much as one can tell.
    pub(crate) fn number(mut self, name: &'static str, number: f64) -> Self {
        self.args.insert(name, Argument::Number((number * 10.0).round() / 10.0));
        self
    }

    /// The same with a chance as `percent`.
    pub(crate) fn percent(mut self, chance: f64) -> Self {
        self.args.insert("percent", Argument::Number((chance * 100.0).round()));
        self
    }

    /// The same with a card or a column.
    pub(crate) fn text(mut self, name: &'static str, text: impl ToString) -> Self {
        self.args.insert(name, Argument::Text(text.to_string()));
        self
    }
}

/// Every id that a [`Reason`] may have.
pub const REASONS: &[&str] = &[
    // Several games.
    "why-leaves-less",
    "why-later",
    // Tablić.
    "why-tabla",
    "why-takes-more",
    "why-lays-points",
    "why-more-cards",
    "why-last-take",
    // Briškula.
    "why-wins-trick",
    "why-strocanje",
    "why-gives-karik",
    "why-keeps-trump",
    "why-saves-points",
    "why-signal",
    // Love Letter.
    "why-princess",
    "why-likelier-guess",
    "why-knocks-out",
    "why-safer",
    "why-keeps-high",
    "why-learns",
    // Connect-4.
    "why-wins-now",
    "why-blocks",
    "why-allows-win",
    "why-forced-win",
    "why-holds-draw",
    "why-wins-sooner",
    "why-lasts-longer",
    "why-threatens",
];
