//! The commands and their arguments.

use std::io::{self, Write as _};
use std::process::ExitCode;

use adut_kernel::guarded;
use adut_output::interrupt;
use adut_trees::tool::TreeError;
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser, Subcommand};

use crate::{
    agents, analyse, bench, book, compare, eval, exploit, games, loadtest, moves, play, puzzles,
    referee, reproduce, runs, self_check, sentence, serve, shell, solve,
    stopped::Stopped,
    terminal::{self, Colour},
    train, tree, watch,
};

#[cfg(feature = "parquet")]
use crate::data;

/// A laboratory and a table for card-game AI.
#[derive(Parser)]
#[command(name = "adut", version, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Whether to use colours: auto heeds the variable NO_COLOR
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Colour::Auto)]
    color: Colour,
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
    #[command(name = "players", visible_alias = "agents")]
    Players(agents::Args),
    /// Compare players: every pair, every deal in every seating
    Compare(compare::Args),
    /// Test one player against another until the evidence is enough
    Sprt(compare::SprtArgs),
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
    /// Compute what a best response takes off a player
    Exploit(exploit::Args),
    /// Find puzzles: positions in which one move is proven to win and no other does
    Puzzles(puzzles::Args),
    /// Make an opening book for Connect-4
    Book(book::Args),
    /// Train a player: its genes or its net
    Train(train::Args),
    /// Write games of a player against itself as a table, with the values of every move
    #[cfg(feature = "parquet")]
    Data(data::Args),
    /// Value and draw game trees
    Tree(tree::TreeArgs),
    /// Measure the speeds that the README quotes
    Bench(bench::Args),
    /// Try how many people the server serves at once, on this machine
    Loadtest(loadtest::Args),
    /// Show what a player thinks each move of a position is worth
    Eval(eval::Args),
    /// Print the script that completes commands in a shell
    Completions(shell::CompletionsArgs),
    /// Write the manual's pages to a folder
    Man(shell::ManArgs),
    /// See whether the program was built as it must be
    #[command(hide = true)]
    SelfCheck,
}

/// Reads the arguments, does what they say, and reports what went wrong.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    terminal::use_colours(cli.color);
    let result = guarded(|| perform(cli.command));
    // A player that still thinks somewhere would leave its program behind.
    adut_players::end_programs();
    interrupt::tidy();
    match result {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        // If even stderr is gone there is nobody to tell.
        Ok(Err(error)) => {
            let _ = writeln!(terminal::err(), "adut: {}", sentence::of(&error));
            let stopped = error.is::<Stopped>().then_some(Stopped::STATUS);
            let tree = error.downcast_ref::<TreeError>().map(TreeError::exit_status);
            ExitCode::from(stopped.or(tree).unwrap_or(2))
        }
        Err(crash) => {
            let _ = writeln!(terminal::err(), "adut: this is a mistake of the program: it {crash}");
            ExitCode::from(CRASHED)
        }
    }
}

/// What a process ends with that a panic has ended.
const CRASHED: u8 = 101;

fn perform(command: Option<Command>) -> anyhow::Result<()> {
    // The server listens for signals itself.
    if !matches!(command, None | Some(Command::Serve(_) | Command::Loadtest(_))) {
        interrupt::undo_when_ended(adut_players::end_programs)?;
    }
    match command {
        None => serve::run_plainly(),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Watch(args)) => watch::run(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Players(args)) => agents::run(&args),
        Some(Command::Compare(args)) => compare::run(&args),
        Some(Command::Sprt(args)) => compare::run_sprt(&args),
        Some(Command::Merge(args)) => compare::run_merge(&args),
        Some(Command::Runs(args)) => runs::run(&args),
        Some(Command::Referee(args)) => referee::run(&args),
        Some(Command::Reproduce(args)) => reproduce::run(&args),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Moves(args)) => moves::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Exploit(args)) => exploit::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(&args),
        Some(Command::Book(args)) => book::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        #[cfg(feature = "parquet")]
        Some(Command::Data(args)) => data::run(&args),
        Some(Command::Tree(args)) => tree::run(&args).map_err(Into::into),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Loadtest(args)) => loadtest::run(&args),
        Some(Command::Eval(args)) => eval::run(&args),
        Some(Command::Completions(args)) => shell::completions(&args, Cli::command()),
        Some(Command::Man(args)) => shell::man(&args, Cli::command()),
        Some(Command::SelfCheck) => self_check::run(),
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
    let _ = writeln!(terminal::err(), "adut: {}", sentence::of_usage(&error.render().to_string()));
    ExitCode::from(2)
}

/// Whoever read our output has seen enough, as in `adut moves … | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let is_one = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref::<io::Error>().is_some_and(is_one))
}
