//! What a seat knows.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Game as _, Seat};

use super::signals::Signs;
use super::state::{Phase, State};
use super::trick::Trick;
use super::{Briskula, MAX_PLAYERS, OpenHands};

/// All that a perfect player would remember: his cards, the table, every card gone, and which
/// cards he knows to be in another hand (the trump card once it is drawn, what was signalled to
/// him, the partner's open hand).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    pub(super) seat: u8,
    pub(super) to_act: u8,
    pub(super) phase: Phase,
    pub(super) trump: Card,
    /// For each seat the cards it is known to hold; all of one's own.
    pub(super) hands: [CardSet; MAX_PLAYERS],
    pub(super) sizes: [u8; MAX_PLAYERS],
    pub(super) stock: u8,
    pub(super) trick: Trick,
    pub(super) last: Trick,
    pub(super) thrown: CardSet,
    pub(super) points: [u8; MAX_PLAYERS],
    /// The signals seen or given, of cards not yet thrown.
    pub(super) signs: Signs,
    /// What the player to act is known to have signalled on this turn.
    pub(super) signalled: Option<Card>,
}

impl Observation {
    pub(super) fn of(game: &Briskula, state: &State, seat: Seat) -> Self {
        let signs = state.signals.known_to[seat.index()];
        let public = CardSet::EMPTY.with(state.trump) | signs.cards(state.trump);
        let mut hands = state.hands.map(|hand| hand & public);
        hands[seat.index()] = state.hand(seat);
        if let Some(partner) = game.partner(seat)
            && hands_are_open(game, state)
        {
            hands[partner.index()] = state.hand(partner);
        }
        let phase = match state.phase {
            // Until chance has decided who sees it, only the signaller knows of his signal.
            Phase::Signalled(_) if state.to_act() != seat => Phase::Play,
            phase => phase,
        };
        Self {
            seat: seat.index() as u8,
            to_act: state.to_act,
            phase,
            trump: state.trump,
            hands,
            sizes: state.hands.map(|hand| hand.len() as u8),
            stock: state.stock.left(),
            trick: state.trick,
            last: state.last,
            thrown: state.thrown,
            points: state.points,
            signs,
            signalled: state.signals.now_known_to(seat),
        }
    }

    /// Whose observation it is.
    pub fn seat(&self) -> Seat {
        Seat::new(usize::from(self.seat))
    }
    /// Whose turn it is; nobody's when the game is over, not dealt yet, or chance is to decide.
    pub fn turn(&self) -> Option<Seat> {
        (self.phase == Phase::Play).then(|| Seat::new(usize::from(self.to_act)))
    }
    /// One's own cards.
    pub fn hand(&self) -> CardSet {
        self.hands[usize::from(self.seat)]
    }
    /// The cards that a seat is known to hold; all of one's own.
    pub fn known_hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }
    /// How many cards a seat holds.
    pub fn hand_len(&self, seat: Seat) -> usize {
        usize::from(self.sizes[seat.index()])
    }
    /// The card turned up at the deal.
    pub fn trump(&self) -> Card {
        self.trump
    }
    /// How many cards can still be drawn, the trump card included.
    pub fn stock_len(&self) -> usize {
        usize::from(self.stock)
    }
    /// The present trick.
    pub fn trick(&self) -> &Trick {
        &self.trick
    }
    /// The trick before the present one, if there was one. Its winner leads the present one.
    pub fn last_trick(&self) -> Option<&Trick> {
        (!self.last.cards().is_empty()).then_some(&self.last)
    }
    /// Every card thrown so far, the present trick included.
    pub fn thrown(&self) -> CardSet {
        self.thrown
    }
    /// The points that a side has taken.
    pub fn points(&self, side: usize) -> u8 {
        self.points[side]
    }
    /// The cards, not yet thrown, that were signalled and seen; one's own signals included.
    pub fn signals(&self) -> CardSet {
        self.signs.cards(self.trump)
    }
    /// What the player to act is known to have signalled on this turn.
    pub fn signalled(&self) -> Option<Card> {
        self.signalled
    }

    /// The cards whose place is not known: those of the stock but for the trump card, and those in
    /// other hands that nothing has shown.
    pub fn unseen(&self, game: &Briskula) -> CardSet {
        let under = if self.stock > 0 { CardSet::EMPTY.with(self.trump) } else { CardSet::EMPTY };
        self.hands.iter().fold(game.pack() - self.thrown - under, |rest, &hand| rest - hand)
    }
}

/// Whether partners see each other's hands.
fn hands_are_open(game: &Briskula, state: &State) -> bool {
    let no_stock = state.phase != Phase::Deal && state.stock.left() == 0;
    match game.open_hands() {
        OpenHands::Off => false,
        OpenHands::StockOut => no_stock,
        OpenHands::LastTrick => {
            let thrown_before =
                (state.thrown.len() as usize).saturating_sub(state.trick.cards().len());
            no_stock && thrown_before + game.seats() >= game.pack().len() as usize
        }
    }
}
