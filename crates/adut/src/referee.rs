//! `adut referee FILE`.

use std::io::Write as _;
use std::path::PathBuf;

use adut_kernel::{Course, Record, Rules};
use adut_players::{AnyGame, Playable, Visitor};
use anyhow::{Context as _, Result, bail};

use crate::input::Lines;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record file, one game a line; - reads standard input
    file: PathBuf,
}

/// So many fouls are named; the rest are counted.
const NAMED: usize = 100;

struct Verify<'a>(&'a Record);

impl Visitor for Verify<'_> {
    type Output = Result<()>;
    fn visit<G: Playable>(self, _: G) -> Result<()> {
        Course::<G>::verify(self.0)?;
        Ok(())
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let file = args.file.display();
    let (mut games, mut fouls) = (0usize, 0usize);
    for line in Lines::open(&args.file)? {
        let (number, text) = line.with_context(|| file.to_string())?;
        // What is no record at all ends the reading: the rest of such a file is noise.
        let record = Record::parse(&text).with_context(|| format!("{file}, line {number}"))?;
        games += 1;
        let verdict = AnyGame::new(&record.game, &Rules::new())
            .map_err(Into::into)
            .and_then(|game| game.visit(Verify(&record)));
        if let Err(foul) = verdict {
            fouls += 1;
            if fouls <= NAMED {
                writeln!(std::io::stderr(), "adut: {file}, line {number}: {foul:#}")?;
            }
        }
    }
    match fouls {
        0 if games == 0 => bail!("{file} holds no records"),
        0 => {
            writeln!(std::io::stdout(), "{games} games, no foul")?;
            Ok(())
        }
        _ => bail!("{fouls} of {games} games in {file} are fouled"),
    }
}
