//! The message files, which travel inside the program.

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use rust_embed::RustEmbed;
use serde_json::{Map, Value, json};

use crate::Language;

#[derive(RustEmbed)]
#[folder = "messages"]
struct Files;

/// The whole text of a language's messages: its files one after the other, by name.
pub fn source(language: Language) -> String {
    let folder = format!("{language}/");
    let mut names: Vec<_> = Files::iter().filter(|name| name.starts_with(&folder)).collect();
    names.sort();
    let text =
        |name: &str| Files::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned());
    names.iter().filter_map(|name| text(name)).collect::<Vec<_>>().join("\n")
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
