//! What every method of search shares: where it stands, what it may still spend, who watches.

use adut_kernel::{Actions, Game, Seat, Turn};

use crate::Insight;
use crate::budget::Meter;
use crate::trace::{Event, NodeId, Tracer, Via};

/// How a search came to a node.
#[derive(Clone, Copy, Debug)]
pub struct Origin<A> {
    /// The node above.
    pub parent: Option<NodeId>,
    /// The way down from it.
    pub via: Via<A>,
}

impl<A> Origin<A> {
    /// Where the search begins.
    pub const ROOT: Self = Self { parent: None, via: Via::Root };

    pub(super) fn action(parent: NodeId, action: A) -> Self {
        Self { parent: Some(parent), via: Via::Action(action) }
    }
    pub(super) fn chance(parent: NodeId, outcome: usize, probability: f64) -> Self {
        Self { parent: Some(parent), via: Via::Chance { outcome, probability } }
    }
}

/// The outcomes of a chance event with their probabilities.
pub(super) type Outcomes<G> = Vec<(<G as Game>::Chance, f64)>;

/// What is to be done at a node.
pub(super) enum Stand<G: Game> {
    Leaf(f64),
    Chance(Outcomes<G>),
    Choice { seat: Seat, mine: bool, actions: Vec<G::Action> },
}

/// A search on its way through the tree.
pub struct Walk<'a, G: Game, I, T> {
    game: &'a G,
    insight: &'a I,
    tracer: &'a mut T,
    meter: Meter,
    seat: Seat,
    side: usize,
    entered: NodeId,
    met_horizon: bool,
    best_at_root: Option<G::Action>,
    listed: Actions<G::Action>,
    spare_actions: Vec<Vec<G::Action>>,
    spare_outcomes: Vec<Outcomes<G>>,
}

impl<'a, G: Game, I: Insight<G>, T: Tracer<G::Action>> Walk<'a, G, I, T> {
    pub(super) fn new(
        game: &'a G,
        insight: &'a I,
        tracer: &'a mut T,
        meter: Meter,
        seat: Seat,
    ) -> Self {
        Self {
            game,
            insight,
            tracer,
            meter,
            seat,
            side: game.side(seat),
            entered: 0,
            met_horizon: false,
            best_at_root: None,
            listed: Actions::new(),
            spare_actions: Vec::new(),
            spare_outcomes: Vec::new(),
        }
    }

    pub(super) fn game(&self) -> &'a G {
        self.game
    }
    pub(super) fn insight(&self) -> &'a I {
        self.insight
    }
    pub(super) fn nodes(&self) -> u64 {
        self.meter.used()
    }
    pub(super) fn out_of_budget(&self) -> bool {
        self.meter.is_spent()
    }
    pub(super) fn best_at_root(&self) -> Option<G::Action> {
        self.best_at_root
    }
    pub(super) fn set_best_at_root(&mut self, best: Option<G::Action>) {
        self.best_at_root = best;
    }
    /// Whether some running game was taken for a leaf since this was last asked.
    pub(super) fn take_horizon(&mut self) -> bool {
        std::mem::take(&mut self.met_horizon)
    }
    pub(super) fn meet_horizon(&mut self, met: bool) {
        self.met_horizon |= met;
    }
    /// The seat that searches.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }
    /// The side that searches.
    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// Whether the side that searches is to act.
    pub(super) fn is_mine(&self, seat: Seat) -> bool {
        self.game.side(seat) == self.side
    }

    /// The state after an action.
    #[inline]
    pub(super) fn after(&self, state: &G::State, action: G::Action) -> G::State {
        let mut next = state.clone();
        self.game.apply(&mut next, action);
        next
    }

    /// The state after an outcome of chance.
    pub(super) fn after_chance(&self, state: &G::State, outcome: &G::Chance) -> G::State {
        let mut next = state.clone();
        self.game.resolve(&mut next, outcome);
        next
    }

    /// The mean over all outcomes of chance, each valued by `visit`.
    pub(super) fn mean(
        &mut self,
        node: NodeId,
        state: &G::State,
        outcomes: &Outcomes<G>,
        mut visit: impl FnMut(&mut Self, &G::State, Origin<G::Action>) -> f64,
    ) -> f64 {
        let mut mean = 0.0;
        for (i, (outcome, probability)) in outcomes.iter().enumerate() {
            let next = self.after_chance(state, outcome);
            mean += probability * visit(self, &next, Origin::chance(node, i, *probability));
        }
        mean
    }

    /// Enters a node, which is the one place where nodes are counted, and says what it is.
    pub(super) fn enter(
        &mut self,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
    ) -> (NodeId, Stand<G>) {
        let node = self.entered;
        self.entered += 1;
        let turn = self.game.turn(state);
        self.tell(|| {
            let Origin { parent, via } = from;
            Event::Enter { node, parent, via }
        });
        let goes_on = self.meter.step() && depth > 0;
        let stand = match turn {
            Turn::Seat(seat) if goes_on => {
                let actions = self.list(state);
                Stand::Choice { seat, mine: self.is_mine(seat), actions }
            }
            Turn::Chance if goes_on => {
                let mut outcomes = self.spare_outcomes.pop().unwrap_or_default();
                if self.game.chances(state, &mut outcomes) {
                    Stand::Chance(outcomes)
                } else {
                    Stand::Leaf(self.leaf_value(state))
                }
            }
            _ => Stand::Leaf(self.leaf_value(state)),
        };
        if let Stand::Leaf(value) = stand {
            self.met_horizon |= turn != Turn::Over;
            self.tell(|| Event::Leaf { node, value });
        }
        (node, stand)
    }

    pub(super) fn leaf_value(&self, state: &G::State) -> f64 {
        self.insight.value(self.game, state, self.seat)
    }

    /// The actions of a state in the order of the insight.
    fn list(&mut self, state: &G::State) -> Vec<G::Action> {
        self.game.actions(state, &mut self.listed);
        let mut actions = self.spare_actions.pop().unwrap_or_default();
        actions.extend_from_slice(&self.listed);
        self.insight.order(self.game, state, &mut actions);
        actions
    }

    /// The action that would be tried first, and whether it is the only one; none where there
    /// are none.
    pub(super) fn first_action(&mut self, state: &G::State) -> Option<(G::Action, bool)> {
        let actions = self.list(state);
        let first = actions.first().map(|&action| (action, actions.len() == 1));
        self.reuse_actions(actions);
        first
    }

    /// Takes a list back, to be used again.
    pub(super) fn reuse_actions(&mut self, mut actions: Vec<G::Action>) {
        actions.clear();
        self.spare_actions.push(actions);
    }
    pub(super) fn reuse_outcomes(&mut self, mut outcomes: Outcomes<G>) {
        outcomes.clear();
        self.spare_outcomes.push(outcomes);
    }

    /// Notes the best action so far, if this is where the search began.
    #[inline]
    pub(super) fn note_best(&mut self, from: Origin<G::Action>, action: G::Action) {
        if matches!(from.via, Via::Root) {
            self.best_at_root = Some(action);
        }
    }

    /// Says that a node's value goes up, and gives it.
    #[inline]
    pub(super) fn back(&mut self, node: NodeId, value: f64) -> f64 {
        self.tell(|| Event::Back { node, value });
        value
    }

    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> Event<G::Action>) {
        if T::LISTENS {
            self.tracer.event(event());
        }
    }
}
