//! What opens over the table.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::App;
use super::hints::ADVISER;
use super::widgets::{lines, over, over_at, valued_lines, window, wrapped};
use crate::play::paint::{Painted, rules_text};

/// Something that hides part of the table until it is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Popup {
    /// The short rules, from this line on.
    Rules(usize),
    /// The log, scrolled back so many lines.
    Log(usize),
    /// The values of all moves; one of them is pointed at.
    Hints(usize),
    /// Whether to leave.
    Leave,
    /// A move being typed, and what was wrong with the last one.
    Typed(String, Option<String>),
    /// How the game ended.
    Result(Vec<String>),
}

/// Most lines are read best when they are not longer.
const WIDTH: u16 = 76;
const RESULT_WIDTH: u16 = 40;

impl<G: Painted> App<'_, '_, G> {
    /// Draws what is open.
    pub(super) fn draw_popup(&self, popup: &Popup, buffer: &mut Buffer) {
        let screen = buffer.area;
        let (width, tall) = (WIDTH.min(screen.width), screen.height.saturating_sub(4));
        let text_width = usize::from(width - 4);
        let (theme, words) = (self.manner.theme, self.teller.words());
        let plain = |texts: Vec<String>| texts.into_iter().map(Line::from).collect::<Vec<_>>();
        match popup {
            Popup::Rules(first) => {
                let texts = wrapped(&rules_text(self.game(), words), text_width);
                let name = words.text(G::MESSAGES[0]);
                let title = format!("{name} · {}", words.text("rules-title"));
                let height = tall.min(texts.len() as u16 + 2);
                let inner = over(buffer, (width, height), &title, theme);
                let most = texts.len().saturating_sub(usize::from(inner.height));
                lines(buffer, inner, plain(texts).into_iter().skip((*first).min(most)));
            }
            Popup::Log(back) => {
                let texts: Vec<String> =
                    self.log.lines().iter().flat_map(|line| wrapped(line, text_width)).collect();
                let inner = over(buffer, (width, tall), &words.text("log-title"), theme);
                let room = usize::from(inner.height);
                let last =
                    texts.len().saturating_sub((*back).min(texts.len().saturating_sub(room)));
                let first = last.saturating_sub(room);
                lines(buffer, inner, plain(texts[first..last].to_vec()));
            }
            Popup::Hints(chosen) => self.draw_hints(*chosen, (width, tall), buffer),
            Popup::Leave => {
                let texts = wrapped(&words.text("leave-question"), 50);
                let height = texts.len() as u16 + 4;
                let inner = over(buffer, (56, height), &words.text("leave-title"), theme);
                let mut texts = plain(texts);
                texts.push(Line::default());
                texts.push(Line::styled(words.text("leave-keys"), theme.quiet()));
                lines(buffer, inner, texts);
            }
            Popup::Typed(text, wrong) => {
                let inner = over(buffer, (width, 6), &words.text("type-title"), theme);
                let form = words.text_with("type-form", &[("form", words.text(G::FORM).into())]);
                let texts = [
                    Line::styled(form, theme.quiet()),
                    Line::from(vec![Span::raw("› "), Span::raw(text.as_str()), Span::raw("▏")]),
                    Line::from(wrong.clone().unwrap_or_default()),
                ];
                lines(buffer, inner, texts);
            }
            Popup::Result(result) => {
                let mut texts: Vec<Line<'_>> = Vec::new();
                for (n, line) in result.iter().enumerate() {
                    let style = if n == 0 { theme.title() } else { Style::new() };
                    let wide = usize::from(RESULT_WIDTH) - 4;
                    texts.extend(wrapped(line, wide).into_iter().map(|l| Line::styled(l, style)));
                }
                texts.push(Line::default());
                texts.push(Line::styled(words.text("result-keys"), theme.quiet()));
                // In the corner, so that the table can be seen as it ended.
                let (width, height) = (RESULT_WIDTH, texts.len() as u16 + 2);
                let corner = (screen.width - width - 1, screen.height - height - 2);
                let area = Rect::new(corner.0, corner.1, width, height);
                let inner = over_at(buffer, area, &words.text("result-title"), theme);
                lines(buffer, inner, texts);
            }
        }
    }

    fn draw_hints(&self, chosen: usize, size: (u16, u16), buffer: &mut Buffer) {
        let (theme, words) = (self.manner.theme, self.teller.words());
        let title = words.text_with("hints-title", &[("player", ADVISER.into())]);
        let Some(values) = self.hints.ready() else {
            let inner = over(buffer, (40, 3), &title, theme);
            lines(buffer, inner, [Line::from(words.text("hints-wait"))]);
            return;
        };
        let said: Vec<(String, f64)> = values
            .iter()
            .map(|&(action, value)| (self.game().choice(&self.seen, action, &self.teller), value))
            .collect();
        let height = size.1.min(said.len() as u16 + 2);
        let inner = over(buffer, (size.0, height), &title, theme);
        let shown = window(said.len(), chosen, usize::from(inner.height));
        let texts = valued_lines(&said, usize::from(inner.width));
        let texts = texts.into_iter().enumerate().map(|(n, text)| {
            let style = if n == chosen { theme.chosen() } else { Style::new() };
            Line::styled(text, style)
        });
        lines(buffer, inner, texts.skip(shown.start));
    }
}

/// How far a key scrolls, downwards.
pub(crate) fn scrolled(from: usize, key: KeyCode) -> Option<usize> {
    match key {
        KeyCode::Down => Some(from + 1),
        KeyCode::Up => Some(from.saturating_sub(1)),
        KeyCode::PageDown => Some(from + 10),
        KeyCode::PageUp => Some(from.saturating_sub(10)),
        _ => None,
    }
}
