//! The game-tree tool under its own name: `minimax -c1|-c2|-c3|-b IN OUT`.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use adut::tree::{Task, convert};

const USAGE: &str = "\
Usage: minimax -c1|-c2|-c3|-b IN OUT

  -c1   the game tree of a Connect-4 board
  -c2   minimax on a given tree
  -c3   alpha-beta on a given tree: only what it visits
  -b    paranoid search on a given tree for several players

IN and OUT are files; `-` is standard input or output.";

fn main() -> ExitCode {
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
            let _ = writeln!(std::io::stderr(), "minimax: {error}");
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
