//! `adut train data`: positions of Briškula with the value of every card.

use std::io::Write as _;
use std::path::PathBuf;

use adut_briskula::rules::Briskula;
use adut_briskula::solver::Solver;
use adut_kernel::{Game as _, Notation as _, Player, Seed, Sees};
use adut_learn::net::Provenance;
use adut_players::Chosen;
use adut_sources::briskula::data::{Labelled, Labelling, Positions, label};
use anyhow::{Result, anyhow, bail};
use rayon::prelude::*;

use crate::move_time::MoveTime;
use crate::output::ForceArg;
use crate::position::RulesArgs;
use crate::stopped::Stopped;
use crate::terminal;
use crate::unfinished::{ResumeArg, Unfinished, bar};
use adut_output::interrupt::Interrupt;

/// Deals between two looks at Ctrl-C, and between two checkpoints.
const DEALS_AT_ONCE: u32 = 64;
const DEALS_KEPT: u32 = 8 * DEALS_AT_ONCE;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to write the positions (safetensors); what is done so far is kept beside it, with the
    /// ending .part
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many deals to play
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    deals: u32,
    /// The seed of the cards and of all that is random
    #[arg(long, default_value = "1")]
    seed: String,
    /// Who plays both seats
    #[arg(long, value_name = "NAME", default_value = "rules:lapses=0.1")]
    by: String,
    /// How often any card is thrown instead of the player's, from 0 to 1
    #[arg(long, alias = "strays", value_name = "SHARE", default_value_t = Labelling::default().epsilon)]
    epsilon: f64,
    /// Deals solved for each position: the true one, then imagined ones
    #[arg(long, default_value_t = Labelling::default().worlds, value_parser = clap::value_parser!(u32).range(1..=1000))]
    worlds: u32,
    /// What winning counts beside the points
    #[arg(long, value_name = "POINTS", default_value_t = Labelling::default().win)]
    win: f32,
    #[command(flatten)]
    rules: RulesArgs,
    /// How many threads; the result does not depend on it [default: all cores]
    #[arg(long, value_name = "T", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[command(flatten)]
    resume: ResumeArg,
    #[command(flatten)]
    force: ForceArg,
}

impl Args {
    fn labelling(&self) -> Result<Labelling> {
        let Self { worlds, win, epsilon, .. } = *self;
        if !(0.0..=1.0).contains(&epsilon) {
            bail!("--epsilon {epsilon} is not a share from 0 to 1");
        }
        if !(0.0..=1000.0).contains(&win) {
            bail!("--win {win} is not a number of points from 0 to 1000");
        }
        Ok(Labelling { worlds, win, epsilon })
    }

    /// All that decides the positions, but for how many deals there are.
    fn provenance(&self, game: &Briskula) -> Provenance {
        let pairs = [
            ("rules", game.rules().to_string()),
            ("data seed", self.seed.clone()),
            ("played by", self.by.clone()),
            ("epsilon", self.epsilon.to_string()),
            ("worlds", self.worlds.to_string()),
            ("win", self.win.to_string()),
            ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ];
        pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = Briskula::from_rules(&args.rules.rules()?)?;
    if game.seats() != 2 {
        bail!("positions are labelled by the exact solver, which knows the game for two only");
    }
    let labelling = args.labelling()?;
    let player = Chosen::find(&game, &args.by, MoveTime::default().programs())?;
    if player.sees() != Sees::Honest {
        bail!("{} sees all cards, and a net would learn to guess them from its play", args.by);
    }
    let provenance = args.provenance(&game);
    let mut outputs = args.force.outputs();
    let out = outputs.writes(&args.out)?;
    let unfinished = Unfinished::of(&args.out, args.resume, &mut outputs)?;
    let begun = unfinished.load(&provenance, Positions::from_bytes)?;
    let mut positions = begun.unwrap_or_default();
    let mut done = positions.rows().last().map_or(0, |row| row.deal + 1);
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    let interrupt = Interrupt::listen()?;
    let bar = bar(u64::from(args.deals), "deals")?;
    let seed = Seed::from_text(&args.seed).child("briskula data");
    while done < args.deals && !interrupt.came() {
        let deals = done..args.deals.min(done + DEALS_AT_ONCE);
        let labelled = threads.install(|| {
            let make = || ([player.make(), player.make()], Solver::default());
            let work = |(players, solver): &mut ([Player<Briskula>; 2], Solver), deal| {
                label(&game, &labelling, players, solver, seed, deal)
            };
            deals.clone().into_par_iter().map_init(make, work).collect::<Result<Vec<_>, _>>()
        });
        let labelled: Vec<Vec<Labelled>> =
            labelled.map_err(|forfeit| anyhow!("{} forfeited a game: {forfeit}", args.by))?;
        positions.extend(labelled.into_iter().flatten());
        done = deals.end;
        bar.set_position(u64::from(done));
        if done.is_multiple_of(DEALS_KEPT) && done < args.deals {
            unfinished.save(&positions.to_bytes(&provenance)?)?;
        }
    }
    bar.finish_and_clear();
    if done < args.deals {
        unfinished.save(&positions.to_bytes(&provenance)?)?;
        let place = format!("at deal {done} of {}", args.deals);
        return Err(Stopped::resumable(place).into());
    }
    out.write(&positions.to_bytes(&provenance)?)?;
    unfinished.remove()?;
    if !outputs.take_standard() {
        let (count, file) = (positions.rows().len(), args.out.display());
        writeln!(terminal::out(), "{count} positions in {file}")?;
    }
    Ok(())
}
