//! What a play leads to, by the rules.

use super::super::hands::Hands;
use super::graph::Passage;
use super::public::{Play, Public, Way, ways};
use crate::rules::{Card, Counts, Effect};

/// Takes what a play leads to. Every number of ways to have the hands comes with the factor that
/// the draw and the play bring.
pub(crate) trait Follow {
    /// The round ends for these hands, the mover's first.
    fn ends(&mut self, kept: Card, other: Card, payoff: f64);
    /// Both players know both hands from now on; before and after the play, the mover's first.
    fn meet(&mut self, before: (Card, Card), after: (Card, Card), next: Public, factor: f64);
    /// The round goes on, or ends because the deck is empty.
    fn go_on(&mut self, next: Public, factor: f64, passage: Passage);
}

/// The positions in which a play can leave the round open, each with what becomes of the hands.
/// Those where both hands are known are not among them.
pub(crate) fn positions_after(at: &Public, play: Play, kept: Hands) -> Vec<(Passage, Public)> {
    #[derive(Default)]
    struct Continuations(Vec<(Passage, Public)>);
    impl Follow for Continuations {
        fn ends(&mut self, _: Card, _: Card, _: f64) {}
        fn meet(&mut self, _: (Card, Card), _: (Card, Card), _: Public, _: f64) {}
        fn go_on(&mut self, next: Public, _: f64, passage: Passage) {
            if let Some(next) = next.goes_on() {
                self.0.push((passage, next));
            }
        }
    }
    let mut open = Continuations::default();
    follow(at, play, kept, &mut open);
    open.0
}

/// What follows when the mover makes a play and keeps one of these.
pub(crate) fn follow(at: &Public, play: Play, kept: Hands, to: &mut impl Follow) {
    let card = play.card;
    let left = at.unseen.without(card);
    let undrawn = f64::from(at.undrawn());
    let factor = f64::from(at.unseen.of(card)) / undrawn;
    let lead = -(at.lead + card.number() as i8);
    let next = Public {
        unseen: left,
        mover: at.other,
        other: kept,
        is_protected: card.effect() == Effect::Protect,
        lead,
    };
    let others = at.other.and(Hands::among(left));
    match (card.effect(), play.way) {
        (Effect::Guess, Way::Naming(named)) => {
            add_each(to, left, kept, Hands::only(named), factor);
            let next = Public { mover: at.other.without(named), ..next };
            to.go_on(next, factor, Passage::Without(named.index() as u8));
        }
        (Effect::Look, Way::Other) => {
            for hand in others.iter() {
                let next = Public { mover: Hands::only(hand), ..next };
                to.go_on(next, factor, Passage::Only(hand.index() as u8));
            }
        }
        (Effect::Compare, Way::Other) => {
            for hand in kept.iter() {
                let mine = Hands::only(hand);
                add_each(to, left, mine, others.filter(|other| other < hand), factor);
                add_each(to, left, mine, others.filter(|other| other > hand), -factor);
                if others.contains(hand) {
                    let next = Public { mover: mine, other: mine, ..next };
                    to.meet((hand, hand), (hand, hand), next, factor);
                }
            }
        }
        (Effect::Swap, Way::Other) => {
            for mine in kept.iter() {
                for other in others.iter() {
                    let (mover, hand) = (Hands::only(mine), Hands::only(other));
                    let next = Public { mover, other: hand, ..next };
                    to.meet((mine, other), (other, mine), next, factor);
                }
            }
        }
        (Effect::Replace, Way::Other) => {
            for hand in others.iter() {
                let each = f64::from(left.of(hand)) / (undrawn - 1.0);
                if hand.effect() == Effect::Lose {
                    add_each(to, left, kept, Hands::only(hand), factor);
                    continue;
                }
                let unseen = left.without(hand);
                let (mover, lead) = (Hands::among(unseen), lead + hand.number() as i8);
                let next = Public { unseen, mover, lead, ..next };
                let passage = Passage::OtherRedraws(hand.index() as u8);
                to.go_on(next, factor * each, passage);
            }
        }
        (Effect::Replace, _) => {
            for hand in kept.iter() {
                let each = f64::from(left.of(hand)) / (undrawn - 1.0);
                if hand.effect() == Effect::Lose {
                    add_each(to, left, Hands::only(hand), others, -factor);
                    continue;
                }
                let unseen = left.without(hand);
                let (other, lead) = (Hands::among(unseen), lead - hand.number() as i8);
                let next = Public { unseen, other, lead, ..next };
                let passage = Passage::MoverRedraws(hand.index() as u8);
                to.go_on(next, factor * each, passage);
            }
        }
        (Effect::Lose, _) => add_each(to, left, kept, others, -factor),
        _ => to.go_on(next, factor, Passage::Same),
    }
}

/// The same payoff for all of these hands.
fn add_each(to: &mut impl Follow, left: Counts, kept: Hands, others: Hands, payoff: f64) {
    for mine in kept.iter() {
        for other in others.iter() {
            to.ends(mine, other, f64::from(ways(left, mine, other)) * payoff);
        }
    }
}
