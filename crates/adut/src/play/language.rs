//! Which language to speak.

use adut_words::{Language, Words};

/// The language, if the person names one.
#[derive(Debug, clap::Args)]
pub(crate) struct LanguageArgs {
    /// The language: en, sr, sr-Latn, hr, pl or ro; by default that of the environment
    #[arg(long, value_name = "CODE")]
    lang: Option<Language>,
}

impl LanguageArgs {
    pub(crate) fn language(&self) -> Language {
        self.lang.or_else(of_environment).unwrap_or_default()
    }

    pub(crate) fn words(&self) -> Words {
        Words::new(self.language())
    }
}

/// The first of these that says anything decides, as for other programs.
#[expect(clippy::disallowed_methods, reason = "the person's language is in the environment")]
fn of_environment() -> Option<Language> {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
    Language::of_locale(&locale)
}
