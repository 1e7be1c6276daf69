//! `adut train selfplay`.

mod curve;
mod strength;

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use adut_kernel::EncodingId;
use adut_learn::net::Provenance;
use adut_learn::policy::Policy;
use adut_learn::selfplay::{Learnable, Learner, Plan, Round, SHARDS};
use adut_output::interrupt::Interrupt;
use adut_players::{Chosen, Playable, Programs};
use adut_registry::Visitor;
use adut_session::CardGame;
use anyhow::{Context as _, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};

use crate::clock;
use crate::compare::ThreadsArg;
use crate::output::{ForceArg, Outputs};
use crate::position::RulesArgs;
use crate::stopped::Stopped;
use crate::terminal;
use crate::unfinished::{ResumeArg, in_the_way, nothing_kept};

use self::strength::strength;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder for what comes of it: policy.safetensors plays, checkpoint.safetensors goes on,
    /// curve.json and curve.svg tell how it went
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    #[command(flatten)]
    threads: ThreadsArg,
    /// How many decisions to learn from in all; rates go down towards the end
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    decisions: Option<u64>,
    /// Stop after so many hours, where --resume can go on
    #[arg(long)]
    hours: Option<f64>,
    /// The plan of the policy that is shipped; it has a seed and a length of its own
    #[arg(long, value_parser = ["shipped"], conflicts_with_all = ["seed", "decisions", "games", "epochs", "batch", "hidden", "rate"])]
    recipe: Option<String>,
    /// Games side by side
    #[arg(long, value_parser = clap::value_parser!(u32).range(SHARDS as i64..=1 << 20))]
    games: Option<u32>,
    /// How often the decisions of a round are learned from
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100))]
    epochs: Option<u32>,
    /// Decisions that a step learns from
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1 << 24))]
    batch: Option<u32>,
    /// Sizes of the policy's hidden layers
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..=4096))]
    hidden: Vec<u32>,
    /// The length of a step
    #[arg(long)]
    rate: Option<f64>,
    /// Fixed opponents to measure the policy against; random and, in Briškula, rules unless said
    #[arg(long, value_name = "NAME;NAME", value_delimiter = ';')]
    against: Vec<String>,
    /// Decks for each of them, each played in every seating
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Rounds between two measurements, after each of which all is written to the folder
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    #[command(flatten)]
    resume: ResumeArg,
    #[command(flatten)]
    force: ForceArg,
}

impl Args {
    /// The plan that the options make, from the usual one or the shipped policy's.
    fn plan<G: Playable>(&self, game: &G) -> Result<Plan> {
        if self.recipe.is_some() {
            let plan = Plan::shipped(G::NAME, &game.rules());
            return plan.with_context(|| {
                format!("no policy is shipped for {} by the rules {}", G::NAME, game.rules())
            });
        }
        let usual = Plan::for_game(G::NAME, &self.seed);
        let rate = self.rate.unwrap_or(usual.rate);
        ensure!((1e-9..=1.0).contains(&rate), "--rate {rate} is not between 0.000000001 and 1");
        let sizes = || self.hidden.iter().map(|&size| size as usize).collect();
        Ok(Plan {
            decisions: self.decisions.unwrap_or(usual.decisions),
            games: self.games.map_or(usual.games, |games| games as usize / SHARDS * SHARDS),
            epochs: self.epochs.map_or(usual.epochs, |epochs| epochs as usize),
            batch: self.batch.map_or(usual.batch, |batch| batch as usize),
            hidden: if self.hidden.is_empty() { usual.hidden } else { sizes() },
            rate,
            ..Plan::for_game(G::NAME, &self.seed)
        })
    }

    /// Who the policy is measured against.
    fn opponents<G: Playable>(&self, game: &G) -> Result<Vec<String>> {
        let usual = ["random", "rules"].into_iter();
        let known = |name: &&str| G::catalogue().iter().any(|entry| entry.name == *name);
        let names = if self.against.is_empty() {
            usual.filter(known).map(str::to_owned).collect()
        } else {
            self.against.clone()
        };
        for name in &names {
            Chosen::find(game, name, Programs::Refused)?;
        }
        Ok(names)
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(hours) = args.hours {
        ensure!((0.0..=1e6).contains(&hours), "--hours {hours} is not a time");
    }
    adut_registry::visit(&args.game, &args.rules.rules()?, Train(args))?
}

struct Train<'a>(&'a Args);

impl Visitor for Train<'_> {
    type Output = Result<()>;

    fn visit<G: CardGame>(self, game: G) -> Result<()> {
        train(self.0, &game)
    }
}

fn train<G: Playable + Learnable>(args: &Args, game: &G) -> Result<()> {
    let plan = args.plan(game)?;
    let opponents = args.opponents(game)?;
    args.threads.apply()?;
    let folder = Folder(args.out.clone());
    let learner = folder.begin(game, plan, args)?;
    let mut training = Training { args, game, opponents, folder, learner };
    training.go(&Interrupt::listen()?)
}

/// Where a training is kept.
struct Folder(PathBuf);

impl Folder {
    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn checkpoint(&self) -> PathBuf {
        self.file("checkpoint.safetensors")
    }

    /// A new training, or the one that is kept here.
    fn begin<G: Learnable>(&self, game: &G, plan: Plan, args: &Args) -> Result<Learner> {
        let path = self.checkpoint();
        if !args.resume.resume {
            if path.exists() && !args.force.force {
                return Err(in_the_way(path.display()));
            }
            fs::create_dir_all(&self.0)
                .with_context(|| format!("cannot make {}", self.0.display()))?;
            return Ok(Learner::new(game, plan));
        }
        if !path.exists() {
            return Err(nothing_kept(path.display()));
        }
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let (learner, _) = Learner::from_bytes(&bytes)
            .with_context(|| format!("{} is not a checkpoint", path.display()))?;
        learner
            .encoding()
            .check(game)
            .with_context(|| format!("cannot go on with {}", path.display()))?;
        ensure!(
            *learner.plan() == plan,
            "{} was begun with another plan: the same seed, decisions, games, epochs, batch, hidden and rate go on with it",
            path.display()
        );
        Ok(learner)
    }
}

struct Training<'a, G> {
    args: &'a Args,
    game: &'a G,
    opponents: Vec<String>,
    folder: Folder,
    learner: Learner,
}

impl<G: Playable + Learnable> Training<'_, G> {
    /// Goes on to the end, unless the time is up or Ctrl-C comes: then to the end of this round.
    fn go(&mut self, interrupt: &Interrupt) -> Result<()> {
        let bar = self.bar()?;
        let began = clock::now();
        let before = self.learner.decisions();
        let limit = self.args.hours.map(|hours| Duration::from_secs_f64(3600.0 * hours));
        while !self.learner.is_over() {
            let round = self.learner.round(self.game).clone();
            bar.set_position(round.decisions);
            let stops =
                interrupt.came() || limit.is_some_and(|limit| clock::now() - began >= limit);
            // Where it stops must not show in what comes of it, so a stop alone is not measured.
            let is_measured =
                self.learner.is_over() || round.number.is_multiple_of(self.args.every);
            if is_measured {
                self.measure()?;
                self.tell(&bar)?;
            }
            if is_measured || stops {
                self.keep()?;
            }
            if stops {
                break;
            }
        }
        bar.finish_and_clear();
        let (took, made) = (clock::now() - began, self.learner.decisions() - before);
        let out = &mut terminal::out();
        writeln!(
            out,
            "{made} decisions in {:.0} s, {:.0} a second; the policy is in {}",
            took.as_secs_f64(),
            made as f64 / took.as_secs_f64().max(1e-9),
            self.folder.file("policy.safetensors").display()
        )?;
        if self.learner.is_over() {
            return Ok(());
        }
        let place = format!("after round {}", self.learner.history().len());
        let stopped = Stopped::resumable(place);
        if interrupt.came() {
            return Err(stopped.into());
        }
        writeln!(out, "{stopped}")?;
        Ok(())
    }

    fn bar(&self) -> Result<ProgressBar> {
        if !io::stderr().is_terminal() {
            return Ok(ProgressBar::hidden());
        }
        let template = "{wide_bar} {human_pos}/{human_len} decisions, {per_sec}, {eta} left";
        let bar = ProgressBar::new(self.learner.plan().decisions)
            .with_style(ProgressStyle::with_template(template)?);
        bar.set_position(self.learner.decisions());
        bar.reset_eta();
        Ok(bar)
    }

    fn policy(&self) -> Result<Arc<Policy<G>>> {
        let EncodingId { game, rules, .. } = self.learner.encoding();
        let pairs = [
            ("made by", format!("adut train selfplay {game} --rules {rules}")),
            ("plan", serde_json::to_string(self.learner.plan())?),
            ("rounds", self.learner.history().len().to_string()),
            ("decisions", self.learner.decisions().to_string()),
            ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ];
        let provenance = pairs.map(|(name, value)| (name.to_owned(), value)).into();
        Ok(Arc::new(Policy::new(self.game, self.learner.policy().clone(), provenance)?))
    }

    /// Measures the policy on duplicate deals, the same ones every time.
    fn measure(&mut self) -> Result<()> {
        let policy = self.policy()?;
        for opponent in &self.opponents {
            let seed = "strength of a policy";
            let found = strength(self.game, &policy, opponent, self.args.deals, seed)?;
            self.learner.note_strength(found);
        }
        Ok(())
    }

    /// Writes everything down.
    fn keep(&self) -> Result<()> {
        let policy = self.policy()?;
        let folder = &self.folder;
        // All of it is this training's own.
        let mut outputs = Outputs::new(true);
        let checkpoint = outputs.goes_on_with(&folder.checkpoint())?;
        checkpoint.write(&self.learner.to_bytes(&Provenance::new())?)?;
        let played = outputs.goes_on_with(&folder.file("policy.safetensors"))?;
        played.write(&policy.to_bytes(self.game)?)?;
        let history = self.learner.history();
        let measured = || history.iter().filter(|round| !round.strength.is_empty());
        let kept: Vec<&Round> = measured().collect();
        let curve = outputs.goes_on_with(&folder.file("curve.json"))?;
        curve.write_text(&serde_json::to_string(&kept)?)?;
        let title = format!("self-play of {}", self.learner.encoding());
        let drawing = curve::draw(&kept, &title);
        Ok(outputs.goes_on_with(&folder.file("curve.svg"))?.write_text(&drawing)?)
    }

    /// One line on the last round.
    fn tell(&self, bar: &ProgressBar) -> Result<()> {
        let Some(round) = self.learner.history().last() else { return Ok(()) };
        let mut line = format!(
            "round {}, {:.1} million decisions: undecided {:.3}, critic off by {:.4}",
            round.number,
            round.decisions as f64 / 1e6,
            round.entropy,
            round.critic_loss
        );
        for found in &round.strength {
            let [low, high] = found.interval;
            line += &format!(
                ", {} {:.1} % [{:.1}, {:.1}]",
                found.opponent,
                100.0 * found.share,
                100.0 * low,
                100.0 * high
            );
        }
        if bar.is_hidden() {
            writeln!(terminal::err(), "{line}")?;
        } else {
            bar.println(line);
        }
        Ok(())
    }
}
