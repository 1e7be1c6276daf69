//! Love Letter's players.

use adut_games::love_letter::{Action, Card, LoveLetter};
use adut_kernel::{Agent, Player, Rng, RulesError, RulesReader, Sees, View};

use crate::catalogue::{Entry, Playable};

impl Playable for LoveLetter {
    fn catalogue() -> &'static [Entry<Self>] {
        &[Entry {
            name: "random",
            line: "either card with equal chance, never the Princess by choice; target and guess at random (Malarczyk)",
            sees: Sees::Honest,
            settings: &[],
            make: random,
        }]
    }
}

/// First draws the card, then how it is used, so a Guard with its many guesses is played no more
/// often than any other card.
struct Random;

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

fn random(_: &LoveLetter, _: &RulesReader<'_>) -> Result<Player<LoveLetter>, RulesError> {
    Ok(Player::honest(Random))
}
