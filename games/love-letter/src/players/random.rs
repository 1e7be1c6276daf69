//! The thesis's reference opponent, and the one of its introduction.

use adut_kernel::{Agent, Player, Rng, RulesError, RulesReader, Scale, View};

use super::odds::Reading;
use crate::rules::{Action, Card, LoveLetter};

/// First draws the card, then how it is used, so a Guard with its many guesses is played no more
/// often than any other card.
pub(super) struct Random;

impl Random {
    /// The playable cards without the Princess, unless she is the only one.
    fn cards(actions: &[Action]) -> Vec<Card> {
        let mut cards: Vec<Card> = actions.iter().map(|action| action.card).collect();
        cards.dedup();
        if cards.len() > 1 {
            cards.retain(|&card| card != Card::Princess);
        }
        cards
    }

    /// The chance of each play.
    pub(super) fn chances(view: &View<'_, LoveLetter>) -> Vec<f64> {
        let cards = Self::cards(view.actions());
        let chance = |action: &Action| {
            if !cards.contains(&action.card) {
                return 0.0;
            }
            let ways = view.actions().iter().filter(|other| other.card == action.card).count();
            1.0 / (cards.len() * ways) as f64
        };
        view.actions().iter().map(chance).collect()
    }
}

impl Agent<LoveLetter> for Random {
    fn act(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Action {
        let cards = Self::cards(view.actions());
        let card = cards[rng.index(cards.len())];
        let ways = view.actions().iter().filter(|action| action.card == card);
        let chosen = rng.index(ways.clone().count());
        *ways.clone().nth(chosen).expect("an index below the count")
    }

    /// The chance of each play.
    fn values(&mut self, view: &View<'_, LoveLetter>, _: &mut Rng) -> Vec<f64> {
        Self::chances(view)
    }

    fn scale(&self) -> Scale {
        Scale::Chance
    }
}

/// As the random player, but a Guard names a card with the probability that it is held.
struct Probabilistic;

impl Probabilistic {
    /// The chance of each play.
    fn chances(view: &View<'_, LoveLetter>) -> Vec<f64> {
        let (seen, actions) = (view.seen(), view.actions());
        let odds = Reading::AS_MEANT.odds_of_all(view.game(), seen);
        let cards = Random::cards(actions);
        let chance = |action: &Action| {
            if !cards.contains(&action.card) {
                return 0.0;
            }
            let alike = actions.iter().filter(|other| other.card == action.card);
            let share = 1.0 / cards.len() as f64;
            let Some((target, guess)) = action.target.zip(action.guess) else {
                return share / alike.count() as f64;
            };
            let named = Card::nameable().len();
            let targets = alike.count() / named;
            let hand = &odds[target.index()];
            let other_than_guard: f64 = Card::nameable().map(|card| hand[card.index()]).sum();
            let likely = if other_than_guard > 0.0 {
                hand[guess.index()] / other_than_guard
            } else {
                1.0 / named as f64
            };
            share / targets as f64 * likely
        };
        actions.iter().map(chance).collect()
    }
}

impl Agent<LoveLetter> for Probabilistic {
    fn act(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Action {
        let chances = Self::chances(view);
        let mut left = rng.unit() * chances.iter().sum::<f64>();
        let mut chosen = view.actions()[0];
        for (&action, chance) in view.actions().iter().zip(chances) {
            if chance > 0.0 {
                chosen = action;
                if left < chance {
                    break;
                }
            }
            left -= chance;
        }
        chosen
    }

    fn values(&mut self, view: &View<'_, LoveLetter>, _: &mut Rng) -> Vec<f64> {
        Self::chances(view)
    }

    fn scale(&self) -> Scale {
        Scale::Chance
    }
}

pub(super) fn random(
    _: &LoveLetter,
    _: &RulesReader<'_>,
) -> Result<Player<LoveLetter>, RulesError> {
    Ok(Player::honest(Random))
}

pub(super) fn probabilistic(
    _: &LoveLetter,
    _: &RulesReader<'_>,
) -> Result<Player<LoveLetter>, RulesError> {
    Ok(Player::honest(Probabilistic))
}
