//! What a seat knows.

use adut_kernel::Seat;

use super::card::{Card, Counts};
use super::event::{Event, MAX_TURNS};
use super::state::{MAX_PLAYERS, Phase, State, first_hand};

/// All that a seat has seen of a round, from the deal on: the public course, its own cards, and
/// what Priest, Baron and King showed it.
///
/// It is complete where somebody is to act and at the end; where a [loose](State::loosened) draw
/// is due, it is what was seen before the draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    pub(super) seat: Seat,
    pub(super) seats: u8,
    pub(super) phase: Phase,
    pub(super) turn: Seat,
    pub(super) pack: u8,
    pub(super) next: u8,
    pub(super) living: u8,
    pub(super) protected: u8,
    pub(super) turns: u8,
    pub(super) face_up: [Option<Card>; 3],
    /// The card that the seat was dealt.
    pub(super) dealt: Option<Card>,
    /// The hands that the seat sees now: its own, and all at a showdown.
    pub(super) hands: [Option<Card>; MAX_PLAYERS],
    pub(super) drawn: Option<Card>,
    pub(super) piles: [Counts; MAX_PLAYERS],
    pub(super) log: [Event; MAX_TURNS],
}

impl Observation {
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        let open = state.is_showdown();
        let mut log = [Event::NONE; MAX_TURNS];
        for (seen, event) in log.iter_mut().zip(state.events()) {
            *seen = event.seen_by(seat);
        }
        let mut hands = [None; MAX_PLAYERS];
        for other in Seat::all(state.seats()).filter(|&other| open || other == seat) {
            hands[other.index()] = state.hand(other);
        }
        let mut face_up = [None; 3];
        for (seen, &card) in face_up.iter_mut().zip(state.face_up()) {
            *seen = Some(card);
        }
        let first = first_hand(state.seats()) + seat.index();
        Self {
            seat,
            seats: state.seats,
            phase: state.phase,
            turn: state.turn,
            pack: state.deck.len,
            next: state.next,
            living: state.living,
            protected: state.protected,
            turns: state.turns,
            face_up,
            dealt: state.deck.cards().get(first).copied(),
            hands,
            drawn: state.drawn().filter(|_| state.turn == seat),
            piles: state.piles,
            log,
        }
    }

    /// Whose observation it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// How many players there are.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }
    /// The seat that is to act; none before the deal, at a draw and at the end.
    pub fn turn(&self) -> Option<Seat> {
        (self.phase == Phase::Act).then_some(self.turn)
    }
    /// Whether the round is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
    /// The card that the seat holds beside the drawn one; none when it is out.
    pub fn hand(&self) -> Option<Card> {
        self.hands[self.seat.index()]
    }
    /// The card that the seat has drawn, on its turn.
    pub fn drawn(&self) -> Option<Card> {
        self.drawn
    }
    /// The hand that a seat is known to hold because it is one's own or was laid open at the end.
    pub fn open_hand(&self, seat: Seat) -> Option<Card> {
        self.hands.get(seat.index()).copied().flatten()
    }
    /// The face-up cards of a round with two players.
    pub fn face_up(&self) -> impl Iterator<Item = Card> {
        self.face_up.into_iter().flatten()
    }
    /// How many cards are left to draw; the set-aside card is not among them.
    pub fn deck_left(&self) -> usize {
        usize::from(self.pack - self.next)
    }
    /// Whether a seat is still in the round.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.living >> seat.index() & 1 == 1
    }
    /// Whether a Handmaid protects a seat.
    pub fn is_protected(&self, seat: Seat) -> bool {
        self.protected >> seat.index() & 1 == 1
    }
    /// What a seat has discarded, face up.
    pub fn pile(&self, seat: Seat) -> Counts {
        self.piles[seat.index()]
    }
    /// The turns so far as the seat saw them.
    pub fn events(&self) -> &[Event] {
        &self.log[..usize::from(self.turns)]
    }
    /// The number of the turn in which a loose draw is due.
    pub(super) fn awaits_redraw(&self) -> Option<usize> {
        (self.phase == Phase::Redraw).then(|| usize::from(self.turns) - 1)
    }
    /// The other players still in.
    pub fn opponents(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(|&seat| seat != self.seat && self.is_in(seat))
    }
    /// The card that the seat was dealt at the start.
    pub fn dealt(&self) -> Option<Card> {
        self.dealt
    }
}
