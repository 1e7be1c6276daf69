//! Visitors who send nothing, half of something, or by another name: nobody else is locked out.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use adut_server::{AppState, Limits, serve};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::support::socket::{Listener, listening};
use crate::support::{Asker, SeatedClient, config, in_memory};

/// Longer than anything takes.
const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(150);

fn server_with(limit: impl FnOnce(&mut Limits)) -> Arc<AppState> {
    let mut config = config(in_memory());
    limit(&mut config.limits);
    AppState::new(config).unwrap()
}

/// Connects from another address of this machine.
async fn connect_from(own: &str, address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(own.parse().unwrap(), 0)).unwrap();
    socket.connect(address).await.unwrap()
}

/// All that comes until the other side closes, which it does.
async fn rest(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    // A connection that is reset is closed, too.
    let _ = timeout(LONG, stream.read_to_end(&mut heard)).await.expect("it is closed in time");
    String::from_utf8(heard).unwrap()
}

async fn ask(stream: &mut TcpStream, head: &str) -> String {
    stream.write_all(format!("{head}\r\nConnection: close\r\n\r\n").as_bytes()).await.unwrap();
    rest(stream).await
}

#[tokio::test]
async fn who_says_nothing_locks_nobody_out() {
    let state = server_with(|limits| {
        (limits.connections, limits.connections_of_client) = (40, 10);
        limits.patience = LONG * 60;
    });
    let address = listening(&state).await;
    let mut silent = Vec::new();
    for _ in 0..10 {
        silent.push(connect_from("127.0.0.2", address).await);
    }
    let mut more = connect_from("127.0.0.2", address).await;
    let refused = rest(&mut more).await;
    assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
    assert!(refused.contains("too many connections from your address"), "{refused}");
    let mut other = connect_from("127.0.0.3", address).await;
    let health = ask(&mut other, "GET /health HTTP/1.1\r\nHost: 127.0.0.1").await;
    assert!(health.starts_with("HTTP/1.1 200 "), "{health}");
    // Who hangs up makes room.
    silent.pop();
    for _ in 0..1000 {
        let mut again = connect_from("127.0.0.2", address).await;
        let head = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
        let _ = again.write_all(head.as_bytes()).await;
        if rest(&mut again).await.starts_with("HTTP/1.1 200 ") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("there is no room again");
}

#[tokio::test]
async fn there_are_no_more_connections_than_may_be() {
    let state = server_with(|limits| {
        (limits.connections, limits.connections_of_client) = (4, 100);
        limits.patience = LONG * 60;
    });
    let address = listening(&state).await;
    let [mut one, mut other, mut third] = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..2 {
        one.push(connect_from("127.0.0.2", address).await);
    }
    // One client leaves half to the others, however many it might have.
    let refused = rest(&mut connect_from("127.0.0.2", address).await).await;
    assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
    for _ in 0..2 {
        other.push(connect_from("127.0.0.3", address).await);
    }
    third.push(connect_from("127.0.0.4", address).await);
    let refused = rest(&mut third[0]).await;
    assert!(refused.starts_with("HTTP/1.1 503 "), "{refused}");
    assert!(refused.contains("too many connections at the moment"), "{refused}");
}

#[tokio::test]
async fn who_does_not_send_a_whole_request_is_dropped() {
    let address = listening(&server_with(|limits| limits.patience = SHORT)).await;
    for sent in ["", "GET /health HT", "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: "] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        let heard = rest(&mut stream).await;
        assert!(!heard.contains(" 200 "), "{sent:?}: {heard}");
    }
    // And who sends one whole and then nothing more.
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").await.unwrap();
    let heard = rest(&mut stream).await;
    assert_eq!(heard.matches("HTTP/1.1 200 ").count(), 1, "{heard}");
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let heard = rest(&mut stream).await;
    assert!(heard.starts_with("HTTP/1.1 408 "), "{heard}");
    assert!(heard.contains("did not come in time"), "{heard}");
}

/// How many connections are open, not counting whoever asks.
async fn open(asker: &Asker) -> u64 {
    let counters = String::from_utf8(asker.get("/metrics").await.body).unwrap();
    let line = counters.lines().find(|line| line.starts_with("adut_connections ")).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn who_does_not_read_is_dropped() {
    let state = server_with(|limits| limits.patience = SHORT);
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(address).await.unwrap();
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    // Answers that no buffer between here and there can hold.
    let _ = timeout(LONG, deaf.write_all(request.repeat(3000).as_bytes())).await;
    for _ in 0..6000 {
        if open(&asker).await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("he is still there");
}

#[tokio::test]
async fn closing_waits_for_nobody_for_ever() {
    let state = server_with(|limits| (limits.patience, limits.closing) = (LONG * 60, SHORT));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = tokio::spawn(serve(Arc::clone(&state), listener, async {
        let _ = stopped.await;
    }));
    let asker = Asker::new(&state);
    let request = json!({ "game": "connect4", "seats": ["person", "easy"] });
    let seated_client = SeatedClient::open(&asker, request).await;
    let mut listener = Listener::enter(address, &seated_client.table, seated_client.token()).await;
    listener.hear().await;
    let mut half = TcpStream::connect(address).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
                Content-Length: 9\r\n\r\n{";
    half.write_all(head.as_bytes()).await.unwrap();
    while open(&asker).await < 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    stop.send(()).unwrap();
    timeout(LONG, served).await.expect("it ends in time").unwrap().unwrap();
    assert_eq!(listener.hear_text().await, None, "sockets are told");
    assert_eq!(rest(&mut half).await, "");
}

#[tokio::test]
async fn only_by_its_own_names_the_site_is_asked() {
    let mut config = config(in_memory());
    config.hosts = vec!["cards.example".to_owned()];
    let address = listening(&AppState::new(config).unwrap()).await;
    let port = address.port();
    for (host, status) in [
        (format!("127.0.0.1:{port}"), 200),
        (format!("localhost:{port}"), 200),
        ("cards.example".to_owned(), 200),
        (format!("evil.example:{port}"), 421),
        ("192.168.0.9".to_owned(), 421),
    ] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let heard = ask(&mut stream, &format!("GET /health HTTP/1.1\r\nHost: {host}")).await;
        assert!(heard.starts_with(&format!("HTTP/1.1 {status} ")), "{host}: {heard}");
    }
    for head in
        ["GET /health HTTP/1.0", "GET http://evil.example/health HTTP/1.1\r\nHost: localhost"]
    {
        let heard = ask(&mut TcpStream::connect(address).await.unwrap(), head).await;
        assert!(heard.starts_with("HTTP/1.") && heard.contains(" 421 "), "{heard}");
        assert!(heard.contains("does not answer to the name"), "{heard}");
    }
    for (origin, status) in [
        (format!("http://127.0.0.1:{port}"), "400"),
        ("https://cards.example".to_owned(), "400"),
        ("https://evil.example".to_owned(), "403"),
        ("null".to_owned(), "403"),
    ] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin}\r\n\
             Content-Length: 0"
        );
        let heard = ask(&mut stream, &head).await;
        assert!(heard.starts_with(&format!("HTTP/1.1 {status} ")), "{origin}: {heard}");
    }
}
