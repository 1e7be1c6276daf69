//! The game-tree tool: trees from files, evaluated, written and drawn.

mod background;
mod command;
mod convert;
mod error;
mod files;

pub use command::{TreeArgs, run};
pub use convert::{Task, convert};
pub use error::TreeError;
