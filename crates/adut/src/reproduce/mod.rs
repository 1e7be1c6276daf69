//! `adut reproduce`: the sources' experiments, run again.
//!
//! Each [`Experiment`] asks one thing of one source and gives a [`Finding`]: figures beside the
//! published ones, tables, plots, words. The [`Runner`] goes through them and stores every finding
//! as it comes; [`page`] and [`plain`] make the report of all of them, as HTML and as Markdown.
//! Everything in a finding follows from the seed, but for what stands under `timing`.

mod briskula;
mod experiment;
mod figures;
mod finding;
mod love_letter;
mod page;
mod plain;
mod runner;
mod shared;
mod tablic;

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::compare::ThreadsArg;
use crate::output::write_whole;
use experiment::{Chapter, Size};
pub(crate) use figures::standalone;
use runner::{Results, Runner};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Whose experiments
    #[arg(value_parser = ["tablic", "briskula", "love-letter", "all"], default_value = "all")]
    source: String,
    /// The folder for the report and for what each experiment found
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Play little: two minutes instead of an hour
    #[arg(long)]
    quick: bool,
    /// Play next to nothing, for tests
    #[arg(long, hide = true, conflicts_with = "quick")]
    tiny: bool,
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Go on from what an earlier run of the same size and seed has found
    #[arg(long)]
    resume: bool,
}

const CHAPTERS: [Chapter; 3] = [tablic::CHAPTER, briskula::CHAPTER, love_letter::CHAPTER];

pub(crate) fn run(args: &Args) -> Result<()> {
    args.threads.apply()?;
    let size = match (args.quick, args.tiny) {
        (_, true) => Size::Tiny,
        (true, _) => Size::Quick,
        _ => Size::Full,
    };
    let chapters: Vec<Chapter> = CHAPTERS
        .into_iter()
        .filter(|chapter| args.source == "all" || chapter.name == args.source)
        .collect();
    let runner = Runner { folder: &args.out, size, seed: &args.seed, resume: args.resume };
    let results = runner.run(&chapters)?;
    let command = args.command(size);
    let figures = args.out.join("figures");
    fs::create_dir_all(&figures)
        .with_context(|| format!("cannot make the folder {}", figures.display()))?;
    let page = args.out.join("reproduction.html");
    write_whole(&page, page::write(&results, &command).trim_end().as_bytes())?;
    let (markdown, drawings) = plain::write(&results, &command);
    for (name, drawing) in drawings {
        write_whole(&figures.join(name), drawing.trim_end().as_bytes())?;
    }
    write_whole(&args.out.join("reproduction.md"), markdown.trim_end().as_bytes())?;
    print(&results, &page)
}

impl Args {
    /// The command that repeats the run, into any folder and on any number of threads.
    fn command(&self, size: Size) -> String {
        let size = match size {
            Size::Full => "",
            Size::Quick => " --quick",
            Size::Tiny => " --tiny",
        };
        format!("adut reproduce {} --out DIR{size} --seed {}", self.source, self.seed)
    }
}

/// Every published figure in a line, and where the report is.
fn print(results: &[Results], page: &std::path::Path) -> Result<()> {
    let out = &mut io::stdout().lock();
    for of in results {
        writeln!(out, "{}", of.chapter.title)?;
        for figure in of.published() {
            let said = figure.published.as_ref().map_or("", |published| &published.said);
            writeln!(
                out,
                "  {}: published {said}, ours {} {} on {}: {}",
                figure.what,
                figure.unit.write(figure.ours),
                figure.unit.write_interval(figure.interval),
                figure.sample_in_words(),
                figure.verdict().as_str()
            )?;
        }
    }
    writeln!(out, "The report is in {}", page.display())?;
    Ok(())
}
