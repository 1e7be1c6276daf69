//! Tables as values.

use crate::colour::Tone;
use crate::number::{Unit, chance, stars};

/// A table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// What it shows; empty where that is clear.
    pub caption: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows; the first cell names the row.
    pub rows: Vec<Vec<Cell>>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// Whether it holds words rather than numbers.
    pub is_text: bool,
}

impl Column {
    /// A column of words.
    pub fn text(head: impl Into<String>) -> Self {
        Self { head: head.into(), is_text: true }
    }

    /// A column of numbers.
    pub fn number(head: impl Into<String>) -> Self {
        Self { head: head.into(), is_text: false }
    }
}

impl Table {
    /// A table without rows yet; the first column holds words, the others numbers.
    pub fn new(caption: impl Into<String>, heads: &[&str]) -> Self {
        let column = |(i, &head): (usize, &&str)| Column { head: head.to_owned(), is_text: i == 0 };
        let columns = heads.iter().enumerate().map(column).collect();
        Self { caption: caption.into(), columns, ..Self::default() }
    }

    /// Adds a row.
    pub fn push(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// Whether any column has a head.
    pub(crate) fn has_heads(&self) -> bool {
        self.columns.iter().any(|column| !column.head.is_empty())
    }
}

/// What stands in a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// What it is.
    pub content: Content,
    /// Whether it is coloured.
    pub tone: Option<Tone>,
}

/// What a cell is.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// Words.
    Text(String),
    /// A number.
    Number(f64, Unit),
    /// An interval.
    Interval([f64; 2], Unit),
    /// The chance that a result is mere luck, with its stars.
    Chance(f64),
    /// A share as a bar.
    Bar(f64),
}

impl Cell {
    /// Words.
    pub fn text(text: impl Into<String>) -> Self {
        Content::Text(text.into()).into()
    }

    /// Nothing.
    pub fn empty() -> Self {
        Self::text("")
    }

    /// A count.
    pub fn count(n: u64) -> Self {
        Content::Number(n as f64, Unit::Count).into()
    }

    /// A number in its unit.
    pub fn number(value: f64, unit: Unit) -> Self {
        Content::Number(value, unit).into()
    }

    /// A number in its unit, or a dash.
    pub fn maybe(value: Option<f64>, unit: Unit) -> Self {
        value.map_or_else(|| Self::text("–"), |value| Self::number(value, unit))
    }

    /// A share in percent.
    pub fn percent(share: f64) -> Self {
        Self::number(share, Unit::Percent)
    }

    /// An interval.
    pub fn interval(bounds: [f64; 2], unit: Unit) -> Self {
        Content::Interval(bounds, unit).into()
    }

    /// The same in a colour.
    #[must_use]
    pub fn toned(self, tone: Tone) -> Self {
        Self { tone: Some(tone), ..self }
    }

    /// As a person reads it.
    pub fn written(&self) -> String {
        match &self.content {
            Content::Text(text) => text.clone(),
            Content::Number(value, unit) => unit.write(*value),
            Content::Interval(bounds, unit) => unit.write_interval(*bounds),
            Content::Chance(p) => {
                format!("{}{}", chance(*p), stars(*p))
            }
            Content::Bar(share) => "█".repeat((share.clamp(0.0, 1.0) * 20.0).round() as usize),
        }
    }
}

impl From<Content> for Cell {
    fn from(content: Content) -> Self {
        Self { content, tone: None }
    }
}
