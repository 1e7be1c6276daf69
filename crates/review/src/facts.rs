//! What a review has to know of a game beyond its rules.

use adut_kernel::Seat;
use adut_players::Playable;

use crate::playout::Swing;
use crate::reason::Reason;
use crate::value::{Scale, Value};

/// The better and the played move of a decision, with what is known of either.
#[derive(Clone, Copy, Debug)]
pub struct Compared<A> {
    /// The move.
    pub action: A,
    /// What it is worth.
    pub value: Value,
    /// What happens up to the game's horizon, in the mean.
    pub swing: Swing,
}

/// Judges moves by an equilibrium of the game, as far as one is known. It may remember what it has
/// worked out for a game.
pub trait Judge<G: Playable> {
    /// What each of these moves of the seat whose turn it is and who has `seen` this is worth against
    /// an equilibrium, in shares of a win; none where that is not known.
    fn weigh(&mut self, game: &G, seen: &G::Observation, actions: &[G::Action])
    -> Option<Vec<f64>>;

    /// What a seat that has `seen` this may expect while somebody else is to move, in shares of a
    /// win; none where that is not known.
    fn expect(&mut self, game: &G, seen: &G::Observation) -> Option<f64>;
}

/// A game whose records can be reviewed.
pub trait Reviewable: Playable {
    /// The player of the catalogue who plays games out: quick and sensible.
    const POLICY: &'static str;
    /// How many playouts this game gets for each one of the budget.
    const EFFORT: f64;
    /// How results are weighed.
    const SCALE: Scale;

    /// What solvers answer, as a value for the seat to move, who has `seen` this.
    fn solved_value(&self, _seen: &Self::Observation, difference: i32) -> Value {
        Self::SCALE.of_difference(f64::from(difference))
    }

    /// How many worlds to solve exactly rather than to play out, from what a seat has seen; none
    /// where that would take too long, or say little.
    fn worlds_to_solve(&self, seen: &Self::Observation) -> Option<u32>;

    /// Positions that the solver may look at before a position is played out instead: what the
    /// budget says, unless everything is within reach.
    fn nodes_to_solve(&self, budget: u64) -> u64 {
        budget
    }

    /// Whether a position is solved with open cards in moments.
    fn solves_quickly(&self, state: &Self::State) -> bool;

    /// The final difference of a game that is over, as the solver counts it, for whoever would be
    /// next.
    fn final_difference(&self, state: &Self::State, side: usize) -> i32 {
        self.outcome(state).difference(side) as i32
    }

    /// Who judges by an equilibrium, if there is one for these rules.
    fn judge(&self) -> Option<Box<dyn Judge<Self>>> {
        None
    }

    /// How many of one's own turns ahead the outcome of a move shows.
    fn horizon(&self) -> usize {
        1
    }

    /// What a seat's side has so far, and the others, in the terms that reasons speak of.
    fn standing(&self, state: &Self::State, seat: Seat) -> Swing;

    /// The cards in a seat's hand, as they are written; none where nothing is hidden.
    fn hand(&self, state: &Self::State, seat: Seat) -> Vec<String>;

    /// Why one move is better than another, as the seat that has `seen` this can see.
    fn reason(
        &self,
        seen: &Self::Observation,
        seat: Seat,
        best: &Compared<Self::Action>,
        played: &Compared<Self::Action>,
    ) -> Reason;
}
