//! What a player does, and why he may not.

use adut_cards::trieste::Card;
use adut_kernel::Seat;
use thiserror::Error;

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Throws a card.
    Throw(Card),
    /// Signals a trump to the partner; the card to throw comes after.
    Signal(Card),
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Foul {
    /// There is nobody to act.
    #[error("it is nobody's turn")]
    NobodysTurn,
    /// A card that lies elsewhere.
    #[error("seat {seat} does not hold {card}")]
    NotHeld {
        /// Whose turn it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The rules have no signals.
    #[error("signals are off in these rules")]
    SignalsOff,
    /// A second signal on one turn.
    #[error("seat {0} has already signalled on this turn")]
    SecondSignal(Seat),
    /// A card that there is no sign for.
    #[error("{0} cannot be signalled, only a trump with points can")]
    NoSign(Card),
    /// A signal that goes past the partner.
    #[error("a signal of seat {signaller} is always seen by the partner, seat {partner}")]
    PartnerBlind {
        /// Who signalled.
        signaller: Seat,
        /// Who must have seen it.
        partner: Seat,
    },
    /// A signal seen by somebody who cannot have seen it.
    #[error("a signal of seat {signaller} cannot be seen by seat {seat}")]
    NoWitness {
        /// Who signalled.
        signaller: Seat,
        /// Who did not see it.
        seat: Seat,
    },
    /// A signal missed by somebody who cannot have missed it.
    #[error("a signal of seat {signaller} cannot be missed by seat {seat} with signal_seen=1")]
    NoMiss {
        /// Who signalled.
        signaller: Seat,
        /// Who saw it.
        seat: Seat,
    },
    /// A card drawn that cannot come now.
    #[error("{0} cannot be drawn from the stock now")]
    NotInStock(Card),
    /// An outcome of some other chance event.
    #[error("this is not what chance is to decide now")]
    OtherChance,
}
