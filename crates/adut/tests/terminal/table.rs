//! What is around a game: hints, rules, the log, windows, the mouse, languages.

use std::process::Command;

use crate::support::{CTRL_C, DOWN, ENTER, ESCAPE, Folder, LEFT, RIGHT, Terminal};

struct At {
    table: Terminal,
    _folder: Folder,
}

fn sit(game: &str, more: &[&str]) -> At {
    sit_with(game, more, &[], (80, 24))
}

fn sit_with(game: &str, more: &[&str], environment: &[(&str, &str)], size: (u16, u16)) -> At {
    let folder = Folder::new();
    let file = folder.text("played.jsonl");
    let fixed = ["play", game, "--vs", "random", "--seed", "57", "--pause", "0", "--record", &file];
    let table = Terminal::start_with(&[&fixed[..], more].concat(), environment, size);
    At { table, _folder: folder }
}

#[test]
fn hints_value_every_move_and_point_at_one() {
    let mut at = sit("connect4", &[]);
    at.table.wait_for("Your turn.");
    at.table.send("h");
    let screen = at.table.wait_for("Column 7");
    assert!(screen.contains("How each move ends with perfect play"), "{screen}");
    let first = screen.lines().find(|line| line.contains("Column")).expect("a best move");
    let column = first.split("Column ").nth(1).and_then(|rest| rest.chars().next());
    assert_eq!(column, Some('4'), "the middle is best on an empty board:\n{screen}");
    assert!(first.contains("wins in 21 moves"), "the truth, and no guess: {first}");
    at.table.send(ENTER);
    let screen = at.table.wait_without("How each move ends with perfect play");
    assert!(screen.contains("▲4"), "{screen}");
}

#[test]
fn rules_and_log_open_and_close() {
    let mut at = sit("briskula", &["--rules", "variant=obicna"]);
    at.table.wait_for("Your turn.");
    at.table.send("?");
    let screen = at.table.wait_for("Briškula · Rules");
    assert!(screen.contains("karik"), "{screen}");
    at.table.send(&DOWN.repeat(40));
    at.table.wait_for("Variant: obična.");
    at.table.send(ESCAPE);
    at.table.wait_without("Variant: obična.");
    at.table.play(ENTER);
    at.table.send("l");
    // The log is there twice now: beside the table and over it.
    let screen = at.table.wait("the log", |s| {
        s.matches("What happened").count() == 1 && s.matches("You throw").count() > 0
    });
    assert!(screen.contains("You throw"), "{screen}");
}

#[test]
fn moves_are_taken_back_in_practice_only() {
    let mut at = sit("connect4", &["--practice"]);
    at.table.wait_for("0 stones");
    at.table.send("u");
    at.table.wait_for("There is nothing to take back.");
    at.table.send(ENTER);
    at.table.wait_for("2 stones");
    at.table.send("u");
    at.table.wait_for("0 stones");
    at.table.wait_for("Taken back.");
    let mut serious = sit("connect4", &[]);
    serious.table.wait_for("Your turn.");
    serious.table.send("u");
    serious.table.wait_for("in practice only");
}

#[test]
fn a_move_can_be_typed() {
    let mut at = sit("tablic", &[]);
    at.table.wait_for("Your turn.");
    at.table.send("t");
    at.table.wait_for("Type a move");
    at.table.send(&format!("nonsense{ENTER}"));
    at.table.wait_for("is not a move");
    at.table.send(&"\x7f".repeat(8));
    at.table.send(&format!("9c x 9s{ENTER}"));
    at.table.wait_for("You take 9♠ with 9♣.");
}

#[test]
fn the_window_may_change_its_size() {
    let mut at = sit("tablic", &[]);
    at.table.wait_for("Your turn.");
    at.table.resize(60, 20);
    at.table.wait_for("The window has 60 × 20 characters");
    at.table.resize(120, 40);
    let screen =
        at.table.wait("a larger table", |s| s.contains("Your turn.") && s.lines().count() >= 40);
    assert!(screen.lines().any(|line| line.chars().count() > 110), "{screen}");
    at.table.resize(80, 24);
    at.table.wait_for("Your turn.");
    at.table.play(ENTER);
}

#[test]
fn the_mouse_picks_and_plays() {
    let mut at = sit("tablic", &[]);
    at.table.wait_for("▲1");
    let third = at.table.find("9♣");
    at.table.click(third);
    at.table.wait_for("▲3");
    // A table card turns to the next move that takes it, a second click on a move makes it.
    let nine = at.table.find("9♥");
    at.table.click(nine);
    at.table.wait_for("▸ Take 9♥ with 9♣");
    let line = at.table.find("Take 9♥ with 9♣");
    at.table.click(line);
    at.table.wait_for("You take 9♥ with 9♣.");
    let rules = at.table.find("? rules");
    at.table.click(rules);
    at.table.wait_for("Tablić · Rules");
}

#[test]
fn a_click_drops_a_stone() {
    let mut at = sit("connect4", &[]);
    at.table.wait_for("▲1");
    let (x, y) = at.table.find(" 5 ");
    at.table.click((x + 1, y - 4));
    at.table.wait_for("▲5");
    at.table.click((x + 1, y - 4));
    at.table.wait("the stone", |screen| screen.contains("into column 5."));
}

#[test]
fn ctrl_c_asks() {
    let mut at = sit("love-letter", &[]);
    at.table.wait_for("Your turn.");
    at.table.send(CTRL_C);
    at.table.wait_for("Leave the table?");
    at.table.send(ESCAPE);
    at.table.wait_without("Leave the table?");
    at.table.send(CTRL_C);
    at.table.wait_for("Leave the table?");
    at.table.send(ENTER);
    assert!(at.table.end().success());
    assert!(!at.table.is_full_screen());
    at.table.wait_for("The record is in");
}

#[test]
fn a_signal_gives_the_terminal_back() {
    let mut at = sit("tablic", &[]);
    at.table.wait_for("Your turn.");
    assert!(at.table.is_full_screen());
    at.table.signal("INT");
    assert_eq!(at.table.end().exit_code(), 130);
    at.table.wait("the terminal as it was", |_| !at.table.is_full_screen());
}

#[test]
fn pieces_that_cannot_move_are_passed_over() {
    let mut at = sit("connect4", &["--rules", "rows=1,cols=4,connect=4"]);
    at.table.wait_for("▲1");
    at.table.send(LEFT);
    at.table.wait_for("▲4");
    at.table.send(RIGHT);
    at.table.wait_for("▲1");
}

#[test]
fn every_language_has_its_table() {
    for (locale, turn, name) in [
        ("en_GB.UTF-8", "Your turn.", "Love Letter"),
        ("sr_RS.UTF-8", "Ти си на потезу.", "Љубавно писмо"),
        ("sr_RS.UTF-8@latin", "Ti si na potezu.", "Ljubavno pismo"),
        ("hr_HR.UTF-8", "Ti si na potezu.", "Ljubavno pismo"),
        ("pl_PL.UTF-8", "Twoja kolej.", "List miłosny"),
        ("ro_RO.UTF-8", "E rândul tău.", "Scrisoarea de dragoste"),
    ] {
        for game in ["tablic", "briskula", "love-letter", "connect4"] {
            let at = sit_with(game, &["--practice"], &[("LANG", locale)], (80, 24));
            let screen = at.table.wait_for(turn);
            assert!(game != "love-letter" || screen.contains(name), "{screen}");
            let keys = screen.lines().last().expect("a bar of keys");
            assert!(keys.contains(" q "), "all keys fit in {locale}: {keys}");
        }
    }
    let at = sit("connect4", &["--lang", "pl"]);
    at.table.wait_for("Cztery w rzędzie");
}

#[test]
fn without_colours_none_is_sent() {
    let coloured = sit("tablic", &[]);
    coloured.table.wait_for("Your turn.");
    let plain = sit_with("tablic", &[], &[("NO_COLOR", "1")], (80, 24));
    plain.table.wait_for("Your turn.");
    assert!(has_colours(&coloured.table.bytes()));
    assert!(!has_colours(&plain.table.bytes()));
    // What is pointed at still shows.
    assert!(plain.table.screen().contains('╔'));
}

/// Whether any foreground or background colour is set.
fn has_colours(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    text.split("\x1b[").skip(1).any(|sequence| {
        let Some((codes, _)) = sequence.split_once('m') else { return false };
        let colour = |code: &str| matches!(code.parse(), Ok(30..=38 | 40..=48 | 90..=107));
        codes.chars().all(|c| c.is_ascii_digit() || c == ';') && codes.split(';').any(colour)
    })
}

#[test]
fn bad_requests_get_one_sentence() {
    for (arguments, sentence) in [
        (&["play", "tablic", "--seat", "2"][..], "there is no seat 2, expected 0 to 1"),
        (
            &["play", "tablic", "--vs", "easy", "--vs", "hard"],
            "there are 2 other players, expected --vs once or 1 times",
        ),
        (
            &["play", "--continue", "--record", "/no/such/file"],
            "there is no game to go on with in /no/such/file",
        ),
        (
            &["watch", "connect4", "random", "random", "random"],
            "3 players for 2 seats are too many",
        ),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_adut")).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(String::from_utf8_lossy(&output.stderr), format!("adut: {sentence}\n"));
    }
}
