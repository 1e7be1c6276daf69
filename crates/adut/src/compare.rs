//! `adut compare GAME NAME NAME…`.

use std::io::{self, BufWriter, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use adut_arena::compare::{Comparison, Plan, compare, games};
use adut_kernel::Record;
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use anyhow::{Context as _, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};

use crate::position::RulesArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The players; the same name may stand twice
    #[arg(required = true, num_args = 2..)]
    names: Vec<String>,
    /// How many decks
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many threads; all cores unless said
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    #[command(flatten)]
    rules: RulesArgs,
    /// How many random moves open a game without a deck
    #[arg(long, default_value_t = 4)]
    opening: usize,
    /// Write every game to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write the result to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

struct Run<'a>(&'a Args);

impl Visitor for Run<'_> {
    type Output = Result<Comparison>;

    fn visit<G: Playable>(self, game: G) -> Result<Comparison> {
        let args = self.0;
        let mut entrants = Vec::new();
        for name in &args.names {
            entrants.push(Chosen::find(&game, name)?.into_entrant(&game));
        }
        let (deals, seed, opening) = (args.deals, args.seed.clone(), args.opening);
        let plan = Plan { game, entrants, deals, seed, opening };
        let bar = progress(games(&plan));
        let mut sink = args.record.as_deref().map(RecordFile::create).transpose()?;
        let result = compare(
            &plan,
            sink.is_some(),
            |record| sink.as_mut().map_or(Ok(()), |sink| sink.write(&record)),
            |played| bar.set_position(played),
        )?;
        bar.finish_and_clear();
        if let Some(sink) = sink {
            sink.finish()?;
        }
        Ok(result)
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(threads) = args.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads as usize).build_global()?;
    }
    ensure!(args.opening <= 100, "an opening of {} moves is too long (at most 100)", args.opening);
    let result = AnyGame::new(&args.game, &args.rules.rules()?)?.visit(Run(args))?;
    print_table(&result)?;
    if let Some(path) = &args.json {
        write_whole(path, serde_json::to_string_pretty(&result)?.as_bytes())?;
    }
    Ok(())
}

fn print_table(result: &Comparison) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{} {}, seed {}, {} deals",
        result.game, result.rules, result.seed, result.deals
    )?;
    let width = result.agents.iter().map(|agent| agent.name.len()).max().unwrap_or(0).max(6);
    for pair in &result.pairs {
        let [low, high] = pair.ci95.map(|share| 100.0 * share);
        let [from, to] = pair.diff_ci95;
        writeln!(
            out,
            "{:>width$} – {:<width$}  {:>5.1} % [{low:.1}, {high:.1}]  {} won, {} lost, {} drawn; \
             difference {:+.3} [{from:+.3}, {to:+.3}]",
            pair.a,
            pair.b,
            100.0 * pair.a_share,
            pair.a_wins,
            pair.b_wins,
            pair.draws,
            pair.mean_diff,
        )?;
        if pair.forfeits > 0 {
            writeln!(out, "{:>width$}   {} games were forfeited", "", pair.forfeits)?;
        }
    }
    for agent in result.agents.iter().filter(|agent| agent.sees == "all-knowing") {
        writeln!(out, "{} sees all cards", agent.name)?;
    }
    Ok(())
}

/// Shown on a terminal only.
fn progress(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Records go to a temporary file beside the target, which is renamed when all are written.
struct RecordFile {
    path: PathBuf,
    file: BufWriter<tempfile::NamedTempFile>,
}

impl RecordFile {
    fn create(path: &Path) -> Result<Self> {
        let file = BufWriter::new(temporary_beside(path)?);
        Ok(Self { path: path.to_owned(), file })
    }
    fn write(&mut self, record: &Record) -> Result<()> {
        writeln!(self.file, "{record}")
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
    fn finish(self) -> Result<()> {
        let context = || format!("cannot write {}", self.path.display());
        let file =
            self.file.into_inner().map_err(|error| error.into_error()).with_context(context)?;
        file.persist(&self.path).with_context(context)?;
        Ok(())
    }
}

fn temporary_beside(path: &Path) -> Result<tempfile::NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))
        .with_context(|| format!("cannot write {}", path.display()))
}

fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut file = temporary_beside(path)?;
    let context = || format!("cannot write {}", path.display());
    file.write_all(bytes).and_then(|()| file.write_all(b"\n")).with_context(context)?;
    file.persist(path).with_context(context)?;
    Ok(())
}
