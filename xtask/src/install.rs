//! What the tests need, and how it gets onto the machine.

use std::env;
use std::io::{self, BufRead as _, IsTerminal as _};

use anyhow::{Result, bail};

use crate::command::{run, say, succeeds};

/// Whether packages may be installed in the user's name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Consent {
    /// He is asked first.
    Ask,
    /// He has said so.
    Given,
}

/// Installs what is missing.
pub(crate) fn all(consent: Consent) -> Result<()> {
    for tool in ["nextest", "machete", "deny"] {
        if !succeeds(&format!("cargo {tool} --version")) {
            run(&format!("cargo install cargo-{tool} --locked"))?;
        }
    }
    // The book's pages need neither its server nor its search.
    if !succeeds("mdbook --version") {
        run("cargo install mdbook --locked --no-default-features")?;
    }
    // The pages are tested in a real browser, driven from Node.
    if !succeeds("chromium --version") {
        let needed = "a browser: install Chromium so that `chromium --version` works";
        package("chromium", needed, consent)?;
    }
    if !succeeds("npm --version") {
        package("npm", "Node.js: install it so that `npm --version` works", consent)?;
    }
    // Storage is tested on a real server, which the tests start themselves.
    if !has_postgresql() {
        let needed = "a database server: install PostgreSQL so that `initdb` is found";
        package("postgresql", needed, consent)?;
    }
    if !succeeds("python3 -m ensurepip --version") {
        let needed = "Python: install it so that `python3 -m venv` works";
        package("python3-venv", needed, consent)?;
    }
    Ok(())
}

fn has_postgresql() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin")).collect::<Vec<_>>();
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.into_iter().chain(env::split_paths(&path));
    folders.any(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

/// Installs a Debian package, or says what is needed where there are none.
fn package(name: &str, needed: &str, consent: Consent) -> Result<()> {
    if !succeeds("apt-get --version") {
        bail!("the tests need {needed}");
    }
    let sudo = if succeeds("test -w /var/lib/dpkg") {
        ""
    } else {
        agree(name, needed, consent)?;
        "sudo "
    };
    run(&format!("{sudo}apt-get update -q"))?;
    run(&format!("{sudo}apt-get install -q -y --no-install-recommends {name}"))
}

/// Nothing is done in an administrator's name that the user has not agreed to.
fn agree(name: &str, needed: &str, consent: Consent) -> Result<()> {
    if consent == Consent::Given {
        return Ok(());
    }
    let by_hand = format!(
        "the tests need {needed} (`sudo apt-get install {name}`, or `cargo xtask test --yes`)"
    );
    if !io::stdin().is_terminal() {
        bail!(by_hand);
    }
    say(&format!("the tests need {needed}. Run `sudo apt-get install {name}` now? [y/N]"));
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    if !matches!(answer.trim(), "y" | "Y" | "yes") {
        bail!(by_hand);
    }
    Ok(())
}
