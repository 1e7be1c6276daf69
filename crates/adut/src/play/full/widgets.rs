//! Parts of the screen that several views share.

use adut_paint::{Spot, Theme, clip, wrapped};
use adut_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};

use super::screen::LEAST;

/// Draws a frame with a title and says what is left inside.
pub(crate) fn framed(buffer: &mut Buffer, area: Rect, title: &str, theme: Theme) -> Rect {
    let title = Span::styled(format!(" {title} "), theme.title());
    let block =
        Block::bordered().border_type(BorderType::Rounded).border_style(theme.quiet()).title(title);
    let inner = block.inner(area);
    block.render(area, buffer);
    // A column on each side keeps text off the frame.
    Rect::new(inner.x + 1, inner.y, inner.width.saturating_sub(2), inner.height)
}

/// A frame over whatever was drawn before, in the middle of the screen.
pub(crate) fn over(buffer: &mut Buffer, size: (u16, u16), title: &str, theme: Theme) -> Rect {
    let screen = buffer.area;
    let (width, height) = (size.0.min(screen.width), size.1.min(screen.height));
    let x = (screen.width - width) / 2;
    let y = (screen.height - height) / 2;
    over_at(buffer, Rect::new(x, y, width, height), title, theme)
}

/// A frame over whatever was drawn before.
pub(crate) fn over_at(buffer: &mut Buffer, area: Rect, title: &str, theme: Theme) -> Rect {
    let area = area.intersection(buffer.area);
    Clear.render(area, buffer);
    framed(buffer, area, title, theme)
}

/// Writes lines one below the other as far as there is room.
pub(crate) fn lines<'t>(
    buffer: &mut Buffer,
    area: Rect,
    texts: impl IntoIterator<Item = Line<'t>>,
) {
    for (y, line) in (area.y..area.bottom()).zip(texts) {
        buffer.set_line(area.x, y, &line, area.width);
    }
}

/// Several texts, each broken.
pub(crate) fn wrapped_all(texts: &[String], width: usize) -> Vec<String> {
    texts.iter().flat_map(|text| wrapped(text, width)).collect()
}

/// The newest of the sentences that tell what happened. The last one stands out.
pub(crate) fn log_panel(
    buffer: &mut Buffer,
    area: Rect,
    title: &str,
    sentences: &[String],
    theme: Theme,
) {
    let inner = framed(buffer, area, title, theme);
    let (width, room) = (usize::from(inner.width), usize::from(inner.height));
    let mut texts: Vec<Line<'_>> = Vec::new();
    for (n, sentence) in sentences.iter().enumerate() {
        let style = if n + 1 == sentences.len() { Style::new() } else { theme.quiet() };
        for (k, line) in wrapped(sentence, width.saturating_sub(2)).into_iter().enumerate() {
            // Sentences hang, so that each is seen to begin.
            let lead = if k == 0 { "" } else { "  " };
            texts.push(Line::styled(format!("{lead}{line}"), style));
        }
    }
    let hidden = texts.len().saturating_sub(room);
    lines(buffer, inner, texts.into_iter().skip(hidden));
}

/// Says that the window is too small, if it is.
pub(crate) fn too_small(buffer: &mut Buffer, words: &Words) -> bool {
    let screen = buffer.area;
    if screen.width >= LEAST.0 && screen.height >= LEAST.1 {
        return false;
    }
    let variables = [
        ("width", screen.width.into()),
        ("height", screen.height.into()),
        ("least_width", LEAST.0.into()),
        ("least_height", LEAST.1.into()),
    ];
    let texts = wrapped(&words.text_with("too-small", &variables), usize::from(screen.width));
    lines(buffer, screen, texts.into_iter().map(Line::from));
    true
}

/// A bar that shows where a value lies between two others.
pub(crate) fn bar(value: f64, (least, most): (f64, f64), width: usize) -> String {
    let share = if most > least { (value - least) / (most - least) } else { 1.0 };
    let eighths = (share.clamp(0.0, 1.0) * width as f64 * 8.0).round() as usize;
    let mut bar = "█".repeat(eighths / 8);
    if !eighths.is_multiple_of(8) {
        bar.push(['▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8 - 1]);
    }
    let drawn = bar.chars().count();
    bar + &" ".repeat(width - drawn)
}

/// Moves with their values, as lines with bars.
pub(crate) fn valued_lines(moves: &[(String, f64)], width: usize) -> Vec<String> {
    let values = || moves.iter().map(|(_, value)| *value);
    let range =
        (values().fold(f64::INFINITY, f64::min), values().fold(f64::NEG_INFINITY, f64::max));
    let line = |(text, value): &(String, f64)| {
        let line = format!("{value:>8.3} {} {text}", bar(*value, range, 8));
        clip(&line, width)
    };
    moves.iter().map(line).collect()
}

/// The part of a list that fits with the chosen line in sight.
pub(crate) fn window(len: usize, chosen: usize, room: usize) -> std::ops::Range<usize> {
    let first = (chosen + 1).saturating_sub(room).min(len.saturating_sub(room));
    first..(first + room).min(len)
}

/// The bar of keys at the lower edge; each can be clicked.
pub(crate) fn keys(
    buffer: &mut Buffer,
    area: Rect,
    keys: &[(&str, char, String)],
    theme: Theme,
    spots: &mut Vec<(Rect, Spot)>,
) {
    buffer.set_style(area, theme.bar());
    let mut x = area.x + 1;
    for (sign, key, text) in keys {
        let line = format!("{sign} {text}");
        let width = Span::raw(line.as_str()).width() as u16;
        if x + width >= area.right() {
            break;
        }
        buffer.set_stringn(x, area.y, &line, usize::from(width), theme.bar());
        spots.push((Rect::new(x, area.y, width, 1), Spot::Key(*key)));
        x += width + 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_keep_the_chosen_line_in_sight() {
        assert_eq!(window(3, 2, 5), 0..3);
        assert_eq!(window(9, 0, 4), 0..4);
        assert_eq!(window(9, 5, 4), 2..6);
        assert_eq!(window(9, 8, 4), 5..9);
    }

    #[test]
    fn bars_fill_their_width() {
        assert_eq!(bar(0.0, (0.0, 1.0), 3), "   ");
        assert_eq!(bar(1.0, (0.0, 1.0), 3), "███");
        assert_eq!(bar(0.5, (0.0, 1.0), 3), "█▌ ");
        assert_eq!(bar(2.0, (2.0, 2.0), 2), "██");
    }
}
