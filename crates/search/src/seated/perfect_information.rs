//! A searcher seated where nothing is hidden.

use adut_kernel::{Agent, Game, Rng, Scale, Thought, View, Witnessed};

use crate::Searcher;

/// Plays a game whose observation is the state itself. It tells the searcher how the game went
/// on, so that it can keep what it learned.
#[derive(Clone, Debug)]
pub struct PerfectInformation<S, A> {
    searcher: S,
    searched_at: Option<Vec<Witnessed<A>>>,
}

impl<S, A> PerfectInformation<S, A> {
    /// Seats a searcher.
    pub fn new(searcher: S) -> Self {
        Self { searcher, searched_at: None }
    }

    /// The searcher.
    pub fn searcher(&self) -> &S {
        &self.searcher
    }
}

impl<S, A: Copy + Eq> PerfectInformation<S, A> {
    fn catch_up<G>(&mut self, history: &[Witnessed<A>])
    where
        G: Game<Action = A>,
        S: Searcher<G>,
    {
        let last = self.searched_at.as_deref();
        match last.and_then(|last| history.strip_prefix(last)) {
            Some(moves) if !moves.is_empty() => self.searcher.follow(moves),
            _ => self.searcher.restart(),
        }
        let last = self.searched_at.get_or_insert_default();
        last.clear();
        last.extend_from_slice(history);
    }
}

impl<G, S> Agent<G> for PerfectInformation<S, G::Action>
where
    G: Game<Observation = <G as Game>::State>,
    S: Searcher<G>,
{
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        self.catch_up::<G>(view.history());
        self.searcher.choose(view.game(), view.seen(), view.actions(), rng)
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        self.catch_up::<G>(view.history());
        let mut values = Vec::new();
        self.searcher.rank(view.game(), view.seen(), view.actions(), rng, &mut values);
        values
    }

    fn scale(&self) -> Scale {
        self.searcher.scale()
    }

    fn decide(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
        self.catch_up::<G>(view.history());
        self.searcher.decide(view.game(), view.seen(), view.actions(), rng)
    }

    fn restart(&mut self) {
        self.searched_at = None;
        self.searcher.restart();
    }
}
