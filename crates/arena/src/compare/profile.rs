//! What is told of a player.

use adut_kernel::Sees;

/// Who takes part, and what is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The name with its settings, and the alias before it if there is one, as in `fast=ismcts:sims=100`.
    pub name: String,
    /// What it may look at.
    pub sees: Sees,
    /// All of its settings, in words.
    pub settings: String,
}

/// What a player is called in results: its alias, or its name with the settings.
pub fn label(name: &str) -> &str {
    split_alias(name).map_or(name, |(alias, _)| alias)
}

/// The alias of a player and the player that it stands for, as in `fast=ismcts:sims=100`. Settings come
/// behind a colon, so that the sign of equality before one is that of an alias.
pub fn split_alias(name: &str) -> Option<(&str, &str)> {
    let (alias, player) = name.split_once('=')?;
    let is_name = |c: char| c.is_alphanumeric() || "_-.+#".contains(c);
    (!alias.is_empty() && alias.chars().all(is_name)).then_some((alias, player))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alias_stands_before_the_first_colon() {
        for (name, alias) in [
            ("fast=ismcts:sims=100", Some(("fast", "ismcts:sims=100"))),
            ("mine=cmd:./player --depth=3", Some(("mine", "cmd:./player --depth=3"))),
            ("ismcts:sims=100", None),
            ("cmd:./player --depth=3", None),
            ("random", None),
            ("=random", None),
            ("two words=random", None),
        ] {
            assert_eq!(split_alias(name), alias, "{name}");
            assert_eq!(label(name), alias.map_or(name, |(alias, _)| alias));
        }
    }
}
