//! Playing an order, or what is left of it.

use std::ops::ControlFlow;

use adut_arena::compare::{
    Comparison, Decision, ResumeError, Run, Sequential, Sink, Timing, agreement,
};
use adut_kernel::Record;
use adut_players::{Playable, Visitor};
use thiserror::Error;

use crate::{Batches, Order, OrderError, Prepared, SITUATIONS};

/// Where the records of a run are kept.
pub trait Notebook: Send {
    /// What can go wrong.
    type Error: Send;
    /// Some records from this number on, in order; none behind the last.
    fn read(&mut self, first: u64) -> Result<Vec<Record>, Self::Error>;
    /// Adds records, all or none, the first of which has this number. Numbers that are there
    /// already are left alone.
    fn append(&mut self, first: u64, records: &[Record]) -> Result<(), Self::Error>;
    /// Hears how the run stands, and stops it by breaking.
    fn stands(&mut self, standing: &Standing<'_>) -> ControlFlow<()>;
}

/// How a run stands.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// What was counted.
    pub run: &'a Run,
    /// What the clock said.
    pub timing: &'a Timing,
    /// The test, where there is one.
    pub test: Option<&'a Sequential>,
}

impl Standing<'_> {
    /// What it says so far.
    pub fn result(&self, prepared: &Prepared) -> Comparison {
        let Prepared { profiles, provenance, .. } = prepared;
        let mut result = self.run.result(profiles, self.timing, provenance.clone());
        result.test = self.test.map(Sequential::result);
        result.complete |= self.test.is_some_and(is_decided);
        result
    }
}

/// Whether a run was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// It was stopped and can be gone on with.
    OnTheWay,
    /// All was played.
    AtTheEnd,
}

/// Why a run cannot go on.
#[derive(Debug, Error)]
pub enum WorkError<E> {
    /// The order makes no sense.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// What is kept is not of this run.
    #[error("record {number} is not of this run: {source}")]
    Foreign {
        /// Its number.
        number: u64,
        /// Why not.
        source: ResumeError,
    },
    /// Records cannot be kept.
    #[error("{0}")]
    Notebook(E),
}

/// Plays what the notebook does not hold yet, on rayon's threads. Wherever a run was stopped, its
/// result is in the end the same.
pub fn work<N: Notebook>(
    order: &Order,
    notebook: &mut N,
) -> Result<(Comparison, Stopped), WorkError<N::Error>> {
    order.visit(Working { order, notebook })?
}

struct Working<'a, N> {
    order: &'a Order,
    notebook: &'a mut N,
}

impl<N: Notebook> Visitor for Working<'_, N> {
    type Output = Result<(Comparison, Stopped), WorkError<N::Error>>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Self { order, notebook } = self;
        let (plan, prepared) = order.plan(game)?;
        let mut run = Run::new(prepared.layout.clone());
        let test = order.test.and_then(Sequential::new);
        let mut desk = Desk { notebook, test, batches: Batches::after(0) };
        desk.read_back(&mut run)?;
        let mut timing = Timing::default();
        if !desk.has_decided() {
            timing = plan.play(&mut run, &mut desk).map_err(WorkError::Notebook)?;
        }
        let standing = Standing { run: &run, timing: &timing, test: desk.test.as_ref() };
        let mut result = standing.result(&prepared);
        if !result.complete {
            return Ok((result, Stopped::OnTheWay));
        }
        result.agreement = agreement(&plan, SITUATIONS);
        Ok((result, Stopped::AtTheEnd))
    }
}

/// Writes records into the notebook and feeds the test.
struct Desk<'a, N> {
    notebook: &'a mut N,
    test: Option<Sequential>,
    batches: Batches,
}

impl<N: Notebook> Desk<'_, N> {
    /// Counts what the notebook holds, up to the last whole block.
    fn read_back(&mut self, run: &mut Run) -> Result<(), WorkError<N::Error>> {
        let (mut read, mut whole) = (0, 0);
        while !self.has_decided() {
            let page = self.notebook.read(read).map_err(WorkError::Notebook)?;
            if page.is_empty() {
                break;
            }
            for record in &page {
                let counted = run.read_back(record);
                let counted =
                    counted.map_err(|source| WorkError::Foreign { number: read, source })?;
                read += 1;
                if let Some(share) = counted {
                    whole = read;
                    self.test.iter_mut().for_each(|test| test.add(share));
                }
                if self.has_decided() {
                    break;
                }
            }
        }
        run.drop_pending();
        self.batches = Batches::after(whole);
        Ok(())
    }

    fn has_decided(&self) -> bool {
        self.test.as_ref().is_some_and(is_decided)
    }

    fn hand_on(&mut self) -> Result<(), N::Error> {
        let notebook = &mut self.notebook;
        self.batches.hand_on(|first, records| notebook.append(first, records))
    }
}

fn is_decided(test: &Sequential) -> bool {
    test.decision() != Decision::Open
}

impl<N: Notebook> Sink for Desk<'_, N> {
    type Error = N::Error;

    fn wants_records(&self) -> bool {
        true
    }

    fn record(&mut self, record: &Record) -> Result<(), N::Error> {
        if self.batches.push(record.clone()) { self.hand_on() } else { Ok(()) }
    }

    fn block(&mut self, share: f64) -> ControlFlow<()> {
        self.test.iter_mut().for_each(|test| test.add(share));
        if self.has_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn batch(&mut self, run: &Run, timing: &Timing) -> Result<ControlFlow<()>, N::Error> {
        self.hand_on()?;
        Ok(self.notebook.stands(&Standing { run, timing, test: self.test.as_ref() }))
    }
}
