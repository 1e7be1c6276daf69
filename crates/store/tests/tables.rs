//! Both dialects keep tables alike.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that is left out says so")]

mod server;

use adut_kernel::Rules;
use adut_store::{
    Change, Clock, Happened, Missing, Notification, StoreError, StoredEntrant, StoredRound,
    StoredTable, Tables, listen, open_tables,
};
use server::Server;
use time::OffsetDateTime;

fn at(seconds: i64) -> OffsetDateTime {
    OffsetDateTime::from_unix_timestamp(1_800_000_000 + seconds).unwrap()
}

/// A change after so many others, at some time.
fn happened(table: &str, after: u64, seconds: i64, change: Change) -> Happened {
    Happened { table: table.to_owned(), at: at(seconds), after, change }
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
        revision: 0,
    }
}

fn round(seed: &str, seating: &[usize]) -> StoredRound {
    let deck = Some(vec!["guard".to_owned(), "'priest'; --".to_owned()]);
    StoredRound { seed: seed.to_owned(), seating: seating.to_vec(), deck, moves: Vec::new() }
}

fn moved(number: u64, ply: u64, text: &str) -> Change {
    Change::Move { number, ply, text: text.to_owned(), results: Vec::new() }
}

/// Everything that is kept of tables; `reopen` gives the same store anew.
fn keeps_tables(reopen: &dyn Fn() -> Box<dyn Tables>) {
    let mut store = reopen();
    assert_eq!(store.table("a").unwrap(), None);
    let open = |id: &str, seconds| happened(id, 0, seconds, Change::Open(Box::new(table(id))));
    let begin = |id: &str, after, seconds, number, round| {
        happened(id, after, seconds, Change::Begin { number, round })
    };
    store
        .keep(&[
            open("a", 0),
            begin("a", 1, 0, 0, round("s0", &[0, 1, 2])),
            open("b", 5),
            begin("b", 1, 0, 0, StoredRound { deck: None, ..round("t", &[0, 1, 2]) }),
        ])
        .unwrap();
    store.keep(&[happened("a", 2, 1, moved(0, 0, "guard>1:prince"))]).unwrap();
    store.keep(&[happened("a", 3, 2, moved(0, 1, "~Ak@2,1"))]).unwrap();
    drop(store);

    let mut store = reopen();
    let mut expected = table("a");
    expected.rounds = vec![round("s0", &[0, 1, 2])];
    expected.revision = 4;
    expected.rounds[0].moves = vec!["guard>1:prince".to_owned(), "~Ak@2,1".to_owned()];
    assert_eq!(store.table("a").unwrap().as_ref(), Some(&expected));
    assert_eq!(store.table("b").unwrap().unwrap().rounds[0].deck, None);
    assert_eq!(["a", "b", "c"].map(|id| store.revision(id).unwrap()), [Some(4), Some(2), None]);

    // Whatever comes after fewer or more changes than there were, a second move at the same place,
    // a move too far, a table or round that is there already, a seat that is taken: none of them,
    // nor what came with them, leaves a trace.
    let sit = |after, entrant| happened("a", after, 3, Change::Sit { entrant, token: vec![1] });
    for overtaken in [
        happened("a", 4, 3, moved(0, 3, "king>0")),
        happened("a", 6, 3, moved(0, 3, "king>0")),
        happened("a", 4, 3, Change::Undo { number: 0, left: 1 }),
        sit(4, 1),
        happened("a", 5, 3, moved(0, 1, "king>0")),
        happened("a", 5, 3, moved(0, 4, "king>0")),
        begin("a", 5, 3, 0, round("other", &[2, 1, 0])),
        open("a", 3),
        sit(5, 0),
    ] {
        let batch = [happened("a", 4, 3, moved(0, 2, "baron>1")), overtaken];
        assert!(matches!(store.keep(&batch), Err(StoreError::Overtaken)), "{batch:?}");
    }
    // A move of no round is refused.
    assert!(store.keep(&[happened("a", 4, 3, moved(9, 0, "x"))]).is_err());
    assert_eq!(store.table("a").unwrap().as_ref(), Some(&expected));

    // Moves are taken back, a free seat is taken, the next round begins.
    store
        .keep(&[
            happened("a", 4, 4, Change::Undo { number: 0, left: 1 }),
            happened("a", 5, 4, moved(0, 1, "countess")),
            sit(6, 1),
            begin("a", 7, 4, 1, round("s1", &[1, 2, 0])),
            happened("a", 8, 4, moved(1, 0, "handmaid")),
        ])
        .unwrap();
    expected.revision = 9;
    expected.rounds[0].moves[1] = "countess".to_owned();
    expected.rounds.push(round("s1", &[1, 2, 0]));
    expected.rounds[1].moves.push("handmaid".to_owned());
    expected.entrants[1].token = Some(vec![1]);
    assert_eq!(store.table("a").unwrap().as_ref(), Some(&expected));

    // Old tables go, with all that belongs to them.
    assert_eq!(store.forget(at(3)).unwrap(), 1);
    assert_eq!(store.table("b").unwrap(), None);
    assert_eq!(store.table("a").unwrap().as_ref(), Some(&expected));
    assert_eq!(store.forget(at(100)).unwrap(), 1);
    store.keep(&[open("a", 200), begin("a", 1, 200, 0, round("new", &[0, 1, 2]))]).unwrap();
    assert_eq!(store.table("a").unwrap().unwrap().rounds, [round("new", &[0, 1, 2])]);

    // Texts with NUL, which PostgreSQL does not know, are nowhere found and not kept.
    assert_eq!(store.table("\0").unwrap(), None);
    assert_eq!(store.revision("a\0").unwrap(), None);
    for text in ["\0", "a\0"] {
        let opened = StoredTable { seed: Some(text.to_owned()), ..table("n") };
        for change in [moved(0, 0, text), Change::Open(Box::new(opened))] {
            let kept = store.keep(&[happened("a", 2, 201, change)]);
            assert!(matches!(kept, Err(StoreError::Nul)), "{kept:?}");
        }
    }

    // Time goes on, and neither of its hands goes back.
    assert_eq!(store.clock().unwrap(), Clock::default());
    for (noted, reached, latest) in [((7, 9), 7, 9), ((8, 8), 8, 9), ((7, 10), 8, 10)] {
        store.advance(&Clock { reached: noted.0, latest: noted.1 }).unwrap();
        assert_eq!(store.clock().unwrap(), Clock { reached, latest });
    }

    // Where nothing is to be kept it is tried whether anything can be.
    store.keep(&[]).unwrap();
}

#[test]
fn sqlite_keeps_tables() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("tables.db").display());
    keeps_tables(&|| open_tables(&url, Missing::Create).unwrap());
}

#[test]
fn postgresql_keeps_tables() {
    {
        let server = Server::start();
        keeps_tables(&|| open_tables(&server.url(), Missing::Refuse).unwrap());
    }
}

/// Who listens hears of every change that is kept, of none that is not, and of who is there.
#[test]
fn postgresql_tells_of_every_change() {
    let server = Server::start();
    let mut news = listen(&server.url()).unwrap().unwrap();
    let [mut one, mut other] = [0; 2].map(|_| open_tables(&server.url(), Missing::Refuse).unwrap());
    assert_eq!(news.wait().unwrap(), Notification::Anything, "before, one did not listen");
    one.keep(&[
        happened("a", 0, 0, Change::Open(Box::new(table("a")))),
        happened("a", 1, 0, Change::Begin { number: 0, round: round("s", &[0, 1, 2]) }),
    ])
    .unwrap();
    other.keep(&[happened("a", 2, 0, moved(0, 0, "handmaid"))]).unwrap();
    assert!(one.keep(&[happened("a", 2, 0, moved(0, 0, "king>1"))]).is_err());
    let present: Vec<_> = (0..450).map(|number| (format!("table{number:07}"), number)).collect();
    one.announce(&present).unwrap();
    other.announce(&[]).unwrap();
    let changed = |revision| Notification::Changed { table: "a".to_owned(), revision };
    for expected in [changed(1), changed(2), changed(3)] {
        assert_eq!(news.wait().unwrap(), expected);
    }
    let mut heard = Vec::new();
    while heard.len() < present.len() {
        let Notification::Present(part) = news.wait().unwrap() else { panic!("only who is there") };
        heard.extend(part);
    }
    assert_eq!(heard, present);
    assert_eq!(news.wait().unwrap(), Notification::Present(Vec::new()));

    // A connection that was cut is made anew, and that something was missed is told.
    server.cut_connections();
    assert_eq!(news.wait().unwrap(), Notification::Anything);
    let mut again = open_tables(&server.url(), Missing::Refuse).unwrap();
    again.keep(&[happened("a", 3, 0, moved(0, 1, "king>0"))]).unwrap();
    assert_eq!(news.wait().unwrap(), changed(4));
}

#[test]
fn a_file_has_no_news() {
    assert!(listen("sqlite:tables.db").unwrap().is_none());
    assert!(matches!(listen("mysql://x"), Err(StoreError::Address(_))));
}

/// Of many who change one table at the same time, each change is kept once and in its place, and
/// who looks meanwhile sees the table as it was at some moment.
#[test]
fn postgresql_takes_one_change_at_a_time() {
    let server = Server::start();
    let opened = ["a", "b"].map(|id| happened(id, 0, 0, Change::Open(Box::new(table(id)))));
    let begun = ["a", "b"]
        .map(|id| happened(id, 1, 0, Change::Begin { number: 0, round: round("s", &[0, 1, 2]) }));
    let mut store = open_tables(&server.url(), Missing::Refuse).unwrap();
    store.keep(&[opened, begun].concat()).unwrap();
    let kept: Vec<u64> = std::thread::scope(|scope| {
        let writers = [["a", "b"], ["b", "a"]].map(|order| {
            let mut store = open_tables(&server.url(), Missing::Refuse).unwrap();
            scope.spawn(move || {
                let mut kept = 0;
                for _ in 0..100 {
                    let [here, there] = order.map(|id| store.revision(id).unwrap().unwrap());
                    let moves = [(order[0], here), (order[1], there)]
                        .map(|(id, after)| happened(id, after, 0, moved(0, after - 2, "x")));
                    match store.keep(&moves) {
                        Ok(()) => kept += 1,
                        Err(StoreError::Overtaken) => {}
                        Err(error) => panic!("{error}"),
                    }
                }
                kept
            })
        });
        while !writers.iter().all(|writer| writer.is_finished()) {
            let table = store.table("a").unwrap().unwrap();
            assert_eq!(table.revision, 2 + table.rounds[0].moves.len() as u64);
        }
        writers.map(|writer| writer.join().unwrap()).to_vec()
    });
    let all = kept.iter().sum::<u64>();
    assert!(all >= 100, "somebody is always first: {kept:?}");
    for id in ["a", "b"] {
        let table = store.table(id).unwrap().unwrap();
        assert_eq!((table.revision, table.rounds[0].moves.len() as u64), (2 + all, all));
    }
}
