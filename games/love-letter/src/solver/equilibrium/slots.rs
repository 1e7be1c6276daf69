//! What is kept for each decision, and what a walk does with it.

use super::graph::{Graph, MAX_PLAYS, Node};
use super::real::Real;

/// The slots of a subtree, taken one decision after another.
pub(crate) trait Slots<F>: Sized + Send {
    /// Whether values that are not known exactly are taken as high for oneself as they may be.
    const BOUNDS: bool = false;

    /// The plays of one's own turn that this walk goes into, one bit for each; the slots are those
    /// of the turn.
    fn tries(&self, _: &Graph<F>, _: &Node) -> u16 {
        u16::MAX
    }
    /// Splits off the next slots.
    fn take(&mut self, count: usize) -> Self;
    /// One's own decision between choices of these values; its slots are the next. Returns its
    /// value.
    fn choose(&mut self, values: &[F]) -> F;
    /// The other's decision, as likely as `weight`; its slots are the next. Writes how likely each
    /// choice is, `weight` in all.
    fn mix(&mut self, weight: F, out: &mut [F]);
}

/// Betters one player's regrets and notes the other's play in the average.
///
/// Regrets never fall below zero, and each round counts less of the rounds before it: CFR+ with a
/// discount. A part of the tree that the other never enters is left alone.
pub(crate) struct Learning<'a, F> {
    pub(crate) regrets: &'a mut [F],
    pub(crate) sums: &'a mut [F],
    /// The share of the regrets before this round that is kept.
    pub(crate) kept: F,
    /// How much this round counts in the average.
    pub(crate) weight: F,
    /// The number of the round.
    pub(crate) round: u64,
}

/// A play that one makes with no pair of cards at present is tried only every so many rounds.
pub(crate) const PAUSE: u64 = 3;

impl<F: Real> Slots<F> for Learning<'_, F> {
    #[inline]
    fn tries(&self, graph: &Graph<F>, node: &Node) -> u16 {
        let mut made = 0;
        let mut regrets = &*self.regrets;
        for pair in graph.pairs_of(node) {
            let choices = graph.choices_of(pair);
            let (own, rest) = regrets.split_at(if choices.len() > 1 { choices.len() } else { 0 });
            regrets = rest;
            let any = own.iter().any(|&regret| regret > F::ZERO);
            for (i, &choice) in choices.iter().enumerate() {
                if !any || own[i] > F::ZERO {
                    made |= 1 << (choice >> 3);
                }
            }
        }
        // The others take turns, so that each comes up equally often.
        let turn = node.subtree + self.round;
        (0..node.play_count)
            .filter(|&i| (turn + u64::from(i)).is_multiple_of(PAUSE))
            .fold(made, |made, i| made | 1 << i)
    }

    #[inline]
    fn take(&mut self, count: usize) -> Self {
        let regrets = self.regrets.split_off_mut(..count).unwrap_or_default();
        let sums = self.sums.split_off_mut(..count).unwrap_or_default();
        Self { regrets, sums, kept: self.kept, weight: self.weight, round: self.round }
    }

    #[inline]
    fn choose(&mut self, values: &[F]) -> F {
        let own = self.take(values.len());
        let value = mean(own.regrets, values);
        for (regret, &v) in own.regrets.iter_mut().zip(values) {
            *regret = (*regret * self.kept + v - value).larger(F::ZERO);
        }
        value
    }

    #[inline]
    fn mix(&mut self, weight: F, out: &mut [F]) {
        let own = self.take(out.len());
        share(own.regrets, weight, out);
        for (sum, &p) in own.sums.iter_mut().zip(&*out) {
            *sum += p * self.weight;
        }
    }
}

/// Responds as well as possible to the other's average play; with `BOUNDS`, values that are not
/// known exactly are taken as high as they may be.
pub(crate) struct Responding<'a, F, const BOUNDS: bool>(pub(crate) &'a [F]);

impl<F: Real, const BOUNDS: bool> Slots<F> for Responding<'_, F, BOUNDS> {
    const BOUNDS: bool = BOUNDS;

    #[inline]
    fn take(&mut self, count: usize) -> Self {
        Self(self.0.split_off(..count).unwrap_or_default())
    }

    #[inline]
    fn choose(&mut self, values: &[F]) -> F {
        self.take(values.len());
        values[1..].iter().fold(values[0], |best, &v| best.larger(v))
    }

    #[inline]
    fn mix(&mut self, weight: F, out: &mut [F]) {
        average(self.take(out.len()).0, weight, out);
    }
}

/// Both play their average strategies.
pub(crate) struct Playing<'a, F>(pub(crate) &'a [F]);

impl<F: Real> Slots<F> for Playing<'_, F> {
    #[inline]
    fn take(&mut self, count: usize) -> Self {
        Self(self.0.split_off(..count).unwrap_or_default())
    }

    #[inline]
    fn choose(&mut self, values: &[F]) -> F {
        let mut shares = [F::ZERO; MAX_PLAYS];
        let shares = &mut shares[..values.len()];
        average(self.take(values.len()).0, F::of(1.0), shares);
        shares.iter().zip(values).map(|(&p, &v)| p * v).sum()
    }

    #[inline]
    fn mix(&mut self, weight: F, out: &mut [F]) {
        average(self.take(out.len()).0, weight, out);
    }
}

/// The mean of values that count as much as their weights; evenly where there is no weight.
#[inline]
fn mean<F: Real>(weights: &[F], values: &[F]) -> F {
    let (mut total, mut value, mut even) = (F::ZERO, F::ZERO, F::ZERO);
    for (&w, &v) in weights.iter().zip(values) {
        total += w;
        value += w * v;
        even += v;
    }
    if total > F::ZERO { value / total } else { even / F::of(values.len() as f64) }
}

/// Shares something out as the average strategy does: what was played less often than
/// [`SELDOM`] is what early rounds still tried, and is left out.
#[inline]
pub(crate) fn average<F: Real>(sums: &[F], whole: F, out: &mut [F]) {
    let least = sums.iter().copied().sum::<F>() * F::of(SELDOM);
    for (p, &sum) in out.iter_mut().zip(sums) {
        *p = if sum < least { F::ZERO } else { sum };
    }
    let total: F = out.iter().copied().sum();
    if total > F::ZERO {
        let scale = whole / total;
        out.iter_mut().for_each(|p| *p = *p * scale);
    } else {
        out.fill(whole / F::of(out.len() as f64));
    }
}

/// The least share of a choice in the average strategy.
const SELDOM: f64 = 0.01;

/// Shares something out by weights; evenly where there is no weight.
#[inline]
fn share<F: Real>(weights: &[F], whole: F, out: &mut [F]) {
    let total: F = weights.iter().copied().sum();
    if total > F::ZERO {
        let scale = whole / total;
        out.iter_mut().zip(weights).for_each(|(p, &w)| *p = w * scale);
    } else {
        out.fill(whole / F::of(out.len() as f64));
    }
}
