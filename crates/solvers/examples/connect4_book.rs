//! Makes an opening book: `connect4_book ROWS COLS CONNECT PLIES TABLE_MIB FILE`. An interrupted run
//! goes on from `FILE.part`.

#![expect(clippy::print_stderr, reason = "progress is for whoever started the long run")]

use adut_solvers::connect4::{Book, Shape, Solver};
use anyhow::{Context, Result};
use std::ops::ControlFlow;
use std::path::PathBuf;

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let mut number = || -> Result<u32> {
        Ok(args.next().context("give ROWS COLS CONNECT PLIES TABLE_MIB FILE")?.parse()?)
    };
    let shape = Shape::new(number()?, number()?, number()?)?;
    let plies = number()?;
    let table_bytes = (number()? as usize) << 20;
    let path = PathBuf::from(args.next().context("the book's file is missing")?);
    let unfinished = path.with_extension("part");
    let mut solver = Solver::new(table_bytes).keeping(true);
    let book = Book::generate(shape, plies, &mut solver, &unfinished, &mut |progress| {
        if progress.nodes == 0 && progress.done.is_multiple_of(100) {
            eprintln!("{} of {}", progress.done, progress.total);
        }
        ControlFlow::Continue(())
    })?;
    book.save(&path)?;
    eprintln!("{} positions in {}", book.len(), path.display());
    Ok(())
}
