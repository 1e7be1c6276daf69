//! The Python package: its wheel, and what is tested of it.

use std::env;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::command::{run, run_with};

/// Where the environment for tests is.
const ENVIRONMENT: &str = "target/python";
/// Its Python.
pub(crate) const INTERPRETER: &str = "target/python/bin/python";
/// The one for the examples, which need some gigabytes.
const EXAMPLES: &str = "target/python-examples";
const WHEELS: &str = "target/wheels";

/// Builds the wheel as it is given away, installs it into a fresh environment and runs all tests against what is
/// installed there.
pub(crate) fn test() -> Result<()> {
    environment(ENVIRONMENT, "crates/python/tests/requirements.txt")?;
    let adut = env::current_dir()?.join("target/debug/adut");
    let adut = adut.to_str().context("the folder's name is not text")?;
    // Where the program was not built, what is compared with it is passed over.
    let variables = if Path::new(adut).exists() { vec![("ADUT", adut)] } else { Vec::new() };
    run_with(&format!("{ENVIRONMENT}/bin/pytest -q crates/python/tests"), &variables)?;
    run(&format!("{ENVIRONMENT}/bin/stubtest adut._adut"))?;
    run(&format!(
        "{ENVIRONMENT}/bin/pyright -p crates/python --pythonpath {ENVIRONMENT}/bin/python"
    ))
}

/// Trains for a minute with each of the libraries that people train with, and sees that it helps.
pub(crate) fn train_examples() -> Result<()> {
    environment(EXAMPLES, "examples/python/requirements.txt")?;
    for example in ["sb3_maskable", "rllib_ppo"] {
        run(&format!("{EXAMPLES}/bin/python examples/python/{example}.py"))?;
    }
    Ok(())
}

/// A fresh environment with these packages and the wheel.
fn environment(folder: &str, requirements: &str) -> Result<()> {
    run(&format!("python3 -m venv --clear {folder}"))?;
    run(&format!("{folder}/bin/pip install -q maturin==1.16.0 -r {requirements}"))?;
    if Path::new(WHEELS).exists() {
        fs::remove_dir_all(WHEELS).with_context(|| format!("cannot empty {WHEELS}"))?;
    }
    let maturin = format!("{folder}/bin/maturin build --release -q --locked");
    run(&format!("{maturin} -m crates/python/Cargo.toml --out {WHEELS}"))?;
    let wheels = fs::read_dir(WHEELS).with_context(|| format!("cannot read {WHEELS}"))?;
    let Some(wheel) = wheels.flatten().next() else { bail!("maturin left no wheel in {WHEELS}") };
    let wheel = wheel.path();
    let wheel = wheel.to_str().context("the wheel's name is not text")?;
    run(&format!("{folder}/bin/pip install -q --no-deps {wheel}"))
}
