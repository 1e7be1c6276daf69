//! The table line by line, for pipes and for terminals that cannot do more.

use std::io::{self, BufRead as _, Write as _};

use adut_kernel::Seat;
use adut_words::Words;
use anyhow::Result;

use super::log::Log;
use super::rounds::{Ending, Frontend, PersonTable};
use super::typed_table::ToMove;
use crate::terminal;
use adut_paint::{Painted, Teller};

/// Tells on stdout, listens on stdin.
pub(crate) struct Plain<'a> {
    words: &'a Words,
}

enum Answer<A> {
    Act(A),
    Quit,
}

impl<'a> Plain<'a> {
    pub(crate) fn new(words: &'a Words) -> Self {
        Self { words }
    }
}

impl Frontend for Plain<'_> {
    fn play<G: Painted>(&mut self, table: &mut PersonTable<'_, G>) -> Result<Ending> {
        let person = table.person();
        let teller = Teller::of_person(self.words, table.typed.game(), person);
        let mut log = Log::default();
        let mut told = 0;
        let mut tell = |table: &PersonTable<'_, G>| -> Result<()> {
            let mut out = terminal::out();
            log.follow(table.typed.course(), Some(person), &teller);
            for line in &log.lines()[told..] {
                writeln!(out, "{line}")?;
            }
            told = log.lines().len();
            let (game, seen) = (table.typed.game(), table.typed.seen_by(person));
            writeln!(out)?;
            for line in game.standing(&seen, &teller).iter().chain(&game.lying(&seen, &teller)) {
                writeln!(out, "{line}")?;
            }
            Ok(())
        };
        while let Some(to_move) = table.typed.to_move() {
            if to_move.seat != person {
                table.think()?;
                continue;
            }
            tell(table)?;
            match ask(table, &to_move, &teller)? {
                Answer::Act(action) => table.play(action)?,
                Answer::Quit => {
                    writeln!(terminal::out(), "{}", self.words.text("you-leave"))?;
                    return Ok(Ending::Left);
                }
            }
        }
        tell(table)?;
        Ok(Ending::Over)
    }

    fn conclude<G: Painted>(&mut self, table: &mut PersonTable<'_, G>) -> Result<bool> {
        let mut out = terminal::out();
        for line in result_lines(self.words, table) {
            writeln!(out, "{line}")?;
        }
        Ok(table.standing().is_some())
    }
}

/// How the game ended, and how the match stands.
pub(crate) fn result_lines<G: Painted>(words: &Words, table: &PersonTable<'_, G>) -> Vec<String> {
    let (typed, person) = (&table.typed, table.person());
    let mut lines = Vec::new();
    let teller = Teller::of_person(words, typed.game(), person);
    if let Some(end) = typed.table().round().forfeited() {
        let who = teller.who(Seat::new(end.forfeit)).to_owned();
        let reason = end.reason.clone();
        lines.push(words.text_with("forfeits", &[("who", who.into()), ("reason", reason.into())]));
    }
    if let Some(outcome) = typed.table().outcome() {
        let side = typed.game().side(person);
        let scores = own_first(&outcome.scores, side);
        let key = match (outcome.is_draw(), outcome.won(side)) {
            (true, _) => "result-draw",
            (false, true) => "result-win",
            (false, false) => "result-lose",
        };
        lines.push(words.text_with(key, &[("scores", scores.into())]));
    }
    if let Some(series) = table.standing() {
        let tally = own_first(series.score.tally(), series.entrant);
        let count = series.score.games();
        let variables = [("tally", tally.into()), ("count", count.into())];
        lines.push(words.text_with("match-stands", &variables));
        let winners = series.score.winners();
        if winners.contains(&series.entrant) {
            lines.push(words.text("match-won"));
        } else if !winners.is_empty() {
            lines.push(words.text("match-lost"));
        }
    }
    lines
}

/// Points, one's own before the others'.
pub(crate) fn own_first(points: &[f64], own: usize) -> String {
    let count = points.len();
    let texts: Vec<String> = (0..count).map(|n| points[(own + n) % count].to_string()).collect();
    texts.join(" : ")
}

/// Asks until the answer is a move that can be made.
fn ask<G: Painted>(
    table: &PersonTable<'_, G>,
    to_move: &ToMove<G>,
    teller: &Teller<'_>,
) -> Result<Answer<G::Action>> {
    let game = table.typed.game();
    let seen = table.typed.seen_by(to_move.seat);
    let mut out = terminal::out();
    for (i, &action) in to_move.actions.iter().enumerate() {
        let phrase = game.phrase(&seen, action);
        let (written, said) = (game.write_action(action), teller.say(&phrase));
        writeln!(out, "{:>4}  {written:<16} {said}", i + 1)?;
    }
    if to_move.actions.is_cut() {
        writeln!(out, "   …  {}", teller.text("more-typed"))?;
    }
    loop {
        write!(out, "{} ", teller.text("your-move"))?;
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
        match understand(to_move, text, teller) {
            Ok(action) => return Ok(Answer::Act(action)),
            Err(wrong) => writeln!(out, "{wrong}")?,
        }
    }
}

/// What a person typed, as a move, or what is wrong with it. A move as text comes first: in
/// Connect-4 a number is a column.
pub(crate) fn understand<G: Painted>(
    to_move: &ToMove<G>,
    text: &str,
    teller: &Teller<'_>,
) -> Result<G::Action, String> {
    let (game, actions) = (to_move.course.game(), &to_move.actions);
    match (game.read_action(text), text.parse::<usize>()) {
        (Ok(action), _) => match game.check(to_move.course.state(), action) {
            Ok(()) => Ok(action),
            Err(_) => Err(teller.text_with("typed-foul", &[("text", text.into())])),
        },
        (Err(_), Ok(number)) if (1..=actions.len()).contains(&number) => Ok(actions[number - 1]),
        (Err(_), _) => {
            let short: String = text.chars().take(40).collect();
            let form = teller.text(G::FORM);
            let variables = [("text", short.into()), ("form", form.into())];
            Err(teller.text_with("typed-no-move", &variables))
        }
    }
}
