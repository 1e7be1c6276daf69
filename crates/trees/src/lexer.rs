//! Bytes to tokens, a buffer at a time.
//!
//! Tokens are separated by spaces and live on lines; the lexer knows which line it is on, so that
//! every complaint can name it. A tree of twenty million nodes is mostly tokens like `(3)` and
//! `[-17]`, and for these there is a short way that looks at eight bytes at once and guesses
//! nothing: whatever it does not recognise whole goes the long way.

use std::io::{ErrorKind, Read};
use std::ops::Range;

use super::error::{Fault, ReadError, Token};

/// Bytes read at once: small enough to stay in the second-level cache.
const CHUNK: usize = 1 << 18;
/// The longest token that is read. A tuple of half a million players fits.
const LONGEST_TOKEN: usize = 1 << 24;
/// Bytes that the short way may look at.
const WINDOW: usize = 16;

/// A node that the short way recognised.
pub(super) enum ShortNode {
    /// `(k)`, never with zero children.
    Inner(u32),
    /// `[v]`
    Leaf(i64),
}

/// Which nodes may go the short way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ShortNodes {
    /// Inner nodes, and leaves of one number.
    All,
    /// Inner nodes only.
    Inner,
    /// None: every token has more to it.
    None,
}

/// Reads a source token by token.
pub(super) struct Lexer<R> {
    source: R,
    buffer: Vec<u8>,
    /// What of the buffer is read and not yet used.
    pending: Range<usize>,
    exhausted: bool,
    line: u64,
}

impl<R: Read> Lexer<R> {
    pub(super) fn new(source: R) -> Self {
        Self { source, buffer: vec![0; CHUNK], pending: 0..0, exhausted: false, line: 1 }
    }

    /// The line of the token last returned, from 1.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    /// An error on the current line.
    pub(super) fn malformed(&self, fault: Fault) -> ReadError {
        ReadError::Malformed { line: self.line, fault }
    }

    /// The next token of this line, if it has one more.
    pub(super) fn token(&mut self) -> Result<Option<&[u8]>, ReadError> {
        loop {
            match self.peek()? {
                Some(byte) if is_blank(byte) => self.pending.start += 1,
                Some(b'\n') | None => return Ok(None),
                Some(_) => break,
            }
        }
        let mut length = 1;
        loop {
            let unseen = &self.buffer[self.pending.start + length..self.pending.end];
            match unseen.iter().position(|&byte| is_blank(byte) || byte == b'\n') {
                Some(more) => {
                    length += more;
                    break;
                }
                None => length = self.pending.len(),
            }
            if length > LONGEST_TOKEN {
                let start = Token::new(&self.buffer[self.pending.clone()]);
                return Err(self.malformed(Fault::OutOfRange(start)));
            }
            if !self.refill()? {
                break;
            }
        }
        let start = self.pending.start;
        self.pending.start += length;
        // The short way expects to stand on a node.
        if self.buffer[self.pending.clone()].first() == Some(&b' ') {
            self.pending.start += 1;
        }
        Ok(Some(&self.buffer[start..start + length]))
    }

    /// Whether the next byte ends the line, rather than there being none.
    pub(super) fn is_at_line_end(&mut self) -> Result<bool, ReadError> {
        Ok(self.peek()? == Some(b'\n'))
    }

    /// Goes to the next line; false at the end of the input. The rest of this line must be read.
    pub(super) fn next_line(&mut self) -> Result<bool, ReadError> {
        self.line += 1;
        if self.peek()?.is_some() {
            self.pending.start += 1;
        }
        // A last line that ends properly is followed by no other.
        Ok(self.peek()?.is_some())
    }

    /// Checks that only empty lines follow.
    pub(super) fn finish(&mut self, after: &'static str) -> Result<(), ReadError> {
        loop {
            if let Some(token) = self.token()? {
                let token = Token::new(token);
                return Err(self.malformed(Fault::Trailing { token, after }));
            }
            if !self.next_line()? {
                return Ok(());
            }
        }
    }

    /// Takes nodes from this line as long as they are short, up to `limit`, and says how many it
    /// took. A short node is `(k)` with one digit, or `[v]` with up to seven, that lies well inside
    /// the buffer and ends with one space or the line. Whatever else comes is left to
    /// [`Lexer::token`].
    #[inline]
    pub(super) fn short_nodes(
        &mut self,
        limit: u32,
        which: ShortNodes,
        mut take: impl FnMut(ShortNode) -> bool,
    ) -> u32 {
        let bytes = &self.buffer[self.pending.clone()];
        let mut at = 0;
        let mut taken = 0;
        while taken < limit && which != ShortNodes::None {
            let Some(window) = bytes.get(at..).and_then(<[u8]>::first_chunk) else { break };
            let Some((node, length)) = short_node(window, which) else { break };
            at += length;
            taken += 1;
            if !take(node) {
                break;
            }
        }
        self.pending.start += at;
        taken
    }

    fn peek(&mut self) -> Result<Option<u8>, ReadError> {
        if self.pending.is_empty() && !self.refill()? {
            return Ok(None);
        }
        Ok(Some(self.buffer[self.pending.start]))
    }

    /// Reads more behind what is pending; false when there is no more.
    fn refill(&mut self) -> Result<bool, ReadError> {
        if self.exhausted {
            return Ok(false);
        }
        self.buffer.copy_within(self.pending.clone(), 0);
        self.pending = 0..self.pending.len();
        if self.pending.end == self.buffer.len() {
            self.buffer.resize(2 * self.buffer.len(), 0);
        }
        loop {
            match self.source.read(&mut self.buffer[self.pending.end..]) {
                Ok(0) => {
                    self.exhausted = true;
                    return Ok(false);
                }
                Ok(count) => {
                    self.pending.end += count;
                    return Ok(true);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// Whether the byte separates tokens within a line. The carriage return is one, so that files from
/// other systems read the same.
#[inline]
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r')
}

/// The short node that the window starts with, and its length including the space behind it.
#[inline]
fn short_node(window: &[u8; WINDOW], which: ShortNodes) -> Option<(ShortNode, usize)> {
    // All but the digit's lower half must be as in a node, and nothing else is left then.
    let unlike = u32::from_le_bytes(*window.first_chunk()?) ^ u32::from_le_bytes(*b"(0) ");
    let digit = unlike >> 8;
    if unlike & !0x0f00 == 0 && (1..10).contains(&digit) {
        return Some((ShortNode::Inner(digit), 4));
    }
    if window[0] != b'[' || which != ShortNodes::All {
        return None;
    }
    let word = u64::from_le_bytes(*window[1..].first_chunk()?);
    // Where the node ends is what the next one waits for, so it is found first and by itself.
    let inside = bytes_before(word, b']');
    let length = match window.get(inside + 2)? {
        b' ' => inside + 3,
        // The end of the line is not the node's.
        b'\n' | b'\r' => inside + 2,
        _ => return None,
    };
    let negative = window[1] == b'-';
    let digits = inside.wrapping_sub(usize::from(negative));
    let number = i64::from(number_of(word >> (8 * u32::from(negative)), digits)?);
    Some((ShortNode::Leaf(if negative { -number } else { number }), length))
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// How many bytes of the word, lowest first, come before the first `byte`; 8 if it has none.
#[inline]
fn bytes_before(word: u64, byte: u8) -> usize {
    // A byte that has become zero borrows from its high bit; a wrong borrow can only come behind.
    let zero_there = word ^ (ONES * u64::from(byte));
    let found = zero_there.wrapping_sub(ONES) & !zero_there & HIGHS;
    (found.trailing_zeros() / 8) as usize
}

/// The number that the first `digits` bytes of the word spell, lowest first, if all are digits and
/// there are one to seven.
#[inline]
fn number_of(word: u64, digits: usize) -> Option<u32> {
    if !(1..8).contains(&digits) {
        return None;
    }
    // A digit becomes 0..=9. Moved to the top, the digits have zeros before them, and eight are
    // always worth a number.
    let cells = (word ^ (ONES * u64::from(b'0'))) << (64 - 8 * digits);
    // Adding 0x76 lifts everything but digits to 0x80 or more.
    if (cells.wrapping_add(ONES * 0x76) | cells) & HIGHS != 0 {
        return None;
    }
    let pairs = (cells & 0x00ff_00ff_00ff_00ff) * 10 + (cells >> 8 & 0x00ff_00ff_00ff_00ff);
    let fours = (pairs & 0x0000_ffff_0000_ffff) * 100 + (pairs >> 16 & 0x0000_ffff_0000_ffff);
    Some(((fours & 0xffff_ffff) * 10_000 + (fours >> 32)) as u32)
}

/// A whole number in decimal, with a minus or not; `None` if it is no number, the error if it is
/// too large.
pub(super) fn integer(bytes: &[u8]) -> Option<Result<i64, NumberTooLarge>> {
    let (negative, digits) = match bytes {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let mut value = 0_i64;
    for digit in digits {
        // Counted downwards, because the lowest number has no positive twin.
        value = match value.checked_mul(10).and_then(|v| v.checked_sub(i64::from(digit - b'0'))) {
            Some(value) => value,
            None => return Some(Err(NumberTooLarge)),
        };
    }
    Some(if negative { Ok(value) } else { value.checked_neg().ok_or(NumberTooLarge) })
}

/// A number that 64 bits do not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NumberTooLarge;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_read_up_to_the_bracket() {
        for (text, expected) in [
            (*b"1]      ", Some(1)),
            (*b"0] [7] [", Some(0)),
            (*b"1234567]", Some(1_234_567)),
            (*b"0000042]", Some(42)),
            (*b"12345678", None),
            (*b"]1234567", None),
            (*b"1/]     ", None),
            (*b"1:]     ", None),
            (*b"7\xff]    \0", None),
            (*b"1\xb02]   ]", None),
            (*b"\xb0]]]]]]]", None),
        ] {
            let word = u64::from_le_bytes(text);
            assert_eq!(number_of(word, bytes_before(word, b']')), expected, "{text:?}");
        }
    }

    #[test]
    fn the_short_way_takes_what_the_long_way_takes_and_never_something_else() {
        for text in ["[0] ", "[-7] ", "[1234567] ", "[-123456]\n", "(1) ", "(9) ", "[12]\r"] {
            let window = format!("{text:<16}").into_bytes();
            let (node, length) =
                short_node(window.first_chunk().unwrap(), ShortNodes::All).expect(text);
            let token = text.trim();
            assert!(length == token.len() || length == token.len() + 1, "{text:?}");
            let number = integer(&token.as_bytes()[1..token.len() - 1]).unwrap().unwrap();
            match node {
                ShortNode::Inner(children) => assert_eq!(i64::from(children), number),
                ShortNode::Leaf(value) => assert_eq!(value, number),
            }
        }
        for text in
            ["[] ", "[-] ", "[--1] ", "[1-] ", "(0) ", "(x) ", "[1,2] ", "[1]x", "[1 ] ", "1:[2] "]
        {
            let window = format!("{text:<16}").into_bytes();
            assert!(short_node(window.first_chunk().unwrap(), ShortNodes::All).is_none(), "{text}");
        }
    }

    #[test]
    fn integers_reach_both_ends_of_64_bits_and_no_further() {
        for value in [0, 1, -1, 42, i64::MAX, i64::MIN] {
            assert_eq!(integer(value.to_string().as_bytes()), Some(Ok(value)));
        }
        assert_eq!(integer(b"-007"), Some(Ok(-7)));
        for text in ["9223372036854775808", "-9223372036854775809", "99999999999999999999999"] {
            assert_eq!(integer(text.as_bytes()), Some(Err(NumberTooLarge)));
        }
        for text in ["", "-", "+1", "1.5", "0x1", "--1", "1-", "١"] {
            assert_eq!(integer(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn tokens_come_out_the_same_however_the_source_is_cut() {
        struct Drip<'a>(&'a [u8], usize);
        impl Read for Drip<'_> {
            fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
                let count = self.1.min(self.0.len()).min(out.len());
                out[..count].copy_from_slice(&self.0[..count]);
                self.0 = &self.0[count..];
                Ok(count)
            }
        }
        let text = b" (2)  [17]\t[x,\xc3\xbf]\r\n\n(1)\nlast";
        for step in 1..text.len() {
            let mut lexer = Lexer::new(Drip(text, step));
            let mut seen = Vec::new();
            loop {
                while let Some(token) = lexer.token().unwrap() {
                    let token = token.to_vec();
                    seen.push((lexer.line(), token));
                }
                if !lexer.next_line().unwrap() {
                    break;
                }
            }
            let expected: Vec<(u64, Vec<u8>)> = vec![
                (1, b"(2)".to_vec()),
                (1, b"[17]".to_vec()),
                (1, b"[x,\xc3\xbf]".to_vec()),
                (3, b"(1)".to_vec()),
                (4, b"last".to_vec()),
            ];
            assert_eq!(seen, expected, "steps of {step}");
        }
    }
}
