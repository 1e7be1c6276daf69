//! Large random trees, to measure on.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;

/// Numbers that are the same each time.
pub(super) struct Draws(u64);

impl Draws {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % bound
    }
}

/// The levels of a tree of about as many nodes as asked, with up to four children a node and leaves
/// on most levels, which `leaf` writes.
pub(super) fn levels(
    nodes: u64,
    draws: &mut Draws,
    mut leaf: impl FnMut(&mut Draws, &mut Vec<u8>) -> io::Result<()>,
) -> io::Result<Vec<Vec<u8>>> {
    let mut lines: Vec<Vec<u8>> = Vec::new();
    let (mut width, mut total) = (1, 1);
    while width > 0 {
        let (mut line, mut next) = (Vec::new(), 0);
        for node in 0..width {
            if node > 0 {
                line.push(b' ');
            }
            let is_leaf = total >= nodes || (width > 10 && draws.below(10) == 0);
            if is_leaf {
                leaf(draws, &mut line)?;
            } else {
                let children = 1 + draws.below(4);
                write!(line, "({children})")?;
                next += children;
                total += children;
            }
        }
        lines.push(line);
        width = next;
    }
    Ok(lines)
}

/// Writes a tree of about as many nodes as asked, the same one each time; returns its height.
pub fn write_random_tree(path: &Path, nodes: u64) -> io::Result<usize> {
    let leaf = |draws: &mut Draws, line: &mut Vec<u8>| {
        write!(line, "[{}]", draws.below(1999) as i64 - 999)
    };
    let lines = levels(nodes, &mut Draws::new(1), leaf)?;
    let mut file = BufWriter::new(File::create(path)?);
    writeln!(file, "{}", lines.len())?;
    for line in &lines {
        file.write_all(line)?;
        file.write_all(b"\n")?;
    }
    file.flush()?;
    Ok(lines.len())
}
