//! An option of a game's rules or of a player: its name and the values that it takes.

use std::fmt;

use serde::Serialize;

/// An option that a game's rules or a player offer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RuleOption {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// The value when nothing is said; an empty one says that something else decides.
    pub default: &'static str,
    /// The values it takes.
    pub values: Values,
    /// What it does, in one line.
    pub meaning: &'static str,
    /// Other options, each with the values with which alone this one means something. The option
    /// `match` is `on` where a whole match is played.
    pub needs: &'static [Need],
    /// The value that it must have where it means nothing; none where its default does.
    pub otherwise: Option<&'static str>,
}

/// An option, and the values of it that another one needs.
pub type Need = (&'static str, &'static [&'static str]);

impl RuleOption {
    /// An option that always means something.
    pub const fn new(
        name: &'static str,
        default: &'static str,
        values: Values,
        meaning: &'static str,
    ) -> Self {
        Self { name, default, values, meaning, needs: &[], otherwise: None }
    }

    /// The same option, where it means something only with certain values of others.
    #[must_use]
    pub const fn needing(self, needs: &'static [Need]) -> Self {
        Self { needs, ..self }
    }

    /// The same option, which must have this value where it means nothing.
    #[must_use]
    pub const fn otherwise(self, value: &'static str) -> Self {
        Self { otherwise: Some(value), ..self }
    }
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Values {
    /// One of several words.
    Choice {
        /// The words.
        of: &'static [&'static str],
    },
    /// `off` or `on`.
    Switch,
    /// A whole number within bounds.
    Whole {
        /// The least.
        from: usize,
        /// The most.
        to: usize,
        /// Words that do as well.
        or: &'static [&'static str],
    },
    /// A number within bounds.
    Number {
        /// The least.
        from: f64,
        /// The most.
        to: f64,
    },
    /// The name of a file on the machine that plays, which is nothing for strangers to choose.
    File {
        /// Words that do as well.
        or: &'static [&'static str],
    },
}

impl Values {
    /// One of several words.
    pub const fn choice(of: &'static [&'static str]) -> Self {
        Self::Choice { of }
    }
    /// A whole number within bounds.
    pub const fn whole(from: usize, to: usize) -> Self {
        Self::Whole { from, to, or: &[] }
    }
    /// A whole number within bounds, or one of several words.
    pub const fn whole_or(from: usize, to: usize, or: &'static [&'static str]) -> Self {
        Self::Whole { from, to, or }
    }
    /// A number within bounds.
    pub const fn number(from: f64, to: f64) -> Self {
        Self::Number { from, to }
    }
    /// The name of a file, or one of several words.
    pub const fn file(or: &'static [&'static str]) -> Self {
        Self::File { or }
    }

    /// Whether a text is such a value; files are not looked for.
    pub fn admit(&self, text: &str) -> bool {
        match self {
            Self::Choice { of } => of.contains(&text),
            Self::Switch => matches!(text, "off" | "on"),
            Self::Whole { from, to, or } => {
                text.parse().is_ok_and(|number| (*from..=*to).contains(&number))
                    || or.contains(&text)
            }
            Self::Number { from, to } => {
                text.parse().is_ok_and(|number| (*from..=*to).contains(&number))
            }
            Self::File { .. } => !text.is_empty(),
        }
    }
}

/// As people read it: `2 to 4`, `on-tie, always or none`.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |of: &[&str]| match of {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [first @ .., last] => format!("{} or {last}", first.join(", ")),
        };
        match self {
            Self::Choice { of } => f.write_str(&words(of)),
            Self::Switch => f.write_str("off or on"),
            Self::Whole { from, to, or } => {
                if !or.is_empty() {
                    write!(f, "{} or ", or.join(", "))?;
                }
                match to - from {
                    0 => write!(f, "{from}"),
                    1 => write!(f, "{from} or {to}"),
                    _ => write!(f, "{from} to {to}"),
                }
            }
            Self::Number { from, to } => write!(f, "a number from {from} to {to}"),
            Self::File { or: [] } => f.write_str("a file"),
            Self::File { or } => write!(f, "{} or a file", or.join(", ")),
        }
    }
}
