//! Every pair of input and output in `testdata/trees`; the name starts with the mode.

use std::fs;
use std::path::Path;

use super::{Output, unfolded, with_alpha_beta, with_minimax, with_paranoid};

type Mode = fn(&[u8]) -> Output;

#[test]
fn known_outputs_are_met_byte_for_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/trees");
    let mut seen = [0; 4];
    for entry in fs::read_dir(folder).unwrap() {
        let input = entry.unwrap().path();
        if input.extension().is_none_or(|extension| extension != "in") {
            continue;
        }
        let name = input.file_stem().unwrap().to_str().unwrap();
        let modes: [(&str, Mode); 4] = [
            ("c1_", unfolded),
            ("c2_", with_minimax),
            ("c3_", with_alpha_beta),
            ("b_", with_paranoid),
        ];
        let mode = modes.iter().position(|(prefix, _)| name.starts_with(prefix)).unwrap();
        let found = modes[mode].1(&fs::read(&input).unwrap()).unwrap();
        assert!(found == fs::read(input.with_extension("out")).unwrap(), "{name}");
        seen[mode] += 1;
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn a_lone_leaf_is_a_tree() {
    assert_eq!(with_minimax(b"1\n[-5]\n").unwrap(), b"-5\n");
    assert_eq!(with_alpha_beta(b"1\n[-5]").unwrap(), b"-5\n");
    assert_eq!(with_paranoid(b"1 2\n[3,4]\n").unwrap(), b"[3,4]\n");
}

#[test]
fn a_decided_board_is_printed_alone() {
    let won = b"1 5 B\nR R R R -\n";
    assert_eq!(unfolded(won).unwrap(), b"R R R R -\n\n");
    let full = b"2 2 R\nR B\nB R\n";
    assert_eq!(unfolded(full).unwrap(), b"R B\nB R\n\n");
}

/// X and O: pieces stay where they are put, and three make a line.
#[test]
fn x_and_o_is_unfolded_without_gravity() {
    let near = b"3 3 O\nX O X\nX O O\nO X -\n";
    assert_eq!(unfolded(near).unwrap(), b"X O X\nX O O\nO X -\n\n\tX O X\n\tX O O\n\tO X O\n\n");
    let won = b"3 3 O\nX - -\n- X O\nO - X\n";
    assert_eq!(unfolded(won).unwrap(), b"X - -\n- X O\nO - X\n\n", "a diagonal ends it");
    // Known counts: 549 946 boards in the whole tree, 5 478 of them different.
    let whole = unfolded(b"3 3 X\n- - -\n- - -\n- - -\n").unwrap();
    let text = String::from_utf8(whole).unwrap();
    let boards: Vec<&str> = text.split("\n\n").filter(|board| !board.is_empty()).collect();
    assert_eq!(boards.len(), 549_946);
    let different: std::collections::HashSet<String> =
        boards.iter().map(|board| board.replace(['\t', '\n'], "")).collect();
    assert_eq!(different.len(), 5_478);
    let mixed = unfolded(b"3 3 X\nX - -\n- R -\n- - -\n").unwrap_err().to_string();
    assert!(mixed.contains("line 3: `R` is not a cell: `X`, `O` or `-`"), "{mixed}");
}

#[test]
fn a_board_may_be_wider_than_any_machine_word() {
    let cells = vec!["R B".to_string(); 500].join(" ");
    let text = format!("1 1001 R\n{cells} -\n");
    let expected = format!("{cells} -\n\n\t{cells} R\n\n");
    assert_eq!(unfolded(text.as_bytes()).unwrap(), expected.as_bytes());
}

#[test]
fn files_of_other_systems_and_untidy_spaces_read_the_same() {
    let tidy = with_minimax(b"2\n(2)\n[1] [2]\n").unwrap();
    assert_eq!(with_minimax(b" 2 \r\n(2)\r\n\t[1]  [2] \r\n\r\n \n").unwrap(), tidy);
    assert_eq!(with_minimax(b"2\n(2)\n[1] [2]").unwrap(), tidy);
}
