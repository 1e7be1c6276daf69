//! Arbitrary bytes: no input may panic, and whatever is accepted must be printed whole.
//!
//! `cargo test` runs these with a bounded number of random inputs and prints the seed of one that
//! fails; `cargo bolero test` goes on for as long as it is let.

use std::sync::Arc;

use super::{with_alpha_beta, with_minimax, with_paranoid};
use crate::modes::{Mode, value};
use crate::{Board, GameTree};

/// Bytes as they are would hardly ever make a tree, so most are turned into its alphabet.
fn spelled(bytes: &[u8], alphabet: &[u8]) -> Vec<u8> {
    bytes
        .iter()
        .map(|&byte| match byte {
            250.. => byte,
            _ => alphabet[usize::from(byte) % alphabet.len()],
        })
        .collect()
}

fn lines(text: &[u8]) -> usize {
    text.iter().filter(|&&byte| byte == b'\n').count()
}

#[test]
fn arbitrary_text_is_a_tree_or_refused() {
    bolero::check!().with_max_len(64).for_each(|bytes: &[u8]| {
        for text in [bytes.to_vec(), spelled(bytes, b"()[]<>,:.-0123459 \n\n")] {
            if let Ok(values) = with_minimax(&text) {
                let kept = with_alpha_beta(&text).unwrap();
                assert!(lines(&kept) <= lines(&values));
                assert_eq!(
                    values.split(|&b| b == b'\n').next(),
                    kept.split(|&b| b == b'\n').next()
                );
            }
            let _ = with_paranoid(&text);
            if let Ok(tree) = GameTree::read(&text[..]).map(Arc::new) {
                for mode in Mode::ALL {
                    let _ = value(&tree, mode);
                }
            }
            let _ = Board::read(&text[..]);
        }
    });
}

#[test]
fn arbitrary_boards_are_read_or_refused() {
    bolero::check!().with_max_len(64).for_each(|bytes: &[u8]| {
        let _ = Board::read(&spelled(bytes, b"1234RB-- \n")[..]);
        let mut text = b"2 2 R\n".to_vec();
        text.extend(spelled(bytes, b"RB-  \n"));
        let _ = Board::read(&text[..]);
    });
}

/// Small trees from bytes, so that the search is fed with many that are right.
#[test]
fn trees_made_from_bytes_are_read_and_keep_their_root() {
    bolero::check!().with_max_len(48).for_each(|bytes: &[u8]| {
        let mut bytes = bytes.iter().copied();
        let mut levels = Vec::new();
        let mut width = 1;
        while width > 0 {
            let (mut line, mut next) = (Vec::new(), 0);
            for _ in 0..width {
                match bytes.next() {
                    Some(byte) if byte % 2 == 1 => {
                        let children = usize::from(byte >> 1) % 4 + 1;
                        next += children;
                        line.push(format!("({children})"));
                    }
                    byte => line.push(format!("[{}]", i16::from(byte.unwrap_or(0)) - 99)),
                }
            }
            levels.push(line.join(" "));
            width = next;
        }
        let text = format!("{}\n{}\n", levels.len(), levels.join("\n"));
        let values = with_minimax(text.as_bytes()).unwrap();
        let kept = with_alpha_beta(text.as_bytes()).unwrap();
        assert_eq!(values.split(|&b| b == b'\n').next(), kept.split(|&b| b == b'\n').next());
    });
}
