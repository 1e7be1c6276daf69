//! A comparison as a document.
//!
//! [`html`] makes one page that needs nothing else: styles and figures are in it, light and dark,
//! for the screen and for paper. [`markdown`] makes the same in plain text. Both are functions of
//! the result alone. Every table and figure says what repeats it: command, version, seed, number of
//! games, and the players' budgets.

mod bars;
mod heatmap;
mod html;
mod intervals;
mod markdown;
mod svg;
#[cfg(test)]
mod tests;
mod text;
mod times;

pub use html::html;
pub use markdown::markdown;
