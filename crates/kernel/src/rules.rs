//! What was chosen for the options of a game's rules or of a player, as names and values.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::rule_option::RuleOption;
use crate::rules_reader::RulesReader;

/// Chosen options, name to value. What is not named has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules(BTreeMap<String, String>);

/// Why options cannot be played by.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesError {
    /// A text that is not `name=value,…`.
    #[error("the rules `{0}` are not of the form name=value,name=value")]
    Malformed(String),
    /// An option named twice.
    #[error("the rules name `{0}` twice")]
    Twice(String),
    /// An option that the game does not have.
    #[error("{game} has no option called `{name}` (it has: {known})")]
    Unknown {
        /// The game.
        game: &'static str,
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// A value that the option does not take.
    #[error("{game} cannot be played with {name}={value} (expected {expected})")]
    Value {
        /// The game.
        game: &'static str,
        /// The option.
        name: String,
        /// The value that was given.
        value: String,
        /// What would do.
        expected: String,
    },
    /// Options that do not go together.
    #[error("{game} cannot be played so: {reason}")]
    Conflict {
        /// The game.
        game: &'static str,
        /// What does not go together.
        reason: String,
    },
}

impl Rules {
    /// Nothing chosen: all defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads `players=3,cards_bonus=always`; the empty text chooses nothing.
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let mut rules = Self::new();
        for part in text.split(',').filter(|_| !text.trim().is_empty()) {
            let (name, value) =
                part.split_once('=').ok_or_else(|| RulesError::Malformed(text.to_owned()))?;
            let name = name.trim().to_owned();
            if rules.0.contains_key(&name) {
                return Err(RulesError::Twice(name));
            }
            rules.0.insert(name, value.trim().to_owned());
        }
        Ok(rules)
    }

    /// Chooses a value.
    pub fn set(&mut self, name: &str, value: impl fmt::Display) {
        self.0.insert(name.to_owned(), value.to_string());
    }

    /// Chooses a value and returns the rest with it.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.set(name, value);
        self
    }

    /// The rest without what was chosen for a name.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        self.0.remove(name);
        self
    }

    /// The value chosen for a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Names and values, `players` first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let players = self.0.get_key_value("players");
        let others = self.0.iter().filter(|(name, _)| *name != "players");
        players.into_iter().chain(others).map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Begins to read the options for `game`, which offers these.
    pub fn read(&self, game: &'static str, options: &'static [RuleOption]) -> RulesReader<'_> {
        RulesReader { rules: self, game, options }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (name, value)) in self.iter().enumerate() {
            write!(f, "{}{name}={value}", if i > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

/// Numbers are written as numbers, everything else as text.
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.iter() {
            if let Ok(number) = value.parse::<i64>() {
                map.serialize_entry(name, &number)?;
            } else if let Ok(number) = value.parse::<f64>() {
                map.serialize_entry(name, &number)?;
            } else {
                map.serialize_entry(name, value)?;
            }
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RulesVisitor;
        impl<'de> Visitor<'de> for RulesVisitor {
            type Value = Rules;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of rule options")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Rules, A::Error> {
                let mut rules = Rules::new();
                while let Some((name, value)) = map.next_entry::<String, serde_json::Value>()? {
                    let value = match value {
                        serde_json::Value::String(text) => text,
                        serde_json::Value::Number(number) => number.to_string(),
                        serde_json::Value::Bool(flag) => flag.to_string(),
                        other => {
                            let message = format!(
                                "rule `{name}` has the value {other}, expected a text or a number"
                            );
                            return Err(A::Error::custom(message));
                        }
                    };
                    if rules.0.insert(name.clone(), value).is_some() {
                        return Err(A::Error::custom(RulesError::Twice(name)));
                    }
                }
                Ok(rules)
            }
        }
        deserializer.deserialize_map(RulesVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_option::Values;

    const OPTIONS: &[RuleOption] = &[
        RuleOption::new("players", "2", Values::whole(2, 4), "seats"),
        RuleOption::new("bonus", "on-tie", Values::choice(&["on-tie", "none"]), "cards"),
    ];

    #[test]
    fn options_read_with_defaults() {
        let rules = Rules::parse("bonus=none").unwrap();
        let reader = rules.read("whist", OPTIONS).known_only().unwrap();
        assert_eq!(reader.number("players"), Ok(2));
        assert_eq!(reader.choice("bonus", &[("on-tie", 1), ("none", 2)]), Ok(2));
        assert_eq!(Rules::parse(" "), Ok(Rules::new()));
    }

    #[test]
    fn bad_options_say_what_would_do() {
        let message = |text: &str| {
            let rules = match Rules::parse(text) {
                Ok(rules) => rules,
                Err(error) => return error.to_string(),
            };
            let read = rules.read("whist", OPTIONS).known_only();
            let read = read.and_then(|r| r.number("players").map(|_| r));
            let read = read.and_then(|r| r.choice("bonus", &[("on-tie", ()), ("none", ())]));
            read.unwrap_err().to_string()
        };
        assert_eq!(
            message("players"),
            "the rules `players` are not of the form name=value,name=value"
        );
        assert_eq!(message("players=2,players=3"), "the rules name `players` twice");
        assert_eq!(
            message("payers=2"),
            "whist has no option called `payers` (it has: players, bonus)"
        );
        assert_eq!(message("players=7"), "whist cannot be played with players=7 (expected 2 to 4)");
        assert_eq!(
            message("bonus=x"),
            "whist cannot be played with bonus=x (expected on-tie or none)"
        );
    }

    #[test]
    fn json_has_numbers_as_numbers() {
        let rules = Rules::new().with("bonus", "none").with("players", 3).with("seen", 0.25);
        let json = serde_json::to_string(&rules).unwrap();
        assert_eq!(json, r#"{"players":3,"bonus":"none","seen":0.25}"#);
        assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules);
        assert!(serde_json::from_str::<Rules>(r#"{"players":[]}"#).is_err());
    }
}
