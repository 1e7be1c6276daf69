//! Who is who at the table, in the person's language.

use adut_games::cards::{french, trieste};
use adut_kernel::{Game, Seat};
use adut_words::{FluentValue, Words};

/// Tells of seats and cards.
pub(crate) struct Teller<'a> {
    words: &'a Words,
    /// The person's seat; none for a spectator.
    me: Option<Seat>,
    /// As whom sentences begin, and as whom lists show, each seat.
    names: Vec<String>,
    short: Vec<String>,
    sides: Vec<String>,
    /// Whether each seat has a name of its own.
    named: bool,
}

impl<'a> Teller<'a> {
    /// For a person at this seat.
    pub(crate) fn of_person<G: Game>(words: &'a Words, game: &G, me: Seat) -> Self {
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
        Self { words, me: Some(me), names, short, sides, named: false }
    }

    /// For a spectator of these players.
    pub(crate) fn of_spectator<G: Game>(words: &'a Words, game: &G, players: &[String]) -> Self {
        let names: Vec<String> =
            players.iter().enumerate().map(|(seat, name)| format!("{seat} {name}")).collect();
        let members = |side| {
            let seats = Seat::all(game.seats()).filter(|&seat| game.side(seat) == side);
            seats.map(|seat| names[seat.index()].clone()).collect::<Vec<_>>().join(" + ")
        };
        let sides = (0..game.sides()).map(members).collect();
        Self { words, me: None, short: names.clone(), names, sides, named: true }
    }

    pub(crate) fn words(&self) -> &'a Words {
        self.words
    }
    pub(crate) fn text(&self, key: &str) -> String {
        self.words.text(key)
    }
    pub(crate) fn text_with(&self, key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.words.text_with(key, variables)
    }

    /// What a seat is called at the beginning of a sentence.
    pub(crate) fn who(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// What a seat is called in lists and under cards.
    pub(crate) fn short(&self, seat: Seat) -> &str {
        &self.short[seat.index()]
    }

    /// What the cards of the near seat are called.
    pub(crate) fn hand(&self, seat: Seat) -> String {
        match self.me == Some(seat) {
            true => self.text("hand"),
            false => self.short(seat).to_owned(),
        }
    }

    /// What a side is called.
    pub(crate) fn side(&self, side: usize) -> &str {
        &self.sides[side]
    }

    /// Whether a sentence about this seat speaks to the person.
    pub(crate) fn person(&self, seat: Seat) -> &'static str {
        if self.me == Some(seat) { "you" } else { "other" }
    }

    /// A sentence about a seat.
    pub(crate) fn about(
        &self,
        seat: Seat,
        key: &str,
        variables: &[(&str, FluentValue<'_>)],
    ) -> String {
        let mut all = vec![("person", self.person(seat).into()), ("who", self.who(seat).into())];
        all.extend_from_slice(variables);
        self.words.text_with(key, &all)
    }

    /// A seat as the one that a card is played on by `actor`.
    pub(crate) fn target(&self, actor: Seat, seat: Seat) -> String {
        if actor == seat {
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
    pub(crate) fn count(&self, key: &str, count: usize) -> String {
        self.text_with(key, &[("count", count.into())])
    }

    /// The name of a French card.
    pub(crate) fn french(&self, card: french::Card) -> String {
        let written = card.to_string();
        let (rank, suit) = written.split_at(written.len() - 1);
        let rank = self.text(&format!("rank-french-{rank}"));
        let suit = self.text(&format!("suit-french-{suit}"));
        self.text_with("card-french", &[("rank", rank.into()), ("suit", suit.into())])
    }

    /// The name of a Trieste card.
    pub(crate) fn trieste(&self, card: trieste::Card) -> String {
        let (rank, suit) = trieste_keys(card);
        let rank = self.text(&format!("rank-trieste-{rank}"));
        let suit = self.text(&format!("of-suit-trieste-{suit}"));
        self.text_with("card-trieste", &[("rank", rank.into()), ("suit", suit.into())])
    }

    /// The rank of a Trieste card, short, and its suit.
    pub(crate) fn trieste_face(&self, card: trieste::Card) -> (String, String) {
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
pub(crate) fn french(card: french::Card) -> String {
    let written = card.to_string();
    let rank = &written[..written.len() - 1];
    format!("{rank}{}", ['♣', '♦', '♥', '♠'][card.suit()])
}

/// French cards with a space between them.
pub(crate) fn french_cards(cards: french::CardSet) -> String {
    cards.iter().map(french).collect::<Vec<_>>().join(" ")
}
