//! The position as the search sees it: small, and the same for positions that cannot differ.

use super::counts::{BITS, Counts};
use super::greedy::Layout;
use super::kind::{TEN, TWO, special_ranks};
use super::rules::Rules;
use super::table::{COUNTING, Key};

/// Who captured last, as the seat to move sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Last {
    Nobody,
    Mover,
    Other,
}

impl Last {
    pub(super) fn swapped(self) -> Self {
        match self {
            Self::Nobody => Self::Nobody,
            Self::Mover => Self::Other,
            Self::Other => Self::Mover,
        }
    }
    /// +1 if the mover gets what is left on the table, −1 if the other seat does.
    pub(super) fn sign(self) -> i32 {
        match self {
            Self::Nobody => 0,
            Self::Mover => 1,
            Self::Other => -1,
        }
    }
}

/// A position within a [`Deck`](super::deck::Deck).
#[derive(Debug, Clone, Copy)]
pub(super) struct State {
    /// The live cards on the table.
    pub(super) table: Counts,
    /// Bit 0: 2♣ is among them; bit 1: 10♦ is.
    pub(super) specials: u8,
    /// Points of the dead cards on the table.
    pub(super) dead_points: u8,
    /// Cards on the table that nothing can take any more.
    pub(super) dead_cards: u8,
    /// By seat, which cards of the deal are left: a bit for each place.
    pub(super) hands: [u8; 2],
    /// Which deal it is, from the first position on.
    pub(super) deal: u8,
    /// Cards to be played; seat 1 plays the last.
    pub(super) plies: u8,
    /// Points not yet taken, wherever they are.
    pub(super) points: u8,
    /// Cards not yet taken, wherever they are.
    pub(super) cards: u8,
    /// Cards the mover has taken less those the other has.
    pub(super) lead: i8,
    pub(super) last: Last,
}

/// A card of the hand, by its place there, and what it takes; nothing: it is laid.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move {
    pub(super) card: u8,
    pub(super) taken: Counts,
    /// Which of 2♣ (bit 0) and 10♦ (bit 1) to take rather than their plain twins.
    pub(super) specials: u8,
}

impl Move {
    pub(super) fn lay(card: u8) -> Self {
        Self::take(card, Counts::EMPTY)
    }
    /// Takes 2♣ and 10♦ before their twins.
    pub(super) fn take(card: u8, taken: Counts) -> Self {
        Self { card, taken, specials: 0b11 }
    }
}

impl State {
    /// Seat 1 plays the last card of all.
    pub(super) fn seat(&self) -> usize {
        usize::from(self.plies & 1)
    }

    /// Whether a tabla is impossible for good.
    pub(super) fn has_dead(&self) -> bool {
        self.dead_cards > 0
    }

    /// Which of 2♣ (bit 0) and 10♦ (bit 1) a capture of so many cards of each rank may hold.
    pub(super) fn special_choices(&self, taken: Counts) -> impl Iterator<Item = u8> + use<> {
        let possible = self.specials & special_ranks(taken);
        let all_go = |rank: u8| self.table.of(usize::from(rank)) == taken.of(usize::from(rank));
        let forced = possible & (u8::from(all_go(TWO)) | u8::from(all_go(TEN)) << 1);
        (0..4).filter(move |choice| choice & !possible == 0 && forced & !choice == 0)
    }

    /// The table as Greedy looks at it.
    pub(super) fn layout(&self, rules: Rules) -> Layout {
        let tabla_counts = rules.tabla_points > 0 && !self.has_dead();
        Layout { table: self.table, specials: self.specials, tabla_counts }
    }

    /// The key under which only points matter.
    pub(super) fn key(&self) -> Key {
        let dead = if self.has_dead() { u64::from(self.dead_points) + 1 } else { 0 };
        let word = self.table.bits()
            | u64::from(self.specials) << BITS
            | u64::from(self.hands[0]) << 41
            | u64::from(self.hands[1]) << 47
            | u64::from(self.deal) << 53
            | dead << 55
            | u64::from(self.last == Last::Nobody) << 60
            | 1 << 63;
        Key { word, lead: 0, dead_cards: 0, other_last: self.last == Last::Other }
    }

    /// The key under which the cards taken matter too.
    pub(super) fn counting_key(&self) -> Key {
        let key = self.key();
        Key { word: key.word | COUNTING, lead: self.lead, dead_cards: self.dead_cards, ..key }
    }
}
