use adut_kernel::testkit::{self, Thoroughness};
use adut_kernel::{Actions, Course, Described as _, Game, Notation, Record, Rules, Turn};

use super::{BoardError, Column, Connect4, Foul};

#[test]
fn boards_of_many_sizes_pass_the_kit() {
    let sizes = [(6, 7, 4), (5, 9, 4), (1, 64, 4), (127, 1, 3), (7, 16, 4), (15, 8, 5), (2, 2, 2)];
    for (rows, cols, connect) in sizes {
        let game = Connect4::new(rows, cols, connect).unwrap();
        testkit::examine(&game, Thoroughness { games: 60, hidden_games: 2, worlds: 2 });
    }
    for (rows, cols) in (1..=8).flat_map(|rows| (1..=8).map(move |cols| (rows, cols))) {
        for connect in 2..=6 {
            let game = Connect4::new(rows, cols, connect).unwrap();
            testkit::examine(&game, Thoroughness { games: 4, hidden_games: 1, worlds: 2 });
        }
    }
}

#[test]
fn boards_of_many_sizes_are_encoded_whole() {
    for (rows, cols, connect) in [(6, 7, 4), (1, 64, 4), (127, 1, 3), (7, 16, 4), (2, 2, 2)] {
        let game = Connect4::new(rows, cols, connect).unwrap();
        testkit::examine_encoding(&game, 20);
        testkit::examine_action_ids(&game, 20);
    }
}

#[test]
fn playthrough() {
    insta::assert_snapshot!(testkit::playthrough(&Connect4::default(), "playthrough"));
}

#[test]
fn impossible_boards_are_refused() {
    let message =
        |text: &str| Connect4::from_rules(&Rules::parse(text).unwrap()).unwrap_err().to_string();
    assert_eq!(
        message("rows=12,cols=12"),
        "connect4 cannot be played so: a board of 12 rows and 12 columns needs (rows + 1) × columns = 156 bits, expected at most 128"
    );
    assert_eq!(message("players=3"), "connect4 cannot be played with players=3 (expected 2)");
    assert_eq!(
        message("connect=1"),
        "connect4 cannot be played with connect=1 (expected 2 to 127)"
    );
}

#[test]
fn fouls_are_named() {
    let game = Connect4::default();
    let mut state = game.root();
    let fourth = Column::from_index(3);
    for _ in 0..6 {
        game.try_apply(&mut state, fourth).unwrap();
    }
    assert_eq!(game.check(&state, fourth), Err(Foul::ColumnFull(fourth)));
    let beyond = Column::from_index(7);
    assert_eq!(
        game.check(&state, beyond).unwrap_err().to_string(),
        "there is no column 8, the board has 7"
    );
    let record = |moves: &str| Record {
        format: adut_kernel::FORMAT.to_owned(),
        game: "connect4".to_owned(),
        moves: moves.chars().map(|c| c.to_string()).collect(),
        ..Record::default()
    };
    let error = |moves| Course::<Connect4>::verify(&record(moves)).unwrap_err().to_string();
    assert_eq!(error("12121211"), "move 8 (`1`): the game is over after 7 moves");
    assert_eq!(error("1212129"), "move 7 (`9`): there is no column 9, the board has 7");
    assert_eq!(error("121x"), "move 4 (`x`): `x` is not a move (expected a column from 1 to 7)");
    assert_eq!(error("1"), "the game is not over after 1 moves");
}

#[test]
fn pictures_become_states() {
    let game = Connect4::new(4, 4, 4).unwrap();
    let read = |picture: &str, mover: char| {
        let cells: Vec<Option<bool>> = picture
            .split_whitespace()
            .flat_map(str::chars)
            .map(|c| (c != '-').then_some(c == mover))
            .collect();
        game.state_from_cells(&cells)
    };
    let state = read("--RB RBBR BRBR RBRB", 'B').unwrap();
    let mut actions = Actions::new();
    game.actions(&state, &mut actions);
    assert_eq!(*actions, [Column::from_index(0), Column::from_index(1)]);
    let mut won = state.clone();
    game.apply(&mut won, Column::from_index(0));
    assert_eq!(game.turn(&won), Turn::Over);
    assert_eq!(
        read("R--- ---- ---- ----", 'R').unwrap_err(),
        BoardError::Hanging { row: 1, column: Column::from_index(0) }
    );
    assert_eq!(read("----", 'R').unwrap_err(), BoardError::Size { found: 4, expected: 16 });
}

#[test]
fn a_winning_move_names_its_cells() {
    let game = Connect4::new(4, 5, 3).unwrap();
    let mut state = game.root();
    for column in [0, 4, 1, 4] {
        game.apply(&mut state, Column::from_index(column));
    }
    let told = |column| game.effects(&state, Column::from_index(column)).get("wins").cloned();
    // Rows are counted from the top, as a picture has them.
    assert_eq!(told(2), Some(serde_json::json!([[3, 0], [3, 1], [3, 2]])));
    assert_eq!(told(3), None);
    assert!(game.winning_cells(&state).is_empty());
    game.apply(&mut state, Column::from_index(2));
    assert_eq!(game.describe(&state)["won"], serde_json::json!([[3, 0], [3, 1], [3, 2]]));
}
