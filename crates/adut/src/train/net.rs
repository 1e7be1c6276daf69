//! `adut train net`: a net for Briškula, as published or as meant.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use adut_learn::data::{Kind, Positions, Recipe, Target, Taught};
use adut_learn::net::{Epoch, Learning, Net, Optimiser, Part, Provenance, Real, Training, curves};
use adut_learn::onnx;
use anyhow::{Context as _, Result, bail};
use clap::ValueEnum;

use super::unfinished::{Unfinished, bar};
use crate::interrupt::Interrupt;
use crate::output::{write_bytes, write_whole};

/// One deal in so many is held out, unless there is a file of held-out positions.
const HELD_OUT: u32 = 10;

#[derive(Clone, Copy, ValueEnum)]
enum KindName {
    /// 10 × 7 × 15 × 14 × 4 sigmoids on raw numbers, sample by sample (Blaić 2024)
    Published,
    /// Cards one by one, rectified neurons, a softmax over the hand
    Meant,
}

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which net
    #[arg(long)]
    kind: KindName,
    /// The positions to learn from, made by `adut train data`
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    /// Positions to be judged by [default: those of every tenth deal, which are then not learned]
    #[arg(long, value_name = "FILE")]
    held_out: Option<PathBuf>,
    /// Where to write the weights (safetensors); what is done so far is kept beside it, with the
    /// ending .part
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Where to write the net for other programs
    #[arg(long, value_name = "FILE")]
    onnx: Option<PathBuf>,
    /// Where to draw the curves of loss and accuracy (SVG)
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Where to write all epochs
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The seed of the first weights and of the order of samples
    #[arg(long, default_value = "1")]
    seed: String,
    /// Epochs at most [default: by kind]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    epochs: Option<u32>,
    /// Stop after so many epochs without a lower held-out loss [default: by kind]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    patience: Option<u32>,
    /// The length of a step [default: by kind]
    #[arg(long)]
    rate: Option<f64>,
    /// Samples in a batch; meant only
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    batch: Option<u32>,
    /// Sizes of the hidden layers; meant only
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..=4096))]
    hidden: Vec<u32>,
    /// How many points a card may cost to keep a share of the target; meant only
    #[arg(long, value_name = "POINTS")]
    soft: Option<f64>,
}

impl Args {
    fn recipe(&self) -> Result<Recipe> {
        let mut recipe = match self.kind {
            KindName::Published => {
                if !self.hidden.is_empty() || self.soft.is_some() || self.batch.is_some() {
                    bail!("--hidden, --soft and --batch are for --kind meant");
                }
                Recipe::new(Kind::Published, &self.seed)
            }
            KindName::Meant if self.hidden.is_empty() => Recipe::new(Kind::Meant, &self.seed),
            KindName::Meant => {
                let sizes: Vec<usize> = self.hidden.iter().map(|&size| size as usize).collect();
                Recipe::meant(&sizes, &self.seed)
            }
        };
        if let Some(rate) = self.rate {
            if !(1e-9..=100.0).contains(&rate) {
                bail!("--rate {rate} is not between 0.000000001 and 100");
            }
            recipe.plan.learning = match recipe.plan.learning {
                Learning::SampleBySample { .. } => Learning::SampleBySample { rate },
                Learning::Batches { size, .. } => {
                    Learning::Batches { size, optimiser: Optimiser::Adam { rate } }
                }
            };
        }
        if let (Some(batch), Learning::Batches { size, .. }) =
            (self.batch, &mut recipe.plan.learning)
        {
            *size = batch as usize;
        }
        if let Some(points) = self.soft {
            if !(0.001..=1000.0).contains(&points) {
                bail!("--soft {points} is not between 0.001 and 1000 points");
            }
            recipe.target = Target::Soft(points);
        }
        recipe.plan.epochs = self.epochs.unwrap_or(recipe.plan.epochs);
        recipe.plan.patience = self.patience.unwrap_or(recipe.plan.patience);
        Ok(recipe)
    }
}

/// What is learned from and what is held out.
struct Samples {
    learned: Positions,
    held_out: Option<Positions>,
    provenance: Provenance,
}

impl Samples {
    fn read(args: &Args) -> Result<Self> {
        let (learned, mut provenance) = read_positions(&args.data)?;
        let held_out = args.held_out.as_deref().map(read_positions).transpose()?;
        provenance.insert("positions".to_owned(), learned.rows().len().to_string());
        let (held_out, told) = held_out.unzip();
        for (name, value) in told.into_iter().flatten() {
            provenance.insert(format!("held-out {name}"), value);
        }
        Ok(Self { learned, held_out, provenance })
    }
}

fn read_positions(path: &Path) -> Result<(Positions, Provenance)> {
    let context = || format!("cannot read {}", path.display());
    let bytes = std::fs::read(path).with_context(context)?;
    let (positions, provenance) = Positions::from_bytes(&bytes).with_context(context)?;
    if positions.rows().is_empty() {
        bail!("{} holds no positions", path.display());
    }
    Ok((positions, provenance))
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let recipe = args.recipe()?;
    let samples = Samples::read(args)?;
    // The source's numbers are doubles.
    match recipe.kind {
        Kind::Published => train::<f64>(args, &recipe, &samples),
        Kind::Meant => train::<f32>(args, &recipe, &samples),
    }
}

fn train<T: Real>(args: &Args, recipe: &Recipe, samples: &Samples) -> Result<()> {
    let mut provenance = samples.provenance.clone();
    provenance.insert("recipe".to_owned(), serde_json::to_string(recipe)?);
    let taught = |positions| Taught { positions, encoding: recipe.encoding, target: recipe.target };
    let (learned, judged) = match &samples.held_out {
        Some(held_out) => (
            (0..samples.learned.rows().len()).collect(),
            (held_out, (0..held_out.rows().len()).collect()),
        ),
        None => {
            let (learned, judged) = samples.learned.split(HELD_OUT);
            (learned, (&samples.learned, judged))
        }
    };
    let learned = Part { of: &taught(&samples.learned), samples: learned };
    let judged = Part { of: &taught(judged.0), samples: judged.1 };
    if learned.samples.is_empty() || judged.samples.is_empty() {
        bail!("too few deals to hold some out");
    }
    let unfinished = Unfinished::of(&args.out);
    let begun = unfinished.load(&provenance, Training::<T>::from_bytes)?;
    let mut training =
        begun.unwrap_or_else(|| Training::new(recipe.plan.clone(), recipe.initial_net(), &judged));
    let interrupt = Interrupt::listen()?;
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "epoch  loss (learned)  loss (held out)  best answers  points lost  other answers"
    )?;
    training.history().iter().try_for_each(|epoch| tell(&mut out, epoch))?;
    while !training.is_over() {
        let bar = bar(
            learned.samples.len() as u64,
            &format!("samples of epoch {}", training.epochs() + 1),
        )?;
        let epoch = training.epoch(&learned, &judged, &mut |seen| bar.set_position(seen as u64));
        bar.finish_and_clear();
        tell(&mut out, epoch)?;
        unfinished.save(&training.to_bytes(&provenance)?)?;
        if interrupt.came() && !training.is_over() {
            bail!("stopped after epoch {}; {}", training.epochs(), unfinished.advice());
        }
    }
    let best = training.best_epoch();
    writeln!(
        out,
        "best after epoch {}, {} parameters",
        best.number,
        training.best().parameters().len()
    )?;
    provenance.insert("epoch".to_owned(), best.number.to_string());
    provenance.insert("held-out loss".to_owned(), format!("{:.4}", best.held_out.loss));
    provenance.insert("held-out accuracy".to_owned(), format!("{:.4}", best.held_out.accuracy));
    write_results(args, &training, &provenance)?;
    unfinished.remove()
}

/// One line on an epoch.
fn tell(out: &mut impl io::Write, epoch: &Epoch) -> io::Result<()> {
    let learned = epoch.training_loss.map_or("–".to_owned(), |loss| format!("{loss:.4}"));
    let held_out = &epoch.held_out;
    writeln!(
        out,
        "{:>5}  {learned:>14}  {:>15.4}  {:>11.1}%  {:>11.2}  {:>12.1}%",
        epoch.number,
        held_out.loss,
        100.0 * held_out.accuracy,
        held_out.cost,
        100.0 * held_out.varied()
    )
}

fn write_results<T: Real>(
    args: &Args,
    training: &Training<T>,
    provenance: &Provenance,
) -> Result<()> {
    let net: &Net<T> = training.best();
    write_bytes(&args.out, &net.to_bytes(provenance)?)?;
    if let Some(path) = &args.onnx {
        write_bytes(path, &onnx::export(net, provenance))?;
    }
    if let Some(path) = &args.plot {
        let title = format!("Training of {}", args.out.display());
        write_whole(path, curves(&title, training.history()).trim_end().as_bytes())?;
    }
    if let Some(path) = &args.json {
        write_whole(path, serde_json::to_string(training.history())?.as_bytes())?;
    }
    Ok(())
}
