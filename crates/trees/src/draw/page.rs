//! The tree as a page that plays the algorithm: everything in one file, nothing from outside.
//!
//! The page gets the bare tree and runs the algorithms itself, because leaves can be edited there.
//! Its modules are those of the page that the server gives to browsers.

use std::borrow::Cow;
use std::io::{self, Write};

use adut_words::Language;
use serde_json::{Value, json};

use super::bundle::bundle;
use super::{Drawing, Written};
use crate::steps::TreeData;

/// The files of the page that the server gives to browsers, by their paths.
pub type PageFiles<'a> = &'a dyn Fn(&str) -> Option<Cow<'static, str>>;

const PAGE: &str = include_str!("../assets/page.html");
const STYLES: [&str; 2] = ["style/base.css", "style/trees.css"];
/// In the order in which they build on each other.
const MODULES: [&str; 14] = [
    "js/dom.js",
    "js/fluent.js",
    "js/keys.js",
    "js/tree/engine.js",
    "js/tree/layout.js",
    "js/tree/sentences.js",
    "js/tree/view.js",
    "js/tree/gestures.js",
    "js/tree/editor.js",
    "js/tree/margin.js",
    "js/tree/parts.js",
    "js/tree/player.js",
    "js/tree/address.js",
    "js/tree/standalone.js",
];
/// What the messages about trees begin with.
const MESSAGES: &str = "tree-";

/// Writes the page in a language.
pub fn write_page(
    drawing: &Drawing,
    language: Language,
    page_file: PageFiles<'_>,
    out: &mut dyn Write,
) -> Written {
    let missing = || io::Error::other("the page's own files are missing from this program");
    let style: Option<String> = STYLES.iter().map(|path| page_file(path)).collect();
    let mut rest = PAGE;
    for (mark, text) in [
        ("{{style}}", style.ok_or_else(missing)?),
        ("{{data}}", data(drawing).to_string()),
        ("{{words}}", words(language).to_string()),
        ("{{scripts}}", bundle(&MODULES, page_file).ok_or_else(missing)?),
    ] {
        let (before, after) = rest.split_once(mark).unwrap_or((rest, ""));
        write!(out, "{before}{text}")?;
        rest = after;
    }
    write!(out, "{rest}")
}

fn data(drawing: &Drawing) -> Value {
    let mut data = json!(TreeData::of(&drawing.tree));
    data["mode"] = drawing.mode.name().into();
    data
}

/// The messages that the page needs.
fn words(language: Language) -> Value {
    let mut words = adut_words::ast(language);
    if let Some(messages) = words["messages"].as_object_mut() {
        messages.retain(|id, _| id.starts_with(MESSAGES));
    }
    words
}
