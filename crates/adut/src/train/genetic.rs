//! `adut train genetic`.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use adut_kernel::{Game as _, Notation as _, Seed};
use adut_learn::evolution::{Evolution, Fitness, Generation, Method, Reading};
use adut_learn::genes::{FORMAT, GenesFile, rounded};
use adut_run::quoted;
use adut_sources::tablic::training::{Duplicate, GENES, Wins};
use adut_tablic::rules::Tablic;
use anyhow::{Context as _, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use super::plots;
use crate::compare::ThreadsArg;
use crate::output::{ForceArg, Output, OutputError};
use crate::position::RulesArgs;
use crate::stopped::Stopped;
use crate::terminal;
use crate::unfinished::{ResumeArg, in_the_way, nothing_kept};
use adut_output::interrupt::Interrupt;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The thesis's evolution, or a better one with every deal played from both seats
    #[arg(long, value_enum, default_value = "cma-es")]
    method: MethodArg,
    /// Whether the thesis's evolution goes by its code or by its text
    #[arg(long, value_enum, default_value = "code")]
    reading: ReadingArg,
    /// How many generations in all
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    generations: u32,
    /// How many individuals; 50 for the thesis's evolution and 12 for the other unless said
    #[arg(long, value_parser = clap::value_parser!(u32).range(4..=10_000))]
    population: Option<u32>,
    /// How many games (published) or deals (cma-es) measure an individual; 30 or 200 unless said
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: Option<u64>,
    #[command(flatten)]
    rules: RulesArgs,
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Where the genes go, for genetic:genes=FILE; beside it FILE.checkpoint, each generation
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Draw what the generations reach, to this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    #[command(flatten)]
    resume: ResumeArg,
    #[command(flatten)]
    force: ForceArg,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum MethodArg {
    Published,
    CmaEs,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum ReadingArg {
    Code,
    Prose,
}

/// What, beside the number of generations, decides how a run ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Settings {
    method: Method,
    games: u64,
    rules: adut_kernel::Rules,
    seed: String,
}

/// A run as it is kept.
#[derive(Serialize, Deserialize)]
struct Checkpoint {
    settings: Settings,
    evolution: Evolution,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = Tablic::from_rules(&args.rules.rules()?)?;
    ensure!(game.seats() == 2, "genes are trained in the game for two");
    let files = args.files()?;
    args.threads.apply()?;
    let settings = args.settings(&game);
    let mut training = Training {
        evolution: if args.resume.resume {
            resumed(&args.checkpoint(), &settings)?
        } else {
            Evolution::begin(settings.method, GENES, &settings.seed)
        },
        settings,
        args,
        files,
        interrupt: Interrupt::listen()?,
    };
    let games = training.settings.games;
    match args.method {
        MethodArg::Published => training.go(&Wins { game, games }),
        MethodArg::CmaEs => training.go(&Duplicate { game, deals: games }),
    }
}

fn resumed(path: &Path, settings: &Settings) -> Result<Evolution> {
    if !path.exists() {
        return Err(nothing_kept(path.display()));
    }
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let kept: Checkpoint = serde_json::from_str(&text)
        .with_context(|| format!("{} is not a checkpoint", path.display()))?;
    ensure!(
        kept.settings == *settings,
        "{} is of another training: method, reading, population, games, rules and seed must be the same",
        path.display()
    );
    Ok(kept.evolution)
}

impl Args {
    fn settings(&self, game: &Tablic) -> Settings {
        let population = |usual: u32| self.population.unwrap_or(usual) as usize;
        let reading = match self.reading {
            ReadingArg::Code => Reading::Code,
            ReadingArg::Prose => Reading::Prose,
        };
        let (method, games) = match self.method {
            MethodArg::Published => (Method::Published { population: population(50), reading }, 30),
            MethodArg::CmaEs => (Method::CmaEs { population: population(12) }, 200),
        };
        let games = self.games.unwrap_or(games);
        Settings { method, games, rules: game.rules(), seed: self.seed.clone() }
    }

    /// What a training that goes on has written before is its own.
    fn files(&self) -> Result<Files> {
        let mut outputs = self.force.outputs();
        let mut plan = |path: &Path| match self.resume.resume {
            true => outputs.goes_on_with(path),
            false => outputs.writes(path),
        };
        let out = plan(&self.out)?;
        let checkpoint = plan(&self.checkpoint()).map_err(|error| match error {
            OutputError::Exists(path) => in_the_way(path),
            error => error.into(),
        })?;
        Ok(Files { out, checkpoint, plot: self.plot.as_deref().map(plan).transpose()? })
    }

    fn checkpoint(&self) -> PathBuf {
        let mut name = self.out.clone().into_os_string();
        name.push(".checkpoint");
        name.into()
    }
}

/// The files that a training is written to.
struct Files {
    out: Output,
    checkpoint: Output,
    plot: Option<Output>,
}

struct Training<'a> {
    args: &'a Args,
    files: Files,
    settings: Settings,
    evolution: Evolution,
    interrupt: Interrupt,
}

impl Training<'_> {
    /// Goes on to the last generation, unless Ctrl-C comes: then to the end of this one.
    fn go(&mut self, fitness: &impl Fitness) -> Result<()> {
        let bar = self.bar()?;
        while self.evolution.history().len() < self.args.generations as usize {
            let line = described(self.evolution.advance(fitness));
            if bar.is_hidden() {
                writeln!(terminal::err(), "{line}")?;
            } else {
                bar.println(line);
            }
            bar.inc(1);
            self.keep()?;
            if self.interrupt.came() {
                break;
            }
        }
        bar.finish_and_clear();
        self.end(fitness)
    }

    fn bar(&self) -> Result<ProgressBar> {
        if !io::stderr().is_terminal() {
            return Ok(ProgressBar::hidden());
        }
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} generations, {eta} left")?;
        let bar = ProgressBar::new(u64::from(self.args.generations)).with_style(style);
        bar.set_position(self.evolution.history().len() as u64);
        bar.reset_eta();
        Ok(bar)
    }

    fn keep(&self) -> Result<()> {
        let (settings, evolution) = (self.settings.clone(), self.evolution.clone());
        let text = serde_json::to_string(&Checkpoint { settings, evolution })?;
        Ok(self.files.checkpoint.write_text(&text)?)
    }

    /// Writes the genes and says what they are worth.
    fn end(&self, fitness: &impl Fitness) -> Result<()> {
        let history = self.evolution.history();
        let Some(last) = history.last() else { return Ok(()) };
        let out = &mut terminal::out();
        if last.number < self.args.generations {
            let (number, wanted) = (last.number, self.args.generations);
            let place = format!("after generation {number} of {wanted}");
            return Err(Stopped::resumable(place).into());
        }
        let genes = rounded(&last.genes);
        let file = GenesFile {
            format: FORMAT.to_owned(),
            fitness: fitness.measure(&genes, Seed::from_text(&self.settings.seed).child("final")),
            genes,
            generations: last.number,
            command: self.command(last.number),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            seed: self.settings.seed.clone(),
        };
        self.files.out.write_text(&serde_json::to_string_pretty(&file)?)?;
        let unit = match self.settings.method {
            Method::Published { .. } => "games won less lost",
            Method::CmaEs { .. } => "points a game",
        };
        if let Some(output) = &self.files.plot {
            let drawing = plots::fitness(history, unit, &file.command);
            output.write_text(drawing.trim_end())?;
        }
        writeln!(out, "genes {:?}: {:+.3} {unit} against greedy", file.genes, file.fitness)?;
        Ok(())
    }

    /// The command that finds the same genes again.
    fn command(&self, generations: u32) -> String {
        let Settings { method, games, rules, seed } = &self.settings;
        let method = match method {
            Method::Published { population, reading } => {
                let reading = match reading {
                    Reading::Code => "code",
                    Reading::Prose => "prose",
                };
                format!("published --reading {reading} --population {population}")
            }
            Method::CmaEs { population } => format!("cma-es --population {population}"),
        };
        let seed = quoted(seed);
        format!(
            "adut train genetic --method {method} --generations {generations} --games {games} --rules {rules} --seed {seed}"
        )
    }
}

fn described(generation: &Generation) -> String {
    let Generation { number, best, mean, again, genes } = generation;
    let genes: Vec<String> = genes.iter().map(|gene| format!("{gene:.3}")).collect();
    format!(
        "generation {number}: best {best:+.2}, mean {mean:+.2}, again {again:+.2}, genes {}",
        genes.join(" ")
    )
}
