//! Chosen options read one by one, each as what the option says it is.

use crate::rule_option::RuleOption;
use crate::rules::{Rules, RulesError};

/// Reads a game's options one by one, with errors that say what would do.
#[derive(Debug)]
pub struct RulesReader<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) game: &'static str,
    pub(crate) options: &'static [RuleOption],
}

impl RulesReader<'_> {
    /// Refuses options that the game does not offer. Call it first.
    pub fn known_only(self) -> Result<Self, RulesError> {
        for (name, _) in self.rules.iter() {
            if !self.options.iter().any(|option| option.name == name) {
                let names: Vec<&str> = self.options.iter().map(|option| option.name).collect();
                let known = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
                return Err(RulesError::Unknown { game: self.game, name: name.to_owned(), known });
            }
        }
        Ok(self)
    }

    /// A whole number within the bounds that the option has.
    pub fn number(&self, name: &str) -> Result<usize, RulesError> {
        self.admitted(name)?.parse().map_err(|_| self.refuse(name))
    }

    /// A number within the bounds that the option has.
    pub fn real(&self, name: &str) -> Result<f64, RulesError> {
        self.admitted(name)?.parse().map_err(|_| self.refuse(name))
    }

    /// The value of a switch.
    pub fn switch(&self, name: &str) -> Result<bool, RulesError> {
        Ok(self.admitted(name)? == "on")
    }

    /// A value that the option takes.
    fn admitted(&self, name: &str) -> Result<&str, RulesError> {
        let value = self.text(name);
        match self.option(name) {
            Some(option) if option.values.admit(value) => Ok(value),
            _ => Err(self.refuse(name)),
        }
    }

    fn option(&self, name: &str) -> Option<&'static RuleOption> {
        self.options.iter().find(|option| option.name == name)
    }

    /// One of several named values.
    pub fn choice<T: Copy>(&self, name: &str, choices: &[(&str, T)]) -> Result<T, RulesError> {
        let value = self.text(name);
        if let Some((_, chosen)) = choices.iter().find(|(text, _)| *text == value) {
            return Ok(*chosen);
        }
        Err(self.refuse(name))
    }

    /// Any text, such as the name of a file; empty if none is chosen and none is the default.
    pub fn text(&self, name: &str) -> &str {
        let default = || self.option(name).map_or("", |option| option.default);
        self.rules.get(name).unwrap_or_else(default)
    }

    /// An error for options that do not go together.
    pub fn conflict(&self, reason: impl Into<String>) -> RulesError {
        RulesError::Conflict { game: self.game, reason: reason.into() }
    }

    /// An error for the value of one option.
    pub fn refuse(&self, name: &str) -> RulesError {
        let value = self.text(name).to_owned();
        let expected = self.option(name).map_or(String::new(), |option| option.values.to_string());
        RulesError::Value { game: self.game, name: name.to_owned(), value, expected }
    }
}
