//! What a finished game is worth to a player who simulates it.

use adut_kernel::{Game, Seat, Turn};
use adut_search::Insight;

/// Winning first, points second: the payoff, and for every point of difference a little more. A
/// player that counts wins alone throws points about when it is far ahead or far behind, which
/// random playouts, with their wild ends, call too early.
#[derive(Clone, Copy, Debug)]
pub struct WinThenPoints {
    /// What a point is worth, in payoffs.
    pub point: f64,
}

impl<G: Game> Insight<G> for WinThenPoints {
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        if game.turn(state) != Turn::Over {
            return 0.0;
        }
        let (outcome, side) = (game.outcome(state), game.side(seat));
        outcome.payoff(side) + self.point * outcome.difference(side)
    }
}
