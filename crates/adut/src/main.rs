//! The adut command.
fn main() {}
