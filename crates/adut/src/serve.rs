//! `adut serve`, and `adut` alone: the page.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use adut_server::{Furnishing, House, Limits, NewsSource};
use adut_store::{Missing, listen as listen_to, open_tables};
use anyhow::{Context as _, Result};
use time::OffsetDateTime;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

/// Where the page is found unless said otherwise.
const PORT: u16 = 2340;
/// Where the games are kept unless said otherwise.
const DATA: &str = "adut-data";

/// After how many seconds a program plays for somebody who has left the others alone.
const PATIENCE: u64 = 60;

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
    /// Write the log as lines of JSON
    #[arg(long)]
    log_json: bool,
}

/// `adut` alone: for whoever sits at this machine, with nothing to configure.
pub(crate) fn run_plainly() -> Result<()> {
    let data = DATA.into();
    run(&Args { listen: None, data, database: None, patience: PATIENCE, log_json: false })
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let log = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::try_from_env("ADUT_LOG").unwrap_or("warn".into()))
        .with_writer(io::stderr);
    if args.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let furnishing = furnish(&args.data, args.database.as_deref())?;
    let patience = Duration::from_secs(args.patience);
    let house = House::new(Furnishing { patience, ..furnishing })?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(args, house));
    // A review that is under way is not waited for: it can be asked for again.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

/// What a house needs: games are kept in a folder, unless there is a database for them.
pub(crate) fn furnish(folder: &Path, database: Option<&str>) -> Result<Furnishing> {
    let url = match database {
        Some(url) => url.to_owned(),
        None => {
            let context = || format!("cannot make the folder {}", folder.display());
            std::fs::create_dir_all(folder).with_context(context)?;
            format!("sqlite:{}", folder.join("tables.db").display())
        }
    };
    let news = listen_to(&url)?.map(|mut news| Box::new(move || news.wait()) as NewsSource);
    Ok(Furnishing {
        entropy: Box::new(entropy),
        now: OffsetDateTime::now_utc,
        database: Box::new(move || open_tables(&url, Missing::Create)),
        news,
        thinkers: std::thread::available_parallelism().map_or(1, usize::from),
        limits: Limits::default(),
        patience: Duration::from_secs(PATIENCE),
    })
}

async fn serve(args: &Args, house: Arc<House>) -> Result<()> {
    let listener = listen(args.listen).await?;
    let address = listener.local_addr()?;
    writeln!(io::stdout(), "Adut is at http://{address} (Ctrl-C ends it)")?;
    let mut terminated = signal(SignalKind::terminate())?;
    let stop = async move {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated.recv() => {}
        }
    };
    adut_server::serve(house, listener, stop).await.context("the server cannot go on")
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
