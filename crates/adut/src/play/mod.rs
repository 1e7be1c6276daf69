//! `adut play GAME`: a game against players, on a whole screen or line by line.

pub(crate) mod full;
pub(crate) mod language;
pub(crate) mod log;
mod plain;
mod record_file;
mod resume;
pub(crate) mod rounds;
pub(crate) mod thinking;
pub(crate) mod typed_table;

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;

use adut_registry::{Visitor, visit};
use adut_session::CardGame;
use adut_table::Table;
use anyhow::{Context as _, Result};

use self::full::FullScreen;
use self::language::LanguageArgs;
use self::plain::Plain;
use self::record_file::RecordFile;
use self::resume::LeftGame;
use self::rounds::{Frontend, PersonTable, new_table};
use crate::permission::CommandsArg;
use crate::position::RulesArgs;
use crate::terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(required_unless_present = "go_on")]
    game: Option<String>,
    /// Who sits at the other seats: once for all of them, or once for each
    #[arg(long, value_name = "NAME", default_value = "normal")]
    vs: Vec<String>,
    /// Your seat; seat 0 acts first
    #[arg(long, default_value_t = 0)]
    seat: usize,
    /// What the deal comes from; a new one every time unless said
    #[arg(long)]
    seed: Option<String>,
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    language: LanguageArgs,
    /// Play a whole match, by the game's rules for one (see adut games GAME)
    #[arg(long = "match")]
    whole_match: bool,
    /// Practise: moves can be taken back
    #[arg(long)]
    practice: bool,
    /// Go on with the game or the match that was left
    #[arg(long = "continue", conflicts_with_all = ["vs", "seat", "seed", "rules", "whole_match"])]
    go_on: bool,
    #[command(flatten)]
    commands: CommandsArg,
    /// The seconds that the others' moves take at least, so that they can be followed
    #[arg(long, value_name = "SECONDS", default_value = "0.6")]
    pause: Pause,
    /// The file in which the games are kept
    #[arg(long, value_name = "FILE", default_value = "adut-data/played.jsonl")]
    record: PathBuf,
}

/// Seconds between moves, from none to a minute.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pause(pub(crate) std::time::Duration);

impl std::str::FromStr for Pause {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<f64>() {
            Ok(seconds) if (0.0..=60.0).contains(&seconds) => {
                Ok(Self(std::time::Duration::from_secs_f64(seconds)))
            }
            _ => Err("expected seconds, from 0 to 60".to_owned()),
        }
    }
}

/// Whether a person sits in front of a screen.
pub(crate) fn on_a_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut file = RecordFile::open(&args.record)?;
    let table = match args.go_on {
        true => continued(args, &mut file)?,
        false => {
            let name = args.game.as_deref().unwrap_or_default();
            let game = adut_registry::game(name, &args.rules.rules()?)?;
            let seed = args.seed.clone().unwrap_or_else(fresh_seed);
            new_table(game, args.seat, &args.vs, seed, args.whole_match)?
        }
    };
    let (game, rules) = (table.setup().game.name(), table.setup().game.rules());
    let words = args.language.words();
    let played = if on_a_terminal() {
        let mut front = FullScreen::open(&words, args.practice, args.pause.0)?;
        visit(game, &rules, Play { table, file: &mut file, front: &mut front })?
    } else {
        let mut front = Plain::new(&words);
        visit(game, &rules, Play { table, file: &mut file, front: &mut front })?
    };
    for note in file.notes() {
        writeln!(terminal::err(), "adut: {note}")?;
    }
    played?;
    let file = args.record.display().to_string();
    writeln!(terminal::out(), "{}", words.text_with("record-in", &[("file", file.into())]))?;
    Ok(())
}

/// The table that was left.
fn continued(args: &Args, file: &mut RecordFile) -> Result<Table> {
    let left = LeftGame::find(file, args.game.as_deref())?;
    let programs = args.commands.permit(&left.record.players, &args.record)?;
    let context = || format!("cannot go on with the game in {}", args.record.display());
    left.table(programs, file).with_context(context)
}

struct Play<'a, F> {
    table: Table,
    file: &'a mut RecordFile,
    front: &'a mut F,
}

impl<F: Frontend> Visitor for Play<'_, F> {
    type Output = Result<()>;

    fn visit<G: CardGame>(self, _: G) -> Result<()> {
        PersonTable::<G>::new(self.table, self.file).play_rounds(self.front)
    }
}

/// A seed that has not been used before.
#[expect(clippy::disallowed_methods, reason = "a new game each time is what the person wants")]
pub(crate) fn fresh_seed() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    format!("{:x}", now.map_or(0, |since| since.as_micros()))
}
