//! Situations, positions and scenarios.

use rustc_hash::FxHashMap;

use super::{face_ups, kinds};
use crate::rules::{Card, Counts};

/// How many there are; index 0 is the first turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Situations {
    /// Situations in which a player is to play, by turn.
    pub situations: Vec<u128>,
    /// Positions in which a player is to play, by turn.
    pub positions: Vec<u128>,
    /// Scenarios that end on a turn.
    pub scenarios: Vec<u128>,
}

/// What matters to come, before the player whose turn it is draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct PositionKey {
    /// What nobody has drawn, the set-aside card included.
    undrawn: Counts,
    own: Card,
    other: Card,
    /// Whether a Handmaid protects the other player.
    is_protected: bool,
}

type Layer = FxHashMap<PositionKey, u128>;

/// Counts what can come up with this pack; with these cards face up, or with any.
pub fn situations(pack: Counts, face_up: Option<[Card; 3]>) -> Situations {
    let mut found = Situations::default();
    let mut layer = Layer::default();
    for (_, left) in face_ups(pack).into_iter().filter(|(up, _)| face_up.is_none_or(|f| f == *up)) {
        for own in kinds(left) {
            for other in kinds(left.without(own)) {
                let undrawn = left.without(own).without(other);
                let position = PositionKey { undrawn, own, other, is_protected: false };
                *layer.entry(position).or_default() += 1;
            }
        }
    }
    while !layer.is_empty() {
        let mut turn = Turn::default();
        for (position, &pasts) in &layer {
            for drawn in kinds(position.undrawn) {
                turn.situations += pasts;
                turn.positions += 1;
                turn.play(*position, drawn, pasts);
            }
        }
        found.situations.push(turn.situations);
        found.positions.push(turn.positions);
        found.scenarios.push(turn.scenarios);
        layer = turn.next;
    }
    found
}

/// What a turn leads to.
#[derive(Default)]
struct Turn {
    situations: u128,
    positions: u128,
    scenarios: u128,
    next: Layer,
}

impl Turn {
    /// Makes every play of whoever drew this card.
    fn play(&mut self, before: PositionKey, drawn: Card, pasts: u128) {
        let undrawn = before.undrawn.without(drawn);
        let (own, other) = (before.own, before.other);
        self.play_card(PositionKey { undrawn, own, ..before }, drawn, pasts);
        if own != drawn {
            self.play_card(PositionKey { undrawn, own: drawn, other, ..before }, own, pasts);
        }
    }

    /// Plays `card`, keeping the position's own card.
    fn play_card(&mut self, at: PositionKey, card: Card, pasts: u128) {
        let (kept, other) = (at.own, at.other);
        if !card.playable_beside(kept) {
            return;
        }
        let reaches = !at.is_protected;
        match card {
            Card::Guard if reaches => {
                for named in Card::nameable() {
                    if named == other {
                        self.scenarios += pasts;
                    } else {
                        self.hand_on(at, pasts);
                    }
                }
            }
            Card::Baron if reaches && kept != other => self.scenarios += pasts,
            Card::Prince => {
                self.replace(kept, at.undrawn, pasts, |own, undrawn| PositionKey {
                    own,
                    undrawn,
                    ..at
                });
                if reaches {
                    self.replace(other, at.undrawn, pasts, |other, undrawn| PositionKey {
                        other,
                        undrawn,
                        ..at
                    });
                }
            }
            Card::King if reaches => {
                self.hand_on(PositionKey { own: other, other: kept, ..at }, pasts);
            }
            Card::Princess => self.scenarios += pasts,
            _ => self.hand_on_protected(at, card == Card::Handmaid, pasts),
        }
    }

    /// A Prince has a player discard this card and draw another.
    fn replace(
        &mut self,
        discarded: Card,
        undrawn: Counts,
        pasts: u128,
        with: impl Fn(Card, Counts) -> PositionKey,
    ) {
        if discarded == Card::Princess {
            self.scenarios += pasts;
            return;
        }
        for drawn in kinds(undrawn) {
            self.hand_on(with(drawn, undrawn.without(drawn)), pasts);
        }
    }

    fn hand_on(&mut self, at: PositionKey, pasts: u128) {
        self.hand_on_protected(at, false, pasts);
    }

    /// Ends the turn, and the round if the deck is empty.
    fn hand_on_protected(&mut self, at: PositionKey, is_protected: bool, pasts: u128) {
        // The last undrawn card is the set-aside one; a Prince may have taken even that.
        if at.undrawn.total() <= 1 {
            self.scenarios += pasts;
            return;
        }
        let next = PositionKey { undrawn: at.undrawn, own: at.other, other: at.own, is_protected };
        *self.next.entry(next).or_default() += pasts;
    }
}
