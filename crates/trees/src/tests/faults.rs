//! What is said about bad input.

use std::io::{self, Read};

use super::{Output, unfolded, with_minimax, with_paranoid};
use crate::{ReadError, ValueTree};

fn assert_faults(mode: fn(&[u8]) -> Output, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        let error = mode(text.as_bytes()).expect_err(text);
        assert_eq!(error.to_string(), *expected, "{text:?}");
    }
}

#[test]
fn trees_are_refused_with_line_and_token() {
    assert_faults(
        with_minimax,
        &[
            ("", "line 1: the height of the tree is missing"),
            ("\n1\n[1]\n", "line 1: the height of the tree is missing"),
            ("x\n[1]\n", "line 1: `x` is not the height of the tree"),
            ("0\n", "line 1: `0` is not the height of the tree"),
            ("-3\n", "line 1: `-3` is not the height of the tree"),
            ("99999999999999999999\n", "line 1: `99999999999999999999` is out of range"),
            ("2 3\n", "line 1: `3` is too much: the line is full with 1 number"),
            ("1\n", "line 2: the input ends where 1 node should stand"),
            ("1", "line 2: the input ends where 1 node should stand"),
            ("2\n(2)\n", "line 3: the input ends where 2 nodes should stand"),
            ("2\n(2)\n[1]\n", "line 3: the line ends after 1 of 2 nodes"),
            ("2\n(2)\n\n[1] [2]\n", "line 3: the line ends after 0 of 2 nodes"),
            ("2\n(2)\n[1] [2] [3]\n", "line 3: `[3]` is too much: the line is full with 2 nodes"),
            ("2\n(1) (1)\n[1] [2]\n", "line 2: `(1)` is too much: the line is full with 1 node"),
            (
                "2\n(2)\n[1] (1)\n",
                "line 3: `(1)` wants children, but the height 2 makes this the last level",
            ),
            (
                "2\n(2)\n[1] (1) \n",
                "line 3: `(1)` wants children, but the height 2 makes this the last level",
            ),
            ("3\n(1)\n[1]\n", "line 3: the tree ends at level 2, but its height on line 1 is 3"),
            ("2\n(1)\n[1]\n\n[2]\n", "line 5: `[2]` stands after the end of the tree"),
            (
                "2\n(0)\n",
                "line 2: `(0)` is an inner node without children, a leaf is written `[value]`",
            ),
            ("1\n[9223372036854775808]\n", "line 2: `[9223372036854775808]` is out of range"),
            (
                "2\n(4294967296)\n",
                "line 2: `(4294967296)` makes the tree larger than 4294967294 nodes",
            ),
            (
                "3\n(2)\n(4294967290) (9)\n",
                "line 3: `(9)` makes the tree larger than 4294967294 nodes",
            ),
            ("2\n(99999999999999999999)\n", "line 2: `(99999999999999999999)` is out of range"),
        ],
    );
    let not_a_node =
        ["[]", "[1,2]", "(-1)", "(x)", "7", "(2", "[1][2]", "[1 ]", "<2>", "[+1]", "(1]"];
    for token in not_a_node {
        let error = with_minimax(format!("2\n(1)\n{token}\n").as_bytes()).unwrap_err().to_string();
        let shown = token.split(' ').next().unwrap();
        assert_eq!(
            error,
            format!("line 3: `{shown}` is not a node: `(k)` with k children, or a leaf `[value]`")
        );
    }
}

#[test]
fn trees_for_several_are_refused_with_line_and_token() {
    assert_faults(
        with_paranoid,
        &[
            ("2\n", "line 1: the number of players is missing"),
            ("2 0\n", "line 1: `0` is not the number of players"),
            ("2 3 4\n", "line 1: `4` is too much: the line is full with 2 numbers"),
            ("1 3\n[1,2]\n", "line 2: `[1,2]` has 2 values, but the number of players is 3"),
            ("1 1\n[1,2]\n", "line 2: `[1,2]` has 2 values, but the number of players is 1"),
            (
                "1 2\n[1,]\n",
                "line 2: `[1,]` is not a node: `(k)` with k children, or a leaf `[a,b,…]` with a value for each player",
            ),
            ("1 2\n[1,9223372036854775808]\n", "line 2: `9223372036854775808` is out of range"),
        ],
    );
}

#[test]
fn boards_are_refused_with_line_and_token() {
    assert_faults(
        unfolded,
        &[
            ("", "line 1: the number of rows is missing"),
            ("1\n", "line 1: the number of columns is missing"),
            ("1 1\n", "line 1: who is to move, `R` or `B`, or `X` or `O` is missing"),
            ("1 1 G\n", "line 1: `G` is not who is to move, `R` or `B`, or `X` or `O`"),
            ("1 0 R\n", "line 1: `0` is not the number of columns"),
            ("1 1 R R\n", "line 1: `R` is too much: the line is full with 3 tokens"),
            ("2 2 R\n- -\n", "line 3: the input ends where 2 cells should stand"),
            ("2 2 R\n- -\n-\n", "line 3: the line ends after 1 of 2 cells"),
            ("1 2 R\n- - -\n", "line 2: `-` is too much: the line is full with 2 cells"),
            ("1 2 R\n- X\n", "line 2: `X` is not a cell: `R`, `B` or `-`"),
            ("1 2 R\n--\n", "line 2: `--` is not a cell: `R`, `B` or `-`"),
            (
                "3 2 R\n- -\n- B\n- -\n",
                "line 3: `B` in column 2 floats: the cell below it is empty",
            ),
            ("1 1 R\n-\n-\n", "line 3: `-` stands after the end of the board"),
            (
                "4000000000 4000000000 R\n",
                "line 2: the input ends where 4000000000 cells should stand",
            ),
        ],
    );
}

#[test]
fn a_long_or_unprintable_token_is_shown_safely() {
    let error = with_minimax(format!("1\n{}\n", "é".repeat(1_000)).as_bytes()).unwrap_err();
    let shown = error.to_string();
    assert!(shown.is_ascii() || shown.contains('…'));
    assert!(shown.len() < 300, "{shown}");
}

#[test]
fn an_endless_token_is_given_up() {
    let error = ValueTree::read(io::repeat(b'7')).unwrap_err();
    assert!(matches!(error, ReadError::Malformed { line: 1, .. }));
}

#[test]
fn a_source_that_fails_is_no_short_tree() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
    let source = b"2\n(2)\n[1]".chain(Failing);
    let error = ValueTree::read(source).unwrap_err();
    assert_eq!(error.to_string(), "cannot read: the disk is gone");
}
