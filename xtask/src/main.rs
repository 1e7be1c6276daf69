//! The project's own chores.
//!
//! `cargo xtask test` does everything that a change must pass, and installs what that needs;
//! `cargo xtask soak` fuzzes for longer.

use std::env;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

/// Long enough to meet more than the first few inputs, short enough for every change.
const FUZZ_SECONDS: u64 = 20;
const SOAK_SECONDS: u64 = 900;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["test"] => test(),
        ["soak"] => fuzz(SOAK_SECONDS),
        _ => bail!("usage: cargo xtask test | soak"),
    }
}

fn test() -> Result<()> {
    ensure_nextest()?;
    ensure_chromium()?;
    ensure_postgresql()?;
    ensure_node()?;
    ensure_python()?;
    run("cargo fmt --all --check", &[])?;
    run("cargo clippy --workspace --all-targets --locked -- -D warnings", &[])?;
    run("cargo doc --workspace --no-deps --locked", &[("RUSTDOCFLAGS", "-D warnings")])?;
    run("cargo nextest run --workspace --locked", &[])?;
    run("cargo test --workspace --locked --doc", &[])?;
    fuzz(FUZZ_SECONDS)?;
    browse()?;
    test_python()
}

/// Plays the page in a real browser, against the program that the tests before it built.
fn browse() -> Result<()> {
    run("npm ci --prefix e2e --no-audit --no-fund", &[])?;
    let adut = env::current_dir()?.join("target/debug/adut");
    let adut = adut.to_str().context("the folder's name is not text")?;
    run("npm test --prefix e2e", &[("ADUT", adut)])
}

/// Builds the Python module into an environment of its own and tests it.
fn test_python() -> Result<()> {
    let folder = env::current_dir()?.join("target/python");
    let folder = folder.to_str().context("the folder's name is not text")?;
    run("python3 -m venv target/python", &[])?;
    run("target/python/bin/pip install -q maturin pytest", &[])?;
    let develop = "target/python/bin/maturin develop -q --locked -m crates/python/Cargo.toml";
    run(develop, &[("VIRTUAL_ENV", folder)])?;
    run("target/python/bin/pytest -q crates/python/tests", &[])
}

/// Runs every test that has `fuzz` in its name again, each for so long.
fn fuzz(seconds: u64) -> Result<()> {
    let milliseconds = (seconds * 1000).to_string();
    let environment = [
        ("BOLERO_RANDOM_TEST_TIME_MS", milliseconds.as_str()),
        ("BOLERO_RANDOM_ITERATIONS", "1000000000"),
    ];
    run("cargo nextest run --workspace --locked -E test(fuzz)", &environment)
}

fn ensure_nextest() -> Result<()> {
    if succeeds("cargo nextest --version") {
        return Ok(());
    }
    run("cargo install cargo-nextest --locked", &[])
}

/// The pages are tested in a real browser.
fn ensure_chromium() -> Result<()> {
    if succeeds("chromium --version") {
        return Ok(());
    }
    install("chromium", "a browser: install Chromium so that `chromium --version` works")
}

/// Storage is tested on a real server, which the tests start themselves.
fn ensure_postgresql() -> Result<()> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin")).collect::<Vec<_>>();
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.into_iter().chain(env::split_paths(&path));
    if folders.any(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file()) {
        return Ok(());
    }
    install("postgresql", "a database server: install PostgreSQL so that `initdb` is found")
}

/// The browser is driven from Node.
fn ensure_node() -> Result<()> {
    if succeeds("npm --version") {
        return Ok(());
    }
    install("npm", "Node.js: install it so that `npm --version` works")
}

/// The Python module is tested in an environment of its own.
fn ensure_python() -> Result<()> {
    if succeeds("python3 -m ensurepip --version") {
        return Ok(());
    }
    install("python3-venv", "Python: install it so that `python3 -m venv` works")
}

/// Installs a Debian package, or says what is needed where there are none.
fn install(package: &str, needed: &str) -> Result<()> {
    if !succeeds("apt-get --version") {
        bail!("the tests need {needed}");
    }
    let sudo = if succeeds("sudo --version") { "sudo " } else { "" };
    run(&format!("{sudo}apt-get update -q"), &[])?;
    run(&format!("{sudo}apt-get install -q -y --no-install-recommends {package}"), &[])
}

fn run(line: &str, environment: &[(&str, &str)]) -> Result<()> {
    announce(line);
    let status = command(line)
        .envs(environment.iter().copied())
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

#[expect(clippy::print_stderr, reason = "a chore says what it does")]
fn announce(line: &str) {
    eprintln!("\n▶ {line}");
}

fn succeeds(line: &str) -> bool {
    command(line).output().is_ok_and(|output| output.status.success())
}

fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words);
    command
}
