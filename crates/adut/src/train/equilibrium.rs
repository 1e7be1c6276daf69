//! `adut train equilibrium`.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use adut_love_letter::solver::equilibrium::{
    Blueprints, Equilibrium, Faces, KNOWN_TOLERANCE, Progress, exploitability,
};
use adut_output::interrupt::Interrupt;
use anyhow::{Context as _, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};

use super::kind_result::{KindResult, index, overview, replies};
use crate::clock::now;
use crate::compare::ThreadsArg;
use crate::output::{ForceArg, Outputs};
use crate::stopped::Stopped;
use crate::terminal;
use crate::unfinished::{ResumeArg, in_the_way, nothing_kept, remove};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: love-letter, for two players
    game: String,
    /// The three face-up cards by number, ascending, such as 226; all 92 kinds unless said
    #[arg(long, value_parser = |text: &str| text.parse::<Faces>())]
    faces: Option<Faces>,
    /// How much a best response may gain, as a share of a win
    #[arg(long, default_value_t = 0.003, value_parser = parse_target)]
    target: f64,
    /// How much memory may be used, in MB; three quarters of what is free unless said
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..))]
    memory: Option<u64>,
    #[command(flatten)]
    threads: ThreadsArg,
    /// The folder for results and unfinished work
    #[arg(long, value_name = "DIR", default_value = "equilibrium")]
    out: PathBuf,
    #[command(flatten)]
    resume: ResumeArg,
    #[command(flatten)]
    force: ForceArg,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How often unfinished work is kept.
const BETWEEN_CHECKPOINTS: Duration = Duration::from_secs(300);
/// Plays that lead to no more slots than this are solved anew when they come up.
const BLUEPRINT_LIMIT: u32 = 100_000;
/// What a kind's blueprint may take before that limit is raised.
const BLUEPRINT_BYTES: usize = 64_000;
/// How the files of a kind end: its result, the replies to it, and unfinished work.
const RESULT: &str = "json";
const REPLIES: &str = "replies.json";
const CHECKPOINT: &str = "part";
const KEPT: [&str; 3] = [RESULT, REPLIES, CHECKPOINT];
/// The file of all blueprints.
const BLUEPRINTS: &str = "blueprints.bin";
/// What may be used where it cannot be told how much is free.
const USUAL_MEMORY: u64 = 4 << 30;

fn parse_target(text: &str) -> Result<f64, String> {
    let target = text.parse().ok().filter(|target| (1e-5..=1.0).contains(target));
    target.ok_or_else(|| "expected a number from 0.00001 to 1".to_owned())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    ensure!(
        args.game == "love-letter",
        "only love-letter is solved this way, not {:?}; see adut solve for the others",
        args.game
    );
    args.threads.apply()?;
    let memory = args.memory.map_or_else(free_memory, |mb| mb << 20);
    fs::create_dir_all(&args.out)
        .with_context(|| format!("cannot make the folder {}", args.out.display()))?;
    let training = Training { args, memory, interrupt: Interrupt::listen()? };
    // What cannot be added to is refused before the work, not after it.
    training.read_blueprints(&training.blueprints()?)?;
    training.look_for_work()?;
    let mut results = Vec::new();
    let mut left_out = Vec::new();
    for faces in training.kinds()? {
        match training.kind(faces)? {
            Some(result) => {
                if args.json {
                    writeln!(terminal::out(), "{}", result.line())?;
                }
                results.push(result);
            }
            None => left_out.push(faces.to_string()),
        }
    }
    if !args.json {
        write!(terminal::out(), "{}", overview(&results))?;
    }
    if !left_out.is_empty() {
        bail!("{} did not fit into memory: --memory sets the limit", left_out.join(", "));
    }
    Ok(())
}

/// Writes a file of the training's own, whatever is there.
fn own(path: &Path, bytes: &[u8]) -> Result<()> {
    let output = Outputs::new(true).goes_on_with(path)?;
    Ok(output.write(bytes)?)
}

fn line(mut text: String) -> Vec<u8> {
    text.push('\n');
    text.into_bytes()
}

/// Three quarters of what is free.
fn free_memory() -> u64 {
    let text = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"));
    let kilobytes = line.and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.map_or(USUAL_MEMORY, |kilobytes| kilobytes * 1024 / 4 * 3)
}

struct Training<'a> {
    args: &'a Args,
    memory: u64,
    interrupt: Interrupt,
}

/// One kind under way.
struct Work<'a> {
    training: &'a Training<'a>,
    bar: ProgressBar,
    checkpoint: PathBuf,
    /// Seconds of earlier runs.
    before: f64,
    started: Instant,
    kept: Instant,
}

impl Training<'_> {
    fn path(&self, faces: Faces, ending: &str) -> PathBuf {
        self.args.out.join(format!("{faces}.{ending}"))
    }

    /// Solves one kind, unless that was done before; nothing if it does not fit.
    fn kind(&self, faces: Faces) -> Result<Option<KindResult>> {
        let path = self.path(faces, RESULT);
        let done = self.done(faces)?;
        if done.is_some() {
            return Ok(done);
        }
        let size = Equilibrium::<f32>::size(faces);
        if size.bytes > self.memory {
            let [needs, may] = [size.bytes, self.memory].map(|bytes| bytes as f64 / 1e9);
            let sentence =
                format!("{faces} needs {needs:.2} GB of memory and {may:.2} may be used");
            ensure!(self.args.faces.is_none(), "{sentence}: --memory sets the limit");
            writeln!(terminal::err(), "{sentence}: left out")?;
            return Ok(None);
        }
        let checkpoint = self.path(faces, CHECKPOINT);
        self.check_disk(size.bytes, &checkpoint)?;
        let started = now();
        let bar = self.bar(faces)?;
        let (before, mut equilibrium) = self.begin(faces, &checkpoint)?;
        let mut work = Work { training: self, bar, checkpoint, before, started, kept: now() };
        let mut failure = None;
        let bounds = equilibrium.solve(self.args.target, |equilibrium, progress| {
            work.tell(equilibrium, progress).unwrap_or_else(|error| {
                failure = Some(error);
                ControlFlow::Break(())
            })
        });
        if let Some(error) = failure {
            return Err(error);
        }
        let Some(bounds) = bounds else {
            work.keep(&equilibrium)?;
            work.bar.finish_and_clear();
            let rounds = equilibrium.rounds();
            let place = format!("{faces} after round {rounds}");
            return Err(Stopped::resumable(place).into());
        };
        work.bar.finish_and_clear();
        let result = KindResult::of(&equilibrium, bounds, work.seconds());
        let replies = replies(&equilibrium.replies());
        self.keep_blueprint(&mut equilibrium, bounds)?;
        own(&self.path(faces, REPLIES), &line(replies.to_string()))?;
        // Last, for it is what says that the kind is done.
        own(&path, &line(serde_json::to_string(&result)?))?;
        own(&self.args.out.join("index.json"), &line(index(&self.args.out)?))?;
        remove(&work.checkpoint)?;
        Ok(Some(result))
    }

    /// Sees to what is kept of the kinds that are asked for: it is gone on with if that is said, it is
    /// removed if that is said, and else it stays and nothing is done.
    fn look_for_work(&self) -> Result<()> {
        let Args { out, faces, resume: ResumeArg { resume }, force, .. } = self.args;
        let kept = self.kept();
        match (resume, kept.first()) {
            (true, None) => {
                let name = faces.map_or_else(|| "*".to_owned(), |faces| faces.to_string());
                Err(nothing_kept(out.join(format!("{name}.{CHECKPOINT}")).display()))
            }
            (false, Some(path)) if !force.force => Err(in_the_way(path.display())),
            (false, _) => kept.iter().try_for_each(|path| remove(path)),
            (true, Some(_)) => Ok(()),
        }
    }

    /// The files that are there of the kinds that are asked for.
    fn kept(&self) -> Vec<PathBuf> {
        let kinds = self.args.faces.map_or_else(Faces::all, |faces| vec![faces]);
        let files = |faces| KEPT.map(|ending| self.path(faces, ending));
        kinds.into_iter().flat_map(files).filter(|path| path.exists()).collect()
    }

    /// The kinds to solve: those that are done, then the others, the smallest first.
    fn kinds(&self) -> Result<Vec<Faces>> {
        if let Some(faces) = self.args.faces {
            return Ok(vec![faces]);
        }
        let mut sized = Vec::new();
        for faces in Faces::all() {
            let is_done = self.done(faces)?.is_some();
            let slots = if is_done { 0 } else { Equilibrium::<f32>::size(faces).slots };
            sized.push((slots, faces));
        }
        sized.sort_unstable();
        Ok(sized.into_iter().map(|(_, faces)| faces).collect())
    }

    /// What was kept of a kind that is solved well enough.
    fn done(&self, faces: Faces) -> Result<Option<KindResult>> {
        let result = KindResult::load(&self.path(faces, RESULT))?;
        let Some(result) = result.filter(|done| done.exploitability <= self.args.target) else {
            return Ok(None);
        };
        let bytes = self.blueprints()?;
        let is_whole =
            self.path(faces, REPLIES).exists() && self.read_blueprints(&bytes)?.of(faces).is_some();
        Ok(is_whole.then_some(result))
    }

    /// The file that the blueprints of all kinds are in; empty before the first.
    fn blueprints(&self) -> Result<Vec<u8>> {
        let path = self.args.out.join(BLUEPRINTS);
        match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            read => read.with_context(|| format!("cannot read {}", path.display())),
        }
    }

    fn read_blueprints<'a>(&self, bytes: &'a [u8]) -> Result<Blueprints<'a>> {
        let path = self.args.out.join(BLUEPRINTS);
        Blueprints::read(bytes).with_context(|| {
            format!("cannot go on with {}; remove it to begin anew", path.display())
        })
    }

    fn keep_blueprint(&self, equilibrium: &mut Equilibrium<f32>, bounds: [f64; 2]) -> Result<()> {
        let blueprint = equilibrium.blueprint(bounds, BLUEPRINT_LIMIT).fitted(BLUEPRINT_BYTES)?;
        let bytes = self.blueprints()?;
        let mut all = self.read_blueprints(&bytes)?;
        all.put(blueprint);
        own(&self.args.out.join(BLUEPRINTS), &all.to_bytes())
    }

    fn begin(&self, faces: Faces, checkpoint: &Path) -> Result<(f64, Equilibrium<f32>)> {
        let tolerance = KNOWN_TOLERANCE * self.args.target;
        match File::open(checkpoint) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let Some(new) = Equilibrium::new(faces, tolerance, self.interrupt.flag()) else {
                    let place = format!("{faces} before the first round");
                    return Err(match self.kept().is_empty() {
                        true => Stopped::at(place, "nothing of it was kept"),
                        false => Stopped::resumable(place),
                    }
                    .into());
                };
                Ok((0.0, new))
            }
            Err(error) => {
                Err(error).with_context(|| format!("cannot read {}", checkpoint.display()))
            }
            Ok(file) => {
                Equilibrium::load(BufReader::with_capacity(1 << 20, file), faces, tolerance)
                    .with_context(|| {
                        format!(
                            "cannot go on from {}; remove it to begin anew",
                            checkpoint.display()
                        )
                    })
            }
        }
    }

    fn check_disk(&self, bytes: u64, path: &Path) -> Result<()> {
        #[cfg(unix)]
        {
            let disk = rustix::fs::statvfs(&self.args.out)
                .with_context(|| format!("cannot look at {}", self.args.out.display()))?;
            let free = disk.f_bavail * disk.f_frsize;
            ensure!(
                free > bytes,
                "{} needs {:.2} GB and the disk has {:.2} left",
                path.display(),
                bytes as f64 / 1e9,
                free as f64 / 1e9
            );
        }
        Ok(())
    }

    fn bar(&self, faces: Faces) -> Result<ProgressBar> {
        if !io::stderr().is_terminal() {
            return Ok(ProgressBar::hidden());
        }
        let style = ProgressStyle::with_template(
            "{prefix} {wide_bar} {pos}/about {len} rounds, {eta} left {msg}",
        )?;
        let bar = ProgressBar::new(1).with_style(style).with_prefix(faces.to_string());
        bar.set_message("solving known hands");
        Ok(bar)
    }
}

impl Work<'_> {
    fn seconds(&self) -> f64 {
        self.before + self.started.elapsed().as_secs_f64()
    }

    /// Shows how far it is, keeps what is done, and sees whether to stop.
    fn tell(
        &mut self,
        equilibrium: &Equilibrium<f32>,
        progress: Progress,
    ) -> Result<ControlFlow<()>> {
        self.bar.set_length(progress.expected);
        self.bar.set_position(progress.rounds);
        if let Some(bounds) = progress.bounds {
            let message = format!("{:.3} % of a win", 100.0 * exploitability(bounds));
            if self.bar.is_hidden() {
                let faces = equilibrium.faces();
                writeln!(terminal::err(), "{faces} round {}: {message}", progress.rounds)?;
            }
            self.bar.set_message(message);
        }
        if self.training.interrupt.came() {
            return Ok(ControlFlow::Break(()));
        }
        if self.kept.elapsed() > BETWEEN_CHECKPOINTS {
            self.keep(equilibrium)?;
            self.kept = now();
        }
        Ok(ControlFlow::Continue(()))
    }

    fn keep(&self, equilibrium: &Equilibrium<f32>) -> Result<()> {
        let output = Outputs::new(true).goes_on_with(&self.checkpoint)?;
        let mut draft = output.begin()?;
        equilibrium
            .save(BufWriter::with_capacity(1 << 20, &mut draft), self.seconds())
            .with_context(|| format!("cannot write {}", self.checkpoint.display()))?;
        Ok(output.finish(draft)?)
    }
}
