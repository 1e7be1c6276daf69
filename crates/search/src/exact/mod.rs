//! Search in games where everything is known.
//!
//! All methods look at the game through the eyes of one seat, the one that searches: at the turns
//! of its side the value is maximised, at all others minimised, whoever's turn comes after whose.
//! With two sides that is minimax. With more it is the *paranoid* assumption, that all others play
//! together against the one; [`MaxN`] and [`BestReply`] assume other things.
//!
//! A search goes as deep as it is told, in actions; outcomes of chance do not count. Where the
//! depth or the budget ends, or where chance has too many outcomes to list, a state is a leaf and
//! valued by the caller's [`Insight`].

mod alphabeta;
mod best_reply;
mod deepening;
mod maxn;
mod minimax;
mod mtdf;
mod negamax;
mod pvs;
mod star;
mod transposition;
mod walk;

use adut_kernel::{Game, Rng, Seat, Turn};

use crate::trace::{Silent, Tracer, Via};
use crate::{Budget, Insight, RulesOnly, Searcher};

pub use alphabeta::AlphaBetaMethod;
pub use best_reply::BestReplyMethod;
pub use deepening::DeepeningMethod;
pub use maxn::MaxNMethod;
pub use minimax::MinimaxMethod;
pub use mtdf::MtdfMethod;
pub use negamax::NegamaxMethod;
pub use pvs::PvsMethod;
pub use star::{Pruning, StarMethod};
pub use walk::{Origin, Walk};

/// Plain minimax: looks at everything.
pub type Minimax<I = RulesOnly, T = Silent> = Exact<MinimaxMethod, I, T>;
/// Alpha–beta, fail-soft.
pub type AlphaBeta<I = RulesOnly, T = Silent> = Exact<AlphaBetaMethod, I, T>;
/// Paranoid search: alpha–beta in a game of more than two sides (Sturtevant and Korf 2000).
pub type Paranoid<I = RulesOnly, T = Silent> = AlphaBeta<I, T>;
/// Alpha–beta in one formula: every node maximises, and the sign turns when the side changes.
pub type Negamax<I = RulesOnly, T = Silent> = Exact<NegamaxMethod, I, T>;
/// Principal variation search, with a table where the insight has keys.
pub type Pvs<A, I = RulesOnly, T = Silent> = Exact<PvsMethod<A>, I, T>;
/// MTD(f), with a table where the insight has keys.
pub type Mtdf<A, I = RulesOnly, T = Silent> = Exact<MtdfMethod<A>, I, T>;
/// Iterative deepening of principal variation search.
pub type Deepening<A, I = RulesOnly, T = Silent> = Exact<DeepeningMethod<A>, I, T>;
/// Expectiminimax with Star pruning at chance nodes.
pub type Expectiminimax<I = RulesOnly, T = Silent> = Exact<StarMethod, I, T>;
/// Max-n: everyone plays for himself.
pub type MaxN<I = RulesOnly, T = Silent> = Exact<MaxNMethod, I, T>;
/// Best-reply search: of all opponents one answers well, the others as they would at first sight.
pub type BestReply<I = RulesOnly, T = Silent> = Exact<BestReplyMethod, I, T>;

/// The values that still matter, for the seat that searches: below `alpha` it has better
/// elsewhere, above `beta` its opponents do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The lower end.
    pub alpha: f64,
    /// The upper end.
    pub beta: f64,
}

impl Window {
    /// All values matter.
    pub const FULL: Self = Self { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// Moves the window of a node to its best value so far, `mine` telling whose best it is. Says
    /// whether nothing is left of it, so that all other children are cut.
    #[inline]
    fn narrow(&mut self, mine: bool, best: f64) -> bool {
        if mine {
            self.alpha = self.alpha.max(best);
        } else {
            self.beta = self.beta.min(best);
        }
        self.alpha >= self.beta
    }
}

/// An algorithm that values a state for the seat that searches. Those of this module implement
/// it; what a [`Walk`] offers them is theirs alone.
pub trait Method<G: Game>: Send {
    /// The value of `state`, looking `depth` actions ahead. Exact within `window`; outside, a
    /// bound on the side it fell to.
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64;

    /// The values of `actions`, each looked `depth` actions ahead, itself counted.
    fn rank<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        actions: &[G::Action],
        depth: u32,
        values: &mut Vec<f64>,
    ) {
        values.clear();
        values.extend(actions.iter().map(|&action| {
            let next = walk.after(state, action);
            let from = Origin { parent: None, via: Via::Action(action) };
            self.value(walk, &next, depth - 1, from, Window::FULL)
        }));
    }

    /// A new game begins: whatever was remembered of the last one is void.
    fn restart(&mut self) {}
}

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchResult<A> {
    /// The state's value for the seat that searched.
    pub value: f64,
    /// The best action; none where the seat has none to make.
    pub best: Option<A>,
    /// How many positions were looked at, counting again those looked at again.
    pub nodes: u64,
    /// Whether the whole depth was searched before the budget ended.
    pub complete: bool,
}

/// A search by some method.
#[derive(Clone, Debug)]
pub struct Exact<M, I = RulesOnly, T = Silent> {
    method: M,
    depth: u32,
    budget: Budget,
    insight: I,
    tracer: T,
}

impl<M: Default> Exact<M> {
    /// Looks this many actions ahead, at least one, knowing nothing but the rules.
    pub fn to_depth(depth: u32) -> Self {
        Self::by(M::default(), depth)
    }

    /// Looks ahead to the end of the game.
    pub fn to_the_end() -> Self {
        Self::to_depth(u32::MAX)
    }
}

impl<M> Exact<M> {
    /// Looks this many actions ahead, at least one, by a method with settings of its own.
    pub fn by(method: M, depth: u32) -> Self {
        let (budget, depth) = (Budget::unlimited(), depth.max(1));
        Self { method, depth, budget, insight: RulesOnly, tracer: Silent }
    }
}

impl<M, I, T> Exact<M, I, T> {
    /// The same search with knowledge of the game.
    pub fn with_insight<J>(self, insight: J) -> Exact<M, J, T> {
        let Self { method, depth, budget, tracer, .. } = self;
        Exact { method, depth, budget, insight, tracer }
    }

    /// The same search with a limit in nodes. When it is reached, every further node is a leaf.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// The same search, watched.
    pub fn traced<U>(self, tracer: U) -> Exact<M, I, U> {
        let Self { method, depth, budget, insight, .. } = self;
        Exact { method, depth, budget, insight, tracer }
    }

    /// The method, with what it remembers.
    pub fn method(&self) -> &M {
        &self.method
    }

    /// Who watches.
    pub fn tracer(&self) -> &T {
        &self.tracer
    }

    /// Searches for whoever's turn it is; where it is nobody's, for seat 0.
    pub fn search<G: Game>(&mut self, game: &G, state: &G::State) -> SearchResult<G::Action>
    where
        M: Method<G>,
        I: Insight<G>,
        T: Tracer<G::Action>,
    {
        let seat = match game.turn(state) {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over => Seat::FIRST,
        };
        self.search_for(game, state, seat)
    }

    /// Searches with the eyes of a given seat.
    pub fn search_for<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
    ) -> SearchResult<G::Action>
    where
        M: Method<G>,
        I: Insight<G>,
        T: Tracer<G::Action>,
    {
        let meter = self.budget.meter();
        let mut walk = Walk::new(game, &self.insight, &mut self.tracer, meter, seat);
        let value = self.method.value(&mut walk, state, self.depth, Origin::ROOT, Window::FULL);
        SearchResult {
            value,
            best: walk.best_at_root(),
            nodes: walk.nodes(),
            complete: !walk.out_of_budget(),
        }
    }
}

impl<G: Game, M, I, T> Searcher<G> for Exact<M, I, T>
where
    M: Method<G>,
    I: Insight<G>,
    T: Tracer<G::Action>,
{
    fn rank(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        _: &mut Rng,
        values: &mut Vec<f64>,
    ) {
        values.clear();
        let Turn::Seat(seat) = game.turn(state) else { return };
        let meter = self.budget.meter();
        let mut walk = Walk::new(game, &self.insight, &mut self.tracer, meter, seat);
        self.method.rank(&mut walk, state, actions, self.depth, values);
    }

    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        _: &mut Rng,
    ) -> G::Action {
        self.search(game, state).best.unwrap_or(actions[0])
    }

    fn restart(&mut self) {
        self.method.restart();
    }
}
