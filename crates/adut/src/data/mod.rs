//! `adut data GAME`: games of a player against itself, every decision with the values by which it was made.

mod card;
mod table;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use adut_kernel::{GameSeed, Seat};
use adut_output::interrupt::Interrupt;
use adut_run::{OPENING, quoted};
use adut_session::{DynGame, DynPlayer, Session};
use anyhow::{Context as _, Result, anyhow};
use rayon::prelude::*;

use self::table::{Row, Table};
use crate::compare::ThreadsArg;
use crate::move_time::MoveTime;
use crate::output::ForceArg;
use crate::position::RulesArgs;
use crate::stopped::Stopped;
use crate::unfinished::bar;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Who plays, at all seats
    #[arg(long, value_name = "NAME", default_value = "best")]
    player: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many random moves open a game without a deck
    #[arg(long, default_value_t = OPENING)]
    opening: usize,
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    threads: ThreadsArg,
    /// The Parquet file, a row for every decision; what is in it is told in a file beside it, with the
    /// ending .md
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    force: ForceArg,
}

/// What is played, and by whom.
struct Source {
    game: Arc<dyn DynGame>,
    player: Arc<dyn DynPlayer>,
    seed: String,
    opening: usize,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = adut_registry::game(&args.game, &args.rules.rules()?)?;
    let player = game.find_player(&args.player, MoveTime::default().programs())?;
    let opening = if game.has_deck() { 0 } else { args.opening };
    let mut outputs = args.force.outputs();
    let (out, card) = (outputs.writes(&args.out)?, outputs.writes(&beside(&args.out))?);
    args.threads.apply()?;
    let source = Source { game, player, seed: args.seed.clone(), opening };
    let command = args.command(&source);
    let mut table = Table::begin(&out, &command)?;
    let (interrupt, progress) = (Interrupt::listen()?, bar(args.games, "games")?);
    let mut played = 0;
    // Games are played side by side and written in order, so that any number of threads writes the same.
    let at_a_time = 4 * rayon::current_num_threads() as u64;
    while played < args.games && !interrupt.came() {
        let next = played..args.games.min(played + at_a_time);
        let games: Result<Vec<Vec<Row>>> =
            next.clone().into_par_iter().map(|number| source.play(number)).collect();
        games?.into_iter().flatten().try_for_each(|row| table.push(row))?;
        played = next.end;
        progress.set_position(played);
    }
    progress.finish_and_clear();
    let summary = table.end()?;
    card.write_text(&card::text(&source, &command, &args.out, played, &summary))?;
    if played < args.games {
        let place = format!("after {played} of {} games", args.games);
        let advice = format!("{} holds those", args.out.display());
        return Err(Stopped::at(place, advice).into());
    }
    Ok(())
}

/// The file beside another that tells what is in it.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".md");
    name.into()
}

impl Args {
    /// The command that makes the same again.
    fn command(&self, source: &Source) -> String {
        let Self { game, player, games, seed, .. } = self;
        let mut command = format!(
            "adut data {game} --player {} --games {games} --seed {}",
            quoted(player),
            quoted(seed)
        );
        if !source.game.has_default_rules() {
            command += &format!(" --rules {}", source.game.rules());
        }
        if !source.game.has_deck() && source.opening != OPENING {
            command += &format!(" --opening {}", source.opening);
        }
        command + &format!(" --out {}", quoted(&self.out.display().to_string()))
    }
}

impl Source {
    /// Every decision of one game.
    fn play(&self, number: u64) -> Result<Vec<Row>> {
        let seed = GameSeed::of_deal(&self.seed, number);
        let mut session = self.game.begin(&mut seed.cards().rng());
        let seats = self.game.side_of_seat();
        let mut players: Vec<_> = seats.iter().map(|_| self.player.make()).collect();
        let mut rows = Vec::new();
        let mut opening = seed.cards().child("opening").rng();
        while let Some(seat) = session.turn() {
            let made = session.made();
            if made < self.opening {
                let moves = session.legal().moves;
                let any = moves[opening.index(moves.len())].clone();
                play(&mut *session, &any, seed)?;
                continue;
            }
            let player = &mut *players[seat.index()];
            let decision = session.decide(player, &mut seed.thought(seat, made));
            let chosen = decision.choice.action.map_err(|forfeit| anyhow!("{forfeit}"))?;
            rows.push(Row {
                game: number,
                ply: made,
                seat: seat.index(),
                observation: session.observe(seat).to_string(),
                legal: session.legal().moves,
                values: decision.values,
                scale: decision.scale.name(),
                chosen: chosen.clone(),
                payoff: 0.0,
                score: 0.0,
            });
            play(&mut *session, &chosen, seed)?;
        }
        let payoffs = session.payoffs();
        let outcome = session.outcome().context("the game is not over")?;
        for row in &mut rows {
            row.payoff = payoffs[row.seat];
            row.score = outcome.scores[session.side(Seat::new(row.seat))];
        }
        Ok(rows)
    }
}

fn play(session: &mut dyn Session, text: &str, seed: GameSeed) -> Result<()> {
    let mut chance = seed.chance(session.made());
    session.play(text, &mut chance).map(|_| ()).map_err(|why| anyhow!(why))
}
