//! What cannot be guessed: tokens of seats and names of tables.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// Where random bytes come from: the operating system, or in tests something repeatable.
pub type Entropy = Box<dyn Fn(&mut [u8]) + Send + Sync>;

/// What opens a seat: 192 random bits. It is handed out once and kept only as a digest.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

/// What is kept of a token: enough to know it again, not enough to make it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenDigest([u8; 32]);

impl Token {
    pub(crate) fn draw(entropy: &Entropy) -> Self {
        let mut bytes = [0; 24];
        entropy(&mut bytes);
        Self(hexadecimal(&bytes))
    }

    pub(crate) fn digest(text: &str) -> TokenDigest {
        TokenDigest(Sha256::digest(text.as_bytes()).into())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl TokenDigest {
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whether both are of the same token; takes as long whatever they are.
    pub(crate) fn matches(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
    }
}

/// Letters and digits that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Longer than any name that was ever given.
const LONGEST: usize = 40;

/// A name that nobody else has and that a person can type: 60 random bits.
pub(crate) fn name(entropy: &Entropy) -> String {
    let mut bytes = [0; 12];
    entropy(&mut bytes);
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Whether something may be called so. What people type into an address may be anything.
pub(crate) fn is_name(text: &str) -> bool {
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A seed that nobody knows: 128 random bits.
pub(crate) fn seed(entropy: &Entropy) -> String {
    let mut bytes = [0; 16];
    entropy(&mut bytes);
    hexadecimal(&bytes)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_known_again_and_no_others() {
        let entropy: Entropy = Box::new(|bytes| bytes.fill(7));
        let token = Token::draw(&entropy);
        assert_eq!(token.as_str().len(), 48);
        let kept = Token::digest(token.as_str());
        assert!(kept.matches(&Token::digest(token.as_str())));
        assert!(!kept.matches(&Token::digest(&token.as_str()[1..])));
        assert!(!kept.matches(&Token::digest("")));
        assert_eq!(name(&entropy), "hhhhhhhhhhhh");
    }

    #[test]
    fn only_names_are_names() {
        assert!(is_name(&name(&(Box::new(|bytes: &mut [u8]| bytes.fill(31)) as Entropy))));
        for text in ["", "\0", "a\0", "a b", "ž", "a/b", &"a".repeat(LONGEST + 1)] {
            assert!(!is_name(text), "{text:?}");
        }
    }
}
