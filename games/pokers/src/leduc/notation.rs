//! How Leduc poker is written.

use adut_cards::UnknownCard;
use adut_kernel::{
    DeckError, Described, Notation, NotationError, RuleOption, Rules, RulesError, Values,
    fields_and,
};
use serde_json::{Value, json};

use super::{Action, Bets, Card, Deal, Leduc, Observation};

const OPTIONS: &[RuleOption] =
    &[RuleOption::new("players", "2", Values::whole(2, 2), "how many play")];

impl Notation for Leduc {
    const NAME: &'static str = "leduc";

    fn options() -> &'static [RuleOption] {
        OPTIONS
    }

    fn from_rules(rules: &Rules) -> Result<Self, RulesError> {
        rules.read(Self::NAME, OPTIONS).known_only()?.number("players")?;
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
        let card = seen.card.map(|card| card.to_string());
        let own = json!({ "seat": seen.seat.index(), "card": card });
        fields_and(self.describe_public(&self.public(seen)), own)
    }

    fn show(&self, seen: &Observation) -> String {
        let text = |card: Option<Card>| card.map_or("none".to_owned(), |card| card.to_string());
        let rounds: Vec<String> = self.rounds(&seen.bets).iter().map(|r| r.join(", ")).collect();
        format!(
            "your card: {}, open card: {}\nso far: {}\n",
            text(seen.card),
            text(seen.open),
            rounds.join("; ")
        )
    }
}

impl Leduc {
    fn rounds(&self, bets: &Bets) -> Vec<Vec<String>> {
        let written = |round: &[Option<Action>]| {
            round.iter().flatten().map(|&action| self.write_action(action)).collect()
        };
        bets.made.iter().map(|round| written(round)).collect()
    }
}

/// What everybody sees: the open card once it is turned, and all bets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    open: Option<Card>,
    bets: Bets,
}

impl Described for Leduc {
    type Public = Public;

    fn public(&self, seen: &Observation) -> Public {
        Public { open: seen.open, bets: seen.bets.clone() }
    }

    fn describe_public(&self, public: &Public) -> Value {
        json!({
            "open": public.open.map(|card| card.to_string()),
            "rounds": self.rounds(&public.bets),
            "paid": public.bets.paid,
        })
    }
}
