//! Both dialects keep the same.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that is left out says so")]

mod server;

use adut_kernel::{Record, Rules};
use adut_store::{Filter, Missing, RunStart, Store, StoreError, StoredOrder, StoredRun, open};
use serde_json::json;
use server::Server;
use time::OffsetDateTime;

fn at(seconds: i64) -> OffsetDateTime {
    OffsetDateTime::from_unix_timestamp(1_800_000_000 + seconds).unwrap()
}

fn run(game: &str, players: &[&str]) -> RunStart {
    RunStart {
        command: format!("adut compare {game} {} --deals 20 --seed 7", players.join(" ")),
        version: "0.1.0".to_owned(),
        game: game.to_owned(),
        rules: Rules::new().with("players", 2),
        seed: "7".to_owned(),
        deals: 20,
        players: players.iter().map(|&name| name.to_owned()).collect(),
        started: at(0),
        order: None,
    }
}

fn record(number: usize) -> Record {
    Record {
        format: "adut-record/1".to_owned(),
        game: "connect4".to_owned(),
        rules: Rules::new().with("players", 2),
        players: vec!["'quoted'; --".to_owned(), "špil \u{1f0a1} \"x\"".to_owned()],
        deal: Some(number as u64 / 2),
        seating: Some(number % 2),
        moves: vec!["4".to_owned(); number % 7],
        scores: Some(vec![0.5, 0.5]),
        winner: Some(None),
        ..Record::default()
    }
}

/// Everything a store does; `reopen` gives the same store anew.
fn keeps_runs(reopen: &dyn Fn() -> Box<dyn Store>) {
    let mut store = reopen();
    assert_eq!(store.runs(&Filter::default()).unwrap(), []);

    let first = run("connect4", &["random", "mcts:sims=100"]);
    let id = store.begin(&first).unwrap();
    let other = run("tablic", &["random", "mcts-like", "greedy"]);
    let other_id = store.begin(&other).unwrap();
    assert_ne!(id, other_id);

    // More records than fit one statement, in batches that overlap as after a restart.
    let records: Vec<Record> = (0..2500).map(record).collect();
    store.append(id, 0, &records[..2100]).unwrap();
    drop(store);
    let mut store = reopen();
    assert_eq!(store.unfinished(&first).unwrap(), Some(id));
    store.append(id, 2000, &records[2000..]).unwrap();
    store.append(id, 2500, &[]).unwrap();
    assert_eq!(store.records(id, 0, 10_000).unwrap(), records);
    assert_eq!(store.records(id, 2498, 1).unwrap(), [record(2498)]);
    assert_eq!(store.records(other_id, 0, 10).unwrap(), []);

    assert_eq!(store.result(id).unwrap(), None);
    let result = json!({"game": "connect4", "pairs": [{"a_share": 0.625, "draws": null}]});
    store.finish(id, at(5), &result).unwrap();
    assert_eq!(store.result(id).unwrap(), Some(result));
    assert_eq!(store.unfinished(&first).unwrap(), None);

    let whole = StoredRun { id, start: first, finished: Some(at(5)), kept: true, records: 2500 };
    let open = StoredRun { id: other_id, start: other, finished: None, kept: true, records: 0 };
    assert_eq!(store.run(id).unwrap(), whole);
    assert_eq!(store.runs(&Filter::default()).unwrap(), [open.clone(), whole.clone()]);
    let listed = |store: &mut Box<dyn Store>, game: Option<&str>, player: Option<&str>| {
        let (game, player) = (game.map(Into::into), player.map(Into::into));
        let filter = Filter { game, player, ..Filter::default() };
        store.runs(&filter).unwrap().iter().map(|run| run.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(&mut store, Some("tablic"), None), [other_id]);
    assert_eq!(listed(&mut store, None, Some("random")), [other_id, id]);
    // A name without settings stands for any settings, not for longer names.
    assert_eq!(listed(&mut store, None, Some("mcts")), [id]);
    assert_eq!(listed(&mut store, None, Some("mcts:sims=100")), [id]);
    assert_eq!(listed(&mut store, Some("tablic"), Some("mcts")), [] as [i64; 0]);
    assert_eq!(listed(&mut store, None, Some("' OR 1=1 --")), [] as [i64; 0]);

    assert!(matches!(store.run(99), Err(StoreError::NoSuchRun(99))));
    assert!(matches!(store.result(99), Err(StoreError::NoSuchRun(99))));
    assert!(matches!(store.finish(99, at(5), &json!({})), Err(StoreError::NoSuchRun(99))));
    // Records of no run are refused, and none of the batch stays.
    assert!(store.append(99, 0, &records[..2]).is_err());
    assert_eq!(store.records(99, 0, 10).unwrap(), []);
    searches_runs(&mut *store, &[other_id, id]);
    keeps_what_is_to_be_kept(&mut *store, &other_id);
}

fn searches_runs(store: &mut dyn Store, all: &[i64]) {
    let mut found = |filter: Filter| -> Vec<i64> {
        store.runs(&filter).unwrap().iter().map(|run| run.id).collect()
    };
    let text = |text: &str| Filter { text: Some(text.to_owned()), ..Filter::default() };
    assert_eq!(found(text("COMPARE")), all);
    assert_eq!(found(text("tablic random")), all[..1]);
    for nothing in ["t%c", "t_blic", "\\", "'", "\0", "tablic\0"] {
        assert_eq!(found(text(nothing)), [] as [i64; 0], "{nothing}");
    }
    assert_eq!(found(Filter { before: Some(all[0]), ..Filter::default() }), all[1..]);
    assert_eq!(found(Filter { count: Some(1), ..Filter::default() }), all[..1]);
}

/// Runs of the page carry what they were begun with, and go when nobody keeps them.
fn keeps_what_is_to_be_kept(store: &mut dyn Store, of_the_command_line: &i64) {
    let settings = json!({"deals": 20, "seed": "ž"});
    let order = StoredOrder { settings, token: vec![0, 255, 7], entered: at(9) };
    let start = RunStart { order: Some(order), ..run("briskula", &["easy", "hard"]) };
    let id = store.begin(&start).unwrap();
    assert_eq!(store.run(id).unwrap().start, start);
    assert_eq!(store.unfinished(&start).unwrap(), None, "it is not the command line's");
    store.append(id, 0, &[record(0)]).unwrap();
    store.note(id, &json!({"half": true})).unwrap();
    assert_eq!(store.result(id).unwrap(), Some(json!({"half": true})));
    assert_eq!(store.run(id).unwrap().finished, None);

    let kept = store.begin(&start).unwrap();
    store.keep_run(kept, true).unwrap();
    assert_eq!(store.forget_runs(at(9)).unwrap(), 0, "none is so old, whenever it was begun");
    assert_eq!(store.forget_runs(at(10)).unwrap(), 1);
    assert!(matches!(store.run(id), Err(StoreError::NoSuchRun(_))));
    assert_eq!(store.records(id, 0, 10).unwrap(), []);
    assert!(store.run(kept).unwrap().kept);
    store.delete_run(kept).unwrap();
    assert!(matches!(store.run(kept), Err(StoreError::NoSuchRun(_))));
    assert!(store.run(*of_the_command_line).is_ok());
}

#[test]
fn sqlite_keeps_runs() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("runs.db").display());
    keeps_runs(&|| open(&url, Missing::Create).unwrap());
}

#[test]
fn postgresql_keeps_runs() {
    {
        let server = Server::start();
        keeps_runs(&|| open(&server.url(), Missing::Refuse).unwrap());
    }
}

fn refusal(url: &str) -> String {
    open(url, Missing::Refuse).err().expect("refused").to_string()
}

#[test]
fn what_is_no_store_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let absent = folder.path().join("absent.db");
    let message = refusal(&format!("sqlite:{}", absent.display()));
    assert!(message.contains("absent.db"), "{message}");
    assert!(!absent.exists());

    let no_database = folder.path().join("notes.txt");
    std::fs::write(&no_database, "not a database at all, but a text of some length").unwrap();
    let message = refusal(&format!("sqlite:{}", no_database.display()));
    assert!(message.contains("notes.txt"), "{message}");

    assert!(refusal("mysql://localhost/x").contains("sqlite:FILE or postgres://"));
    let message = refusal("postgres://adut:secret@127.0.0.1:1/adut");
    assert!(message.contains("127.0.0.1:1/adut") && !message.contains("secret"), "{message}");
}
