//! Programs of other people's are started where that is allowed, and end.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::path::Path;
use std::time::Duration;

use adut_connect4::rules::Connect4;
use adut_kernel::{Actions, Forfeit, Game as _, Notation as _, Player, Seat, Seed, Situation};
use adut_players::{Chosen, Programs};

fn ask(name: &str, programs: Programs) -> (Player<Connect4>, Result<String, Forfeit>) {
    let game = Connect4::default();
    let mut player = Chosen::find(&game, name, programs).unwrap().make();
    let state = adut_kernel::Course::begin(game.clone(), &mut Seed::from_text("x").rng());
    let (state, mut actions) = (state.state().clone(), Actions::new());
    game.actions(&state, &mut actions);
    let (seat, rng) = (Seat::FIRST, &mut Seed::from_text("y").rng());
    let at = Situation { game: &game, state: &state, seat, actions: &actions, history: &[] };
    let choice = player.choose(&at, rng).map(|action| game.write_action(action));
    (player, choice)
}

#[test]
fn a_program_is_started_only_where_that_is_allowed() {
    let game = Connect4::default();
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let name = format!("cmd:sh -c 'touch {}; exec cat'", trace.display());
    let refused = Chosen::find(&game, &name, Programs::Refused).err().unwrap().to_string();
    assert!(refused.contains("none is started here"), "{refused}");
    let (_, choice) = ask(&name, Programs::Named);
    assert_eq!(choice, Err(Forfeit("is a program, and none is started here".to_owned())));
    assert!(!trace.exists());
    let (_, choice) = ask(&name, Programs::Started(Duration::from_secs(20)));
    assert!(choice.is_err() && trace.exists());
}

/// Whether a process is there and not merely waiting to be buried.
fn is_alive(process: &str) -> bool {
    let stat = std::fs::read_to_string(Path::new("/proc").join(process).join("stat"));
    stat.is_ok_and(|stat| !stat.rsplit(')').next().unwrap().trim_start().starts_with('Z'))
}

/// Plays the first move of so many games by a program that counts its starts.
fn starts(answer: &str, games: usize) -> (usize, Vec<Result<String, Forfeit>>) {
    let folder = tempfile::tempdir().unwrap();
    let (script, count) = (folder.path().join("player.sh"), folder.path().join("starts"));
    let text = format!(
        "echo >> {}\nwhile read line; do case $line in *observation*) {answer};; esac; done",
        count.display()
    );
    std::fs::write(&script, text).unwrap();
    let name = format!("cmd:sh {}", script.display());
    let (mut player, first) = ask(&name, Programs::Started(Duration::from_secs(60)));
    let game = Connect4::default();
    let state = adut_kernel::Course::begin(game.clone(), &mut Seed::from_text("x").rng());
    let (state, mut actions) = (state.state().clone(), Actions::new());
    game.actions(&state, &mut actions);
    let at = Situation {
        game: &game,
        state: &state,
        seat: Seat::FIRST,
        actions: &actions,
        history: &[],
    };
    let mut answers = vec![first];
    for _ in 1..games {
        player.restart();
        let choice = player.choose(&at, &mut Seed::from_text("y").rng());
        answers.push(choice.map(|action| game.write_action(action)));
    }
    drop(player);
    (std::fs::read_to_string(&count).unwrap().len(), answers)
}

#[test]
fn a_program_that_says_again_is_started_once() {
    let four = || Ok("4".to_owned());
    let again = r#"echo '{"move":"4","again":true}'"#;
    assert_eq!(starts(again, 3), (1, vec![four(), four(), four()]));
    let old = r#"echo '{"move":"4"}'"#;
    assert_eq!(starts(old, 3), (3, vec![four(), four(), four()]));
    // One that ends between two games is started anew for the next.
    let leaves = r#"echo '{"move":"4","again":true}'; exec true"#;
    assert_eq!(starts(leaves, 2).1.len(), 2);
    // What is not legal is forfeit, and nobody who does it is kept.
    let wrong = r#"echo '{"move":"99","again":true}'"#;
    let (started, answers) = starts(wrong, 2);
    assert_eq!((started, answers.iter().filter(|answer| answer.is_err()).count()), (2, 2));
}

#[test]
fn what_a_program_has_started_ends_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("parent.sh");
    let text = format!(
        "sleep 600 & echo $! > {}\nread start; read turn; echo '{{\"move\":\"4\"}}'; cat",
        folder.path().join("child").display()
    );
    std::fs::write(&script, text).unwrap();
    let name = format!("cmd:sh {}", script.display());
    let (player, choice) = ask(&name, Programs::Started(Duration::from_secs(60)));
    assert_eq!(choice, Ok("4".to_owned()));
    let child = std::fs::read_to_string(folder.path().join("child")).unwrap();
    assert!(is_alive(child.trim()));
    drop(player);
    // The signal was sent; that its receiver is gone is up to the system.
    while is_alive(child.trim()) {
        std::thread::sleep(Duration::from_millis(5));
    }
}
