//! The project's own chores.
//!
//! `cargo xtask test` does everything that a change must pass, and installs what that needs;
//! `cargo xtask new-game` lays out the folder of a new game; `cargo xtask soak` fuzzes for longer, sees that such
//! a folder compiles and passes, and trains the Python examples; `cargo xtask release-check` sees whether what people
//! run was built as it must be; `cargo xtask python` builds the Python wheel and tests it; `cargo xtask release` makes
//! everything that is given away.

mod bill;
mod book;
mod command;
mod install;
mod new_game;
mod python;
mod release;

use std::env;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};

use crate::command::{complain, output, run, run_with, say, succeeds};
use crate::install::Consent;

/// Long enough to meet more than the first few inputs, short enough for every change.
const FUZZ_SECONDS: u64 = 20;
const SOAK_SECONDS: u64 = 900;

const USAGE: &str =
    "usage: cargo xtask test [--yes] | new-game NAME | soak | release-check | release | python
  test   everything that a change must pass; installs what is missing
  --yes  install system packages with sudo without asking
  new-game NAME
         lay out a folder for a card game, and list it
  soak   fuzz for longer, try new-game, and train the Python examples
  python build the Python wheel as it is given away, and test it
  release
         build, try and pack everything that is given away, into dist/ with checksums
  release-check
         see that what people run is built so that one mistake does not end all games";

fn main() -> Result<ExitCode> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["new-game", name] => return new_game(name),
        ["test"] => test(Consent::Ask),
        ["test", "--yes"] => test(Consent::Given),
        ["soak"] => {
            fuzz(SOAK_SECONDS).and_then(|()| try_new_game()).and_then(|()| python::train_examples())
        }
        ["python"] => python::test(),
        ["release"] => release::release(),
        // Tests are built with a profile of their own and cannot tell.
        ["release-check"] => run("cargo run --release --locked -- self-check"),
        _ => bail!(USAGE),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// Lays out a new game, and says how to go on.
fn new_game(name: &str) -> Result<ExitCode> {
    if let Err(error) = new_game::lay_out(&env::current_dir()?, name) {
        complain(&error.to_string());
        return Ok(ExitCode::from(2));
    }
    run("cargo update --workspace --offline --quiet")?;
    run(&format!("cargo fmt -p adut-{name} -p adut-registry"))?;
    say(&format!(
        "games/{name} is there, and listed. It is High Card under another name: each file says what to \
         fill in, and CONTRIBUTING.md in which order. To see it work:\n  \
         cargo test -p adut-{name}\n  \
         cargo run -- compare {name} normal random --deals 100\n  \
         cargo run -- play {name}"
    ));
    Ok(ExitCode::SUCCESS)
}

/// Lays out a game in a copy of the project, where it must compile, pass its tests and be played.
fn try_new_game() -> Result<()> {
    let copy = env::current_dir()?.join("target/new-game");
    let _ = std::fs::remove_dir_all(&copy);
    for file in output("git ls-files --cached --others --exclude-standard")?.lines() {
        let from = Path::new(file);
        // What is listed may have been removed since.
        if from.is_file() {
            let to = copy.join(from);
            std::fs::create_dir_all(to.parent().unwrap_or(&copy))?;
            std::fs::copy(from, to)?;
        }
    }
    new_game::lay_out(&copy, "trial-game")?;
    let target = env::current_dir()?.join("target");
    let target = target.to_str().context("the folder's name is not text")?;
    let manifest = copy.join("Cargo.toml");
    let manifest = manifest.to_str().context("the folder's name is not text")?;
    let there = [("CARGO_TARGET_DIR", target)];
    let tests = "-p adut-trial-game -p adut-registry -p adut-words";
    run_with(&format!("cargo nextest run --manifest-path {manifest} {tests}"), &there)?;
    let play = "compare trial-game normal random --deals 100";
    run_with(&format!("cargo run --manifest-path {manifest} -- {play}"), &there)?;
    Ok(std::fs::remove_dir_all(&copy)?)
}

fn test(consent: Consent) -> Result<()> {
    install::all(consent)?;
    run("cargo fmt --all --check")?;
    check_policy()?;
    run("cargo clippy --workspace --all-targets --locked -- -D warnings")?;
    run_with("cargo doc --workspace --no-deps --locked", &[("RUSTDOCFLAGS", "-D warnings")])?;
    book::build()?;
    run("cargo nextest run --workspace --locked")?;
    run("cargo test --workspace --locked --doc")?;
    fuzz(FUZZ_SECONDS)?;
    python::test()?;
    browse()
}

/// Licences, sources and versions of what is linked, and that all of it is used. Known holes are
/// looked up where their database can be had.
fn check_policy() -> Result<()> {
    run("cargo machete")?;
    run("cargo deny --all-features check licenses bans sources")?;
    if succeeds("cargo deny fetch db") {
        return run("cargo deny check advisories");
    }
    say("the database of advisories cannot be had: not checked");
    Ok(())
}

/// Plays the page in a real browser, against the program that the tests before it built, and sees that the Python
/// package that was installed for them plays the same.
fn browse() -> Result<()> {
    run("npm ci --prefix e2e --no-audit --no-fund")?;
    let here = env::current_dir()?;
    let (adut, python) = (here.join("target/debug/adut"), here.join(python::INTERPRETER));
    let text =
        |path: &Path| path.to_str().map(str::to_owned).context("the folder's name is not text");
    run_with("npm test --prefix e2e", &[("ADUT", &text(&adut)?), ("PYTHON", &text(&python)?)])
}

/// Runs every test that has `fuzz` in its name again, each for so long.
fn fuzz(seconds: u64) -> Result<()> {
    let milliseconds = (seconds * 1000).to_string();
    let environment = [
        ("BOLERO_RANDOM_TEST_TIME_MS", milliseconds.as_str()),
        ("BOLERO_RANDOM_ITERATIONS", "1000000000"),
    ];
    run_with("cargo nextest run --workspace --locked -E test(fuzz)", &environment)
}
