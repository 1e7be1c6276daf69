//! Whole games by key strokes.

use crate::support::{DOWN, ENTER, Folder, RIGHT, Terminal, printed};

/// Plays a game to its end with the first move that is offered, and gives the last screen.
fn play_through(game: &str, rules: &str, keys: &[&str]) -> String {
    let folder = Folder::new();
    let file = folder.text("played.jsonl");
    let mut table = Terminal::start(&[
        "play", game, "--vs", "random", "--seed", "3", "--pause", "0", "--rules", rules,
        "--record", &file,
    ]);
    let mut screen =
        table.wait("the first turn", |s| s.contains("Your turn.") || s.contains("The end"));
    let mut turns = 0;
    while !screen.contains("The end") {
        turns += 1;
        assert!(turns < 60, "the game does not end:\n{screen}");
        screen = table.play(&format!("{}{ENTER}", keys[turns % keys.len()]));
    }
    table.send("q");
    assert!(table.end().success());
    assert!(!table.is_full_screen(), "the terminal is given back");
    assert_eq!(printed(&["referee", &file]), "1 games, no foul\n");
    screen
}

#[test]
fn tablic_is_played_to_its_end() {
    let screen = play_through("tablic", "players=2", &["", RIGHT]);
    assert!(screen.contains("points") && screen.contains("Undealt: 0 cards"), "{screen}");
}

#[test]
fn tablic_has_room_for_four() {
    let screen = play_through("tablic", "players=4,cut_card=on", &["", RIGHT, DOWN]);
    assert!(screen.contains("Partner") && screen.contains("We:"), "{screen}");
}

#[test]
fn briskula_is_played_to_its_end() {
    let screen = play_through("briskula", "players=2", &["", RIGHT]);
    assert!(screen.contains("Last trick") && screen.contains("Stock: 0 cards"), "{screen}");
}

#[test]
fn briskula_has_room_for_three_and_for_four_with_signals() {
    let screen = play_through("briskula", "players=3,variant=obicna", &[""]);
    assert!(screen.contains("Seat 2"), "{screen}");
    play_through("briskula", "players=4,variant=obicna,signals=on", &["", RIGHT, DOWN]);
}

#[test]
fn love_letter_is_played_to_its_end() {
    let screen = play_through("love-letter", "players=2", &["", RIGHT, DOWN]);
    assert!(screen.contains("Face up:"), "{screen}");
    play_through("love-letter", "players=4", &["", RIGHT]);
}

#[test]
fn connect4_is_played_to_its_end() {
    let screen = play_through("connect4", "players=2", &["", RIGHT]);
    assert!(screen.contains("stones on the board"), "{screen}");
    // A board that is larger than the window is shown in part.
    play_through("connect4", "rows=20,cols=5,connect=3", &["", RIGHT]);
}

#[test]
fn captures_are_listed_and_lit() {
    let folder = Folder::new();
    let mut table = Terminal::start(&[
        "play",
        "tablic",
        "--vs",
        "random",
        "--seed",
        "57",
        "--pause",
        "0",
        "--record",
        &folder.text("played.jsonl"),
    ]);
    table.wait_for("Your turn.");
    table.send("3");
    // The 9♣ takes one nine, both, or neither.
    let screen = table.wait_for("Take 9♥ 9♠ with 9♣");
    assert!(screen.contains("Lay 9♣") && screen.contains("Take 9♥ with 9♣"), "{screen}");
    assert_eq!(screen.matches('┏').count(), 2, "both nines are lit:\n{screen}");
    let screen = table.play(ENTER);
    assert!(screen.contains("You take 9♥ 9♠ with"), "{screen}");
}

#[test]
fn a_guard_names_a_player_and_a_card() {
    let folder = Folder::new();
    let mut table = Terminal::start(&[
        "play",
        "love-letter",
        "--vs",
        "random",
        "--seed",
        "5",
        "--pause",
        "0",
        "--record",
        &folder.text("played.jsonl"),
    ]);
    let screen = table.wait_for("Guard on the opponent: Priest");
    assert!(screen.contains("▸ Guard on the opponent: Priest"), "{screen}");
    table.send(DOWN);
    table.wait_for("▸ Guard on the opponent: Baron");
    table.send(ENTER);
    table.wait_for("You play the Guard");
}
