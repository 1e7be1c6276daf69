//! A table for data frames: one row a game.

use std::sync::Arc;

use adut_arena::compare::Comparison;
use adut_kernel::Record;
use adut_output::{Draft, Output};
use adut_run::RecordStore;
use adut_session::SinkError;
use anyhow::{Context as _, Result};
use parquet::basic::Compression;
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

/// Scores and players are one column for each of at most four seats; what a game does not have is
/// null.
const SCHEMA: &str = "message game {
    REQUIRED BYTE_ARRAY game (UTF8);
    REQUIRED BYTE_ARRAY rules (UTF8);
    REQUIRED BYTE_ARRAY seed (UTF8);
    REQUIRED INT64 deal;
    REQUIRED INT64 seating;
    REQUIRED INT64 moves;
    OPTIONAL INT64 opening;
    OPTIONAL INT64 winner;
    OPTIONAL INT64 forfeit;
    OPTIONAL BYTE_ARRAY player_0 (UTF8);
    OPTIONAL BYTE_ARRAY player_1 (UTF8);
    OPTIONAL BYTE_ARRAY player_2 (UTF8);
    OPTIONAL BYTE_ARRAY player_3 (UTF8);
    OPTIONAL DOUBLE score_0;
    OPTIONAL DOUBLE score_1;
    OPTIONAL DOUBLE score_2;
    OPTIONAL DOUBLE score_3;
}";

/// Rows that are written at a time.
const GROUP: usize = 1 << 16;

/// A Parquet file in the making. It has its name once the run has ended and it is whole.
pub struct ParquetFile {
    output: Output,
    /// None once the table has its place.
    writer: Option<SerializedFileWriter<Draft>>,
    rows: Vec<Row>,
}

struct Row {
    game: [String; 3],
    numbers: [Option<i64>; 6],
    players: Vec<String>,
    scores: Vec<f64>,
}

impl ParquetFile {
    /// Begins a table.
    pub fn create(output: &Output) -> Result<Self> {
        let context = || format!("cannot write {}", output.path().display());
        let schema = Arc::new(parse_message_type(SCHEMA)?);
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let file = output.begin()?;
        let writer =
            SerializedFileWriter::new(file, schema, Arc::new(properties)).with_context(context)?;
        Ok(Self { output: output.clone(), writer: Some(writer), rows: Vec::new() })
    }

    fn write_group(&mut self) -> Result<()> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let Some(writer) = &mut self.writer else { return Ok(()) };
        let mut group = writer.next_row_group()?;
        let mut column = 0;
        while let Some(mut writer) = group.next_column()? {
            match writer.untyped() {
                ColumnWriter::ByteArrayColumnWriter(texts) => {
                    let text = |row: &Row| match column {
                        0..=2 => Some(ByteArray::from(row.game[column].as_str())),
                        _ => row.players.get(column - 9).map(|name| name.as_str().into()),
                    };
                    let (values, levels) = present(&self.rows, text);
                    texts.write_batch(&values, Some(&levels), None)?;
                }
                ColumnWriter::Int64ColumnWriter(numbers) => {
                    let (values, levels) = present(&self.rows, |row| row.numbers[column - 3]);
                    numbers.write_batch(&values, Some(&levels), None)?;
                }
                ColumnWriter::DoubleColumnWriter(scores) => {
                    let (values, levels) =
                        present(&self.rows, |row| row.scores.get(column - 13).copied());
                    scores.write_batch(&values, Some(&levels), None)?;
                }
                _ => anyhow::bail!("the table has no columns of other kinds"),
            }
            writer.close()?;
            column += 1;
        }
        group.close()?;
        self.rows.clear();
        Ok(())
    }
}

/// The values that are there, and for each row whether it has one.
fn present<T>(rows: &[Row], value: impl Fn(&Row) -> Option<T>) -> (Vec<T>, Vec<i16>) {
    let all: Vec<Option<T>> = rows.iter().map(value).collect();
    let levels = all.iter().map(|value| i16::from(value.is_some())).collect();
    (all.into_iter().flatten().collect(), levels)
}

impl ParquetFile {
    fn push(&mut self, record: &Record) -> Result<()> {
        let number = |n: usize| i64::try_from(n).ok();
        self.rows.push(Row {
            game: [
                record.game.clone(),
                record.rules.to_string(),
                record.seed.clone().unwrap_or_default(),
            ],
            numbers: [
                Some(record.deal.and_then(|deal| i64::try_from(deal).ok()).unwrap_or(0)),
                Some(record.seating.and_then(number).unwrap_or(0)),
                number(record.moves.len()),
                record.opening.and_then(number),
                record.winner.flatten().and_then(number),
                record.end.as_ref().and_then(|end| number(end.forfeit)),
            ],
            players: record.players.clone(),
            scores: record.scores.clone().unwrap_or_default(),
        });
        if self.rows.len() >= GROUP { self.write_group() } else { Ok(()) }
    }

    /// Gives the table its place.
    fn end(&mut self) -> Result<()> {
        self.write_group()?;
        match self.writer.take() {
            Some(writer) => Ok(self.output.finish(writer.into_inner()?)?),
            None => Ok(()),
        }
    }
}

impl RecordStore for ParquetFile {
    fn append(&mut self, _: u64, records: &[Record]) -> Result<(), SinkError> {
        let shown = format!("cannot write {}", self.output.path().display());
        Ok(records.iter().try_for_each(|record| self.push(record)).context(shown)?)
    }

    fn finish(&mut self, _: &Comparison) -> Result<(), SinkError> {
        let shown = format!("cannot write {}", self.output.path().display());
        Ok(self.end().context(shown)?)
    }
}
