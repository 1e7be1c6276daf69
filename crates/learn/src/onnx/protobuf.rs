//! As much of the protocol buffers' wire format as ONNX needs: whole numbers, and everything else
//! as bytes with their length before them.

/// A message in the making: its fields, one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Message(Vec<u8>);

/// How the value of a field is written.
const VARINT: u64 = 0;
const LENGTH: u64 = 2;

impl Message {
    /// Adds a whole number.
    pub(super) fn number(&mut self, field: u64, value: u64) -> &mut Self {
        self.varint(field << 3 | VARINT);
        self.varint(value);
        self
    }

    /// Adds bytes.
    pub(super) fn bytes(&mut self, field: u64, bytes: &[u8]) -> &mut Self {
        self.varint(field << 3 | LENGTH);
        self.varint(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
        self
    }

    /// Adds a text.
    pub(super) fn text(&mut self, field: u64, text: &str) -> &mut Self {
        self.bytes(field, text.as_bytes())
    }

    /// Adds another message.
    pub(super) fn message(&mut self, field: u64, message: &Self) -> &mut Self {
        self.bytes(field, &message.0)
    }

    /// The bytes.
    pub(super) fn finish(self) -> Vec<u8> {
        self.0
    }

    /// Seven bits a byte, the lowest first; all but the last have the eighth bit set.
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }
}
