//! The result as a table.

use std::io::{self, Write};

use adut_arena::compare::{Agreement, Comparison, PairResult};
use adut_arena::report::verdict;

pub(super) fn print(result: &Comparison) -> io::Result<()> {
    let out = &mut io::stdout().lock();
    let Comparison { game, rules, seed, deals, .. } = result;
    writeln!(out, "{game} {rules}, seed {seed}, {deals} deals, each in every seating")?;
    if !result.complete {
        writeln!(out, "Not all of them have been played: --record and --resume go on from here.")?;
    }
    if let Some(verdict) = verdict(result) {
        writeln!(out, "{verdict}")?;
    }
    let names = result.agents.iter().map(|agent| agent.name.chars().count());
    let width = names.max().unwrap_or(0).max(6);
    print_pairs(out, result, width)?;
    if result.ladder.len() > 2 {
        print_ladder(out, result, width)?;
    }
    print_agents(out, result, width)?;
    print_pace(out, result)?;
    match &result.agreement {
        Some(agreement) => print_agreement(out, agreement, width),
        None => Ok(()),
    }
}

fn print_pairs(out: &mut impl Write, result: &Comparison, width: usize) -> io::Result<()> {
    writeln!(
        out,
        "\n{:>width$}   {:<width$}  {:>6}  {:^14}  {:>7}  {:>7}  {:>6}  {:>8}  {:^18}",
        "A", "B", "share", "95 %", "A wins", "B wins", "drawn", "points", "95 %"
    )?;
    for pair in &result.pairs {
        let [low, high] = pair.ci95.map(|share| 100.0 * share);
        let [from, to] = pair.diff_ci95;
        writeln!(
            out,
            "{:>width$} – {:<width$}  {:>5.1}%  [{low:>5.1}, {high:>5.1}]  {:>7}  {:>7}  {:>6}  {:>+8.3}  [{from:>+7.3}, {to:>+7.3}]{}",
            pair.a,
            pair.b,
            100.0 * pair.a_share,
            pair.a_wins,
            pair.b_wins,
            pair.draws,
            pair.mean_diff,
            significance(pair),
        )?;
        if pair.forfeits != [0, 0] {
            let [a, b] = pair.forfeits;
            writeln!(out, "{:>width$}   forfeited: {a} by {}, {b} by {}", "", pair.a, pair.b)?;
        }
    }
    if result.pairs.len() > 1 {
        writeln!(
            out,
            "* p < 0.05, ** p < 0.01, *** p < 0.001 after Holm's correction for all pairs"
        )?;
    }
    for pair in &result.pairs {
        let [low, high] = pair.first_seat_ci95.map(|share| 100.0 * share);
        let first = 100.0 * pair.first_seat_share;
        write!(out, "{} – {}: seat 0 scores {first:.1}% [{low:.1}, {high:.1}]", pair.a, pair.b)?;
        match pair.variance_ratio {
            Some(ratio) => writeln!(out, "; pairing divides the variance by {ratio:.2}")?,
            None => writeln!(out)?,
        }
    }
    Ok(())
}

fn significance(pair: &PairResult) -> &'static str {
    match pair.p_holm {
        p if p < 0.001 => " ***",
        p if p < 0.01 => " **",
        p if p < 0.05 => " *",
        _ => "",
    }
}

fn print_ladder(out: &mut impl Write, result: &Comparison, width: usize) -> io::Result<()> {
    writeln!(out, "\nLadder (Elo, mean 0)")?;
    for (place, entry) in result.ladder.iter().enumerate() {
        let [low, high] = entry.ci95;
        let (place, name, elo) = (place + 1, &entry.name, entry.elo);
        writeln!(out, "{place:>3}. {name:<width$}  {elo:>+7.0}  [{low:>+6.0}, {high:>+6.0}]")?;
    }
    Ok(())
}

fn print_agents(out: &mut impl Write, result: &Comparison, width: usize) -> io::Result<()> {
    writeln!(
        out,
        "\n{:<width$}  {:<11}  {:>12}  {:>12}",
        "player", "sees", "µs a move", "ms a game"
    )?;
    for agent in &result.agents {
        let number = |value: Option<f64>| value.map_or("–".to_owned(), |v| format!("{v:.3}"));
        let (time, game) = (number(agent.us_per_move), number(agent.ms_per_game));
        writeln!(out, "{:<width$}  {:<11}  {time:>12}  {game:>12}", agent.name, agent.sees)?;
    }
    Ok(())
}

fn print_pace(out: &mut impl Write, result: &Comparison) -> io::Result<()> {
    let pace = &result.timing;
    if pace.games == 0 {
        return Ok(());
    }
    let (games, seconds, threads) = (pace.games, pace.seconds, pace.threads);
    let rate = pace.games_per_second;
    let noun = result.counted.noun();
    writeln!(out, "{games} {noun} in {seconds:.1} s on {threads} threads: {rate:.0} a second")
}

fn print_agreement(out: &mut impl Write, agreement: &Agreement, width: usize) -> io::Result<()> {
    let situations = agreement.situations;
    writeln!(out, "\nThe same choice, in {situations} situations with more than one legal move")?;
    for (name, row) in agreement.names.iter().zip(&agreement.matrix) {
        let cells: Vec<String> =
            row.iter().map(|share| format!("{:>6.1}%", 100.0 * share)).collect();
        writeln!(out, "{name:<width$}  {}", cells.join(" "))?;
    }
    Ok(())
}
