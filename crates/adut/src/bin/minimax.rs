//! The game-tree tool under its own name: `minimax -c1|-c2|-c3|-b IN OUT`.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use adut_trees::tool::{Task, convert};

const USAGE: &str = "\
Usage: minimax -c1|-c2|-c3|-b IN OUT

  -c1   the game tree of a board of Connect-4, or of X and O
  -c2   minimax on a given tree
  -c3   alpha-beta on a given tree: only what it visits
  -b    paranoid search on a given tree for several players

IN and OUT are files; `-` is standard input or output.";

/// As large as the stack that a program begins with.
const STACK: usize = 8 << 20;

/// All is done on a thread that ends before the program does: the handle of the first thread is never
/// given back, and a checker for leaks would name it.
fn main() -> ExitCode {
    let worker = std::thread::Builder::new().stack_size(STACK).spawn(run);
    match worker.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => code,
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        // No thread to be had: it can be done on this one.
        Err(_) => run(),
    }
}

fn run() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    if arguments.iter().any(|argument| argument == "-h" || argument == "--help") {
        // A closed standard output leaves nobody to tell.
        let _ = writeln!(std::io::stdout(), "{USAGE}");
        return ExitCode::SUCCESS;
    }
    let Some((task, input, output)) = parse(&arguments) else {
        let _ = writeln!(std::io::stderr(), "{USAGE}");
        return ExitCode::from(2);
    };
    match convert(task, &input, &output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(adut::terminal::err(), "minimax: {error}");
            ExitCode::from(error.exit_status())
        }
    }
}

fn parse(arguments: &[OsString]) -> Option<(Task, PathBuf, PathBuf)> {
    let [task, input, output] = arguments else {
        return None;
    };
    let task = match task.to_str()? {
        "-c1" => Task::GameTree,
        "-c2" => Task::Minimax,
        "-c3" => Task::AlphaBeta,
        "-b" => Task::Paranoid,
        _ => return None,
    };
    Some((task, input.into(), output.into()))
}
