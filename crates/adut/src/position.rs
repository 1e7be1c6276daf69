//! Positions given on the command line.

use std::path::{Path, PathBuf};

use adut_kernel::{Course, Record, Rules, Seat, Turn, Witnessed};
use adut_players::{AnyGame, Playable, Visitor};
use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::input::{self, Lines};

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
    fn answer<G: Playable>(&mut self, position: Position<G>) -> Result<serde_json::Value>;
    /// The answer for a person, as lines.
    fn lines(&self, answer: &serde_json::Value) -> Vec<String>;
}

/// Runs a command on the given positions and prints its answers.
pub(crate) fn for_each(
    game: &str,
    rules: &RulesArgs,
    which: &PositionArgs,
    json: bool,
    mut command: impl PerPosition,
) -> Result<()> {
    use std::io::Write as _;
    let rules = rules.rules()?;
    let mut out = std::io::stdout().lock();
    if let Some(text) = &which.position {
        let (text, source) = inline_or_file(game, text)?;
        let answer = answer_one(game, &rules, &text, &mut command)
            .with_context(|| source.map_or("position".to_owned(), |p| p.display().to_string()))?;
        if json {
            writeln!(out, "{answer}")?;
        } else {
            for line in command.lines(&answer) {
                writeln!(out, "{line}")?;
            }
        }
    }
    if let Some(file) = &which.positions {
        adut_players::info(game)?;
        for line in Lines::open(file)? {
            let answer = line.and_then(|(number, text)| {
                answer_one(game, &rules, &text, &mut command)
                    .with_context(|| format!("{}, line {number}", file.display()))
            });
            let answer =
                answer.unwrap_or_else(|error| serde_json::json!({ "error": format!("{error:#}") }));
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
    Ok(())
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
    let mut reader = input::open(path)?;
    std::io::Read::read_to_string(&mut std::io::Read::take(&mut reader, 1 << 20), &mut content)
        .with_context(|| format!("cannot read {}", path.display()))?;
    Ok((content, Some(path.to_owned())))
}

fn answer_one(
    game: &str,
    rules: &Rules,
    text: &str,
    command: &mut impl PerPosition,
) -> Result<serde_json::Value> {
    struct Answer<'a, C> {
        rules: &'a Rules,
        text: &'a str,
        command: &'a mut C,
    }
    impl<C: PerPosition> Visitor for Answer<'_, C> {
        type Output = Result<serde_json::Value>;
        fn visit<G: Playable>(self, _: G) -> Self::Output {
            self.command.answer(read::<G>(self.rules, self.text)?)
        }
    }
    // The position's own rules come with it; here only the type of the game is needed.
    AnyGame::new(game, &Rules::new())?.visit(Answer { rules, text, command })
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
