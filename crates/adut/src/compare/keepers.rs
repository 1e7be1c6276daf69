//! Where a comparison's records are kept.

use adut_arena::compare::Comparison;
use adut_kernel::Record;
use anyhow::Result;

/// Something that keeps records: a file, a database, a table.
pub(super) trait Keeper {
    /// Takes the next record of the run.
    fn write(&mut self, record: &Record) -> Result<()>;
    /// Makes everything so far durable.
    fn sync(&mut self) -> Result<()>;
    /// The run has ended, complete or not, and this is what it says.
    fn finish(self: Box<Self>, result: &Comparison) -> Result<()> {
        let _ = result;
        Ok(())
    }
}
