//! Programs of other people's at our table.
//!
//! `cmd:PROGRAM ARGS` is started once for each game and spoken to in lines of JSON. It first
//! gets `{"game":…,"rules":…,"seat":…,"again":true}`, then on each of its turns
//! `{"observation":…,"legal":["…"],"history":["…"]}`, and answers `{"move":"…"}`. It is honest by
//! construction: the observation is what its seat may see. Whoever answers wrong, too late or not
//! at all loses the game.
//!
//! A program that takes long to start may stay: if its last answer of a game was
//! `{"move":"…","again":true}`, it is not ended with the game and gets another greeting, with
//! whatever seat it then has. One that does not know the word is started anew for each game. A
//! program that has failed is not kept.
//!
//! A program is started only where somebody has said so ([`Programs`]): a name can come from a file
//! or over the network, and those start nothing. Each runs in a process group of its own, which is
//! ended as a whole, so that what the program has started ends with it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use adut_kernel::{Forfeit, Notation, Outsider, Rng, View};
use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::{Value, json};
use thiserror::Error;

/// No answer of an honest program is longer.
const LONGEST_ANSWER: u64 = 1 << 16;

/// Whether a name may stand for a program of this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Programs {
    /// No: such a name is an error.
    Refused,
    /// It may be named, as in the records of games that were played, but is not started: whoever
    /// asks it for a move hears that it forfeits.
    Named,
    /// Yes, and it has so long for each move.
    Started(Duration),
}

impl Programs {
    /// What the name of a program begins with.
    pub const PREFIX: &'static str = "cmd:";

    /// Whether a name stands for a program.
    pub fn is_one(name: &str) -> bool {
        name.starts_with(Self::PREFIX)
    }
}

/// A command line that cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// There is no program in it.
    #[error("`cmd:{0}` names no program (expected cmd:PROGRAM ARGS, quoted as in a shell)")]
    Nameless(String),
    /// There is no such program, or it may not be run.
    #[error("`cmd:{line}` cannot be started: {why}")]
    Unstartable {
        /// The command line.
        line: String,
        /// What is wrong.
        why: String,
    },
    /// Nobody has allowed it.
    #[error("`cmd:{0}` is a program of this machine, and none is started here")]
    Refused(String),
}

/// A program that can be named, and started if it has time for its moves.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    words: Vec<String>,
    move_time: Option<Duration>,
}

impl Program {
    /// The program of a command line.
    pub(crate) fn new(line: &str, programs: Programs) -> Result<Self, CommandError> {
        let move_time = match programs {
            Programs::Refused => return Err(CommandError::Refused(line.to_owned())),
            Programs::Named => None,
            Programs::Started(move_time) => Some(move_time),
        };
        let words = shlex::split(line).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| CommandError::Nameless(line.to_owned()))?;
        if move_time.is_some() {
            let unstartable = |why| CommandError::Unstartable { line: line.to_owned(), why };
            look_up(&words[0]).map_err(unstartable)?;
        }
        Ok(Self { words, move_time })
    }
}

/// Whether there is such a program: one that is not there would otherwise lose game after game. Names
/// without a slash are looked up where the system will look for them.
fn look_up(name: &str) -> Result<(), String> {
    let is_program = |path: &Path| {
        path.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
    };
    if name.contains('/') {
        let path = Path::new(name);
        return match path.metadata() {
            Err(error) => Err(error.to_string()),
            Ok(_) if is_program(path) => Ok(()),
            Ok(_) => Err(format!("{name} is no program")),
        };
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    match std::env::split_paths(&path).any(|folder| is_program(&folder.join(name))) {
        true => Ok(()),
        false => Err(format!("there is no program called {name} (./{name} is one of this folder)")),
    }
}

/// The process groups of the programs that run.
struct Groups {
    running: Vec<Pid>,
    /// Whether this process is about to end, so that no more are started.
    are_over: bool,
}

/// What runs on this machine is a matter of the whole process, and whoever ends it in a hurry has
/// nothing else in hand.
static GROUPS: Mutex<Groups> = Mutex::new(Groups { running: Vec::new(), are_over: false });

fn groups() -> MutexGuard<'static, Groups> {
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all programs that were started, with all that they have started, and lets no more begin:
/// for who ends this process without dropping the players, as a second Ctrl-C does.
pub fn end_programs() {
    let mut groups = groups();
    groups.are_over = true;
    for group in groups.running.drain(..) {
        // It may have ended by itself.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// A program at a table, started anew for each game unless it stays.
pub(crate) struct Outside {
    program: Program,
    running: Option<Running>,
    /// Whether the program has been told which game it plays.
    is_greeted: bool,
    /// Whether it said with its last answer that it will play another game.
    stays: bool,
}

impl Outside {
    pub(crate) fn new(program: Program) -> Self {
        Self { program, running: None, is_greeted: false, stays: false }
    }

    /// The program, told what it plays.
    fn greeted(&mut self, greeting: &Value) -> Result<&mut Running, Forfeit> {
        let Self { program, running, is_greeted, .. } = self;
        if !*is_greeted {
            // One that stayed may have ended since; its next game is then played by another.
            let stayed = running.take().and_then(Running::if_alive);
            let mut started = match stayed {
                Some(running) => running,
                None => Running::start(&program.words)?,
            };
            started.tell(greeting)?;
            *running = Some(started);
            *is_greeted = true;
        }
        running.as_mut().ok_or_else(|| Forfeit("ended before the game did".to_owned()))
    }
}

impl<G: Notation> Outsider<G> for Outside {
    fn act(&mut self, view: &View<'_, G>, _: &mut Rng) -> Result<G::Action, Forfeit> {
        let game = view.game();
        let Some(move_time) = self.program.move_time else {
            return Err(Forfeit("is a program, and none is started here".to_owned()));
        };
        self.stays = false;
        let (rules, seat) = (game.rules(), view.seat().index());
        let greeting = json!({ "game": G::NAME, "rules": rules, "seat": seat, "again": true });
        let running = self.greeted(&greeting)?;
        let legal: Vec<String> = view.actions().iter().map(|&a| game.write_action(a)).collect();
        let history: Vec<String> =
            view.history().iter().map(|seen| game.write_action(seen.action)).collect();
        let observation = game.describe(view.seen());
        running.tell(&json!({ "observation": observation, "legal": legal, "history": history }))?;
        let answer = running.hear(move_time)?;
        let text = answer["move"].as_str().ok_or_else(|| {
            Forfeit(format!("answered {}, expected {{\"move\":\"…\"}}", short(&answer.to_string())))
        })?;
        let action = game.read_action(text).map_err(|error| Forfeit(error.to_string()))?;
        self.stays = answer["again"].as_bool().unwrap_or(false) && view.actions().contains(&action);
        Ok(action)
    }

    fn restart(&mut self) {
        self.is_greeted = false;
        if !self.stays {
            self.running = None;
        }
    }
}

/// A started program. Its answers are read by a thread of their own, so that waiting for one can
/// end.
#[derive(Debug)]
struct Running {
    child: Child,
    group: Pid,
    stdin: ChildStdin,
    answers: Receiver<Vec<u8>>,
}

impl Running {
    fn start(words: &[String]) -> Result<Self, Forfeit> {
        let failed = |what: &str| Forfeit(format!("`{}` {what}", words.join(" ")));
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).process_group(0);
        // Whoever ends all programs waits until this one is among them.
        let mut groups = groups();
        if groups.are_over {
            return Err(failed("is not started any more"));
        }
        let child = command.spawn();
        let mut child = child.map_err(|error| failed(&format!("cannot be started: {error}")))?;
        let group = Pid::from_child(&child);
        groups.running.push(group);
        drop(groups);
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
        Ok(Self { child, group, stdin, answers })
    }

    /// Itself, unless the program has ended.
    fn if_alive(mut self) -> Option<Self> {
        matches!(self.child.try_wait(), Ok(None)).then_some(self)
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
        // The group is ended first: until the program is waited for, its number is nobody else's.
        // If it has ended by itself, there may still be what it has started.
        let _ = kill_process_group(self.group, Signal::KILL);
        groups().running.retain(|&group| group != self.group);
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
