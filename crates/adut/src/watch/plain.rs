//! Watching line by line.

use std::io::Write as _;

use adut_paint::Painted;
use anyhow::Result;

use super::show::{Show, scale_key};
use crate::terminal;

/// Of each turn so many moves are told with their values.
const TOLD: usize = 3;

pub(crate) fn run<G: Painted>(mut show: Show<'_, G>) -> (Result<()>, Show<'_, G>) {
    (tell(&mut show), show)
}

fn tell<G: Painted>(show: &mut Show<'_, G>) -> Result<()> {
    let mut out = terminal::out();
    let mut told = 0;
    while !show.is_over() {
        show.think_through()?;
        let before = show.moves();
        if let (Some(thought), adut_kernel::Turn::Seat(seat)) =
            (show.thought(before), show.course(before).turn())
        {
            let seen = show.game().observe(show.course(before).state(), seat);
            if !thought.values.is_empty() {
                writeln!(out, "  ({})", show.teller().text(scale_key(thought.scale)))?;
            }
            for &(action, value) in thought.values.iter().take(TOLD) {
                let said = show.teller().say(&show.game().phrase(&seen, action));
                writeln!(out, "{value:>12.3}  {said}")?;
            }
        }
        if !show.play()? {
            break;
        }
        let log = show.log(show.moves());
        for line in &log.lines()[told..] {
            writeln!(out, "{line}")?;
        }
        told = log.lines().len();
    }
    if let Some(result) = show.result() {
        writeln!(out, "{result}")?;
    }
    Ok(())
}
