//! Messages ready to be said.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Language, source};

/// The messages of one language. Threads may share it.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The messages of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.plural_rules()]);
        // The marks that keep right-to-left names apart only disturb terminals.
        bundle.set_use_isolating(false);
        let resource = match FluentResource::try_new(source(language)) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Self { language, bundle }
    }

    /// Which language they are in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message. For keys that are put together while the program runs.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without variables; the key itself if there is no such message.
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    /// A message with its variables, as in `text_with("count-cards", &[("count", 3.into())])`.
    pub fn text_with(&self, key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut args = FluentArgs::with_capacity(variables.len());
        for (name, value) in variables {
            args.set(*name, value.clone());
        }
        // A variable that is missing shows by its name in the text, and in the tests.
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}
