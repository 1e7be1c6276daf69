//! The commands and their arguments.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use crate::{
    agents, analyse, bench, book, compare, eval, games, loadtest, moves, play, referee, reproduce,
    runs, sentence, serve, solve, sprt, train, tree, watch,
};

/// A laboratory and a table for card-game AI.
#[derive(Parser)]
#[command(name = "adut", version, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the page, for others too; `adut` alone serves it for you
    Serve(serve::Args),
    /// Play in the terminal
    Play(play::Args),
    /// Watch players play, with what each thinks of its moves
    Watch(watch::Args),
    /// List the games, or one game's rule options
    Games(games::Args),
    /// List a game's players
    Agents(agents::Args),
    /// Compare players: every pair, every deal in every seating
    Compare(compare::Args),
    /// Test one player against another until the evidence is enough
    Sprt(sprt::Args),
    /// Put together the record files of a comparison that was played in parts
    Merge(compare::MergeArgs),
    /// List the comparisons that a database keeps, or show one
    Runs(runs::Args),
    /// Replay a record file and check every move and score
    Referee(referee::Args),
    /// Run the sources' experiments again and write a report
    Reproduce(reproduce::Args),
    /// Review a played game move by move: what each move cost against the best
    Analyse(analyse::Args),
    /// List the legal moves of a position
    Moves(moves::Args),
    /// Find the exact value and a best move, with all cards known
    Solve(solve::Args),
    /// Make an opening book for Connect-4
    Book(book::Args),
    /// Train a player: its genes or its net
    Train(train::Args),
    /// Value and draw game trees
    Tree(tree::TreeArgs),
    /// Measure the speeds that the README quotes
    Bench(bench::Args),
    /// Try how many people the server serves at once, on this machine
    Loadtest(loadtest::Args),
    /// Show what a player thinks each move of a position is worth
    Eval(eval::Args),
}

/// Reads the arguments, does what they say, and reports what went wrong.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    let result = match cli.command {
        None => serve::run_plainly(),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Watch(args)) => watch::run(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Agents(args)) => agents::run(&args),
        Some(Command::Compare(args)) => compare::run(&args),
        Some(Command::Sprt(args)) => sprt::run(&args),
        Some(Command::Merge(args)) => compare::run_merge(&args),
        Some(Command::Runs(args)) => runs::run(&args),
        Some(Command::Referee(args)) => referee::run(&args),
        Some(Command::Reproduce(args)) => reproduce::run(&args),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Moves(args)) => moves::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Book(args)) => book::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Tree(args)) => tree::run(&args).map_err(Into::into),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Loadtest(args)) => loadtest::run(&args),
        Some(Command::Eval(args)) => eval::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If even stderr is gone there is nobody to tell.
            let _ = writeln!(io::stderr(), "adut: {}", sentence::of(&error));
            let tree = error.downcast_ref::<tree::TreeError>();
            ExitCode::from(tree.map_or(2, tree::TreeError::exit_status))
        }
    }
}

/// Shows the help that was asked for, or says in one sentence what is wrong with the arguments.
fn refuse(error: &clap::Error) -> ExitCode {
    let is_help = error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if is_help || !error.use_stderr() {
        // Whoever wanted the help may have seen enough of it.
        let _ = error.print();
        return ExitCode::from(if is_help { 2 } else { 0 });
    }
    let _ = writeln!(io::stderr(), "adut: {}", sentence::of_usage(&error.render().to_string()));
    ExitCode::from(2)
}

/// Whoever read our output has seen enough, as in `adut moves … | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
