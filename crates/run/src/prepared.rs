//! Playing an order, or what is left of it.

use std::ops::ControlFlow;

use adut_arena::compare::{
    Agreement, Comparison, Decision, Heard, Layout, Profile, Provenance, ResumeError, Run,
    Sequential, Shard, Sink, Timing,
};
use adut_kernel::Record;
use adut_session::{DynPlan, SinkError};
use thiserror::Error;

use crate::order::Order;
use crate::store::RecordStore;

/// Read back from a file, records come without batches; so many are then one.
const LARGEST_BATCH: usize = 4096;

/// An order that was checked, with its players.
pub struct Prepared {
    pub(crate) order: Order,
    pub(crate) plan: Box<dyn DynPlan>,
    pub(crate) layout: Layout,
    pub(crate) provenance: Provenance,
}

/// Hears how a run stands.
pub trait Monitor {
    /// A batch was played and kept. Stops the run, which can be gone on with, by breaking.
    fn stands(&mut self, standing: &Standing<'_>) -> ControlFlow<()>;

    /// All games have been played, and now the players' choices are compared in so many situations. What
    /// comes back hears how many are done, on any thread, and breaks that off by breaking.
    fn compares(&mut self, situations: usize) -> Box<Heard<'_>> {
        let _ = situations;
        Box::new(|_| ControlFlow::Continue(()))
    }
}

impl<F: FnMut(&Standing<'_>) -> ControlFlow<()>> Monitor for F {
    fn stands(&mut self, standing: &Standing<'_>) -> ControlFlow<()> {
        self(standing)
    }
}

/// How a run stands.
#[derive(Clone, Copy)]
pub struct Standing<'a> {
    prepared: &'a Prepared,
    /// What was counted.
    pub run: &'a Run,
    /// What the clock said.
    pub timing: &'a Timing,
    /// The test, where there is one.
    pub test: Option<&'a Sequential>,
}

impl Standing<'_> {
    /// What it says so far.
    pub fn result(&self) -> Comparison {
        let Prepared { plan, provenance, order, .. } = self.prepared;
        let provenance = provenance.clone();
        let mut result = self.run.result(plan.profiles(), self.timing, order.prior, provenance);
        result.test = self.test.map(Sequential::result);
        result.complete |= self.test.is_some_and(is_decided);
        result
    }
}

/// Whether a run was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It was stopped and can be gone on with.
    Stopped,
    /// All was played.
    Complete,
}

/// A run that has ended, one way or the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    /// What it says.
    pub result: Comparison,
    /// Whether there is more to play.
    pub status: Status,
}

/// Why a run cannot go on.
#[derive(Debug, Error)]
pub enum RunError {
    /// What is kept is not of this run.
    #[error("{place}: not a record of this run: {source}")]
    Foreign {
        /// Where it stands.
        place: String,
        /// Why it is not.
        source: ResumeError,
    },
    /// Records cannot be read or kept.
    #[error(transparent)]
    Store(SinkError),
}

impl Prepared {
    /// What was asked for.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// What is played, in which order.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Who takes part.
    pub fn profiles(&self) -> &[Profile] {
        self.plan.profiles()
    }

    /// How a run of this order stands.
    pub fn standing<'a>(
        &'a self,
        run: &'a Run,
        timing: &'a Timing,
        test: Option<&'a Sequential>,
    ) -> Standing<'a> {
        Standing { prepared: self, run, timing, test }
    }

    /// What repeats it.
    pub fn provenance(&self) -> &Provenance {
        &self.provenance
    }

    /// The run as it is entered into a database when it begins; `order` is what lets the page go on
    /// with it.
    #[cfg(feature = "store")]
    pub fn run_start(
        &self,
        started: time::OffsetDateTime,
        order: Option<adut_store::StoredOrder>,
    ) -> adut_store::RunStart {
        let Provenance { command, version } = self.provenance.clone();
        let Order { seed, deals, players, .. } = self.order.clone();
        let (game, rules) = (self.layout.game.clone(), self.layout.rules.clone());
        adut_store::RunStart { command, version, game, rules, seed, deals, players, started, order }
    }

    /// Plays what is not kept yet, on rayon's threads. With `resume` the first store may hold the
    /// beginning of this very run; the others get all records, those that were read back too.
    /// Wherever a run was stopped, its result is in the end the same.
    pub fn run(
        &self,
        stores: &mut [Box<dyn RecordStore + '_>],
        resume: bool,
        monitor: &mut dyn Monitor,
    ) -> Result<Finished, RunError> {
        let mut run = Run::new(self.layout.clone());
        let mut recorder = Recorder {
            prepared: self,
            stores,
            monitor,
            test: self.order.test.and_then(Sequential::new),
            first: 0,
            written: 0,
            waiting: Vec::new(),
        };
        if resume {
            recorder.read_back(&mut run)?;
        }
        let mut timing = Timing::default();
        if !recorder.has_decided() {
            timing = self.plan.play(&mut run, &mut recorder).map_err(RunError::Store)?;
        }
        let test = recorder.test.as_ref();
        let mut result = self.standing(&run, &timing, test).result();
        let mut is_broken_off = false;
        if result.complete && self.order.shard == Shard::WHOLE {
            result.agreement = self.agreement_heard(recorder.monitor);
            is_broken_off = result.agreement.is_none() && self.order.agreement > 0;
        }
        for store in stores {
            store.finish(&result).map_err(RunError::Store)?;
        }
        let is_whole = result.complete && !is_broken_off;
        let status = if is_whole { Status::Complete } else { Status::Stopped };
        Ok(Finished { result, status })
    }
}

impl Prepared {
    /// How often the players choose the same; none if that is not asked for, or was broken off.
    pub(crate) fn agreement_heard(&self, monitor: &mut dyn Monitor) -> Option<Agreement> {
        let situations = self.order.agreement;
        let games = usize::try_from(self.layout.games()).unwrap_or(usize::MAX);
        let decks = games.min(situations);
        if decks == 0 {
            return None;
        }
        let heard = monitor.compares(decks);
        self.plan.agreement(situations, &*heard)
    }
}

/// Hands records to the stores and feeds the test.
struct Recorder<'a, 's> {
    prepared: &'a Prepared,
    stores: &'a mut [Box<dyn RecordStore + 's>],
    monitor: &'a mut dyn Monitor,
    test: Option<Sequential>,
    /// The first store that gets records: while they are read back from one, those behind it.
    first: usize,
    /// How many records the stores have.
    written: u64,
    waiting: Vec<Record>,
}

impl Recorder<'_, '_> {
    /// Counts what the first store holds, up to the last whole block.
    fn read_back(&mut self, run: &mut Run) -> Result<(), RunError> {
        let (mut read, mut whole) = (0, 0);
        let mut block = Vec::new();
        self.first = 1;
        while !self.has_decided() {
            let page = self.stores[0].read(read).map_err(RunError::Store)?;
            if page.is_empty() {
                break;
            }
            for record in page {
                let counted = run.read_back(&record).map_err(|source| {
                    let place = self.stores[0].place(read);
                    RunError::Foreign { place, source }
                })?;
                read += 1;
                block.push(record);
                if let Some(share) = counted {
                    whole = read;
                    self.test.iter_mut().for_each(|test| test.add(share));
                    for record in block.drain(..) {
                        self.record(&record).map_err(RunError::Store)?;
                    }
                }
                if self.has_decided() {
                    break;
                }
            }
        }
        run.drop_pending();
        self.hand_on().map_err(RunError::Store)?;
        (self.first, self.written) = (0, whole);
        self.stores[0].go_on_behind(whole).map_err(RunError::Store)
    }

    fn has_decided(&self) -> bool {
        self.test.as_ref().is_some_and(is_decided)
    }

    /// What could not be written goes on waiting.
    fn hand_on(&mut self) -> Result<(), SinkError> {
        for store in &mut self.stores[self.first..] {
            store.append(self.written, &self.waiting)?;
        }
        self.written += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }
}

fn is_decided(test: &Sequential) -> bool {
    test.decision() != Decision::Open
}

impl Sink for Recorder<'_, '_> {
    type Error = SinkError;

    fn wants_records(&self) -> bool {
        !self.stores.is_empty()
    }

    fn record(&mut self, record: &Record) -> Result<(), SinkError> {
        if self.stores.len() <= self.first {
            return Ok(());
        }
        self.waiting.push(record.clone());
        if self.waiting.len() >= LARGEST_BATCH { self.hand_on() } else { Ok(()) }
    }

    fn block(&mut self, share: f64) -> ControlFlow<()> {
        self.test.iter_mut().for_each(|test| test.add(share));
        if self.has_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn batch(&mut self, run: &Run, timing: &Timing) -> Result<ControlFlow<()>, SinkError> {
        self.hand_on()?;
        let standing = self.prepared.standing(run, timing, self.test.as_ref());
        Ok(self.monitor.stands(&standing))
    }
}
