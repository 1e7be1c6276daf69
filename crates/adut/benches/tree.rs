//! The game-tree tool beside `cat`, in one run on the same files.
//!
//! `cargo bench -p adut --bench tree [-- NODES]` makes a random tree of twenty million nodes, runs
//! `minimax -c2 IN OUT` and `cat IN OUT > /dev/null` by turns, and prints the best time of each and
//! their ratio; then the speed at which `-c1` makes text on one core.

#![expect(clippy::unwrap_used, reason = "a benchmark stops at the first surprise")]
#![expect(clippy::disallowed_methods, reason = "a benchmark looks at the clock")]
#![expect(clippy::print_stdout, reason = "a benchmark prints its results")]

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use adut_trees::tool::write_random_tree;
use adut_trees::{Board, write_game_tree};

const ROUNDS: usize = 10;
const NODES: u64 = 20_000_000;

fn main() {
    let nodes = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(NODES);
    let folder = tempfile::tempdir().unwrap();
    against_cat(folder.path(), nodes);
    game_tree_speed();
}

fn against_cat(folder: &Path, nodes: u64) {
    let (input, output) = (folder.join("tree.in"), folder.join("tree.out"));
    let height = write_random_tree(&input, nodes).unwrap();
    let minimax = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_minimax"));
        command.arg("-c2").arg(&input).arg(&output);
        command
    };
    let cat = || {
        let mut command = Command::new("cat");
        command.arg(&input).arg(&output).stdout(Stdio::null());
        command
    };
    let mut best = [Duration::MAX; 2];
    for _ in 0..ROUNDS {
        best[0] = best[0].min(time_of(minimax()));
        best[1] = best[1].min(time_of(cat()));
    }
    let megabytes = |path: &Path| path.metadata().unwrap().len() as f64 / 1e6;
    println!(
        "{nodes} nodes on {height} levels, {:.0} MB in, {:.0} MB out, best of {ROUNDS}",
        megabytes(&input),
        megabytes(&output)
    );
    println!("minimax -c2 IN OUT      {:>8.1} ms", best[0].as_secs_f64() * 1e3);
    println!("cat IN OUT > /dev/null  {:>8.1} ms", best[1].as_secs_f64() * 1e3);
    println!("ratio                   {:>8.2}", best[0].as_secs_f64() / best[1].as_secs_f64());
}

fn time_of(mut command: Command) -> Duration {
    let start = Instant::now();
    assert!(command.status().unwrap().success());
    start.elapsed()
}

/// Counts bytes and stops a walk that is long enough.
struct Counter {
    bytes: usize,
    enough: usize,
}

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes += bytes.len();
        if self.bytes > self.enough { Err(io::Error::other("enough")) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn game_tree_speed() {
    for (rows, columns) in [(4, 4), (6, 7), (20, 30)] {
        let row = vec!["-"; columns].join(" ");
        let text = format!("{rows} {columns} R\n{}", format!("{row}\n").repeat(rows));
        let mut best = 0.0_f64;
        for _ in 0..ROUNDS {
            let board = Board::read(text.as_bytes()).unwrap();
            let mut counter = Counter { bytes: 0, enough: 200_000_000 };
            let start = Instant::now();
            // Stopped by the counter or at the end of the tree.
            let _ = write_game_tree(board, &mut counter);
            best = best.max(counter.bytes as f64 / start.elapsed().as_secs_f64());
        }
        println!("minimax -c1 {rows:>2} × {columns:<2}     {:>8.0} MB/s on one core", best / 1e6);
    }
}
