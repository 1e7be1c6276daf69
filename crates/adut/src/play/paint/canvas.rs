//! Drawing cards, and remembering where they can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Theme;

/// Something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
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
pub(crate) enum Edge {
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
pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) area: Rect,
    pub(crate) theme: Theme,
    pub(crate) spots: &'a mut Vec<(Rect, Spot)>,
}

/// The height of a card with so many lines on it.
pub(crate) const fn card_height(lines: u16) -> u16 {
    lines + 2
}

impl Canvas<'_> {
    /// Writes a line at a place within the area, cut at its right edge. What lies below is left out.
    pub(crate) fn line<'t>(&mut self, x: u16, y: u16, line: impl Into<Line<'t>>) {
        let (left, top) = (self.area.x + x, self.area.y + y);
        if top < self.area.bottom() && left < self.area.right() {
            self.buffer.set_line(left, top, &line.into(), self.area.right() - left);
        }
    }

    /// Writes text in a style.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, style: Style) {
        self.line(x, y, Span::styled(text, style));
    }

    /// Draws a card with centred lines on it and says where it is.
    pub(crate) fn card(
        &mut self,
        x: u16,
        y: u16,
        width: u16,
        face: &[Span<'_>],
        edge: Edge,
    ) -> Rect {
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
    pub(crate) fn mark(&mut self, place: Rect, spot: Spot) {
        self.spots.push((place, spot));
    }
}

/// The beginning of a text that is no wider than `width`, with a sign that something is missing.
pub(crate) fn clip(text: &str, width: usize) -> String {
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
