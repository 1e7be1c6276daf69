//! Both dialects keep tables alike.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that is left out says so")]

mod server;

use adut_kernel::Rules;
use adut_store::{
    Change, Happened, Missing, StoreError, StoredEntrant, StoredRound, StoredTable, Tables,
    open_tables,
};
use server::Server;
use time::OffsetDateTime;

fn happened(table: &str, seconds: i64, change: Change) -> Happened {
    let at = OffsetDateTime::from_unix_timestamp(1_800_000_000 + seconds).unwrap();
    Happened { table: table.to_owned(), at, change }
}

fn table(id: &str) -> StoredTable {
    let entrant = |name: &str, token| StoredEntrant { name: name.to_owned(), token, called: None };
    StoredTable {
        id: id.to_owned(),
        game: "love-letter".to_owned(),
        rules: Rules::new().with("players", 3).with("ties", "all"),
        seed: None,
        practice: true,
        whole_match: false,
        entrants: vec![
            entrant("person", Some(vec![0, 255, 7])),
            entrant("person", None),
            entrant("ismcts", None),
        ],
        rounds: Vec::new(),
    }
}

fn round(seed: &str, seating: &[usize]) -> StoredRound {
    let deck = Some(vec!["guard".to_owned(), "'priest'; --".to_owned()]);
    StoredRound { seed: seed.to_owned(), seating: seating.to_vec(), deck, moves: Vec::new() }
}

fn moved(number: u64, ply: u64, text: &str) -> Change {
    Change::Move { number, ply, text: text.to_owned() }
}

/// Everything that is kept of tables; `reopen` gives the same store anew.
fn keeps_tables(reopen: &dyn Fn() -> Box<dyn Tables>) {
    let mut store = reopen();
    assert_eq!(store.table("a").unwrap(), None);
    let open = |id: &str, seconds| happened(id, seconds, Change::Open(Box::new(table(id))));
    let begin = |id: &str, number, round| happened(id, 0, Change::Begin { number, round });
    store
        .keep(&[
            open("a", 0),
            begin("a", 0, round("s0", &[0, 1, 2])),
            open("b", 5),
            begin("b", 0, StoredRound { deck: None, ..round("t", &[0, 1, 2]) }),
        ])
        .unwrap();
    store.keep(&[happened("a", 1, moved(0, 0, "guard>1:prince"))]).unwrap();
    store.keep(&[happened("a", 2, moved(0, 1, "~Ak@2,1"))]).unwrap();
    drop(store);

    let mut store = reopen();
    let mut expected = table("a");
    expected.rounds = vec![round("s0", &[0, 1, 2])];
    expected.rounds[0].moves = vec!["guard>1:prince".to_owned(), "~Ak@2,1".to_owned()];
    assert_eq!(store.table("a").unwrap().as_ref(), Some(&expected));
    assert_eq!(store.table("b").unwrap().unwrap().rounds[0].deck, None);

    // A second move at the same place, a move too far, a table or round that is there already, a
    // seat that is taken: none of them, nor what came with them, leaves a trace.
    let sit = |entrant| happened("a", 3, Change::Sit { entrant, token: vec![1] });
    for overtaken in [
        happened("a", 3, moved(0, 1, "king>0")),
        happened("a", 3, moved(0, 4, "king>0")),
        begin("a", 0, round("other", &[2, 1, 0])),
        open("a", 3),
        sit(0),
    ] {
        let batch = [happened("a", 3, moved(0, 2, "baron>1")), overtaken];
        assert!(matches!(store.keep(&batch), Err(StoreError::Overtaken)), "{batch:?}");
    }
    // A move of no round is refused.
    assert!(store.keep(&[happened("a", 3, moved(9, 0, "x"))]).is_err());
    assert_eq!(store.table("a").unwrap().as_ref(), Some(&expected));

    // Moves are taken back, a free seat is taken, the next round begins.
    store
        .keep(&[
            happened("a", 4, Change::Undo { number: 0, left: 1 }),
            happened("a", 4, moved(0, 1, "countess")),
            sit(1),
            begin("a", 1, round("s1", &[1, 2, 0])),
            happened("a", 4, moved(1, 0, "handmaid")),
        ])
        .unwrap();
    expected.rounds[0].moves[1] = "countess".to_owned();
    expected.rounds.push(round("s1", &[1, 2, 0]));
    expected.rounds[1].moves.push("handmaid".to_owned());
    expected.entrants[1].token = Some(vec![1]);
    assert_eq!(store.table("a").unwrap().as_ref(), Some(&expected));

    // Old tables go, with all that belongs to them.
    let at = |seconds| happened("", seconds, Change::Undo { number: 0, left: 0 }).at;
    assert_eq!(store.forget(at(3)).unwrap(), 1);
    assert_eq!(store.table("b").unwrap(), None);
    assert_eq!(store.table("a").unwrap().as_ref(), Some(&expected));
    assert_eq!(store.forget(at(100)).unwrap(), 1);
    store.keep(&[open("a", 200), begin("a", 0, round("new", &[0, 1, 2]))]).unwrap();
    assert_eq!(store.table("a").unwrap().unwrap().rounds, [round("new", &[0, 1, 2])]);
}

#[test]
fn sqlite_keeps_tables() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("tables.db").display());
    keeps_tables(&|| open_tables(&url, Missing::Create).unwrap());
}

#[test]
fn postgresql_keeps_tables() {
    if let Some(server) = Server::start() {
        keeps_tables(&|| open_tables(&server.url(), Missing::Refuse).unwrap());
    }
}
