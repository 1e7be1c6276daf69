//! The game-tree tool: trees from files, evaluated, written and drawn.

mod background;
mod command;
mod compare;
mod convert;
mod draw;
mod error;
mod files;
mod random;
mod show;

pub use command::{TreeArgs, run};
pub use convert::{Task, convert};
pub(crate) use draw::escaped;
pub use error::TreeError;
pub use random::write_random_tree;
