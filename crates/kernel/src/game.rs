//! What a game is.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::{MAX_SEATS, Rng, Seat};

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Nobody: a chance event is due, such as the deal.
    Chance,
    /// The player at this seat.
    Seat(Seat),
    /// The game is over.
    Over,
}

/// The rules of a game, with the options of the variant that is played.
///
/// A `Game` is a value that only knows rules; where a particular game stands is in the
/// [`State`](Game::State). The methods that take an action come in pairs: [`check`](Game::check)
/// for what comes from outside, [`apply`](Game::apply) for the inner loop, which trusts its caller
/// (a wrong call gives a wrong state or a panic, never undefined behaviour).
///
/// Chance can be looked at in two ways. The state of a dealt card game carries the whole deck, so
/// that from then on nothing is random: the one chance event is the deal. Games with a stock
/// also offer states whose stock is *loose*, where each draw is a chance event of its own; the
/// same methods serve both.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Everything about a running game, the hidden cards included. Never serialised.
    type State: Clone + Debug + Send + Sync;
    /// A decision of a player.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// An outcome of chance; [`Infallible`](std::convert::Infallible) where there is none.
    type Chance: Clone + Eq + Debug + Send + Sync;
    /// All that a seat knows: what a perfect player in that seat would remember and no more. The
    /// state itself where nothing is hidden.
    type Observation: Clone + Eq + Hash + Debug + Send + Sync;
    /// Why an action is not allowed.
    type Foul: std::error::Error + Clone + PartialEq + Send + Sync + 'static;

    /// Whether some players may not see that a move was made (see [`witnessed`](Game::witnessed)).
    const HIDES_MOVES: bool = false;

    /// How many players sit at the table.
    fn seats(&self) -> usize;

    /// How many sides play against each other; partners are one side.
    fn sides(&self) -> usize {
        self.seats()
    }

    /// The side that a seat belongs to.
    fn side(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// The state before anything has happened, the deal included.
    fn root(&self) -> Self::State;

    /// Who is to act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Clears `out` and lists the legal actions of the seat whose turn it is, ascending, each
    /// once. A game with too many to list gives a sensible part and [marks](Actions::mark_cut) it.
    /// Lists nothing when it is nobody's turn.
    fn actions(&self, state: &Self::State, out: &mut Actions<Self::Action>);

    /// Whether the seat whose turn it is may do `action`, by direct test, also where the list of
    /// actions is cut. Accepts any value of the type.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Self::Foul>;

    /// Carries out a legal action.
    fn apply(&self, state: &mut Self::State, action: Self::Action);

    /// Carries out an action if it is legal, and leaves the state alone if not.
    fn try_apply(&self, state: &mut Self::State, action: Self::Action) -> Result<(), Self::Foul> {
        self.check(state, action)?;
        self.apply(state, action);
        Ok(())
    }

    /// One of the actions that [`actions`](Game::actions) would list, each equally likely. Games
    /// override it where they can do so without making the list; `scratch` is theirs to use.
    ///
    /// # Panics
    /// If it is nobody's turn.
    fn random_action(
        &self,
        state: &Self::State,
        scratch: &mut Actions<Self::Action>,
        rng: &mut Rng,
    ) -> Self::Action {
        self.actions(state, scratch);
        scratch[rng.index(scratch.len())]
    }

    /// Draws an outcome of the chance event that is due.
    fn sample_chance(&self, state: &Self::State, rng: &mut Rng) -> Self::Chance;

    /// Clears `out` and lists every outcome of the chance event that is due with its
    /// probability. Returns false, listing nothing, where they are too many.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Chance, f64)>) -> bool;

    /// Whether an outcome of the chance event that is due is possible. Decks are checked where
    /// they are read; this is for what is drawn later.
    fn check_chance(&self, state: &Self::State, chance: &Self::Chance) -> Result<(), Self::Foul> {
        let _ = (state, chance);
        Ok(())
    }

    /// Carries out an outcome of chance.
    fn resolve(&self, state: &mut Self::State, chance: &Self::Chance);

    /// The result of a game that is over.
    fn outcome(&self, state: &Self::State) -> Outcome;

    /// What the result is worth to a seat: by default 1 for winning, −1 for losing to one other
    /// side, 0 when drawn (see [`Outcome::payoff`]). Games that are played for stakes give those.
    fn payoff(&self, state: &Self::State, seat: Seat) -> f64 {
        self.outcome(state).payoff(self.side(seat))
    }

    /// By how many points a side can be ahead of another at most, where that is plain: then no interval
    /// of a mean difference reaches beyond it.
    fn largest_difference(&self) -> Option<f64> {
        None
    }

    /// What a seat knows.
    fn observe(&self, state: &Self::State, seat: Seat) -> Self::Observation;

    /// Whether `seat` noticed a move. Everyone sees every move unless the game says otherwise
    /// and sets [`HIDES_MOVES`](Game::HIDES_MOVES).
    fn witnessed(&self, played: &Played<Self>, seat: Seat) -> bool {
        let _ = (played, seat);
        true
    }
}

/// Games in which a seat can imagine what it does not know.
pub trait Determinize: Game {
    /// What is worked out once from an observation, so that many worlds can be drawn fast.
    type Worlds: Clone + Debug + Send + Sync;

    /// Works out which worlds are possible for whoever has `seen` this. It gets the observation,
    /// never the truth.
    fn worlds(&self, seen: &Self::Observation) -> Self::Worlds;

    /// Draws a world: a state that agrees with all that was seen. Each is as likely as its deal,
    /// given that the others' choices are taken to tell nothing beyond what the rules imply.
    fn draw_world(&self, worlds: &Self::Worlds, rng: &mut Rng) -> Self::State;
}

/// A move as it happened: who did what, and the chance event that followed on it, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// What chance then decided, where the rules have it decide something.
    pub chance: Option<G::Chance>,
}

/// A list of legal actions, which may be cut when there are too many. Meant to be reused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actions<A> {
    list: Vec<A>,
    cut: bool,
}

impl<A> Default for Actions<A> {
    fn default() -> Self {
        Self { list: Vec::new(), cut: false }
    }
}

impl<A> Actions<A> {
    /// An empty list.
    pub fn new() -> Self {
        Self::default()
    }
    /// Empties the list and keeps its memory.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
        self.cut = false;
    }
    /// Adds an action; games keep the list ascending.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.list.push(action);
    }
    /// Says that there are legal actions which are not listed.
    pub fn mark_cut(&mut self) {
        self.cut = true;
    }
    /// Whether there are legal actions which are not listed.
    pub fn is_cut(&self) -> bool {
        self.cut
    }
    /// Sorts what was pushed in another order, from the index `from` on.
    pub fn sort_from(&mut self, from: usize)
    where
        A: Ord,
    {
        self.list[from..].sort_unstable();
    }
    /// Drops what lies beyond the first `len`.
    pub fn truncate(&mut self, len: usize) {
        self.list.truncate(len);
    }
}

impl<A> Deref for Actions<A> {
    type Target = [A];
    #[inline]
    fn deref(&self) -> &[A] {
        &self.list
    }
}

impl<A> Extend<A> for Actions<A> {
    fn extend<I: IntoIterator<Item = A>>(&mut self, actions: I) {
        self.list.extend(actions);
    }
}

/// The result of a game: points of each side, and who won.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Points, one entry for each side.
    pub scores: ArrayVec<f64, MAX_SEATS>,
    winners: u8,
}

impl Outcome {
    /// A result with these points and winners; nobody in `winners` means drawn.
    pub fn new(
        scores: impl IntoIterator<Item = f64>,
        winners: impl IntoIterator<Item = usize>,
    ) -> Self {
        let scores = scores.into_iter().collect::<ArrayVec<_, MAX_SEATS>>();
        let winners = winners.into_iter().fold(0, |set, side| set | 1 << side);
        Self { scores, winners }
    }

    /// The side with strictly most points wins; otherwise the game is drawn.
    pub fn highest(scores: impl IntoIterator<Item = f64>) -> Self {
        let scores = scores.into_iter().collect::<ArrayVec<_, MAX_SEATS>>();
        let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let mut best = scores.iter().enumerate().filter(|&(_, &s)| s == top).map(|(i, _)| i);
        let winners = match (best.next(), best.next()) {
            (Some(side), None) => 1 << side,
            _ => 0,
        };
        Self { scores, winners }
    }

    /// The result where a side forfeits the game: the other side wins; with more sides nobody does.
    /// There are no points.
    pub fn forfeit(sides: usize, loser: usize) -> Self {
        let winner = (sides == 2).then_some(1 - loser.min(1));
        Self::new((0..sides).map(|_| 0.0), winner)
    }

    /// The one winning side; none when drawn or when several won.
    pub fn winner(&self) -> Option<usize> {
        (self.winners.count_ones() == 1).then(|| self.winners.trailing_zeros() as usize)
    }

    /// All sides that won; several only where a rule lets several win.
    pub fn winners(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.scores.len()).filter(|&side| self.won(side))
    }

    /// Whether a side won.
    pub fn won(&self, side: usize) -> bool {
        self.winners >> side & 1 == 1
    }

    /// Nobody won.
    pub fn is_draw(&self) -> bool {
        self.winners == 0
    }

    /// What the result is worth to a side: the winners share 1, the losers bear −1 together; 0
    /// for all when nobody or everybody won.
    pub fn payoff(&self, side: usize) -> f64 {
        let sides = self.scores.len();
        let won = self.winners.count_ones() as usize;
        if won == 0 || won == sides {
            0.0
        } else if self.won(side) {
            1.0 / won as f64
        } else {
            -1.0 / (sides - won) as f64
        }
    }

    /// A side's points less the mean of the others'.
    pub fn difference(&self, side: usize) -> f64 {
        if let [first, second] = self.scores[..] {
            return if side == 0 { first - second } else { second - first };
        }
        let others = (self.scores.len() - 1).max(1) as f64;
        let total: f64 = self.scores.iter().sum();
        self.scores[side] - (total - self.scores[side]) / others
    }
}

/// Plays a state to its end with random actions. The common rollout and the common yardstick.
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    scratch: &mut Actions<G::Action>,
    rng: &mut Rng,
) {
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Seat(_) => {
                let action = game.random_action(state, scratch, rng);
                game.apply(state, action);
            }
            Turn::Chance => {
                let chance = game.sample_chance(state, rng);
                game.resolve(state, &chance);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payoffs_sum_to_zero() {
        for (winners, expected) in [
            (vec![], [0.0, 0.0, 0.0]),
            (vec![1], [-0.5, 1.0, -0.5]),
            (vec![0, 2], [0.5, -1.0, 0.5]),
            (vec![0, 1, 2], [0.0, 0.0, 0.0]),
        ] {
            let outcome = Outcome::new([3.0, 4.0, 3.0], winners);
            let payoffs = [0, 1, 2].map(|side| outcome.payoff(side));
            assert_eq!(payoffs, expected);
        }
    }

    #[test]
    fn only_strictly_most_points_win() {
        assert_eq!(Outcome::highest([61.0, 59.0]).winner(), Some(0));
        assert!(Outcome::highest([60.0, 60.0]).is_draw());
        assert!(Outcome::highest([50.0, 20.0, 50.0]).is_draw());
        assert_eq!(Outcome::highest([50.0, 20.0, 51.0]).winner(), Some(2));
        assert_eq!(Outcome::highest([50.0, 20.0, 50.0]).difference(0), 15.0);
    }
}
