//! The terminal as a screen, and back.

use std::io::{self, Stdout};
use std::sync::Once;
use std::time::Duration;

use anyhow::{Context as _, Result};
use crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{cursor, event, execute, terminal};
use ratatui::{Frame, Terminal, backend::CrosstermBackend};

use adut_output::interrupt;

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

/// A panic or a signal must not leave the terminal unusable. Players think on threads of their own,
/// where a panic costs a thought and the screen stays: what went wrong is told when it is closed.
fn restore_however_it_ends() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        let own = std::thread::current().id();
        std::panic::set_hook(Box::new(move |panic| {
            if std::thread::current().id() == own {
                restore();
                report(panic);
            }
        }));
        // Keys never come as signals here; a signal comes from elsewhere and ends the program.
        let _ = interrupt::undo_when_ended(restore);
    });
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    use super::Screen;

    /// The test starts itself on a terminal of its own and panics there.
    #[test]
    fn a_panic_gives_the_terminal_back() {
        const INSIDE: &str = "ADUT_TEST_PANICS";
        if std::env::var_os(INSIDE).is_some() {
            let _screen = Screen::open().unwrap();
            panic!("on purpose");
        }
        let pty = native_pty_system().openpty(PtySize::default()).unwrap();
        let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
        let name = "play::full::screen::tests::a_panic_gives_the_terminal_back";
        command.args(["--exact", name, "--nocapture"]);
        command.env(INSIDE, "1");
        let mut child = pty.slave.spawn_command(command).unwrap();
        drop(pty.slave);
        let mut written = Vec::new();
        // The terminal is gone with the program, which may count as an error.
        let _ = pty.master.try_clone_reader().unwrap().read_to_end(&mut written);
        assert!(!child.wait().unwrap().success());
        let text = String::from_utf8_lossy(&written);
        let place = |sign: &str| text.find(sign).unwrap_or_else(|| panic!("no {sign:?} in {text}"));
        let (screen, mouse) = (place("\x1b[?1049h"), place("\x1b[?1000h"));
        let (no_mouse, no_screen) = (place("\x1b[?1000l"), place("\x1b[?1049l"));
        assert!(screen < mouse && mouse < no_mouse && no_mouse < no_screen);
        assert!(no_screen < place("on purpose"), "the report comes when it can be read");
    }
}
