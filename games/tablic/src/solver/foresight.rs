//! A first guess of the value: what comes of it if both play best, but look no further than a deal
//! or two.
//!
//! A test near the value is the dearest part of a search, and a guess that is far off makes many of
//! them. Two deals foreseen miss the value of a whole game by a point or two on most decks, for a
//! twentieth of its nodes.

use adut_cards::french::CardSet;
use adut_search::solver::{Control, Progress, Question};

use super::position::{DEAL, Position};
use super::rules::CardsBonus;
use super::solve::{MOST, Solution, SolveError, Solver};

/// How a game may end, for the seat to move.
#[derive(Debug, Clone, Copy)]
pub(super) struct Guess {
    /// The difference of points without the bonus for cards.
    pub(super) points: i32,
    /// 1 with more cards than the other seat, −1 with fewer.
    pub(super) cards: i32,
}

impl Guess {
    /// So many points, and nothing about the cards.
    pub(super) fn of_points(points: i32) -> Self {
        Self { points, cards: 0 }
    }
}

impl Solver {
    /// Solves the position as if the game ended after so many deals, the one in hand included, and
    /// cards did not count: points alone, whatever lies on the table then going to whoever captured
    /// last.
    ///
    /// # Errors
    /// As [`Solver::solve`].
    pub fn solve_within(
        &self,
        position: &Position,
        deals: usize,
        question: Question,
        watch: &mut Control<'_>,
    ) -> Result<Solution, SolveError> {
        position.check()?;
        let near = within(&position.clone().dealt(), deals.max(1));
        let guess = Guess::of_points(lead(near.points(), near.to_move()));
        self.solve_from(&near, question, guess, watch)
    }

    /// Guesses how the game ends, and tells the nodes it took. With little left the guess would
    /// cost more than it saves: it is then the difference so far.
    pub(super) fn foresee(
        &self,
        position: &Position,
        watch: &mut Control<'_>,
    ) -> Result<(Guess, u64), SolveError> {
        let mut position = position.clone();
        let mover = position.to_move();
        let mut nodes = 0;
        let deals = match position.undealt.len() / DEAL {
            0 | 1 => 0,
            2 => 1,
            _ => 2,
        };
        if deals == 0 {
            return Ok((Guess::of_points(lead(position.points(), mover)), 0));
        }
        while position.plies_left() > 0 {
            let near = within(&position, deals);
            let mut watch = |progress: Progress| {
                watch(Progress { nodes: nodes + progress.nodes, lower: -MOST, upper: MOST })
            };
            let question = Question { line: true, ..Question::default() };
            let guess = Guess::of_points(lead(near.points(), near.to_move()));
            let solution = self.solve_from(&near, question, guess, &mut watch)?;
            nodes += solution.nodes;
            if solution.line.is_empty() {
                break;
            }
            // What was not looked at may change the next deal's play.
            let played = match near.undealt.len() == position.undealt.len() {
                true => solution.line.len(),
                false => position.plies_left() - position.undealt.len(),
            };
            // Whoever stops the search may cut the line short.
            for played in solution.line.iter().take(played) {
                position = position.after(played.card, played.taken);
            }
        }
        if let Some(last) = position.last_capturer {
            position.piles[last] |= position.table;
        }
        let cards = position.piles.map(|pile| pile.len() as i32);
        let guess =
            Guess { points: lead(position.points(), mover), cards: lead(cards, mover).signum() };
        Ok((guess, nodes))
    }
}

fn lead(of_seats: [i32; 2], seat: usize) -> i32 {
    of_seats[seat] - of_seats[1 - seat]
}

/// The position as if the game ended after so many deals, the one in hand included, and cards did
/// not count. What would be dealt later lies on a pile.
fn within(position: &Position, deals: usize) -> Position {
    let mut near = position.clone();
    let last = (DEAL * (deals - 1)).min(near.undealt.len());
    near.piles[0] |= near.undealt.split_off(last).into_iter().collect::<CardSet>();
    near.rules.cards_bonus = CardsBonus::None;
    near
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::solver::{Rules, greedy_move};

    const DECKS: &str = include_str!("../../testdata/decks.txt");

    /// The last two deals and two cards of the one before, after play by Greedy.
    fn late(deck: &str, rules: Rules) -> Position {
        let cards: Vec<_> = deck.split_whitespace().map(|card| card.parse().unwrap()).collect();
        let mut position = Position::from_deck(&cards, rules).unwrap();
        while position.plies_left() > 2 * DEAL + 2 {
            let seat = position.to_move();
            let unseen = position.hands[1 - seat] | position.undealt.iter().copied().collect();
            let (table, hand) = (position.table, position.hands[seat]);
            let played = greedy_move(table, hand, unseen, position.rules).unwrap();
            position = position.after(played.card, played.taken);
        }
        position
    }

    #[test]
    fn the_value_does_not_depend_on_the_guess() {
        let solver = Solver::new(1 << 26);
        let watch = &mut |_| ControlFlow::Continue(());
        for (deck, cards_bonus) in DECKS.lines().zip([CardsBonus::None, CardsBonus::Always]) {
            let position = late(deck, Rules { cards_bonus, ..Rules::default() });
            let value = solver.solve(&position, Question::default(), watch).unwrap().value();
            for (points, cards) in [(-9, 1), (9, -1)] {
                let (question, guess) = (Question::default(), Guess { points, cards });
                let other = solver.solve_from(&position, question, guess, watch).unwrap();
                assert_eq!(other.value(), value, "{deck} from {guess:?}");
            }
        }
    }

    #[test]
    fn whoever_stops_while_it_looks_ahead_gets_bounds() {
        let cards = DECKS.split_whitespace().take(52).map(|card| card.parse().unwrap());
        let position = Position::from_deck(&cards.collect::<Vec<_>>(), Rules::default()).unwrap();
        for patience in [0, 1, 2, 4, 8, 12, 16] {
            let mut heard = 0;
            let stop = &mut |_| {
                heard += 1;
                if heard > patience { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let solver = Solver::new(1 << 24);
            let solution = solver.solve(&position, Question::default(), stop).unwrap();
            assert!(solution.low < solution.high && solution.best.is_none());
        }
    }
}
