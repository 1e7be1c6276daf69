//! `adut loadtest`: many people at once, and some who misbehave, against a server of its own.
//!
//! Bounded and on this machine only: the server listens on a loopback address, keeps its games in
//! a folder that is gone afterwards, and has the limits that it always has.

mod client;
mod misbehaving;

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Arc;
use std::time::Duration;

use adut_kernel::Seed;
use adut_server::{AppState, serve};
use anyhow::{Context as _, Result, ensure};
use indicatif::ProgressBar;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep};

use self::client::{Client, Seen};
use crate::serve::config;
use crate::terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games at once
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=290))]
    games: u64,
    /// Who is played against
    #[arg(long, value_name = "NAME", default_value = "hard")]
    vs: String,
    /// Only this game; all in turn unless said
    #[arg(long)]
    game: Option<String>,
    /// For how many seconds
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// For how long a person thinks about a move, on average, in milliseconds
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    think: u64,
    /// How many sockets more that do nothing
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(0..=1500))]
    idle: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Newcomers each second: below what the server allows one address.
const NEWCOMERS: u64 = 60;

pub(crate) fn run(args: &Args) -> Result<()> {
    let games = match &args.game {
        Some(name) => vec![adut_registry::kind(name)?.name],
        None => adut_registry::names(),
    };
    let folder = tempfile::tempdir().context("cannot make a folder for the games")?;
    let state = AppState::new(config(folder.path(), None)?)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(test(args, &games, state))?;
    let errors = report["errors"].as_u64().unwrap_or_default();
    let out = &mut terminal::out();
    if args.json {
        writeln!(out, "{report}")?;
    } else {
        for (name, value) in report.as_object().into_iter().flatten() {
            writeln!(out, "{name:<28} {value}")?;
        }
    }
    ensure!(errors == 0, "{errors} requests failed");
    Ok(())
}

async fn test(args: &Args, games: &[&str], state: Arc<AppState>) -> Result<Value> {
    let listener = TcpListener::bind("127.0.0.1:0").await.context("cannot listen")?;
    let address = listener.local_addr()?;
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(serve(state, listener, async {
        let _ = stopped.await;
    }));
    let (seen, mut all_seen) = mpsc::unbounded_channel();
    let mut pace = interval(Duration::from_secs(1) / NEWCOMERS as u32);
    let bar =
        if io::stderr().is_terminal() { ProgressBar::no_length() } else { ProgressBar::hidden() };
    let mut clients = JoinSet::new();
    let seed = Seed::from_text("loadtest");
    for number in 0..args.games {
        pace.tick().await;
        bar.set_message("people sit down");
        bar.inc(1);
        let game = games[(number % games.len() as u64) as usize];
        let think = Duration::from_millis(args.think);
        let rng = seed.nth(number).rng();
        clients.spawn(
            Client::new(address, seen.clone(), think, rng).play(game.to_owned(), args.vs.clone()),
        );
    }
    let mut idle = Vec::new();
    let watched = misbehaving::open_table(address).await?;
    for _ in 0..args.idle {
        pace.tick().await;
        bar.inc(1);
        idle.push(client::watch(address, &watched).await?);
    }
    // From here on everybody is there.
    while all_seen.try_recv().is_ok() {}
    let misbehaving = tokio::spawn(misbehaving::all(address));
    let began = Instant::now();
    bar.set_message("people play");
    let mut tally = Tally::default();
    while began.elapsed() < Duration::from_secs(args.seconds) {
        tokio::select! {
            Some(seen) = all_seen.recv() => tally.count(seen),
            () = sleep(Duration::from_millis(200)) => {}
        }
        bar.tick();
    }
    clients.shutdown().await;
    let alive = idle.iter().filter(|watching| !watching.is_finished()).count();
    bar.finish_and_clear();
    let misbehaving = misbehaving.await??;
    let _ = stop.send(());
    server.await??;
    Ok(tally.report(args, alive, misbehaving))
}

/// What the people saw.
#[derive(Default)]
struct Tally {
    answers: Vec<Duration>,
    games: u64,
    errors: u64,
    first_error: Option<String>,
}

impl Tally {
    fn count(&mut self, seen: Seen) {
        match seen {
            Seen::Answer(took) => self.answers.push(took),
            Seen::Finished => self.games += 1,
            Seen::Error(error) => {
                self.errors += 1;
                self.first_error.get_or_insert(error);
            }
        }
    }

    fn report(mut self, args: &Args, alive: usize, misbehaving: Value) -> Value {
        self.answers.sort_unstable();
        let quantile = |part: f64| {
            let place = ((self.answers.len() as f64 * part) as usize)
                .min(self.answers.len().saturating_sub(1));
            self.answers.get(place).map(|took| took.as_micros() as f64 / 1e3)
        };
        json!({
            "games_at_once": args.games,
            "seconds": args.seconds,
            "vs": args.vs,
            "moves_answered": self.answers.len(),
            "games_finished": self.games,
            "answer_ms_p50": quantile(0.5),
            "answer_ms_p90": quantile(0.9),
            "answer_ms_p99": quantile(0.99),
            "answer_ms_max": quantile(1.0),
            "errors": self.errors,
            "first_error": self.first_error,
            "idle_sockets_alive": format!("{alive} of {}", args.idle),
            "misbehaving": misbehaving,
        })
    }
}
