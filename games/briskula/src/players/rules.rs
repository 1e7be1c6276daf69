//! The simple person at the table.
//!
//! Every card has a cost of giving it away. Who leads, or is winning the trick with cards still to
//! come, throws the cheapest. Who is winning and last throws the richest card that is no trump.
//! Otherwise he overtakes in suit: as the last with the richest card that wins, before that with
//! the cheapest if there is something to win. Or he trumps with the cheapest trump if enough
//! points lie. Or he throws the cheapest card.

use std::cmp::Reverse;

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{
    Agent, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Seat, Values, View,
};
use adut_players::{Lapses, settings};

use super::heeding;
use crate::rules::{Action, Briskula, State, Trick, beaters, trumps};

pub(super) const SETTINGS: &[RuleOption] = &[settings::LAPSES, SIGNALS];

const SIGNALS: RuleOption = RuleOption::new(
    "signals",
    "on",
    Values::Switch,
    "whether it signals to its partner where the rules allow it; it heeds signals in any case",
);

/// What it costs to give a card away, in the order 2 4 5 6 7 F H K 3 A.
const COSTS: [u32; 10] = [0, 0, 0, 0, 1, 3, 4, 5, 12, 14];
/// What it costs more to give a trump away.
const TRUMP_COST: u32 = 8;
/// The points that are worth overtaking for while others are still to throw.
const WORTH_OVERTAKING: u8 = 2;

/// The points that must lie for this trump to be thrown on them.
fn worth_trumping(trump: Card) -> u8 {
    match trump.points() {
        0 => 4,
        10.. => 14,
        _ => 8,
    }
}

/// What it costs to give a card away.
fn cost(card: Card, trump: Card) -> u32 {
    COSTS[card.strength()] + if trumps(trump).contains(card) { TRUMP_COST } else { 0 }
}

/// What it would cost to give a whole hand away.
pub(super) fn cost_of_hand(hand: CardSet, trump: Card) -> f64 {
    hand.iter().map(|card| f64::from(cost(card, trump))).sum()
}

/// Puts rich cards first: they decide, and a search that tries them first cuts more.
pub(super) fn rich_first(actions: &mut [Action]) {
    actions.sort_by_key(|action| match action {
        Action::Throw(card) => Reverse(card.points()),
        Action::Signal(_) => Reverse(0),
    });
}

/// What a player to throw has before him.
struct TrickView<'a> {
    game: &'a Briskula,
    trick: &'a Trick,
    trump: Card,
    hand: CardSet,
    seat: Seat,
}

impl TrickView<'_> {
    fn cost(&self, card: Card) -> u32 {
        cost(card, self.trump)
    }

    fn cheapest(&self, among: CardSet) -> Option<Card> {
        among.iter().min_by_key(|&card| self.cost(card))
    }

    /// The most points; among equals the cheapest.
    fn richest(&self, among: CardSet) -> Option<Card> {
        among.iter().min_by_key(|&card| (Reverse(card.points()), self.cost(card)))
    }

    /// The card to throw; none from an empty hand.
    fn choice(&self) -> Option<Card> {
        let cheapest = self.cheapest(self.hand);
        let Some((winner, best)) = self.trick.best(self.trump, self.game.seats()) else {
            return cheapest;
        };
        let is_last = self.trick.cards().len() + 1 == self.game.trick_len();
        if self.game.side(winner) == self.game.side(self.seat) {
            let plain = self.hand - trumps(self.trump);
            return self.richest(plain).filter(|_| is_last).or(cheapest);
        }
        let lying = self.trick.points();
        let over = self.hand & beaters(best, self.trump);
        let in_suit: CardSet = over.iter().filter(|card| card.suit() == best.suit()).collect();
        let overtaking = if is_last {
            self.richest(in_suit)
        } else {
            self.cheapest(in_suit).filter(|_| lying >= WORTH_OVERTAKING)
        };
        let trumping =
            || self.cheapest(over - in_suit).filter(|&card| lying >= worth_trumping(card));
        overtaking.or_else(trumping).or(cheapest)
    }
}

/// What the simple person throws in a known state; the first listed action where he has no card.
pub(super) fn throw(game: &Briskula, state: &State, actions: &[Action]) -> Action {
    let (trick, trump, seat) = (state.trick(), state.trump(), state.to_act());
    let table = TrickView { game, trick, trump, hand: state.hand(seat), seat };
    table.choice().map_or(actions[0], Action::Throw)
}

/// Plays so, and with signals as [`heeding`](super::heeding) has it.
#[derive(Clone, Copy, Debug)]
pub(super) struct SimplePerson {
    /// Whether he signals.
    pub(super) signals: bool,
}

impl Agent<Briskula> for SimplePerson {
    fn act(&mut self, view: &View<'_, Briskula>, _: &mut Rng) -> Action {
        let (game, seen) = (view.game(), view.seen());
        let (trick, trump, seat) = (seen.trick(), seen.trump(), view.seat());
        if let Some(signal) = heeding::signal(seen, view.actions()).filter(|_| self.signals) {
            return signal;
        }
        let table = TrickView { game, trick, trump, hand: seen.hand(), seat };
        let heeded = |usual: Card| {
            let cheapest = table.cheapest(table.hand).unwrap_or(usual);
            Action::Throw(heeding::heeded(game, seen, usual, cheapest))
        };
        table.choice().map_or(view.actions()[0], heeded)
    }
}

/// Who looks away this often.
pub fn lapsing(share: f64) -> Player<Briskula> {
    Player::honest(Lapses { attentive: SimplePerson { signals: true }, share })
}

pub(super) fn rules(_: &Briskula, read: &RulesReader<'_>) -> Result<Player<Briskula>, RulesError> {
    let (share, signals) = (settings::read_lapses(read)?, read.switch(SIGNALS.name)?);
    Ok(Player::honest(Lapses { attentive: SimplePerson { signals }, share }))
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Actions, Course, Notation};

    use super::*;

    /// Dupla with these hands and trump; the cards thrown so far come after.
    fn answer(hands: [&str; 2], trump: &str, thrown: &str) -> String {
        let game = Briskula::default();
        let split = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let (a, b) = (split(hands[0]), split(hands[1]));
        let mut deck = [&a[..2], &b[..2], &[trump.to_owned()], &a[2..], &b[2..]].concat();
        let rest = game.pack().iter().map(|card| card.to_string());
        deck.extend(rest.filter(|card| !deck.contains(card)).collect::<Vec<_>>());
        let mut course = Course::dealt(game, Some(game.read_deck(&deck).unwrap()));
        for card in thrown.split_whitespace() {
            course.play_text(card, &mut Rng::new(1)).unwrap();
        }
        let (state, mut actions) = (course.state(), Actions::new());
        game.actions(state, &mut actions);
        let view = View::of(&game, state, state.to_act(), &actions, &[]);
        let choice = SimplePerson { signals: true }.act(&view, &mut Rng::new(1));
        assert_eq!(choice, throw(&game, state, &actions));
        game.write_action(choice)
    }

    #[test]
    fn leads_and_waits_with_the_cheapest() {
        assert_eq!(answer(["Ad 7s 3b 2k", "4d 5d 6d 7d"], "5k", ""), "7s", "a trump costs more");
        assert_eq!(answer(["Ad Fs 3b 2k", "4d 5d 6d 7d"], "5k", ""), "Fs");
        assert_eq!(answer(["Kd 7s 3b 2k", "4s 5d 6d 7d"], "5k", "Kd 4s"), "7s", "winning");
    }

    #[test]
    fn throws_points_when_winning_and_last() {
        // Seat 1 overtook with the king, seat 0 could not answer; seat 1 throws the trica.
        assert_eq!(answer(["2d 7s 4b 2b", "Kd 3b 6k 7d"], "5k", "2d Kd 7s"), "3b");
    }

    #[test]
    fn overtakes_in_suit() {
        assert_eq!(answer(["Fd 7s 4b 2b", "Kd 3d 6k 7b"], "5k", "Fd"), "Kd", "cheapest, 2 lie");
        assert_eq!(answer(["7d 6s 4b 2b", "Kd 3d 6k 7b"], "5k", "7d"), "7b", "nothing lies");
        assert_eq!(answer(["Fd 7s 4b 2b", "2s Ad 3d 7b"], "5k", "Fd 2s 7s"), "Ad", "last: richest");
    }

    #[test]
    fn trumps_what_is_worth_it() {
        assert_eq!(answer(["Kd 7s 4b 2b", "6k As Ab Kk"], "5k", "Kd"), "6k", "4 points, pointless");
        assert_eq!(answer(["Hd 7s 4b 2b", "6k As Ab Kk"], "5k", "Hd"), "6k", "cheapest card");
        assert_eq!(answer(["Kd 7s 4b 2b", "Kk As Ab Fs"], "5k", "Kd"), "Fs", "4 is too little");
        assert_eq!(answer(["3d 7s 4b 2b", "Kk As Ab 3k"], "5k", "3d"), "Kk", "10 for a court");
        assert_eq!(answer(["3d 7s 4b 2b", "3k As Ab Kb"], "5k", "3d"), "Kb", "10 is too little");
    }
}
