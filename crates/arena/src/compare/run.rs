//! A comparison under way: which blocks have been counted, and which comes next.

use adut_kernel::Record;
use thiserror::Error;

use super::layout::{Layout, Lineup};
use super::profile::label;
use super::series::{Series, Unit};
use super::tally::{GameLine, Tally};

/// The state of a comparison. Blocks are counted in order of lineup and deck.
#[derive(Clone, Debug)]
pub struct Run {
    pub(super) layout: Layout,
    pub(super) tallies: Vec<Tally>,
    /// Blocks counted so far, over all lineups.
    blocks: u64,
    /// The beginning of a block that is being read back.
    pending: Vec<GameLine>,
    /// The beginning of a match that is being read back.
    series: Option<Series>,
}

/// Why a record cannot be the next of this run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// The run is complete.
    #[error("the run has only {0} games, expected no more records")]
    Surplus(u64),
    /// Another game, deck, seating, seed or player.
    #[error("the record has {field} {found}, expected {expected}")]
    Mismatch {
        /// What differs.
        field: &'static str,
        /// What the record has.
        found: String,
        /// What the run needs next.
        expected: String,
    },
    /// A result that no game of this run can have.
    #[error("the record does not tell how the game ended")]
    Resultless,
}

impl Run {
    /// A run of which nothing has been played.
    pub fn new(layout: Layout) -> Self {
        let tallies = layout.lineups.iter().map(Tally::new).collect();
        Self { layout, tallies, blocks: 0, pending: Vec::new(), series: None }
    }

    /// What is played.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many games, or matches, have been counted.
    pub fn games(&self) -> u64 {
        self.blocks * self.layout.sides() as u64
    }

    /// Whether everything has been played.
    pub fn is_complete(&self) -> bool {
        self.next_block().is_none()
    }

    /// How every lineup stands that has begun, in a few words each, in the order of play.
    pub fn standings(&self) -> Vec<String> {
        let begun = self.layout.lineups.iter().zip(&self.tallies).filter(|(_, t)| t.games() > 0);
        begun.map(|(lineup, tally)| self.standing(lineup, tally)).collect()
    }

    fn standing(&self, lineup: &Lineup, tally: &Tally) -> String {
        let name = |player: usize| label(&self.layout.names[player]);
        let (games, drawn) = (tally.games(), tally.draws());
        let Some([a, b]) = lineup.as_pair() else {
            let won =
                |(role, &player): (usize, &usize)| format!("{} {}", name(player), tally.wins(role));
            let all: Vec<String> = lineup.players().iter().enumerate().map(won).collect();
            return format!("{}, {drawn} drawn of {games}", all.join(", "));
        };
        let share = 100.0 * tally.won(0) / games as f64;
        let ([a, b], won, lost) = ([name(a), name(b)], tally.wins(0), tally.losses());
        format!("{a} {won} – {lost} {b}, {drawn} drawn: {share:.1} % of {games}")
    }

    /// The lineup and deck of the next block.
    pub(super) fn next_block(&self) -> Option<(usize, u64)> {
        let per_lineup = self.layout.blocks_per_lineup();
        let lineup = self.blocks.checked_div(per_lineup)? as usize;
        let deal = self.layout.shard.deal(self.blocks % per_lineup);
        (lineup < self.layout.lineups.len()).then_some((lineup, deal))
    }

    /// The lineup of the next block, and the block's number in it.
    pub(super) fn next_number(&self) -> Option<(usize, u64)> {
        let (lineup, _) = self.next_block()?;
        Some((lineup, self.blocks % self.layout.blocks_per_lineup()))
    }

    /// The numbers within their lineup of at most so many blocks that come next.
    pub(super) fn numbers_in_lineup(&self, at_most: u64) -> impl Iterator<Item = u64> + use<> {
        let per_lineup = self.layout.blocks_per_lineup();
        let next = self.blocks.checked_rem(per_lineup).unwrap_or(0);
        next..(next + at_most).min(per_lineup)
    }

    /// Counts the next block and returns the share of the first of the lineup in it, ½ being that
    /// of equals.
    pub(super) fn count(&mut self, block: &[GameLine]) -> f64 {
        let Some((lineup, _)) = self.next_block() else { return 0.5 };
        self.blocks += 1;
        let tally = &mut self.tallies[lineup];
        let pattern = tally.add(block, &self.layout.side_of_seat);
        (tally.edge(pattern) + 1.0) / 2.0
    }

    /// Whether a record is that of the next game.
    pub fn expects(&self, record: &Record) -> Result<(), ResumeError> {
        let Some((lineup, deal)) = self.next_block() else {
            return Err(ResumeError::Surplus(self.layout.games()));
        };
        let seating = self.pending.len();
        let layout = &self.layout;
        expect("game", &record.game, &layout.game)?;
        expect("rules", &record.rules.to_string(), &layout.rules.to_string())?;
        expect("seed", record.seed.as_deref().unwrap_or(""), &layout.seed)?;
        let number = |n: Option<u64>| n.map_or("none".to_owned(), |n| n.to_string());
        expect("deal", &number(record.deal), &deal.to_string())?;
        expect("seating", &number(record.seating.map(|s| s as u64)), &seating.to_string())?;
        // Few games are over before their opening is.
        let (opening, expected) = (record.opening.unwrap_or(0), layout.opening.unwrap_or(0));
        if opening > expected || record.moves.len() > opening {
            expect("opening", &opening.to_string(), &expected.to_string())?;
        }
        let mut players = layout.seated(lineup, seating);
        if let Unit::Match(rules) = layout.unit {
            let first = Series::new(&layout.side_of_seat, rules);
            let series = self.series.as_ref().unwrap_or(&first);
            let entrants = series.entrants();
            players = entrants.iter().map(|&entrant| players[entrant].clone()).collect();
            let place = record.in_match.as_ref();
            let game = place.map_or("none".to_owned(), |place| place.game.to_string());
            expect("game of a match", &game, &series.next_game().to_string())?;
        }
        expect("players", &record.players.join(" – "), &players.join(" – "))
    }

    /// Reads back the next game's record; records come in the order in which they were written. A
    /// block counts when its last game is read; then this returns the share of the first of the
    /// lineup in it.
    pub fn read_back(&mut self, record: &Record) -> Result<Option<f64>, ResumeError> {
        self.expects(record)?;
        let (seating, sides) = (self.pending.len(), self.layout.sides());
        let seats = &self.layout.side_of_seat;
        let line = match self.layout.unit {
            Unit::Game => GameLine::of_record(record, seating, sides, seats.len())
                .ok_or(ResumeError::Resultless)?,
            Unit::Match(rules) => {
                let series = self.series.get_or_insert_with(|| Series::new(seats, rules));
                series.read_back(record).ok_or(ResumeError::Resultless)?;
                if !series.is_over() {
                    return Ok(None);
                }
                let line = series.line(seating);
                self.series = None;
                line
            }
        };
        self.pending.push(line);
        if self.pending.len() < sides {
            return Ok(None);
        }
        let block = std::mem::take(&mut self.pending);
        Ok(Some(self.count(&block)))
    }

    /// Forgets the beginning of a block that was read back without its end.
    pub fn drop_pending(&mut self) {
        self.pending.clear();
        self.series = None;
    }
}

fn expect(field: &'static str, found: &str, expected: &str) -> Result<(), ResumeError> {
    if found == expected {
        return Ok(());
    }
    let (found, expected) = (format!("`{found}`"), format!("`{expected}`"));
    Err(ResumeError::Mismatch { field, found, expected })
}
