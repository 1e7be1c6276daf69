//! Large random trees, to measure on.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;

/// Writes a tree of about as many nodes as asked, with up to four children a node and leaves on
/// most levels, the same one each time; returns its height.
pub fn write_random_tree(path: &Path, nodes: u64) -> io::Result<usize> {
    let mut state = 1_u64;
    let mut below = |bound: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) % bound
    };
    let mut lines: Vec<Vec<u8>> = Vec::new();
    let (mut width, mut total) = (1, 1);
    while width > 0 {
        let (mut line, mut next) = (Vec::new(), 0);
        for node in 0..width {
            if node > 0 {
                line.push(b' ');
            }
            let is_leaf = total >= nodes || (width > 10 && below(10) == 0);
            if is_leaf {
                write!(line, "[{}]", below(1999) as i64 - 999)?;
            } else {
                let children = 1 + below(4);
                write!(line, "({children})")?;
                next += children;
                total += children;
            }
        }
        lines.push(line);
        width = next;
    }
    let mut file = BufWriter::new(File::create(path)?);
    writeln!(file, "{}", lines.len())?;
    for line in &lines {
        file.write_all(line)?;
        file.write_all(b"\n")?;
    }
    file.flush()?;
    Ok(lines.len())
}
