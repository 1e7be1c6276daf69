//! Positions that a net is asked about.

use std::ops::Range;

use super::head::{Head as _, Learnable};
use crate::net::SparseRows;

/// Positions with their moves, as a net is shown them.
#[derive(Debug)]
pub(super) struct Asked {
    /// The rows of all positions.
    pub(super) rows: SparseRows,
    /// Where the rows of each position end.
    row_ends: Vec<u32>,
    /// For each move of each position its place among the outputs of the position's rows.
    places: Vec<u16>,
    place_ends: Vec<u32>,
}

impl Asked {
    /// No positions yet; rows of so many inputs.
    pub(super) fn new(inputs: usize) -> Self {
        let (row_ends, places, place_ends) = (Vec::new(), Vec::new(), Vec::new());
        Self { rows: SparseRows::new(inputs), row_ends, places, place_ends }
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.row_ends.len()
    }

    /// Takes all positions out.
    pub(super) fn clear(&mut self) {
        self.rows.clear();
        self.row_ends.clear();
        self.places.clear();
        self.place_ends.clear();
    }

    /// Adds a position, whose features stand at the beginning of `numbers`.
    pub(super) fn push<G: Learnable>(
        &mut self,
        game: &G,
        seen: &G::Observation,
        actions: &[G::Action],
        numbers: &mut [f32],
    ) {
        G::Head::rows(game, seen, actions, numbers, |row| self.rows.push(row));
        self.row_ends.push(self.rows.len() as u32);
        let place = |(index, &action)| G::Head::place(game, seen, action, index) as u16;
        self.places.extend(actions.iter().enumerate().map(place));
        self.place_ends.push(self.places.len() as u32);
    }

    /// The rows of a position.
    pub(super) fn rows_of(&self, position: usize) -> Range<u32> {
        of(&self.row_ends, position)
    }

    /// The places of a position's moves.
    pub(super) fn places_of(&self, position: usize) -> &[u16] {
        let range = of(&self.place_ends, position);
        &self.places[range.start as usize..range.end as usize]
    }
}

fn of(ends: &[u32], position: usize) -> Range<u32> {
    let from = if position == 0 { 0 } else { ends[position - 1] };
    from..ends[position]
}

/// The shares of the moves at these places, in proportion to e to the power of each sum.
pub(super) fn shares_of(sums: &[f32], places: &[u16], shares: &mut Vec<f32>) {
    shares.clear();
    shares.extend(places.iter().map(|&place| sums[usize::from(place)]));
    let largest = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for share in shares.iter_mut() {
        *share = (*share - largest).exp();
        total += *share;
    }
    shares.iter_mut().for_each(|share| *share /= total);
}
