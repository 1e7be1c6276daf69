//! The table: a row for every decision.

use std::sync::Arc;

use anyhow::{Context as _, Result, bail};
use parquet::basic::Compression;
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::output::{Draft, Output};

/// Moves and values are lists of the same length, or there are no values.
const SCHEMA: &str = "message decision {
    REQUIRED INT64 game;
    REQUIRED INT64 ply;
    REQUIRED INT64 seat;
    REQUIRED BYTE_ARRAY observation (UTF8);
    REQUIRED GROUP legal (LIST) { REPEATED GROUP list { REQUIRED BYTE_ARRAY element (UTF8); } }
    REQUIRED GROUP values (LIST) { REPEATED GROUP list { REQUIRED DOUBLE element; } }
    REQUIRED BYTE_ARRAY scale (UTF8);
    REQUIRED BYTE_ARRAY move (UTF8);
    REQUIRED DOUBLE payoff;
    REQUIRED DOUBLE score;
}";

/// Rows that are written at a time.
const GROUP: usize = 1 << 14;

/// A decision.
pub(super) struct Row {
    /// The number of the game, which is that of its deck.
    pub(super) game: u64,
    /// How many moves were made before.
    pub(super) ply: usize,
    pub(super) seat: usize,
    /// What the seat knew, as JSON.
    pub(super) observation: String,
    pub(super) legal: Vec<String>,
    /// What each of the legal moves was worth to the player; empty if it does not say.
    pub(super) values: Vec<f64>,
    /// What the values are measured in.
    pub(super) scale: &'static str,
    /// The move that was made.
    pub(super) chosen: String,
    /// What the game was worth to the seat in the end.
    pub(super) payoff: f64,
    /// The points of its side in the end.
    pub(super) score: f64,
}

/// What was written.
#[derive(Default)]
pub(super) struct Summary {
    pub(super) rows: u64,
    pub(super) moves: u64,
    pub(super) scales: Vec<&'static str>,
}

/// The file in the making; it has its name once it is whole.
pub(super) struct Table {
    output: Output,
    writer: SerializedFileWriter<Draft>,
    rows: Vec<Row>,
    summary: Summary,
}

impl Table {
    pub(super) fn begin(output: &Output, command: &str) -> Result<Self> {
        let about = |key: &str, value: &str| KeyValue::new(key.to_owned(), value.to_owned());
        let version = env!("CARGO_PKG_VERSION");
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(vec![about("command", command), about("adut", version)]))
            .build();
        let schema = Arc::new(parse_message_type(SCHEMA)?);
        let writer = SerializedFileWriter::new(output.begin()?, schema, Arc::new(properties))
            .with_context(|| format!("cannot write {}", output.path().display()))?;
        Ok(Self { output: output.clone(), writer, rows: Vec::new(), summary: Summary::default() })
    }

    pub(super) fn push(&mut self, row: Row) -> Result<()> {
        self.summary.rows += 1;
        self.summary.moves += row.legal.len() as u64;
        if !self.summary.scales.contains(&row.scale) {
            self.summary.scales.push(row.scale);
        }
        self.rows.push(row);
        if self.rows.len() >= GROUP { self.write_group() } else { Ok(()) }
    }

    /// Gives the table its place.
    pub(super) fn end(mut self) -> Result<Summary> {
        self.write_group()?;
        self.output.finish(self.writer.into_inner()?)?;
        Ok(self.summary)
    }

    fn write_group(&mut self) -> Result<()> {
        let rows = std::mem::take(&mut self.rows);
        if rows.is_empty() {
            return Ok(());
        }
        let mut group = self.writer.next_row_group()?;
        let mut column = 0;
        while let Some(mut writer) = group.next_column()? {
            write_column(writer.untyped(), column, &rows)?;
            writer.close()?;
            column += 1;
        }
        group.close()?;
        Ok(())
    }
}

fn write_column(writer: &mut ColumnWriter<'_>, column: usize, rows: &[Row]) -> Result<()> {
    let bytes = |text: &str| ByteArray::from(text);
    match (writer, column) {
        (ColumnWriter::Int64ColumnWriter(numbers), 0..=2) => {
            let number = |row: &Row| [row.game as i64, row.ply as i64, row.seat as i64][column];
            numbers.write_batch(&rows.iter().map(number).collect::<Vec<_>>(), None, None)?;
        }
        (ColumnWriter::ByteArrayColumnWriter(texts), 4) => {
            let (lists, present, begins) = levels(rows, |row| row.legal.len());
            let values: Vec<_> =
                lists.flat_map(|row| row.legal.iter().map(|text| bytes(text))).collect();
            texts.write_batch(&values, Some(&present), Some(&begins))?;
        }
        (ColumnWriter::DoubleColumnWriter(numbers), 5) => {
            let (lists, present, begins) = levels(rows, |row| row.values.len());
            let values: Vec<f64> = lists.flat_map(|row| row.values.iter().copied()).collect();
            numbers.write_batch(&values, Some(&present), Some(&begins))?;
        }
        (ColumnWriter::ByteArrayColumnWriter(texts), 3 | 6 | 7) => {
            let text = |row: &Row| match column {
                3 => bytes(&row.observation),
                6 => bytes(row.scale),
                _ => bytes(&row.chosen),
            };
            texts.write_batch(&rows.iter().map(text).collect::<Vec<_>>(), None, None)?;
        }
        (ColumnWriter::DoubleColumnWriter(numbers), 8 | 9) => {
            let number = |row: &Row| if column == 8 { row.payoff } else { row.score };
            numbers.write_batch(&rows.iter().map(number).collect::<Vec<_>>(), None, None)?;
        }
        _ => bail!("the table has no such column"),
    }
    Ok(())
}

/// For lists of these lengths: the rows, for each place whether there is an element, and whether it goes on with
/// the list before it.
fn levels(
    rows: &[Row],
    length: impl Fn(&Row) -> usize,
) -> (impl Iterator<Item = &Row>, Vec<i16>, Vec<i16>) {
    let (mut present, mut begins) = (Vec::new(), Vec::new());
    for row in rows {
        let length = length(row);
        present.extend(std::iter::repeat_n(i16::from(length > 0), length.max(1)));
        begins.push(0);
        begins.extend(std::iter::repeat_n(1, length.saturating_sub(1)));
    }
    (rows.iter(), present, begins)
}
