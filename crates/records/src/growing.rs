//! A file that grows with a run.

use std::io::Write as _;
use std::path::PathBuf;

use adut_kernel::Record;
use adut_output::{Growing, Output};
use adut_run::RecordStore;
use adut_session::SinkError;
use anyhow::{Result, anyhow};

use crate::lines::Lines;

/// Records that are read back at a time.
const PAGE: usize = 1000;

/// Records are appended as they come and made durable batch by batch, so that a run that is
/// stopped or killed loses nothing but its last batch.
pub struct GrowingFile {
    output: Output,
    state: State,
}

enum State {
    /// What is there is being read back: where each record ends, and the number of its line.
    Reading {
        lines: Lines,
        records: Vec<(u64, usize)>,
    },
    Growing(Growing),
}

impl GrowingFile {
    /// Begins a new file.
    pub fn create(output: &Output) -> Result<Self> {
        Ok(Self { output: output.clone(), state: State::Growing(output.grow()?) })
    }

    /// Goes on with a file, if there is one.
    pub fn resume(output: &Output) -> Result<Self> {
        if !output.has_begun()? {
            return Self::create(output);
        }
        let state = State::Reading { lines: Lines::open(output.path())?, records: Vec::new() };
        Ok(Self { output: output.clone(), state })
    }
}

impl RecordStore for GrowingFile {
    /// A line that was torn when the run was stopped is dropped.
    fn read(&mut self, _: u64) -> Result<Vec<Record>, SinkError> {
        let State::Reading { lines, records } = &mut self.state else { return Ok(Vec::new()) };
        let mut page = Vec::new();
        while page.len() < PAGE {
            let Some(Ok((number, text))) = lines.next() else { break };
            // A line without its end is torn, even if what is there happens to be a record.
            let torn = !text.ends_with('\n');
            match Record::parse(&text) {
                Ok(record) if !torn => {
                    page.push(record);
                    records.push((lines.bytes_read(), number));
                }
                Err(_) if !torn && lines.next().is_some() => {
                    let shown = self.output.path().display();
                    return Err(
                        anyhow!("{shown}, line {number}: expected a record of a game").into()
                    );
                }
                _ => break,
            }
        }
        Ok(page)
    }

    fn place(&self, number: u64) -> String {
        let path: PathBuf = self.output.path().to_owned();
        let line = match &self.state {
            State::Reading { records, .. } => records.get(number as usize).map(|&(_, line)| line),
            State::Growing(_) => None,
        };
        format!("{}, line {}", path.display(), line.unwrap_or(number as usize + 1))
    }

    fn go_on_behind(&mut self, records: u64) -> Result<(), SinkError> {
        if let State::Reading { records: read, .. } = &self.state {
            let last = (records as usize).checked_sub(1).and_then(|last| read.get(last));
            let kept = last.map_or(0, |&(end, _)| end);
            self.state = State::Growing(self.output.grow_behind(kept)?);
        }
        Ok(())
    }

    fn append(&mut self, _: u64, records: &[Record]) -> Result<(), SinkError> {
        let State::Growing(file) = &mut self.state else { return Ok(()) };
        let mut write = || {
            records.iter().try_for_each(|record| writeln!(file, "{record}"))?;
            file.keep()
        };
        Ok(write().map_err(|error| self.output.failed(error))?)
    }
}
