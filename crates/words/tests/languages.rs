//! All languages say the same things, and say them right.

use std::collections::{BTreeMap, BTreeSet};

use adut_words::{FluentValue, Language, Words, ast, source};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a language with their variables.
fn messages(language: Language) -> Messages {
    let resource = parser::parse(source(language)).unwrap_or_else(|(_, errors)| {
        panic!("the messages of {language} do not parse: {errors:?}");
    });
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                assert!(message.attributes.is_empty(), "{language}: {:?}", message.id);
                let mut variables = BTreeSet::new();
                collect(&message.value.expect("a message has a text"), &mut variables);
                let before = messages.insert(message.id.name.clone(), variables);
                assert!(before.is_none(), "{language}: `{}` stands twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{language}: expected messages only, found {other:?}"),
        }
    }
    messages
}

fn collect(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression(expression: &Expression<String>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        InlineExpression::StringLiteral { .. } => {}
        // Whoever evaluates the trees in a browser need not know more.
        other => panic!("only variables and texts are used, found {other:?}"),
    }
}

#[test]
fn every_language_has_the_same_messages_and_variables() {
    let english = messages(Language::English);
    assert!(english.len() > 100);
    for language in Language::ALL {
        let other = messages(language);
        let difference: Vec<_> = english
            .iter()
            .filter(|(key, variables)| other.get(*key) != Some(variables))
            .map(|(key, _)| key)
            .chain(other.keys().filter(|key| !english.contains_key(*key)))
            .collect();
        assert!(difference.is_empty(), "{language} differs from en in {difference:?}");
    }
}

#[test]
fn both_scripts_of_serbian_say_the_same() {
    let written = source(Language::SerbianLatin);
    let latin: String = source(Language::Serbian).chars().map(to_latin).collect();
    for (latin, written) in latin.lines().zip(written.lines()) {
        assert_eq!(latin, written);
    }
    assert_eq!(latin.lines().count(), written.lines().count());
}

fn to_latin(letter: char) -> String {
    let lower = match letter.to_lowercase().next() {
        Some('љ') => "lj",
        Some('њ') => "nj",
        Some('џ') => "dž",
        Some(other) => {
            let cyrillic = "абвгдђежзијклмнопрстћуфхцчш".chars();
            let latin = "abvgdđežzijklmnoprstćufhcčš".chars();
            let pair = cyrillic.zip(latin).find(|&(from, _)| from == other);
            let Some((_, to)) = pair else { return letter.to_string() };
            return if letter.is_uppercase() {
                to.to_uppercase().to_string()
            } else {
                to.to_string()
            };
        }
        None => return String::new(),
    };
    let mut letters = lower.chars();
    match (letter.is_uppercase(), letters.next()) {
        (true, Some(first)) => first.to_uppercase().chain(letters).collect(),
        _ => lower.to_owned(),
    }
}

#[test]
fn every_message_can_be_said() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (key, variables) in messages(language) {
            assert!(words.has(&key));
            for number in [0, 1, 2, 5, 21, 22] {
                let variables: Vec<(&str, FluentValue<'_>)> =
                    variables.iter().map(|name| (name.as_str(), number.into())).collect();
                let text = words.text_with(&key, &variables);
                assert!(!text.is_empty() && !text.contains("{"), "{language} {key}: {text}");
                assert!(!text.contains("$"), "{language} {key}: {text}");
            }
        }
    }
}

#[test]
fn plurals_follow_the_language() {
    let expected = [
        (Language::English, ["1 card", "2 cards", "5 cards", "21 cards", "22 cards"]),
        (Language::Serbian, ["1 карта", "2 карте", "5 карата", "21 карта", "22 карте"]),
        (Language::SerbianLatin, ["1 karta", "2 karte", "5 karata", "21 karta", "22 karte"]),
        (Language::Croatian, ["1 karta", "2 karte", "5 karata", "21 karta", "22 karte"]),
        (Language::Polish, ["1 karta", "2 karty", "5 kart", "21 kart", "22 karty"]),
        (Language::Romanian, ["1 carte", "2 cărți", "5 cărți", "21 de cărți", "22 de cărți"]),
    ];
    for (language, texts) in expected {
        let words = Words::new(language);
        let said =
            [1, 2, 5, 21, 22].map(|n| words.text_with("count-cards", &[("count", n.into())]));
        assert_eq!(said, texts);
    }
}

#[test]
fn who_speaks_of_whom() {
    let words = Words::new(Language::Polish);
    let guess = words.text("acc-prince");
    let variables = [
        ("person", "other".into()),
        ("who", words.text("who-opponent").into()),
        ("target", words.text("target-you").into()),
        ("guess", guess.into()),
    ];
    assert_eq!(
        words.text_with("move-guard", &variables),
        "Przeciwnik zagrywa Strażniczkę na ciebie i wskazuje Księcia."
    );
    let variables = [("person", "you".into()), ("who", "".into()), ("count", 14.into())];
    assert_eq!(words.text_with("trick-won", &variables), "Bierzesz lewę (14 punktów).");
}

#[test]
fn browsers_get_the_same_messages_as_trees() {
    for language in Language::ALL {
        let tree = ast(language);
        assert_eq!(tree["lang"], language.code());
        let keys: BTreeSet<String> =
            tree["messages"].as_object().unwrap().keys().cloned().collect();
        assert_eq!(keys, messages(language).into_keys().collect());
    }
    let english = ast(Language::English);
    let pattern = &english["messages"]["who-seat"];
    let expected = serde_json::json!({ "elements": [
        { "type": "TextElement", "value": "Seat " },
        { "type": "Placeable", "expression": { "type": "VariableReference", "id": { "name": "seat" } } },
    ]});
    assert_eq!(*pattern, expected);
}

#[test]
fn a_missing_message_shows_its_key() {
    assert_eq!(Words::new(Language::English).text("no-such-thing"), "no-such-thing");
}
