//! Where everything is on the screen.

use ratatui::layout::Rect;

/// The parts of the screen.
pub(crate) struct Places {
    pub(crate) head: Rect,
    pub(crate) game: Rect,
    pub(crate) choices: Rect,
    pub(crate) standing: Rect,
    pub(crate) log: Rect,
    pub(crate) status: Rect,
    pub(crate) keys: Rect,
}

/// The game needs so many lines; what a tall window has beyond goes to the moves.
const GAME_LINES: u16 = 16;

/// How wide the column at the right is.
pub(crate) fn side_width(screen: Rect) -> u16 {
    (screen.width / 3).clamp(26, 44)
}

impl Places {
    /// For a screen no smaller than [`LEAST`](super::screen::LEAST), with room for so many lines of
    /// moves and of points.
    pub(crate) fn of(screen: Rect, choice_lines: u16, standing_lines: u16) -> Self {
        let Rect { width, height, .. } = screen;
        let side = side_width(screen);
        let middle = height - 3;
        let choices = match choice_lines {
            0 => 0,
            lines => (lines + 2).max(middle.saturating_sub(GAME_LINES)),
        };
        let standing = (standing_lines + 2).min(middle - 6);
        Self {
            head: Rect::new(0, 0, width, 1),
            game: Rect::new(1, 1, width - side - 2, middle - choices),
            choices: Rect::new(0, 1 + middle - choices, width - side - 1, choices),
            standing: Rect::new(width - side, 1, side, standing),
            log: Rect::new(width - side, 1 + standing, side, middle - standing),
            status: Rect::new(1, height - 2, width - 2, 1),
            keys: Rect::new(0, height - 1, width, 1),
        }
    }
}
