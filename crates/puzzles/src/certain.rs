//! Moves that win in every deal.

use adut_kernel::{Actions, Seat, Turn};
use rustc_hash::FxHashMap;

use crate::Puzzling;
use crate::judge::{Judge, result};

/// Deals beyond which a position is not looked at.
pub const DEALS_AT_MOST: usize = 10_000;
/// Positions that a plan is searched through before it counts as out of reach.
const REACH: u64 = 400_000;

/// What is proven of a seat's moves over all deals that agree with what it sees.
pub(crate) struct Certainty<A> {
    /// How many deals there are.
    pub(crate) deals: u64,
    /// Every legal action with the number of deals in which it wins, all cards known.
    pub(crate) wins: Vec<(A, u64)>,
    /// The one action that is a sure win.
    pub(crate) solution: A,
}

/// Finds the one sure win of the seat to move; nothing if there is none, or several, or if that is
/// out of reach.
pub(crate) fn find<G: Puzzling>(
    game: &G,
    judge: &mut Judge<G>,
    seen: &G::Observation,
    seat: Seat,
) -> Option<Certainty<G::Action>> {
    let worlds = game.every_world(seen, DEALS_AT_MOST)?;
    let mut wins: Vec<(G::Action, u64)> = Vec::new();
    for (index, world) in worlds.iter().enumerate() {
        let results = judge.results(game, world)?;
        if index == 0 {
            wins = results.iter().map(|&(action, _)| (action, 0)).collect();
        }
        for (count, &(action, result)) in wins.iter_mut().zip(&results) {
            debug_assert_eq!(count.0, action, "the seat's moves are the same in every deal");
            count.1 += u64::from(result > 0);
        }
        // A move that does not win a deal with open cards is no sure win.
        if wins.iter().all(|&(_, won)| won <= index as u64) {
            return None;
        }
    }
    let deals = worlds.len() as u64;
    let mut planner = Planner { game, judge, seat, known: FxHashMap::default(), left: REACH };
    let mut sure = None;
    for &(action, _) in wins.iter().filter(|&&(_, won)| won == deals) {
        if planner.is_sure(action, &worlds)? && sure.replace(action).is_some() {
            return None;
        }
    }
    Some(Certainty { deals, wins, solution: sure? })
}

/// Looks for a plan that wins in every deal.
struct Planner<'a, G: Puzzling> {
    game: &'a G,
    judge: &'a mut Judge<G>,
    seat: Seat,
    /// Whether there is one from here. What a seat has seen says which deals are left.
    known: FxHashMap<G::Observation, bool>,
    left: u64,
}

/// Deals that look alike to the seat, by what it sees.
type Alike<G> =
    FxHashMap<<G as adut_kernel::Game>::Observation, Vec<<G as adut_kernel::Game>::State>>;

impl<G: Puzzling> Planner<'_, G> {
    /// Whether a plan that begins with this action wins in all of these deals.
    fn is_sure(&mut self, action: G::Action, worlds: &[G::State]) -> Option<bool> {
        let mut alike = Alike::<G>::default();
        for world in worlds {
            let mut next = world.clone();
            self.game.apply(&mut next, action);
            if !self.spread(next, &mut alike)? {
                return Some(false);
            }
        }
        for (seen, worlds) in alike {
            if !self.has_plan(seen, &worlds)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether some action is sure in all of these deals, which look alike.
    fn has_plan(&mut self, seen: G::Observation, worlds: &[G::State]) -> Option<bool> {
        if let Some(&known) = self.known.get(&seen) {
            return Some(known);
        }
        let mut hopeful: Vec<G::Action> = Vec::new();
        for (index, world) in worlds.iter().enumerate() {
            let results = self.judge.results(self.game, world)?;
            let won = |action: &G::Action| {
                results
                    .binary_search_by_key(action, |&(other, _)| other)
                    .is_ok_and(|at| results[at].1 > 0)
            };
            if index == 0 {
                hopeful = results.iter().map(|&(action, _)| action).collect();
            }
            hopeful.retain(won);
            if hopeful.is_empty() {
                break;
            }
        }
        let mut found = false;
        for action in hopeful {
            if self.is_sure(action, worlds)? {
                found = true;
                break;
            }
        }
        self.known.insert(seen, found);
        Some(found)
    }

    /// Lets the other player do whatever he can until it is the seat's turn again. False if a game
    /// ends that is not won.
    fn spread(&mut self, state: G::State, alike: &mut Alike<G>) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        match self.game.turn(&state) {
            Turn::Over => Some(result(self.game, &state, self.seat) > 0),
            Turn::Chance => None,
            Turn::Seat(seat) if seat == self.seat => {
                let seen = self.game.observe(&state, seat);
                alike.entry(seen).or_default().push(state);
                Some(true)
            }
            Turn::Seat(_) => {
                let mut actions = Actions::new();
                self.game.actions(&state, &mut actions);
                for &action in actions.iter() {
                    let mut next = state.clone();
                    self.game.apply(&mut next, action);
                    if !self.spread(next, alike)? {
                        return Some(false);
                    }
                }
                Some(true)
            }
        }
    }
}
