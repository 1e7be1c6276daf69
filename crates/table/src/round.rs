//! One game at a table.

use adut_kernel::{End, FORMAT, GameSeed, InMatch, Outcome, Record, RecordError, Seat};
use adut_session::{DynGame, Session};

/// A game as it is kept: what it takes to find it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedRound {
    /// The number of the game at the table, from 0.
    pub number: u64,
    /// What the cards came from.
    pub seed: String,
    /// Which entrant sits at each seat.
    pub seating: Vec<usize>,
    /// The whole pack in dealing order, where there is one.
    pub deck: Option<Vec<String>>,
    /// The moves so far, as they are written in a record.
    pub moves: Vec<String>,
    /// How it ended before its time, if it did.
    pub end: Option<End>,
}

/// A game, who sits where in it, and where its random numbers come from.
pub struct Round {
    pub(crate) number: u64,
    pub(crate) seed: String,
    pub(crate) in_match: bool,
    /// The entrant at each seat.
    pub(crate) seating: Vec<usize>,
    /// Whether the cards were played before at this table.
    pub(crate) same_cards: bool,
    pub(crate) session: Box<dyn Session>,
    /// How the game ended before its time.
    pub(crate) end: Option<End>,
}

impl Round {
    /// Deals the cards of a seed.
    pub(crate) fn begin(
        game: &dyn DynGame,
        number: u64,
        seed: String,
        in_match: bool,
        seating: Vec<usize>,
    ) -> Self {
        let session = game.begin(&mut path(&seed, number, in_match).cards().rng());
        Self { number, seed, in_match, seating, same_cards: false, session, end: None }
    }

    /// The game as it was kept, after the one `before`.
    pub(crate) fn replay(
        game: &dyn DynGame,
        in_match: bool,
        saved: &SavedRound,
        before: Option<&SavedRound>,
    ) -> Result<Self, RecordError> {
        let record = Record {
            format: FORMAT.to_owned(),
            game: game.name().to_owned(),
            rules: game.rules(),
            deck: saved.deck.clone(),
            moves: saved.moves.clone(),
            ..Record::default()
        };
        let session = game.replay(&record)?;
        let same_cards = saved.deck.is_some() && before.is_some_and(|b| b.deck == saved.deck);
        let SavedRound { number, seed, seating, end, .. } = saved.clone();
        Ok(Self { number, seed, in_match, seating, same_cards, session, end })
    }

    pub(crate) fn fork(&self) -> Self {
        Self {
            number: self.number,
            seed: self.seed.clone(),
            in_match: self.in_match,
            seating: self.seating.clone(),
            same_cards: self.same_cards,
            session: self.session.fork(),
            end: self.end.clone(),
        }
    }

    /// The game as it is kept when it begins.
    pub fn saved_beginning(&self) -> SavedRound {
        let deck = self.session.record().deck;
        let (number, seed, seating) = (self.number, self.seed.clone(), self.seating.clone());
        SavedRound { number, seed, seating, deck, moves: Vec::new(), end: None }
    }

    /// The same cards once more, with everybody one seat further; the position from the beginning
    /// where there are none.
    pub(crate) fn turned_round(&self, game: &dyn DynGame) -> Self {
        let seating = turned(&self.seating);
        let (number, seed) = (self.number + 1, self.seed.clone());
        match self.session.same_deal() {
            Some(session) => {
                let in_match = self.in_match;
                Self { number, seed, in_match, seating, same_cards: true, session, end: None }
            }
            None => Self::begin(game, number, seed, self.in_match, seating),
        }
    }

    /// The number of this game at the table, from 0.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The entrant at each seat.
    pub fn seating(&self) -> &[usize] {
        &self.seating
    }

    /// Whether the cards were played before at this table.
    pub fn has_same_cards(&self) -> bool {
        self.same_cards
    }

    /// The game itself.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// How the game ended before its time, if it did.
    pub fn forfeited(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The seat that is to act.
    pub fn turn(&self) -> Option<Seat> {
        if self.end.is_some() { None } else { self.session.turn() }
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.end {
            None => self.session.outcome(),
            Some(end) => {
                let loser = self.session.side(Seat::new(end.forfeit));
                Some(Outcome::forfeit(self.session.sides(), loser))
            }
        }
    }

    /// What the cards came from, as a text.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    pub(crate) fn path(&self) -> GameSeed {
        path(&self.seed, self.number, self.in_match)
    }

    /// Where an entrant sits.
    pub fn seat_of(&self, entrant: usize) -> Seat {
        Seat::new(self.seating.iter().position(|&who| who == entrant).unwrap_or(0))
    }

    /// The game so far, written down; `names` are the entrants'.
    pub(crate) fn record(&self, table: &str, names: &[String]) -> Record {
        let Self { number, seating, .. } = self;
        let in_match = self.in_match.then(|| InMatch {
            id: table.to_owned(),
            game: *number,
            entrants: seating.clone(),
        });
        let written = self.session.record();
        Record {
            seed: Some(self.seed.clone()),
            players: seating.iter().map(|&entrant| names[entrant].clone()).collect(),
            deal: (!self.in_match && !self.same_cards).then_some(*number),
            in_match,
            winner: self.outcome().map(|outcome| outcome.winner()),
            end: self.end.clone(),
            ..written
        }
    }
}

/// Everybody one seat further: who sat first sits last.
pub(crate) fn turned(seating: &[usize]) -> Vec<usize> {
    let mut turned = seating.to_vec();
    turned.rotate_left(1);
    turned
}

fn path(seed: &str, number: u64, in_match: bool) -> GameSeed {
    match in_match {
        true => GameSeed::of_deal(seed, 0).of_match(number),
        false => GameSeed::of_deal(seed, number),
    }
}
