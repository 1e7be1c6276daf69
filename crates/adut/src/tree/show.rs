//! `adut tree show`: a tree drawn in one or more forms.

use std::io::Write;
use std::path::PathBuf;

use adut_server::page_file;
use adut_trees::GameTree;
use adut_trees::draw::{Drawing, write_dot, write_page, write_svg};
use adut_trees::modes::Mode;
use adut_trees::steps::check_drawable;
use adut_trees::tool::{TreeError, input_name, read};
use clap::{Args, ValueEnum};

use crate::output::{ForceArg, Output};
use crate::play::language::LanguageArgs;

/// More nodes than this no page and no picture shows.
const MOST_NODES: usize = 100_000;

/// Arguments of `adut tree show`.
#[derive(Debug, Args)]
#[group(id = "forms", multiple = true)]
pub(super) struct ShowArgs {
    /// The tree: the format of c2, c3 or b, with chance nodes if wanted; `-` is standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// The algorithm to show [default: what suits the tree]
    #[arg(long, value_name = "MODE")]
    mode: Option<ShownMode>,
    #[command(flatten)]
    forms: Forms,
    #[command(flatten)]
    force: ForceArg,
    #[command(flatten)]
    language: LanguageArgs,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = true)]
struct Forms {
    /// Write a page that plays the algorithm step by step
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write a picture of the result
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write a graph of the result for Graphviz
    #[arg(long, value_name = "FILE")]
    dot: Option<PathBuf>,
}

/// The modes that can be shown.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum ShownMode {
    Minimax,
    #[value(name = "alphabeta")]
    AlphaBeta,
    Paranoid,
    #[value(name = "maxn")]
    MaxN,
    Expectiminimax,
}

impl From<ShownMode> for Mode {
    fn from(mode: ShownMode) -> Self {
        match mode {
            ShownMode::Minimax => Self::Minimax,
            ShownMode::AlphaBeta => Self::AlphaBeta,
            ShownMode::Paranoid => Self::Paranoid,
            ShownMode::MaxN => Self::MaxN,
            ShownMode::Expectiminimax => Self::Expectiminimax,
        }
    }
}

/// Draws the tree.
pub(super) fn show(args: &ShowArgs) -> Result<(), TreeError> {
    let mut outputs = args.force.outputs();
    outputs.reads(&args.input);
    let Forms { html, svg, dot } = &args.forms;
    let [html, svg, dot] = [html, svg, dot].map(|path| outputs.may_write(path.as_deref()));
    let (html, svg, dot) = (html?, svg?, dot?);
    let tree = read(&args.input, |source| GameTree::read(source))?;
    let file = || input_name(&args.input);
    check_drawable(&tree, MOST_NODES)
        .map_err(|reason| TreeError::Undrawable { file: file(), reason })?;
    let drawing = Drawing::new(tree, args.mode.map(Mode::from))
        .map_err(|reason| TreeError::Unsuited { file: file(), reason })?;
    let language = args.language.language();
    write_form(html.as_ref(), |out| write_page(&drawing, language, &page_file, out))?;
    write_form(svg.as_ref(), |out| write_svg(&drawing, out))?;
    write_form(dot.as_ref(), |out| write_dot(&drawing, out))
}

fn write_form(
    output: Option<&Output>,
    print: impl FnOnce(&mut dyn Write) -> std::io::Result<()>,
) -> Result<(), TreeError> {
    let Some(output) = output else { return Ok(()) };
    let mut text = Vec::new();
    print(&mut text).map_err(|error| output.failed(error))?;
    Ok(output.write(&text)?)
}
