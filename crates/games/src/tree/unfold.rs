//! The game tree of a Connect-4 board, written while it is walked.
//!
//! The tree is never held: the board is the only node in memory, pieces are dropped and lifted
//! again, and the columns of the pieces on the way down are all that tells where the walk is.

use std::io;

use super::board::Board;
use super::text::{Output, TextBuffer};

/// Writes every board that can follow, in pre-order and by column, each row behind one tab for
/// every piece dropped, and an empty line after every board. A board where someone has four, or a
/// full one, has no successors.
pub fn write_game_tree(mut board: Board, out: &mut impl Output) -> io::Result<()> {
    let mut text = TextBuffer::new(out);
    write_board(&board, 0, &mut text)?;
    let mut dropped: Vec<usize> = Vec::new();
    let mut colour = board.to_move();
    let mut column = if board.is_won() { board.columns() } else { 0 };
    loop {
        if column == board.columns() {
            let Some(last) = dropped.pop() else {
                return text.finish();
            };
            board.lift_piece(last);
            colour = colour.other();
            column = last + 1;
        } else if board.has_room(column) {
            let is_won = board.drop_piece(column, colour);
            write_board(&board, dropped.len() + 1, &mut text)?;
            if is_won || board.is_full() {
                board.lift_piece(column);
                column += 1;
            } else {
                dropped.push(column);
                colour = colour.other();
                column = 0;
            }
        } else {
            column += 1;
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
