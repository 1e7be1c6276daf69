//! Colours, and how to do without them.

use ratatui::style::{Color, Modifier, Style};

/// How things stand out. Nothing is told by colour alone: with colours off, weight, inversion
/// and the shapes of borders remain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    colours: bool,
}

impl Theme {
    /// With colours unless `NO_COLOR` says otherwise (<https://no-color.org>).
    pub(crate) fn from_environment() -> Self {
        let off = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self { colours: !off }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// Clubs, diamonds, hearts, spades.
    pub(crate) fn french(self, suit: usize) -> Style {
        match suit {
            1 | 2 => self.coloured(Color::LightRed),
            _ => Style::new(),
        }
    }

    /// Dinari, špade, baštoni, kupe.
    pub(crate) fn trieste(self, suit: usize) -> Style {
        let colours = [Color::LightYellow, Color::LightBlue, Color::LightGreen, Color::LightRed];
        self.coloured(colours[suit])
    }

    /// The stones of a seat.
    pub(crate) fn stone(self, seat: usize) -> Style {
        let colours = [Color::LightRed, Color::LightYellow];
        self.coloured(colours[seat % 2]).add_modifier(Modifier::BOLD)
    }

    /// Borders, labels and what matters less.
    pub(crate) fn quiet(self) -> Style {
        if self.colours {
            Style::new().fg(Color::DarkGray)
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// What is pointed at.
    pub(crate) fn picked(self) -> Style {
        self.coloured(Color::LightCyan).add_modifier(Modifier::BOLD)
    }

    /// What the move that is pointed at would take.
    pub(crate) fn lit(self) -> Style {
        self.coloured(Color::LightGreen).add_modifier(Modifier::BOLD)
    }

    /// The line that is chosen in a list.
    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Titles.
    pub(crate) fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The bars at the upper and the lower edge.
    pub(crate) fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}
