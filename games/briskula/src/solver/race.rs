//! Threads that hunt one value together.
//!
//! They share the table and the bounds, and each tests a goal of its own, so what one finds spares
//! the others work. The value does not depend on who is faster. One thread is a race of one.

use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use adut_search::solver::{Control, Progress};

use super::engine::{Engine, Stock, Tricks};
use super::hunt::Hunt;
use super::table::TranspositionTable;
use super::under_way::UnderWay;

/// About so many nodes pass between two calls of the caller's hook.
const NODES_PER_REPORT: u64 = 100_000;
/// So many nodes pass between two looks whether a thread's goal still matters.
const NODES_PER_LOOK: u64 = 4_000;

/// What the threads share.
struct Shared {
    hunt: Hunt,
    /// The goal that each thread is testing.
    testing: Vec<Option<i32>>,
    nodes: u64,
    stopped: bool,
}

impl Shared {
    /// A goal for a thread; a helper gets none that another is testing already.
    fn claim(&mut self, thread: usize) -> Option<i32> {
        if self.stopped || self.hunt.is_over() {
            return None;
        }
        let first = self.hunt.next();
        let taken = |goal: i32| self.testing.contains(&Some(goal));
        let goal = if thread == 0 && !taken(first) {
            first
        } else {
            let nearest = (0..=120).flat_map(|far| [first + far, first - far]);
            let free = nearest.filter(|&goal| self.hunt.is_open(goal)).find(|&goal| !taken(goal));
            free.or((thread == 0).then_some(first))?
        };
        self.testing[thread] = Some(goal);
        Some(goal)
    }

    fn progress(&self) -> Progress {
        let (lower, upper) = self.hunt.bounds();
        Progress { nodes: self.nodes, lower, upper }
    }
}

/// What a race needs and does not change.
pub(super) struct Course<'a> {
    pub(super) stock: &'a Stock,
    pub(super) table: &'a TranspositionTable,
    pub(super) trick: &'a UnderWay,
}

/// Hunts until the answer is known or `control` says stop; gives the hunt back and its nodes.
pub(super) fn race<T: Tricks>(
    course: &Course<'_>,
    hunt: Hunt,
    threads: usize,
    control: &mut Control<'_>,
) -> (Hunt, u64) {
    let testing = vec![None; threads.max(1)];
    let shared = Mutex::new(Shared { hunt, testing, nodes: 0, stopped: false });
    std::thread::scope(|scope| {
        for thread in 1..threads {
            let shared = &shared;
            scope.spawn(move || {
                run::<T>(course, shared, thread, &mut |_| ControlFlow::Continue(()));
            });
        }
        run::<T>(course, &shared, 0, control);
    });
    let shared = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    (shared.hunt, shared.nodes)
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One thread: claims goals and tests them until nothing is left to claim.
fn run<T: Tricks>(
    course: &Course<'_>,
    shared: &Mutex<Shared>,
    thread: usize,
    control: &mut Control<'_>,
) {
    let mut next_report = NODES_PER_REPORT;
    while let Some(goal) = { lock(shared).claim(thread) } {
        let mut counted = 0;
        let mut pulse = |nodes: u64| {
            let progress = {
                let mut shared = lock(shared);
                shared.nodes += nodes - counted;
                counted = nodes;
                if shared.stopped || !shared.hunt.is_open(goal) {
                    return true;
                }
                shared.progress()
            };
            if progress.nodes >= next_report {
                next_report = progress.nodes + NODES_PER_REPORT;
                if control(progress).is_break() {
                    lock(shared).stopped = true;
                    return true;
                }
            }
            false
        };
        let mut engine = Engine::new(course.stock, course.table, NODES_PER_LOOK, &mut pulse);
        let (value, card) = engine.choose::<T>(course.trick, goal);
        let (nodes, stopped) = (engine.nodes, engine.stopped());
        let mut shared = lock(shared);
        shared.nodes += nodes - counted;
        shared.testing[thread] = None;
        if !stopped {
            shared.hunt.learn(goal, value, card);
        }
    }
}
