//! The server ends when it is told to, whoever keeps it waiting; and nobody uses up its files.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use tokio::net::TcpSocket;

use crate::support::Running;

/// A request of which the rest never comes.
fn half_a_request(address: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Length: 9\r\n\
         Content-Type: application/json\r\nExpect: 100-continue\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    // It says so when it waits for the rest.
    let mut said = [0; 12];
    stream.read_exact(&mut said).unwrap();
    assert_eq!(&said, b"HTTP/1.1 100");
    stream.write_all(b"{").unwrap();
    stream
}

#[test]
fn half_a_request_does_not_keep_it_from_ending() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path());
    let mut half = half_a_request(&server.address);
    assert_eq!(server.terminate(), Some(0));
    let mut rest = Vec::new();
    // Closed in one way or the other.
    let _ = half.read_to_end(&mut rest);
}

#[test]
fn whoever_asks_twice_does_not_wait() {
    for (signal, code) in [("-TERM", 143), ("-INT", 130)] {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path());
        let _half = half_a_request(&server.address);
        server.signal(signal);
        // It has heard the first once it takes no more on.
        while TcpStream::connect(&server.address).is_ok() {
            thread::sleep(Duration::from_millis(2));
        }
        server.signal(signal);
        assert_eq!(server.ended(), Some(code));
    }
}

/// With few files it takes few connections, and one address leaves some to the others.
#[test]
fn silent_connections_do_not_use_up_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start_with_files(200, folder.path());
    let silent: Vec<_> = (0..300).map(|_| TcpStream::connect(&server.address).unwrap()).collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let stream = runtime.block_on(async {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(([127, 0, 0, 2], 0).into()).unwrap();
        socket.connect(server.address.parse().unwrap()).await.unwrap().into_std().unwrap()
    });
    stream.set_nonblocking(false).unwrap();
    let mut stream = stream;
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    write!(stream, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    drop(silent);
    assert_eq!(server.terminate(), Some(0));
}
