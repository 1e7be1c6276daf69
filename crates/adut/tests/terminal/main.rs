//! The table in a real terminal: the program runs on a pseudo-terminal, keys are typed and
//! clicks are made, and what a person would see is read off the screen.

mod games;
mod keeping;
mod support;
mod table;
mod watch;
