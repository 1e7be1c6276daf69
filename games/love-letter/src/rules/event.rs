//! What happened on a turn, and who saw which part of it.

use adut_kernel::Seat;

use super::action::Action;
use super::card::{Card, Effect};

/// The longest round: three players, twelve cards to draw.
pub(super) const MAX_TURNS: usize = 12;

/// A turn as it happened, or as one seat saw it: then what the seat did not see is absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// Whose turn it was.
    pub actor: Seat,
    /// What was played.
    pub action: Action,
    /// The card that the actor drew at the start of the turn.
    pub drawn: Option<Card>,
    /// The card that the actor kept, before the effect.
    pub kept: Option<Card>,
    /// The card that the target held, before the effect.
    pub met: Option<Card>,
    /// The card that the target of a Prince drew.
    pub redrawn: Option<Card>,
}

impl Event {
    pub(super) const NONE: Self = Self {
        actor: Seat::FIRST,
        action: Action::alone(Card::Guard),
        drawn: None,
        kept: None,
        met: None,
        redrawn: None,
    };

    /// Who left the round on this turn. Every seat can tell: whatever puts a player out is seen.
    pub fn put_out(&self) -> Option<Seat> {
        let target = self.action.target;
        match self.action.card.effect() {
            Effect::Guess if self.met.is_some() && self.met == self.action.guess => target,
            Effect::Compare if target.is_some() => match (self.kept, self.met) {
                (Some(kept), Some(met)) if kept == met => None,
                (Some(kept), met) if met.is_none_or(|met| kept < met) => Some(self.actor),
                (_, Some(_)) => target,
                (_, None) => None,
            },
            Effect::Replace if self.met.is_some_and(|met| met.effect() == Effect::Lose) => target,
            Effect::Lose => Some(self.actor),
            _ => None,
        }
    }

    /// The same turn as `seat` saw it.
    pub(super) fn seen_by(&self, seat: Seat) -> Self {
        let Action { card, target, .. } = self.action;
        let (acted, aimed_at) = (self.actor == seat, target == Some(seat));
        let (mut kept, mut met) = (acted, aimed_at);
        match card.effect() {
            Effect::Look => met |= acted,
            Effect::Compare | Effect::Swap => {
                kept |= aimed_at;
                met |= acted;
            }
            Effect::Replace => {
                met = true;
                kept |= target == Some(self.actor);
            }
            _ => {}
        }
        // Whoever is out lays his hand face up.
        let out = self.put_out();
        kept |= out == Some(self.actor);
        met |= out.is_some() && out == target;
        Self {
            drawn: self.drawn.filter(|_| acted),
            kept: self.kept.filter(|_| kept),
            met: self.met.filter(|_| met),
            redrawn: self.redrawn.filter(|_| aimed_at),
            ..*self
        }
    }

    /// The same turn with what everybody saw of it: what was discarded, and the hand of whoever is
    /// out. A seat's own view of the turn does as well as the turn itself.
    pub(super) fn seen_by_all(&self) -> Self {
        let (out, target) = (self.put_out(), self.action.target);
        let discarded = self.action.card.effect() == Effect::Replace;
        Self {
            drawn: None,
            kept: self.kept.filter(|_| out == Some(self.actor)),
            met: self.met.filter(|_| discarded || (out.is_some() && out == target)),
            redrawn: None,
            ..*self
        }
    }
}
