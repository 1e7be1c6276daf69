//! A file that has its place once it is whole.

use std::io::{BufWriter, Write as _};

use adut_arena::compare::Comparison;
use adut_kernel::Record;
use adut_output::{Draft, Output};
use adut_run::RecordStore;
use adut_session::SinkError;
use anyhow::Result;

/// Records in a file that is there once all of them are: for what was played before, here or elsewhere, and can
/// be written again.
pub struct WholeFile {
    output: Output,
    /// None once the file has its place.
    file: Option<BufWriter<Draft>>,
}

impl WholeFile {
    /// Begins a file.
    pub fn create(output: &Output) -> Result<Self> {
        Ok(Self { output: output.clone(), file: Some(BufWriter::new(output.begin()?)) })
    }
}

impl RecordStore for WholeFile {
    fn append(&mut self, _: u64, records: &[Record]) -> Result<(), SinkError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let written = records.iter().try_for_each(|record| writeln!(file, "{record}"));
        Ok(written.map_err(|error| self.output.failed(error))?)
    }

    fn finish(&mut self, _: &Comparison) -> Result<(), SinkError> {
        let Some(file) = self.file.take() else { return Ok(()) };
        let file = file.into_inner().map_err(|error| self.output.failed(error.into_error()))?;
        Ok(self.output.finish(file)?)
    }
}
