//! Drawing cards, and remembering where they can be clicked.

use adut_cards::french::Card;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::Style;
use ratatui_core::text::{Line, Span};

use super::{Theme, french};

/// How wide a French card is drawn.
pub const FRENCH_WIDTH: u16 = 5;

/// Something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A piece: a card of the hand, a column.
    Piece(usize),
    /// A line of the list of moves.
    Choice(usize),
    /// Something on the table that moves can touch.
    Mark(usize),
    /// A key in the bar at the lower edge.
    Key(char),
}

/// The border of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// As any other.
    Plain,
    /// Pointed at.
    Picked,
    /// Would be taken.
    Lit,
    /// Gone already.
    Past,
}

/// A part of the screen to draw on.
pub struct Canvas<'a> {
    /// The screen.
    pub buffer: &'a mut Buffer,
    /// The part of it.
    pub area: Rect,
    /// How things stand out.
    pub theme: Theme,
    /// What can be clicked, and where.
    pub spots: &'a mut Vec<(Rect, Spot)>,
}

/// The height of a card with so many lines on it.
pub const fn card_height(lines: u16) -> u16 {
    lines + 2
}

impl Canvas<'_> {
    /// Writes a line at a place within the area, cut at its right edge. What lies below is left out.
    pub fn line<'t>(&mut self, x: u16, y: u16, line: impl Into<Line<'t>>) {
        let (left, top) = (self.area.x + x, self.area.y + y);
        if top < self.area.bottom() && left < self.area.right() {
            self.buffer.set_line(left, top, &line.into(), self.area.right() - left);
        }
    }

    /// Writes text in a style.
    pub fn text(&mut self, x: u16, y: u16, text: &str, style: Style) {
        self.line(x, y, Span::styled(text, style));
    }

    /// Draws a French card and says where it is.
    pub fn french_card(&mut self, x: u16, y: u16, card: Card, edge: Edge) -> Rect {
        // Right-aligned, so that the signs of the suits stand in one line.
        let face = Span::styled(format!("{:>3}", french(card)), self.theme.french(card.suit()));
        self.card(x, y, FRENCH_WIDTH, &[face], edge)
    }

    /// Draws a card with centred lines on it and says where it is.
    pub fn card(&mut self, x: u16, y: u16, width: u16, face: &[Span<'_>], edge: Edge) -> Rect {
        let [corners, flat, upright] = match edge {
            Edge::Plain | Edge::Past => ["╭╮╰╯", "─", "│"],
            Edge::Picked => ["╔╗╚╝", "═", "║"],
            Edge::Lit => ["┏┓┗┛", "━", "┃"],
        };
        let style = match edge {
            Edge::Plain => Style::new(),
            Edge::Past => self.theme.quiet(),
            Edge::Picked => self.theme.picked(),
            Edge::Lit => self.theme.lit(),
        };
        let corner: Vec<char> = corners.chars().collect();
        let inner = usize::from(width.saturating_sub(2));
        let run = flat.repeat(inner);
        self.text(x, y, &format!("{}{run}{}", corner[0], corner[1]), style);
        for (row, span) in (1..).zip(face) {
            let text = clip(&span.content, inner);
            let room = inner - Span::raw(text.as_str()).width();
            let (before, after) = (room / 2, room - room / 2);
            let face_style = if edge == Edge::Past { style } else { span.style };
            let line = Line::from(vec![
                Span::styled(upright, style),
                Span::raw(" ".repeat(before)),
                Span::styled(text, face_style),
                Span::raw(" ".repeat(after)),
                Span::styled(upright, style),
            ]);
            self.line(x, y + row, line);
        }
        let height = card_height(face.len() as u16);
        self.text(x, y + height - 1, &format!("{}{run}{}", corner[2], corner[3]), style);
        Rect::new(self.area.x + x, self.area.y + y, width, height).intersection(self.area)
    }

    /// Makes a place clickable.
    pub fn mark(&mut self, place: Rect, spot: Spot) {
        self.spots.push((place, spot));
    }
}

/// The beginning of a text that is no wider than `width`, with a sign that something is missing.
pub fn clip(text: &str, width: usize) -> String {
    if Span::raw(text).width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if Span::raw(short.as_str()).width() >= width {
            short.pop();
            break;
        }
    }
    if width > 0 {
        short.push('…');
    }
    short
}

/// Breaks text at spaces so that no line is wider than `width`. Lines of their own stay so, and
/// what is indented stays indented.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut broken = Vec::new();
    for paragraph in text.lines() {
        let indent = &paragraph[..paragraph.len() - paragraph.trim_start().len()];
        let mut line = indent.to_owned();
        for word in paragraph.split_whitespace() {
            let begun = line.len() > indent.len();
            let longer = if begun { format!("{line} {word}") } else { format!("{line}{word}") };
            if !begun || Span::raw(longer.as_str()).width() <= width {
                line = longer;
            } else {
                broken.push(std::mem::replace(&mut line, format!("{indent}{word}")));
            }
        }
        broken.push(line);
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_at_spaces() {
        assert_eq!(wrapped("štih i tabla\n\nadut", 7), ["štih i", "tabla", "", "adut"]);
        assert_eq!(wrapped("  as i trica", 6), ["  as i", "  trica"]);
        assert_eq!(wrapped("подугачкареч је", 4), ["подугачкареч", "је"]);
    }
}
