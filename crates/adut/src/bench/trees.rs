//! The game-tree tool beside `cat` on the same files.

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use adut_trees::tool::{Task, convert, write_random_tree};
use adut_trees::{Board, write_game_tree};
use anyhow::Result;
use serde::Serialize;

use crate::clock::now;

/// Enough that starting and ending do not count.
const NODES: u64 = 5_000_000;
const ROUNDS: usize = 5;
/// Bytes of a Connect-4 tree, which no one waits for whole.
const ENOUGH: usize = 100_000_000;

/// The best of some rounds.
#[derive(Serialize)]
pub(super) struct Speed {
    c2_ms: f64,
    /// What `cat` takes for the same files, where there is such a program.
    cat_ms: Option<f64>,
    c1_mb_per_second: f64,
}

/// Takes both by turns, so that a busy machine slows them alike.
pub(super) fn measure() -> Result<Speed> {
    let folder = tempfile::tempdir()?;
    let (input, output) = (folder.path().join("tree.in"), folder.path().join("tree.out"));
    write_random_tree(&input, NODES)?;
    let mut ours = Duration::MAX;
    let mut cats: Option<Duration> = None;
    for _ in 0..ROUNDS {
        let started = now();
        convert(Task::Minimax, &input, &output)?;
        ours = ours.min(now() - started);
        if let Some(time) = cat(&input, &output) {
            cats = Some(cats.map_or(time, |best| best.min(time)));
        }
    }
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    Ok(Speed {
        c2_ms: milliseconds(ours),
        cat_ms: cats.map(milliseconds),
        c1_mb_per_second: game_tree_rate()? / 1e6,
    })
}

pub(super) fn print(out: &mut impl Write, speed: &Speed) -> Result<()> {
    let Speed { c2_ms, cat_ms, c1_mb_per_second: rate } = speed;
    let name = format!("tree c2, {NODES} nodes");
    write!(out, "\n{name:<38} {:>14}", format!("{c2_ms:.1} ms"))?;
    if let Some(cat) = cat_ms {
        write!(out, "  cat IN OUT {cat:.1} ms, ratio {:.1}", c2_ms / cat)?;
    }
    writeln!(out, "\n{:<38} {:>14}", "tree c1, 6 × 7, one core", format!("{rate:.0} MB/s"))?;
    Ok(())
}

/// How long `cat` takes for both files; none where there is no such program.
fn cat(input: &Path, output: &Path) -> Option<Duration> {
    let started = now();
    let status = Command::new("cat").arg(input).arg(output).stdout(Stdio::null()).status();
    status.ok().filter(|status| status.success()).map(|_| now() - started)
}

/// Bytes a second of a Connect-4 board's tree.
fn game_tree_rate() -> Result<f64> {
    let text = format!("6 7 R\n{}", "- - - - - - -\n".repeat(6));
    let mut best = 0.0_f64;
    for _ in 0..ROUNDS {
        let mut counter = Counter(0);
        let started = now();
        // It is the counter that ends it.
        let _ = write_game_tree(Board::read(text.as_bytes())?, &mut counter);
        best = best.max(counter.0 as f64 / (now() - started).as_secs_f64());
    }
    Ok(best)
}

/// Counts bytes until there are enough.
struct Counter(usize);

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        if self.0 > ENOUGH { Err(io::Error::other("enough")) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
