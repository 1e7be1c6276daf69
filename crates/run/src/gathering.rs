//! A run whose pieces are played elsewhere, in whatever order, and counted here.

use std::ops::ControlFlow;
use std::time::Duration;

use adut_arena::compare::{
    Agreement, Comparison, Decision, Piece, PieceError, Place, Run, Sequential, Shard, Timing,
};
use adut_kernel::Record;

use crate::prepared::{Prepared, Standing};

impl Prepared {
    /// Plays some blocks by themselves, on rayon's threads. It is a pure function of the order and the
    /// place.
    pub fn play_piece(&self, place: Place, wants_records: bool) -> Result<Piece, PieceError> {
        self.layout.check_place(place)?;
        Ok(self.plan.play_piece(&self.layout, place, wants_records))
    }

    /// How often the players choose the same, as the order asks for it.
    pub fn agreement(&self) -> Option<Agreement> {
        let is_asked = self.order.test.is_none() && self.order.shard == Shard::WHOLE;
        let mut unheard = |_: &Standing<'_>| ControlFlow::Continue(());
        if is_asked { self.agreement_heard(&mut unheard) } else { None }
    }
}

/// The count of a run whose pieces come from elsewhere. Pieces are counted in order of pair and deck, and
/// what has been counted before is passed over, so the result is that of a run on one machine.
pub struct Gathering {
    run: Run,
    timing: Timing,
    test: Option<Sequential>,
}

impl Gathering {
    /// Nothing has been counted yet.
    pub fn new(prepared: &Prepared) -> Self {
        let test = prepared.order.test.and_then(Sequential::new);
        Self { run: Run::new(prepared.layout.clone()), timing: Timing::default(), test }
    }

    /// Counts what is new in a piece, and returns its records.
    pub fn add(&mut self, piece: &Piece) -> Result<Vec<Record>, PieceError> {
        if self.is_complete() {
            return Ok(Vec::new());
        }
        let test = &mut self.test;
        self.run.count_piece(piece, &mut self.timing, |share| match test {
            None => ControlFlow::Continue(()),
            Some(test) => {
                test.add(share);
                match test.decision() {
                    Decision::Open => ControlFlow::Continue(()),
                    Decision::Elo0 | Decision::Elo1 => ControlFlow::Break(()),
                }
            }
        })
    }

    /// Whether nothing more is to be played: all is counted, or the test has decided.
    pub fn is_complete(&self) -> bool {
        let decided = self.test.as_ref().is_some_and(|test| test.decision() != Decision::Open);
        decided || self.run.is_complete()
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.run.games()
    }

    /// How every pair stands that has begun, in a few words each.
    pub fn standings(&self) -> Vec<String> {
        self.run.standings()
    }

    /// What was counted so far says, after so long on so many threads.
    pub fn result(
        &self,
        prepared: &Prepared,
        agreement: Option<Agreement>,
        wall: Duration,
        threads: usize,
    ) -> Comparison {
        let timing = Timing { wall, threads, ..self.timing.clone() };
        let mut result = prepared.standing(&self.run, &timing, self.test.as_ref()).result();
        if result.complete {
            result.agreement = agreement;
        }
        result
    }
}
