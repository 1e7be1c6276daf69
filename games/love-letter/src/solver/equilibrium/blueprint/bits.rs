//! Numbers of a few bits each, in bytes.

/// Writes numbers, the highest bit first.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are not used yet.
    free: u32,
}

impl BitWriter {
    pub(super) fn put(&mut self, value: u32, bits: u32) {
        for shift in (0..bits).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> shift & 1) as u8) << self.free;
            }
        }
    }

    /// All that was written, filled up to a whole byte.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads the same numbers.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// None behind the end.
    pub(super) fn take(&mut self, bits: u32) -> Option<u32> {
        let mut value = 0;
        for _ in 0..bits {
            let byte = self.bytes.get(self.at / 8)?;
            value = value << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(value)
    }

    /// What comes after the byte that was read from last.
    pub(super) fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at.div_ceil(8)..).unwrap_or_default()
    }
}

/// Appends a length: seven bits to a byte, the lowest first.
pub(super) fn put_length(to: &mut Vec<u8>, mut length: usize) {
    while length >= 128 {
        to.push(length as u8 | 128);
        length >>= 7;
    }
    to.push(length as u8);
}

/// Takes a length and as many bytes.
pub(super) fn take_part<'a>(from: &mut &'a [u8]) -> Option<&'a [u8]> {
    let mut length = 0;
    for shift in (0..28).step_by(7) {
        let (&byte, rest) = from.split_first()?;
        *from = rest;
        length |= usize::from(byte & 127) << shift;
        if byte < 128 {
            let (part, rest) = from.split_at_checked(length)?;
            *from = rest;
            return Some(part);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let numbers = [(1, 1), (5, 3), (0, 1), (1023, 10), (77, 8), (0, 0), (1, 2)];
        let mut writer = BitWriter::default();
        numbers.iter().for_each(|&(value, bits)| writer.put(value, bits));
        let bytes = writer.finish();
        assert_eq!(bytes.len(), 4);
        let mut reader = BitReader::new(&bytes);
        for (value, bits) in numbers {
            assert_eq!(reader.take(bits), Some(value));
        }
        assert_eq!(reader.take(7), Some(0));
        assert_eq!(reader.take(1), None);
    }

    #[test]
    fn parts_come_back() {
        let mut bytes = Vec::new();
        for length in [0, 1, 127, 128, 20_000] {
            put_length(&mut bytes, length);
            bytes.resize(bytes.len() + length, 7);
        }
        let mut rest = &bytes[..];
        for length in [0, 1, 127, 128, 20_000] {
            assert_eq!(take_part(&mut rest).map(<[u8]>::len), Some(length));
        }
        assert_eq!(take_part(&mut rest), None);
        assert_eq!(take_part(&mut &bytes[4..9]), None);
    }
}
