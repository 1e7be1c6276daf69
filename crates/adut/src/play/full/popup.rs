//! What opens over the table.

use adut_paint::{Painted, clip, rules_text, wrapped};
use adut_report::number::{number, signed};
use adut_review::Exact;
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::App;
use super::hints::Weighed;
use super::widgets::{bar, lines, over, over_at, window};

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
/// As much as the end of a game takes in any language.
const EXACT_WIDTH: usize = 24;

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
                let more = match self.table.standing().is_some() {
                    true => "result-keys",
                    false => "again-keys",
                };
                texts.push(Line::styled(words.text(more), theme.quiet()));
                // Where the moves were, or else in the corner: the table can be seen as it ended.
                let (width, height) = (RESULT_WIDTH, texts.len() as u16 + 2);
                let x = if G::CHOICE_LINES > 0 { 1 } else { screen.width - width - 1 };
                let area = Rect::new(x, screen.height - height - 2, width, height);
                let inner = over_at(buffer, area, &words.text("result-title"), theme);
                lines(buffer, inner, texts);
            }
        }
    }

    fn draw_hints(&self, chosen: usize, size: (u16, u16), buffer: &mut Buffer) {
        let (theme, words) = (self.manner.theme, self.teller.words());
        let is_exact = |weighed: &Weighed<G::Action>| weighed.value.exact.is_some();
        let is_solved = self.hints.ready().is_some_and(|values| values.iter().all(is_exact));
        let title = words.text(if is_solved { "hints-exact" } else { "hints-title" });
        let Some(values) = self.hints.ready() else {
            let inner = over(buffer, (40, 3), &title, theme);
            lines(buffer, inner, [Line::from(words.text("hints-wait"))]);
            return;
        };
        let height = size.1.min(values.len() as u16 + 2);
        let inner = over(buffer, (size.0, height), &title, theme);
        let shown = window(values.len(), chosen, usize::from(inner.height));
        let line = |weighed: &Weighed<G::Action>| {
            let choice = self.teller.say(&self.game().phrase(&self.seen, weighed.action));
            let points = weighed.value.points.map_or(String::new(), |points| {
                let points = signed(points, 1);
                format!(
                    "{:>11} ",
                    words.text_with("page-hint-points", &[("points", points.into())])
                )
            });
            let win = weighed.value.exact.map(Exact::message).map_or_else(
                || format!("{:>4} %", number(100.0 * weighed.value.share, 0)),
                |(key, moves)| {
                    let said = words.text_with(key, &[("moves", moves.into())]);
                    format!("{said:<EXACT_WIDTH$}")
                },
            );
            let bar = bar(weighed.bar, (0.0, 1.0), 8);
            clip(&format!("{win} {points}{bar} {choice}"), usize::from(inner.width))
        };
        let texts: Vec<String> = values.iter().map(line).collect();
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
