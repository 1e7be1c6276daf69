//! How Leduc poker is written.

use adut_kernel::{DeckError, Notation, NotationError, RuleOption, Rules, RulesError};
use serde_json::{Value, json};

use crate::cards::UnknownCard;

use super::{Action, Card, Deal, Leduc, Observation};

const OPTIONS: &[RuleOption] =
    &[RuleOption { name: "players", default: "2", values: "2", meaning: "how many play" }];

impl Notation for Leduc {
    const NAME: &'static str = "leduc";

    fn options() -> &'static [RuleOption] {
        OPTIONS
    }

    fn from_rules(rules: &Rules) -> Result<Self, RulesError> {
        rules.read(Self::NAME, OPTIONS).known_only()?.number("players", 2..=2)?;
        Ok(Self)
    }

    fn rules(&self) -> Rules {
        Rules::new().with("players", 2)
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Fold => "fold",
            Action::Call => "call",
            Action::Raise => "raise",
        }
        .to_owned()
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        match text {
            "fold" => Ok(Action::Fold),
            "call" => Ok(Action::Call),
            "raise" => Ok(Action::Raise),
            _ => Err(NotationError::new(text, "fold, call or raise")),
        }
    }

    fn write_deck(&self, deal: &Deal) -> Vec<String> {
        deal.iter().map(Card::to_string).collect()
    }

    /// Only the three cards that are dealt are written; the other three never matter.
    fn read_deck(&self, deck: &[String]) -> Result<Deal, DeckError> {
        let mut deal = [Card(0); 3];
        if deck.len() != 3 {
            return Err(DeckError::Length { found: deck.len(), expected: 3 });
        }
        for (i, text) in deck.iter().enumerate() {
            deal[i] = text.parse().map_err(|error: UnknownCard| DeckError::Unknown {
                position: i + 1,
                reason: error.to_string(),
            })?;
        }
        if deal.iter().all(|&card| card == deal[0]) {
            return Err(DeckError::Surplus { position: 3, card: deal[0].to_string(), held: 2 });
        }
        Ok(deal)
    }

    fn describe(&self, seen: &Observation) -> Value {
        let text = |card: Option<Card>| card.map(|card| card.to_string());
        json!({
            "seat": seen.seat.index(),
            "card": text(seen.card),
            "open": text(seen.open),
            "rounds": self.rounds(seen),
            "paid": seen.bets.paid,
        })
    }

    fn show(&self, seen: &Observation) -> String {
        let text = |card: Option<Card>| card.map_or("none".to_owned(), |card| card.to_string());
        let rounds: Vec<String> = self.rounds(seen).iter().map(|r| r.join(", ")).collect();
        format!(
            "your card: {}, open card: {}\nso far: {}\n",
            text(seen.card),
            text(seen.open),
            rounds.join("; ")
        )
    }
}

impl Leduc {
    fn rounds(&self, seen: &Observation) -> Vec<Vec<String>> {
        let written = |round: &[Option<Action>]| {
            round.iter().flatten().map(|&action| self.write_action(action)).collect()
        };
        seen.bets.made.iter().map(|round| written(round)).collect()
    }
}
