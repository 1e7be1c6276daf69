//! The three ranks of the toy pokers.

use std::fmt;
use std::str::FromStr;

use adut_cards::UnknownCard;

const RANKS: [&str; 3] = ["J", "Q", "K"];

/// A rank: J, Q or K, the higher being better; suits do not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(RANKS[usize::from(self.0)])
    }
}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let rank = RANKS.iter().position(|&rank| rank == text);
        rank.map(|rank| Self(rank as u8)).ok_or_else(|| UnknownCard {
            text: text.to_owned(),
            pack: "poker",
            expected: "J, Q or K",
        })
    }
}
