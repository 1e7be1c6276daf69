//! The game-tree tool beside `cat` on the same files.

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use adut_games::tree::{Board, write_game_tree};
use anyhow::Result;

use crate::clock::now;
use crate::tree::{Task, convert, write_random_tree};

/// Enough that starting and ending do not count.
const NODES: u64 = 5_000_000;
const ROUNDS: usize = 5;
/// Bytes of a Connect-4 tree, which no one waits for whole.
const ENOUGH: usize = 100_000_000;

/// Prints the best of some rounds, taken by turns so that a busy machine slows both alike.
pub(super) fn print_speeds(out: &mut impl Write) -> Result<()> {
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
    let milliseconds = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
    let name = format!("tree c2, {NODES} nodes");
    write!(out, "\n{name:<38} {:>14}", milliseconds(ours))?;
    if let Some(cats) = cats {
        let ratio = ours.as_secs_f64() / cats.as_secs_f64();
        write!(out, "  cat IN OUT {}, ratio {ratio:.1}", milliseconds(cats))?;
    }
    let rate = game_tree_rate()? / 1e6;
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
