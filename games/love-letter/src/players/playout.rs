//! How people play Love Letter in playouts: quick, and not foolish.

use adut_kernel::{Rng, Seat};

use crate::rules::{Action, Card, Counts, LoveLetter, State};

/// How often the lower card goes: high cards win when the deck runs out.
const LOWER: f64 = 0.75;
/// How often a Baron is kept from a fight beside a lower card, which he would lose.
const CAUTION: f64 = 0.9;

/// Plays the lower card more often than the higher, never the Princess if it can be helped, and
/// names cards by how many of them the player has not seen.
pub(super) fn playout(_: &LoveLetter, state: &State, actions: &[Action], rng: &mut Rng) -> Action {
    let (first, last) = (actions[0].card, actions[actions.len() - 1].card);
    let card = if first == last { first } else { choose_card(first, last, rng) };
    let from = actions.partition_point(|action| action.card < card);
    let to = actions.partition_point(|action| action.card <= card);
    let ways = &actions[from..to];
    let any = ways[rng.index(ways.len())];
    match card {
        Card::Guard => name(state, ways, any, rng),
        // A second draw where the first has him discard his own hand.
        Card::Prince if any.target == Some(state.acting()) => ways[rng.index(ways.len())],
        _ => any,
    }
}

fn choose_card(lower: Card, higher: Card, rng: &mut Rng) -> Card {
    if higher == Card::Princess {
        return lower;
    }
    let share = if higher == Card::Baron { CAUTION } else { LOWER };
    if rng.unit() < share { lower } else { higher }
}

/// Names one of the cards that the player has not seen, each copy equally likely.
fn name(state: &State, ways: &[Action], any: Action, rng: &mut Rng) -> Action {
    if any.guess.is_none() {
        return any;
    }
    let seats = || Seat::all(state.seats());
    let own = [state.hand(state.acting()), state.drawn()].into_iter().flatten();
    let open: Counts = seats()
        .flat_map(|seat| state.pile(seat).iter())
        .chain(state.face_up().iter().copied())
        .chain(own)
        .collect();
    let left = |card: Card| {
        let copies = if card == Card::Guard { 0 } else { u32::from(card.copies()) };
        copies.saturating_sub(open.of(card))
    };
    let total: u32 = Card::nameable().map(left).sum();
    if total == 0 {
        return any;
    }
    let mut at = rng.below(total);
    for action in ways.iter().filter(|action| action.target == any.target) {
        let copies = action.guess.map_or(0, left);
        if at < copies {
            return *action;
        }
        at -= copies;
    }
    any
}
