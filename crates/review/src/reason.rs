//! Why a move is better, as a message to be told in any language.

use std::collections::BTreeMap;

use serde::Serialize;

/// Something that is put into a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number.
    Number(f64),
    /// A text that is the same in every language.
    Text(String),
    /// A card, as it is written in moves.
    Card {
        /// The card.
        card: String,
    },
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
    pub fn new(id: &'static str) -> Self {
        Self { id, args: BTreeMap::new() }
    }

    /// The same with a number; a tenth is as much as one can tell.
    pub fn number(mut self, name: &'static str, number: f64) -> Self {
        self.args.insert(name, Argument::Number((number * 10.0).round() / 10.0));
        self
    }

    /// The same with a chance as `percent`.
    pub fn percent(mut self, chance: f64) -> Self {
        self.args.insert("percent", Argument::Number((chance * 100.0).round()));
        self
    }

    /// The same with a card.
    pub fn card(mut self, name: &'static str, card: impl ToString) -> Self {
        self.args.insert(name, Argument::Card { card: card.to_string() });
        self
    }

    /// The same with a text, such as the number of a column.
    pub fn text(mut self, name: &'static str, text: impl ToString) -> Self {
        self.args.insert(name, Argument::Text(text.to_string()));
        self
    }
}
