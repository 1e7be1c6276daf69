//! A server whose disk is full for a while refuses what it cannot keep, says so, and keeps all that it
//! accepts before, meanwhile and afterwards.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{Running, Seat, ask};

/// Moves at a table after which the next one is set up; nobody has won by then.
const MOVES: usize = 18;

fn does(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).status().is_ok_and(|status| status.success())
}

/// A way to leave no room for what is written.
trait Scarcity {
    fn begin(&self, server: &Running);
    fn end(&self, server: &Running);
}

/// A small file system, which only root can make.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn new(folder: &Path) -> Option<Self> {
        let folder = folder.to_owned();
        let mounted = does("mount", &["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder.to_str()?]);
        mounted.then_some(Self(folder))
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }
}

impl Scarcity for SmallDisk {
    fn begin(&self, _: &Running) {
        let mut filler = fs::File::create(self.filler()).unwrap();
        while filler.write_all(&[0; 4096]).is_ok() {}
    }

    fn end(&self, _: &Running) {
        fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        does("umount", &["--lazy", self.0.to_str().unwrap()]);
    }
}

/// A limit to the size of files, which anybody can set where there is `prlimit`.
struct SmallFiles;

impl SmallFiles {
    fn set(server: &Running, limit: &str) {
        let limit = format!("--fsize={limit}:");
        assert!(does("prlimit", &["--pid", &server.id().to_string(), &limit]));
    }
}

impl Scarcity for SmallFiles {
    fn begin(&self, server: &Running) {
        Self::set(server, "4096");
    }

    fn end(&self, server: &Running) {
        Self::set(server, "unlimited");
    }
}

/// Two people who play at one table after the other, and remember which moves were accepted.
#[derive(Default)]
struct Friends {
    /// Who sits alone at a table that was set up.
    waits: Option<Seat>,
    tables: Vec<([Seat; 2], Vec<String>)>,
}

impl Friends {
    /// Makes a move, at a new table if there is none to go on with; says whether that was accepted.
    fn play(&mut self, address: &str) -> bool {
        if self.tables.last().is_none_or(|(_, moves)| moves.len() == MOVES) {
            let request = json!({ "game": "connect4", "seats": ["person", "person"] });
            let open = || accepted(ask(address, "POST", "/api/tables", "", &request));
            self.waits = self.waits.take().or_else(|| Some(Seat::from_ticket(&open()?)));
            let Some(first) = &self.waits else { return false };
            let Some(second) = accepted(first.ask(address, "POST", "/join", &json!({}))) else {
                return false;
            };
            let seats = [first.clone(), Seat::from_ticket(&second)];
            self.tables.push((seats, Vec::new()));
            self.waits = None;
        }
        let (seats, moves) = self.tables.last_mut().unwrap();
        let ply = moves.len();
        // The columns from left to right, each from the bottom to the top.
        let action = (ply / 6 + 1).to_string();
        let body = json!({ "move": action, "ply": ply });
        let made = accepted(seats[ply % 2].ask(address, "POST", "/moves", &body)).is_some();
        if made {
            moves.push(action);
        }
        made
    }

    /// Whether every table stands as it was left, as far as the server can say.
    fn check(&self, address: &str, is_scarce: bool) {
        for (seats, moves) in &self.tables {
            for seat in seats {
                let (status, table) = seat.ask(address, "GET", "", &json!({})).unwrap();
                if status == 503 && is_scarce {
                    continue;
                }
                assert_eq!(status, 200, "{table}");
                let history = table["history"].as_array().unwrap();
                let found: Vec<_> = history.iter().map(|made| made["move"].clone()).collect();
                assert_eq!(json!(found), json!(moves));
            }
        }
    }
}

/// What was answered, unless that was a refusal for want of room. Where not even a connection can be
/// opened anew, the server cannot say what became of a change, but here none can have been kept.
fn accepted(answer: Option<(u16, Value)>) -> Option<Value> {
    let (status, answer) = answer.expect("the server is there");
    match status {
        200 | 201 => Some(answer),
        503 => {
            let said = answer["error"].as_str().unwrap();
            let is_honest =
                ["nothing was changed", "cannot say"].iter().any(|it| said.contains(it));
            assert!(is_honest, "{answer}");
            None
        }
        _ => panic!("{status}: {answer}"),
    }
}

fn take_name(address: &str, name: &str) -> Option<String> {
    let answer = accepted(ask(address, "POST", "/api/people", "", &json!({ "name": name })))?;
    Some(answer["key"].as_str().unwrap().to_owned())
}

fn begin_run(address: &str) -> Option<Value> {
    let request = json!({ "game": "connect4", "players": ["random", "random"], "deals": 3,
        "seed": "7" });
    accepted(ask(address, "POST", "/api/lab/runs", "", &request)).map(|run| run["run"].clone())
}

/// Waits for all runs to end: one that goes on writes, too, and ends at the next lack of room.
fn await_runs(address: &str) {
    for _ in 0..3000 {
        let (status, runs) = ask(address, "GET", "/api/lab/runs", "", &json!({})).unwrap();
        assert_eq!(status, 200, "{runs}");
        if runs.as_array().unwrap().iter().all(|run| run["state"] == "done") {
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("a run does not end");
}

fn health(address: &str) -> u16 {
    ask(address, "GET", "/health", "", &json!({})).unwrap().0
}

fn keeps_what_it_accepts(folder: &Path, scarcity: &dyn Scarcity) {
    let data = &folder.join("data");
    // There is no room for the log, either.
    let server = Running::start_logging(data, &folder.join("log"));
    let address = server.address.clone();
    let mut friends = Friends::default();
    let mut keys = Vec::new();
    assert!((0..20).all(|_| friends.play(&address)));
    keys.push(take_name(&address, "Ana").unwrap());
    assert_eq!(health(&address), 200);

    for round in 0..3 {
        scarcity.begin(&server);
        let name = format!("Eva {round}");
        let refused = (0..20).filter(|_| !friends.play(&address)).count();
        assert!(refused > 0, "there was room");
        assert_eq!(health(&address), 503);
        assert_eq!((take_name(&address, &name), begin_run(&address)), (None, None));
        // What is refused has not happened.
        friends.check(&address, true);

        scarcity.end(&server);
        assert_eq!(health(&address), 200);
        assert!((0..25).all(|_| friends.play(&address)));
        keys.push(take_name(&address, &name).unwrap());
        begin_run(&address).unwrap();
        friends.check(&address, false);
        await_runs(&address);
    }
    assert_eq!(server.terminate(), Some(0));

    let server = Running::start(data);
    friends.check(&server.address, false);
    for key in &keys {
        let (status, me) = ask(&server.address, "GET", "/api/people/me", key, &json!({})).unwrap();
        assert_eq!(status, 200, "{me}");
    }
    let (_, runs) = ask(&server.address, "GET", "/api/lab/runs", "", &json!({})).unwrap();
    assert_eq!(runs.as_array().unwrap().len(), 3, "{runs}");
    assert!(friends.play(&server.address));
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn nothing_accepted_is_lost_when_the_disk_was_full() {
    let folder = TempDir::new().unwrap();
    let Some(disk) = SmallDisk::new(folder.path()) else {
        eprintln!("left out: only root can make a small file system");
        return;
    };
    keeps_what_it_accepts(folder.path(), &disk);
}

#[test]
fn nothing_accepted_is_lost_when_files_could_not_grow() {
    assert!(does("prlimit", &["--version"]), "no `prlimit`: run `apt-get install util-linux`");
    let folder = TempDir::new().unwrap();
    keeps_what_it_accepts(folder.path(), &SmallFiles);
}
