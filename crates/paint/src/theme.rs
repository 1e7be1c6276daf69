//! Colours, and how to do without them.

use ratatui_core::style::{Color, Modifier, Style};

/// How things stand out. Nothing is told by colour alone: with colours off, weight, inversion
/// and the shapes of borders remain.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    colours: bool,
}

impl Theme {
    /// With colours or without.
    pub fn new(colours: bool) -> Self {
        Self { colours }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// Clubs, diamonds, hearts, spades.
    pub fn french(self, suit: usize) -> Style {
        match suit {
            1 | 2 => self.coloured(Color::LightRed),
            _ => Style::new(),
        }
    }

    /// Dinari, špade, baštoni, kupe.
    pub fn trieste(self, suit: usize) -> Style {
        let colours = [Color::LightYellow, Color::LightBlue, Color::LightGreen, Color::LightRed];
        self.coloured(colours[suit])
    }

    /// The stones of a seat.
    pub fn stone(self, seat: usize) -> Style {
        let colours = [Color::LightRed, Color::LightYellow];
        self.coloured(colours[seat % 2]).add_modifier(Modifier::BOLD)
    }

    /// Borders, labels and what matters less.
    pub fn quiet(self) -> Style {
        if self.colours {
            Style::new().fg(Color::DarkGray)
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// What is pointed at.
    pub fn picked(self) -> Style {
        self.coloured(Color::LightCyan).add_modifier(Modifier::BOLD)
    }

    /// What the move that is pointed at would take.
    pub fn lit(self) -> Style {
        self.coloured(Color::LightGreen).add_modifier(Modifier::BOLD)
    }

    /// The line that is chosen in a list.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Titles.
    pub fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The bars at the upper and the lower edge.
    pub fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}
