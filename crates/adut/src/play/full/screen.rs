//! The terminal as a screen, and back.

use std::io::{self, Stdout};
use std::sync::Once;
use std::time::Duration;

use anyhow::{Context as _, Result};
use crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{cursor, event, execute, terminal};
use ratatui::{Frame, Terminal, backend::CrosstermBackend};

/// The smallest window in which everything has its place.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// The whole terminal, until it is dropped.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    pub(crate) fn open() -> Result<Self> {
        restore_however_it_ends();
        let context = "cannot use this terminal as a screen";
        terminal::enable_raw_mode().context(context)?;
        // From here on dropping it restores the terminal.
        let screen = Self { terminal: Terminal::new(CrosstermBackend::new(io::stdout()))? };
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, cursor::Hide)
            .context(context)?;
        Ok(screen)
    }

    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> Result<()> {
        self.terminal.draw(draw).context("cannot draw on the terminal")?;
        Ok(())
    }

    /// What the person does next, if he does it in time.
    pub(crate) fn wait(&mut self, at_most: Duration) -> Result<Option<Event>> {
        let context = "cannot read from the terminal";
        if event::poll(at_most).context(context)? {
            return Ok(Some(event::read().context(context)?));
        }
        Ok(None)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back as it was. If that fails there is no place left to say so.
fn restore() {
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
    let _ = terminal::disable_raw_mode();
}

/// A panic or a signal must not leave the terminal unusable, also where a panic aborts.
fn restore_however_it_ends() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            report(panic);
        }));
        // Keys never come as signals here; a signal comes from elsewhere and ends the program.
        let _ = ctrlc::set_handler(|| {
            restore();
            std::process::exit(130);
        });
    });
}
