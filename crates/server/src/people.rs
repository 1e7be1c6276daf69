//! People who have chosen a name: no account, only a key that the browser keeps.

use std::net::IpAddr;

use adut_store::{Newcomer, StoredPerson, Tally};
use unicode_normalization::UnicodeNormalization as _;

use crate::Refusal;
use crate::house::House;
use crate::token::Token;

/// The longest name, in characters.
const LONGEST: usize = 24;
/// What a name may have besides letters and digits.
const MARKS: &str = " -_.'’";

/// A name that can be shown to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PersonName {
    shown: String,
    folded: String,
}

impl PersonName {
    /// Checks a name as it was typed. Spaces around it and doubled ones are dropped.
    pub(crate) fn new(typed: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty()).collect();
        let shown: String = words.join(" ").nfc().collect();
        let length = shown.chars().count();
        if length > LONGEST {
            let sentence =
                format!("a name has at most {LONGEST} characters, this one has {length}");
            return Err(Refusal::Senseless(sentence));
        }
        if let Some(wrong) = shown.chars().find(|&c| !c.is_alphanumeric() && !MARKS.contains(c)) {
            let sentence = format!(
                "a name has letters, digits, spaces and the marks -_.'’, but not {wrong:?}"
            );
            return Err(Refusal::Senseless(sentence));
        }
        if !shown.chars().any(char::is_alphanumeric) {
            return Err(Refusal::Senseless("a name needs a letter or a digit".to_owned()));
        }
        let folded = shown.nfkc().flat_map(char::to_lowercase).collect();
        Ok(Self { shown, folded })
    }
}

impl House {
    /// Takes somebody in under a name; the key is given once.
    pub(crate) async fn take_in(
        &self,
        name: &str,
        client: IpAddr,
    ) -> Result<(StoredPerson, Token), Refusal> {
        let PersonName { shown, folded } = PersonName::new(name)?;
        self.admits_person(client)?;
        let key = self.fresh_token();
        let newcomer = Newcomer {
            name: shown.clone(),
            folded,
            key: Token::digest(key.as_str()).as_bytes().to_vec(),
            at: self.now(),
        };
        let person = self.keeper().take_in(newcomer).await?;
        Ok((person.ok_or(Refusal::NameTaken(shown))?, key))
    }

    /// Whom a key belongs to.
    pub(crate) async fn person(&self, key: Option<&str>) -> Result<StoredPerson, Refusal> {
        let digest = Token::digest(key.ok_or(Refusal::NoKey)?);
        self.keeper().person(digest.as_bytes()).await?.ok_or(Refusal::WrongKey)
    }

    /// The person of a key, and how the games went.
    pub(crate) async fn record_of(
        &self,
        key: Option<&str>,
    ) -> Result<(StoredPerson, Vec<Tally>), Refusal> {
        let person = self.person(key).await?;
        let tallies = self.keeper().tallies(person.id).await?;
        Ok((person, tallies))
    }

    /// Forgets the person of a key.
    pub(crate) async fn dismiss(&self, key: Option<&str>) -> Result<(), Refusal> {
        let person = self.person(key).await?;
        self.keeper().dismiss(person.id).await.map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_compared_by_their_looks() {
        let name = PersonName::new("  Živa   d’Arc ").unwrap();
        assert_eq!((name.shown.as_str(), name.folded.as_str()), ("Živa d’Arc", "živa d’arc"));
        // The same letters, put together from parts and from wide forms.
        assert_eq!(PersonName::new("Z\u{30c}IVA D’ARC").unwrap().folded, name.folded);
        assert_eq!(PersonName::new("ＡＮＡ").unwrap().folded, "ana");
        assert!(PersonName::new(&"č".repeat(LONGEST)).is_ok());
        for name in ["Ана", "7", "O'Neill", "李", "Ana_2.0"] {
            assert!(PersonName::new(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn names_that_deceive_are_refused() {
        for (typed, why) in [
            ("", "needs a letter"),
            (" . ", "needs a letter"),
            (&*"x".repeat(LONGEST + 1), "at most 24"),
            ("Ana\n", "not '\\n'"),
            ("A\tna", "not '\\t'"),
            ("A\u{0}na", "not '\\0'"),
            ("Ana\u{200b}", "not '\\u{200b}'"),
            ("\u{202e}anA", "not '\\u{202e}'"),
            ("<b>", "not '<'"),
        ] {
            let refusal = PersonName::new(typed).unwrap_err().to_string();
            assert!(refusal.contains(why), "{typed:?}: {refusal}");
        }
    }
}
