//! `cargo xtask release`: everything that is given away, in `dist/`, with checksums.
//!
//! The program is built once with line tables, which are then kept in a file of their own; what people
//! download is without them. The static program needs nothing of the system: it is built for musl where
//! that target is installed, and else with the C library linked in.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};

use crate::bill::Bill;
use crate::command::{output, run, run_with, say, succeeds};

const DIST: &str = "dist";
const LINUX: &str = "x86_64-unknown-linux-gnu";
const MUSL: &str = "x86_64-unknown-linux-musl";
/// What people download is no larger.
const LARGEST: u64 = 30 << 20;

/// Builds, tries and packs everything.
pub(crate) fn release() -> Result<()> {
    let dist = Path::new(DIST);
    if dist.exists() {
        fs::remove_dir_all(dist).context("cannot empty dist")?;
    }
    fs::create_dir_all(dist)?;
    let version = env!("CARGO_PKG_VERSION");
    ensure!(
        fs::read_to_string("CHANGELOG.md")?.contains(&format!("\n## {version}")),
        "CHANGELOG.md has no section for {version}"
    );
    run("cargo build --release --locked -p adut --bins")?;
    let shared = packed(Path::new("target/release"), &format!("adut-{version}-linux-x86_64"))?;
    let triple = if has_musl() { MUSL } else { LINUX };
    if triple == LINUX {
        say(&format!(
            "the target {MUSL} is not installed (`rustup target add {MUSL}`, and musl-gcc for the parts in \
             C), so that the static program is linked with the system's C library"
        ));
    }
    build_static(triple)?;
    let folder = PathBuf::from(format!("target/{triple}/release"));
    let linked = packed(&folder, &format!("adut-{version}-linux-x86_64-static"))?;
    for program in [&shared, &linked] {
        smoke_test(program)?;
    }
    ensure!(is_static(&linked), "{} is not static", linked.display());
    let bill = Bill::of(&output(&format!(
        "cargo metadata --format-version 1 --locked --filter-platform {LINUX}"
    ))?)?;
    fs::write(dist.join("adut.cdx.json"), bill.cyclone_dx()?)?;
    fs::write(dist.join("LICENCES.txt"), bill.licences()?)?;
    checksums(dist)
}

/// Whether programs for musl can be built: Rust's library for it, and a compiler for the parts in C.
fn has_musl() -> bool {
    let installed = output("rustup target list --installed").unwrap_or_default();
    installed.lines().any(|target| target == MUSL) && succeeds("musl-gcc --version")
}

fn build_static(triple: &str) -> Result<()> {
    let line = format!("cargo build --release --locked -p adut --bins --target {triple}");
    let flags = [("RUSTFLAGS", "-C target-feature=+crt-static")];
    run_with(&line, &flags)
}

/// Takes the line tables off the programs in a folder and packs them; the tables are packed beside. Returns
/// where the program is.
fn packed(folder: &Path, name: &str) -> Result<PathBuf> {
    let root = Path::new(DIST).join(name);
    fs::create_dir_all(&root)?;
    let tables = Path::new(DIST).join(format!("{name}.debug"));
    for program in ["adut", "minimax"] {
        let (from, to) = (folder.join(program), root.join(program));
        let (from, to, tables) = (from.display(), to.display(), tables.display());
        if program == "adut" {
            run(&format!("objcopy --only-keep-debug --compress-debug-sections {from} {tables}"))?;
            run(&format!("objcopy --strip-all --add-gnu-debuglink={tables} {from} {to}"))?;
        } else {
            run(&format!("objcopy --strip-all {from} {to}"))?;
        }
    }
    let adut = root.join("adut");
    let size = fs::metadata(&adut)?.len();
    say(&format!("{}: {:.1} MB", adut.display(), size as f64 / 1e6));
    ensure!(size <= LARGEST, "{} has {size} bytes, more than {LARGEST}", adut.display());
    for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "CITATION.cff"] {
        fs::copy(file, root.join(file)).with_context(|| format!("cannot copy {file}"))?;
    }
    let (program, manual) = (adut.display(), root.join("man"));
    fs::create_dir_all(&manual)?;
    run(&format!("{program} man {}", manual.display()))?;
    for shell in ["bash", "zsh", "fish"] {
        let script = output(&format!("{program} completions {shell}"))?;
        fs::write(root.join(format!("adut.{shell}")), script)?;
    }
    run(&format!(
        "tar --sort=name --owner=0 --group=0 -czf {DIST}/{name}.tar.gz -C {DIST} {name}"
    ))?;
    Ok(adut)
}

/// Whether a program works, away from where it was built.
fn smoke_test(program: &Path) -> Result<()> {
    let program = program.display();
    for line in [
        "self-check",
        "games",
        "solve connect4 --position 4455 --json",
        "compare love-letter random greedy-2016 --deals 50 --json -",
        "tree tests --out dist/.tests",
    ] {
        output(&format!("{program} {line}"))?;
    }
    let _ = fs::remove_dir_all("dist/.tests");
    let said = output(&format!("{program} --version"))?;
    if !said.contains(env!("CARGO_PKG_VERSION")) {
        bail!("{program} calls itself {said}");
    }
    Ok(())
}

/// Whether a program needs no library of the system.
fn is_static(program: &Path) -> bool {
    let said = output(&format!("readelf -l {}", program.display())).unwrap_or_default();
    said.contains("LOAD") && !said.contains("INTERP")
}

fn checksums(dist: &Path) -> Result<()> {
    let mut names = Vec::new();
    for entry in fs::read_dir(dist)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort_unstable();
    let sums: Result<Vec<String>> = names
        .iter()
        .map(|name| {
            let said = output(&format!("sha256sum {DIST}/{name}"))?;
            Ok(said.replace(&format!("{DIST}/"), ""))
        })
        .collect();
    fs::write(dist.join("SHA256SUMS"), sums?.concat())?;
    say(&format!("{DIST}: {}", names.join(", ")));
    Ok(())
}
