//! Plays: a card with the way it is used.

use adut_kernel::{Actions, Rng, Seat};
use thiserror::Error;

use super::card::{Aim, Card, Effect};
use super::state::State;

/// A card with the way it is used. Without a possible target a card stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The card that is played.
    pub card: Card,
    /// On whom.
    pub target: Option<Seat>,
    /// The card that a Guard names.
    pub guess: Option<Card>,
}

impl Action {
    /// A card on nobody.
    pub const fn alone(card: Card) -> Self {
        Self { card, target: None, guess: None }
    }
    /// A card on a player.
    pub const fn on(card: Card, target: Seat) -> Self {
        Self { card, target: Some(target), guess: None }
    }
    /// A Guard on a player, naming a card.
    pub const fn guard(target: Seat, guess: Card) -> Self {
        Self { card: Card::Guard, target: Some(target), guess: Some(guess) }
    }
}

/// Why a play is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Foul {
    /// It is nobody's turn.
    #[error("it is nobody's turn")]
    NobodysTurn,
    /// The card is not in the hand.
    #[error("{0} is not in the hand")]
    NotHeld(Card),
    /// The Countess is held with it.
    #[error("the countess must be played, as she is held with {0}")]
    Bound(Card),
    /// Nobody is named although somebody can be.
    #[error("{0} needs a player to be played on")]
    TargetMissing(Card),
    /// The card is not played on anybody.
    #[error("{0} is not played on anybody")]
    TargetSurplus(Card),
    /// Nobody else can be reached.
    #[error("{0} is played alone, as every other player still in is protected")]
    NobodyReachable(Card),
    /// There is no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// The target is out of the round.
    #[error("seat {0} is out")]
    Out(Seat),
    /// The target is protected.
    #[error("seat {0} is protected by a handmaid")]
    Protected(Seat),
    /// The card is for others only.
    #[error("{0} is not played on oneself")]
    Oneself(Card),
    /// A Guard has to name a card.
    #[error("a guard has to name a card")]
    GuessMissing,
    /// Only a Guard who reaches somebody names a card.
    #[error("no card can be named here")]
    GuessSurplus,
    /// A Guard may not name a Guard.
    #[error("a guard cannot name a guard")]
    GuessGuard,
    /// A card that cannot be drawn.
    #[error("{0} cannot be drawn, as none is left")]
    NoneLeft(Card),
    /// A deal where a card is drawn, a draw where cards are dealt, or a wrong pack.
    #[error("this is not what chance decides here")]
    WrongChance,
}

/// The seats of a mask, ascending.
#[inline]
pub(super) fn seats_in(mut mask: u8) -> impl Iterator<Item = Seat> {
    std::iter::from_fn(move || {
        let index = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            Seat::new(index)
        })
    })
}

/// What the seat whose turn it is may do: which cards, and on whom.
struct Choices {
    lower: Card,
    higher: Option<Card>,
    oneself: u8,
    others: u8,
}

const NAMEABLE: u32 = super::card::KINDS as u32 - 1;

impl Choices {
    #[inline]
    fn of(state: &State) -> Self {
        let (kept, drawn) = state.acting_hand();
        let (lower, higher) = if kept < drawn { (kept, drawn) } else { (drawn, kept) };
        let (lower, higher) = if lower == higher || !higher.playable_beside(lower) {
            (lower, None)
        } else if !lower.playable_beside(higher) {
            (higher, None)
        } else {
            (lower, Some(higher))
        };
        let oneself = 1 << state.acting().index();
        Self { lower, higher, oneself, others: state.reachable() & !oneself }
    }

    /// On whom a card can be played; nobody for those that are played alone.
    #[inline]
    fn targets(&self, card: Card) -> u8 {
        match card.aim() {
            Aim::Nobody => 0,
            Aim::Other => self.others,
            Aim::Anybody => self.others | self.oneself,
        }
    }

    /// In how many ways a card can be played.
    #[inline]
    fn ways(&self, card: Card) -> u32 {
        let targets = self.targets(card).count_ones();
        let guesses = if card.effect() == Effect::Guess { NAMEABLE } else { 1 };
        (targets * guesses).max(1)
    }

    /// The `n`th way to play a card, in the order of the list.
    #[inline]
    fn nth_way(&self, card: Card, n: u32) -> Action {
        let targets = self.targets(card);
        if targets == 0 {
            return Action::alone(card);
        }
        let guesses = card.effect() == Effect::Guess;
        let (skipped, guess) = if guesses { (n / NAMEABLE, n % NAMEABLE) } else { (n, 0) };
        let rest = (0..skipped).fold(targets, |rest, _| rest & (rest - 1));
        let target = Seat::new(rest.trailing_zeros() as usize);
        let guess = guesses.then(|| Card::ALL[guess as usize + 1]);
        Action { card, target: Some(target), guess }
    }
}

/// Lists the legal plays of the seat whose turn it is.
pub(super) fn list(state: &State, out: &mut Actions<Action>) {
    let choices = Choices::of(state);
    for card in std::iter::once(choices.lower).chain(choices.higher) {
        let targets = choices.targets(card);
        if targets == 0 {
            out.push(Action::alone(card));
        }
        for target in seats_in(targets) {
            if card.effect() == Effect::Guess {
                out.extend(Card::nameable().map(|guess| Action::guard(target, guess)));
            } else {
                out.push(Action::on(card, target));
            }
        }
    }
}

/// One of the legal plays, each equally likely.
#[inline]
pub(super) fn random(state: &State, rng: &mut Rng) -> Action {
    let choices = Choices::of(state);
    let first = choices.ways(choices.lower);
    let second = choices.higher.map_or(0, |card| choices.ways(card));
    let n = rng.below(first + second);
    match choices.higher {
        Some(higher) if n >= first => choices.nth_way(higher, n - first),
        _ => choices.nth_way(choices.lower, n),
    }
}

/// Whether the seat whose turn it is may make a play, by direct test.
pub(super) fn check(state: &State, action: Action) -> Result<(), Foul> {
    let (kept, drawn) = state.acting_hand();
    let Action { card, target, guess } = action;
    let other = match card {
        _ if card == drawn => kept,
        _ if card == kept => drawn,
        _ => return Err(Foul::NotHeld(card)),
    };
    if !card.playable_beside(other) {
        return Err(Foul::Bound(card));
    }
    let others = state.reachable() & !(1 << state.acting().index());
    match (target, card.aim()) {
        (None, Aim::Nobody) => {}
        (None, Aim::Other) if others == 0 => {}
        (None, _) => return Err(Foul::TargetMissing(card)),
        (Some(_), Aim::Nobody) => return Err(Foul::TargetSurplus(card)),
        (Some(seat), _) if seat.index() >= state.seats() => return Err(Foul::NoSuchSeat(seat)),
        (Some(seat), Aim::Anybody) if seat == state.acting() => {}
        (Some(seat), _) if seat == state.acting() => return Err(Foul::Oneself(card)),
        (Some(seat), _) if !state.is_in(seat) => return Err(Foul::Out(seat)),
        (Some(_), Aim::Other) if others == 0 => return Err(Foul::NobodyReachable(card)),
        (Some(seat), _) if state.is_protected(seat) => return Err(Foul::Protected(seat)),
        (Some(_), _) => {}
    }
    match guess {
        None if card.effect() == Effect::Guess && target.is_some() => Err(Foul::GuessMissing),
        Some(_) if card.effect() != Effect::Guess || target.is_none() => Err(Foul::GuessSurplus),
        Some(Card::Guard) => Err(Foul::GuessGuard),
        _ => Ok(()),
    }
}
