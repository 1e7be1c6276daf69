//! The game tree of a board of Connect-4 or of X and O, written while it is walked.
//!
//! The tree is never held: the board is the only node in memory, pieces are dropped and lifted
//! again, and the places of the pieces on the way down are all that tells where the walk is.

use std::io;

use super::board::Board;
use super::text::{Output, TextBuffer};

/// Writes every board that can follow, in pre-order and by place, each row behind one tab for
/// every piece, and an empty line after every board. A board where someone has a line, or a
/// full one, has no successors.
pub fn write_game_tree(mut board: Board, out: &mut impl Output) -> io::Result<()> {
    let mut text = TextBuffer::new(out);
    write_board(&board, 0, &mut text)?;
    let mut dropped: Vec<usize> = Vec::new();
    let mut colour = board.to_move();
    let mut place = if board.is_won() { board.places() } else { 0 };
    loop {
        if place == board.places() {
            let Some(last) = dropped.pop() else {
                return text.finish();
            };
            board.lift_piece(last);
            colour = colour.other();
            place = last + 1;
        } else if board.has_room(place) {
            let is_won = board.drop_piece(place, colour);
            write_board(&board, dropped.len() + 1, &mut text)?;
            if is_won || board.is_full() {
                board.lift_piece(place);
                place += 1;
            } else {
                dropped.push(place);
                colour = colour.other();
                place = 0;
            }
        } else {
            place += 1;
        }
    }
}

#[inline]
fn write_board<O: Output>(
    board: &Board,
    depth: usize,
    text: &mut TextBuffer<'_, O>,
) -> io::Result<()> {
    for line in board.lines() {
        text.tabs(depth)?;
        text.bytes(line)?;
    }
    text.bytes(b"\n")
}
