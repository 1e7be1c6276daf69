//! `adut play GAME`: a game against players, line by line.

use std::fs;
use std::io::{self, BufRead as _, Write as _};
use std::path::{Path, PathBuf};

use adut_kernel::{Actions, Course, InMatch, Match, Player, Rng, Seat, Seed, Situation, Turn};
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use anyhow::{Context as _, Result, ensure};

use crate::move_time::MoveTime;
use crate::position::RulesArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Who sits at the other seats
    #[arg(long, value_name = "NAME", default_value = "normal")]
    vs: String,
    /// Your seat; seat 0 acts first
    #[arg(long, default_value_t = 0)]
    seat: usize,
    /// What the deal comes from; a new one every time unless said
    #[arg(long)]
    seed: Option<String>,
    #[command(flatten)]
    rules: RulesArgs,
    /// Play a whole match, by the game's rules for one (see adut games GAME)
    #[arg(long = "match")]
    whole_match: bool,
    /// The file to which the record of the game is added
    #[arg(long, value_name = "FILE", default_value = "adut-data/played.jsonl")]
    record: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    AnyGame::new(&args.game, &args.rules.rules()?)?.visit(Play(args))
}

struct Play<'a>(&'a Args);

impl Visitor for Play<'_> {
    type Output = Result<()>;

    fn visit<G: Playable>(self, game: G) -> Result<()> {
        let args = self.0;
        let seats = game.seats();
        ensure!(args.seat < seats, "there is no seat {}, expected 0 to {}", args.seat, seats - 1);
        let other = Chosen::find(&game, &args.vs, MoveTime::default().0)?;
        let seed = args.seed.clone().unwrap_or_else(fresh_seed);
        let mut score = Match::new(&game, game.match_rules());
        loop {
            // Entrants change seats from game to game; the person is one of them.
            let entrants = score.seating();
            let person = entrants.iter().position(|&entrant| entrant == args.seat).unwrap_or(0);
            let path = Seed::from_text(&seed).child("game").nth(score.games());
            let mut session = Session::new(game.clone(), &other, Seat::new(person), path);
            let finished = session.play();
            // Also after an error the game so far is kept.
            let mut record = session.course.to_record();
            record.seed = Some(seed.clone());
            record.players = (0..seats)
                .map(|seat| if seat == person { "person".to_owned() } else { args.vs.clone() })
                .collect();
            record.in_match = args.whole_match.then(|| InMatch {
                id: seed.clone(),
                game: score.games(),
                entrants,
            });
            append(&args.record, &format!("{record}\n"))?;
            finished?;
            if let Some(outcome) = session.course.outcome() {
                score.count(&outcome);
            }
            if !args.whole_match || session.course.outcome().is_none() {
                break;
            }
            tell_match(&score, args.seat)?;
            if score.is_over() {
                break;
            }
        }
        writeln!(io::stdout(), "The record is in {}.", args.record.display())?;
        Ok(())
    }
}

/// Says how the match stands.
fn tell_match(score: &Match, person: usize) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let tally: Vec<String> = score.tally().iter().map(f64::to_string).collect();
    writeln!(out, "The match stands {} after {} games.", tally.join(" : "), score.games())?;
    match score.winners() {
        winners if winners.is_empty() => Ok(()),
        winners if winners.contains(&person) => writeln!(out, "You win the match."),
        _ => writeln!(out, "You lose the match."),
    }
}

/// A seed that has not been used before.
#[expect(clippy::disallowed_methods, reason = "a new game each time is what the person wants")]
fn fresh_seed() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    format!("{:x}", now.map_or(0, |since| since.as_micros()))
}

fn append(path: &Path, line: &str) -> Result<()> {
    let context = || format!("cannot write {}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(context)?;
    }
    let mut file =
        fs::OpenOptions::new().create(true).append(true).open(path).with_context(context)?;
    file.write_all(line.as_bytes()).and_then(|()| file.sync_all()).with_context(context)
}

struct Session<G: Playable> {
    course: Course<G>,
    person: Seat,
    others: Vec<Player<G>>,
    streams: Vec<Rng>,
    chance: Rng,
    /// How many moves the person has been told of.
    told: usize,
}

enum Answer<A> {
    Act(A),
    Quit,
}

impl<G: Playable> Session<G> {
    fn new(game: G, other: &Chosen<G>, person: Seat, seed: Seed) -> Self {
        let seats = game.seats();
        Self {
            others: (0..seats).map(|_| other.make()).collect(),
            course: Course::begin(game, &mut seed.child("cards").rng()),
            person,
            streams: (0..seats as u64).map(|i| seed.child("seat").nth(i).rng()).collect(),
            chance: seed.child("chance").rng(),
            told: 0,
        }
    }

    fn play(&mut self) -> Result<()> {
        let mut actions = Actions::new();
        while let Turn::Seat(seat) = self.course.turn() {
            let game = self.course.game().clone();
            game.actions(self.course.state(), &mut actions);
            let action = if seat == self.person {
                self.tell()?;
                match self.ask(&actions)? {
                    Answer::Act(action) => action,
                    Answer::Quit => {
                        writeln!(io::stdout(), "You leave the table.")?;
                        return Ok(());
                    }
                }
            } else {
                self.others_choice(seat, &actions)?
            };
            if let Err(foul) = self.course.play(action, &mut self.chance) {
                writeln!(io::stdout(), "{foul}")?;
            }
        }
        self.tell()?;
        self.tell_result()
    }

    fn others_choice(&mut self, seat: Seat, actions: &Actions<G::Action>) -> Result<G::Action> {
        let (game, state) = (self.course.game(), self.course.state());
        let history = self.course.witnessed_by(seat);
        let situation = Situation { game, state, seat, actions, history: &history };
        let choice = self.others[seat.index()].choose(&situation, &mut self.streams[seat.index()]);
        choice.with_context(|| format!("seat {seat} forfeits the game"))
    }

    /// Says what happened since the person last looked, and what the table looks like.
    fn tell(&mut self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let game = self.course.game();
        for played in &self.course.played()[self.told..] {
            if played.seat != self.person && game.witnessed(played, self.person) {
                let action = game.write_action(played.action);
                writeln!(out, "Seat {} plays {action}.", played.seat)?;
            }
        }
        self.told = self.course.played().len();
        writeln!(out, "\n{}", game.show(&game.observe(self.course.state(), self.person)))
    }

    /// Asks until the answer is a move that can be made.
    fn ask(&self, actions: &Actions<G::Action>) -> Result<Answer<G::Action>> {
        let game = self.course.game();
        let mut out = io::stdout().lock();
        for (i, &action) in actions.iter().enumerate() {
            writeln!(out, "{:>4}  {}", i + 1, game.write_action(action))?;
        }
        if actions.is_cut() {
            writeln!(out, "   …  and more, which can be typed")?;
        }
        loop {
            write!(out, "Your move (its number or the move; q to leave): ")?;
            out.flush()?;
            let mut line = String::new();
            if io::stdin().lock().read_line(&mut line)? == 0 {
                writeln!(out)?;
                return Ok(Answer::Quit);
            }
            let text = line.trim();
            if text == "q" {
                return Ok(Answer::Quit);
            }
            match self.understand(text, actions) {
                Ok(action) => return Ok(Answer::Act(action)),
                Err(wrong) => writeln!(out, "{wrong}")?,
            }
        }
    }

    /// A move as text comes first: in Connect-4 a number is a column.
    fn understand(&self, text: &str, actions: &[G::Action]) -> Result<G::Action, String> {
        let game = self.course.game();
        match (game.read_action(text), text.parse::<usize>()) {
            (Ok(action), _) => {
                game.check(self.course.state(), action).map_err(|foul| foul.to_string())?;
                Ok(action)
            }
            (Err(_), Ok(number)) if (1..=actions.len()).contains(&number) => {
                Ok(actions[number - 1])
            }
            (Err(error), _) => Err(error.to_string()),
        }
    }

    fn tell_result(&self) -> Result<()> {
        let Some(outcome) = self.course.outcome() else { return Ok(()) };
        let scores: Vec<String> = outcome.scores.iter().map(f64::to_string).collect();
        let side = self.course.game().side(self.person);
        let verdict = match (outcome.is_draw(), outcome.won(side)) {
            (true, _) => "A draw",
            (false, true) => "You win",
            (false, false) => "You lose",
        };
        writeln!(io::stdout(), "{verdict}, {}.", scores.join(" : "))?;
        Ok(())
    }
}
