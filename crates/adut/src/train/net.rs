//! `adut train net`: a net for Briškula, as published or as meant.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use adut_learn::net::{
    Epoch, Hidden, Learning, Net, Optimiser, Output as OutputCurve, Part, Provenance, Real,
    Training, measure,
};
use adut_learn::onnx;
use adut_sources::briskula::data::{Kind, Positions, Recipe, Target, Taught, Way};
use anyhow::{Context as _, Result, bail, ensure};
use clap::ValueEnum;

use super::plots;
use crate::output::{ForceArg, Output};
use crate::stopped::Stopped;
use crate::terminal;
use crate::unfinished::{ResumeArg, Unfinished, bar};
use adut_output::interrupt::Interrupt;

#[derive(Clone, Copy, ValueEnum)]
enum KindName {
    /// 10 × 7 × 15 × 14 × 4 sigmoids on raw numbers, sample by sample (Blaić 2024)
    Published,
    /// Cards one by one, rectified neurons, a softmax over the hand
    Meant,
}

/// The curve of the hidden neurons.
#[derive(Clone, Copy, ValueEnum)]
enum CurveName {
    Identity,
    Step,
    Sigmoid,
    Tanh,
    Relu,
    LeakyRelu,
}

impl From<CurveName> for Hidden {
    fn from(name: CurveName) -> Self {
        match name {
            CurveName::Identity => Self::Identity,
            CurveName::Step => Self::Step,
            CurveName::Sigmoid => Self::Sigmoid,
            CurveName::Tanh => Self::Tanh,
            CurveName::Relu => Self::Relu,
            CurveName::LeakyRelu => Self::LeakyRelu,
        }
    }
}

/// What the last layer makes of its sums.
#[derive(Clone, Copy, ValueEnum)]
enum OutputName {
    /// The sums themselves
    Identity,
    Sigmoid,
    Softmax,
}

impl From<OutputName> for OutputCurve {
    fn from(name: OutputName) -> Self {
        match name {
            OutputName::Identity => Self::Identity,
            OutputName::Sigmoid => Self::Sigmoid,
            OutputName::Softmax => Self::Softmax,
        }
    }
}

/// When weights are corrected.
#[derive(Clone, Copy, ValueEnum)]
enum WayName {
    /// After each sample
    Online,
    /// After each batch (--batch says how large)
    MiniBatch,
    /// Once in an epoch
    FullBatch,
}

/// Samples in a batch unless said.
const USUAL_BATCH: usize = 256;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which net
    #[arg(long)]
    kind: KindName,
    /// The positions to learn from, made by `adut train data`
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    /// Positions that say when to stop [default: of the data, 70 % is learned, 15 % says when to stop
    /// and 15 % tests the net once at the end]
    #[arg(long, value_name = "FILE")]
    held_out: Option<PathBuf>,
    /// Positions that test the net once at the end, where --held-out is given
    #[arg(long, value_name = "FILE", requires = "held_out")]
    test: Option<PathBuf>,
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
    /// The curve of the hidden neurons [default: by kind]
    #[arg(long, value_enum)]
    curve: Option<CurveName>,
    /// The curve of the last layer [default: by kind]
    #[arg(long, value_enum)]
    output: Option<OutputName>,
    /// When weights are corrected [default: by kind]
    #[arg(long, value_enum)]
    learning: Option<WayName>,
    /// Samples in a batch
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    batch: Option<u32>,
    /// Sizes of the hidden layers; meant only
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..=4096))]
    hidden: Vec<u32>,
    /// How many points a card may cost to keep a share of the target; meant only
    #[arg(long, value_name = "POINTS")]
    soft: Option<f64>,
    #[command(flatten)]
    resume: ResumeArg,
    #[command(flatten)]
    force: ForceArg,
}

impl Args {
    fn recipe(&self) -> Result<Recipe> {
        let mut recipe = match self.kind {
            KindName::Published => {
                if !self.hidden.is_empty() || self.soft.is_some() {
                    bail!("--hidden and --soft are for --kind meant");
                }
                Recipe::new(Kind::Published, &self.seed)
            }
            KindName::Meant if self.hidden.is_empty() => Recipe::new(Kind::Meant, &self.seed),
            KindName::Meant => {
                let sizes: Vec<usize> = self.hidden.iter().map(|&size| size as usize).collect();
                Recipe::meant(&sizes, &self.seed)
            }
        };
        let way = match (self.learning, self.batch) {
            (Some(WayName::Online | WayName::FullBatch), Some(_)) => {
                bail!("--batch is for --learning mini-batch")
            }
            (Some(WayName::Online), None) => Some(Way::Online),
            (Some(WayName::FullBatch), None) => Some(Way::FullBatch),
            (_, Some(size)) => Some(Way::MiniBatch(size as usize)),
            (Some(WayName::MiniBatch), None) => Some(Way::MiniBatch(USUAL_BATCH)),
            (None, None) => None,
        };
        if let Some(way) = way {
            recipe = recipe.taught(way);
        }
        let hidden = self.curve.map_or(recipe.shape.hidden, Into::into);
        let output = self.output.map_or(recipe.shape.output, Into::into);
        recipe = recipe.with_curves(hidden, output);
        if let Some(rate) = self.rate {
            if !(1e-9..=100.0).contains(&rate) {
                bail!("--rate {rate} is not between 0.000000001 and 100");
            }
            recipe.plan.learning = match recipe.plan.learning {
                Learning::SampleBySample { .. } => Learning::SampleBySample { rate },
                Learning::Batches { size, optimiser } => {
                    let optimiser = match optimiser {
                        Optimiser::Momentum { keep, .. } => Optimiser::Momentum { rate, keep },
                        Optimiser::Adam { .. } => Optimiser::Adam { rate },
                    };
                    Learning::Batches { size, optimiser }
                }
            };
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
    test: Option<Positions>,
    provenance: Provenance,
}

impl Samples {
    fn read(args: &Args) -> Result<Self> {
        let (learned, mut provenance) = read_positions(&args.data)?;
        let held_out = args.held_out.as_deref().map(read_positions).transpose()?;
        let test = args.test.as_deref().map(read_positions).transpose()?;
        provenance.insert("positions".to_owned(), learned.rows().len().to_string());
        let (held_out, told) = held_out.unzip();
        for (name, value) in told.into_iter().flatten() {
            provenance.insert(format!("held-out {name}"), value);
        }
        let test = test.map(|(test, _)| test);
        Ok(Self { learned, held_out, test, provenance })
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
    let files = Files::plan(args)?;
    let samples = Samples::read(args)?;
    // The source's numbers are doubles.
    match recipe.kind {
        Kind::Published => train::<f64>(&files, &recipe, &samples),
        Kind::Meant => train::<f32>(&files, &recipe, &samples),
    }
}

/// The files that a net is written to.
struct Files {
    out: Output,
    unfinished: Unfinished,
    onnx: Option<Output>,
    plot: Option<Output>,
    json: Option<Output>,
}

impl Files {
    fn plan(args: &Args) -> Result<Self> {
        let mut outputs = args.force.outputs();
        outputs.reads(&args.data);
        args.held_out.iter().chain(&args.test).for_each(|file| outputs.reads(file));
        let files = Self {
            out: outputs.writes(&args.out)?,
            unfinished: Unfinished::of(&args.out, args.resume, &mut outputs)?,
            onnx: outputs.may_write(args.onnx.as_deref())?,
            plot: outputs.may_write(args.plot.as_deref())?,
            json: outputs.may_write(args.json.as_deref())?,
        };
        ensure!(!outputs.take_standard(), "a training tells of itself on standard output");
        Ok(files)
    }
}

fn train<T: Real>(files: &Files, recipe: &Recipe, samples: &Samples) -> Result<()> {
    let mut provenance = samples.provenance.clone();
    provenance.insert("recipe".to_owned(), serde_json::to_string(recipe)?);
    let taught = |positions| Taught { positions, encoding: recipe.encoding, target: recipe.target };
    let all = |of: &Positions| (0..of.rows().len()).collect::<Vec<usize>>();
    let (learned, judged, test) = match &samples.held_out {
        Some(held_out) => {
            let test = samples.test.as_ref().map(|test| (test, all(test)));
            (all(&samples.learned), (held_out, all(held_out)), test)
        }
        None => {
            let split = samples.learned.split();
            let of = &samples.learned;
            (split.learned, (of, split.validation), Some((of, split.test)))
        }
    };
    let learned = Part { of: &taught(&samples.learned), samples: learned };
    let judged = Part { of: &taught(judged.0), samples: judged.1 };
    let is_empty = test.as_ref().is_some_and(|(_, samples)| samples.is_empty());
    if learned.samples.is_empty() || judged.samples.is_empty() || is_empty {
        bail!("too few deals to hold some out");
    }
    let unfinished = &files.unfinished;
    let begun = unfinished.load(&provenance, Training::<T>::from_bytes)?;
    let mut training =
        begun.unwrap_or_else(|| Training::new(recipe.plan.clone(), recipe.initial_net(), &judged));
    let interrupt = Interrupt::listen()?;
    let mut out = terminal::out();
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
            let place = format!("after epoch {}", training.epochs());
            return Err(Stopped::resumable(place).into());
        }
    }
    let best = training.best_epoch();
    writeln!(
        out,
        "best after epoch {}, {} parameters",
        best.number,
        training.best().parameters().len()
    )?;
    if let Some((of, samples)) = test {
        let of = &taught(of);
        let asked = measure(training.best(), recipe.plan.loss, &Part { of, samples });
        writeln!(
            out,
            "test set of {} positions, asked once: loss {:.4}, best answers {:.1} %, points lost {:.2}",
            asked.samples,
            asked.loss,
            100.0 * asked.accuracy,
            asked.cost
        )?;
        provenance.insert("test loss".to_owned(), format!("{:.4}", asked.loss));
        provenance.insert("test accuracy".to_owned(), format!("{:.4}", asked.accuracy));
    }
    provenance.insert("epoch".to_owned(), best.number.to_string());
    provenance.insert("held-out loss".to_owned(), format!("{:.4}", best.held_out.loss));
    provenance.insert("held-out accuracy".to_owned(), format!("{:.4}", best.held_out.accuracy));
    write_results(files, &training, &provenance)?;
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
    files: &Files,
    training: &Training<T>,
    provenance: &Provenance,
) -> Result<()> {
    let net: &Net<T> = training.best();
    files.out.write(&net.to_bytes(provenance)?)?;
    if let Some(output) = &files.onnx {
        output.write(&onnx::export(net, provenance))?;
    }
    if let Some(output) = &files.plot {
        let title = format!("Training of {}", files.out.path().display());
        let source = provenance.get("recipe").map_or("", String::as_str);
        output.write_text(plots::epochs(&title, training.history(), source).trim_end())?;
    }
    if let Some(output) = &files.json {
        output.write_text(&serde_json::to_string(training.history())?)?;
    }
    Ok(())
}
