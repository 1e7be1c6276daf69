//! A smaller blueprint from a larger one.

use std::borrow::Cow;

use super::super::compile::Compiler;
use super::super::follow::positions_after;
use super::super::public::Public;
use super::super::walk::passed_on;
use super::capture::{End, Plan};
use super::entry::Spot;
use super::{Blueprint, BlueprintError};
use crate::rules::KINDS;

/// The limits that a blueprint may have: the lower, the larger the file and the quicker the moves.
const LIMITS: [u32; 4] = [100_000, 200_000, 400_000, 800_000];

impl Blueprint<'_> {
    /// The same with the lowest usual limit at which it takes no more than so many bytes.
    pub fn fitted(&self, bytes: usize) -> Result<Blueprint<'static>, BlueprintError> {
        let [smaller @ .., last] = LIMITS;
        for limit in smaller {
            let cut = self.cut(limit)?;
            if cut.to_bytes().len() <= bytes {
                return Ok(cut);
            }
        }
        self.cut(last)
    }

    /// The same with a higher limit: smaller, and more is left to be solved anew.
    pub fn cut(&self, limit: u32) -> Result<Blueprint<'static>, BlueprintError> {
        self.cut_at(Public::first(self.faces.unseen()), limit)
    }

    pub(super) fn cut_at(
        &self,
        at: Public,
        limit: u32,
    ) -> Result<Blueprint<'static>, BlueprintError> {
        let mut compiler = Compiler::new(1.0);
        let first = self.first_of(at).ok_or(BlueprintError::Damaged)?;
        let plan = shortened(&first, &mut compiler, u64::from(limit), true);
        let positions = plan.ok_or(BlueprintError::Damaged)?.written();
        let limit = limit.max(self.limit);
        let Self { faces, rounds, bounds, .. } = *self;
        Ok(Blueprint { faces, limit, rounds, bounds, positions: Cow::Owned(positions) })
    }
}

fn shortened(
    spot: &Spot<'_>,
    compiler: &mut Compiler<f32>,
    limit: u64,
    is_first: bool,
) -> Option<Plan> {
    let kept = spot.kept();
    let (mut below, mut ends) = (Vec::new(), Vec::new());
    for (i, &(play, hands)) in spot.turn.plays.iter().enumerate() {
        let positions = positions_after(&spot.at, play, hands);
        let is_large = spot.covers(i) && {
            let edges = compiler.outcomes(&spot.at, play, hands).edges;
            is_first || edges.iter().map(|edge| edge.slots).sum::<u64>() > limit
        };
        let (mut plans, mut left) = (Vec::new(), Vec::new());
        for (passage, at) in positions {
            let reach = passed_on(passage, &kept[i], &spot.reach[1]);
            let next = if spot.covers(i) { spot.after(i, passage) } else { None };
            if is_large {
                if let Some(next) = next {
                    plans.push(shortened(&next, compiler, limit, false)?);
                }
                continue;
            }
            let values = match (&next, spot.leaving(i, passage)) {
                (Some(next), _) => next.hand_sums(),
                (None, Some(end)) => end.hand_sums(&at).map(|sum| sum as f32),
                (None, None) => [0.0; KINDS],
            };
            left.push(End { at, reach, values });
        }
        below.push(is_large.then_some(plans));
        ends.push(left);
    }
    Some(Plan {
        at: spot.at,
        values: spot.sums(),
        turn: spot.turn.clone(),
        node: 0,
        slots: 0,
        reach: spot.reach,
        shares: spot.shares.clone(),
        below,
        edges: ends,
    })
}
