//! What people read on a terminal: text, and nothing that a terminal would obey.
//!
//! Names, seeds and reasons come from files, databases and other people's programs. Everything
//! that is printed goes through here, so none of them can move the cursor, change the title or hide
//! part of a command line. The marks that stand for such characters are those of JSON, whose lines
//! stay what they are.

use std::borrow::Cow;
use std::io::{self, StderrLock, StdoutLock, Write};
use std::sync::OnceLock;

use adut_paint::Theme;

/// Standard output, for results.
pub(crate) fn out() -> Printable<StdoutLock<'static>> {
    Printable(io::stdout().lock())
}

/// Standard error, for everything else.
pub fn err() -> Printable<StderrLock<'static>> {
    Printable(io::stderr().lock())
}

/// Whether colours are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Colour {
    /// Unless `NO_COLOR` says otherwise (<https://no-color.org>).
    #[default]
    Auto,
    /// In any case.
    Always,
    /// Never.
    Never,
}

/// What the person at the terminal has said, once and for the whole process.
static COLOUR: OnceLock<Colour> = OnceLock::new();

/// Says whether colours are used from now on.
pub(crate) fn use_colours(colour: Colour) {
    // Whoever says it twice has said it.
    let _ = COLOUR.set(colour);
}

/// With colours or without, as was asked for.
pub(crate) fn theme() -> Theme {
    Theme::new(match COLOUR.get().copied().unwrap_or_default() {
        Colour::Auto => std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        Colour::Always => true,
        Colour::Never => false,
    })
}

/// Lets text through, and marks in place of what is none.
#[derive(Debug)]
pub struct Printable<W>(W);

impl<W: Write> Write for Printable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.0.write_all(printable(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The text with marks such as `\u001b` in place of characters that a terminal obeys, or that
/// change the order in which others are shown. Lines and tabs stay.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_obeyed) {
        return Cow::Borrowed(text);
    }
    let mut marked = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_obeyed(c) {
            marked.push_str(&format!("\\u{:04x}", u32::from(c)));
        } else {
            marked.push(c);
        }
    }
    Cow::Owned(marked)
}

fn is_obeyed(c: char) -> bool {
    let orders = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    orders || (c.is_control() && c != '\n' && c != '\t')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_shown_instead() {
        assert_eq!(printable("Živa\t3\n"), "Živa\t3\n");
        assert!(matches!(printable("plain"), Cow::Borrowed(_)));
        let marked = printable("a\u{1b}[2Jb\rc\u{9b}1md\u{7f}e\u{202e}f\u{0}");
        assert_eq!(marked, "a\\u001b[2Jb\\u000dc\\u009b1md\\u007fe\\u202ef\\u0000");
    }

    #[test]
    fn json_stays_json() {
        let value = serde_json::json!({ "name": "a\u{1b}\u{9b}\u{7f}\u{202e}\n\"" });
        let mut out = Printable(Vec::new());
        writeln!(out, "{value}").unwrap();
        let text = String::from_utf8(out.0).unwrap();
        assert!(text.trim_end().chars().all(|c| c.is_ascii_graphic() || c == ' '), "{text}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), value);
    }
}
