//! The file that a comparison's records go to.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use adut_arena::compare::Run;
use adut_kernel::Record;
use anyhow::{Context as _, Result};

use super::keepers::Keeper;
use crate::input::Lines;

/// Records are appended as they come and made durable batch by batch, so that a run that is
/// stopped or killed loses nothing but its last batch.
pub(super) struct RecordFile {
    path: PathBuf,
    file: BufWriter<File>,
}

impl RecordFile {
    /// Begins a new file.
    pub(super) fn create(path: &Path) -> Result<Self> {
        let file =
            File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self { path: path.to_owned(), file: BufWriter::new(file) })
    }

    /// Reads back what a file holds and goes on behind its last whole block. A line that was torn
    /// when the run was stopped is dropped. Games of whole blocks are handed to `others` too.
    pub(super) fn resume(
        path: &Path,
        run: &mut Run,
        others: &mut [Box<dyn Keeper>],
    ) -> Result<Self> {
        if !path.exists() {
            return Self::create(path);
        }
        let shown = path.display();
        let mut kept = 0;
        let mut block = Vec::new();
        let mut lines = Lines::open(path)?;
        while let Some(line) = lines.next() {
            let Ok((number, text)) = line else { break };
            // A line without its end is torn, even if what is there happens to be a record.
            let torn = !text.ends_with('\n');
            let Ok(record) = Record::parse(&text) else {
                if torn || lines.next().is_none() {
                    break;
                }
                anyhow::bail!("{shown}, line {number}: expected a record of a game");
            };
            if torn {
                break;
            }
            let whole = run
                .read_back(&record)
                .with_context(|| format!("{shown}, line {number}: not a record of this run"))?;
            block.push(record);
            if whole.is_some() {
                kept = lines.bytes_read();
                for record in block.drain(..) {
                    others.iter_mut().try_for_each(|keeper| keeper.write(&record))?;
                }
            }
        }
        run.drop_pending();
        let context = || format!("cannot write {shown}");
        let mut file = OpenOptions::new().write(true).open(path).with_context(context)?;
        file.set_len(kept).with_context(context)?;
        file.seek(SeekFrom::End(0)).with_context(context)?;
        Ok(Self { path: path.to_owned(), file: BufWriter::new(file) })
    }
}

impl Keeper for RecordFile {
    fn write(&mut self, record: &Record) -> Result<()> {
        writeln!(self.file, "{record}")
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn sync(&mut self) -> Result<()> {
        let context = || format!("cannot write {}", self.path.display());
        self.file.flush().with_context(context)?;
        self.file.get_ref().sync_data().with_context(context)
    }
}
