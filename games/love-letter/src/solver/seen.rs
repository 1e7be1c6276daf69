//! Information sets.

use rustc_hash::FxHashMap;

use super::hands::Hands;
use super::{face_ups, kinds};
use crate::rules::{Card, Counts};

/// All that one player, the observer, can deduce between two turns. What he has seen beyond that
/// makes no difference to what he may see yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Deduced {
    /// The other's hand, the deck and the set-aside card.
    unseen: Counts,
    own: Card,
    /// The cards that the other may hold.
    possible: Hands,
    /// Whether a Handmaid protects the observer, and the other.
    protects_observer: bool,
    protects_other: bool,
}

type Layer = FxHashMap<Deduced, u128>;

/// How many information sets there are on each turn, for the player to play: seat 0 on the first,
/// seat 1 on the second, and so on. With these cards face up, or with any.
pub fn information_sets(pack: Counts, face_up: Option<[Card; 3]>) -> Vec<u128> {
    let mut by_turn = Vec::new();
    for observer in 0..2 {
        let mut layer = dealt(pack, face_up);
        let mut turn = 0;
        while !layer.is_empty() {
            let mut next = Layer::default();
            let mut sets = 0;
            for (at, &pasts) in &layer {
                let mut walk = Walk { pasts, next: &mut next };
                if turn % 2 == observer {
                    sets += walk.own_turn(*at) * pasts;
                } else {
                    walk.others_turn(*at);
                }
            }
            if turn % 2 == observer {
                by_turn.push((turn, sets));
            }
            layer = next;
            turn += 1;
        }
    }
    by_turn.sort_unstable();
    by_turn.into_iter().map(|(_, sets)| sets).collect()
}

fn dealt(pack: Counts, face_up: Option<[Card; 3]>) -> Layer {
    let mut layer = Layer::default();
    for (_, left) in face_ups(pack).into_iter().filter(|(up, _)| face_up.is_none_or(|f| f == *up)) {
        for own in kinds(left) {
            let unseen = left.without(own);
            let at = Deduced {
                unseen,
                own,
                possible: Hands::of(kinds(unseen)),
                protects_observer: false,
                protects_other: false,
            };
            *layer.entry(at).or_default() += 1;
        }
    }
    layer
}

/// Goes on from what can be deduced to what can be deduced next.
struct Walk<'a> {
    pasts: u128,
    next: &'a mut Layer,
}

impl Walk<'_> {
    /// Goes on, unless the deck is empty or nothing is possible any more.
    fn reach(&mut self, at: Deduced) {
        // Two unseen cards are the other's hand and the set-aside one.
        if at.unseen.total() > 2 && !at.possible.is_empty() {
            *self.next.entry(at).or_default() += self.pasts;
        }
    }

    /// The observer plays; returns how many different cards he may have drawn.
    fn own_turn(&mut self, before: Deduced) -> u128 {
        let mut draws = 0;
        let before = Deduced { protects_observer: false, ..before };
        for drawn in Card::ALL {
            let Some(at) = see_draw(before, drawn) else { continue };
            draws += 1;
            self.own_play(at, drawn);
            if drawn != before.own {
                self.own_play(Deduced { own: drawn, ..at }, before.own);
            }
        }
        draws
    }

    /// The observer plays `card` and keeps his own.
    fn own_play(&mut self, at: Deduced, card: Card) {
        if !card.playable_beside(at.own) {
            return;
        }
        let reaches = !at.protects_other;
        match card {
            Card::Guard if reaches => {
                for named in Card::nameable() {
                    self.reach(Deduced { possible: at.possible.filter(|c| c != named), ..at });
                }
            }
            Card::Priest if reaches => {
                for hand in at.possible.iter() {
                    self.reach(Deduced { possible: Hands::only(hand), ..at });
                }
            }
            Card::Handmaid => self.reach(Deduced { protects_observer: true, ..at }),
            Card::Prince => {
                self.redraw_own(at);
                if reaches {
                    self.redraw_others(at);
                }
            }
            _ => self.meet(at, card, reaches),
        }
    }

    /// The other draws and plays, unseen but for the play.
    fn others_turn(&mut self, before: Deduced) {
        let Deduced { unseen, possible, .. } = before;
        for card in kinds(unseen) {
            let has = |held: Card, drawn: Card| {
                possible.contains(held) && unseen.of(drawn) > u32::from(held == drawn)
            };
            let kept = kinds(unseen)
                .filter(|&kept| card.playable_beside(kept) && (has(kept, card) || has(card, kept)));
            let possible = Hands::of(kept);
            if !possible.is_empty() {
                let unseen = unseen.without(card);
                self.others_play(
                    Deduced { unseen, possible, protects_other: false, ..before },
                    card,
                );
            }
        }
    }

    /// The other has played `card`.
    fn others_play(&mut self, at: Deduced, card: Card) {
        let reaches = !at.protects_observer;
        match card {
            Card::Guard if reaches => {
                for _ in Card::nameable().filter(|&named| named != at.own) {
                    self.reach(at);
                }
            }
            Card::Handmaid => self.reach(Deduced { protects_other: true, ..at }),
            Card::Prince => {
                self.redraw_others(at);
                if reaches {
                    self.redraw_own(at);
                }
            }
            _ => self.meet(at, card, reaches),
        }
    }

    /// What is the same for both sides whoever of them played `card`.
    fn meet(&mut self, at: Deduced, card: Card, reaches: bool) {
        match card {
            Card::Baron if reaches => {
                self.reach(Deduced { possible: at.possible.filter(|c| c == at.own), ..at });
            }
            Card::King if reaches => {
                for hand in at.possible.iter() {
                    let unseen = at.unseen.without(hand).with(at.own);
                    let possible = Hands::only(at.own);
                    self.reach(Deduced { unseen, own: hand, possible, ..at });
                }
            }
            Card::Princess => {}
            _ => self.reach(at),
        }
    }

    /// A Prince has the observer discard his card and draw another.
    fn redraw_own(&mut self, at: Deduced) {
        if at.own == Card::Princess {
            return;
        }
        for drawn in Card::ALL {
            if let Some(after) = see_draw(at, drawn) {
                self.reach(Deduced { own: drawn, ..after });
            }
        }
    }

    /// A Prince has the other discard his card, face up, and draw another.
    fn redraw_others(&mut self, at: Deduced) {
        for hand in at.possible.iter().filter(|&hand| hand != Card::Princess) {
            let unseen = at.unseen.without(hand);
            self.reach(Deduced { unseen, possible: Hands::of(kinds(unseen)), ..at });
        }
    }
}

/// The observer draws this card; none if he cannot.
fn see_draw(at: Deduced, drawn: Card) -> Option<Deduced> {
    let copies = at.unseen.of(drawn);
    let possible = at.possible.filter(|hand| copies > u32::from(hand == drawn));
    (!possible.is_empty()).then(|| Deduced { unseen: at.unseen.without(drawn), possible, ..at })
}
