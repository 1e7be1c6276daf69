//! What a person sees while a comparison runs, and how he stops it.

use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;

use adut_arena::compare::{Comparison, Run, Sink, Timing};
use adut_kernel::Record;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use super::keepers::Keeper;
use crate::interrupt::Interrupt;

/// Hands records to whoever keeps them, shows how far the run is, and stops it on Ctrl-C.
pub(super) struct Progress {
    keepers: Vec<Box<dyn Keeper>>,
    bar: ProgressBar,
    /// How many pairs have been told for good.
    told: usize,
    interrupt: Interrupt,
}

impl Progress {
    pub(super) fn new(keepers: Vec<Box<dyn Keeper>>, run: &Run) -> Result<Self> {
        let bar = if io::stderr().is_terminal() {
            let noun = run.layout().unit.counted().noun();
            let template =
                format!("{{bar:30}} {{pos}}/{{len}} {noun}, {{per_sec}}, {{eta}} left  {{msg}}");
            let style = ProgressStyle::with_template(&template)?;
            ProgressBar::new(run.layout().games()).with_style(style)
        } else {
            ProgressBar::hidden()
        };
        bar.set_position(run.games());
        bar.reset_eta();
        Ok(Self { keepers, bar, told: 0, interrupt: Interrupt::listen()? })
    }

    /// Shows how the pairs stand: those that have played all above the bar, the last one in it.
    fn tell(&mut self, standings: &[String]) {
        let Some((current, done)) = standings.split_last() else { return };
        for pair in &done[self.told.min(done.len())..] {
            self.bar.println(pair);
        }
        self.told = done.len();
        self.bar.set_message(current.clone());
    }

    /// All games have been played.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }

    /// Tells the keepers what the run says.
    pub(super) fn finish(self, result: &Comparison) -> Result<()> {
        self.keepers.into_iter().try_for_each(|keeper| keeper.finish(result))
    }
}

impl Sink for Progress {
    type Error = anyhow::Error;

    fn wants_records(&self) -> bool {
        !self.keepers.is_empty()
    }

    fn record(&mut self, record: &Record) -> Result<()> {
        self.keepers.iter_mut().try_for_each(|keeper| keeper.write(record))
    }

    fn batch(&mut self, run: &Run, _: &Timing) -> Result<ControlFlow<()>> {
        self.keepers.iter_mut().try_for_each(|keeper| keeper.sync())?;
        self.bar.set_position(run.games());
        if !self.bar.is_hidden() {
            self.tell(&run.standings());
        }
        if self.interrupt.came() {
            return Ok(ControlFlow::Break(()));
        }
        Ok(ControlFlow::Continue(()))
    }
}
