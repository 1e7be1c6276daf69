//! Reports: what was found out, as a value, and everything it can become.
//!
//! A [`Report`] has a title, paragraphs, [tables](Table) with typed [cells](Cell) and
//! [figures](Figure) made of [plots](Plot). It is put together once; [`page`] makes one page of HTML of
//! it that needs nothing else, light and dark, for the screen and for paper; [`body`] the same
//! without its head, to be put into another page; [`markdown`] a plain text with tables; [`text`]
//! what a terminal shows; [`latex`] a document for typesetting; [`for_papers`] all tables and
//! figures as files.
//!
//! All of them are functions of the report alone. Nothing of ours is used here: whoever has results
//! depends on this crate and says what they mean.

mod colour;
mod csv;
mod document;
mod drawing;
mod html;
mod latex;
mod markdown;
pub mod number;
mod papers;
mod pdf;
pub mod plot;
mod table;
#[cfg(test)]
mod tests;
mod text;

pub use colour::{Colour, Tone};
pub use document::{Block, Figure, Group, Look, Report, Role, Span};
pub use drawing::{Anchor, Drawing, Fill, Letters, Stroke};
pub use html::{body, page};
pub use latex::latex;
pub use markdown::{Pictures, markdown};
pub use number::Unit;
pub use papers::{File, for_papers, svg};
pub use plot::Plot;
pub use table::{Cell, Column, Content, Table};
pub use text::text;
