//! The book in `docs/`: whether everything that it names is there, and its pages.
//!
//! The check needs nothing but the files. The pages are made by mdBook.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::command::run;

const BOOK: &str = "docs";
const SUMMARY: &str = "docs/SUMMARY.md";
/// Other texts whose links are checked, too.
const BESIDE: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

/// Checks all links and makes the pages.
pub(crate) fn build() -> Result<()> {
    check(Path::new("."))?;
    run("mdbook build docs")
}

/// Sees that every page is listed once, and that every link leads to a file and a heading of it.
pub(crate) fn check(root: &Path) -> Result<()> {
    let mut wrong = Vec::new();
    let summary =
        fs::read_to_string(root.join(SUMMARY)).context("cannot read the book's summary")?;
    let listed: Vec<String> = links(&summary).collect();
    let mut seen = BTreeSet::new();
    for page in &listed {
        if !seen.insert(page.clone()) {
            wrong.push(format!("{SUMMARY} lists {page} twice"));
        }
    }
    let mut headings = BTreeMap::new();
    let pages = listed.iter().map(|page| Path::new(BOOK).join(page));
    for page in pages.chain(BESIDE.map(PathBuf::from)) {
        let Ok(text) = fs::read_to_string(root.join(&page)) else {
            wrong.push(format!("{} is not there", page.display()));
            continue;
        };
        for link in
            links(&text).filter(|link| !link.contains("://") && !link.starts_with("mailto:"))
        {
            if let Err(why) = follow(root, &page, &link, &mut headings) {
                wrong.push(format!("{}: {link}: {why}", page.display()));
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { bail!("links that lead nowhere:\n{}", wrong.join("\n")) }
}

/// Follows a link of a page.
fn follow(
    root: &Path,
    page: &Path,
    link: &str,
    headings: &mut BTreeMap<PathBuf, BTreeSet<String>>,
) -> Result<(), String> {
    let (file, heading) = link.split_once('#').map_or((link, None), |(file, at)| (file, Some(at)));
    let target = match file {
        "" => page.to_owned(),
        file => normal(&page.parent().unwrap_or(Path::new("")).join(file)),
    };
    if !root.join(&target).exists() {
        return Err(format!("{} is not there", target.display()));
    }
    let Some(heading) = heading.filter(|_| target.extension().is_some_and(|end| end == "md"))
    else {
        return Ok(());
    };
    let known = headings.entry(target.clone()).or_insert_with(|| {
        let text = fs::read_to_string(root.join(&target)).unwrap_or_default();
        outside_code(&text).filter(|line| line.starts_with('#')).map(anchor).collect()
    });
    if known.contains(heading) { Ok(()) } else { Err("there is no such heading".to_owned()) }
}

/// A path without `..` and `.` in it.
fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                normal.pop();
            }
            Component::CurDir => {}
            part => normal.push(part),
        }
    }
    normal
}

/// The name by which a heading is linked to.
fn anchor(heading: &str) -> String {
    let text = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = text.chars().filter(|&c| c.is_alphanumeric() || c == '-' || c == '_' || c == ' ');
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The lines that are not code.
fn outside_code(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// Where the links of a text lead.
fn links(text: &str) -> impl Iterator<Item = String> {
    outside_code(text).flat_map(|line| {
        let mut found = Vec::new();
        // What stands between single marks is code, too.
        let plain: String =
            line.split('`').enumerate().filter(|(n, _)| n % 2 == 0).map(|(_, part)| part).collect();
        let mut rest = plain.as_str();
        while let Some(at) = rest.find("](") {
            rest = &rest[at + 2..];
            if let Some(end) = rest.find(')') {
                found.push(rest[..end].to_owned());
            }
        }
        found
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_link_of_the_book_leads_somewhere() {
        check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap();
    }

    #[test]
    fn a_link_that_leads_nowhere_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        fs::create_dir(root.join("docs")).unwrap();
        for file in BESIDE {
            fs::write(root.join(file), "").unwrap();
        }
        let write = |name: &str, text: &str| fs::write(root.join("docs").join(name), text).unwrap();
        write("SUMMARY.md", "- [A](a.md)\n- [B](b.md)\n");
        write("a.md", "# Head, line\n[b](b.md#one) `[no](link.md)`\n```\n[no](x.md)\n```\n");
        write("b.md", "# One\n[up](./a.md#head-line) [out](https://example.org/x)\n");
        check(root).unwrap();
        write("b.md", "# Two\n[up](../a.md) [gone](c.md)\n");
        let said = check(root).unwrap_err().to_string();
        for part in ["docs/a.md: b.md#one", "docs/b.md: ../a.md", "docs/b.md: c.md"] {
            assert!(said.contains(part), "{said}");
        }
    }
}
