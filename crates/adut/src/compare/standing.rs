//! What a person sees while a comparison runs, and how he stops it.

use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;

use adut_arena::compare::{Run, Sink, Timing};
use adut_kernel::Record;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use super::records::RecordFile;
use crate::interrupt::Interrupt;

/// Hands records to the file, shows how far the run is, and stops it on Ctrl-C.
pub(super) struct Progress {
    file: Option<RecordFile>,
    bar: ProgressBar,
    interrupt: Interrupt,
}

impl Progress {
    pub(super) fn new(file: Option<RecordFile>, run: &Run) -> Result<Self> {
        let bar = if io::stderr().is_terminal() {
            let template = "{bar:30} {pos}/{len} games, {per_sec}, {eta} left  {msg}";
            let style = ProgressStyle::with_template(template)?;
            ProgressBar::new(run.layout().games()).with_style(style)
        } else {
            ProgressBar::hidden()
        };
        bar.set_position(run.games());
        bar.reset_eta();
        Ok(Self { file, bar, interrupt: Interrupt::listen()? })
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

impl Sink for Progress {
    type Error = anyhow::Error;

    fn wants_records(&self) -> bool {
        self.file.is_some()
    }

    fn record(&mut self, record: &Record) -> Result<()> {
        self.file.as_mut().map_or(Ok(()), |file| file.write(record))
    }

    fn batch(&mut self, run: &Run, _: &Timing) -> Result<ControlFlow<()>> {
        if let Some(file) = &mut self.file {
            file.sync()?;
        }
        self.bar.set_position(run.games());
        if !self.bar.is_hidden() {
            self.bar.set_message(run.standing());
        }
        if self.interrupt.came() {
            return Ok(ControlFlow::Break(()));
        }
        Ok(ControlFlow::Continue(()))
    }
}
