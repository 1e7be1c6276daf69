//! `adut self-check`: whether the program was built as it must be.

use std::io::Write as _;

use adut_kernel::guarded;
use anyhow::{Result, ensure};

use crate::terminal;

/// Crashes on purpose and sees whether that can be survived. Where a panic ends the process, all
/// guards around thoughts, reviews and runs are idle, and tests, which are built otherwise, cannot
/// tell.
pub(crate) fn run() -> Result<()> {
    ensure!(cfg!(panic = "unwind"), "a panic ends this program, with all its tables");
    let crash = guarded(|| std::panic::resume_unwind(Box::new("on purpose")));
    ensure!(crash.is_err(), "a crash went unnoticed");
    writeln!(terminal::out(), "a crash costs a thought and not the program")?;
    Ok(())
}
