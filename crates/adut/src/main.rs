//! The `adut` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    adut::run()
}
