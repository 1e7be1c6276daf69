//! Text made piece by piece by two threads, and given out in order.
//!
//! In pre-order a whole subtree is one stretch of text. So the walk is cut where the tree is wide:
//! each piece is some subtrees from there down, with the nodes above that come before them.
//! Whoever has finished a piece makes the next one that nobody has begun, and waits for its turn
//! only to give it out.

use std::convert::Infallible;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::shape::{NodeId, Run, Shape};
use super::text::{Output, TextBuffer};

/// A smaller tree is not worth a second thread.
const LARGE: usize = 1 << 16;
/// At least so many pieces of a large tree, so that the text of one usually fits a block.
const PIECES: usize = 1 << 10;

/// Prints a tree in pre-order as far as `keep` allows (see [`Shape::preorder`]), run by run.
pub(super) fn write_in_pieces<O: Output + Send>(
    shape: &Shape,
    out: &mut O,
    keep: impl Fn(NodeId) -> bool + Sync,
    print: impl Fn(&mut TextBuffer<'_, InTurn<'_, '_, O>>, Run) -> io::Result<()> + Sync,
) -> io::Result<()> {
    let (cut, threads) = match shape.levels().iter().position(|level| level.len() >= PIECES) {
        Some(cut) if shape.len() >= LARGE => (cut, 2),
        _ => (0, 1),
    };
    let runs = runs_down_to(shape, cut, &keep);
    let pieces: Vec<&[Run]> = runs.split_inclusive(|run| run.depth == cut).collect();
    let ordered = OrderedOutput::new(out);
    let begun = AtomicUsize::new(0);
    // What fails is giving out, and the ordered remembers it.
    let work = || -> io::Result<()> {
        let mut turn = InTurn { ordered: &ordered, piece: None };
        let mut text = TextBuffer::new(&mut turn);
        loop {
            let number = begun.fetch_add(1, Ordering::Relaxed);
            let Some(piece) = pieces.get(number) else { return Ok(()) };
            text.output().piece = Some(number);
            for run in *piece {
                if run.depth < cut {
                    print(&mut text, run.clone())?;
                    continue;
                }
                shape.walk(run.clone(), usize::MAX, &keep, |part| print(&mut text, part))?;
            }
            text.flush()?;
            text.output().end();
        }
    };
    let result = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let result = work();
        let join = |other: thread::ScopedJoinHandle<'_, _>| {
            other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        others.into_iter().map(join).fold(result, Result::and)
    });
    ordered.failure().map_or(result, Err)?;
    out.finish()
}

/// The walk down to a level, whose runs are made short.
fn runs_down_to(shape: &Shape, cut: usize, keep: &impl Fn(NodeId) -> bool) -> Vec<Run> {
    let root = Run { depth: 0, nodes: 0..1 };
    let longest = (shape.levels()[cut].len() / PIECES).max(1);
    let mut runs = Vec::new();
    let cut_up = |Run { depth, nodes }: Run| -> Result<(), Infallible> {
        let ends = |start: NodeId| nodes.end.min(start + longest as NodeId);
        let starts = nodes.clone().step_by(longest);
        runs.extend(starts.map(|start| Run { depth, nodes: start..ends(start) }));
        Ok(())
    };
    let Ok(()) = shape.walk(root, cut, keep, cut_up);
    runs
}

/// Where text is given out, piece after piece.
struct OrderedOutput<'a, O> {
    state: Mutex<State<'a, O>>,
    moved_on: Condvar,
}

struct State<'a, O> {
    out: &'a mut O,
    /// The piece that is given out.
    piece: usize,
    /// Whether no more is taken.
    closed: bool,
    /// Why not.
    failure: Option<io::Error>,
}

impl<'a, O> OrderedOutput<'a, O> {
    fn new(out: &'a mut O) -> Self {
        let state = State { out, piece: 0, closed: false, failure: None };
        Self { state: state.into(), moved_on: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State<'a, O>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn failure(self) -> Option<io::Error> {
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).failure
    }
}

/// The output of one thread: it waits for the turn of its piece.
pub(super) struct InTurn<'a, 'b, O> {
    ordered: &'a OrderedOutput<'b, O>,
    piece: Option<usize>,
}

impl<O> InTurn<'_, '_, O> {
    /// The piece is given out; the next one may follow.
    fn end(&mut self) {
        self.piece = None;
        self.ordered.state().piece += 1;
        self.ordered.moved_on.notify_all();
    }
}

impl<O: Output> Output for InTurn<'_, '_, O> {
    fn take(&mut self, block: Box<[u8]>, used: usize) -> io::Result<Box<[u8]>> {
        let wait = |state: &mut State<'_, O>| Some(state.piece) != self.piece && !state.closed;
        let waited = self.ordered.moved_on.wait_while(self.ordered.state(), wait);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if state.closed {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        state.out.take(block, used).map_err(|error| {
            let kind = error.kind();
            state.failure = Some(error);
            kind.into()
        })
    }

    fn finish(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A thread that ends in the middle of its piece leaves nothing to wait for.
impl<O> Drop for InTurn<'_, '_, O> {
    fn drop(&mut self) {
        if self.piece.is_some() {
            self.ordered.state().closed = true;
            self.ordered.moved_on.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use crate::ValueTree;

    /// Large trees of several shapes: wide at once, wide late, lopsided, with a long tail.
    fn large_trees() -> Vec<String> {
        let leaves = |count: usize| {
            let leaves: Vec<String> = (0..count).map(|n| format!("[{}]", n % 1999)).collect();
            leaves.join(" ")
        };
        let wide = format!("2\n(100000)\n{}\n", leaves(100_000));
        let twos = |count: usize| vec!["(2)"; count].join(" ");
        let levels: Vec<String> = (0..17).map(|level| twos(1 << level)).collect();
        let late = format!("18\n{}\n{}\n", levels.join("\n"), leaves(1 << 17));
        let lopsided = format!(
            "4\n(2000)\n{} (1)\n(90000)\n{}\n",
            vec!["[-5]"; 1_999].join(" "),
            leaves(90_000)
        );
        let tail =
            format!("{}\n{}\n(70000)\n{}\n", 102, vec!["(1)"; 100].join("\n"), leaves(70_000));
        vec![wide, late, lopsided, tail]
    }

    #[test]
    fn pieces_come_out_in_order() {
        for text in large_trees() {
            let tree = ValueTree::read(text.as_bytes()).unwrap();
            for refused in [u32::MAX, 1_500] {
                let keep = |node| node % 4_001 != refused;
                let mut expected = String::new();
                tree.shape().preorder(keep, |depth, node| {
                    expected += &format!("{}{}\n", "\t".repeat(depth), tree.value(node));
                });
                let mut out = Vec::new();
                tree.write(&mut out, keep).unwrap();
                assert!(out == expected.as_bytes(), "{}", &text[..20]);
            }
        }
    }

    /// Takes so many bytes and then no more.
    struct Full(usize);

    impl Write for Full {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            match self.0.checked_sub(bytes.len()) {
                Some(left) => self.0 = left,
                None => return Err(std::io::Error::other("the disk is full")),
            }
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_failure_ends_it_and_is_told() {
        for text in large_trees() {
            let tree = ValueTree::read(text.as_bytes()).unwrap();
            for room in [0, 100_000, 300_000] {
                let error = tree.write(&mut Full(room), |_| true).unwrap_err();
                assert_eq!(error.to_string(), "the disk is full");
            }
        }
    }
}
