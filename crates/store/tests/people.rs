//! Both dialects keep people alike, and count each of their games once.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that is left out says so")]

mod server;

use adut_kernel::Rules;
use adut_store::{
    Change, Happened, Missing, Newcomer, PersonId, StoreError, StoredEntrant, StoredResult,
    StoredRound, StoredTable, Tables, Tally, Verdict, open_tables,
};
use server::Server;
use time::OffsetDateTime;

fn newcomer(name: &str, key: &[u8]) -> Newcomer {
    let at = OffsetDateTime::from_unix_timestamp(1_800_000_000).unwrap();
    let folded = name.to_lowercase();
    let formerly_folded = folded.clone();
    Newcomer { name: name.to_owned(), folded, formerly_folded, key: key.to_vec(), at }
}

/// Keeps changes of a table, in the order in which they are given.
fn keep(store: &mut Box<dyn Tables>, id: &str, changes: Vec<Change>) -> Result<(), StoreError> {
    let at = OffsetDateTime::from_unix_timestamp(1_800_000_000).unwrap();
    let revision = store.revision(id)?.unwrap_or(0);
    let happened = |(after, change)| Happened { table: id.to_owned(), at, after, change };
    store.keep(&(revision..).zip(changes).map(happened).collect::<Vec<_>>())
}

/// A table with a program between two people.
fn opened(id: &str) -> Vec<Change> {
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
        revision: 0,
    };
    let round =
        StoredRound { seed: "s".to_owned(), seating: vec![0, 1, 2], deck: None, moves: Vec::new() };
    vec![Change::Open(Box::new(table)), Change::Begin { number: 0, round }]
}

fn claim(entrant: usize, person: PersonId) -> Vec<Change> {
    vec![Change::Claim { entrant, person }]
}

/// The first move, which ends the game alike for all.
fn end(verdict: Verdict, difference: f64) -> Vec<Change> {
    let result =
        |entrant| StoredResult { entrant, against: "hard".to_owned(), verdict, difference };
    let results = (0..3).map(result).collect();
    vec![Change::Move { number: 0, ply: 0, text: "handmaid".to_owned(), results }]
}

/// Everything that is kept of people; `reopen` gives the same store anew.
fn keeps_people(reopen: &dyn Fn() -> Box<dyn Tables>) {
    let mut store = reopen();
    assert_eq!(store.person(b"a").unwrap(), None);
    let ana = store.take_in(&newcomer("Ana'; --", b"a")).unwrap().unwrap();
    assert_eq!((ana.name.as_str(), ana.since), ("Ana'; --", 1_800_000_000));
    assert_eq!(store.take_in(&newcomer("ANA'; --", b"b")).unwrap(), None, "the name is taken");
    // Names of older versions stay taken, whatever they are compared by now.
    let otherwise = Newcomer { folded: "looks otherwise".to_owned(), ..newcomer("ANA'; --", b"b") };
    assert_eq!(store.take_in(&otherwise).unwrap(), None, "the name was taken before");
    let bo = store.take_in(&newcomer("Bo", b"b")).unwrap().unwrap();
    drop(store);

    let mut store = reopen();
    assert_eq!(store.person(b"a").unwrap().as_ref(), Some(&ana));
    assert_eq!(store.tallies(ana.id).unwrap(), []);
    for id in ["x", "y", "z"] {
        keep(&mut store, id, opened(id)).unwrap();
        keep(&mut store, id, claim(0, ana.id)).unwrap();
    }
    keep(&mut store, "x", [claim(0, ana.id), claim(2, bo.id)].concat()).unwrap();
    let table = store.table("x").unwrap().unwrap();
    let called: Vec<_> = table.entrants.into_iter().map(|entrant| entrant.called).collect();
    assert_eq!(called, [Some(ana.name.clone()), None, Some("Bo".to_owned())]);
    // Nobody sits twice at a table, and nobody takes another's place.
    for (id, wrong) in [("y", claim(2, ana.id)), ("x", claim(0, bo.id))] {
        assert!(matches!(keep(&mut store, id, wrong), Err(StoreError::Overtaken)));
    }

    // A result comes with the last move. A move that was overtaken brings none.
    keep(&mut store, "x", end(Verdict::Won, 1.0)).unwrap();
    let again = keep(&mut store, "x", end(Verdict::Won, 1.0));
    assert!(matches!(again, Err(StoreError::Overtaken)));
    keep(&mut store, "y", end(Verdict::Drawn, 0.0)).unwrap();
    keep(&mut store, "z", end(Verdict::Lost, -0.25)).unwrap();
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
    keep(&mut store, "w", opened("w")).unwrap();
    keep(&mut store, "w", claim(0, bo.id)).unwrap();
    assert!(store.dismiss(bo.id).unwrap());
    assert!(!store.dismiss(bo.id).unwrap());
    assert_eq!(store.table("w").unwrap().unwrap().entrants[0].called, None);
    keep(&mut store, "w", end(Verdict::Won, 1.0)).unwrap();
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
    {
        let server = Server::start();
        keeps_people(&|| open_tables(&server.url(), Missing::Refuse).unwrap());
    }
}
