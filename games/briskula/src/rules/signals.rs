//! Motiranje: who knows of which signal.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Rng, Seat};

use super::{Briskula, Foul, MAX_PLAYERS, Seats};

/// The strength of the fanat, the weakest card with points.
const FANAT: usize = 5;

/// Trumps with points as five bits, fanat lowest. Which suit is trump says the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Signs(pub(super) u8);

impl Signs {
    /// The signs of those cards that have one.
    pub(super) fn of(cards: CardSet, trump: Card) -> Self {
        Self(((signable(trump) & cards).bits() >> lowest(trump)) as u8)
    }

    /// The cards that the signs stand for.
    pub(super) fn cards(self, trump: Card) -> CardSet {
        CardSet::from_bits(u64::from(self.0) << lowest(trump))
    }
}

/// The index of the fanat of trumps.
fn lowest(trump: Card) -> u32 {
    (trump.suit() * 10 + FANAT) as u32
}

/// The cards that there is a sign for: trumps with points.
pub(super) fn signable(trump: Card) -> CardSet {
    CardSet::from_bits(0b1_1111 << lowest(trump))
}

/// What each seat remembers of signals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Signals {
    /// For each seat the signalled cards, not yet thrown, that it knows of, its own included.
    pub(super) known_to: [Signs; MAX_PLAYERS],
    /// What the player to act has signalled on this turn, and who knows, himself included.
    pub(super) now: Option<(Card, Seats)>,
}

impl Signals {
    /// A signal, and all who know of it.
    pub(super) fn add(&mut self, card: Card, trump: Card, witnesses: Seats) {
        let sign = Signs::of(CardSet::EMPTY.with(card), trump);
        for seat in witnesses.iter() {
            self.known_to[seat.index()].0 |= sign.0;
        }
        self.now = Some((card, witnesses));
    }

    /// What this seat knows the player to act to have signalled on this turn.
    pub(super) fn now_known_to(&self, seat: Seat) -> Option<Card> {
        self.now.filter(|(_, witnesses)| witnesses.contains(seat)).map(|(card, _)| card)
    }

    /// A card has been thrown: it is signalled no more, and the turn is over.
    pub(super) fn forget(&mut self, card: Card, trump: Card) {
        let sign = Signs::of(CardSet::EMPTY.with(card), trump);
        for known in &mut self.known_to {
            known.0 &= !sign.0;
        }
        self.now = None;
    }
}

/// The two opponents of a seat at a table of four.
pub(super) fn opponents(seat: Seat) -> [Seat; 2] {
    [seat.index() ^ 1, seat.index() ^ 3].map(Seat::new)
}

/// Draws who sees a signal.
pub(super) fn sample(game: &Briskula, signaller: Seat, rng: &mut Rng) -> Seats {
    let share = game.signals().unwrap_or(0.0);
    let spies = opponents(signaller).into_iter().filter(|_| rng.unit() < share);
    spies.chain(game.partner(signaller)).collect()
}

/// Who may see a signal, with the probabilities.
pub(super) fn possible(
    game: &Briskula,
    signaller: Seat,
) -> impl Iterator<Item = (Seats, f64)> + use<> {
    let share = game.signals().unwrap_or(0.0);
    let partner: Seats = game.partner(signaller).into_iter().collect();
    let [left, right] = opponents(signaller);
    let outcomes = [
        (partner, (1.0 - share) * (1.0 - share)),
        (partner.with(left), share * (1.0 - share)),
        (partner.with(right), share * (1.0 - share)),
        (partner.with(left).with(right), share * share),
    ];
    outcomes.into_iter().filter(|&(_, probability)| probability > 0.0)
}

/// Whether these can be the ones who saw a signal.
pub(super) fn check(game: &Briskula, signaller: Seat, seats: Seats) -> Result<(), Foul> {
    let partner = game.partner(signaller).ok_or(Foul::SignalsOff)?;
    if !seats.contains(partner) {
        return Err(Foul::PartnerBlind { signaller, partner });
    }
    let spies = opponents(signaller);
    let nobody = |seat: &Seat| *seat != partner && !spies.contains(seat);
    if let Some(seat) = seats.iter().find(nobody) {
        return Err(Foul::NoWitness { signaller, seat });
    }
    match game.signals() {
        Some(0.0) => match spies.into_iter().find(|&seat| seats.contains(seat)) {
            Some(seat) => Err(Foul::NoWitness { signaller, seat }),
            None => Ok(()),
        },
        Some(1.0) => match spies.into_iter().find(|&seat| !seats.contains(seat)) {
            Some(seat) => Err(Foul::NoMiss { signaller, seat }),
            None => Ok(()),
        },
        _ => Ok(()),
    }
}
