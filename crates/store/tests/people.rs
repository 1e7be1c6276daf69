//! Both dialects keep people alike, and count each of their games once.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that is left out says so")]

mod server;

use adut_kernel::Rules;
use adut_store::{
    Change, Happened, Missing, Newcomer, StoreError, StoredEntrant, StoredRound, StoredTable,
    Tables, Tally, Verdict, open_tables,
};
use server::Server;
use time::OffsetDateTime;

fn newcomer(name: &str, key: &[u8]) -> Newcomer {
    let at = OffsetDateTime::from_unix_timestamp(1_800_000_000).unwrap();
    Newcomer { name: name.to_owned(), folded: name.to_lowercase(), key: key.to_vec(), at }
}

fn happened(table: &str, change: Change) -> Happened {
    let at = OffsetDateTime::from_unix_timestamp(1_800_000_000).unwrap();
    Happened { table: table.to_owned(), at, change }
}

/// A table with a program between two people.
fn opened(id: &str) -> [Happened; 2] {
    let entrant = |name: &str, token: Option<u8>| StoredEntrant {
        name: name.to_owned(),
        token: token.map(|byte| vec![byte]),
        called: None,
    };
    let table = StoredTable {
        id: id.to_owned(),
        game: "love-letter".to_owned(),
        rules: Rules::new().with("players", 3),
        seed: None,
        practice: false,
        whole_match: false,
        entrants: vec![entrant("person", Some(1)), entrant("hard", None), entrant("person", None)],
        rounds: Vec::new(),
    };
    let round =
        StoredRound { seed: "s".to_owned(), seating: vec![0, 1, 2], deck: None, moves: Vec::new() };
    [Change::Open(Box::new(table)), Change::Begin { number: 0, round }]
        .map(|change| happened(id, change))
}

fn moved(id: &str, ply: u64) -> Happened {
    happened(id, Change::Move { number: 0, ply, text: "handmaid".to_owned() })
}

fn finish(entrant: usize, verdict: Verdict, difference: f64) -> Change {
    Change::Finish { number: 0, entrant, against: "hard".to_owned(), verdict, difference }
}

/// Everything that is kept of people; `reopen` gives the same store anew.
fn keeps_people(reopen: &dyn Fn() -> Box<dyn Tables>) {
    let mut store = reopen();
    assert_eq!(store.person(b"a").unwrap(), None);
    let ana = store.take_in(&newcomer("Ana'; --", b"a")).unwrap().unwrap();
    assert_eq!((ana.name.as_str(), ana.since), ("Ana'; --", 1_800_000_000));
    assert_eq!(store.take_in(&newcomer("ANA'; --", b"b")).unwrap(), None, "the name is taken");
    let bo = store.take_in(&newcomer("Bo", b"b")).unwrap().unwrap();
    drop(store);

    let mut store = reopen();
    assert_eq!(store.person(b"a").unwrap().as_ref(), Some(&ana));
    assert_eq!(store.tallies(ana.id).unwrap(), []);
    let claim = |id: &str, entrant, person| happened(id, Change::Claim { entrant, person });
    for id in ["x", "y", "z"] {
        store.keep(&opened(id)).unwrap();
        store.keep(&[claim(id, 0, ana.id)]).unwrap();
    }
    store.keep(&[claim("x", 0, ana.id), claim("x", 2, bo.id)]).unwrap();
    let called = |store: &mut Box<dyn Tables>| {
        let table = store.table("x").unwrap().unwrap();
        table.entrants.into_iter().map(|entrant| entrant.called).collect::<Vec<_>>()
    };
    assert_eq!(called(&mut store), [Some(ana.name.clone()), None, Some("Bo".to_owned())]);
    // Nobody sits twice at a table, and nobody takes another's place.
    for wrong in [claim("y", 2, ana.id), claim("x", 0, bo.id)] {
        assert!(matches!(store.keep(&[wrong]), Err(StoreError::Overtaken)));
    }

    // A result comes with the last move. A move that was overtaken brings none.
    let end = |id: &str, verdict, difference| {
        let results = [0, 1, 2].map(|entrant| happened(id, finish(entrant, verdict, difference)));
        std::iter::once(moved(id, 0)).chain(results).collect::<Vec<_>>()
    };
    store.keep(&end("x", Verdict::Won, 1.0)).unwrap();
    assert!(matches!(store.keep(&end("x", Verdict::Won, 1.0)), Err(StoreError::Overtaken)));
    store.keep(&end("y", Verdict::Drawn, 0.0)).unwrap();
    store.keep(&end("z", Verdict::Lost, -0.25)).unwrap();
    let tally = |won, drawn, lost, difference| Tally {
        game: "love-letter".to_owned(),
        against: "hard".to_owned(),
        won,
        drawn,
        lost,
        difference,
    };
    assert_eq!(store.tallies(ana.id).unwrap(), [tally(1, 1, 1, 0.25)]);
    assert_eq!(store.tallies(bo.id).unwrap(), [tally(1, 0, 0, 1.0)]);

    // Results outlive the tables; who leaves takes all along.
    let later = OffsetDateTime::from_unix_timestamp(1_900_000_000).unwrap();
    store.keep(&opened("w")).unwrap();
    store.keep(&[claim("w", 0, bo.id)]).unwrap();
    assert!(store.dismiss(bo.id).unwrap());
    assert!(!store.dismiss(bo.id).unwrap());
    assert_eq!(store.table("w").unwrap().unwrap().entrants[0].called, None);
    store.keep(&end("w", Verdict::Won, 1.0)).unwrap();
    assert_eq!(store.forget(later).unwrap(), 4);
    assert_eq!(store.tallies(ana.id).unwrap(), [tally(1, 1, 1, 0.25)]);
    assert_eq!(store.tallies(bo.id).unwrap(), []);
    assert_ne!(store.take_in(&newcomer("bo", b"c")).unwrap().unwrap().id, bo.id);
}

#[test]
fn sqlite_keeps_people() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("tables.db").display());
    keeps_people(&|| open_tables(&url, Missing::Create).unwrap());
}

#[test]
fn postgresql_keeps_people() {
    if let Some(server) = Server::start() {
        keeps_people(&|| open_tables(&server.url(), Missing::Refuse).unwrap());
    }
}
