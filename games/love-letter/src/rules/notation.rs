//! The written form: rules, plays, decks, observations for programs and for people.

use std::fmt::Write as _;

use adut_kernel::{
    Begins, DeckError, Described as _, MAX_SEATS, MatchGoal, MatchRules, Notation, NotationError,
    RuleOption, Rules, RulesError, Seat, Values, fields_and, read_pack,
};
use serde_json::{Map, Value, json};

use super::action::Action;
use super::card::{Card, Counts, Effect};
use super::described::known_hands;
use super::event::Event;
use super::observation::Observation;
use super::state::Deck;
use super::{Chance, LoveLetter, Ties};

const STANDARD: &str = "standard";

const OPTIONS: &[RuleOption] = &[
    RuleOption::new("players", "2", Values::whole(2, 4), "how many play"),
    RuleOption::new(
        "guards",
        "5",
        Values::whole(4, 5),
        "how many Guards the pack has; the thesis counts four",
    ),
    RuleOption::new(
        "ties",
        "discards",
        Values::choice(&["discards", "all"]),
        "who wins with equal hands: the higher sum of discards, or all of them",
    ),
    RuleOption::new(
        "tokens",
        STANDARD,
        Values::whole_or(1, 99, &[STANDARD]),
        "how many rounds win a match; the standard is 7, 5 or 4 with 2, 3 or 4 players",
    )
    .needing(&[("match", &["on"])]),
];

const TIES: [(&str, Ties); 2] = [("discards", Ties::Discards), ("all", Ties::All)];

impl Notation for LoveLetter {
    const NAME: &'static str = "love-letter";

    fn options() -> &'static [RuleOption] {
        OPTIONS
    }

    fn from_rules(rules: &Rules) -> Result<Self, RulesError> {
        let reader = rules.read(Self::NAME, OPTIONS).known_only()?;
        let tokens = match rules.get("tokens") {
            None | Some(STANDARD) => None,
            Some(_) => Some(reader.number("tokens")? as u8),
        };
        let (seats, guards) = (reader.number("players")?, reader.number("guards")?);
        Ok(Self::new(seats, guards, reader.choice("ties", &TIES)?, tokens))
    }

    fn rules(&self) -> Rules {
        let mut rules = Rules::new().with("players", self.seats);
        if self.guards != usize::from(Card::Guard.copies()) {
            rules.set("guards", self.guards);
        }
        if self.ties == Ties::All {
            rules.set("ties", "all");
        }
        self.tokens.into_iter().for_each(|tokens| rules.set("tokens", tokens));
        rules
    }

    /// The last round's winner starts.
    fn match_rules(&self) -> MatchRules {
        MatchRules { goal: MatchGoal::Wins(u32::from(self.tokens())), begins: Begins::Winner }
    }

    fn write_action(&self, action: Action) -> String {
        let mut text = action.card.to_string();
        if let Some(target) = action.target {
            text.push('>');
            text.push_str(&target.to_string());
        }
        if let Some(guess) = action.guess {
            text.push(':');
            text.push_str(&guess.to_string());
        }
        text
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        read_action(text.trim()).ok_or_else(|| {
            NotationError::new(text, "a card and its target, as guard>1:prince, priest>1, countess")
        })
    }

    fn write_deck(&self, deal: &Chance) -> Vec<String> {
        match deal {
            Chance::Deal(deck) => deck.cards().iter().map(Card::to_string).collect(),
            Chance::Draw(card) => vec![card.to_string()],
        }
    }

    fn read_deck(&self, deck: &[String]) -> Result<Chance, DeckError> {
        Ok(Chance::Deal(Deck::new(read_pack(deck, self.pack())?)))
    }

    fn describe(&self, seen: &Observation) -> Value {
        let card = |card: Option<Card>| card.map(|card| card.to_string());
        let known = known_hands(seen);
        let own = json!({
            "seat": seen.seat().index(),
            "hand": names(own_cards(seen)),
            "drawn": card(seen.drawn()),
            "dealt": card(seen.dealt()),
            "known": known[..seen.seats()].iter().map(|&known| card(known)).collect::<Vec<_>>(),
            "unseen": self.unseen_names(seen),
            "events": seen.events().iter().map(|event| self.describe_event(event)).collect::<Vec<_>>(),
        });
        fields_and(self.describe_public(&self.public(seen)), own)
    }

    fn show(&self, seen: &Observation) -> String {
        let mut text = String::new();
        let mut line = |words: String| writeln!(text, "{words}").expect("strings take text");
        let face_up: Vec<String> = names(seen.face_up());
        if !face_up.is_empty() {
            line(format!("Face up from the start: {}.", face_up.join(", ")));
        }
        for event in seen.events() {
            line(tell(event, seen.seat()));
        }
        for seat in Seat::all(seen.seats()) {
            let stand = match (seen.is_in(seat), seen.is_protected(seat)) {
                (false, _) => " (out)",
                (true, true) => " (protected)",
                (true, false) => "",
            };
            let own = seat == seen.seat();
            let who = if own { "You".to_owned() } else { format!("Seat {seat}") };
            let pile = names(discards(seen.events(), seat)).join(", ");
            let pile = if pile.is_empty() { "nothing".to_owned() } else { pile };
            let open = seen.open_hand(seat).filter(|_| !own);
            let open = open.map_or(String::new(), |card| format!("; held {card}"));
            line(format!("{who}{stand} discarded {pile}{open}."));
        }
        line(format!("Cards in the deck: {}.", seen.deck_left()));
        match (seen.hand(), seen.drawn()) {
            (Some(hand), Some(drawn)) => line(format!("You hold {hand} and drew {drawn}.")),
            (Some(hand), None) => line(format!("You hold {hand}.")),
            (None, _) => {}
        }
        text
    }
}

fn read_action(text: &str) -> Option<Action> {
    let Some((card, rest)) = text.split_once('>') else {
        return Some(Action::alone(text.parse().ok()?));
    };
    let (seat, guess) = match rest.split_once(':') {
        Some((seat, guess)) => (seat, Some(guess.parse().ok()?)),
        None => (rest, None),
    };
    let digit = *seat.as_bytes().first().filter(|digit| digit.is_ascii_digit())?;
    let seat = usize::from(digit - b'0');
    let whole = rest.len() == 1 || rest.as_bytes().get(1) == Some(&b':');
    let target = (whole && seat < MAX_SEATS).then(|| Seat::new(seat))?;
    Some(Action { card: card.parse().ok()?, target: Some(target), guess })
}

pub(super) fn names(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

fn own_cards(seen: &Observation) -> impl Iterator<Item = Card> {
    seen.hand().into_iter().chain(seen.drawn())
}

/// What a seat has discarded, in order.
pub(super) fn discards(events: &[Event], seat: Seat) -> impl Iterator<Item = Card> {
    events.iter().flat_map(move |event| {
        let played = (event.actor == seat).then_some(event.action.card);
        let replaced = event.action.card.effect() == Effect::Replace;
        let discarded = (replaced && event.action.target == Some(seat)).then_some(event.met);
        let laid_open = (!replaced && event.put_out() == Some(seat))
            .then_some(if event.actor == seat { event.kept } else { event.met });
        played.into_iter().chain(discarded.flatten()).chain(laid_open.flatten())
    })
}

impl LoveLetter {
    /// How many of each kind the seat cannot place.
    fn unseen_names(&self, seen: &Observation) -> Value {
        let mut unseen: Counts = self.pack().iter().copied().collect();
        let piles = Seat::all(seen.seats()).flat_map(|seat| seen.pile(seat).iter());
        let open = Seat::all(seen.seats()).filter_map(|seat| seen.open_hand(seat));
        let seen_cards = seen.face_up().chain(piles).chain(open).chain(seen.drawn());
        seen_cards.for_each(|card| unseen.remove(card));
        let counts = Card::ALL.into_iter().filter(|&card| unseen.of(card) > 0);
        counts.map(|card| (card.to_string(), unseen.of(card).into())).collect::<Map<_, _>>().into()
    }

    pub(super) fn describe_event(&self, event: &Event) -> Value {
        let mut value = json!({
            "seat": event.actor.index(),
            "move": self.write_action(event.action),
        });
        let parts = [
            ("drew", event.drawn),
            ("kept", event.kept),
            ("target_held", event.met),
            ("target_drew", event.redrawn),
        ];
        for (key, card) in parts {
            card.into_iter().for_each(|card| value[key] = card.to_string().into());
        }
        event.put_out().into_iter().for_each(|seat| value["out"] = seat.index().into());
        value
    }
}

/// A turn in words, for `seat`, which saw this of it.
fn tell(event: &Event, seat: Seat) -> String {
    let name = |who: Seat| if who == seat { "you".to_owned() } else { format!("seat {who}") };
    let Action { card, target, guess } = event.action;
    let mut text = format!("Seat {} played {card}", event.actor);
    if event.actor == seat {
        text = format!("You played {card}");
    }
    match target {
        Some(target) if target == event.actor && target == seat => text += " on yourself",
        Some(target) if target == event.actor => text += " on themselves",
        Some(target) => write!(text, " on {}", name(target)).expect("strings take text"),
        None => {}
    }
    if let Some(guess) = guess {
        write!(text, ", naming {guess}").expect("as above");
    }
    let concerned = event.actor == seat || target == Some(seat);
    let effect = match (card.effect(), event.kept, event.met) {
        (Effect::Look, _, Some(met)) if event.actor == seat => format!(": they hold {met}"),
        (Effect::Compare, Some(kept), Some(met)) if concerned => format!(": {kept} against {met}"),
        (Effect::Replace, _, Some(met)) => format!(": {met} was discarded"),
        (Effect::Swap, Some(kept), Some(met)) if concerned => format!(": {kept} for {met}"),
        _ => String::new(),
    };
    text += &effect;
    match event.put_out() {
        Some(out) => {
            let held = if out == event.actor { event.kept } else { event.met };
            let held = held.map_or(String::new(), |card| format!(" with {card}"));
            let verb = if out == seat { "are" } else { "is" };
            write!(text, "; {} {verb} out{held}", name(out)).expect("as above");
        }
        None if card.effect() == Effect::Guess && target.is_some() => text += ": no",
        None => {}
    }
    if let Some(redrawn) = event.redrawn {
        write!(text, "; you drew {redrawn}").expect("as above");
    }
    text.push('.');
    text
}
