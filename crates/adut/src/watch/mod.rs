//! `adut watch GAME A B`: players play while a person looks on, with all hands open and with what
//! each thinks of its moves.

mod full;
mod plain;
mod show;

use std::io::Write as _;
use std::sync::Arc;

use adut_registry::{Visitor, visit};
use adut_session::{CardGame, DynGame};
use adut_table::{Setup, Table};
use anyhow::{Result, ensure};

use self::show::Show;
use crate::move_time::MoveTime;
use crate::play::language::LanguageArgs;
use crate::play::rounds::program;
use crate::play::typed_table::TypedTable;
use crate::play::{Pause, fresh_seed, on_a_terminal};
use crate::position::RulesArgs;
use crate::terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Who plays: one for each seat; fewer names go round the table
    #[arg(required = true, value_name = "NAME")]
    players: Vec<String>,
    /// What the deal comes from; a new one every time unless said
    #[arg(long)]
    seed: Option<String>,
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    language: LanguageArgs,
    /// The seconds between two moves
    #[arg(long, value_name = "SECONDS", default_value = "1.5")]
    pause: Pause,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let rules = args.rules.rules()?;
    let table = table(args, adut_registry::game(&args.game, &rules)?)?;
    visit(&args.game, &rules, Watch(args, table))?
}

/// A table of programs.
fn table(args: &Args, game: Arc<dyn DynGame>) -> Result<Table> {
    let (names, seats) = (&args.players, game.side_of_seat().len());
    ensure!(names.len() <= seats, "{} players for {seats} seats are too many", names.len());
    let programs = MoveTime::default().programs();
    let find = |name: &String| program(&*game, name, programs);
    let found = names.iter().map(find).collect::<Result<Vec<_>>>()?;
    let entrants = (0..seats).map(|seat| found[seat % found.len()].clone()).collect();
    let seed = args.seed.clone().unwrap_or_else(fresh_seed);
    let (whole_match, rotate_seats) = (false, false);
    let setup = Setup { id: seed.clone(), game, entrants, whole_match, rotate_seats };
    Ok(Table::open(setup, seed)?)
}

struct Watch<'a>(&'a Args, Table);

impl Visitor for Watch<'_> {
    type Output = Result<()>;

    fn visit<G: CardGame>(self, _: G) -> Result<()> {
        let Self(args, table) = self;
        let words = args.language.words();
        let show = Show::<G>::new(TypedTable::new(table), &words);
        let (watched, show) =
            if on_a_terminal() { full::run(show, args.pause.0)? } else { plain::run(show) };
        for crash in show.crashes() {
            writeln!(terminal::err(), "adut: {crash}")?;
        }
        watched
    }
}
