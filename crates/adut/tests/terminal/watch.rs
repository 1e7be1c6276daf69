//! Watching players play.

use crate::support::{LEFT, RIGHT, Terminal, printed};

#[test]
fn every_move_is_shown_with_what_was_thought() {
    let text = printed(&["watch", "connect4", "alphabeta:depth=2", "random", "--seed", "1"]);
    assert!(text.contains("0 alphabeta:depth=2 drops a stone into column"), "{text}");
    assert!(text.lines().any(|line| line.trim_start().starts_with(char::is_numeric)), "{text}");
    let last = text.lines().last().unwrap_or_default();
    assert!(last.contains("0 alphabeta:depth=2: ") && last.contains("1 random: "), "{last}");
    // Fewer names go round the table.
    let text = printed(&[
        "watch",
        "tablic",
        "greedy",
        "random",
        "--seed",
        "1",
        "--rules",
        "players=4",
        "--lang",
        "hr",
    ]);
    assert!(text.contains("3 random"), "{text}");
}

#[test]
fn time_can_be_stopped_and_stepped() {
    let arguments = ["watch", "briskula", "rules", "random", "--seed", "1", "--pause", "60"];
    let mut show = Terminal::start(&arguments);
    let screen = show.wait_for("0 rules thinks");
    assert!(screen.contains("Move 0, a move every 60.0 s"), "{screen}");
    show.wait("a decision", |screen| screen.contains("▸"));
    show.send(RIGHT);
    show.wait_for("Move 1, paused");
    show.wait_for("1 random thinks");
    show.wait("a decision", |screen| screen.contains("▸"));
    show.send(RIGHT);
    show.wait_for("Move 2, paused");
    show.send(LEFT);
    show.wait_for("Move 1, paused");
    show.send("+ ");
    show.wait_for("a move every 40.0 s");
    show.send("q");
    assert!(show.end().success());
    assert!(!show.is_full_screen());
}

#[test]
fn every_game_can_be_watched_to_its_end() {
    for (game, rules) in [
        ("tablic", "players=3"),
        ("briskula", "players=4,variant=obicna"),
        ("love-letter", "players=3"),
        ("connect4", "players=2"),
    ] {
        let show = Terminal::start(&[
            "watch", game, "random", "--seed", "2", "--pause", "0", "--rules", rules,
        ]);
        let screen = show.wait_for("The game is over.");
        assert!(screen.contains("0 random"), "{screen}");
    }
}
