//! Known outputs, the obvious algorithms as judges, deep trees, and bad input.

mod deep;
mod faults;
mod fuzz;
mod golden;
mod modes;
mod oracle;
mod playthrough;
mod searches;

use super::{Board, TupleTree, ValueTree, alpha_beta, minimax, paranoid, write_game_tree};

type Output = Result<Vec<u8>, super::ReadError>;

fn unfolded(text: &[u8]) -> Output {
    let mut out = Vec::new();
    write_game_tree(Board::read(text)?, &mut out)?;
    Ok(out)
}

fn with_minimax(text: &[u8]) -> Output {
    let mut tree = ValueTree::read(text)?;
    minimax(&mut tree);
    let mut out = Vec::new();
    tree.write(&mut out, |_| true)?;
    Ok(out)
}

fn with_alpha_beta(text: &[u8]) -> Output {
    let mut tree = ValueTree::read(text)?;
    let visited = alpha_beta(&mut tree);
    let mut out = Vec::new();
    tree.write(&mut out, |node| visited.contains(node))?;
    Ok(out)
}

fn with_paranoid(text: &[u8]) -> Output {
    let mut tree = TupleTree::read(text)?;
    paranoid(&mut tree);
    let mut out = Vec::new();
    tree.write(&mut out)?;
    Ok(out)
}
