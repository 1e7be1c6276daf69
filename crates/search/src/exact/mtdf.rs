//! MTD(f): the value found by bounds alone (Plaat, Schaeffer, Pijls and de Bruin 1996).
//!
//! Every search asks one question with a window that holds no value: is it at least this much? The
//! answer is a bound, and the next question is asked at that bound, until the upper and the lower
//! one meet. The table makes the repeated searches cheap.

use adut_kernel::Game;

use super::pvs::PvsMethod;
use super::walk::{Origin, Walk};
use super::{Insight, Method, Tracer, Window};

/// Means over outcomes of chance may differ in their last bits from one search to the next.
const ROUNDING: f64 = 1e-12;

/// See [`Mtdf`](super::Mtdf).
#[derive(Clone, Debug)]
pub struct MtdfMethod<A> {
    search: PvsMethod<A>,
    first_guess: f64,
}

impl<A: Copy> Default for MtdfMethod<A> {
    fn default() -> Self {
        Self { search: PvsMethod::default(), first_guess: 0.0 }
    }
}

impl<A: Copy> MtdfMethod<A> {
    /// Remembers at most `entries` positions and first asks about the value `first_guess`. The
    /// nearer it is, the fewer questions are needed.
    pub fn new(entries: usize, first_guess: f64) -> Self {
        Self { search: PvsMethod::with_table(entries), first_guess }
    }
}

impl<G: Game> Method<G> for MtdfMethod<G::Action> {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64 {
        let Window { alpha: mut low, beta: mut high } = window;
        let mut value = self.first_guess.clamp(low, high);
        let mut best = None;
        loop {
            let beta = if value <= low { low.next_up() } else { value };
            let question = Window { alpha: beta.next_down(), beta };
            value = self.search.value(walk, state, depth, from, question);
            if value >= beta {
                low = value;
                // Only an answer "at least" is proved by an action.
                best = walk.best_at_root();
            } else {
                high = value;
            }
            let close = (high - low).is_finite() && high - low <= ROUNDING * high.abs().max(1.0);
            if low >= high || close || walk.out_of_budget() {
                break;
            }
        }
        if best.is_some() {
            walk.set_best_at_root(best);
        }
        value
    }

    fn restart(&mut self) {
        Method::<G>::restart(&mut self.search);
    }
}
