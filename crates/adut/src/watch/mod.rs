//! `adut watch GAME A B`: players play while a person looks on, with all hands open and with what
//! each thinks of its moves.

mod full;
mod plain;
mod show;

use adut_kernel::{Course, Seed};
use adut_players::{AnyGame, Chosen};
use anyhow::{Result, ensure};

use self::show::Show;
use crate::move_time::MoveTime;
use crate::play::language::LanguageArgs;
use crate::play::paint::{AtTable, Painted, sit_down};
use crate::play::sitting::{Sitting, Taken};
use crate::play::{Pause, fresh_seed, on_a_terminal};
use crate::position::RulesArgs;

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
    sit_down(AnyGame::new(&args.game, &args.rules.rules()?)?, Watch(args))
}

struct Watch<'a>(&'a Args);

impl AtTable for Watch<'_> {
    type Output = Result<()>;

    fn sit<G: Painted>(self, game: G) -> Result<()> {
        let args = self.0;
        let (names, seats) = (&args.players, game.seats());
        ensure!(names.len() <= seats, "{} players for {seats} seats are too many", names.len());
        let find = |name: &String| Chosen::find(&game, name, MoveTime::default().0);
        let chosen = names.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        let taken: Vec<Taken<'_, G>> =
            (0..seats).map(|seat| Taken::Player(&chosen[seat % chosen.len()])).collect();
        let seed_text = args.seed.clone().unwrap_or_else(fresh_seed);
        let seed = Seed::from_text(&seed_text).child("game").nth(0);
        let course = Course::begin(game, &mut seed.child("cards").rng());
        let sitting = Sitting::new(course, &taken, seed, &seed_text, None);
        let words = args.language.words();
        let show = Show::new(sitting, &words);
        if on_a_terminal() { full::run(show, args.pause.0) } else { plain::run(show) }
    }
}
