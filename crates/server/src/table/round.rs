//! One game at a table.

use adut_kernel::{
    Course, FORMAT, Game, Notation, Outcome, Record, RecordError, Rng, Seat, Seed, Turn,
};
use adut_store::StoredRound;

/// A game, who sits where in it, and where its random numbers come from.
#[derive(Clone)]
pub(super) struct Round<G: Game> {
    pub(super) number: u64,
    pub(super) seed: String,
    /// The entrant at each seat.
    pub(super) seating: Vec<usize>,
    /// Whether the cards were played before at this table.
    pub(super) same_cards: bool,
    pub(super) course: Course<G>,
}

impl<G: Notation> Round<G> {
    /// Deals the cards of a seed.
    pub(super) fn begin(game: G, number: u64, seed: String, seating: Vec<usize>) -> Self {
        let course = Course::begin(game, &mut path(&seed, number).child("cards").rng());
        Self { number, seed, seating, same_cards: false, course }
    }

    /// The game as it was kept, after the one `before`.
    pub(super) fn replay(
        game: &G,
        number: u64,
        kept: &StoredRound,
        before: Option<&StoredRound>,
    ) -> Result<Self, RecordError> {
        let record = Record {
            format: FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules: game.rules(),
            deck: kept.deck.clone(),
            moves: kept.moves.clone(),
            ..Record::default()
        };
        let course = Course::replay(&record)?;
        let same_cards = kept.deck.is_some() && before.is_some_and(|b| b.deck == kept.deck);
        let (seed, seating) = (kept.seed.clone(), kept.seating.clone());
        Ok(Self { number, seed, seating, same_cards, course })
    }

    /// The game as it is kept when it begins.
    pub(super) fn beginning(&self) -> StoredRound {
        StoredRound {
            seed: self.seed.clone(),
            seating: self.seating.clone(),
            deck: self.course.deal().map(|deal| self.course.game().write_deck(deal)),
            moves: Vec::new(),
        }
    }

    /// The same cards once more, with everybody one seat further.
    pub(super) fn turned_round(&self) -> Self {
        let course = Course::dealt(self.course.game().clone(), self.course.deal().cloned());
        let seating = turned(&self.seating);
        let same_cards = self.course.deal().is_some();
        Self { number: self.number + 1, seed: self.seed.clone(), seating, same_cards, course }
    }

    pub(super) fn turn(&self) -> Option<Seat> {
        match self.course.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    /// A seat's random numbers for the move that is due. They depend on the position alone, so
    /// that a game which is gone on with after a restart is the same game.
    pub(super) fn stream(&self, seat: Seat) -> Rng {
        let path = path(&self.seed, self.number).child("seat").nth(seat.index() as u64);
        path.nth(self.course.played().len() as u64).rng()
    }

    /// What decides what the rules leave to chance on the move that is due.
    pub(super) fn chance(&self) -> Rng {
        path(&self.seed, self.number).child("chance").nth(self.course.played().len() as u64).rng()
    }

    pub(super) fn seat_of(&self, entrant: usize) -> Seat {
        Seat::new(self.seating.iter().position(|&who| who == entrant).unwrap_or(0))
    }
}

/// Everybody one seat further: who sat first sits last.
pub(super) fn turned(seating: &[usize]) -> Vec<usize> {
    let mut turned = seating.to_vec();
    turned.rotate_left(1);
    turned
}

/// As `adut play` deals, so that a seed gives the same cards in the terminal and on the page.
fn path(seed: &str, number: u64) -> Seed {
    Seed::from_text(seed).child("game").nth(number)
}
