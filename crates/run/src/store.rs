//! Where the records of a run are kept.

use adut_arena::compare::Comparison;
use adut_kernel::Record;
use adut_session::SinkError;

/// A file, a database, a table: something that keeps the records of a run. Records are numbered
/// from 0 in the order of play.
pub trait RecordStore: Send {
    /// Some of the records that are there from number `first` on, in order; none behind the last.
    fn read(&mut self, first: u64) -> Result<Vec<Record>, SinkError> {
        let _ = first;
        Ok(Vec::new())
    }

    /// Where a record stands, for messages.
    fn place(&self, number: u64) -> String {
        format!("record {number}")
    }

    /// Keeps the first so many records of those that are there and goes on behind them: a block
    /// that was cut short is played anew.
    fn go_on_behind(&mut self, records: u64) -> Result<(), SinkError> {
        let _ = records;
        Ok(())
    }

    /// Adds records, all or none, the first of which has this number, and makes them durable.
    fn append(&mut self, first: u64, records: &[Record]) -> Result<(), SinkError>;

    /// The run has ended, complete or not, and this is what it says.
    fn finish(&mut self, result: &Comparison) -> Result<(), SinkError> {
        let _ = result;
        Ok(())
    }
}
