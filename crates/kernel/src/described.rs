//! A game that describes itself as data: what it is played with, what everybody at the table sees,
//! what a move consists of and brings about, and what happened, as messages to be told in any
//! language.
//!
//! Whoever shows a game, on a page or at a terminal, needs no rule of it: it draws what is said
//! here.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Notation, Seat, Witnessed};

/// A game that describes itself. Everything but what is public has a plain answer that does for any
/// game.
pub trait Described: Notation {
    /// What everybody at the table sees, and so whoever only watches.
    type Public: Clone + Eq + fmt::Debug + Send + Sync;

    /// What of a seat's knowledge everybody has. It is the same for every seat.
    fn public(&self, seen: &Self::Observation) -> Self::Public;

    /// What everybody at the table sees. It is made of what one seat knows, and the
    /// [test kit](crate::testkit) holds it to be the same from every seat and with other hidden
    /// cards.
    fn observe_public(&self, state: &Self::State) -> Self::Public {
        self.public(&self.observe(state, Seat::FIRST))
    }

    /// What everybody sees, for other programs: fields that [`describe`](Notation::describe) has as
    /// well.
    fn describe_public(&self, public: &Self::Public) -> Value;

    /// What the game is played with.
    fn equipment(&self) -> Equipment {
        Equipment::default()
    }

    /// The parts of an action.
    fn parts(&self, action: Self::Action) -> Parts {
        let _ = action;
        Parts::default()
    }

    /// What would follow at once if whoever has `seen` this did `action`: what it brings, what it
    /// clears, whether it wins. By name, as the game's page module expects it.
    fn effects(&self, seen: &Self::Observation, action: Self::Action) -> Effects {
        let _ = (seen, action);
        Effects::default()
    }

    /// An action that whoever has `seen` this can do, as a short phrase.
    fn phrase(&self, seen: &Self::Observation, action: Self::Action) -> Message {
        let _ = seen;
        Message::new("choice-plain").text("move", self.write_action(action))
    }

    /// A move that was made, and what came of it, as sentences.
    fn story(&self, moved: &Moved<'_, Self>) -> Vec<Message> {
        let Witnessed { seat, action } = moved.played;
        vec![Message::new("move-plain").about(seat).text("move", self.write_action(action))]
    }

    /// What a finished game is counted from, and why it ended as it did; `moves` are all of it.
    fn account(&self, moves: &[Moved<'_, Self>]) -> Account {
        let _ = moves;
        Account::default()
    }

    /// Whether everybody can see that nothing that is still to come changes who wins.
    fn is_decided(&self, public: &Self::Public) -> bool {
        let _ = public;
        false
    }
}

/// How a finished game came to its result.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Account {
    /// What was counted, line by line.
    pub lines: Vec<AccountLine>,
    /// Why it ended so, where that is no matter of counting.
    pub reason: Option<Message>,
}

/// Something that is counted at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AccountLine {
    /// The key of what it is called.
    pub key: &'static str,
    /// What each side has of it.
    pub sides: Vec<u32>,
}

impl Account {
    /// The same with another line.
    #[must_use]
    pub fn line(mut self, key: &'static str, sides: impl IntoIterator<Item = u32>) -> Self {
        self.lines.push(AccountLine { key, sides: sides.into_iter().collect() });
        self
    }
}

/// A move between what everybody saw before and after it.
#[derive(Debug)]
pub struct Moved<'a, G: Described> {
    /// Who did what.
    pub played: Witnessed<G::Action>,
    /// What everybody saw before it.
    pub before: &'a G::Public,
    /// What everybody sees after it.
    pub after: &'a G::Public,
    /// What the seat that is told of it sees after it; nothing for who only watches.
    pub own: Option<&'a G::Observation>,
}

/// Tells a move to a seat, or to somebody who only watches.
pub fn tell_move<G: Described>(
    game: &G,
    [before, after]: [&G::State; 2],
    played: Witnessed<G::Action>,
    seat: Option<Seat>,
) -> Vec<Message> {
    let (before, after, own) = (
        game.observe_public(before),
        game.observe_public(after),
        seat.map(|seat| game.observe(after, seat)),
    );
    game.story(&Moved { played, before: &before, after: &after, own: own.as_ref() })
}

/// What a game is played with, by the rules that were chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Equipment {
    /// The name of the pack, which says how cards are called and drawn; none without cards.
    pub pack: Option<&'static str>,
    /// The cards of the pack, each as often as it is there.
    pub cards: Vec<String>,
    /// How many cards a hand holds at most.
    pub hand: usize,
    /// Whether a result is counted in points, rather than in games won.
    pub points: bool,
}

/// The parts of a move. What a move does not have is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Parts {
    /// What is done, where a game has several kinds of move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// The card that is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The cards that it takes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<String>,
    /// The seat that it is played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<usize>,
    /// The card that is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guess: Option<String>,
    /// The place that it is played to, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
}

/// What follows from a move, by name. What does not follow is absent.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Effects(Map<String, Value>);

impl Effects {
    /// The same with something that follows.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.0.insert(name.to_owned(), value.into());
        self
    }
    /// The same with something that follows if `holds`.
    #[must_use]
    pub fn flag(self, name: &'static str, holds: bool) -> Self {
        if holds { self.with(name, true) } else { self }
    }
    /// Whether nothing follows.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// What follows under a name.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }
}

/// A message: its key, whom it is about, and what is put into it. The languages have the words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    /// The message's key.
    pub key: Cow<'static, str>,
    /// Who acts in it: the arguments `who` and `person` of the words, and as whom a target is
    /// oneself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<usize>,
    /// What is put into it, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<&'static str, Arg>,
}

/// Something that is put into a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A text that is the same in every language, such as a move that has no words of its own.
    Text(String),
    /// Another message without arguments, by its key.
    Word(String),
    /// A card, called by its name.
    Card(String),
    /// A card as what somebody plays, holds or names.
    Object(String),
    /// Several cards.
    Cards(Vec<String>),
    /// A seat as the one that something is done to.
    Seat(usize),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), about: None, args: BTreeMap::new() }
    }
    /// The same about a seat.
    #[must_use]
    pub fn about(self, seat: Seat) -> Self {
        Self { about: Some(seat.index()), ..self }
    }
    /// The same with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }
    /// The same with a text.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }
    /// The same with another message.
    #[must_use]
    pub fn word(self, name: &'static str, key: impl Into<String>) -> Self {
        self.with(name, Arg::Word(key.into()))
    }
    /// The same with a card.
    #[must_use]
    pub fn card(self, name: &'static str, card: impl fmt::Display) -> Self {
        self.with(name, Arg::Card(card.to_string()))
    }
    /// The same with a card as what somebody plays, holds or names.
    #[must_use]
    pub fn object(self, name: &'static str, card: impl fmt::Display) -> Self {
        self.with(name, Arg::Object(card.to_string()))
    }
    /// The same with several cards.
    #[must_use]
    pub fn cards(
        self,
        name: &'static str,
        cards: impl IntoIterator<Item = impl fmt::Display>,
    ) -> Self {
        let cards = cards.into_iter().map(|card| card.to_string()).collect();
        self.with(name, Arg::Cards(cards))
    }
    /// The same with a seat that something is done to.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat.index()))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.insert(name, arg);
        self
    }
}

/// The fields of a description and some more.
///
/// # Panics
/// If either is no object.
pub fn fields_and(description: Value, more: Value) -> Value {
    match (description, more) {
        (Value::Object(mut fields), Value::Object(more)) => {
            fields.extend(more);
            Value::Object(fields)
        }
        other => panic!("a description is an object: {other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The page reads these forms.
    #[test]
    fn messages_parts_and_effects_are_written_without_what_they_lack() {
        let told = Message::new("move-plain").about(Seat::new(1)).text("move", "bet");
        let told = told.number("count", 3).card("card", "8h").object("guess", "king");
        let told = told.cards("taken", ["2d", "6c"]).seat("target", Seat::FIRST);
        assert_eq!(
            json!(told),
            json!({
                "key": "move-plain",
                "about": 1,
                "args": {
                    "move": { "text": "bet" },
                    "count": { "number": 3 },
                    "card": { "card": "8h" },
                    "guess": { "object": "king" },
                    "taken": { "cards": ["2d", "6c"] },
                    "target": { "seat": 0 },
                },
            })
        );
        assert_eq!(json!(Message::new("trick-won")), json!({ "key": "trick-won" }));
        let parts = Parts { card: Some("8h".to_owned()), ..Parts::default() };
        assert_eq!(json!(parts), json!({ "card": "8h" }));
        let effects = Effects::default().with("points", 2).flag("tabla", false);
        assert_eq!(json!(effects), json!({ "points": 2 }));
    }
}
