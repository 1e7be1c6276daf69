//! The commands as a person would type them.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use predicates::str::contains;
use serde_json::Value;

fn adut(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("adut").expect("the program is built");
    command.args(arguments);
    command
}

fn stdout(arguments: &[&str]) -> String {
    let output = adut(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}

/// A refusal: status 2, nothing on stdout, and the sentence on stderr.
fn refused(arguments: &[&str], sentence: &str) {
    let output = adut(arguments).assert().code(2).stdout("").get_output().stderr.clone();
    assert_eq!(String::from_utf8(output).expect("text"), format!("adut: {sentence}\n"));
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }
    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
    fn text(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }
    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        fs::write(self.path(name), content).expect("a file");
        self.text(name)
    }
}

#[test]
fn games_and_players_are_listed() {
    let games = stdout(&["games"]);
    let names: Vec<&str> = games.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(names, ["tablic", "briskula", "love-letter", "connect4"]);
    assert!(stdout(&["games", "tablic"]).contains("cards_bonus"));
    for game in names {
        let players = stdout(&["agents", game]);
        assert!(players.lines().any(|line| line.starts_with("random ")), "{players}");
        let json: Value = serde_json::from_str(&stdout(&["agents", game, "--json"])).expect("JSON");
        assert!(json.as_array().is_some_and(|list| list.iter().any(|p| p["sees"] == "honest")));
    }
    let json: Value = serde_json::from_str(&stdout(&["games", "--json"])).expect("JSON");
    assert_eq!(json[0]["rules"][0]["name"], "players");
}

#[test]
fn records_of_every_game_pass_the_referee() {
    let folder = Folder::new();
    for (game, rules) in [
        ("tablic", "players=2"),
        ("tablic", "players=3,cards_bonus=always"),
        ("tablic", "players=4,jack=sweeps,cut_card=on"),
        ("tablic", "players=2,open=deck"),
        ("briskula", "players=2"),
        ("briskula", "players=2,variant=obicna,deal=knock"),
        ("briskula", "players=3,variant=obicna,left_out=fours"),
        ("briskula", "players=4,variant=obicna,signals=on,open_hands=stock-out"),
        ("love-letter", "players=2,guards=4"),
        ("love-letter", "players=4,ties=all"),
        ("connect4", "rows=5,cols=9"),
    ] {
        let file = folder.text("records.jsonl");
        let compare = ["compare", game, "random", "random", "--rules", rules, "--deals", "20"];
        stdout(&[&compare[..], &["--record", &file, "--force", "--agreement", "0"]].concat());
        assert!(stdout(&["referee", &file]).ends_with("games, no foul\n"));
    }
}

#[test]
fn fouls_are_named_with_line_move_and_reason() {
    let folder = Folder::new();
    let game = r#"{"format":"adut-record/1","game":"connect4","rules":{"players":2}"#;
    let records = [
        format!(r#"{game},"moves":["1","2","1","2","1","2","1"],"scores":[1,0],"winner":0}}"#),
        format!(r#"{game},"moves":["1","2","1","2","1","2","1","3"],"scores":[1,0],"winner":0}}"#),
        format!(r#"{game},"moves":["1","2","1","2","1","2","1"],"scores":[0,1],"winner":1}}"#),
        format!(r#"{game},"moves":["1","1","1","1","1","1","1"],"scores":[1,0],"winner":0}}"#),
        format!(r#"{game},"moves":["1"]}}"#),
        r#"{"game":"chess","moves":[]}"#.to_owned(),
    ];
    let file = folder.file("records.jsonl", records.join("\n"));
    let said = adut(&["referee", &file]).assert().code(2).get_output().stderr.clone();
    let games = adut_registry::names().join(", ");
    let no_game = format!("line 6: there is no game called `chess` (there are: {games})");
    let expected = [
        "line 2: move 8 (`3`): the game is over after 7 moves",
        "line 3: the record gives scores [0.0, 1.0], the game [1.0, 0.0]",
        "line 4: move 7 (`1`): column 1 is full",
        "line 5: the game is not over after 1 moves",
        &no_game,
    ];
    let mut lines: Vec<String> = expected.iter().map(|e| format!("adut: {file}, {e}\n")).collect();
    lines.push(format!("adut: 5 of 6 games in {file} are fouled\n"));
    assert_eq!(String::from_utf8(said).expect("text"), lines.concat());
}

#[test]
fn bad_arguments_get_one_sentence() {
    refused(
        &["compar"],
        "unrecognized subcommand 'compar'; a similar subcommand exists: 'compare' (see --help)",
    );
    refused(
        &["solve", "connect4", "--position", "4", "--thread", "2"],
        "unexpected argument '--thread' found; a similar argument exists: '--threads' (see --help)",
    );
    refused(
        &["solve", "connect4", "--position", "4", "--threads", "0"],
        "invalid value '0' for '--threads <THREADS>': 0 is not in 1..=64 (see --help)",
    );
    refused(
        &["sprt", "tablic", "greedy"],
        "the following required arguments were not provided: <B> (see --help)",
    );
    refused(
        &["runs", "--database", "sqlite:/no/such/runs.db"],
        "there is no database /no/such/runs.db",
    );
    let bare = adut(&["train"]).assert().code(2).get_output().stderr.clone();
    assert!(String::from_utf8(bare).expect("text").contains("Usage: adut train"));
    assert!(stdout(&["solve", "--help"]).contains("Usage: adut solve"));
    assert!(stdout(&["--version"]).starts_with("adut "));
}

#[test]
fn bad_records_get_one_sentence() {
    let folder = Folder::new();
    let refuse = |content: &[u8], sentence: &str| {
        let file = folder.file("bad.jsonl", content);
        refused(&["referee", &file], &sentence.replace("FILE", &file));
    };
    refuse(b"", "FILE holds no records");
    refuse(b"hello\n", "FILE, line 1: expected a record of a game, but expected value (column 1)");
    refuse(
        br#"{"game":"tablic","moves":["8h","#,
        "FILE, line 1: expected a record of a game, but EOF while parsing a value (column 31)",
    );
    refuse(b"\xff\xfe\n", "FILE: line 1 is not UTF-8 text, expected a record");
    let noise = vec![b'x'; 3 << 20];
    refuse(&noise, "FILE: line 1 is longer than 1048576 bytes, expected a record");
    refused(
        &["referee", "/no/such/file"],
        "cannot read /no/such/file: No such file or directory (os error 2)",
    );
}

#[test]
fn bad_positions_get_one_sentence() {
    let deck = |cards: &str| {
        let cards: Vec<String> = cards.split(' ').map(|c| format!("{c:?}")).collect();
        format!(r#"{{"game":"love-letter","deck":[{}],"moves":[]}}"#, cards.join(","))
    };
    let refuse = |game: &str, position: &str, sentence: &str| {
        refused(&["moves", game, "--position", position], &format!("position: {sentence}"));
    };
    refuse(
        "love-letter",
        &deck("guard pope"),
        "card 2 of the deck: `pope` is not a Love Letter card (expected guard, priest, baron, handmaid, prince, king, countess, princess)",
    );
    refuse("love-letter", &deck("king king"), "card 2 of the deck: `king` is there too often");
    refuse("love-letter", &deck("guard king"), "the deck has 2 cards, expected 16");
    refuse("tablic", r#"{"game":"tablic","moves":[]}"#, "the record has no deck");
    refuse(
        "tablic",
        r#"{"game":"tablic","rules":{"players":7},"moves":[]}"#,
        "tablic cannot be played with players=7 (expected 2 to 4)",
    );
    refuse(
        "tablic",
        r#"{"game":"briskula","moves":[]}"#,
        "the game is `briskula`, expected `tablic`",
    );
    refuse("connect4", "4444444", "move 7 (`4`): column 4 is full");
    refused(
        &["moves", "tablic", "--position", "/no/such/file"],
        "cannot read /no/such/file: No such file or directory (os error 2)",
    );
    refused(
        &["compare", "tablic", "random", "rndom"],
        &format!("tablic has no player called `rndom` (it has: {})", players("tablic")),
    );
}

/// The names that an error lists.
fn players(game: &str) -> String {
    let json: Value = serde_json::from_str(&stdout(&["agents", game, "--json"])).expect("JSON");
    let names = json.as_array().into_iter().flatten().filter_map(|p| p["name"].as_str());
    names.chain(["cmd:PROGRAM"]).collect::<Vec<_>>().join(", ")
}

#[test]
fn moves_and_values_of_positions() {
    assert_eq!(stdout(&["moves", "connect4", "--position", "444444"]), "1\n2\n3\n5\n6\n7\n");
    let folder = Folder::new();
    let file = folder.file("positions.txt", "4455\nx\n12121212\n\n");
    let lines = stdout(&["moves", "connect4", "--positions", &file]);
    let lines: Vec<Value> = lines.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    assert_eq!(lines[0]["moves"].as_array().map(Vec::len), Some(7));
    assert!(lines[1]["error"].as_str().is_some_and(|error| error.contains("line 2")));
    assert!(lines[2]["error"].as_str().is_some_and(|error| error.contains("move 8")));
    assert_eq!(lines.len(), 3);
    let values = stdout(&["eval", "connect4", "--position", "1", "--agent", "random", "--json"]);
    let values: Value = serde_json::from_str(&values).expect("JSON");
    assert_eq!(values["values"].as_object().map(|map| map.len()), Some(7));
    assert_eq!(values["scale"], "chance");
}

/// The move that is made is the one that the values speak for, since both are of one thought.
#[test]
fn values_are_those_by_which_the_move_is_chosen() {
    for (game, agent, scale) in [
        ("connect4", "mcts:sims=300", "simulations"),
        ("connect4", "alphabeta:depth=4", "own"),
        ("connect4", "cmd:no-such-program", ""),
        ("briskula", "ismcts:sims=200", "simulations"),
        ("tablic", "greedy", "own"),
        ("love-letter", "flat:sims=50", "payoff"),
    ] {
        let folder = Folder::new();
        let (compare, record) = (["compare", game, "random", "random"], folder.text("r.jsonl"));
        let more = ["--deals", "1", "--agreement", "0", "--record", &record];
        stdout(&[&compare[..], &more].concat());
        let line = fs::read_to_string(&record).expect("records");
        let mut position: Value =
            serde_json::from_str(line.lines().next().expect("a game")).expect("JSON");
        for key in ["scores", "winner"] {
            position.as_object_mut().expect("an object").remove(key);
        }
        let moves = position["moves"].as_array_mut().expect("moves");
        moves.truncate(moves.len() / 3);
        let words = ["eval", game, "--position", &position.to_string(), "--agent", agent, "--json"]
            .map(str::to_owned);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if scale.is_empty() {
            adut(&words).assert().code(2).stderr(contains("cannot be started"));
            continue;
        }
        let said: Value = serde_json::from_str(&stdout(&words)).expect("JSON");
        let values = said["values"].as_object().expect("values");
        let most = values.values().filter_map(Value::as_f64).fold(f64::NEG_INFINITY, f64::max);
        let choice = said["choice"].as_str().expect("a choice");
        assert_eq!(values[choice].as_f64(), Some(most), "{game} {agent}: {said}");
        assert_eq!(said["scale"], scale, "{game} {agent}");
    }
}

#[test]
fn a_whole_game_is_played_line_by_line() {
    let folder = Folder::new();
    for game in ["tablic", "briskula", "love-letter", "connect4"] {
        let file = folder.text(&format!("{game}.jsonl"));
        // Every number is tried until one is a legal move.
        let typed = "1\n2\n3\n4\n5\n6\n7\n".repeat(80);
        adut(&["play", game, "--seed", "5", "--vs", "random", "--record", &file])
            .write_stdin(format!("nonsense\n{typed}"))
            .assert()
            .success()
            .stdout(contains("is not a move"))
            .stdout(contains("The record is in"));
        assert_eq!(stdout(&["referee", &file]), "1 games, no foul\n");
    }
}

#[test]
fn leaving_a_game_keeps_it() {
    let folder = Folder::new();
    let file = folder.text("left.jsonl");
    adut(&["play", "connect4", "--vs", "random", "--seed", "1", "--record", &file])
        .write_stdin("4\nq\n")
        .assert()
        .success()
        .stdout(contains("You leave the table."));
    assert_eq!(stdout(&["moves", "connect4", "--position", &file]).lines().count(), 7);
}

#[test]
fn a_match_goes_on_until_it_is_won() {
    let folder = Folder::new();
    let file = folder.text("match.jsonl");
    adut(&["play", "love-letter", "--match", "--seed", "2", "--vs", "random", "--record", &file])
        .write_stdin("1\n".repeat(400))
        .assert()
        .success()
        .stdout(contains("the match."));
    let records = fs::read_to_string(folder.path("match.jsonl")).expect("records");
    let last: Value =
        records.lines().last().and_then(|l| serde_json::from_str(l).ok()).expect("JSON");
    assert!(last["match"]["game"].as_u64().is_some_and(|game| game >= 6));
    assert!(stdout(&["referee", &file]).ends_with("no foul\n"));
}

#[test]
fn a_shell_and_a_manual_are_told_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        let script = stdout(&["completions", shell]);
        assert!(script.contains("compare") && script.contains("agreement"), "{shell}");
    }
    let folder = tempfile::tempdir().unwrap();
    let manual = folder.path().join("man").display().to_string();
    let said = stdout(&["man", &manual]);
    assert!(said.contains("pages in"), "{said}");
    let page = std::fs::read_to_string(folder.path().join("man/adut-compare.1")).unwrap();
    assert!(page.contains("duplicate") || page.contains("seating"), "{page}");
    assert!(folder.path().join("man/adut-train-genetic.1").exists());
    assert!(!folder.path().join("man/adut-self-check.1").exists());
}

#[test]
fn a_table_of_decisions_comes_with_its_card() {
    let folder = Folder::new();
    for (game, player) in [("briskula", "ismcts:sims=20"), ("connect4", "alphabeta:depth=2")] {
        let make = |name: &str, threads: &str| {
            let file = folder.text(name);
            let words = ["data", game, "--player", player, "--games", "3", "--threads", threads];
            stdout(&[&words[..], &["--out", &file]].concat());
            fs::read(file).expect("a table")
        };
        let name = format!("{game}.parquet");
        let table = make(&name, "1");
        assert!(table.starts_with(b"PAR1") && table.ends_with(b"PAR1"));
        let card = fs::read_to_string(folder.path(&format!("{name}.md"))).expect("a card");
        assert!(card.contains("3 games of") && card.contains("`observation`"), "{card}");
        let file = folder.text(&name);
        let again = ["data", game, "--player", player, "--games", "3", "--out", &file];
        adut(&again).assert().code(2).stderr(contains("is there already"));
    }
}
