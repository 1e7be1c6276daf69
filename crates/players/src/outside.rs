//! Programs of other people's at our table.
//!
//! `cmd:PROGRAM ARGS` is started once for each game and spoken to in lines of JSON. It first
//! gets `{"game":…,"rules":…,"seat":…}`, then on each of its turns
//! `{"observation":…,"legal":["…"],"history":["…"]}`, and answers `{"move":"…"}`. It is honest by
//! construction: the observation is what its seat may see. Whoever answers wrong, too late or not
//! at all loses the game.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

use adut_kernel::{Forfeit, Notation, Outsider, View};
use serde_json::{Value, json};
use thiserror::Error;

/// No answer of an honest program is longer.
const LONGEST_ANSWER: u64 = 1 << 16;

/// A command line that cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`cmd:{0}` names no program (expected cmd:PROGRAM ARGS, quoted as in a shell)")]
pub struct CommandError(String);

/// A program that can be started, and how long it has for a move.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    words: Vec<String>,
    move_time: Duration,
}

impl Program {
    /// The program of a command line.
    pub(crate) fn new(line: &str, move_time: Duration) -> Result<Self, CommandError> {
        let words = shlex::split(line).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| CommandError(line.to_owned()))?;
        Ok(Self { words, move_time })
    }
}

/// A program at a table, started anew for each game.
pub(crate) struct Outside {
    program: Program,
    running: Option<Running>,
}

impl Outside {
    pub(crate) fn new(program: Program) -> Self {
        Self { program, running: None }
    }
}

impl<G: Notation> Outsider<G> for Outside {
    fn act(&mut self, view: &View<'_, G>) -> Result<G::Action, Forfeit> {
        let game = view.game();
        let running = match &mut self.running {
            Some(running) => running,
            None => {
                let running = self.running.insert(Running::start(&self.program.words)?);
                let seat = view.seat().index();
                running.tell(&json!({ "game": G::NAME, "rules": game.rules(), "seat": seat }))?;
                running
            }
        };
        let legal: Vec<String> = view.actions().iter().map(|&a| game.write_action(a)).collect();
        let history: Vec<String> =
            view.history().iter().map(|seen| game.write_action(seen.action)).collect();
        let observation = game.describe(view.seen());
        running.tell(&json!({ "observation": observation, "legal": legal, "history": history }))?;
        let answer = running.hear(self.program.move_time)?;
        let text = answer["move"].as_str().ok_or_else(|| {
            Forfeit(format!("answered {}, expected {{\"move\":\"…\"}}", short(&answer.to_string())))
        })?;
        game.read_action(text).map_err(|error| Forfeit(error.to_string()))
    }

    fn restart(&mut self) {
        self.running = None;
    }
}

/// A started program. Its answers are read by a thread of their own, so that waiting for one can
/// end.
#[derive(Debug)]
struct Running {
    child: Child,
    stdin: ChildStdin,
    answers: Receiver<Vec<u8>>,
}

impl Running {
    fn start(words: &[String]) -> Result<Self, Forfeit> {
        let failed = |what: &str| Forfeit(format!("`{}` {what}", words.join(" ")));
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&format!("cannot be started: {error}")))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("has no pipes"));
        };
        let (send, answers) = sync_channel(1);
        std::thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            loop {
                let mut line = Vec::new();
                let read = reader.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line);
                if !matches!(read, Ok(1..)) || send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, stdin, answers })
    }

    fn tell(&mut self, message: &Value) -> Result<(), Forfeit> {
        writeln!(self.stdin, "{message}")
            .and_then(|()| self.stdin.flush())
            .map_err(|_| Forfeit("ended before the game did".to_owned()))
    }

    fn hear(&mut self, within: Duration) -> Result<Value, Forfeit> {
        let line = self.answers.recv_timeout(within).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                Forfeit(format!("gave no answer in {} ms", within.as_millis()))
            }
            RecvTimeoutError::Disconnected => Forfeit("ended before the game did".to_owned()),
        })?;
        serde_json::from_slice(&line).map_err(|_| {
            let text = String::from_utf8_lossy(&line).trim_end().to_owned();
            Forfeit(format!("answered `{}`, expected {{\"move\":\"…\"}}", short(&text)))
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, and then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn short(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
