//! Output: one large buffer, indentation and decimal numbers.

use std::io::{self, Write};

/// Bytes gathered before they are written.
const CAPACITY: usize = 1 << 18;
/// Indentation up to here is copied as one block of fixed size, which costs no loop.
const TAB_BLOCK: usize = 32;
/// Room for such an indentation, a number of three digits, its sign and the end of the line.
const LINE: usize = TAB_BLOCK + 8;

/// Where text goes, a block at a time. Every [`Write`] is one; others may keep the block, to write
/// it elsewhere, and give another back.
pub trait Output {
    /// Takes the first `used` bytes of a block; gives back a block of the same length, whatever
    /// is in it.
    fn take(&mut self, block: Box<[u8]>, used: usize) -> io::Result<Box<[u8]>>;

    /// All has been given.
    fn finish(&mut self) -> io::Result<()>;
}

impl<W: Write> Output for W {
    fn take(&mut self, block: Box<[u8]>, used: usize) -> io::Result<Box<[u8]>> {
        self.write_all(&block[..used])?;
        Ok(block)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.flush()
    }
}

/// Gathers text and passes it on in large pieces. Nothing is written on drop: call
/// [`TextBuffer::finish`].
pub(super) struct TextBuffer<'a, O> {
    out: &'a mut O,
    buffer: Box<[u8]>,
    used: usize,
}

impl<'a, O: Output> TextBuffer<'a, O> {
    pub(super) fn new(out: &'a mut O) -> Self {
        Self { out, buffer: vec![0; CAPACITY].into_boxed_slice(), used: 0 }
    }

    /// Where the text goes.
    pub(super) fn output(&mut self) -> &mut O {
        self.out
    }

    /// Adds `count` tabs.
    #[inline]
    pub(super) fn tabs(&mut self, count: usize) -> io::Result<()> {
        if count <= TAB_BLOCK {
            self.reserve(TAB_BLOCK)?;
            self.buffer[self.used..self.used + TAB_BLOCK].copy_from_slice(&[b'\t'; TAB_BLOCK]);
            self.used += count;
            return Ok(());
        }
        self.many_tabs(count)
    }

    #[cold]
    fn many_tabs(&mut self, mut count: usize) -> io::Result<()> {
        while count > 0 {
            if self.used == CAPACITY {
                self.flush()?;
            }
            let part = count.min(CAPACITY - self.used);
            self.buffer[self.used..self.used + part].fill(b'\t');
            self.used += part;
            count -= part;
        }
        Ok(())
    }

    /// Adds these bytes.
    #[inline]
    pub(super) fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        if bytes.len() > CAPACITY {
            return bytes.chunks(CAPACITY).try_for_each(|part| self.bytes(part));
        }
        self.reserve(bytes.len())?;
        self.buffer[self.used..self.used + bytes.len()].copy_from_slice(bytes);
        self.used += bytes.len();
        Ok(())
    }

    /// Adds a line with a number behind `depth` tabs.
    #[inline]
    pub(super) fn number_line(&mut self, depth: usize, value: i64) -> io::Result<()> {
        let room = self.buffer[self.used..].first_chunk_mut::<LINE>();
        if let (Some(room), true) = (room, depth <= TAB_BLOCK)
            && let Some(&text) = SMALL.get(value.unsigned_abs() as usize)
        {
            // Blocks of fixed size are copied; the next overwrites what was too much of the last.
            room[..TAB_BLOCK].copy_from_slice(&[b'\t'; TAB_BLOCK]);
            room[depth] = b'-';
            let start = depth + usize::from(value < 0);
            room[start..start + 4].copy_from_slice(&text.to_le_bytes());
            // Up to three digits and the end of the line: as long as there are bytes.
            self.used += start + 4 - text.leading_zeros() as usize / 8;
            return Ok(());
        }
        self.long_line(depth, value)
    }

    #[inline(never)]
    fn long_line(&mut self, depth: usize, value: i64) -> io::Result<()> {
        self.tabs(depth)?;
        self.integer(value)?;
        self.bytes(b"\n")
    }

    /// Adds a number.
    pub(super) fn integer(&mut self, value: i64) -> io::Result<()> {
        self.bytes(itoa::Buffer::new().format(value).as_bytes())
    }

    /// Passes on what is left, which was all.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        self.out.finish()
    }

    #[inline]
    fn reserve(&mut self, count: usize) -> io::Result<()> {
        if CAPACITY - self.used < count { self.flush() } else { Ok(()) }
    }

    /// Passes on what is there.
    #[cold]
    pub(super) fn flush(&mut self) -> io::Result<()> {
        let block = std::mem::take(&mut self.buffer);
        self.buffer = self.out.take(block, self.used)?;
        self.used = 0;
        Ok(())
    }
}

/// Numbers of up to three digits, the most frequent ones, with the end of the line; the lowest byte
/// comes first.
static SMALL: [u32; 1_000] = {
    let mut table = [0; 1_000];
    let mut number = 0;
    while number < table.len() {
        let (a, b, c) = (number / 100, number / 10 % 10, number % 10);
        let digits = [b'0' + a as u8, b'0' + b as u8, b'0' + c as u8];
        table[number] = u32::from_le_bytes(match (a, b) {
            (0, 0) => [digits[2], b'\n', 0, 0],
            (0, _) => [digits[1], digits[2], b'\n', 0],
            _ => [digits[0], digits[1], digits[2], b'\n'],
        });
        number += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_whatever_the_depth_and_the_number() {
        let depths = [0, 1, 63, 64, 65, 1_000, CAPACITY - 1, CAPACITY, 3 * CAPACITY + 5];
        let values = [0, 7, -7, 10, 99, -100, 999, -999, 1_000, -1_000, i64::MAX, i64::MIN];
        let mut out = Vec::new();
        let mut expected = String::new();
        let mut text = TextBuffer::new(&mut out);
        for (depth, value) in depths.into_iter().flat_map(|depth| values.map(|v| (depth, v))) {
            text.number_line(depth, value).unwrap();
            expected += &format!("{}{value}\n", "\t".repeat(depth));
        }
        text.finish().unwrap();
        assert!(out == expected.as_bytes());
    }
}
