//! How Kuhn poker is written.

use adut_kernel::{
    DeckError, Described, Notation, NotationError, RuleOption, Rules, RulesError, Values,
    fields_and, read_pack,
};
use serde_json::{Value, json};

use super::{Action, Bets, Card, Deal, Kuhn, Observation};

const OPTIONS: &[RuleOption] =
    &[RuleOption::new("players", "2", Values::whole(2, 2), "how many play")];

impl Notation for Kuhn {
    const NAME: &'static str = "kuhn";

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
            Action::Pass => "pass".to_owned(),
            Action::Bet => "bet".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        match text {
            "pass" => Ok(Action::Pass),
            "bet" => Ok(Action::Bet),
            _ => Err(NotationError::new(text, "pass or bet")),
        }
    }

    fn write_deck(&self, deal: &Deal) -> Vec<String> {
        deal.iter().map(Card::to_string).collect()
    }

    fn read_deck(&self, deck: &[String]) -> Result<Deal, DeckError> {
        let cards = read_pack(deck, &[Card(0), Card(1), Card(2)])?;
        Ok([cards[0], cards[1], cards[2]])
    }

    fn describe(&self, seen: &Observation) -> Value {
        let card = seen.card.map(|card| card.to_string());
        let own = json!({ "seat": seen.seat.index(), "card": card });
        fields_and(self.describe_public(&self.public(seen)), own)
    }

    fn show(&self, seen: &Observation) -> String {
        let card = seen.card.map_or("no card yet".to_owned(), |card| card.to_string());
        let bets: Vec<&str> =
            seen.bets.made().iter().map(|&bet| if bet { "bet" } else { "pass" }).collect();
        format!("your card: {card}\nso far: {}\n", bets.join(", "))
    }
}

impl Described for Kuhn {
    type Public = Bets;

    fn public(&self, seen: &Observation) -> Bets {
        seen.bets
    }

    fn describe_public(&self, public: &Bets) -> Value {
        json!({ "bets": public.made() })
    }
}
