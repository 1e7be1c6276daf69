//! `adut puzzles GAME`: positions in which one move is proven to win and no other does.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;

use adut_arena::compare::Provenance;
use adut_output::interrupt::Interrupt;
use adut_puzzles::{Kind, Order, Puzzle};
use adut_registry::kind;
use adut_run::quoted;
use adut_session::{DynGame, DynMiner};
use anyhow::{Context as _, Result, bail, ensure};
use serde::{Deserialize, Serialize};

use crate::compare::ThreadsArg;
use crate::output::{ForceArg, Output};
use crate::position::RulesArgs;
use crate::stopped::Stopped;
use crate::terminal;
use crate::unfinished::{ResumeArg, Unfinished, bar};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, for two players
    game: String,
    #[command(flatten)]
    rules: RulesArgs,
    /// How many puzzles
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    count: u64,
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    /// open: all cards lie open; certain: the move wins in every deal that agrees with what is seen;
    /// both unless said
    #[arg(long)]
    kind: Option<Kind>,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Write the puzzles to this file, one a line; beside it FILE.part until all are found
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    resume: ResumeArg,
    #[command(flatten)]
    force: ForceArg,
    /// Print JSON: what was found in all, or without --out every puzzle on a line
    #[arg(long)]
    json: bool,
}

/// Decks that are looked through before what was found is kept.
const AT_ONCE: u64 = 32;
/// Decks in a row without a puzzle after which there is no hope.
const IN_VAIN: u64 = 20_000;

/// What is done so far.
#[derive(Serialize, Deserialize)]
struct Mined {
    command: String,
    /// The next deck.
    next: u64,
    puzzles: Vec<Puzzle>,
}

/// What was found in all.
#[derive(Serialize)]
struct Summary {
    #[serde(flatten)]
    provenance: Provenance,
    game: String,
    puzzles: usize,
    decks: u64,
    kinds: BTreeMap<String, usize>,
    themes: BTreeMap<String, usize>,
    /// The lowest, the middle and the highest.
    ratings: [u32; 3],
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let kind = kind(&args.game)?;
    let game = kind.with_rules(&args.rules.rules()?)?;
    let kinds = args.kind.map_or_else(|| kind.puzzle_kinds.to_vec(), |kind| vec![kind]);
    args.threads.apply()?;
    let mut outputs = args.force.outputs();
    let files = match &args.out {
        Some(path) => {
            let part = Unfinished::of(path, args.resume, &mut outputs)?;
            Some((outputs.writes(path)?, part))
        }
        None => {
            ensure!(
                !args.resume.is_wanted(),
                "--resume goes on with what --out keeps: name that file"
            );
            None
        }
    };
    let miner = game.miner(Order { seed: args.seed.clone(), kinds })?;
    let mut mined = Mined { command: args.command(&*game), next: 0, puzzles: Vec::new() };
    let part = files.as_ref().map(|(_, part)| part);
    if let Some(part) = part {
        part.begin()?;
        if args.resume.is_wanted() {
            mined = resumed(part, &mined.command)?;
        }
    }
    let is_done = mine(&*miner, args.count, &mut mined, part)?;
    if !is_done {
        let place = format!("after {} of {} puzzles", mined.puzzles.len(), args.count);
        return Err(match part {
            Some(_) => Stopped::resumable(place),
            None => Stopped::at(place, "only what --out names is kept"),
        }
        .into());
    }
    tell(args, &mined, files.as_ref().map(|(out, _)| out))?;
    part.map_or(Ok(()), Unfinished::remove)
}

impl Args {
    /// The command that finds the same, but for how many.
    fn command(&self, game: &dyn DynGame) -> String {
        let mut command = format!("adut puzzles {} --seed {}", self.game, quoted(&self.seed));
        if !game.has_default_rules() {
            command += &format!(" --rules {}", game.rules());
        }
        if let Some(kind) = self.kind {
            command += &format!(" --kind {kind}");
        }
        command
    }
}

fn resumed(part: &Unfinished, command: &str) -> Result<Mined> {
    let path = part.path();
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let kept: Mined = serde_json::from_str(&text)
        .with_context(|| format!("{} holds no puzzles", path.display()))?;
    ensure!(
        kept.command == command,
        "{} was begun by {:?}; go on with that, or remove the file",
        path.display(),
        kept.command
    );
    Ok(kept)
}

/// Looks for puzzles until there are enough; false if stopped before.
fn mine(
    miner: &dyn DynMiner,
    count: u64,
    mined: &mut Mined,
    part: Option<&Unfinished>,
) -> Result<bool> {
    let interrupt = Interrupt::listen()?;
    let stop = interrupt.flag();
    let bar = bar(count, "puzzles")?;
    let mut in_vain = 0;
    while (mined.puzzles.len() as u64) < count {
        bar.set_position(mined.puzzles.len() as u64);
        bar.set_message(format!("{} decks", mined.next));
        let Some(found) = miner.mine(mined.next..mined.next + AT_ONCE, &stop) else {
            return Ok(false);
        };
        in_vain = if found.iter().all(Vec::is_empty) { in_vain + AT_ONCE } else { 0 };
        if in_vain >= IN_VAIN {
            bail!("there is no puzzle in {in_vain} decks in a row");
        }
        mined.next += AT_ONCE;
        for puzzle in found.into_iter().flatten() {
            // Without a deck two games may come to the same position.
            if mined.puzzles.iter().all(|other| other.facts.id != puzzle.facts.id) {
                mined.puzzles.push(puzzle);
            }
        }
        if let Some(part) = part {
            part.save(&serde_json::to_vec(mined)?)?;
        }
    }
    bar.finish_and_clear();
    mined.puzzles.truncate(count as usize);
    Ok(true)
}

fn tell(args: &Args, mined: &Mined, file: Option<&Output>) -> Result<()> {
    let lines: Vec<String> = mined.puzzles.iter().map(Puzzle::to_string).collect();
    let mut out = terminal::out();
    let Some(file) = file else {
        for (puzzle, line) in mined.puzzles.iter().zip(&lines) {
            match args.json {
                true => writeln!(out, "{line}")?,
                false => writeln!(out, "{}", described(puzzle))?,
            }
        }
        return Ok(());
    };
    file.write_text(&lines.join("\n"))?;
    let summary = summary(args, mined);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
        return Ok(());
    }
    let [lowest, middle, highest] = summary.ratings;
    writeln!(
        out,
        "{} puzzles from {} decks, rated {lowest} to {highest}, half of them above {middle}",
        summary.puzzles, summary.decks
    )?;
    for (name, count) in summary.kinds.iter().chain(&summary.themes) {
        writeln!(out, "{count:>6}  {name}")?;
    }
    Ok(())
}

fn summary(args: &Args, mined: &Mined) -> Summary {
    let (mut kinds, mut themes) = (BTreeMap::new(), BTreeMap::new());
    for puzzle in &mined.puzzles {
        *kinds.entry(puzzle.facts.kind.to_string()).or_default() += 1;
        for theme in &puzzle.facts.themes {
            *themes.entry(theme.clone()).or_default() += 1;
        }
    }
    let mut ratings: Vec<u32> = mined.puzzles.iter().map(|puzzle| puzzle.facts.rating).collect();
    ratings.sort_unstable();
    let at = |place: usize| ratings.get(place).copied().unwrap_or(0);
    let last = ratings.len().saturating_sub(1);
    let provenance = Provenance {
        command: format!("{} --count {}", mined.command, args.count),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    };
    Summary {
        provenance,
        game: args.game.clone(),
        puzzles: mined.puzzles.len(),
        // Every puzzle says from which deck it is.
        decks: mined
            .puzzles
            .iter()
            .filter_map(|puzzle| puzzle.record.deal)
            .max()
            .map_or(0, |d| d + 1),
        kinds,
        themes,
        ratings: [at(0), at(last / 2), at(last)],
    }
}

/// A puzzle on a line, for a person.
fn described(puzzle: &Puzzle) -> String {
    let facts = &puzzle.facts;
    let deals = facts.deals.map_or(String::new(), |deals| format!(" in all {deals} deals"));
    let turn = puzzle.record.moves.len();
    format!(
        "{}  {:<7}  {:>4}  deck {} after {turn} moves: {}{deals}  ({})",
        facts.id,
        facts.kind.name(),
        facts.rating,
        puzzle.record.deal.unwrap_or(0),
        facts.solution,
        facts.themes.join(", "),
    )
}
