//! Runs the questions on one or several threads, for boards of one word width.

use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use adut_search::solver::{Control, Goal, Progress};

use super::board::{Board, Shape};
use super::geometry::Geometry;
use super::lines::{Lines, UsualLines};
use super::questions::Questions;
use super::search::{Pulse, Search, Stopped};
use super::settle::win_score;
use super::table::TranspositionTable;
use super::word::Word;

/// The caller's hook.
pub(crate) type Hook<'a> = &'a mut Control<'a>;

/// The value found, or the bounds when stopped, and the nodes.
pub(crate) struct SearchedBounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
    pub(crate) nodes: u64,
    pub(crate) stopped: bool,
}

/// The tables of all threads.
pub(crate) struct Engine<W: Word> {
    tables: Vec<TranspositionTable<W>>,
}

/// What is asked of a position, and what is known of it before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inquiry {
    pub(crate) goal: Goal,
    /// A lower bound that is likely the value itself.
    pub(crate) likely: Option<i32>,
    /// Whether mirror images share a key even where both cannot arise, because the table is kept
    /// for positions in which they can.
    pub(crate) mirrored: bool,
}

/// What the threads share.
struct SharedSearch<'a> {
    questions: Questions,
    taken: Vec<i32>,
    nodes: u64,
    stopped: bool,
    hook: Hook<'a>,
}

impl<W: Word> Engine<W> {
    pub(crate) fn new() -> Self {
        Self { tables: Vec::new() }
    }

    /// Forgets everything but keeps the memory.
    pub(crate) fn forget(&mut self) {
        self.tables.iter_mut().for_each(TranspositionTable::forget);
    }

    /// Prepares a table for each thread; what the tables know is kept if `keep` and the keys allow.
    pub(crate) fn prepare(&mut self, board: &Board, threads: usize, bytes: usize, keep: bool) {
        self.tables.truncate(threads);
        let kept = if keep { self.tables.len() } else { 0 };
        self.tables.resize_with(threads, TranspositionTable::new);
        let key_bits = board.shape().bits();
        for (index, table) in self.tables.iter_mut().enumerate() {
            if index >= kept || !table.suits(key_bits) {
                table.reset(key_bits, bytes / threads);
            }
        }
    }

    /// Answers the goal's questions about a position that is not over.
    pub(crate) fn solve(
        &mut self,
        board: &Board,
        inquiry: Inquiry,
        hook: Hook<'_>,
    ) -> SearchedBounds {
        let shape = board.shape();
        if shape == Shape::USUAL {
            self.solve_on(&shape.geometry(UsualLines), board, inquiry, hook)
        } else {
            self.solve_on(&shape.geometry(shape.lines()), board, inquiry, hook)
        }
    }

    fn solve_on<L: Lines>(
        &mut self,
        geometry: &Geometry<W, L>,
        board: &Board,
        inquiry: Inquiry,
        hook: Hook<'_>,
    ) -> SearchedBounds {
        let position = board.position::<W>();
        let win = |stones: u32| win_score(geometry, stones);
        if position.can_win_now(geometry) {
            let value = win(position.stones + 1);
            return SearchedBounds { lower: value, upper: value, nodes: 1, stopped: false };
        }
        let questions =
            Questions::new(inquiry.goal, -win(position.stones + 2), win(position.stones + 3))
                .likely(inquiry.likely);
        let mirrored = inquiry.mirrored || position.may_be_mirrored(geometry);
        let shared = Mutex::new(SharedSearch {
            questions,
            taken: Vec::new(),
            nodes: 0,
            stopped: false,
            hook,
        });
        let work = |table: &mut TranspositionTable<W>| {
            while let Some(beta) = take(&shared) {
                let mut reported = 0;
                let mut pulse = |nodes: u64| {
                    let more = nodes - reported;
                    reported = nodes;
                    report(&shared, beta, more)
                };
                let table = table.open();
                let mut search = Search { geometry, table, mirrored, nodes: 0, pulse: &mut pulse };
                let answer = search.ask(position, beta);
                let nodes = search.nodes;
                hand_in(&shared, beta, answer, nodes, nodes - reported);
            }
        };
        if let [table] = self.tables.as_mut_slice() {
            work(table);
        } else {
            std::thread::scope(|scope| {
                for table in &mut self.tables {
                    scope.spawn(|| work(table));
                }
            });
        }
        let shared = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        SearchedBounds {
            lower: shared.questions.lower,
            upper: shared.questions.upper,
            nodes: shared.nodes.max(1),
            stopped: shared.stopped,
        }
    }

    /// Whether a position that is not over is worth at least `beta`, and the nodes that took;
    /// `mirrored` as in an [`Inquiry`]. The first thread's table must have been prepared.
    pub(crate) fn is_at_least(
        &mut self,
        board: &Board,
        beta: i32,
        mirrored: bool,
        pulse: Pulse<'_>,
    ) -> Result<(bool, u64), Stopped> {
        let shape = board.shape();
        if shape == Shape::USUAL {
            self.is_at_least_on(&shape.geometry(UsualLines), board, beta, mirrored, pulse)
        } else {
            self.is_at_least_on(&shape.geometry(shape.lines()), board, beta, mirrored, pulse)
        }
    }

    fn is_at_least_on<L: Lines>(
        &mut self,
        geometry: &Geometry<W, L>,
        board: &Board,
        beta: i32,
        mirrored: bool,
        pulse: Pulse<'_>,
    ) -> Result<(bool, u64), Stopped> {
        let position = board.position::<W>();
        if position.can_win_now(geometry) {
            return Ok((win_score(geometry, position.stones + 1) >= beta, 1));
        }
        let table = self.tables.first_mut().ok_or(Stopped)?.open();
        let mirrored = mirrored || position.may_be_mirrored(geometry);
        let mut search = Search { geometry, table, mirrored, nodes: 0, pulse };
        let value = search.ask(position, beta)?;
        Ok((value >= beta, search.nodes.max(1)))
    }
}

/// Takes the next question from the shared, if any is left.
fn take(shared: &Mutex<SharedSearch<'_>>) -> Option<i32> {
    let mut shared = lock(shared);
    if shared.stopped || shared.questions.decided() {
        return None;
    }
    let beta = shared.questions.next_besides(&shared.taken)?;
    shared.taken.push(beta);
    Some(beta)
}

/// Reports nodes to the caller; breaks off when he says so or the question has become idle.
fn report(shared: &Mutex<SharedSearch<'_>>, beta: i32, more: u64) -> ControlFlow<()> {
    let mut shared = lock(shared);
    shared.nodes += more;
    let progress = Progress {
        nodes: shared.nodes,
        lower: shared.questions.lower,
        upper: shared.questions.upper,
    };
    if (shared.hook)(progress).is_break() {
        shared.stopped = true;
    }
    if shared.stopped || !shared.questions.is_open(beta) {
        return ControlFlow::Break(());
    }
    ControlFlow::Continue(())
}

/// Puts an answer on the shared, unless the search was broken off.
fn hand_in(
    shared: &Mutex<SharedSearch<'_>>,
    beta: i32,
    answer: Result<i32, Stopped>,
    nodes: u64,
    more: u64,
) {
    let mut shared = lock(shared);
    shared.nodes += more;
    shared.taken.retain(|&taken| taken != beta);
    if let Ok(value) = answer {
        shared.questions.answer(beta, value, nodes);
    }
}

/// A thread that panicked leaves the shared consistent, and its panic reaches the caller anyway.
fn lock<'a, 'b>(shared: &'a Mutex<SharedSearch<'b>>) -> MutexGuard<'a, SharedSearch<'b>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
