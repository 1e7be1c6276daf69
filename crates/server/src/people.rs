//! People who have chosen a name: no account, only a key that the browser keeps.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::LazyLock;

use adut_store::{Newcomer, StoredPerson, Tally};
use adut_words::{Language, Words};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::restriction_level::RestrictionLevel;
use unicode_security::{GeneralSecurityProfile as _, RestrictionLevelDetection as _, skeleton};

use crate::Refusal;
use crate::app_state::AppState;
use crate::catalogue::player_names;
use crate::table::PERSON;
use crate::token::Token;

/// The longest name, in characters.
const LONGEST: usize = 24;
/// What a name may have besides letters and digits.
const MARKS: &str = " -_.'’";

/// What else somebody at a table is called when nobody has that name.
const WORDS: [&str; 8] = [
    "level-easy",
    "level-normal",
    "level-hard",
    "level-best",
    "level-serious",
    "who-you",
    "who-opponent",
    "who-partner",
];

/// What programs are called, and people who have no name, in all languages.
static RESERVED: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let mut names = vec![PERSON.to_owned(), "several".to_owned(), "adut".to_owned()];
    names.extend(player_names().map(str::to_owned));
    for language in Language::ALL {
        let words = Words::new(language);
        names.extend(WORDS.map(|word| words.text(word)));
    }
    names.iter().map(|name| letters(&looks(name))).collect()
});

/// A name that can be shown to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PersonName {
    shown: String,
    /// The same for all names that look alike.
    looks: String,
    /// The same for all names that differ in small and capital letters only; older versions
    /// compared names so.
    folded: String,
}

impl PersonName {
    /// Checks a name as it was typed. Spaces around it and doubled ones are dropped.
    pub(crate) fn new(typed: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty()).collect();
        // Apostrophes stay as they are typed; compatibility would not change them.
        let shown: String = words.join(" ").nfkc().collect();
        let length = shown.chars().count();
        if length > LONGEST {
            return Err(Refusal::NameTooLong { most: LONGEST, length });
        }
        let is_letter = |c: char| c.is_alphanumeric() && c.identifier_allowed();
        if let Some(wrong) = shown.chars().find(|&c| !is_letter(c) && !MARKS.contains(c)) {
            // What is not seen cannot be shown as it is.
            let wrong = match wrong.is_ascii() {
                true => wrong.escape_debug().to_string(),
                false => wrong.escape_unicode().to_string(),
            };
            return Err(Refusal::NameCharacter(wrong));
        }
        if !shown.chars().any(char::is_alphanumeric) {
            return Err(Refusal::NameEmpty);
        }
        if !letters(&shown).as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive) {
            return Err(Refusal::NameScripts);
        }
        let (looks, folded) = (looks(&shown), shown.to_lowercase());
        if RESERVED.contains(&letters(&looks)) {
            return Err(Refusal::NameOfProgram(shown));
        }
        Ok(Self { shown, looks, folded })
    }
}

/// What a name looks like, whatever it is written with. Small and capital letters count as the
/// same, so a capital I looks like a small one and like a small l.
fn looks(name: &str) -> String {
    let alike: String = skeleton(&name.to_lowercase()).collect();
    alike.to_lowercase().replace('i', "l")
}

/// A name without the marks in it.
fn letters(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).collect()
}

impl AppState {
    /// Takes somebody in under a name; the key is given once.
    pub(crate) async fn take_in(
        &self,
        name: &str,
        client: IpAddr,
    ) -> Result<(StoredPerson, Token), Refusal> {
        let PersonName { shown, looks, folded } = PersonName::new(name)?;
        self.admits_person(client)?;
        let key = self.fresh_token();
        let newcomer = Newcomer {
            name: shown.clone(),
            folded: looks,
            formerly_folded: folded,
            key: Token::digest(key.as_str()).as_bytes().to_vec(),
            at: self.now(),
        };
        let person = self.storage().take_in(newcomer).await?;
        Ok((person.ok_or(Refusal::NameTaken(shown))?, key))
    }

    /// Whom a key belongs to.
    pub(crate) async fn person(&self, key: Option<&str>) -> Result<StoredPerson, Refusal> {
        let digest = Token::digest(key.ok_or(Refusal::NoKey)?);
        self.storage().person(digest.as_bytes()).await?.ok_or(Refusal::WrongKey)
    }

    /// The person of a key, and how the games went.
    pub(crate) async fn record_of(
        &self,
        key: Option<&str>,
    ) -> Result<(StoredPerson, Vec<Tally>), Refusal> {
        let person = self.person(key).await?;
        let tallies = self.storage().tallies(person.id).await?;
        Ok((person, tallies))
    }

    /// Forgets the person of a key.
    pub(crate) async fn dismiss(&self, key: Option<&str>) -> Result<(), Refusal> {
        let person = self.person(key).await?;
        self.storage().dismiss(person.id).await.map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_compared_by_their_looks() {
        let looks = |name: &str| PersonName::new(name).unwrap().looks;
        let name = PersonName::new("  Živa   d’Arc ").unwrap();
        assert_eq!((name.shown.as_str(), name.folded.as_str()), ("Živa d’Arc", "živa d’arc"));
        // The same letters, put together from parts and from wide forms.
        assert_eq!(looks("Z\u{30c}IVA D’ARC"), name.looks);
        assert_eq!(PersonName::new("ＡＮＡ").unwrap().shown, "ANA");
        for (one, other) in
            [("Tim", "tirn"), ("Ivo", "lvo"), ("Ivo", "1vo"), ("O'Neill", "0’NeiII")]
        {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        assert_ne!(looks("Ana"), looks("Ena"));
        assert!(PersonName::new(&"č".repeat(LONGEST)).is_ok());
        for name in ["Ана", "7", "O'Neill", "李", "Ana_2.0", "Ђорђе 2", "Łukasz", "Ștefan", "Ευα"]
        {
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
            ("Ana\u{3164}", "not '\\u{1160}'"),
            ("\u{202e}anA", "not '\\u{202e}'"),
            ("<b>", "not '<'"),
            // The last letter is Cyrillic, the first is.
            ("Anа", "letters of one script"),
            ("Аna", "letters of one script"),
        ] {
            let refusal = PersonName::new(typed).unwrap_err().to_string();
            assert!(refusal.contains(why), "{typed:?}: {refusal}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_program() {
        for name in ["hard", "HARD", "Greedy-2016", "greedy 2016", "ismcts", "h.a.r.d", "You", "ти"]
            .into_iter()
            .chain(["person", "najbolji", "тешко", "random", "The best", "lSMCTS", "łatwy"])
        {
            let refusal = PersonName::new(name).unwrap_err();
            assert!(matches!(refusal, Refusal::NameOfProgram(_)), "{name}: {refusal}");
        }
        assert!(PersonName::new("Hardy").is_ok());
    }
}
