//! What cards are called, by the name of their pack.

use crate::Words;

/// The suits of French cards and their signs.
const SIGNS: [(&str, char); 4] = [("c", '♣'), ("d", '♦'), ("h", '♥'), ("s", '♠')];

impl Words {
    /// A card as a sentence has it: French ones by rank and sign, as in 10♦, others by name. A card
    /// that has no name is called as it is written.
    pub fn card(&self, pack: Option<&str>, code: &str) -> String {
        match (pack, split(code)) {
            (Some("french"), Some((rank, suit))) => {
                let sign = SIGNS.iter().find(|(letter, _)| *letter == suit);
                sign.map_or_else(|| code.to_owned(), |(_, sign)| format!("{rank}{sign}"))
            }
            _ => self.card_in_full(pack, code),
        }
    }

    /// A card by its whole name: one that the languages name as such, or its rank and suit.
    pub fn card_in_full(&self, pack: Option<&str>, code: &str) -> String {
        let named = format!("card-{code}");
        if self.has(&named) {
            return self.text(&named);
        }
        let (Some(pack), Some((rank, suit))) = (pack, split(code)) else { return code.to_owned() };
        let whole = format!("card-{pack}");
        if !self.has(&whole) {
            return code.to_owned();
        }
        let rank = self.text(&format!("rank-{pack}-{rank}"));
        let of_suit = format!("of-suit-{pack}-{suit}");
        let suit = if self.has(&of_suit) { of_suit } else { format!("suit-{pack}-{suit}") };
        let suit = self.text(&suit);
        self.text_with(&whole, &[("rank", rank.into()), ("suit", suit.into())])
    }

    /// A card as what somebody plays, holds or names.
    pub fn card_as_object(&self, pack: Option<&str>, code: &str) -> String {
        let key = format!("acc-{code}");
        if self.has(&key) { self.text(&key) } else { self.card(pack, code) }
    }
}

/// The rank and the suit of a card that is written with both, the suit being its last letter.
fn split(code: &str) -> Option<(&str, &str)> {
    let (at, _) = code.char_indices().next_back()?;
    (at > 0).then(|| code.split_at(at))
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};

    #[test]
    fn cards_have_names_by_their_pack() {
        let words = Words::new(Language::English);
        assert_eq!(words.card(Some("french"), "10d"), "10♦");
        assert_eq!(words.card_in_full(Some("french"), "10d"), "ten of diamonds");
        assert_eq!(words.card(Some("trieste"), "Ad"), "ace of dinari");
        assert_eq!(words.card(Some("love-letter"), "guard"), "Guard");
        assert_eq!(words.card_as_object(Some("love-letter"), "guard"), "the Guard");
        assert_eq!(words.card_as_object(Some("french"), "10d"), "10♦");
        assert_eq!(words.card(Some("poker"), "Kx"), "Kx");
        assert_eq!(words.card(None, "♠"), "♠");
    }
}
