//! Output: one large buffer, indentation and decimal numbers.

use std::io::{self, Write};

/// Bytes gathered before they are written.
const CAPACITY: usize = 1 << 18;
/// Indentation up to here is copied as one block of fixed size, which costs no loop.
const TAB_BLOCK: usize = 32;
/// Room for such an indentation, a number of eight digits, its sign and the end of the line.
const LINE: usize = TAB_BLOCK + 16;

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
        self.reserve(LINE)?;
        let magnitude = value.unsigned_abs();
        let room = self.buffer[self.used..].first_chunk_mut::<LINE>();
        let (Some(room), true) = (room, depth <= TAB_BLOCK && magnitude < EIGHT_DIGITS) else {
            self.tabs(depth)?;
            self.integer(value)?;
            return self.bytes(b"\n");
        };
        // Blocks of fixed size are copied, the next one overwrites what was too much of the last.
        room[..TAB_BLOCK].copy_from_slice(&[b'\t'; TAB_BLOCK]);
        room[depth] = b'-';
        let start = depth + usize::from(value < 0);
        let (digits, length) = match SMALL.get(magnitude as usize) {
            Some(&[a, b, c, length]) => ([a, b, c, 0, 0, 0, 0, 0], usize::from(length)),
            None => eight_digits(magnitude),
        };
        room[start..start + 8].copy_from_slice(&digits);
        room[start + length] = b'\n';
        self.used += start + length + 1;
        Ok(())
    }

    /// Adds a number.
    pub(super) fn integer(&mut self, value: i64) -> io::Result<()> {
        self.bytes(itoa::Buffer::new().format(value).as_bytes())
    }

    /// Writes what is left.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        self.out.finish()
    }

    #[inline]
    fn reserve(&mut self, count: usize) -> io::Result<()> {
        if CAPACITY - self.used < count { self.flush() } else { Ok(()) }
    }

    #[cold]
    fn flush(&mut self) -> io::Result<()> {
        let block = std::mem::take(&mut self.buffer);
        self.buffer = self.out.take(block, self.used)?;
        self.used = 0;
        Ok(())
    }
}

/// Numbers of up to three digits, the most frequent ones: their digits, and how many they are.
static SMALL: [[u8; 4]; 1_000] = {
    let mut table = [[0; 4]; 1_000];
    let mut number = 0;
    while number < table.len() {
        let (a, b, c) = (number / 100, number / 10 % 10, number % 10);
        let digits = [b'0' + a as u8, b'0' + b as u8, b'0' + c as u8];
        table[number] = match (a, b) {
            (0, 0) => [digits[2], 0, 0, 1],
            (0, _) => [digits[1], digits[2], 0, 2],
            _ => [digits[0], digits[1], digits[2], 3],
        };
        number += 1;
    }
    table
};

/// Numbers below this have at most eight digits.
const EIGHT_DIGITS: u64 = 100_000_000;

/// A number below [`EIGHT_DIGITS`] in decimal at the start of a block, and how long it is.
#[inline]
fn eight_digits(number: u64) -> ([u8; 8], usize) {
    debug_assert!(number < EIGHT_DIGITS);
    // Two lanes of four digits, then four of two, then eight of one; the first digit is lowest, as
    // it comes first in memory. A lane is divided by multiplying with the rounded inverse.
    let fours = (number / 10_000) | ((number % 10_000) << 32);
    let hundreds = ((fours * 5_243) >> 19) & 0x0000_007f_0000_007f;
    let twos = hundreds | ((fours - 100 * hundreds) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    let ones = tens | ((twos - 10 * tens) << 8);
    // Zeros before the number go, but its last digit stays.
    let zeros = (ones | 1 << 56).trailing_zeros() / 8;
    let digits = (ones | 0x3030_3030_3030_3030) >> (8 * zeros);
    (digits.to_le_bytes(), 8 - zeros as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_digits_agree_with_the_usual_way() {
        let steps = (0..EIGHT_DIGITS).step_by(9_973);
        for number in (0..=100_000).chain(steps).chain([EIGHT_DIGITS - 1]) {
            let (digits, length) = eight_digits(number);
            assert_eq!(digits[..length], *number.to_string().as_bytes());
        }
    }

    #[test]
    fn small_numbers_are_in_the_table() {
        for (number, &[a, b, c, length]) in SMALL.iter().enumerate() {
            assert_eq!([a, b, c][..usize::from(length)], *number.to_string().as_bytes());
        }
    }

    #[test]
    fn lines_fit_whatever_the_depth_and_the_number() {
        let depths = [0, 1, 63, 64, 65, 1_000, CAPACITY - 1, CAPACITY, 3 * CAPACITY + 5];
        let values = [0, 7, -7, 99_999_999, -99_999_999, 100_000_000, i64::MAX, i64::MIN];
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
