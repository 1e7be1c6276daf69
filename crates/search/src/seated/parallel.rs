//! Several searches of the same position at once.
//!
//! Each member of the team searches by itself with random numbers of its own, and the values are
//! averaged (root parallelisation). How many members there are decides the answer; how many
//! threads run them does not.

use std::thread;

use adut_kernel::{Agent, Game, Rng, View};

use crate::Searcher;
use crate::searcher::first_best;

/// A team of equal searchers or players that answers with its mean.
#[derive(Clone, Debug)]
pub struct RootParallel<P> {
    team: Vec<P>,
    threads: usize,
}

impl<P: Clone> RootParallel<P> {
    /// A team of `members` like this one, at least one, run by at most `threads` threads.
    pub fn new(member: P, members: usize, threads: usize) -> Self {
        Self { team: vec![member; members.max(1)], threads: threads.max(1) }
    }
}

impl<P: Send> RootParallel<P> {
    /// Asks every member, each with random numbers of its own, and averages their values.
    fn mean(
        &mut self,
        actions: usize,
        rng: &mut Rng,
        ask: impl Fn(&mut P, &mut Rng) -> Vec<f64> + Sync,
    ) -> Vec<f64> {
        let size = self.team.len();
        let mut tasks: Vec<(&mut P, Rng, Vec<f64>)> = self
            .team
            .iter_mut()
            .map(|member| {
                let (high, low) = (rng.bits(), rng.bits());
                (member, Rng::new(u128::from(high) << 64 | u128::from(low)), Vec::new())
            })
            .collect();
        let share = size.div_ceil(self.threads);
        thread::scope(|scope| {
            for tasks in tasks.chunks_mut(share) {
                let ask = &ask;
                let work = move || {
                    for (member, rng, values) in tasks {
                        *values = ask(member, rng);
                    }
                };
                if share == size {
                    work();
                } else {
                    scope.spawn(work);
                }
            }
        });
        let mut mean = vec![0.0; actions];
        for (_, _, values) in &tasks {
            for (sum, value) in mean.iter_mut().zip(values) {
                *sum += value / size as f64;
            }
        }
        mean
    }
}

impl<G: Game, S: Searcher<G>> Searcher<G> for RootParallel<S> {
    fn rank(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
        values: &mut Vec<f64>,
    ) {
        *values = self.mean(actions.len(), rng, |member, rng| {
            let mut values = Vec::new();
            member.rank(game, state, actions, rng, &mut values);
            values
        });
    }

    fn follow(&mut self, moves: &[adut_kernel::Witnessed<G::Action>]) {
        self.team.iter_mut().for_each(|member| member.follow(moves));
    }

    fn restart(&mut self) {
        self.team.iter_mut().for_each(Searcher::restart);
    }
}

impl<G: Game, P: Agent<G>> Agent<G> for RootParallel<P> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        view.pick(first_best(&self.values(view, rng)))
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        let (game, seen, seat) = (view.game(), view.seen(), view.seat());
        let (actions, history) = (view.actions(), view.history());
        self.mean(actions.len(), rng, |member, rng| {
            let view = View::from_observation(game, seen, seat, actions, history);
            member.values(&view, rng)
        })
    }

    fn restart(&mut self) {
        self.team.iter_mut().for_each(Agent::restart);
    }
}
