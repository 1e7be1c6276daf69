//! `adut serve`, and `adut` alone: the page.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use adut_server::{AppConfig, AppState, Limits, NotificationSource};
use adut_store::{Missing, listen as listen_to, open, open_tables};
use anyhow::{Context as _, Result};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use time::OffsetDateTime;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::oneshot;
use tracing_subscriber::EnvFilter;

/// Where the page is found unless said otherwise.
const PORT: u16 = 2340;
/// Where the games are kept unless said otherwise.
const DATA: &str = "adut-data";

/// After how many seconds a program plays for somebody who has left the others alone.
const PATIENCE: u64 = 60;

/// What a shell calls the end by a signal.
const INTERRUPTED: i32 = 130;
const TERMINATED: i32 = 143;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on; others on the network can play if it is not a loopback address
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
    /// The folder in which the games are kept
    #[arg(long, value_name = "DIR", default_value = DATA, conflicts_with = "database")]
    data: PathBuf,
    /// A PostgreSQL server that keeps the games instead: postgres://USER@HOST/NAME. Several processes
    /// can serve the same tables from it
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// After how long a program plays for somebody who has left the others alone
    #[arg(long, value_name = "SECONDS", default_value_t = PATIENCE,
        value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    /// A name by which the page may be asked for, besides addresses and localhost; can be given
    /// several times
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// Write the log as lines of JSON
    #[arg(long)]
    log_json: bool,
}

/// `adut` alone: for whoever sits at this machine, with nothing to configure.
pub(crate) fn run_plainly() -> Result<()> {
    let data = DATA.into();
    run(&Args {
        listen: None,
        data,
        database: None,
        patience: PATIENCE,
        hosts: Vec::new(),
        log_json: false,
    })
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let log = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::try_from_env("ADUT_LOG").unwrap_or("warn".into()))
        .with_writer(io::stderr)
        // It would be told to stderr again, by what panics if that fails, too. A log on a full disk
        // is to keep nobody from an answer.
        .log_internal_errors(false);
    if args.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let config = config(&args.data, args.database.as_deref())?;
    let patience = Duration::from_secs(args.patience);
    let hosts = args.hosts.clone();
    let state = AppState::new(AppConfig { patience, hosts, ..config })?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(args, state));
    // A review that is under way is not waited for: it can be asked for again.
    runtime.shutdown_background();
    served
}

/// What the server needs: games are kept in a folder, unless there is a database for them.
pub(crate) fn config(folder: &Path, database: Option<&str>) -> Result<AppConfig> {
    let url = match database {
        Some(url) => url.to_owned(),
        None => {
            let context = || format!("cannot make the folder {}", folder.display());
            std::fs::create_dir_all(folder).with_context(context)?;
            format!("sqlite:{}", folder.join("tables.db").display())
        }
    };
    let news = listen_to(&url)?.map(|mut news| Box::new(move || news.wait()) as NotificationSource);
    let runs = url.clone();
    Ok(AppConfig {
        entropy: Box::new(entropy),
        now: OffsetDateTime::now_utc,
        database: Box::new(move || open_tables(&url, Missing::Create)),
        news,
        runs: Box::new(move || open(&runs, Missing::Create)),
        thinkers: std::thread::available_parallelism().map_or(1, usize::from),
        limits: limits(),
        patience: Duration::from_secs(PATIENCE),
        hosts: Vec::new(),
    })
}

/// Files that are needed for other things than connections.
const OTHER_FILES: u64 = 64;

/// The usual limits, with no more connections than there can be open files.
fn limits() -> Limits {
    let usual = Limits::default();
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // Whoever may open more may as well: where that fails, the limit stays what it is.
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = if raised.is_ok() { maximum } else { current };
    let most = files.map_or(usize::MAX, |files| {
        usize::try_from(files.saturating_sub(OTHER_FILES).max(2)).unwrap_or(usize::MAX)
    });
    Limits { connections: usual.connections.min(most), ..usual }
}

async fn serve(args: &Args, state: Arc<AppState>) -> Result<()> {
    let listener = listen(args.listen).await?;
    let address = listener.local_addr()?;
    writeln!(crate::terminal::out(), "Adut is at http://{address} (Ctrl-C ends it)")?;
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    let (stop, stopped) = oneshot::channel();
    let mut stop = Some(stop);
    let signals = async move {
        loop {
            let code = tokio::select! {
                _ = interrupted.recv() => INTERRUPTED,
                _ = terminated.recv() => TERMINATED,
            };
            match stop.take() {
                // The server may have ended by itself.
                Some(stop) => drop(stop.send(())),
                // Whoever asks twice does not want to wait. What was accepted is kept already.
                None => std::process::exit(code),
            }
        }
    };
    tokio::spawn(signals);
    let stop = async {
        let _ = stopped.await;
    };
    adut_server::serve(state, listener, stop).await.context("the server cannot go on")
}

/// A given address must be free; the usual one gives way to any other.
async fn listen(given: Option<SocketAddr>) -> Result<TcpListener> {
    if let Some(address) = given {
        let listener = TcpListener::bind(address).await;
        return listener.with_context(|| format!("cannot listen on {address}"));
    }
    let loopback = IpAddr::V4(Ipv4Addr::LOCALHOST);
    match TcpListener::bind((loopback, PORT)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            TcpListener::bind((loopback, 0)).await.context("cannot listen on 127.0.0.1")
        }
        bound => bound.with_context(|| format!("cannot listen on {loopback}:{PORT}")),
    }
}

/// Random bytes of the operating system.
fn entropy(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system has random bytes");
}
