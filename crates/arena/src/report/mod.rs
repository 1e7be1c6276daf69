//! A comparison as a document.
//!
//! [`html`] makes one page that needs nothing else: styles and figures are in it, light and dark,
//! for the screen and for paper. [`markdown`] makes the same in plain text. Both are functions of
//! the result alone. Every table and figure says what repeats it: command, version, seed, number of
//! games, and the players' budgets.
//!
//! [`body`] is the page without its head, to be put into another.
//!
//! What they are drawn with serves other documents too: [`svg`], [`intervals`], [`heatmap`],
//! [`curves`], numbers in words ([`text`]), and the [`STYLE`] that all of them share.

mod bars;
pub mod curves;
pub mod heatmap;
mod html;
pub mod intervals;
mod markdown;
pub mod svg;
#[cfg(test)]
mod tests;
pub mod text;
mod times;

/// The style of every page and figure: light, dark and for paper.
pub const STYLE: &str = include_str!("style.css");

pub use html::{body, html, verdict};
pub use markdown::markdown;
