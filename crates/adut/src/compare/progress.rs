//! What a person sees while a run goes on, and how he stops it.

use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;

use adut_arena::compare::{Heard, Sequential};
use adut_output::interrupt::Interrupt;
use adut_run::{Monitor, Prepared, Standing};
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use crate::terminal::printable;

/// Shows how far a run is, and stops it on Ctrl-C.
pub(super) struct Progress {
    bar: ProgressBar,
    /// How many pairs have been told for good.
    told: usize,
    games: u64,
    begun: bool,
    interrupt: Interrupt,
}

impl Progress {
    pub(super) fn new(prepared: &Prepared) -> Result<Self> {
        let layout = prepared.layout();
        let noun = layout.unit.counted().noun();
        let bar = if !io::stderr().is_terminal() {
            ProgressBar::hidden()
        } else if prepared.order().test.is_some() {
            let template = format!("{{spinner}} {{pos}} {noun}, {{per_sec}}  {{msg}}");
            ProgressBar::no_length().with_style(ProgressStyle::with_template(&template)?)
        } else {
            let template =
                format!("{{bar:30}} {{pos}}/{{len}} {noun}, {{per_sec}}, {{eta}} left  {{msg}}");
            let style = ProgressStyle::with_template(&template)?;
            ProgressBar::new(layout.games()).with_style(style)
        };
        Ok(Self { bar, told: 0, games: 0, begun: false, interrupt: Interrupt::listen()? })
    }

    /// How many games have been counted.
    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// Whether Ctrl-C came.
    pub(super) fn is_interrupted(&self) -> bool {
        self.interrupt.came()
    }

    /// All games have been played.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }

    /// Shows how the pairs stand: those that have played all above the bar, the last one in it.
    fn tell(&mut self, standings: &[String]) {
        let Some((current, done)) = standings.split_last() else { return };
        for pair in &done[self.told.min(done.len())..] {
            self.bar.println(printable(pair));
        }
        self.told = done.len();
        self.bar.set_message(printable(current).into_owned());
    }

    fn tell_test(&self, sequential: &Sequential) {
        let test = sequential.test();
        let (bounds, ratio, elo) = (test.bounds(), test.ratio(), test.elo());
        self.bar.set_message(format!(
            "log-likelihood ratio {ratio:+.2} in [{:.2}, {:.2}], Elo {elo:+.0}",
            bounds.lower, bounds.upper
        ));
    }
}

impl Monitor for Progress {
    fn stands(&mut self, standing: &Standing<'_>) -> ControlFlow<()> {
        self.games = standing.run.games();
        self.bar.set_position(self.games);
        if !self.begun {
            // What was read back says nothing about the time left.
            self.begun = true;
            self.bar.reset_eta();
        }
        if !self.bar.is_hidden() {
            match standing.test {
                Some(test) => self.tell_test(test),
                None => self.tell(&standing.run.standings()),
            }
        }
        if self.interrupt.came() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn compares(&mut self, situations: usize) -> Box<Heard<'_>> {
        let bar = &self.bar;
        if !bar.is_hidden() {
            let template = "{bar:30} {pos}/{len} situations compared, {eta} left";
            if let Ok(style) = ProgressStyle::with_template(template) {
                bar.set_style(style);
            }
            bar.reset();
            bar.set_length(situations as u64);
        }
        let interrupt = &self.interrupt;
        Box::new(move |done| {
            bar.set_position(done as u64);
            if interrupt.came() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    }
}
