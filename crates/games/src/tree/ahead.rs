//! Short nodes found ahead, by two threads.
//!
//! A blank is a blank wherever it stands, so a text can be cut behind any of them and the parts searched for short nodes at the same time. Nothing is decided here: a run of short nodes
//! is used only where the reader arrives at its first byte and wants them all. Everything else,
//! all mistakes among it, is read again the long way, one token after the other.

use std::ops::Range;
use std::thread;

use super::lexer::{ShortNode, ShortNodes, is_blank, short_node};

/// A part with fewer bytes than this is not worth a thread of its own.
const WORTH_A_THREAD: usize = 1 << 16;

/// Short nodes that follow each other on one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Run<'a> {
    /// Bytes that they take, the spaces behind them included.
    pub(super) length: usize,
    /// For each node how many children it has, 0 for a leaf.
    pub(super) children: &'a [u8],
    /// For each node its value, 0 for an inner node.
    pub(super) values: &'a [i32],
}

impl Run<'_> {
    /// The nodes one by one.
    pub(super) fn nodes(&self) -> impl Iterator<Item = ShortNode> {
        self.children.iter().zip(self.values).map(|(&children, &value)| match children {
            0 => ShortNode::Leaf(value),
            _ => ShortNode::Inner(children),
        })
    }
}

/// What was found in the text that the reader has at hand.
#[derive(Debug, Default)]
pub(super) struct Ahead {
    parts: [Part; 2],
    /// The part with the next run.
    part: usize,
    searched: bool,
}

/// What was found in one part of the text.
#[derive(Debug, Default)]
struct Part {
    children: Vec<u8>,
    values: Vec<i32>,
    /// Each with the bytes it covers, counted from the start of the text, and its nodes.
    runs: Vec<(Range<usize>, Range<usize>)>,
    /// The next run.
    next: usize,
}

impl Ahead {
    /// Other text is at hand.
    pub(super) fn forget(&mut self) {
        self.searched = false;
    }

    /// The run that the pending part of the text starts with, if it has at most `limit` nodes.
    #[inline]
    pub(super) fn run(
        &mut self,
        text: &[u8],
        pending: &Range<usize>,
        limit: usize,
    ) -> Option<Run<'_>> {
        if !self.searched {
            self.search(&text[..pending.end], pending.start);
        }
        let at = pending.start;
        while self.parts[self.part].skip_to(at).is_none() {
            if self.part + 1 == self.parts.len() {
                return None;
            }
            self.part += 1;
        }
        let part = &self.parts[self.part];
        let (bytes, nodes) = part.runs[part.next].clone();
        (bytes.start == at && nodes.len() <= limit).then(|| Run {
            length: bytes.len(),
            children: &part.children[nodes.clone()],
            values: &part.values[nodes],
        })
    }

    #[cold]
    fn search(&mut self, text: &[u8], start: usize) {
        let [left, right] = &mut self.parts;
        self.part = 0;
        self.searched = true;
        let half = (text.len() - start) / 2;
        let blank = text[start + half..].iter().position(|&byte| is_blank(byte) || byte == b'\n');
        match blank {
            Some(more) if half >= WORTH_A_THREAD => {
                let cut = start + half + more + 1;
                thread::scope(|scope| {
                    scope.spawn(|| right.search(text, cut..text.len()));
                    left.search(text, start..cut);
                });
            }
            _ => {
                left.search(text, start..text.len());
                right.clear();
            }
        }
    }
}

impl Part {
    fn clear(&mut self) {
        self.children.clear();
        self.values.clear();
        self.runs.clear();
        self.next = 0;
    }

    fn search(&mut self, text: &[u8], bytes: Range<usize>) {
        self.clear();
        let mut at = bytes.start;
        while at < bytes.end {
            let (first_byte, first_node) = (at, self.values.len());
            while at < bytes.end
                && let Some(window) = text.get(at..).and_then(<[u8]>::first_chunk)
                && let Some((node, length)) = short_node(window, ShortNodes::All)
            {
                let (children, value) = match node {
                    ShortNode::Inner(children) => (children, 0),
                    ShortNode::Leaf(value) => (0, value),
                };
                self.children.push(children);
                self.values.push(value);
                at += length;
            }
            if at > first_byte {
                self.runs.push((first_byte..at, first_node..self.values.len()));
            }
            // What follows is a line's end or something for the long way.
            let odd = text[at..].iter().position(|&byte| is_blank(byte) || byte == b'\n');
            at += odd.map_or(text.len(), |more| more + 1);
        }
    }

    /// Leaves the runs out that start before this byte; none if no other is left.
    #[inline]
    fn skip_to(&mut self, at: usize) -> Option<()> {
        while self.runs.get(self.next)?.0.start < at {
            self.next += 1;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_cover_what_the_short_way_takes_and_nothing_else() {
        let text =
            "(2) [5] [-7]\n(x) [1] (3) [9999999999]  [2] [3]\r\n(1) [4] (2) [6] padding to the end";
        let mut ahead = Ahead::default();
        let mut found = Vec::new();
        for at in 0..text.len() {
            if let Some(run) = ahead.run(text.as_bytes(), &(at..text.len()), usize::MAX) {
                found.push((text[at..at + run.length].to_owned(), run.values.to_vec()));
            }
        }
        let expected = [
            ("(2) [5] [-7]", vec![0, 5, -7]),
            ("[1] (3) ", vec![1, 0]),
            ("[2] [3]", vec![2, 3]),
            ("(1) [4] (2) [6] ", vec![0, 4, 0, 6]),
        ];
        assert_eq!(found, expected.map(|(text, values)| (text.to_owned(), values)));
    }

    #[test]
    fn two_threads_find_what_one_finds() {
        let line = "(1) [22] [-333] (4) [55555] oops (6) [7777777] (8)\n";
        let text = line.repeat(4 * WORTH_A_THREAD / line.len());
        let [mut both, mut alone] = [Ahead::default(), Ahead::default()];
        both.search(text.as_bytes(), 0);
        alone.parts[0].search(text.as_bytes(), 0..text.len());
        assert!(!both.parts[1].runs.is_empty());
        let gather = |ahead: &Ahead| -> Vec<i32> {
            ahead.parts.iter().flat_map(|part| part.values.clone()).collect()
        };
        assert_eq!(gather(&both), gather(&alone));
    }
}
