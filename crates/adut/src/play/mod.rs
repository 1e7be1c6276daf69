//! `adut play GAME`: a game against players, on a whole screen or line by line.

mod evening;
pub(crate) mod full;
mod keeping;
pub(crate) mod language;
pub(crate) mod log;
pub(crate) mod paint;
mod plain;
mod resume;
pub(crate) mod sitting;
pub(crate) mod thinking;

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;

use adut_players::AnyGame;
use anyhow::{Context as _, Result};

use self::evening::{Evening, Front};
use self::full::FullScreen;
use self::keeping::Keeper;
use self::language::LanguageArgs;
use self::paint::{AtTable, Painted, sit_down};
use self::plain::Plain;
use self::resume::LeftOff;
use crate::position::RulesArgs;

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
    let mut keeper = Keeper::new(&args.record);
    let left = args.go_on.then(|| LeftOff::find(&keeper, args.game.as_deref())).transpose()?;
    let game = match &left {
        Some(left) => AnyGame::new(&left.record.game, &left.record.rules)?,
        None => AnyGame::new(args.game.as_deref().unwrap_or_default(), &args.rules.rules()?)?,
    };
    let words = args.language.words();
    let keeper = &mut keeper;
    if on_a_terminal() {
        let mut front = FullScreen::open(&words, args.practice, args.pause.0)?;
        sit_down(game, Play { args, left, keeper, front: &mut front })?;
    } else {
        let mut front = Plain::new(&words);
        sit_down(game, Play { args, left, keeper, front: &mut front })?;
    }
    let file = args.record.display().to_string();
    writeln!(io::stdout(), "{}", words.text_with("record-in", &[("file", file.into())]))?;
    Ok(())
}

struct Play<'a, F> {
    args: &'a Args,
    left: Option<LeftOff>,
    keeper: &'a mut Keeper,
    front: &'a mut F,
}

impl<F: Front> AtTable for Play<'_, F> {
    type Output = Result<()>;

    fn sit<G: Painted>(self, game: G) -> Result<()> {
        let args = self.args;
        let evening = match &self.left {
            Some(left) => Evening::<G>::resume(left, self.keeper).with_context(|| {
                format!("cannot go on with the game in {}", args.record.display())
            })?,
            None => {
                let seed = args.seed.clone().unwrap_or_else(fresh_seed);
                Evening::new(game, args.seat, &args.vs, seed, args.whole_match, self.keeper)?
            }
        };
        evening.spend(self.front)
    }
}

/// A seed that has not been used before.
#[expect(clippy::disallowed_methods, reason = "a new game each time is what the person wants")]
pub(crate) fn fresh_seed() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    format!("{:x}", now.map_or(0, |since| since.as_micros()))
}
