//! The program's own way: every card, every choice of ace values, every subset.

use std::collections::HashMap;

use adut_cards::french::CardSet;

use super::{Choice, Score, Sight, arranged, collect, is_stih, value};
use crate::rules::Lay;
use crate::solver::PlayedMove;

/// Tries everything, and counts how often and how much is remembered.
#[derive(Debug, Default)]
pub struct Enumeration {
    trials: u64,
    /// Backtrack6's memory: table, hand and other hand, in order.
    known: HashMap<[Vec<usize>; 3], Choice>,
    /// Whether Backtrack6 looks behind subsets that cannot be taken, too.
    behind_impossible: bool,
}

/// The value of the k-th ace of the table by a choice of ace values.
fn ace_value(ace_mask: u32, ace: usize) -> usize {
    if ace_mask >> ace & 1 == 1 { 1 } else { 11 }
}

/// What a card brings with this subset and these values of aces; `None` if it cannot take it.
fn trial(lay: Lay, rank: usize, table: &[usize], ace_mask: u32, mask: u64) -> Option<Score> {
    let (mut sum, mut stihs, mut aces) = (0, 0, 0);
    for (at, &other) in table.iter().enumerate() {
        let counts = if other == 0 { ace_value(ace_mask, aces) } else { value(other) };
        aces += usize::from(other == 0);
        if mask >> at & 1 == 0 {
            continue;
        }
        if counts > value(rank) {
            return None;
        }
        sum += counts;
        stihs += u32::from(is_stih(other));
    }
    if mask == 0 {
        return Some(Score::of_lay(lay, rank, table.is_empty()));
    }
    let clears = mask.count_ones() as usize == table.len();
    let score = Score::of_capture(rank, stihs, mask.count_ones(), clears);
    sum.is_multiple_of(value(rank)).then_some(score)
}

impl Enumeration {
    /// Nothing tried yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same, with Backtrack6 as it is printed: it asks what a subset brings and looks behind it
    /// whatever the answer, possible or not. It chooses no other move, but takes far longer.
    pub fn behind_every_subset() -> Self {
        Self { behind_impossible: true, ..Self::default() }
    }

    /// How many subsets were tried so far.
    pub fn trials(&self) -> u64 {
        self.trials
    }

    /// How many positions are remembered.
    pub fn remembered(&self) -> usize {
        self.known.len()
    }

    /// Greedy's move; `None` with no card in hand. The time doubles with each card on the table, and
    /// with each ace again.
    pub fn greedy(&mut self, sight: Sight) -> Option<PlayedMove> {
        let folded = sight.folded();
        self.greedy_choice(folded.lay, folded.table, folded.hand)
            .map(|choice| sight.unfolded(choice))
    }

    /// Backtrack6's move; `None` with no card in hand.
    pub fn backtrack6(&mut self, sight: Sight) -> Option<PlayedMove> {
        self.backtrack(sight.folded()).map(|choice| sight.unfolded(choice))
    }

    /// Genetic's move with these genes; `None` with no card in hand.
    pub fn genetic(&mut self, sight: Sight, genes: [f64; 4]) -> Option<PlayedMove> {
        let Sight { table, hand, other, lay } = sight.folded();
        let mut best = (-1e12, None);
        for choice in self.choices(lay, table, hand) {
            let reply = self.greedy_choice(lay, table, other).map(|reply| reply.score);
            let fit = super::fitness(genes, choice.score, reply.unwrap_or_default());
            if fit > best.0 {
                best = (fit, Some(choice));
            }
        }
        best.1.map(|choice| sight.unfolded(choice))
    }

    /// All that can be chosen, in the order in which it is tried.
    fn choices(&mut self, lay: Lay, table: CardSet, hand: CardSet) -> Vec<Choice> {
        let tried = self.tried(lay, table, hand, false);
        tried.into_iter().map(|(choice, _)| choice).collect()
    }

    /// All that is tried, or only what is possible, and whether it is.
    fn tried(
        &mut self,
        lay: Lay,
        table: CardSet,
        hand: CardSet,
        everything: bool,
    ) -> Vec<(Choice, bool)> {
        let mut choices = Vec::new();
        let (hand, table) = (arranged(hand, table), arranged(table, table));
        let aces = table.iter().filter(|&&rank| rank == 0).count();
        for &rank in &hand {
            for ace_mask in 0..1 << aces {
                for mask in 0..1 << table.len() {
                    self.trials += 1;
                    let found = trial(lay, rank, &table, ace_mask, mask);
                    if everything || found.is_some() {
                        let taken = (0..table.len()).filter(|at| mask >> at & 1 == 1);
                        let taken = collect(taken.map(|at| table[at]));
                        let score = found.unwrap_or_default();
                        choices.push((Choice { rank, taken, score }, found.is_some()));
                    }
                }
            }
        }
        choices
    }

    fn greedy_choice(&mut self, lay: Lay, table: CardSet, hand: CardSet) -> Option<Choice> {
        let first_best = |best: Option<Choice>, choice: Choice| match best {
            Some(best) if choice.score <= best.score => Some(best),
            _ => Some(choice),
        };
        self.choices(lay, table, hand).into_iter().fold(None, first_best)
    }

    fn backtrack(&mut self, sight: Sight) -> Option<Choice> {
        let Sight { table, hand, other, lay } = sight;
        let key = [table, hand, other].map(|cards| arranged(cards, table).to_vec());
        if let Some(&choice) = self.known.get(&key) {
            return Some(choice);
        }
        let mut best: Option<(Score, Choice)> = None;
        for (choice, possible) in self.tried(lay, table, hand, self.behind_impossible) {
            let next = sight.after(choice, |table, hand| self.greedy_choice(lay, table, hand));
            let later = self.backtrack(next).map(|choice| choice.score).unwrap_or_default();
            let total = choice.score.plus(later);
            if possible && best.is_none_or(|(most, _)| total > most) {
                best = Some((total, choice));
            }
        }
        let (_, choice) = best?;
        self.known.insert(key, choice);
        Some(choice)
    }
}
