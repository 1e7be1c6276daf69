//! Positions given on the command line.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use adut_kernel::{Course, Record, Rules, Seat, Turn, Witnessed};
use adut_players::{AnyGame, Playable, Visitor};
use anyhow::{Context as _, Result, bail};
use clap::Args;
use serde_json::{Value, json};

use crate::input::{self, Lines};
use crate::sentence;

/// Which position to look at, or which ones.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct PositionArgs {
    /// A record cut after the moves so far: inline JSON or a file that holds it; for Connect-4
    /// also the columns played (4455) or a board
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Many positions, one a line; prints one JSON line for each
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
}

/// Rules given on the command line; records bring their own.
#[derive(Args)]
pub(crate) struct RulesArgs {
    /// Rule options, as in players=3,cards_bonus=always
    #[arg(long, value_name = "K=V,…", default_value = "", hide_default_value = true)]
    rules: String,
}

impl RulesArgs {
    pub(crate) fn rules(&self) -> Result<Rules> {
        Ok(Rules::parse(&self.rules)?)
    }
}

/// A position, and how it came about where that is known.
pub(crate) struct Position<G: Playable> {
    pub(crate) game: G,
    pub(crate) state: G::State,
    course: Option<Course<G>>,
}

impl<G: Playable> Position<G> {
    fn of_course(course: Course<G>) -> Self {
        let (game, state) = (course.game().clone(), course.state().clone());
        Self { game, state, course: Some(course) }
    }

    /// The seat whose turn it is, if the game is not over.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The moves so far that a seat saw; none where only the position is known.
    pub(crate) fn history(&self, seat: Seat) -> Vec<Witnessed<G::Action>> {
        self.course.as_ref().map_or_else(Vec::new, |course| course.witnessed_by(seat).into_owned())
    }
}

/// What a command does with each position. It answers with JSON, which a person is shown as text.
pub(crate) trait PerPosition {
    /// What it keeps from one position to the next.
    type Kept<G: Playable>;
    fn begin<G: Playable>(&self) -> Result<Self::Kept<G>>;
    fn answer<G: Playable>(
        &mut self,
        kept: &mut Self::Kept<G>,
        position: Position<G>,
    ) -> Result<Value>;
    /// The answer for a person, as lines.
    fn lines(&self, answer: &Value) -> Vec<String>;
    /// Whether to leave the positions that are still to come alone.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// Runs a command on the given positions and prints its answers.
pub(crate) fn for_each(
    game: &str,
    rules: &RulesArgs,
    which: &PositionArgs,
    json: bool,
    command: impl PerPosition,
) -> Result<()> {
    // The positions' own rules come with them; here only the type of the game is needed.
    let rules = rules.rules()?;
    AnyGame::new(game, &Rules::new())?.visit(Round { rules, which, json, command })
}

/// One command on all positions.
struct Round<'a, C> {
    rules: Rules,
    which: &'a PositionArgs,
    json: bool,
    command: C,
}

impl<C: PerPosition> Visitor for Round<'_, C> {
    type Output = Result<()>;
    fn visit<G: Playable>(mut self, _: G) -> Result<()> {
        let mut kept = self.command.begin::<G>()?;
        let mut out = std::io::stdout().lock();
        if let Some(text) = &self.which.position {
            let (text, source) = inline_or_file(G::NAME, text)?;
            let answer = self.answer(&mut kept, &text).with_context(|| {
                source.map_or("position".to_owned(), |path| path.display().to_string())
            })?;
            if self.json {
                writeln!(out, "{answer}")?;
            } else {
                for line in self.command.lines(&answer) {
                    writeln!(out, "{line}")?;
                }
            }
        }
        if let Some(file) = &self.which.positions {
            for line in Lines::open(file)? {
                let answer = line.and_then(|(number, text)| {
                    self.answer(&mut kept, &text)
                        .with_context(|| format!("{}, line {number}", file.display()))
                });
                let answer =
                    answer.unwrap_or_else(|error| json!({ "error": sentence::of(&error) }));
                writeln!(out, "{answer}")?;
                out.flush()?;
                if self.command.is_stopped() {
                    break;
                }
            }
        }
        Ok(())
    }
}

impl<C: PerPosition> Round<'_, C> {
    fn answer<G: Playable>(&mut self, kept: &mut C::Kept<G>, text: &str) -> Result<Value> {
        self.command.answer(kept, read::<G>(&self.rules, text)?)
    }
}

/// The text of a position: what was given, or what stands in the file that was named.
fn inline_or_file(game: &str, text: &str) -> Result<(String, Option<PathBuf>)> {
    let looks_inline = text.trim_start().starts_with('{')
        || text.contains('\n')
        || (game == "connect4" && text.chars().all(|c| c.is_ascii_digit() || c == ','));
    if looks_inline {
        return Ok((text.to_owned(), None));
    }
    let path = Path::new(text);
    let mut content = String::new();
    input::open(path)?
        .take(1 << 20)
        .read_to_string(&mut content)
        .with_context(|| format!("cannot read {}", path.display()))?;
    Ok((content, Some(path.to_owned())))
}

/// Reads a position of a game.
fn read<G: Playable>(rules: &Rules, text: &str) -> Result<Position<G>> {
    if let Some(read) = G::read_shorthand(rules, text) {
        let (game, state) = read?;
        return Ok(Position { game, state, course: None });
    }
    if !text.trim_start().starts_with('{') {
        bail!("a position is a JSON record, expected {{\"game\":\"{}\",…}}", G::NAME);
    }
    let record = Record::parse(text.trim())?;
    Ok(Position::of_course(Course::<G>::replay(&record)?))
}
