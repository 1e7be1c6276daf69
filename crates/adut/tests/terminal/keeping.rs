//! Games that are left, killed and gone on with.

use crate::support::{CTRL_C, ENTER, Folder, Terminal, printed};

fn begin(file: &str, game: &str, more: &[&str]) -> Terminal {
    let fixed = ["play", game, "--vs", "random", "--seed", "4", "--pause", "0", "--record", file];
    let table = Terminal::start(&[&fixed[..], more].concat());
    table.wait_for("Your turn.");
    table
}

fn go_on(file: &str) -> Terminal {
    let table = Terminal::start(&["play", "--continue", "--pause", "0", "--record", file]);
    table.wait("a turn", |screen| screen.contains("Your turn.") || screen.contains("The end"));
    table
}

#[test]
fn a_game_that_was_left_goes_on() {
    let folder = Folder::new();
    let file = folder.text("played.jsonl");
    let mut table = begin(&file, "tablic", &["--rules", "cards_bonus=always"]);
    table.play(ENTER);
    table.play(ENTER);
    let left = table.settled();
    table.send(CTRL_C);
    table.wait_for("Leave the table?");
    table.send(ENTER);
    assert!(table.end().success());
    let record = &folder.records("played.jsonl")[0];
    assert!(record.get("winner").is_none() && record["moves"].as_array().map(Vec::len) >= Some(4));
    let mut table = go_on(&file);
    assert_eq!(table.settled(), left, "the same table as before");
    let mut screen = left;
    while !screen.contains("The end") {
        screen = table.play(ENTER);
    }
    table.send("q");
    assert!(table.end().success());
    // The game that was gone on with is the one that was left, not another.
    assert_eq!(printed(&["referee", &file]), "1 games, no foul\n");
    assert_eq!(folder.records("played.jsonl")[0]["rules"]["cards_bonus"], "always");
}

#[test]
fn a_game_that_was_killed_goes_on() {
    let folder = Folder::new();
    let file = folder.text("played.jsonl");
    let mut table = begin(&file, "connect4", &[]);
    table.play(ENTER);
    table.play(ENTER);
    let left = table.settled();
    table.signal("KILL");
    table.end();
    let moves = folder.records("played.jsonl")[0]["moves"].clone();
    assert_eq!(moves.as_array().map(Vec::len), Some(4));
    let table = go_on(&file);
    assert_eq!(table.settled(), left);
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let folder = Folder::new();
    let file = folder.text("played.jsonl");
    let mut table = begin(&file, "love-letter", &["--match", "--rules", "tokens=3"]);
    let mut screen = table.screen();
    while !screen.contains("The end") {
        screen = table.play(ENTER);
    }
    assert!(screen.contains("The match stands"), "{screen}");
    table.send(ENTER);
    table.wait("the second round", |s| s.contains("1 game") && !s.contains("The end"));
    table.send(&format!("q{ENTER}"));
    assert!(table.end().success());
    let mut table = go_on(&file);
    let mut rounds = 0;
    let mut screen = table.screen();
    while !(screen.contains("win the match") || screen.contains("lose the match")) {
        rounds += 1;
        assert!(rounds < 200, "{screen}");
        screen = match screen.contains("The end") {
            true => {
                // The others may end the next round before it is one's turn.
                let head = screen.lines().next().unwrap_or_default().to_owned();
                table.send(ENTER);
                table.wait("the next round", |s| match s.contains("The end") {
                    true => !s.starts_with(&head),
                    false => s.contains("Your turn."),
                })
            }
            false => table.play(ENTER),
        };
    }
    table.send(ENTER);
    assert!(table.end().success());
    assert!(printed(&["referee", &file]).ends_with("games, no foul\n"));
    let records = folder.records("played.jsonl");
    let numbers: Vec<u64> = records.iter().filter_map(|r| r["match"]["game"].as_u64()).collect();
    assert_eq!(numbers, (0..records.len() as u64).collect::<Vec<_>>());
}

#[test]
fn the_game_that_was_left_is_found_behind_finished_ones() {
    let folder = Folder::new();
    let file = folder.text("played.jsonl");
    let mut table = begin(&file, "tablic", &[]);
    table.play(ENTER);
    table.send(&format!("q{ENTER}"));
    assert!(table.end().success());
    let mut table = begin(&file, "connect4", &["--rules", "rows=1,cols=2,connect=2"]);
    table.play(ENTER);
    table.wait_for("another game");
    table.send("q");
    assert!(table.end().success());
    let table = go_on(&file);
    assert!(table.screen().contains("Tablić"), "{}", table.screen());
    // Asked for a game of which none was left, it says so.
    let mut none = Terminal::start(&["play", "connect4", "--continue", "--record", &file]);
    assert_eq!(none.end().exit_code(), 2);
    none.wait_for("there is no game to go on with in");
}
