//! Briškula: tricks with a turned-up trump and no duty to follow suit.
//!
//! The rules are those of K. Blaić's thesis *Application of artificial intelligence in a card game*
//! (FER Zagreb, 2024), with the variants that people play as options.
//!
//! # Cards
//! Forty Trieste cards in four suits. From strong to weak, with points: as 11, trica 10, kralj 4,
//! konj 3, fanat 2, then 7 6 5 4 2, which count nothing (*lišine*). 120 points in all.
//!
//! # The two versions
//! *Dupla* is for two: four cards in hand, two from each player to a trick, thrown in the order
//! leader, other, leader, other. *Obična* is for two, three or four: three in hand, one to a
//! trick. Three play each for himself, with 39 cards (without the 2 of dinari) or 36 (without the
//! fours). Four play in pairs, partners sitting opposite. The thesis names five players as well
//! and says nothing of how they play; what is played elsewhere with five, calling a card whose holder
//! is the secret partner, is another game, and none of its rules has a source here.
//!
//! # The deal
//! Seat 0 sits left of the shuffler, gets cards first and leads first. After a *cut*, dupla gives
//! two cards to each, turns the trump card, and gives two more to each; obična gives one card at
//! a time and turns the trump card after. If the player who should cut *knocks* instead, each gets
//! his whole hand at once and the trump card comes after. The trump card lies face up under the
//! stock and is drawn last.
//!
//! # The trick (štih)
//! Any card may be thrown. The first leads; a later card beats the best so far if it is a
//! stronger card of the best card's suit, or a trump on a best card that is none. Whoever threw the
//! best takes the points, draws first and leads. While there is stock, all draw back up, one card
//! at a time in turn, beginning with the winner. Most points win; equal points are a drawn game.
//! Replaying drawn games, and playing to so many wins, is the business of matches.
//!
//! # Signals (motiranje)
//! With four players and `signals=on` a player may, on his turn and before his card, signal one
//! trump with points that he holds: as by pursed lips, trica a wink, kralj raised brows, konj a
//! shoulder, fanat the tongue. Signals are true. The partner sees it, each opponent only
//! with the probability `signal_seen`; the signaller does not learn who did.

mod action;
mod chance;
mod described;
mod encoded;
#[cfg(any(test, feature = "testing"))]
mod examined;
mod notation;
mod observation;
mod options;
mod signals;
mod state;
mod stock;
mod trick;
mod worlds;

#[cfg(test)]
mod tests;

pub use action::{Action, Foul};
pub use chance::{Chance, Deck, Seats};
pub use described::Public;
pub use observation::Observation;
pub use options::{Dealing, OpenHands, Variant};
pub use state::State;
pub use trick::{Trick, beaters, trumps};
pub use worlds::Worlds;

use adut_cards::trieste::CardSet;
use adut_kernel::{Actions, Game, Outcome, Played, Rng, Seat, Turn};
use state::Phase;

/// The most players at a table.
const MAX_PLAYERS: usize = 4;

/// Briškula with the options of a variant. By default dupla for two, dealt after a cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Briskula {
    variant: Variant,
    dealing: Dealing,
    open_hands: OpenHands,
    /// The probability that an opponent sees a signal; `None` where there are no signals.
    signals: Option<f64>,
    match_wins: u8,
    /// The cards that are played with.
    pack: CardSet,
    players: u8,
    hand_size: u8,
    trick_len: u8,
}

impl Default for Briskula {
    fn default() -> Self {
        Self::new(Variant::Dupla, 2)
    }
}

impl Briskula {
    /// Which of the two versions is played.
    pub fn variant(&self) -> Variant {
        self.variant
    }
    /// How the cards are dealt.
    pub fn dealing(&self) -> Dealing {
        self.dealing
    }
    /// When partners show each other their hands.
    pub fn open_hands(&self) -> OpenHands {
        self.open_hands
    }
    /// The probability that an opponent sees a signal; none where signals are off.
    pub fn signals(&self) -> Option<f64> {
        self.signals
    }
    /// The cards that are played with.
    pub fn pack(&self) -> CardSet {
        self.pack
    }
    /// How many cards each player holds while there is stock.
    pub fn hand_size(&self) -> usize {
        usize::from(self.hand_size)
    }
    /// How many cards make a trick.
    pub fn trick_len(&self) -> usize {
        usize::from(self.trick_len)
    }
    /// The partner of a seat; only four players have one.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.players == 4).then(|| Seat::new(seat.index() ^ 2))
    }

    /// The seat that acts after this one.
    fn after(&self, seat: u8) -> u8 {
        let next = seat + 1;
        if next == self.players { 0 } else { next }
    }

    /// The side of a seat, as an index.
    fn side_of(&self, seat: u8) -> usize {
        usize::from(if self.players == 4 { seat & 1 } else { seat })
    }
}

impl Game for Briskula {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Observation = Observation;
    type Foul = Foul;

    const HIDES_MOVES: bool = true;

    fn seats(&self) -> usize {
        usize::from(self.players)
    }

    fn sides(&self) -> usize {
        if self.players == 4 { 2 } else { self.seats() }
    }

    fn side(&self, seat: Seat) -> usize {
        self.side_of(seat.index() as u8)
    }

    fn root(&self) -> State {
        State::undealt()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Play => Turn::Seat(state.to_act()),
            Phase::Over => Turn::Over,
            Phase::Deal | Phase::Signalled(_) | Phase::Draw { .. } => Turn::Chance,
        }
    }

    fn actions(&self, state: &State, out: &mut Actions<Action>) {
        out.clear();
        if state.phase == Phase::Play {
            out.extend(state.hand_to_act().iter().map(Action::Throw));
            out.extend(state.signals_allowed(self).iter().map(Action::Signal));
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Foul> {
        state.check(self, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        match action {
            Action::Throw(card) => state.throw(self, card),
            Action::Signal(card) => state.phase = Phase::Signalled(card),
        }
    }

    #[inline]
    fn random_action(&self, state: &State, _: &mut Actions<Action>, rng: &mut Rng) -> Action {
        if self.signals.is_none() {
            return Action::Throw(state.random_card(rng));
        }
        let (hand, signals) = (state.hand_to_act(), state.signals_allowed(self));
        let choice = rng.below(hand.len() + signals.len());
        let throw = hand.nth(choice).map(Action::Throw);
        let signal = || signals.nth(choice - hand.len()).map(Action::Signal);
        throw.or_else(signal).expect("the choice is below the number of actions")
    }

    #[inline]
    fn sample_chance(&self, state: &State, rng: &mut Rng) -> Chance {
        match state.phase {
            Phase::Deal => Chance::Deck(Deck::shuffled(self.pack, rng)),
            Phase::Signalled(_) => Chance::Seen(signals::sample(self, state.to_act(), rng)),
            _ => Chance::Card(state.stock.sample(rng)),
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, f64)>) -> bool {
        out.clear();
        match state.phase {
            Phase::Signalled(_) => {
                let seen = signals::possible(self, state.to_act());
                out.extend(seen.map(|(seats, share)| (Chance::Seen(seats), share)));
            }
            Phase::Draw { .. } => {
                let next = state.stock.next_cards();
                let share = 1.0 / f64::from(next.len());
                out.extend(next.iter().map(|card| (Chance::Card(card), share)));
            }
            Phase::Deal | Phase::Play | Phase::Over => return false,
        }
        true
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Foul> {
        match (state.phase, chance) {
            (Phase::Deal, Chance::Deck(deck)) if deck.is_of(self.pack) => Ok(()),
            (Phase::Signalled(_), Chance::Seen(seats)) => {
                signals::check(self, state.to_act(), *seats)
            }
            (Phase::Draw { .. }, Chance::Card(card)) => {
                let possible = state.stock.next_cards().contains(*card);
                if possible { Ok(()) } else { Err(Foul::NotInStock(*card)) }
            }
            _ => Err(Foul::OtherChance),
        }
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: &Chance) {
        match *chance {
            Chance::Deck(ref deck) => state.deal(self, deck),
            Chance::Seen(seats) => state.reveal_signal(seats),
            Chance::Card(card) => state.draw_card(self, card),
        }
    }

    fn largest_difference(&self) -> Option<f64> {
        Some(120.0)
    }

    fn outcome(&self, state: &State) -> Outcome {
        Outcome::highest(state.points[..self.sides()].iter().map(|&points| f64::from(points)))
    }

    fn observe(&self, state: &State, seat: Seat) -> Observation {
        Observation::of(self, state, seat)
    }

    fn witnessed(&self, played: &Played<Self>, seat: Seat) -> bool {
        match played.chance {
            Some(Chance::Seen(seats)) => seat == played.seat || seats.contains(seat),
            _ => true,
        }
    }
}
