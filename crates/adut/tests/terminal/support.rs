//! A terminal to sit at.

use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// Keys as a terminal sends them.
pub(crate) const ENTER: &str = "\r";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const CTRL_C: &str = "\x03";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const DOWN: &str = "\x1b[B";

/// How often the screen is looked at, and how long it takes to give up.
const LOOK: Duration = Duration::from_millis(10);
const LOOKS: usize = 6000;
/// After so many looks at the same screen nothing moves any more.
const STILL: usize = 30;

/// A program on a screen.
pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<Seen>>,
    /// Reads what the program writes, to its end.
    reading: Option<JoinHandle<()>>,
}

/// What the program wrote: all of it, and what of that stands on the screen.
struct Seen {
    parser: vt100::Parser,
    bytes: Vec<u8>,
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn nonzero(n: u16) -> NonZeroU16 {
    NonZeroU16::new(n).expect("a screen has a size")
}

impl Terminal {
    /// Starts `adut` on a screen of 80 × 24.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        Self::start_with(arguments, &[], (80, 24))
    }

    pub(crate) fn start_with(
        arguments: &[&str],
        environment: &[(&str, &str)],
        (cols, rows): (u16, u16),
    ) -> Self {
        let pair = native_pty_system().openpty(size(cols, rows)).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_adut"));
        command.args(arguments);
        for name in ["LC_ALL", "LC_MESSAGES", "NO_COLOR"] {
            command.env_remove(name);
        }
        command.env("LANG", "C.UTF-8");
        command.env("TERM", "xterm-256color");
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let writer = pair.master.take_writer().expect("a writer");
        let parser = vt100::Parser::new(nonzero(rows), nonzero(cols), 0);
        let screen = Arc::new(Mutex::new(Seen { parser, bytes: Vec::new() }));
        let seen = Arc::clone(&screen);
        let reading = thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut buffer) {
                let mut seen = seen.lock().expect("nobody panicked");
                seen.parser.process(&buffer[..read]);
                seen.bytes.extend_from_slice(&buffer[..read]);
            }
        });
        Self { master: pair.master, writer, child, screen, reading: Some(reading) }
    }

    /// The text on the screen, without the spaces at the ends of lines.
    pub(crate) fn screen(&self) -> String {
        let text = self.screen.lock().expect("nobody panicked").parser.screen().contents();
        text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    }

    /// The screen, once nothing on it moves any more.
    pub(crate) fn settled(&self) -> String {
        let (mut screen, mut same) = (self.screen(), 0);
        while same < STILL {
            thread::sleep(LOOK);
            let now = self.screen();
            same = if now == screen { same + 1 } else { 0 };
            screen = now;
        }
        screen
    }

    /// All that the program ever wrote.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.screen.lock().expect("nobody panicked").bytes.clone()
    }

    /// Whether the program has the whole screen to itself.
    pub(crate) fn is_full_screen(&self) -> bool {
        self.screen.lock().expect("nobody panicked").parser.screen().alternate_screen()
    }

    pub(crate) fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("the program listens");
        self.writer.flush().expect("the program listens");
    }

    /// Waits until the screen is as it should be, and gives it.
    pub(crate) fn wait(&self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        for _ in 0..LOOKS {
            let screen = self.screen();
            if is_so(&screen) {
                return screen;
            }
            thread::sleep(LOOK);
        }
        panic!("waited in vain for {what}; the screen is\n{}", self.screen());
    }

    /// Waits for a text.
    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Waits until a text is gone.
    pub(crate) fn wait_without(&self, text: &str) -> String {
        self.wait(&format!("the end of {text}"), |screen| !screen.contains(text))
    }

    /// Sends keys and waits until it is the person's turn again, or the game is over.
    pub(crate) fn play(&mut self, keys: &str) -> String {
        let before = self.screen();
        self.send(keys);
        self.wait("the next turn", |screen| {
            screen != before && (screen.contains("Your turn.") || screen.contains("The end"))
        })
    }

    /// Where a text stands: column and row.
    pub(crate) fn find(&self, text: &str) -> (u16, u16) {
        let screen = self.wait_for(text);
        let place = screen.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        });
        place.expect("the text is there")
    }

    /// Presses and lets go of the left button.
    pub(crate) fn click(&mut self, (column, row): (u16, u16)) {
        let (x, y) = (column + 1, row + 1);
        self.send(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    pub(crate) fn resize(&mut self, cols: u16, rows: u16) {
        let mut seen = self.screen.lock().expect("nobody panicked");
        seen.parser.screen_mut().set_size(nonzero(rows), nonzero(cols));
        self.master.resize(size(cols, rows)).expect("a new size");
    }

    /// Sends a signal by its number.
    pub(crate) fn signal(&self, number: &str) {
        let process = self.child.process_id().expect("it runs").to_string();
        let status = Command::new("kill").args([&format!("-{number}"), &process]).status();
        assert!(status.expect("kill runs").success());
    }

    /// Waits for the end of the program, and of what it wrote.
    pub(crate) fn end(&mut self) -> ExitStatus {
        for _ in 0..LOOKS {
            if let Some(status) = self.child.try_wait().expect("a child") {
                if let Some(reading) = self.reading.take() {
                    reading.join().expect("nobody panicked");
                }
                return status;
            }
            thread::sleep(LOOK);
        }
        panic!("the program goes on; the screen is\n{}", self.screen());
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended by itself, and then there is nothing to end.
        let _ = self.child.kill();
    }
}

/// A folder for records.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn text(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    /// The records of a file.
    pub(crate) fn records(&self, name: &str) -> Vec<serde_json::Value> {
        let text = std::fs::read_to_string(self.path(name)).expect("records");
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }
}

/// What `adut` prints when it is not on a terminal.
pub(crate) fn printed(arguments: &[&str]) -> String {
    let mut command = assert_cmd::Command::cargo_bin("adut").expect("the program is built");
    let output = command.args(arguments).env("LANG", "C.UTF-8").env_remove("LC_ALL");
    let output = output.assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}
