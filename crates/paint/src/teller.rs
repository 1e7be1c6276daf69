//! Who is who at the table, in the person's language.

use adut_cards::{french, trieste};
use adut_kernel::{Arg, Described, Message, Seat};
use adut_words::{FluentValue, Words};

/// Tells of seats and cards.
pub struct Teller<'a> {
    words: &'a Words,
    /// The person's seat; none for a spectator.
    me: Option<Seat>,
    /// As whom sentences begin, and as whom lists show, each seat.
    names: Vec<String>,
    short: Vec<String>,
    sides: Vec<String>,
    /// Whether each seat has a name of its own.
    named: bool,
    /// The pack that is played with.
    pack: Option<&'static str>,
}

impl<'a> Teller<'a> {
    /// For a person at this seat.
    pub fn of_person<G: Described>(words: &'a Words, game: &G, me: Seat) -> Self {
        let partners = |seat| game.side(seat) == game.side(me);
        let name = |seat: Seat| {
            if seat == me {
                words.text("who-you")
            } else if game.seats() == 2 {
                words.text("who-opponent")
            } else if partners(seat) {
                words.text("who-partner")
            } else {
                words.text_with("who-seat", &[("seat", seat.index().into())])
            }
        };
        let short = |seat: Seat| {
            if seat == me {
                words.text("who-you")
            } else if game.seats() == 2 {
                words.text("short-opponent")
            } else if partners(seat) {
                words.text("short-partner")
            } else {
                name(seat)
            }
        };
        let names: Vec<String> = Seat::all(game.seats()).map(name).collect();
        let short: Vec<String> = Seat::all(game.seats()).map(short).collect();
        let sides = match game.sides() < game.seats() {
            true => (0..game.sides())
                .map(|side| match side == game.side(me) {
                    true => words.text("side-ours"),
                    false => words.text("side-theirs"),
                })
                .collect(),
            false => short.clone(),
        };
        let pack = game.equipment().pack;
        Self { words, me: Some(me), names, short, sides, named: false, pack }
    }

    /// For a spectator of these players.
    pub fn of_spectator<G: Described>(words: &'a Words, game: &G, players: &[String]) -> Self {
        let names: Vec<String> =
            players.iter().enumerate().map(|(seat, name)| format!("{seat} {name}")).collect();
        let members = |side| {
            let seats = Seat::all(game.seats()).filter(|&seat| game.side(seat) == side);
            seats.map(|seat| names[seat.index()].clone()).collect::<Vec<_>>().join(" + ")
        };
        let sides = (0..game.sides()).map(members).collect();
        let pack = game.equipment().pack;
        Self { words, me: None, short: names.clone(), names, sides, named: true, pack }
    }

    /// For a reader of whatever game, to whom seats are numbers.
    pub fn of_seats(words: &'a Words, seats: usize, pack: Option<&'static str>) -> Self {
        let name = |seat: usize| words.text_with("who-seat", &[("seat", seat.into())]);
        let names: Vec<String> = (0..seats).map(name).collect();
        let (short, sides) = (names.clone(), names.clone());
        Self { words, me: None, names, short, sides, named: true, pack }
    }

    /// The language's messages.
    pub fn words(&self) -> &'a Words {
        self.words
    }
    /// A message without variables.
    pub fn text(&self, key: &str) -> String {
        self.words.text(key)
    }
    /// A message with its variables.
    pub fn text_with(&self, key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.words.text_with(key, variables)
    }

    /// What a seat is called at the beginning of a sentence.
    pub fn who(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// What a seat is called in lists and under cards.
    pub fn short(&self, seat: Seat) -> &str {
        &self.short[seat.index()]
    }

    /// What the cards of the near seat are called.
    pub fn hand(&self, seat: Seat) -> String {
        match self.me == Some(seat) {
            true => self.text("hand"),
            false => self.short(seat).to_owned(),
        }
    }

    /// What a side is called.
    pub fn side(&self, side: usize) -> &str {
        &self.sides[side]
    }

    /// Whether a sentence about this seat speaks to the person.
    pub fn person(&self, seat: Seat) -> &'static str {
        if self.me == Some(seat) { "you" } else { "other" }
    }

    /// A message of the game in the person's language.
    pub fn say(&self, message: &Message) -> String {
        let actor = message.about.map(Seat::new);
        let mut variables: Vec<(&str, FluentValue<'_>)> = Vec::new();
        if let Some(actor) = actor {
            variables.push(("who", self.who(actor).into()));
            variables.push(("person", self.person(actor).into()));
        }
        for (&name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => text.as_str().into(),
                Arg::Word(key) => self.text(key).into(),
                Arg::Card(card) => self.words.card(self.pack, card).into(),
                Arg::Object(card) => self.words.card_as_object(self.pack, card).into(),
                Arg::Cards(cards) => {
                    let cards = cards.iter().map(|card| self.words.card(self.pack, card));
                    cards.collect::<Vec<_>>().join(" ").into()
                }
                Arg::Seat(seat) => self.target(actor, Seat::new(*seat)).into(),
            };
            variables.push((name, value));
        }
        self.words.text_with(&message.key, &variables)
    }

    /// A seat as the one that `actor` does something to.
    fn target(&self, actor: Option<Seat>, seat: Seat) -> String {
        if actor == Some(seat) {
            self.text_with("target-self", &[("person", self.person(seat).into())])
        } else if self.me == Some(seat) {
            self.text("target-you")
        } else if self.names.len() == 2 && !self.named {
            self.text("target-opponent")
        } else {
            self.text_with("target-seat", &[("seat", seat.index().into())])
        }
    }

    /// "3 cards" and the like.
    pub fn count(&self, key: &str, count: usize) -> String {
        self.text_with(key, &[("count", count.into())])
    }

    /// The name of a French card.
    pub fn french(&self, card: french::Card) -> String {
        self.words.card_in_full(Some("french"), &card.to_string())
    }

    /// The name of a Trieste card.
    pub fn trieste(&self, card: trieste::Card) -> String {
        self.words.card_in_full(Some("trieste"), &card.to_string())
    }

    /// The rank of a Trieste card, short, and its suit.
    pub fn trieste_face(&self, card: trieste::Card) -> (String, String) {
        let (rank, suit) = trieste_keys(card);
        let plain = card.points() == 0;
        let short =
            if plain { rank.to_string() } else { self.text(&format!("rank-trieste-{rank}")) };
        (short, self.text(&format!("suit-trieste-{suit}")))
    }
}

/// The letters of a Trieste card.
fn trieste_keys(card: trieste::Card) -> (char, char) {
    let written = card.to_string();
    let mut letters = written.chars();
    let rank = letters.next().unwrap_or_default();
    (rank, letters.next().unwrap_or_default())
}

/// A French card with its suit's sign, as in 10♦.
pub fn french(card: french::Card) -> String {
    let written = card.to_string();
    let rank = &written[..written.len() - 1];
    format!("{rank}{}", ['♣', '♦', '♥', '♠'][card.suit()])
}

/// French cards with a space between them.
pub fn french_cards(cards: french::CardSet) -> String {
    cards.iter().map(french).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use adut_words::Language;

    use super::*;

    #[test]
    fn every_card_has_its_words() {
        for language in Language::ALL {
            let (words, none) = (Words::new(language), Vec::new);
            let (names, short, sides) = (none(), none(), none());
            let (me, named, pack) = (None, false, None);
            let teller = Teller { words: &words, me, names, short, sides, named, pack };
            let is_said = |name: String| !name.contains("rank-") && !name.contains("suit-");
            assert!(french::CardSet::PACK.iter().all(|card| is_said(teller.french(card))));
            assert!(trieste::CardSet::PACK.iter().all(|card| is_said(teller.trieste(card))));
        }
    }
}
