//! `adut tree tests` and `adut tree grade`: a course's cases, and a student's program on them.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use adut_trees::tool::kit::{BONUS_POINTS, Case, STYLE_POINTS, TASK_POINTS, cases};
use adut_trees::tool::{Task, TreeError};
use clap::Args;

use crate::clock::now;
use crate::output::ForceArg;

/// Arguments of `adut tree tests`.
#[derive(Debug, Args)]
pub(super) struct TestsArgs {
    /// The folder for the cases: NAME.in and NAME.out for each
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    force: ForceArg,
}

/// Arguments of `adut tree grade`.
#[derive(Debug, Args)]
pub(super) struct GradeArgs {
    /// The student's program, called as `PROGRAM -c1|-c2|-c3|-b IN OUT`
    #[arg(value_name = "PROGRAM")]
    program: PathBuf,
    /// Seconds that it has for a case
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Do not look for leaks, which takes valgrind and much longer
    #[arg(long)]
    no_valgrind: bool,
}

fn refused(what: impl std::fmt::Display) -> TreeError {
    TreeError::Refused(what.to_string())
}

fn failed(path: &Path, reason: io::Error) -> TreeError {
    TreeError::Output { file: path.display().to_string(), reason }
}

/// Writes all cases.
pub(super) fn tests(args: &TestsArgs) -> Result<(), TreeError> {
    fs::create_dir_all(&args.out).map_err(|reason| failed(&args.out, reason))?;
    let cases = cases();
    let mut outputs = args.force.outputs();
    let mut planned = Vec::new();
    for case in &cases {
        for (ending, text) in [("in", &case.input), ("out", &case.answer)] {
            let path = args.out.join(format!("{}.{ending}", case.name));
            planned.push((outputs.writes(&path)?, text));
        }
    }
    for (output, text) in planned {
        // Byte for byte: a tree of boards ends with an empty line.
        output.write(text)?;
    }
    let told = format!("{} cases in {}\n", cases.len(), args.out.display());
    told_out(&told)
}

fn told_out(text: &str) -> Result<(), TreeError> {
    let written = crate::terminal::out().write_all(text.as_bytes());
    written.map_err(|reason| failed(Path::new("standard output"), reason))
}

/// What came of a case.
enum Outcome {
    Right(Duration),
    /// The first line that differs, from 1, as it should be and as it is.
    Wrong {
        line: usize,
        wanted: String,
        found: String,
    },
    NoOutput,
    TooSlow,
    /// How the program ended.
    Ended(String),
}

/// Runs a program on all cases and gives points.
pub(super) fn grade(args: &GradeArgs) -> Result<(), TreeError> {
    let folder = tempfile::tempdir().map_err(|reason| failed(&std::env::temp_dir(), reason))?;
    let program = args.program.canonicalize().map_err(|error| {
        refused(format_args!("cannot start {}: {error}", args.program.display()))
    })?;
    let mut points = [0; 4];
    let mut leaking = Vec::new();
    let has_valgrind = !args.no_valgrind && valgrind_is_there();
    for case in cases() {
        let input = folder.path().join(format!("{}.in", case.name));
        fs::write(&input, &case.input).map_err(|reason| failed(&input, reason))?;
        let output = folder.path().join(format!("{}.out", case.name));
        let outcome = run(&program, &case, &input, &output, Duration::from_secs(args.seconds))?;
        told_out(&line(&case, &outcome))?;
        let at = Task::ALL.iter().position(|&task| task == case.task).unwrap_or(0);
        if let Outcome::Right(_) = outcome {
            points[at] += case.points;
        }
        // A small case of each task is enough to see a leak.
        if has_valgrind && case.name.ends_with("-3") && leaks(&program, &case, &input, &output)? {
            leaking.push(case.task.mode());
        }
    }
    told_out(&summary(points, has_valgrind, &leaking))
}

fn valgrind_is_there() -> bool {
    let mut version = Command::new("valgrind");
    version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

fn leaks(program: &Path, case: &Case, input: &Path, output: &Path) -> Result<bool, TreeError> {
    let mut command = Command::new("valgrind");
    command.args(["--leak-check=full", "--error-exitcode=9"]).arg(program);
    command.arg(case.task.mode()).arg(input).arg(output);
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    Ok(status.map_err(|error| refused(format_args!("cannot start valgrind: {error}")))?.code()
        == Some(9))
}

fn run(
    program: &Path,
    case: &Case,
    input: &Path,
    output: &Path,
    limit: Duration,
) -> Result<Outcome, TreeError> {
    let mut command = Command::new(program);
    command.arg(case.task.mode()).arg(input).arg(output);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let cannot =
        |error: io::Error| refused(format_args!("cannot start {}: {error}", program.display()));
    let mut child = command.spawn().map_err(cannot)?;
    let started = now();
    let status = loop {
        if let Some(status) = child.try_wait().map_err(cannot)? {
            break status;
        }
        if now() - started > limit {
            // It may have ended in this moment, which is too late, too.
            let _ = child.kill();
            let _ = child.wait();
            return Ok(Outcome::TooSlow);
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let took = now() - started;
    if !status.success() {
        return Ok(Outcome::Ended(status.to_string()));
    }
    let Ok(found) = fs::read(output) else { return Ok(Outcome::NoOutput) };
    Ok(match difference(&case.answer, &found) {
        None => Outcome::Right(took),
        Some((line, wanted, found)) => Outcome::Wrong { line, wanted, found },
    })
}

/// The first line in which two texts differ.
fn difference(wanted: &[u8], found: &[u8]) -> Option<(usize, String, String)> {
    if wanted == found {
        return None;
    }
    let lines = |text: &[u8]| -> Vec<String> {
        text.split(|&byte| byte == b'\n')
            .map(|line| String::from_utf8_lossy(line).into_owned())
            .collect()
    };
    let (wanted, found) = (lines(wanted), lines(found));
    let at = (0..wanted.len().max(found.len())).find(|&at| wanted.get(at) != found.get(at))?;
    let shown = |lines: &[String]| match lines.get(at) {
        Some(line) => line.chars().take(60).map(|c| if c == '\t' { '⇥' } else { c }).collect(),
        None => "the end".to_owned(),
    };
    Some((at + 1, shown(&wanted), shown(&found)))
}

fn line(case: &Case, outcome: &Outcome) -> String {
    let (points, told) = match outcome {
        Outcome::Right(took) => (case.points, format!("right, {} ms", took.as_millis())),
        Outcome::Wrong { line, wanted, found } => {
            (0, format!("line {line} should be `{wanted}` and is `{found}`"))
        }
        Outcome::NoOutput => (0, "it wrote no output".to_owned()),
        Outcome::TooSlow => (0, "it took too long".to_owned()),
        Outcome::Ended(status) => (0, format!("it ended with {status}")),
    };
    format!("{:<6} {points:>2}/{} {told}\n", case.name, case.points)
}

fn summary(points: [u32; 4], has_valgrind: bool, leaking: &[&str]) -> String {
    let [c1, c2, c3, bonus] = points;
    let leaks = match (has_valgrind, leaking) {
        (false, _) => "not looked for".to_owned(),
        (true, []) => "none".to_owned(),
        (true, modes) => format!("in {}", modes.join(", ")),
    };
    format!(
        "c1 {c1}/{TASK_POINTS}, c2 {c2}/{TASK_POINTS}, c3 {c3}/{TASK_POINTS}, style ?/{STYLE_POINTS} \
         (by hand), bonus {bonus}/{BONUS_POINTS}\n{} of {} points, leaks: {leaks}\n",
        c1 + c2 + c3 + bonus,
        3 * TASK_POINTS + STYLE_POINTS + BONUS_POINTS
    )
}
