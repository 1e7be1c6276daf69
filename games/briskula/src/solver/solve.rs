//! The solver: asks the search, remembers the deal, speaks in real cards.

use std::ops::ControlFlow;

use adut_cards::trieste::Card;
use adut_search::solver::{Control, Goal, Progress};

use super::dupla::Dupla;
use super::engine::{Engine, Stock};
use super::hunt::Hunt;
use super::obicna::Obicna;
use super::pack::Relabelling;
use super::position::{Position, Variant};
use super::race::{Course, race};
use super::table::TranspositionTable;
use super::under_way::UnderWay;

/// A table that holds a whole deal and still fits a second-level cache.
pub const DEFAULT_TABLE_BYTES: usize = 1 << 20;

/// What is known about a position, from the seat to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solution {
    /// The answer is at least this.
    pub lower: i32,
    /// The answer is at most this; the same as `lower` unless the search was stopped.
    pub upper: i32,
    /// A card that gives `lower`; none when the game is over or nothing was found in time.
    pub best: Option<Card>,
    /// Positions searched: every call of the search, mid-trick positions, positions found in the
    /// table and closed forms included.
    pub nodes: u64,
}

impl Solution {
    /// The answer, unless the search was stopped before it was certain.
    pub fn value(&self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// What makes entries of the table comparable: the same draws to come.
#[derive(Debug, Clone)]
struct Deal {
    variant: Variant,
    trump: usize,
    stock: Vec<Card>,
}

impl Deal {
    /// Whether the shorter of both stocks is the end of the longer.
    fn continues(&self, position: &Position) -> bool {
        self.variant == position.variant()
            && self.trump == position.trump()
            && self.stock.iter().rev().copied().zip(position.stock().rev()).all(|(a, b)| a == b)
    }
}

/// Solves positions of two-player Briškula, one after another.
///
/// Positions of one deal profit from each other. When the deal changes the table is forgotten,
/// which costs nothing, so one solver can serve many thousand deals.
#[derive(Debug)]
pub struct Solver {
    table: TranspositionTable,
    threads: usize,
    deal: Option<Deal>,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(DEFAULT_TABLE_BYTES)
    }
}

impl Solver {
    /// With a table of at most `table_bytes`, rounded down to a power of two and up to 32 KiB.
    /// A small table makes the search slower, never wrong.
    pub fn new(table_bytes: usize) -> Self {
        Self { table: TranspositionTable::new(table_bytes), threads: 1, deal: None }
    }

    /// The same solver with so many threads. More than one give the same values, though perhaps
    /// another of several best cards and another number of nodes.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads: threads.max(1), ..self }
    }

    /// Makes the table cold, as if the solver were new.
    pub fn forget(&mut self) {
        self.table.forget();
        self.deal = None;
    }

    /// Answers the question, or gives the bounds proven until `control` said stop.
    pub fn solve(
        &mut self,
        position: &Position,
        goal: Goal,
        control: &mut Control<'_>,
    ) -> Solution {
        self.search(position, goal, None, control)
    }

    /// The final point difference and a best card, without a hook.
    pub fn difference(&mut self, position: &Position) -> Solution {
        self.solve(position, Goal::Value, &mut |_| ControlFlow::Continue(()))
    }

    /// Win, draw or loss and a best card, without a hook.
    pub fn win_draw_loss(&mut self, position: &Position) -> Solution {
        self.solve(position, Goal::WinDrawLoss, &mut |_| ControlFlow::Continue(()))
    }

    /// What each card of the seat to move is worth to it, in ascending order of cards. Nodes are
    /// those spent on the card; the hook hears of one card's search at a time.
    pub fn all_moves(
        &mut self,
        position: &Position,
        goal: Goal,
        control: &mut Control<'_>,
    ) -> Vec<(Card, Solution)> {
        let mover = position.to_move();
        let mut guess = None;
        let mut moves = Vec::new();
        for card in position.moves().iter() {
            let Ok(next) = position.after(card) else { continue };
            let same_side = next.to_move() == mover;
            let next_guess = guess.map(|total| if same_side { total } else { 120 - total });
            let solution = self.search(&next, goal, next_guess, &mut |progress: Progress| {
                let (lower, upper) = facing(same_side, progress.lower, progress.upper);
                control(Progress { lower, upper, ..progress })
            });
            let (lower, upper) = facing(same_side, solution.lower, solution.upper);
            if goal == Goal::Value && lower == upper {
                guess = Some(60 + lower / 2);
            }
            moves.push((card, Solution { lower, upper, best: Some(card), nodes: solution.nodes }));
        }
        moves
    }

    /// A line of best play for both from `position`, whose final point difference is `value`,
    /// to the end of the game, and the nodes that it took.
    pub fn principal_variation(&mut self, position: &Position, value: i32) -> (Vec<Card>, u64) {
        let (mut line, mut nodes) = (Vec::new(), 0);
        let mut at = position.clone();
        let mover = position.to_move();
        while !at.is_over() {
            let value = if at.to_move() == mover { value } else { -value };
            let goal = 60 + value / 2 - i32::from(at.points()[at.to_move()]);
            let (card, searched) = self.card_reaching(&at, goal);
            nodes += searched;
            let Some((card, next)) = card.and_then(|card| Some((card, at.after(card).ok()?)))
            else {
                break;
            };
            line.push(card);
            at = next;
        }
        (line, nodes)
    }

    /// `guess` is what the seat to move may have at the end.
    fn search(
        &mut self,
        position: &Position,
        goal: Goal,
        guess: Option<i32>,
        control: &mut Control<'_>,
    ) -> Solution {
        let (names, stock, trick) = self.prepare(position);
        let (left, own) = (trick.left(), i32::from(position.points()[position.to_move()]));
        let guess = guess.map_or((left + 1) / 2, |total| total - own);
        let hunt = Hunt::new(goal, own, left, guess);
        let course = Course { stock: &stock, table: &self.table, trick: &trick };
        let (hunt, nodes) = match position.variant() {
            Variant::Dupla => race::<Dupla>(&course, hunt, self.threads, control),
            Variant::Obicna => race::<Obicna>(&course, hunt, self.threads, control),
        };
        let (lower, upper) = hunt.bounds();
        let best = hunt.best.map(|card| names.original(card)).or(position.moves().first());
        // Where no points are left nothing is searched; an answer is a node at least.
        Solution { lower, upper, best, nodes: nodes.max(1) }
    }

    /// A card with which the player to move still gets `goal` points, if there is one, and the
    /// nodes that it took.
    fn card_reaching(&mut self, position: &Position, goal: i32) -> (Option<Card>, u64) {
        let (names, stock, trick) = self.prepare(position);
        let mut pulse = |_| false;
        let mut engine = Engine::new(&stock, &self.table, u64::MAX, &mut pulse);
        let (value, card) = match position.variant() {
            Variant::Dupla => engine.choose::<Dupla>(&trick, goal),
            Variant::Obicna => engine.choose::<Obicna>(&trick, goal),
        };
        (card.filter(|_| value >= goal).map(|card| names.original(card)), engine.nodes)
    }

    /// The position in the search's terms; the table keeps only what still holds.
    fn prepare(&mut self, position: &Position) -> (Relabelling, Stock, UnderWay) {
        let known = self.deal.as_ref().filter(|deal| deal.continues(position));
        let longest = known.map_or(0, |deal| deal.stock.len());
        if known.is_none() {
            self.table.forget();
        }
        if known.is_none() || longest < position.stock().len() {
            self.deal = Some(Deal {
                variant: position.variant(),
                trump: position.trump(),
                stock: position.stock().collect(),
            });
        }
        let names = Relabelling::new(position.trump());
        let cards = position.stock().map(|card| names.card(card));
        let stock = Stock::new(cards, position.variant().throws());
        let trick = UnderWay::new(position, names, &stock);
        (names, stock, trick)
    }
}

/// Bounds turned to the seat that asks.
const fn facing(same_side: bool, lower: i32, upper: i32) -> (i32, i32) {
    if same_side { (lower, upper) } else { (-upper, -lower) }
}
