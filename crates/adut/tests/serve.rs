//! The real program on a socket: it is killed and goes on.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// The program while it runs.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_adut"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        Self { child, address }
    }

    /// Without any warning, as a power cut would.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Politely; the exit status says whether it left in order.
    fn terminate(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

/// Asks and waits for the whole answer; none if the server is gone.
fn ask(address: &str, method: &str, path: &str, token: &str, body: &Value) -> Option<(u16, Value)> {
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

/// Plays on, and remembers what it was last shown, until the server is gone.
fn play_on(address: &str, path: &str, token: &str, shown: &Mutex<Value>) -> Option<()> {
    let ask = |method: &str, rest: &str, body: Value| {
        let (status, answer) = ask(address, method, &format!("{path}{rest}"), token, &body)?;
        assert_eq!(status, 200, "{answer}");
        *shown.lock().unwrap() = answer.clone();
        Some(answer)
    };
    loop {
        let table = ask("GET", "?settled=true", json!({}))?;
        if table["over"].is_object() {
            ask("POST", "/next", json!({}))?;
        } else {
            ask("POST", "/moves", json!({ "move": table["legal"][0], "ply": table["ply"] }))?;
        }
    }
}

#[test]
fn no_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path());
    let wish = json!({ "game": "tablic", "seats": ["person", "normal"] });
    let (status, ticket) = ask(&server.address, "POST", "/api/tables", "", &wish).unwrap();
    assert_eq!(status, 201, "{ticket}");
    server.kill();
    let path = format!("/api/tables/{}", ticket["table"].as_str().unwrap());
    let token = ticket["token"].as_str().unwrap().to_owned();
    let shown = Arc::new(Mutex::new(json!({ "number": 0, "history": [] })));
    for round in 0..12u64 {
        let server = Running::start(folder.path());
        let (status, now) = ask(&server.address, "GET", &path, &token, &json!({})).unwrap();
        assert_eq!(status, 200, "{now}");
        let before = shown.lock().unwrap().clone();
        let (number, history) = (now["number"].as_u64(), now["history"].as_array().unwrap());
        assert!(number >= before["number"].as_u64(), "{before} then {now}");
        if number == before["number"].as_u64() {
            let known = before["history"].as_array().unwrap();
            assert!(history.starts_with(known), "{known:?} then {history:?}");
        }
        let player = {
            let (address, path) = (server.address.clone(), path.clone());
            let (token, shown) = (token.clone(), Arc::clone(&shown));
            thread::spawn(move || play_on(&address, &path, &token, &shown))
        };
        thread::sleep(Duration::from_millis(20 + round * 37 % 150));
        server.kill();
        player.join().unwrap();
    }
    let end = shown.lock().unwrap().clone();
    assert!(end["number"].as_u64() > Some(0) || end["ply"].as_u64() > Some(10), "{end}");

    let server = Running::start(folder.path());
    let (status, health) = ask(&server.address, "GET", "/health", "", &json!({})).unwrap();
    assert_eq!((status, &health["status"]), (200, &json!("ok")));
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn what_cannot_be_served_is_said_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let file = file.to_str().unwrap();
    let data = folder.path().to_str().unwrap();
    for (args, sentence) in [
        (["--listen", "nowhere", "--data", data], "nowhere"),
        (["--listen", "203.0.113.1:1", "--data", data], "cannot listen on 203.0.113.1:1"),
        (["--listen", "127.0.0.1:0", "--data", file], "cannot make the folder"),
        (
            ["--listen", "127.0.0.1:0", "--database", "mysql://x"],
            "is not the address of a database",
        ),
    ] {
        let mut adut = Command::new(env!("CARGO_BIN_EXE_adut"));
        let output = adut.arg("serve").args(args).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence), "{said}");
    }
}
