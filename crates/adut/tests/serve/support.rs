//! The program while it runs, and somebody who asks it.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

const ADUT: &str = env!("CARGO_BIN_EXE_adut");

/// The program while it runs.
pub(crate) struct Running {
    child: Child,
    pub(crate) address: String,
}

impl Running {
    pub(crate) fn start(data: &Path) -> Self {
        Self::start_with(Command::new(ADUT), "--data", data.as_ref())
    }

    /// With its log in a file. One that grows too large is an error to it and no deadly signal.
    pub(crate) fn start_logging(data: &Path, log: &Path) -> Self {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", ADUT]);
        command.stderr(File::options().append(true).create(true).open(log).unwrap());
        Self::start_with(command, "--data", data.as_ref())
    }

    /// With its games in a PostgreSQL database.
    pub(crate) fn start_on(database: &str) -> Self {
        Self::start_with(Command::new(ADUT), "--database", database.as_ref())
    }

    /// Where it may have so many open files.
    pub(crate) fn start_with_files(files: u32, data: &Path) -> Self {
        let mut shell = Command::new("sh");
        let script = format!("ulimit -n {files}; exec \"$0\" \"$@\"");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_adut")]);
        Self::start_with(shell, "--data", data.as_ref())
    }

    fn start_with(mut command: Command, place: &str, value: &OsStr) -> Self {
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", place])
            .arg(value)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        Self { child, address }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Without any warning, as a power cut would.
    pub(crate) fn kill(self) {
        drop(self);
    }

    /// Politely; the exit status says whether it left in order.
    pub(crate) fn terminate(self) -> Option<i32> {
        self.signal("-TERM");
        self.ended()
    }

    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// The exit status, which comes soon.
    pub(crate) fn ended(mut self) -> Option<i32> {
        for _ in 0..6000 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("it does not end");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Asks and waits for the whole answer; none if the server is gone.
pub(crate) fn ask(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
    let body = body.to_string();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Authorization: Bearer {token}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, serde_json::from_str(body).ok()?))
}

/// Somebody's seat at a table.
#[derive(Clone)]
pub(crate) struct Seat {
    pub(crate) path: String,
    pub(crate) token: String,
}

impl Seat {
    pub(crate) fn from_ticket(ticket: &Value) -> Self {
        let text = |name: &str| ticket[name].as_str().unwrap_or_else(|| panic!("{ticket}"));
        Self { path: format!("/api/tables/{}", text("table")), token: text("token").to_owned() }
    }

    /// Sets up a table and sits down at it.
    pub(crate) fn open(address: &str, request: &Value) -> Self {
        Self::from_ticket(&ask(address, "POST", "/api/tables", "", request).unwrap().1)
    }

    /// Takes the next free seat at the same table.
    pub(crate) fn join(&self, address: &str) -> Self {
        let path = format!("{}/join", self.path);
        Self::from_ticket(&ask(address, "POST", &path, "", &json!({})).unwrap().1)
    }

    /// Asks for something at the table; none if the server is gone.
    pub(crate) fn ask(
        &self,
        address: &str,
        method: &str,
        rest: &str,
        body: &Value,
    ) -> Option<(u16, Value)> {
        ask(address, method, &format!("{}{rest}", self.path), &self.token, body)
    }
}

/// Somebody at a table's socket.
pub(crate) struct Socket(WebSocket<TcpStream>);

impl Socket {
    /// Sits down; none if the server is gone.
    pub(crate) fn enter(address: &str, seat: &Seat) -> Option<Self> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
        let (socket, _) = client(format!("ws://{address}{}/socket", seat.path), stream).ok()?;
        let mut socket = Self(socket);
        socket.say(&json!({ "type": "hello", "token": seat.token }))?;
        Some(socket)
    }

    pub(crate) fn say(&mut self, message: &Value) -> Option<()> {
        self.0.send(Message::Text(message.to_string().into())).ok()
    }

    /// The next snapshot or error; none if the server is gone.
    pub(crate) fn hear(&mut self) -> Option<Value> {
        loop {
            if let Message::Text(text) = self.0.read().ok()? {
                let heard: Value = serde_json::from_str(&text).unwrap();
                if heard["type"] != "thinking" {
                    return Some(heard);
                }
            }
        }
    }
}
