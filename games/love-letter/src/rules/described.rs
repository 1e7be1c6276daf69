//! The game as data: what everybody sees, moves in parts, what is told of them.

use adut_kernel::{Account, Described, Equipment, Message, Moved, Parts, Seat};
use serde_json::{Value, json};

use super::card::{Card, Effect};
use super::event::Event;
use super::notation::{discards, names};
use super::state::MAX_PLAYERS;
use super::{Action, LoveLetter, Observation, Ties};

/// What everybody at the table sees: the public course of the round, and the hands once they are
/// laid open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Whether the round is over.
    pub over: bool,
    /// The face-up cards of a round with two players.
    pub face_up: Vec<Card>,
    /// How many cards are left to draw.
    pub deck: usize,
    /// Whether each seat is still in the round.
    pub living: Vec<bool>,
    /// Whether a Handmaid protects each seat.
    pub protected: Vec<bool>,
    /// The turns so far, with what everybody saw of them.
    pub events: Vec<Event>,
    /// The hands that were laid open at the end, if the cards decided.
    pub shown: Option<[Option<Card>; MAX_PLAYERS]>,
}

impl Described for LoveLetter {
    type Public = Public;

    fn public(&self, seen: &Observation) -> Public {
        let seats = || Seat::all(seen.seats());
        let living: Vec<bool> = seats().map(|seat| seen.is_in(seat)).collect();
        let showdown = seen.is_over() && living.iter().filter(|&&is_in| is_in).count() > 1;
        Public {
            turn: seen.turn(),
            over: seen.is_over(),
            face_up: seen.face_up().collect(),
            deck: seen.deck_left(),
            living,
            protected: seats().map(|seat| seen.is_protected(seat)).collect(),
            events: seen.events().iter().map(Event::seen_by_all).collect(),
            shown: showdown.then_some(seen.hands),
        }
    }

    fn describe_public(&self, public: &Public) -> Value {
        let seats = || Seat::all(public.living.len());
        // A card, and the drawn one for whoever is on turn.
        let held = |seat: Seat| match public.turn {
            Some(turn) if turn == seat => 2,
            _ => usize::from(public.living[seat.index()]),
        };
        let mut value = json!({
            "turn": public.turn.map(Seat::index),
            "over": public.over,
            "face_up": names(public.face_up.iter().copied()),
            "deck": public.deck,
            "hand_sizes": seats().map(held).collect::<Vec<_>>(),
            "discards": seats().map(|seat| names(discards(&public.events, seat))).collect::<Vec<_>>(),
            "in": public.living,
            "protected": public.protected,
            "events": public.events.iter().map(|event| self.describe_event(event)).collect::<Vec<_>>(),
        });
        if let Some(shown) = public.shown {
            let name = |card: Option<Card>| card.map(|card| card.to_string());
            value["shown"] = seats().map(|seat| name(shown[seat.index()])).collect();
        }
        value
    }

    fn equipment(&self) -> Equipment {
        let cards = names(self.pack().iter().copied());
        Equipment { pack: Some("love-letter"), cards, hand: 2, points: false }
    }

    fn parts(&self, action: Action) -> Parts {
        Parts {
            card: Some(action.card.to_string()),
            target: action.target.map(Seat::index),
            guess: action.guess.map(|guess| guess.to_string()),
            ..Parts::default()
        }
    }

    fn phrase(&self, seen: &Observation, action: Action) -> Message {
        let actor = seen.turn().unwrap_or(seen.seat());
        let key = match action {
            Action { guess: Some(_), .. } => "choice-love-letter-name",
            Action { target: Some(_), .. } => "choice-love-letter-on",
            _ => "choice-love-letter",
        };
        let mut told = Message::new(key).about(actor).card("card", action.card);
        if let Some(target) = action.target {
            told = told.seat("target", target);
        }
        if let Some(guess) = action.guess {
            told = told.card("guess", guess);
        }
        told
    }

    fn story(&self, moved: &Moved<'_, Self>) -> Vec<Message> {
        let seen = moved.own.map_or(&moved.after.events[..], Observation::events);
        let own = moved.own.map(Observation::seat);
        seen.last().map_or_else(Vec::new, |event| tell(event, own))
    }

    fn account(&self, moves: &[Moved<'_, Self>]) -> Account {
        let reason = moves.last().and_then(|moved| self.why_over(moved.after));
        Account { reason, ..Account::default() }
    }
}

impl LoveLetter {
    /// Why a round ended as it did.
    fn why_over(&self, end: &Public) -> Option<Message> {
        let Some(shown) = end.shown else {
            let last = Seat::all(end.living.len()).find(|seat| end.living[seat.index()])?;
            return Some(Message::new("end-last").about(last));
        };
        let held = |seat: &Seat| shown[seat.index()].filter(|_| end.living[seat.index()]);
        let seats = || Seat::all(end.living.len());
        let highest = seats().filter_map(|seat| held(&seat)).max_by_key(|card| card.number())?;
        let holders: Vec<Seat> = seats().filter(|seat| held(seat) == Some(highest)).collect();
        if let [only] = holders[..] {
            return Some(Message::new("end-highest").about(only).card("card", highest));
        }
        let sum = |seat: Seat| -> u32 {
            discards(&end.events, seat).map(|card| u32::from(card.number())).sum()
        };
        let most = holders.iter().map(|&seat| sum(seat)).max()?;
        let mut best = holders.iter().filter(|&&seat| sum(seat) == most);
        match (self.ties, best.next(), best.next()) {
            (Ties::Discards, Some(&seat), None) => Some(Message::new("end-discards").about(seat)),
            _ => Some(Message::new("end-tied")),
        }
    }
}

/// What happened on a turn, told to the seat that saw this of it, or to everybody.
fn tell(event: &Event, to: Option<Seat>) -> Vec<Message> {
    let Event { actor, action, .. } = *event;
    let mut told = vec![tell_play(actor, action)];
    let says = |key: &'static str, seat: Seat, card: Option<Card>| {
        card.map(|card| Message::new(key).about(seat).object("card", card))
    };
    if let Some(target) = action.target {
        let hands = match action.card.effect() {
            Effect::Look => vec![(target, event.met)],
            Effect::Compare => vec![(actor, event.kept), (target, event.met)],
            _ => Vec::new(),
        };
        // Nobody needs to be told of his own card.
        for (seat, card) in hands.into_iter().filter(|&(seat, _)| to != Some(seat)) {
            told.extend(says("event-holds", seat, card));
        }
        if action.card.effect() == Effect::Replace {
            told.extend(says("event-discards", target, event.met));
        }
    }
    told.extend(event.put_out().map(|seat| Message::new("event-out").about(seat)));
    told
}

fn tell_play(actor: Seat, action: Action) -> Message {
    let aims = matches!(
        action.card.effect(),
        Effect::Guess | Effect::Look | Effect::Compare | Effect::Swap
    );
    if aims && action.target.is_none() {
        return Message::new("move-alone").about(actor).object("card", action.card);
    }
    let mut told = Message::new(format!("move-{}", action.card)).about(actor);
    if let Some(target) = action.target {
        told = told.seat("target", target);
    }
    if let Some(guess) = action.guess {
        told = told.object("guess", guess);
    }
    told
}

/// The card that each other seat was seen to hold and has kept since.
pub(super) fn known_hands(seen: &Observation) -> [Option<Card>; MAX_PLAYERS] {
    let mut known = [None; MAX_PLAYERS];
    for event in seen.events() {
        let Action { card, target, .. } = event.action;
        let actor = event.actor.index();
        if known[actor] == Some(card) {
            known[actor] = None;
        }
        let Some(target) = target.map(Seat::index) else { continue };
        match card.effect() {
            Effect::Replace => known[target] = event.redrawn,
            Effect::Look => known[target] = event.met.or(known[target]),
            Effect::Compare if event.kept.is_some() && event.met.is_some() => {
                (known[actor], known[target]) = (event.kept, event.met);
            }
            Effect::Swap => {
                let swapped = (event.met.or(known[target]), event.kept.or(known[actor]));
                (known[actor], known[target]) = swapped;
            }
            _ => {}
        }
    }
    for seat in Seat::all(seen.seats()) {
        if !seen.is_in(seat) || seat == seen.seat() {
            known[seat.index()] = None;
        }
    }
    known
}
