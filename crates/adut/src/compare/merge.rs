//! `adut merge FILE…`: the parts of a run put together.

use std::iter::Peekable;
use std::path::{Path, PathBuf};

use adut_arena::compare::{Comparison, Layout, Plan, Run, Shard, Timing, Unit, agreement};
use adut_kernel::{MatchRules, Record, Seat};
use adut_lab::{MOVE_TIME, SITUATIONS, enter, provenance};
use adut_players::{AnyGame, Playable, Visitor};
use anyhow::{Context as _, Result, bail};

use super::ReportArgs;
use super::keepers::Keeper as _;
use super::records::RecordFile;
use crate::input::Lines;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record files of all parts
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write all games to this file, in the order in which one run would have written them
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// In how many situations to compare the players' choices
    #[arg(long, default_value_t = SITUATIONS)]
    agreement: usize,
    #[command(flatten)]
    report: ReportArgs,
}

/// The records of one file, with the place of each for messages.
type Records = Peekable<Box<dyn Iterator<Item = Result<Record>>>>;

fn records(path: &Path) -> Result<Records> {
    let shown = path.display().to_string();
    let lines = Lines::open(path)?;
    let read = move |line: Result<(usize, String)>| {
        let (number, text) = line.with_context(|| shown.clone())?;
        Record::parse(&text).with_context(|| format!("{shown}, line {number}"))
    };
    let records: Box<dyn Iterator<Item = Result<Record>>> = Box::new(lines.map(read));
    Ok(records.peekable())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    args.report.check()?;
    let layout = layout(&args.files)?;
    let mut run = Run::new(layout);
    let mut parts: Vec<Records> =
        args.files.iter().map(|file| records(file)).collect::<Result<_>>()?;
    let mut out = args.record.as_deref().map(RecordFile::create).transpose()?;
    while !run.is_complete() {
        // A block comes from the part whose next record is its first game.
        let fits = |record: &Record| run.expects(record).is_ok();
        let next = parts
            .iter_mut()
            .position(|part| part.peek().is_some_and(|next| next.as_ref().is_ok_and(fits)));
        let Some(part) = next.map(|i| &mut parts[i]) else {
            if let Some(Err(error)) = parts.iter_mut().find_map(|p| p.next_if(Result::is_err)) {
                return Err(error);
            }
            bail!("game {} of {} is in none of the files", run.games(), run.layout().games());
        };
        loop {
            let record = part.next().context("a file ends within a block")??;
            let whole = run.read_back(&record)?.is_some();
            if let Some(out) = &mut out {
                out.write(&record)?;
            }
            if whole {
                break;
            }
        }
    }
    if let Some(mut out) = out {
        out.sync()?;
    }
    let game = AnyGame::new(&run.layout().game, &run.layout().rules)?;
    let result = game.visit(Judge { run: &run, situations: args.agreement })?;
    args.report.give(&result)
}

/// Says what the games of a whole run say. Nothing is known of times.
struct Judge<'a> {
    run: &'a Run,
    situations: usize,
}

impl Visitor for Judge<'_> {
    type Output = Result<Comparison>;

    fn visit<G: Playable>(self, game: G) -> Result<Comparison> {
        let layout = self.run.layout();
        let mut names: Vec<String> = Vec::new();
        for [a, b] in &layout.pairs {
            for name in [a, b] {
                if !names.contains(name) {
                    names.push(name.clone());
                }
            }
            if a == b && names.iter().filter(|name| *name == a).count() < 2 {
                names.push(a.clone());
            }
        }
        let (entrants, profiles) = enter(&game, &names, MOVE_TIME)?;
        let (deals, seed, opening) = (layout.deals, layout.seed.clone(), layout.opening);
        let plan = Plan { game, entrants, deals, seed, opening, shard: Shard::WHOLE };
        let provenance = provenance(&plan, layout.unit, self.situations, MOVE_TIME);
        let mut result = self.run.result(&profiles, &Timing::default(), provenance);
        result.agreement = agreement(&plan, self.situations);
        Ok(result)
    }
}

/// The frame of the run that the files are parts of.
fn layout(files: &[PathBuf]) -> Result<Layout> {
    struct Frame;
    impl Visitor for Frame {
        type Output = (Vec<usize>, MatchRules);
        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let sides = Seat::all(game.seats()).map(|seat| game.side(seat)).collect();
            (sides, game.match_rules())
        }
    }
    let mut layout: Option<Layout> = None;
    for file in files {
        let mut pairs: Vec<[String; 2]> = Vec::new();
        let mut last_deal = None;
        for record in records(file)? {
            let record = record?;
            let layout = match &mut layout {
                Some(layout) => layout,
                None => {
                    let game = AnyGame::new(&record.game, &record.rules)?;
                    let (side_of_seat, rules) = game.visit(Frame);
                    let in_match = record.in_match.is_some();
                    layout.insert(Layout {
                        side_of_seat,
                        game: record.game.clone(),
                        rules: record.rules.clone(),
                        seed: record.seed.clone().unwrap_or_default(),
                        deals: 0,
                        opening: 0,
                        pairs: Vec::new(),
                        shard: Shard::WHOLE,
                        unit: if in_match { Unit::Match(rules) } else { Unit::Game },
                    })
                }
            };
            layout.deals = layout.deals.max(record.deal.map_or(0, |deal| deal + 1));
            layout.opening = layout.opening.max(record.opening.unwrap_or(0));
            let begins = record.in_match.as_ref().is_none_or(|place| place.game == 0);
            if record.seating == Some(0) && begins {
                let pair = pair_of(layout, &record);
                // Decks begin anew with each pair, also where the same names meet again.
                if pairs.last() != Some(&pair) || record.deal <= last_deal {
                    pairs.push(pair);
                }
                last_deal = record.deal;
            }
        }
        if let Some(layout) = &mut layout {
            add_pairs(&mut layout.pairs, pairs);
        }
    }
    layout.context("the files hold no records")
}

/// Parts of one run have the same pairs, if not all of them; what is new comes last.
fn add_pairs(known: &mut Vec<[String; 2]>, found: Vec<[String; 2]>) {
    if found.starts_with(known) {
        *known = found;
    } else if !known.starts_with(&found) {
        let new: Vec<_> = found.into_iter().filter(|pair| !known.contains(pair)).collect();
        known.extend(new);
    }
}

/// Who plays side 0 in this game, and who plays the others.
fn pair_of(layout: &Layout, record: &Record) -> [String; 2] {
    [true, false].map(|first| {
        let seat = layout.side_of_seat.iter().position(|&side| (side == 0) == first);
        seat.and_then(|seat| record.players.get(seat)).cloned().unwrap_or_default()
    })
}
