//! A connection to a server that is lost at the worst moment.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that is left out says so")]

mod server;

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::sync::{Arc, Mutex};
use std::thread;

use adut_kernel::Rules;
use adut_store::{
    Change, Happened, Missing, RunStart, StoreError, StoredEntrant, StoredRound, StoredTable, open,
    open_tables,
};
use server::Server;
use time::OffsetDateTime;

/// What is done to the connection that commits next.
#[derive(Clone, Copy, PartialEq)]
enum Plan {
    Nothing,
    /// It is cut before the server hears of it.
    CutBefore,
    /// It is cut after the server has done it, before anybody hears of it.
    CutAfter,
    /// As before, and nobody is let in any more.
    CutAfterAndClose,
    Closed,
}

/// Stands between a store and its server.
struct Between {
    url: String,
    plan: Arc<Mutex<Plan>>,
    connections: Arc<Mutex<usize>>,
}

impl Between {
    fn new(server: &Server) -> Self {
        let folder = server.url().split_once("host=").unwrap().1.to_owned();
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let plan = Arc::new(Mutex::new(Plan::Nothing));
        let connections = Arc::new(Mutex::new(0));
        let between = Self {
            url: format!("postgres://adut@127.0.0.1:{port}/postgres?sslmode=disable"),
            plan: Arc::clone(&plan),
            connections: Arc::clone(&connections),
        };
        thread::spawn(move || {
            for client in listener.incoming() {
                let client = client.unwrap();
                if *plan.lock().unwrap() == Plan::Closed {
                    continue;
                }
                *connections.lock().unwrap() += 1;
                let server = UnixStream::connect(format!("{folder}/.s.PGSQL.5432")).unwrap();
                let plan = Arc::clone(&plan);
                thread::spawn(move || pass_on(&client, &server, &plan));
            }
        });
        between
    }

    fn plans(&self, plan: Plan) {
        *self.plan.lock().unwrap() = plan;
    }

    fn connections(&self) -> usize {
        *self.connections.lock().unwrap()
    }
}

/// Passes on what either side says, until the plan is carried out.
fn pass_on(client: &TcpStream, server: &UnixStream, plan: &Arc<Mutex<Plan>>) {
    let swallows = Arc::new(Mutex::new(false));
    let (mut from, mut to) = (server.try_clone().unwrap(), client.try_clone().unwrap());
    let swallowed = Arc::clone(&swallows);
    let back = thread::spawn(move || {
        let mut buffer = [0; 1 << 16];
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            if *swallowed.lock().unwrap() || to.write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
    });
    let (mut from, mut to) = (client, server);
    let mut buffer = [0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        if buffer[..count].windows(6).any(|word| word == b"COMMIT") {
            let mut plan = plan.lock().unwrap();
            let next = if *plan == Plan::CutAfterAndClose { Plan::Closed } else { Plan::Nothing };
            let now = std::mem::replace(&mut *plan, next);
            *swallows.lock().unwrap() = matches!(now, Plan::CutAfter | Plan::CutAfterAndClose);
            if now == Plan::CutBefore {
                break;
            }
        }
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    if !*swallows.lock().unwrap() {
        let _ = (client.shutdown(Shutdown::Both), server.shutdown(Shutdown::Both));
    }
    back.join().unwrap();
}

fn at() -> OffsetDateTime {
    OffsetDateTime::from_unix_timestamp(1_800_000_000).unwrap()
}

fn happened(after: u64, change: Change) -> Happened {
    Happened { table: "a".to_owned(), at: at(), after, change }
}

fn moved(ply: u64) -> [Happened; 1] {
    let (number, text) = (0, format!("move {ply}"));
    [happened(2 + ply, Change::Move { number, ply, text, results: Vec::new() })]
}

fn opened() -> [Happened; 2] {
    let entrant = StoredEntrant { name: "person".to_owned(), token: None, called: None };
    let table = StoredTable {
        id: "a".to_owned(),
        game: "connect4".to_owned(),
        rules: Rules::new(),
        seed: None,
        practice: false,
        whole_match: false,
        entrants: vec![entrant],
        rounds: Vec::new(),
        revision: 0,
    };
    let (seed, seating) = ("s".to_owned(), vec![0]);
    let round = StoredRound { seed, seating, deck: None, moves: Vec::new() };
    [happened(0, Change::Open(Box::new(table))), happened(1, Change::Begin { number: 0, round })]
}

/// Whether the answer to a commit was lost or the commit itself, each change is kept once, and who
/// made it is told so.
#[test]
fn what_was_committed_is_known_although_the_answer_was_lost() {
    let server = Server::start();
    let between = Between::new(&server);
    let mut store = open_tables(&between.url, Missing::Refuse).unwrap();
    store.keep(&opened()).unwrap();
    let before = between.connections();
    for (ply, plan) in [Plan::CutAfter, Plan::CutBefore, Plan::CutAfter].into_iter().enumerate() {
        between.plans(plan);
        store.keep(&moved(ply as u64)).unwrap();
        let table = store.table("a").unwrap().unwrap();
        assert_eq!(table.rounds[0].moves.len(), ply + 1);
    }
    assert_eq!(between.connections(), before + 3, "one new connection for each that was cut");

    let mut runs = open(&between.url, Missing::Refuse).unwrap();
    let run = RunStart {
        command: "adut compare".to_owned(),
        version: "0".to_owned(),
        game: "connect4".to_owned(),
        rules: Rules::new(),
        seed: "7".to_owned(),
        deals: 1,
        players: vec!["random".to_owned()],
        started: at(),
        order: None,
    };
    between.plans(Plan::CutAfter);
    let id = runs.begin(&run).unwrap();
    let all: Vec<_> = runs.runs(&adut_store::Filter::default()).unwrap();
    assert_eq!(all.iter().map(|run| run.id).collect::<Vec<_>>(), [id], "it is entered once");
}

/// Where nobody can be asked, nobody says that nothing was changed.
#[test]
fn what_is_not_known_is_said_to_be_unknown() {
    let server = Server::start();
    let between = Between::new(&server);
    let mut store = open_tables(&between.url, Missing::Refuse).unwrap();
    store.keep(&opened()).unwrap();
    between.plans(Plan::CutAfterAndClose);
    let kept = store.keep(&moved(0));
    assert!(matches!(kept, Err(StoreError::Unknown { .. })), "{kept:?}");
    assert!(matches!(store.revision("a"), Err(StoreError::Open { .. })));
    assert!(matches!(store.keep(&moved(1)), Err(StoreError::Open { .. })));
    between.plans(Plan::Nothing);
    assert_eq!(store.revision("a").unwrap(), Some(3), "it was kept");
    store.keep(&moved(1)).unwrap();
}

/// Nothing that a visitor may ask for costs the connection.
#[test]
fn no_text_costs_the_connection() {
    let server = Server::start();
    let between = Between::new(&server);
    let mut store = open_tables(&between.url, Missing::Refuse).unwrap();
    store.keep(&opened()).unwrap();
    let before = between.connections();
    for text in ["\0", "a\0", "'", "\u{ffff}", "\\u0000", &"x".repeat(100_000)] {
        assert_eq!(store.table(text).unwrap(), None);
        assert_eq!(store.revision(text).unwrap(), None);
        let (number, text) = (0, text.to_owned());
        let _ =
            store.keep(&[happened(99, Change::Move { number, ply: 0, text, results: Vec::new() })]);
    }
    assert!(matches!(store.keep(&moved(5)), Err(StoreError::Overtaken)));
    assert_eq!(between.connections(), before);
}
