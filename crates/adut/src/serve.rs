//! `adut serve`, and `adut` alone: the page.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use adut_server::{Furnishing, House};
use anyhow::{Context as _, Result};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

/// Where the page is found unless said otherwise.
const PORT: u16 = 2340;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on; others on the network can play if it is not a loopback address
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
}

/// `adut` alone: for whoever sits at this machine, with nothing to configure.
pub(crate) fn run_plainly() -> Result<()> {
    run(&Args { listen: None })
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<()> {
    let thinkers = std::thread::available_parallelism().map_or(1, usize::from);
    let house = House::new(Furnishing { entropy: Box::new(entropy), thinkers });
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
