//! How likely an opponent holds each card, in the ways the thesis reckons.

use adut_kernel::{MAX_SEATS, Seat};

use crate::rules::{Belief, Card, Counts, KINDS, LoveLetter, Observation};

/// The probability of each kind of card in one hand, ascending.
pub(super) type Odds = [f64; KINDS];

/// What a player makes of what it has seen.
///
/// As meant, the odds use everything that is known: a Priest's look, a King's swap, a Guard's
/// miss, a forced Countess. As published, they count unseen cards and nothing else. A *bluffing*
/// player counts its own two cards among the unseen ones, so that it names cards that it holds
/// itself. As meant, the bluffer weighs each card by what is known of it, and a card of which it
/// holds the last itself as one of which nothing is known; who knows the hand for certain has
/// nothing to bluff about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    /// Counts its own cards among the unseen.
    pub(super) bluffs: bool,
    /// Counts unseen cards and knows nothing else.
    pub(super) counts_only: bool,
}

impl Reading {
    /// Everything that is known, and no bluffing.
    pub(super) const AS_MEANT: Self = Self { bluffs: false, counts_only: false };

    /// The odds of every hand; all nothing for those who are out and for the player itself.
    pub(super) fn odds_of_all(self, game: &LoveLetter, seen: &Observation) -> [Odds; MAX_SEATS] {
        let belief = game.belief(seen);
        let own = [seen.hand(), seen.drawn()].into_iter().flatten();
        let own = if self.bluffs { own.collect() } else { Counts::EMPTY };
        let mut odds = [[0.0; KINDS]; MAX_SEATS];
        for seat in seen.opponents() {
            odds[seat.index()] = self.odds(&belief, own, seat);
        }
        odds
    }

    fn odds(self, belief: &Belief, own: Counts, seat: Seat) -> Odds {
        let known = belief.hand(seat).copied().unwrap_or_default();
        let is_certain = known.contains(&1.0);
        if !self.counts_only && (!self.bluffs || is_certain) {
            return known;
        }
        let unseen = belief.unseen();
        let weight = |card: Card| {
            let (hidden, counted) = (unseen.of(card), unseen.of(card) + own.of(card));
            let likelihood = if self.counts_only || hidden == 0 {
                1.0
            } else {
                known[card.index()] * f64::from(unseen.total()) / f64::from(hidden)
            };
            f64::from(counted) * likelihood
        };
        let weights = Card::ALL.map(weight);
        let total: f64 = weights.iter().sum();
        weights.map(|weight| if total > 0.0 { weight / total } else { 0.0 })
    }
}
