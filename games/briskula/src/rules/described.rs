//! The game as data: what everybody sees, moves in parts, what they bring, what is told of them.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{
    Account, Described, Effects, Equipment, Game as _, Message, Moved, Parts, Seat, fields_and,
};
use serde_json::{Value, json};

use super::notation::listed;
use super::trick::{Trick, beaters, trumps};
use super::{Action, Briskula, MAX_PLAYERS, Observation};

/// An as or a trica.
const KARIK: u8 = 10;
/// The points of the whole pack.
const ALL_POINTS: u8 = 120;

/// What everybody at the table sees: all but hands, signals and the stock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The card turned up at the deal.
    pub trump: Card,
    /// How many cards can still be drawn, the trump card included.
    pub stock: usize,
    /// The present trick.
    pub trick: Trick,
    /// The trick before it, if there was one; its winner leads the present one.
    pub last_trick: Option<Trick>,
    /// The points that each side has taken.
    pub points: [u8; MAX_PLAYERS],
    /// Every card thrown so far.
    pub thrown: CardSet,
    /// How many cards each seat holds.
    pub hand_sizes: [usize; MAX_PLAYERS],
}

impl Described for Briskula {
    type Public = Public;

    fn public(&self, seen: &Observation) -> Public {
        Public {
            turn: seen.turn(),
            trump: seen.trump(),
            stock: seen.stock_len(),
            trick: *seen.trick(),
            last_trick: seen.last_trick().copied(),
            points: seen.points,
            thrown: seen.thrown(),
            hand_sizes: seen.sizes.map(usize::from),
        }
    }

    fn describe_public(&self, public: &Public) -> Value {
        let Public { trump, trick, .. } = public;
        let described = |trick: &Trick| {
            let seats = trick.throws(self.seats()).map(|(seat, _)| seat.index());
            json!({
                "leader": trick.leader().index(),
                "cards": listed(trick.cards().iter().copied()),
                "seats": seats.collect::<Vec<_>>(),
                "best": trick.best(*trump, self.seats()).map(|(_, card)| card.to_string()),
            })
        };
        json!({
            "turn": public.turn.map(Seat::index),
            "trump": trump.to_string(),
            "stock": public.stock,
            "trick": described(trick),
            "last_trick": public.last_trick.map(|last| {
                let end = json!({ "winner": trick.leader().index(), "points": last.points() });
                fields_and(described(&last), end)
            }),
            "points": public.points[..self.sides()],
            "thrown": listed(public.thrown.iter()),
            "hand_sizes": public.hand_sizes[..self.seats()],
        })
    }

    fn equipment(&self) -> Equipment {
        let cards = self.pack().iter().map(|card| card.to_string()).collect();
        Equipment { pack: Some("trieste"), cards, hand: self.hand_size(), points: true }
    }

    fn parts(&self, action: Action) -> Parts {
        let (kind, card) = match action {
            Action::Throw(card) => ("throw", card),
            Action::Signal(card) => ("signal", card),
        };
        Parts { kind: Some(kind), card: Some(card.to_string()), ..Parts::default() }
    }

    /// Of a thrown card, whether it is the `best` of the trick so far, and the `points` that lie in
    /// the trick with it.
    fn effects(&self, seen: &Observation, action: Action) -> Effects {
        let Action::Throw(card) = action else { return Effects::default() };
        let best = seen.trick().best(seen.trump(), self.seats());
        let beats = best.is_none_or(|(_, best)| beaters(best, seen.trump()).contains(card));
        let points = seen.trick().points() + card.points();
        Effects::default().flag("best", beats).with("points", points)
    }

    fn phrase(&self, _: &Observation, action: Action) -> Message {
        match action {
            Action::Throw(card) => Message::new("choice-briskula-throw").card("card", card),
            Action::Signal(card) => signalled("choice-briskula-signal", card),
        }
    }

    fn story(&self, moved: &Moved<'_, Self>) -> Vec<Message> {
        let played = match moved.played.action {
            Action::Throw(card) => Message::new("move-briskula-throw").card("card", card),
            Action::Signal(card) => signalled("move-briskula-signal", card),
        };
        let mut told = vec![played.about(moved.played.seat)];
        // The last card of a trick: whoever leads now has taken it.
        let full = moved.before.trick.cards().len() + 1 == self.trick_len();
        if let (Action::Throw(_), true, Some(trick)) =
            (moved.played.action, full, moved.after.last_trick)
        {
            let winner = moved.after.trick.leader();
            told.push(Message::new("trick-won").about(winner).number("count", trick.points()));
        }
        told
    }

    /// The tricks of each side, and the kariks in them.
    fn account(&self, moves: &[Moved<'_, Self>]) -> Account {
        let (mut tricks, mut kariks) = ([0; MAX_PLAYERS], [0; MAX_PLAYERS]);
        for moved in moves {
            let full = moved.before.trick.cards().len() + 1 == self.trick_len();
            if let (Action::Throw(_), true, Some(trick)) =
                (moved.played.action, full, moved.after.last_trick)
            {
                let side = self.side(moved.after.trick.leader());
                tricks[side] += 1;
                kariks[side] +=
                    trick.cards().iter().map(|card| u32::from(card.points() >= KARIK)).sum::<u32>();
            }
        }
        let sides = self.sides();
        Account::default()
            .line("account-tricks", tricks.into_iter().take(sides))
            .line("account-kariks", kariks.into_iter().take(sides))
    }

    /// Somebody leads by more than can still be won.
    fn is_decided(&self, public: &Public) -> bool {
        let mut points = public.points[..self.sides()].to_vec();
        points.sort_unstable();
        let left = ALL_POINTS - points.iter().sum::<u8>();
        matches!(points[..], [.., second, first] if first - second > left)
    }
}

/// A message about a signal: the card, and the gesture that stands for its rank.
fn signalled(key: &'static str, card: Card) -> Message {
    let rank: String = card.to_string().chars().take(1).collect();
    Message::new(key).card("card", card).word("gesture", format!("gesture-{rank}"))
}

/// The cards of a hand that are trumps.
pub(super) fn trumps_of(seen: &Observation) -> CardSet {
    seen.hand() & trumps(seen.trump())
}
