//! The table on the whole screen: one loop for all games, with a painter for each.

mod app;
pub(crate) mod hints;
mod input;
pub(crate) mod places;
mod popup;
pub(crate) mod screen;
mod view;
pub(crate) mod widgets;

use std::time::Duration;

use adut_words::Words;
use anyhow::Result;

use self::app::{App, Flow};
use self::popup::Popup;
use self::screen::Screen;
use super::plain::result_lines;
use super::rounds::{Ending, Frontend, PersonTable};
use crate::terminal;
use adut_paint::{Painted, Theme};

/// The screen, and how the person wants to play.
pub(crate) struct FullScreen<'a> {
    screen: Screen,
    words: &'a Words,
    manner: Manner,
}

/// How the person wants to play.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) theme: Theme,
    pub(crate) practice: bool,
    pub(crate) pause: Duration,
}

impl<'a> FullScreen<'a> {
    pub(crate) fn open(words: &'a Words, practice: bool, pause: Duration) -> Result<Self> {
        let manner = Manner { theme: terminal::theme(), practice, pause };
        Ok(Self { screen: Screen::open()?, words, manner })
    }

    /// Draws, listens and lets the others think, until something comes of it.
    fn attend<G: Painted>(&mut self, app: &mut App<'_, '_, G>) -> Result<Flow> {
        loop {
            self.screen.draw(|frame| view::draw(app, frame))?;
            // Keys that came at once are handled at once: only what is still there is drawn.
            let mut wait = app.patience();
            while let Some(event) = self.screen.wait(wait)? {
                match app.handle(event)? {
                    Flow::Stay => wait = Duration::ZERO,
                    done => return Ok(done),
                }
            }
            match app.advance()? {
                Flow::Stay => {}
                done => return Ok(done),
            }
        }
    }
}

impl Frontend for FullScreen<'_> {
    fn play<G: Painted>(&mut self, table: &mut PersonTable<'_, G>) -> Result<Ending> {
        let mut app = App::new(table, self.words, self.manner);
        Ok(match self.attend(&mut app)? {
            Flow::Leave => Ending::Left,
            Flow::Stay | Flow::Over => Ending::Over,
        })
    }

    fn conclude<G: Painted>(&mut self, table: &mut PersonTable<'_, G>) -> Result<bool> {
        let lines = result_lines(self.words, table);
        let mut app = App::new(table, self.words, self.manner);
        app.show(Popup::Result(lines));
        Ok(self.attend(&mut app)? != Flow::Leave)
    }
}
