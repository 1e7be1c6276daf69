//! `adut referee FILE`.

use std::io::Write as _;
use std::path::PathBuf;

use adut_kernel::{Record, Rules};
use adut_records::Lines;
use anyhow::{Context as _, Result, bail};

use crate::terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record file, one game a line; - reads standard input
    file: PathBuf,
}

/// So many fouls are named; the rest are counted.
const NAMED: usize = 100;

pub(crate) fn run(args: &Args) -> Result<()> {
    let file = args.file.display();
    let (mut games, mut fouls) = (0usize, 0usize);
    for line in Lines::open(&args.file)? {
        let (number, text) = line.with_context(|| file.to_string())?;
        // What is no record at all ends the reading: the rest of such a file is noise.
        let record = Record::parse(&text).with_context(|| format!("{file}, line {number}"))?;
        games += 1;
        if let Err(foul) = verify(&record) {
            fouls += 1;
            if fouls <= NAMED {
                writeln!(terminal::err(), "adut: {file}, line {number}: {foul:#}")?;
            }
        }
    }
    match fouls {
        0 if games == 0 => bail!("{file} holds no records"),
        0 => {
            writeln!(terminal::out(), "{games} games, no foul")?;
            Ok(())
        }
        _ => bail!("{fouls} of {games} games in {file} are fouled"),
    }
}

/// Whether the record is that of a whole game, its own rules included.
fn verify(record: &Record) -> Result<()> {
    adut_registry::game(&record.game, &Rules::new())?.verify(record)?;
    Ok(())
}
