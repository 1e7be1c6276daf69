//! How High Card is written.
//!
//! To fill in: the options of the rules, how a move is written and read, and what an observation is
//! for other programs. An option needs the messages `rule-NAME` and `rule-NAME-note` in `words/`.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{
    DeckError, Described as _, Notation, NotationError, RuleOption, Rules, RulesError, Values,
    fields_and, read_pack,
};
use serde_json::{Value, json};

use super::{Deck, HighCard, Observation, SEATS, whole_pack};

const OPTIONS: &[RuleOption] =
    &[RuleOption::new("players", "2", Values::whole(2, SEATS), "how many play")];

impl Notation for HighCard {
    const NAME: &'static str = "high-card";

    fn options() -> &'static [RuleOption] {
        OPTIONS
    }

    fn from_rules(rules: &Rules) -> Result<Self, RulesError> {
        let read = rules.read(Self::NAME, OPTIONS).known_only()?;
        Ok(Self { seats: read.number("players")? })
    }

    fn rules(&self) -> Rules {
        Rules::new().with("players", self.seats)
    }

    fn write_action(&self, card: Card) -> String {
        card.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Card, NotationError> {
        text.parse().map_err(|_| NotationError::new(text, "a card, as in 10d"))
    }

    fn write_deck(&self, deck: &Deck) -> Vec<String> {
        deck.iter().map(Card::to_string).collect()
    }

    fn read_deck(&self, deck: &[String]) -> Result<Deck, DeckError> {
        let cards = read_pack(deck, &whole_pack())?;
        Ok(std::array::from_fn(|place| cards[place]))
    }

    fn describe(&self, seen: &Observation) -> Value {
        let own = json!({ "seat": seen.seat.index(), "hand": listed(seen.hand) });
        fields_and(self.describe_public(&seen.public), own)
    }

    fn show(&self, seen: &Observation) -> String {
        let trick = seen.public.trick.iter().map(|(seat, card)| format!("{card} by {seat}"));
        let tricks = seen.public.tricks[..self.seats].iter().map(u8::to_string);
        format!(
            "your hand: {}\ntrick: {}\ntricks taken: {}\n",
            seen.hand,
            trick.collect::<Vec<_>>().join(", "),
            tricks.collect::<Vec<_>>().join(" : ")
        )
    }
}

pub(super) fn listed(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}
