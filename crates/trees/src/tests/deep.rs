//! Trees that would overflow a recursive program.

use std::io::{self, Write};

use crate::{TupleTree, ValueTree, alpha_beta, minimax, paranoid};

fn chain(levels: usize, header: &str, leaf: &str) -> String {
    format!("{levels}{header}\n{}{leaf}\n", "(1)\n".repeat(levels - 1))
}

/// Counts what is written, and keeps nothing.
struct Counter {
    lines: usize,
    bytes: usize,
}

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.lines += bytes.iter().filter(|&&byte| byte == b'\n').count();
        self.bytes += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_chain_of_20_000_levels_is_written_in_every_mode() {
    let levels = 20_000;
    let tabs = levels * (levels - 1) / 2;
    let mut tree = ValueTree::read(chain(levels, "", "[42]").as_bytes()).unwrap();
    minimax(&mut tree);
    let mut counter = Counter { lines: 0, bytes: 0 };
    tree.write(&mut counter, |_| true).unwrap();
    assert_eq!((counter.lines, counter.bytes), (levels, tabs + 3 * levels));

    let mut tree = ValueTree::read(chain(levels, "", "[-42]").as_bytes()).unwrap();
    let visited = alpha_beta(&mut tree);
    let mut counter = Counter { lines: 0, bytes: 0 };
    tree.write(&mut counter, |node| visited.contains(node)).unwrap();
    assert_eq!((counter.lines, counter.bytes), (levels, tabs + 4 * levels));

    let mut tree = TupleTree::read(chain(levels, " 3", "[1,2,3]").as_bytes()).unwrap();
    paranoid(&mut tree);
    let mut counter = Counter { lines: 0, bytes: 0 };
    tree.write(&mut counter).unwrap();
    assert_eq!((counter.lines, counter.bytes), (levels, tabs + 8 * levels));
}

#[test]
fn a_chain_of_a_million_levels_is_read_and_evaluated() {
    let text = chain(1_000_000, "", "[7]");
    let mut tree = ValueTree::read(text.as_bytes()).unwrap();
    assert_eq!(tree.shape().height(), 1_000_000);
    minimax(&mut tree);
    assert_eq!(tree.value(0), 7);
    let mut tree = ValueTree::read(text.as_bytes()).unwrap();
    alpha_beta(&mut tree);
    assert_eq!(tree.value(0), 7);
    let mut tree = TupleTree::read(chain(1_000_000, " 2", "[7,8]").as_bytes()).unwrap();
    paranoid(&mut tree);
    assert_eq!(tree.tuple(0), [7, 8]);
}

#[test]
fn a_node_may_have_any_number_of_children() {
    let leaves: Vec<String> = (0..300_000).map(|value| format!("[{value}]")).collect();
    let text = format!("2\n(300000)\n{}\n", leaves.join(" "));
    let mut tree = ValueTree::read(text.as_bytes()).unwrap();
    minimax(&mut tree);
    assert_eq!(tree.value(0), 299_999);
}
