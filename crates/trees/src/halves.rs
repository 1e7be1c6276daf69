//! A large file read by two threads, each one half of it.
//!
//! A token means the same wherever it stands, so the halves can be read apart: what the second
//! half does not know, where its children are numbered from and on which level it begins, is put
//! right when they are joined. This way takes only what is right in every respect; for anything
//! else the file is read from the start, which names what is wrong and where.

use std::fs::File;
use std::io::{self, Read};
use std::ops::Range;
use std::os::unix::fs::FileExt as _;
use std::thread;

use super::error::ReadError;
use super::lexer::{Lexer, ShortNode};
use super::read::NodeSink as _;
use super::shape::{NodeId, Shape, ShapeBuilder};
use super::value_tree::read_height;
use super::values::Values;

/// A smaller file is not worth a second thread.
const LARGE: u64 = 1 << 20;
/// How far behind the middle a token must end.
const SEARCHED: usize = 1 << 12;

/// The tree in a large file, if nothing is wrong with it.
pub(super) fn read_halves(file: &File) -> Option<(Shape, Values)> {
    let about = file.metadata().ok()?;
    if !about.is_file() || about.len() < LARGE {
        return None;
    }
    read_both(file, about.len(), token_end(file, about.len() / 2)?)
}

/// Where the first token ends that does so behind the middle; the separator belongs to it.
fn token_end(file: &File, middle: u64) -> Option<u64> {
    let mut bytes = [0; SEARCHED];
    file.read_exact_at(&mut bytes, middle).ok()?;
    let separator = bytes.iter().position(|byte| matches!(byte, b' ' | b'\n'))?;
    Some(middle + separator as u64 + 1)
}

fn read_both(file: &File, length: u64, middle: u64) -> Option<(Shape, Values)> {
    let (first, second) = thread::scope(|scope| {
        let second = scope.spawn(|| {
            let mut lexer = Lexer::new(Part { file, bytes: middle..length });
            Half::read(&mut lexer, ShapeBuilder::detached())
        });
        let mut lexer = Lexer::new(Part { file, bytes: 0..middle });
        let first = read_height(&mut lexer).ok().and_then(|height| {
            lexer.next_line().ok()?;
            Some((height, Half::read(&mut lexer, ShapeBuilder::new())?))
        });
        (first, second.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    let (height, first) = first?;
    first.join(second?, height)
}

/// Some bytes of a file.
struct Part<'a> {
    file: &'a File,
    bytes: Range<u64>,
}

impl Read for Part<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.bytes.end - self.bytes.start).unwrap_or(usize::MAX);
        let room = buffer.len().min(left);
        let count = self.file.read_at(&mut buffer[..room], self.bytes.start)?;
        self.bytes.start += count as u64;
        Ok(count)
    }
}

/// The nodes of one half.
struct Half {
    shape: ShapeBuilder,
    values: Values,
    /// How many nodes come before the end of each line.
    line_ends: Vec<NodeId>,
}

impl Half {
    fn read(lexer: &mut Lexer<Part<'_>>, shape: ShapeBuilder) -> Option<Self> {
        let mut half = Self { shape, values: Values::new(), line_ends: Vec::new() };
        half.read_lines(lexer).ok()?.then_some(half)
    }

    /// False if a token is no node that a tree can have.
    fn read_lines(&mut self, lexer: &mut Lexer<Part<'_>>) -> Result<bool, ReadError> {
        loop {
            let mut fits = true;
            lexer.short_nodes(NodeId::MAX, Values::SHORT, |node| {
                self.values.short(&node);
                fits = self.shape.push(match node {
                    ShortNode::Inner(children) => children,
                    ShortNode::Leaf(_) => 0,
                });
                fits
            });
            if !fits {
                return Ok(false);
            }
            if let Some(token) = lexer.token()? {
                match self.values.node(token) {
                    Ok(children) if self.shape.push(children) => continue,
                    _ => return Ok(false),
                }
            }
            if !lexer.is_at_line_end()? {
                return Ok(true);
            }
            self.line_ends.push(self.shape.len() as NodeId);
            lexer.next_line()?;
        }
    }

    fn join(mut self, other: Self, height: u64) -> Option<(Shape, Values)> {
        let before = self.shape.len() as NodeId;
        let fits = thread::scope(|scope| {
            scope.spawn(|| self.values.append(&other.values));
            self.shape.append(&other.shape)
        });
        self.line_ends.extend(other.line_ends.iter().map(|at| before.saturating_add(*at)));
        let shape = fits.then(|| self.shape.finish_lines(height, &self.line_ends))??;
        Some((shape, self.values))
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use bolero::check;

    use super::*;
    use crate::ValueTree;

    /// Both ways agree, wherever the text is cut behind a token.
    fn assert_halves_agree(text: &[u8]) {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(text).unwrap();
        let whole = ValueTree::read(text).ok();
        for (at, byte) in text.iter().enumerate() {
            if matches!(byte, b' ' | b'\n') {
                let halves = read_both(&file, text.len() as u64, at as u64 + 1)
                    .map(|(shape, values)| ValueTree::from_parts(shape, values));
                // The first line is not worth cutting.
                if text[..=at].contains(&b'\n') {
                    assert_eq!(halves, whole, "{:?} at {at}", String::from_utf8_lossy(text));
                }
            }
        }
    }

    #[test]
    fn halves_make_the_same_tree() {
        for text in [
            "1\n[7]",
            "1\n[7]\n\n\n",
            "2\n(3)\n[1] [-2] [300000]\n",
            "3\n(2)\n(1) [40000]\n[99999999999]\n",
            "4\r\n(2)\r\n(1)  (2)\r\n (1) [5] [6]\t\n[123456789]\r\n",
        ] {
            assert!(ValueTree::read(text.as_bytes()).is_ok(), "{text:?}");
            assert_halves_agree(text.as_bytes());
        }
    }

    #[test]
    fn halves_refuse_what_the_whole_refuses() {
        for text in [
            "2\n(2)\n[1]\n",
            "2\n(2)\n[1] [2] [3]\n",
            "2\n(2)\n(1) [2]\n",
            "3\n(2)\n[1] [2]\n",
            "3\n(2)\n[1] [2]\n\n",
            "1\n(1)\n[1]\n",
            "2\n(2)\n[1]\n[2]\n",
            "3\n(2)\n(1) (1) [1] [2]\n",
            "2\n(2)\n[1] [2]\n[3]\n",
            "2\n(2)\n\n[1] [2]\n",
            "2\n(2)\n[1] x\n",
            "2\n(4294967295)\n[1] [2]\n",
        ] {
            assert!(ValueTree::read(text.as_bytes()).is_err(), "{text:?}");
            assert_halves_agree(text.as_bytes());
        }
    }

    #[test]
    fn halves_of_any_text_agree_with_the_whole() {
        const WORDS: [&str; 12] =
            ["(1)", "(2)", "[1]", "[-7]", "[70000]", " ", " ", " ", "\n", "\n", "(0)", "\t"];
        check!().with_type::<(u8, Vec<u8>)>().for_each(|(height, choices)| {
            let mut text = format!("{}\n(2)\n", 1 + height % 4);
            text.extend(choices.iter().map(|&choice| WORDS[usize::from(choice) % WORDS.len()]));
            assert_halves_agree(text.as_bytes());
        });
    }

    #[test]
    fn a_large_file_is_read_by_halves() {
        let leaves: Vec<String> = (0..300_000).map(|value| format!("[{value}]")).collect();
        let text = format!("2\n(300000)\n{}\n", leaves.join(" "));
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(text.as_bytes()).unwrap();
        let (shape, values) = read_halves(&file).unwrap();
        let whole = ValueTree::read(text.as_bytes()).unwrap();
        assert_eq!(ValueTree::from_parts(shape, values), whole);
    }
}
