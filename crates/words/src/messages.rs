//! The message files, which travel inside the program.

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use serde_json::{Map, Value, json};

use crate::Language;

/// Every file: its language, and what is in it.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The whole text of a language's messages: its files one after the other, then those of the games.
pub fn source(language: Language) -> String {
    let of_language = FILES.iter().filter(|(code, _)| *code == language.code());
    of_language.map(|&(_, text)| text).collect::<Vec<_>>().join("\n")
}

/// A language's messages for programs that evaluate them themselves:
/// `{"lang":"pl","messages":{"who-you":{"elements":[…]},…}}`. Each message is a Fluent pattern as
/// its syntax tree.
pub fn ast(language: Language) -> Value {
    let resource = match parser::parse_runtime(source(language)) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut messages = Map::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            messages.insert(message.id.name.clone(), json!(pattern));
        }
    }
    json!({ "lang": language.code(), "messages": messages })
}
