//! Whatever fails within a write, at whichever statement: nothing of it is kept, and what follows is
//! kept as if nothing had happened.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::path::Path;

use adut_kernel::{Record, Rules};
use adut_store::{
    Change, Clock, Happened, Missing, Newcomer, RunStart, StoreError, StoredEntrant, StoredOrder,
    StoredResult, StoredRound, StoredTable, Verdict, open, open_tables,
};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, SqliteConnection};
use time::OffsetDateTime;
use tokio::runtime::{Builder, Runtime};

fn at(seconds: i64) -> OffsetDateTime {
    OffsetDateTime::from_unix_timestamp(1_800_000_000 + seconds).unwrap()
}

/// Both sides of a store.
struct Stores {
    runs: Box<dyn adut_store::Store>,
    tables: Box<dyn adut_store::Tables>,
}

impl Stores {
    fn open(path: &Path) -> Self {
        let url = format!("sqlite:{}", path.display());
        let runs = open(&url, Missing::Create).unwrap();
        Self { runs, tables: open_tables(&url, Missing::Create).unwrap() }
    }

    fn keep(&mut self, after: u64, changes: Vec<Change>) -> Result<(), StoreError> {
        let happened = |(after, change)| {
            let table = if matches!(change, Change::Open(_)) { "b" } else { "a" };
            Happened { table: table.to_owned(), at: at(9), after, change }
        };
        let changes: Vec<_> = (after..).zip(changes).map(happened).collect();
        self.tables.keep(&changes)
    }

    /// Has each side roll a write back on purpose and then write, none of which changes anything but
    /// the marks. A connection that is not where its driver believes it to be stays in a transaction
    /// with that, and all it writes from then on is for nothing.
    fn try_both(&mut self) {
        let overtaken = self.keep(99, vec![moved(0, false)]);
        assert!(matches!(overtaken, Err(StoreError::Overtaken)), "{overtaken:?}");
        self.tables.keep(&[]).unwrap();
        let unknown = self.runs.finish(99, at(0), &json!({}));
        assert!(matches!(unknown, Err(StoreError::NoSuchRun(99))), "{unknown:?}");
        self.runs.delete_run(99).unwrap();
    }
}

fn run(is_ordered: bool) -> RunStart {
    let order = || StoredOrder { settings: json!({"deals": 1}), token: vec![7], entered: at(0) };
    RunStart {
        command: "adut compare".to_owned(),
        version: "0".to_owned(),
        game: "connect4".to_owned(),
        rules: Rules::new(),
        seed: "7".to_owned(),
        deals: 20,
        players: vec!["random".to_owned(), "easy".to_owned()],
        started: at(0),
        order: is_ordered.then(order),
    }
}

fn table(id: &str) -> StoredTable {
    let entrant = |token| StoredEntrant { name: "person".to_owned(), token, called: None };
    StoredTable {
        id: id.to_owned(),
        game: "connect4".to_owned(),
        rules: Rules::new(),
        seed: None,
        practice: true,
        whole_match: false,
        entrants: vec![entrant(Some(vec![1])), entrant(None)],
        rounds: Vec::new(),
        revision: 0,
    }
}

fn begin(number: u64) -> Change {
    let (seed, seating) = ("s".to_owned(), vec![0, 1]);
    Change::Begin { number, round: StoredRound { seed, seating, deck: None, moves: Vec::new() } }
}

/// A move, which ends the game or does not.
fn moved(ply: u64, ends: bool) -> Change {
    let result = || StoredResult {
        entrant: 0,
        against: "person".to_owned(),
        verdict: Verdict::Won,
        difference: 1.0,
    };
    let results = ends.then(result).into_iter().collect();
    Change::Move { number: 0, ply, text: "4".to_owned(), results }
}

fn newcomer(name: &str) -> Newcomer {
    let name = name.to_owned();
    let (folded, formerly_folded) = (name.clone(), name.clone());
    Newcomer { folded, formerly_folded, key: name.clone().into_bytes(), name, at: at(0) }
}

/// A database with something of everything: runs 1 and 2 with records, persons 1 and 2, and
/// table `a` with a move and the first of them at it.
fn fill(path: &Path) {
    let mut stores = Stores::open(path);
    for ordered in [false, true] {
        let id = stores.runs.begin(&run(ordered)).unwrap();
        stores.runs.append(id, 0, &[Record::default(), Record::default()]).unwrap();
    }
    for name in ["Ana", "Eva"] {
        stores.tables.take_in(&newcomer(name)).unwrap().unwrap();
    }
    let open = Change::Open(Box::new(table("a")));
    let opened = Happened { table: "a".to_owned(), at: at(0), after: 0, change: open };
    stores.tables.keep(&[opened]).unwrap();
    let claim = Change::Claim { entrant: 0, person: 1 };
    stores.keep(1, vec![begin(0), claim, moved(0, false)]).unwrap();
}

type Write = fn(&mut Stores) -> Result<(), StoreError>;

/// Every write that there is.
const WRITES: &[(&str, Write)] = &[
    ("begin", |it| it.runs.begin(&run(true)).map(|_| ())),
    ("append", |it| it.runs.append(1, 2, &vec![Record::default(); 1500])),
    ("finish", |it| it.runs.finish(1, at(5), &json!({"done": true}))),
    ("note", |it| it.runs.note(1, &json!({"half": true}))),
    ("keep_run", |it| it.runs.keep_run(2, true)),
    ("delete_run", |it| it.runs.delete_run(2)),
    ("forget_runs", |it| it.runs.forget_runs(at(1)).map(|_| ())),
    ("open", |it| it.keep(0, vec![Change::Open(Box::new(table("b")))])),
    ("sit", |it| it.keep(4, vec![Change::Sit { entrant: 1, token: vec![2] }])),
    ("begin a round", |it| it.keep(4, vec![begin(1)])),
    ("move", |it| it.keep(4, vec![moved(1, false), moved(2, true)])),
    ("undo", |it| it.keep(4, vec![Change::Undo { number: 0, left: 0 }])),
    ("claim", |it| it.keep(4, vec![Change::Claim { entrant: 1, person: 2 }])),
    ("try", |it| it.keep(0, Vec::new())),
    ("forget", |it| it.tables.forget(at(100)).map(|_| ())),
    ("advance", |it| it.tables.advance(&Clock { reached: 5, latest: 6 })),
    ("take in", |it| it.tables.take_in(&newcomer("Iva")).map(|_| ())),
    ("dismiss", |it| it.tables.dismiss(1).map(|_| ())),
];

/// How a statement fails, in the words of a trigger.
const MANNERS: [(&str, &str); 3] = [
    // As when the disk is full: the whole transaction is rolled back at once.
    ("rollback", "SELECT RAISE(ROLLBACK, 'injected');"),
    ("abort", "SELECT RAISE(ABORT, 'injected');"),
    // Not the statement fails but the COMMIT: a foreign key is looked at then.
    ("commit", "INSERT INTO fault VALUES (7);"),
];

/// Another way to the same file, which sees only what was committed.
struct Witness {
    runtime: Runtime,
    connection: SqliteConnection,
}

impl Witness {
    fn new(path: &Path) -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let options = SqliteConnectOptions::new().filename(path);
        let connection = runtime.block_on(options.connect()).unwrap();
        Self { runtime, connection }
    }

    fn tell(&mut self, statement: String) {
        let query = sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut self.connection);
        self.runtime.block_on(query).unwrap();
    }

    fn ask(&mut self, question: &str) -> Vec<String> {
        let query = sqlx::query_scalar(AssertSqlSafe(question.to_owned()));
        self.runtime.block_on(query.fetch_all(&mut self.connection)).unwrap()
    }

    fn tables(&mut self) -> Vec<String> {
        self.ask(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
             AND name NOT IN ('_sqlx_migrations', 'absent', 'fault', 'happened') ORDER BY name",
        )
    }

    /// Everything that is kept.
    fn dump(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        for table in self.tables().into_iter().filter(|name| name != "marks") {
            let columns = self.ask(&format!("SELECT name FROM pragma_table_info('{table}')"));
            let columns: Vec<_> = columns.iter().map(|name| format!("quote({name})")).collect();
            let columns = columns.join(" || ', ' || ");
            all.extend(self.ask(&format!(
                "SELECT '{table}: ' || {columns} AS line FROM {table} ORDER BY line"
            )));
        }
        all
    }

    /// The number of the last transaction that was committed.
    fn last_mark(&mut self) -> u64 {
        self.ask("SELECT CAST(MAX(id) AS TEXT) FROM marks")[0].parse().unwrap()
    }

    /// Has something happen at each statement of a kind.
    fn at(&mut self, table: &str, kind: &str, what: &str) {
        self.tell(format!(
            "CREATE TRIGGER at_{table}_{kind} BEFORE {kind} ON {table} BEGIN {what} END"
        ));
    }

    fn close(self) {
        self.runtime.block_on(self.connection.close()).unwrap();
    }
}

#[test]
fn a_write_that_fails_leaves_nothing_and_spoils_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let original = folder.path().join("original.db");
    fill(&original);
    let mut number = 0;
    let mut copy = || {
        number += 1;
        let path = folder.path().join(format!("copy{number}.db"));
        let mut witness = Witness::new(&original);
        witness.tell(format!("VACUUM INTO '{}'", path.display()));
        witness.close();
        path
    };
    for (name, write) in WRITES {
        // First without a fault, to see which statements there are and what comes of them.
        let path = copy();
        let mut stores = Stores::open(&path);
        let mut witness = Witness::new(&path);
        let before = witness.dump();
        witness.tell("CREATE TABLE happened (what TEXT)".to_owned());
        for table in witness.tables() {
            for kind in ["INSERT", "UPDATE", "DELETE"] {
                let what = format!("INSERT INTO happened VALUES ('{table} {kind}');");
                witness.at(&table, kind, &what);
            }
        }
        write(&mut stores).unwrap();
        let after = witness.dump();
        let statements = witness.ask("SELECT DISTINCT what FROM happened");
        assert!(statements.len() >= 2, "{name} and its mark: {statements:?}");
        drop(stores);
        witness.close();

        for statement in &statements {
            let (table, kind) = statement.split_once(' ').unwrap();
            let path = copy();
            let mut stores = Stores::open(&path);
            let mut witness = Witness::new(&path);
            witness.tell(
                "CREATE TABLE absent (id INTEGER PRIMARY KEY); CREATE TABLE fault \
                 (id INTEGER REFERENCES absent (id) DEFERRABLE INITIALLY DEFERRED)"
                    .to_owned(),
            );
            for (manner, what) in MANNERS {
                let case = format!("{name}: {manner} at {statement}");
                witness.at(table, kind, what);
                for _ in 0..2 {
                    assert!(write(&mut stores).is_err(), "{case}");
                    assert_eq!(witness.dump(), before, "{case}");
                }
                witness.tell(format!("DROP TRIGGER at_{table}_{kind}"));
                let last = witness.last_mark();
                stores.try_both();
                // Only what was committed is seen from here.
                assert_eq!(witness.last_mark(), last + 2, "{case}: what follows is kept");
                assert_eq!(witness.dump(), before, "{case}");
            }
            write(&mut stores).unwrap_or_else(|error| panic!("{name} after all: {error}"));
            assert_eq!(witness.dump(), after, "{name} after faults at {statement}");
            drop(stores);
            witness.close();
        }
    }
}
