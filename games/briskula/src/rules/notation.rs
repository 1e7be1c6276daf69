//! The written form: cards as `Ak`, signals as `~Ak`, in records `~Ak@2,1`.
//!
//! A signal is a move of its own in a record, before the card that is thrown on the same turn;
//! after the `@` stand the seats that saw it, the partner first. As data a seat sees:
//!
//! | key | value |
//! | --- | --- |
//! | `seat`, `turn` | whose view it is; whose turn, or null |
//! | `hand`, `hand_sizes` | own cards; how many cards each seat holds |
//! | `trump`, `stock` | the card turned up; how many cards can be drawn, that card included |
//! | `trumps` | own cards that are trumps |
//! | `trick` | `leader`, the `cards` in the order thrown, the `seats` that threw them, and the `best` card or null |
//! | `last_trick` | the same with its `winner` and `points`, or null |
//! | `points` | taken by each side |
//! | `thrown` | all cards gone, those of the present trick included |
//! | `known` | for each other seat the cards that it is known to hold |
//! | `signals` | with signals only: for each seat its signals that were seen, own included |
//! | `signalled` | with signals only: the card signalled on this turn, if seen, or null |

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{
    Begins, DeckError, Described as _, Game as _, MatchGoal, MatchRules, Notation, NotationError,
    Played, RuleOption, Rules, RulesError, Seat, fields_and, read_pack,
};
use serde_json::{Value, json};

use super::described::trumps_of;
use super::options::OPTIONS;
use super::{Action, Briskula, Chance, Deck, Observation, Seats, Trick};

impl Notation for Briskula {
    const NAME: &'static str = "briskula";

    fn options() -> &'static [RuleOption] {
        OPTIONS
    }

    fn from_rules(rules: &Rules) -> Result<Self, RulesError> {
        Self::read_rules(rules)
    }

    fn rules(&self) -> Rules {
        self.written_rules()
    }

    /// The shuffle goes round.
    fn match_rules(&self) -> MatchRules {
        MatchRules { goal: MatchGoal::Wins(u32::from(self.match_wins)), begins: Begins::NextSeat }
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Throw(card) => card.to_string(),
            Action::Signal(card) => format!("~{card}"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let (card, action): (&str, fn(Card) -> Action) = match text.strip_prefix('~') {
            Some(card) => (card, Action::Signal),
            None => (text, Action::Throw),
        };
        card.parse().map(action).map_err(|_| NotationError::new(text, self.expected()))
    }

    fn write_move(&self, played: &Played<Self>) -> String {
        let action = self.write_action(played.action);
        let Some(Chance::Seen(seats)) = played.chance else { return action };
        let partner = self.partner(played.seat);
        let spies = seats.iter().filter(|&seat| Some(seat) != partner);
        let seen = partner.into_iter().filter(|&seat| seats.contains(seat)).chain(spies);
        let seen: Vec<String> = seen.map(|seat| seat.to_string()).collect();
        format!("{action}@{}", seen.join(","))
    }

    fn read_move(&self, text: &str) -> Result<(Action, Option<Chance>), NotationError> {
        let Some((action, seen)) = text.split_once('@') else {
            return Ok((self.read_action(text)?, None));
        };
        let refuse = || {
            let expected = "a signal and the seats that saw it, as in ~Ak@2,1";
            NotationError::new(text, expected)
        };
        let action = self.read_action(action).map_err(|_| refuse())?;
        if !matches!(action, Action::Signal(_)) {
            return Err(refuse());
        }
        let mut seats = Seats::NONE;
        for seat in seen.split(',') {
            let seat = Seat::all(self.seats()).find(|s| s.to_string() == seat.trim());
            let seat = seat.filter(|&seat| !seats.contains(seat)).ok_or_else(refuse)?;
            seats = seats.with(seat);
        }
        Ok((action, Some(Chance::Seen(seats))))
    }

    fn write_deck(&self, deal: &Chance) -> Vec<String> {
        match deal {
            Chance::Deck(deck) => deck.iter().map(Card::to_string).collect(),
            Chance::Seen(_) | Chance::Card(_) => Vec::new(),
        }
    }

    fn read_deck(&self, deck: &[String]) -> Result<Chance, DeckError> {
        let pack: Vec<Card> = self.pack().iter().collect();
        Ok(Chance::Deck(Deck::new(&read_pack(deck, &pack)?)))
    }

    fn describe(&self, seen: &Observation) -> Value {
        let me = seen.seat();
        let others = |seat: Seat| if seat == me { CardSet::EMPTY } else { seen.known_hand(seat) };
        let by_seat = |cards: &dyn Fn(Seat) -> CardSet| -> Value {
            Seat::all(self.seats()).map(|seat| listed(cards(seat).iter())).collect()
        };
        let own = json!({
            "seat": me.index(),
            "hand": listed(seen.hand().iter()),
            "trumps": listed(trumps_of(seen).iter()),
            "known": by_seat(&others),
        });
        let mut value = fields_and(self.describe_public(&self.public(seen)), own);
        if self.signals().is_some() {
            value["signals"] = by_seat(&|seat| seen.known_hand(seat) & seen.signals());
            value["signalled"] = seen.signalled().map(|card| card.to_string()).into();
        }
        value
    }

    fn show(&self, seen: &Observation) -> String {
        let me = seen.seat();
        let mut lines = Vec::new();
        let left = seen.stock_len();
        let drawn = if left == 0 { " (drawn)" } else { "" };
        lines.push(format!("Trump {}{drawn}, stock {left}.", seen.trump()));
        let others = (0..self.sides()).filter(|&side| side != self.side(me));
        let others: Vec<String> = others
            .map(|side| match self.sides() {
                2 => format!("they {}", seen.points(side)),
                _ => format!("seat {side} {}", seen.points(side)),
            })
            .collect();
        let we = if self.partner(me).is_some() { "we" } else { "you" };
        lines.push(format!("Points: {we} {}, {}.", seen.points(self.side(me)), others.join(", ")));
        if let Some(trick) = seen.last_trick() {
            let winner = self.called(seen.trick().leader(), me);
            let throws = self.throws_text(trick, me);
            lines.push(format!("Last trick: {throws}. To {winner}, {} points.", trick.points()));
        }
        let others = Seat::all(self.seats()).filter(|&seat| seat != me);
        let known: Vec<String> = others
            .filter(|&seat| !seen.known_hand(seat).is_empty())
            .map(|seat| format!("{} holds {}", self.called(seat, me), seen.known_hand(seat)))
            .collect();
        if !known.is_empty() {
            lines.push(format!("Known: {}.", known.join(", ")));
        }
        let signalled = seen.signals() & seen.hand();
        if !signalled.is_empty() {
            lines.push(format!("You have signalled {signalled}."));
        }
        if let (Some(card), Some(seat)) = (seen.signalled(), seen.turn()) {
            lines.push(format!("Signalled on this turn by {}: {card}.", self.called(seat, me)));
        }
        let lying = self.throws_text(seen.trick(), me);
        lines.push(match (seen.trick().cards(), seen.turn()) {
            ([], Some(seat)) => format!("Table: empty, {} to lead.", self.called(seat, me)),
            ([], None) => "Table: empty.".to_owned(),
            _ => format!("Table: {lying}."),
        });
        lines.push(format!("Hand: {}", seen.hand()));
        lines.join("\n")
    }
}

impl Briskula {
    fn expected(&self) -> &'static str {
        match self.signals() {
            None => "a card, as in Hs",
            Some(_) => "a card, as in Hs, or a signal, as in ~Ak",
        }
    }

    fn called(&self, seat: Seat, me: Seat) -> String {
        if seat == me {
            "you".to_owned()
        } else if Some(seat) == self.partner(me) {
            format!("seat {seat} (partner)")
        } else {
            format!("seat {seat}")
        }
    }

    fn throws_text(&self, trick: &Trick, me: Seat) -> String {
        let throws = trick.throws(self.seats());
        let throws: Vec<String> =
            throws.map(|(seat, card)| format!("{card} {}", self.called(seat, me))).collect();
        throws.join(", ")
    }
}

pub(super) fn listed(cards: impl Iterator<Item = Card>) -> Value {
    cards.map(|card| card.to_string()).collect()
}
