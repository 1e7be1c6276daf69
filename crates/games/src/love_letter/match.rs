//! A match: rounds until somebody has enough tokens.

use adut_kernel::{Outcome, Seat};

use super::LoveLetter;
use super::state::MAX_PLAYERS;

/// How a match stands. Entrants keep their numbers; they change seats from round to round, because
/// seat 0 begins and the last winner begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    entrants: usize,
    target: u8,
    tokens: [u8; MAX_PLAYERS],
    starts: usize,
    rounds: u32,
}

impl Match {
    /// A match that entrant 0 begins.
    pub fn new(game: &LoveLetter) -> Self {
        let entrants = game.seats;
        Self { entrants, target: game.tokens(), tokens: [0; MAX_PLAYERS], starts: 0, rounds: 0 }
    }

    /// How many tokens win.
    pub fn target(&self) -> u8 {
        self.target
    }
    /// How many rounds were played, drawn ones too.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }
    /// The tokens of each entrant.
    pub fn tokens(&self) -> &[u8] {
        &self.tokens[..self.entrants]
    }
    /// The entrant at each seat in the next round.
    pub fn seating(&self) -> impl ExactSizeIterator<Item = usize> {
        let (starts, entrants) = (self.starts, self.entrants);
        (0..entrants).map(move |seat| (starts + seat) % entrants)
    }
    /// The entrant who sits at a seat in the next round.
    pub fn entrant_at(&self, seat: Seat) -> usize {
        (self.starts + seat.index()) % self.entrants
    }

    /// Counts a round that was played in the present [seating](Self::seating). Each winner takes
    /// a token and the winner begins the next round; of several, the one who sat first. After
    /// a drawn round the same entrant begins again. Nothing changes once the match is over.
    pub fn count(&mut self, outcome: &Outcome) {
        if self.is_over() {
            return;
        }
        self.rounds += 1;
        let winners = outcome.winners().filter(|&seat| seat < self.entrants);
        let winners: Vec<usize> = winners.map(|seat| self.entrant_at(Seat::new(seat))).collect();
        for &entrant in &winners {
            self.tokens[entrant] += 1;
        }
        self.starts = winners.first().copied().unwrap_or(self.starts);
    }

    /// Whether somebody has enough tokens.
    pub fn is_over(&self) -> bool {
        self.tokens().iter().any(|&tokens| tokens >= self.target)
    }

    /// The entrants who have won; several where tied players all take a token.
    pub fn winners(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants).filter(|&entrant| self.tokens[entrant] >= self.target)
    }
}
