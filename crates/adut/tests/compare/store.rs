//! Runs in a database.

use crate::common::Adut;
use adut_kernel::Record;

#[test]
fn a_run_is_kept_listed_and_shown_again() {
    let adut = Adut::new();
    let keep = ["--database", "sqlite:runs.db"];
    let compare =
        ["compare", "connect4", "random", "alphabeta:depth=1", "--deals", "5", "--seed", "9"];
    adut.run(
        &[&compare[..], &keep, &["--record", "r.jsonl", "--json", "r.json", "--html", "r.html"]]
            .concat(),
    );
    adut.run(&[&["compare", "tablic", "random", "random", "--deals", "2"], &keep[..]].concat());

    let listed = adut.run(&[&["runs"], &keep[..]].concat());
    assert_eq!(listed.lines().count(), 2, "{listed}");
    assert!(listed.contains("10 games") && listed.contains("--deals 5 --seed 9"), "{listed}");
    let only = |words: &[&str]| adut.run(&[&["runs"], &keep[..], words].concat()).lines().count();
    assert_eq!(only(&["--game", "tablic"]), 1);
    assert_eq!(only(&["--player", "alphabeta"]), 1);
    let none = adut.run(&[&["runs", "--player", "nobody"], &keep[..]].concat());
    assert_eq!(none.trim(), "no runs");

    let json = adut.run(&[&["runs", "--json", "--game", "connect4"], &keep[..]].concat());
    let run: serde_json::Value = serde_json::from_str(&json).unwrap();
    for key in [
        "id", "command", "version", "game", "rules", "seed", "deals", "players", "started",
        "finished",
    ] {
        assert!(!run[key].is_null(), "{key}");
    }
    assert_eq!(run["records"], 10);

    let show = [
        "runs",
        "show",
        "1",
        "--record",
        "back.jsonl",
        "--json",
        "back.json",
        "--html",
        "back.html",
    ];
    let shown = adut.run(&[&show[..], &keep].concat());
    assert!(
        shown.contains("run 1, begun 20") && shown.contains("random – alphabeta:depth=1"),
        "{shown}"
    );
    assert_eq!(adut.lines("back.jsonl"), adut.lines("r.jsonl"));
    assert_eq!(adut.json("back.json"), adut.json("r.json"));
    assert_eq!(adut.read("back.html"), adut.read("r.html"));
    assert!(adut.refused(&[&["runs", "show", "7"], &keep[..]].concat()).contains("no run 7"));
}

#[test]
fn a_resumed_run_is_kept_with_all_of_its_games() {
    let adut = Adut::new();
    let compare = [
        "compare",
        "love-letter",
        "random",
        "random",
        "--deals",
        "6",
        "--database",
        "sqlite:runs.db",
        "--record",
        "r.jsonl",
    ];
    adut.run(&compare);
    let whole = adut.read("r.jsonl");
    let half = whole.len() / 2;
    std::fs::write(adut.path("r.jsonl"), &whole[..half]).unwrap();
    adut.run(&[&compare[..], &["--resume"]].concat());
    assert_eq!(adut.read("r.jsonl"), whole);
    // The first run was finished, so this is another, and it has all of the games.
    let show = ["runs", "--database", "sqlite:runs.db", "show", "2", "--record", "back.jsonl"];
    adut.run(&show);
    assert_eq!(adut.lines("back.jsonl"), adut.lines("r.jsonl"));
}

#[test]
fn an_unfinished_run_is_gone_on_with_to_the_same_result() {
    let adut = Adut::new();
    let compare = |name: &str, more: &[&str]| {
        let (url, record) = (format!("sqlite:{name}.db"), format!("{name}.jsonl"));
        let words = ["compare", "tablic", "random", "greedy", "--deals", "8", "--agreement", "20"];
        let keep = ["--database", &url, "--record", &record];
        adut.run(&[&words[..], &keep, more].concat());
    };
    let stored = |name: &str| {
        let url = format!("sqlite:{}", adut.path(&format!("{name}.db")).display());
        adut_store::open(&url, adut_store::Missing::Create).unwrap()
    };
    compare("whole", &["--json", "whole.json"]);
    let all = adut_store::Filter::default();
    let whole = stored("whole").runs(&all).unwrap().remove(0);
    // What a run leaves behind that was stopped in the middle of a block, and of a line.
    let text = adut.read("whole.jsonl");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let records: Vec<_> = lines.iter().map(|line| Record::parse(line).unwrap()).collect();
    let mut store = stored("cut");
    let run = store.begin(&whole.start).unwrap();
    store.append(run, 0, &records[..4]).unwrap();
    std::fs::write(adut.path("cut.jsonl"), lines[..7].concat() + &lines[7][..20]).unwrap();
    drop(store);

    compare("cut", &["--resume", "--json", "cut.json"]);
    assert_eq!(adut.read("cut.jsonl"), text);
    assert_eq!(adut.timeless("cut.json"), adut.timeless("whole.json"));
    let mut store = stored("cut");
    let runs = store.runs(&all).unwrap();
    assert_eq!(runs.len(), 1, "the run was gone on with");
    assert_eq!((runs[0].records, runs[0].finished.is_some()), (16, true));
    assert_eq!(store.records(run, 0, 100).unwrap(), records);
}

#[cfg(feature = "parquet")]
#[test]
fn a_table_has_a_row_for_every_game() {
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::RowAccessor as _;

    let adut = Adut::new();
    std::fs::write(adut.path("r.parquet"), "an earlier file").unwrap();
    adut.run(&[
        "compare",
        "love-letter",
        "random",
        "random",
        "--deals",
        "4",
        "--rules",
        "players=3",
        "--record",
        "r.jsonl",
        "--parquet",
        "r.parquet",
        "--force",
        "--agreement",
        "0",
    ]);
    let file = std::fs::File::open(adut.path("r.parquet")).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    let rows: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
    let records = adut.lines("r.jsonl");
    assert_eq!(rows.len(), records.len());
    let column = |name: &str| {
        let columns = reader.metadata().file_metadata().schema_descr();
        (0..columns.num_columns()).find(|&i| columns.column(i).name() == name).unwrap()
    };
    for (row, record) in rows.iter().zip(&records) {
        assert_eq!(row.get_string(column("game")).unwrap(), "love-letter");
        assert_eq!(row.get_long(column("deal")).unwrap(), record["deal"].as_i64().unwrap());
        assert_eq!(row.get_long(column("seating")).unwrap(), record["seating"].as_i64().unwrap());
        assert_eq!(row.get_long(column("winner")).ok(), record["winner"].as_i64());
        assert_eq!(row.get_string(column("player_2")).unwrap(), "random");
        assert!(row.get_string(column("player_3")).is_err(), "there is no fourth seat");
        for seat in 0..3 {
            let score = row.get_double(column(&format!("score_{seat}"))).unwrap();
            assert_eq!(Some(score), record["scores"][seat].as_f64());
        }
    }
}
