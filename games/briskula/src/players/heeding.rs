//! How the simple person gives and heeds signals (motiranje).
//!
//! He signals a trump with points as soon as the rules let him. Second to throw, with the partner to
//! throw last, he gives his richest plain card to a trick that a card he knows in the partner's hand
//! takes. And he does not overtake with points what an opponent behind him is known to overtake.

use std::cmp::Reverse;

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Game as _, Seat};

use crate::rules::{Action, Briskula, Observation, beaters, trumps};

/// The signal that he gives, the richest card first and each once; none where there is none to give.
pub(super) fn signal(seen: &Observation, actions: &[Action]) -> Option<Action> {
    let signals = actions.iter().filter_map(|&action| match action {
        Action::Signal(card) => Some(card),
        Action::Throw(_) => None,
    });
    let fresh = signals.filter(|&card| !seen.signals().contains(card));
    fresh.max_by_key(|card| card.points()).map(Action::Signal)
}

/// What he throws, knowing what he knows of other hands; `usual` is what he would throw without,
/// `cheapest` the card that costs least.
pub(super) fn heeded(game: &Briskula, seen: &Observation, usual: Card, cheapest: Card) -> Card {
    let (trick, trump, me) = (seen.trick(), seen.trump(), seen.seat());
    let Some(partner) = game.partner(me) else { return usual };
    let Some((winner, best)) = trick.best(trump, game.seats()) else { return usual };
    let behind = game.trick_len() - trick.cards().len() - 1;
    let later =
        |seat: Seat| (1..=behind).any(|by| (me.index() + by) % game.seats() == seat.index());
    if game.side(winner) == game.side(me) {
        return usual;
    }
    let takes = |seat: Seat, card: Card| {
        later(seat) && !(seen.known_hand(seat) & beaters(card, trump)).is_empty()
    };
    // The partner throws last, so what he is known to take is his.
    if behind == 2 && takes(partner, best) {
        let plain: CardSet = seen.hand() - trumps(trump);
        return plain.iter().min_by_key(|card| Reverse(card.points())).unwrap_or(usual);
    }
    let opponents = Seat::all(game.seats()).filter(|&seat| game.side(seat) != game.side(me));
    let overtakes = beaters(best, trump).contains(usual) && usual.points() > 0;
    if overtakes && opponents.into_iter().any(|seat| takes(seat, usual)) {
        return cheapest;
    }
    usual
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Actions, Agent as _, Course, Notation as _, Rng, Rules, View};

    use super::super::rules::SimplePerson;
    use super::*;

    /// Obična for four in pairs with these hands and trump; what was played comes after.
    fn answer(hands: [&str; 4], trump: &str, played: &[&str]) -> String {
        let rules = "variant=obicna,players=4,signals=on,signal_seen=0,deal=knock";
        let game = Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap();
        let mut deck: Vec<String> =
            hands.iter().flat_map(|hand| hand.split(' ').map(str::to_owned)).collect();
        deck.push(trump.to_owned());
        let rest = game.pack().iter().map(|card| card.to_string());
        deck.extend(rest.filter(|card| !deck.contains(card)).collect::<Vec<_>>());
        let mut course = Course::dealt(game, Some(game.read_deck(&deck).unwrap()));
        for text in played {
            course.play_text(text, &mut Rng::new(1)).unwrap();
        }
        let (state, mut actions) = (course.state(), Actions::new());
        game.actions(state, &mut actions);
        let view = View::of(&game, state, state.to_act(), &actions, &[]);
        game.write_action(SimplePerson { signals: true }.act(&view, &mut Rng::new(1)))
    }

    const HANDS: [&str; 4] = ["4d 5d 6d", "2b 3s 7b", "Kb 4b 5b", "Ak 2s 4s"];

    #[test]
    fn a_trump_with_points_is_signalled_first() {
        let with_trump = ["Kk 5d 6d", "2b 3s 7b", "Kb 4b 5b", "Ak 2s 4s"];
        assert_eq!(answer(with_trump, "5k", &[]), "~Kk");
        assert_eq!(answer(HANDS, "5k", &[]), "4d", "nothing to signal");
    }

    /// Seat 1 is second and its partner, seat 3, last.
    #[test]
    fn points_go_to_the_partner_who_is_known_to_take_them() {
        // Seat 3 may show its as of trumps on its first turn; seat 0 wins the trick and leads again.
        assert_eq!(answer(HANDS, "5k", &["4d", "2b", "Kb", "~Ak", "2s", "5d"]), "3s");
        assert_ne!(answer(HANDS, "5k", &["4d", "2b", "Kb", "2s", "5d"]), "3s");
    }
}
