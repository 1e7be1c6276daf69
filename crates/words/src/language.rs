//! The languages, and how a person asks for one.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language that every message is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Serbian in Cyrillic letters.
    Serbian,
    /// Serbian in Latin letters.
    SerbianLatin,
    /// Croatian.
    Croatian,
    /// Polish.
    Polish,
    /// Romanian.
    Romanian,
}

/// A code that names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no language `{0}` (there are: {known})", known = Language::ALL.map(Language::code).join(", "))]
pub struct UnknownLanguage(String);

impl Language {
    /// All of them, English first.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::Serbian,
        Self::SerbianLatin,
        Self::Croatian,
        Self::Polish,
        Self::Romanian,
    ];

    /// The code: `en`, `sr`, `sr-Latn`, `hr`, `pl` or `ro`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Serbian => "sr",
            Self::SerbianLatin => "sr-Latn",
            Self::Croatian => "hr",
            Self::Polish => "pl",
            Self::Romanian => "ro",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Serbian => "Српски",
            Self::SerbianLatin => "Srpski",
            Self::Croatian => "Hrvatski",
            Self::Polish => "Polski",
            Self::Romanian => "Română",
        }
    }

    /// The language of a locale such as `sr_RS@latin`, `pl_PL.UTF-8` or `en-GB`; none for other
    /// languages and for `C`.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let mut parts = locale.split(['_', '-', '.', '@']).map(str::to_ascii_lowercase);
        Some(match parts.next()?.as_str() {
            "en" => Self::English,
            "sr" | "sh" if parts.any(|part| part == "latn" || part == "latin") => {
                Self::SerbianLatin
            }
            "sh" => Self::SerbianLatin,
            "sr" => Self::Serbian,
            "hr" | "bs" => Self::Croatian,
            "pl" => Self::Polish,
            "ro" | "mo" => Self::Romanian,
            _ => return None,
        })
    }

    /// By whose rules numbers take their plural. Both scripts of Serbian have the same.
    pub(crate) fn plural_rules(self) -> LanguageIdentifier {
        let code = if self == Self::SerbianLatin { Self::Serbian.code() } else { self.code() };
        code.parse().expect("the codes are language tags")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let found = Self::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_find_their_language() {
        for (locale, language) in [
            ("en_GB.UTF-8", Some(Language::English)),
            ("sr_RS", Some(Language::Serbian)),
            ("sr_RS.UTF-8@latin", Some(Language::SerbianLatin)),
            ("sr_RS@latin", Some(Language::SerbianLatin)),
            ("sr-Latn-RS", Some(Language::SerbianLatin)),
            ("hr_HR", Some(Language::Croatian)),
            ("pl", Some(Language::Polish)),
            ("ro_MD.utf8", Some(Language::Romanian)),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("", None),
            ("de_AT", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn codes_read_back() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(Language::of_locale(language.code()), Some(language));
        }
        let error = "de".parse::<Language>().unwrap_err().to_string();
        assert_eq!(error, "there is no language `de` (there are: en, sr, sr-Latn, hr, pl, ro)");
    }
}
