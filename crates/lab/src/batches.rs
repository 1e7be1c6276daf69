//! Records on their way to where they are kept.

use adut_kernel::Record;

/// Read back from a file, records come without batches; so many are then one.
const LARGEST: usize = 4096;

/// Gathers records and hands them on in batches, each with the number of its first within the run.
#[derive(Debug)]
pub struct Batches {
    /// How many have been handed on.
    written: u64,
    waiting: Vec<Record>,
}

impl Batches {
    /// Goes on behind so many records.
    pub fn after(written: u64) -> Self {
        Self { written, waiting: Vec::new() }
    }

    /// Takes a record. Returns whether it is time to hand on what waits.
    pub fn push(&mut self, record: Record) -> bool {
        self.waiting.push(record);
        self.waiting.len() >= LARGEST
    }

    /// Hands on what waits. What could not be written goes on waiting.
    pub fn hand_on<E>(
        &mut self,
        write: impl FnOnce(u64, &[Record]) -> Result<(), E>,
    ) -> Result<(), E> {
        write(self.written, &self.waiting)?;
        self.written += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }
}
