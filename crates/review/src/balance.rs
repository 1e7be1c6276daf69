//! Luck apart from decisions.

use serde::Serialize;

use crate::report::{CurvePoint, Ply};

/// Where the change of a seat's expectation came from, in shares of a win. `end` less `start` is
/// the sum of the parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Balance {
    /// What could be expected from the cards as they were dealt.
    pub start: f64,
    /// The result, or what could be expected when the record stops.
    pub end: f64,
    /// What the seat's own decisions cost; never above 0.
    pub decisions: f64,
    /// What the decisions of the others brought: above 0 what opponents gave away, below 0 what a
    /// partner did.
    pub others: f64,
    /// What a forfeit changed.
    pub forfeit: f64,
    /// The cards, and what the estimates could not see.
    pub cards: f64,
}

impl Balance {
    /// Adds up the game of a seat. `is_cut` says that the last point of the curve is a forfeit.
    pub(crate) fn of(
        seat: usize,
        sides: &[usize],
        plies: &[Ply],
        curve: &[CurvePoint],
        is_cut: bool,
    ) -> Self {
        let share = |index: usize| curve[index].value.share;
        let (last, side) = (curve.len() - 1, sides[seat]);
        let opposing = sides.iter().max().copied().unwrap_or(1).max(1) as f64;
        let mut balance = Self { start: share(0), end: share(last), ..Self::default() };
        for ply in plies {
            let Some(decision) = &ply.decision else { continue };
            let cost = decision.cost.share;
            if ply.seat == seat {
                balance.decisions -= cost;
            } else if sides[ply.seat] == side {
                balance.others -= cost;
            } else {
                balance.others += cost / opposing;
            }
        }
        if is_cut {
            balance.forfeit = share(last) - share(last - 1);
        }
        let told = balance.decisions + balance.others + balance.forfeit;
        balance.cards = balance.end - balance.start - told;
        balance
    }
}
