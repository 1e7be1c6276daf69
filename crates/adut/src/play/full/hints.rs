//! What every move of a turn is worth, as the page's hint says it.

use std::collections::HashMap;
use std::ops::ControlFlow;

use adut_review::{Settings, Value};
use adut_table::HintThought;
use anyhow::Result;

use crate::play::thinking::Thinking;
use crate::play::typed_table::{ToMove, TypedTable};
use adut_paint::Painted;

/// A move and what it is worth.
#[derive(Clone, Copy)]
pub(crate) struct Weighed<A> {
    pub(crate) action: A,
    pub(crate) value: Value,
    /// How far its bar is filled, 0 to 1.
    pub(crate) bar: f64,
}

/// The advice for one turn, the best move first.
pub(crate) enum Hints<A> {
    Unasked,
    Thinking(Thinking<Result<Vec<Weighed<A>>>>),
    Ready(Vec<Weighed<A>>),
}

impl<A: Copy + Send + 'static> Hints<A> {
    /// Asks for the turn, unless that has been done.
    pub(crate) fn ask<G: Painted<Action = A>>(&mut self, table: &TypedTable<G>) -> Result<()> {
        if let (Self::Unasked, Some(to_move)) = (&self, table.to_move()) {
            let thought = table.table().hint(Settings::default())?;
            *self = Self::Thinking(Thinking::about(move || weigh(&to_move, thought)));
        }
        Ok(())
    }

    /// Looks whether the answer has come.
    pub(crate) fn look(&mut self) -> Result<()> {
        if let Self::Thinking(thinking) = self {
            match thinking.answer() {
                Ok(None) => {}
                Ok(Some(values)) => *self = Self::Ready(values?),
                // The person plays on without advice.
                Err(_) => *self = Self::Ready(Vec::new()),
            }
        }
        Ok(())
    }

    pub(crate) fn ready(&self) -> Option<&[Weighed<A>]> {
        match self {
            Self::Ready(values) => Some(values),
            Self::Unasked | Self::Thinking(_) => None,
        }
    }
}

/// Weighs every move by what the seat can know. The same turn always gets the same advice.
fn weigh<G: Painted>(to_move: &ToMove<G>, thought: HintThought) -> Result<Vec<Weighed<G::Action>>> {
    let game = to_move.course.game();
    let named = to_move.actions.iter().map(|&action| (game.write_action(action), action));
    let named: HashMap<String, G::Action> = named.collect();
    // If it crashed, the person plays on without advice.
    let Ok(hint) = thought(&mut |_| ControlFlow::Continue(())) else { return Ok(Vec::new()) };
    let hint = hint?;
    let weighed = |of: &adut_review::MoveValue| {
        let action = *named.get(&of.action)?;
        Some(Weighed { action, value: of.value, bar: of.bar })
    };
    let mut ranked: Vec<Weighed<G::Action>> = hint.values.iter().filter_map(weighed).collect();
    ranked.sort_by(|a, b| b.value.worth.total_cmp(&a.value.worth));
    Ok(ranked)
}
