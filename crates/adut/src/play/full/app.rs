//! What happens at the table: the person's moves and the others'.

use std::time::{Duration, Instant};

use adut_kernel::{Seat, Witnessed};
use adut_session::Choice;
use adut_words::Words;
use anyhow::Result;
use ratatui::layout::Rect;

use super::Manner;
use super::hints::Hints;
use super::popup::Popup;
use crate::clock::now;
use crate::play::log::Log;
use crate::play::rounds::PersonTable;
use crate::play::thinking::Thinking;
use crate::play::typed_table::ToMove;
use adut_paint::{Painted, Spot, Teller};

/// What comes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Stay,
    Leave,
    Over,
}

/// The table as the person sees it, and what he is about to do.
pub(crate) struct App<'a, 'b, G: Painted> {
    pub(super) table: &'a mut PersonTable<'b, G>,
    pub(super) teller: Teller<'a>,
    pub(super) manner: Manner,
    pub(super) log: Log,
    pub(super) seen: G::Observation,
    /// Whose turn it is, and what can be done.
    pub(super) to_move: Option<ToMove<G>>,
    /// The piece that is pointed at, and which of its moves.
    pub(super) piece: usize,
    pub(super) choice: usize,
    pub(super) hints: Hints<G::Action>,
    pub(super) popup: Option<Popup>,
    /// Something to be said once.
    pub(super) note: Option<String>,
    /// Frames drawn since the last move.
    pub(super) frame: u32,
    pub(super) spots: Vec<(Rect, Spot)>,
    thinking: Option<Thinking<Choice>>,
    turn_since: Instant,
}

impl<'a, 'b, G: Painted> App<'a, 'b, G> {
    pub(crate) fn new(table: &'a mut PersonTable<'b, G>, words: &'a Words, manner: Manner) -> Self {
        let teller = Teller::of_person(words, table.typed.game(), table.person());
        let seen = table.typed.seen_by(table.person());
        let mut app = Self {
            table,
            teller,
            manner,
            log: Log::default(),
            seen,
            to_move: None,
            piece: 0,
            choice: 0,
            hints: Hints::Unasked,
            popup: None,
            note: None,
            // What was there before does not move.
            frame: u32::MAX,
            spots: Vec::new(),
            thinking: None,
            turn_since: now(),
        };
        app.refresh();
        app
    }

    pub(super) fn game(&self) -> &G {
        self.table.typed.game()
    }

    /// Opens something over the table.
    pub(crate) fn show(&mut self, popup: Popup) {
        self.popup = Some(popup);
    }

    /// Looks at the table anew, after a move.
    fn refresh(&mut self) {
        let person = self.table.person();
        self.log.follow(self.table.typed.course(), Some(person), &self.teller);
        self.seen = self.table.typed.seen_by(person);
        self.to_move = self.table.typed.to_move();
        self.hints = Hints::Unasked;
        self.turn_since = now();
        self.choice = 0;
        self.piece = self.piece.min(self.game().pieces(&self.seen).saturating_sub(1));
        if self.is_persons_turn() && self.choices().is_empty() {
            self.step_piece(1);
        }
    }

    pub(super) fn is_persons_turn(&self) -> bool {
        self.to_move.as_ref().is_some_and(|to_move| to_move.seat == self.table.person())
    }

    /// Whom the others wait for, if it is not the person.
    pub(super) fn thinker(&self) -> Option<Seat> {
        self.to_move
            .as_ref()
            .map(|to_move| to_move.seat)
            .filter(|&seat| seat != self.table.person())
    }

    /// The moves that the piece pointed at can make, those that take most first.
    pub(super) fn choices(&self) -> Vec<G::Action> {
        self.choices_of(self.piece)
    }

    pub(super) fn choices_of(&self, piece: usize) -> Vec<G::Action> {
        let Some(to_move) = self.to_move.as_ref().filter(|_| self.is_persons_turn()) else {
            return Vec::new();
        };
        let game = self.game();
        let mine = |action: &G::Action| game.piece(&self.seen, *action) == piece;
        let mut choices: Vec<G::Action> = to_move.actions.iter().copied().filter(mine).collect();
        choices.sort_by_key(|&action| std::cmp::Reverse(game.weight(action)));
        choices
    }

    pub(super) fn last(&self) -> Option<Witnessed<G::Action>> {
        self.table.typed.last_seen_by(self.table.person())
    }

    fn is_moving(&self) -> bool {
        self.frame < self.game().frames(&self.seen, self.last())
    }

    /// How long nothing need be drawn.
    pub(crate) fn patience(&self) -> Duration {
        let waiting = self.thinker().is_some() || matches!(self.hints, Hints::Thinking(_));
        Duration::from_millis(if self.is_moving() {
            40
        } else if waiting {
            self.manner.pause.as_millis().clamp(10, 60) as u64
        } else {
            500
        })
    }

    /// Lets time pass: what falls falls on, and the others think and move.
    pub(crate) fn advance(&mut self) -> Result<Flow> {
        self.frame = self.frame.saturating_add(1);
        self.hints.look()?;
        if matches!(self.popup, Some(Popup::Result(_))) {
            return Ok(Flow::Stay);
        }
        if self.to_move.is_none() && !self.is_moving() {
            return Ok(Flow::Over);
        }
        if self.thinker().is_none() {
            return Ok(Flow::Stay);
        }
        let Some(thinking) = &self.thinking else {
            self.thinking = self.table.typed.table().thought().map(Thinking::about);
            return Ok(Flow::Stay);
        };
        if now().duration_since(self.turn_since) < self.manner.pause || self.is_moving() {
            return Ok(Flow::Stay);
        }
        if let Some(choice) = thinking.answer()? {
            self.thinking = None;
            self.table.make(choice)?;
            self.moved();
        }
        Ok(Flow::Stay)
    }

    pub(super) fn make(&mut self, action: G::Action) -> Result<()> {
        self.table.play(action)?;
        self.moved();
        Ok(())
    }

    fn moved(&mut self) {
        self.frame = 0;
        self.note = None;
        self.refresh();
    }

    /// Makes the move that is pointed at.
    pub(super) fn make_choice(&mut self) -> Result<()> {
        match self.choices().get(self.choice) {
            Some(&action) => self.make(action),
            None => Ok(()),
        }
    }

    pub(super) fn undo(&mut self) -> Result<()> {
        let key = if !self.manner.practice {
            "undo-practice"
        } else if !self.is_persons_turn() {
            "undo-wait"
        } else if self.table.undo() {
            self.table.keep()?;
            self.moved();
            self.frame = u32::MAX;
            "undone"
        } else {
            "undo-first"
        };
        self.note = Some(self.teller.text(key));
        Ok(())
    }

    /// Points at the next piece, in either direction, that can make a move.
    pub(super) fn step_piece(&mut self, by: isize) {
        let pieces = self.game().pieces(&self.seen);
        let mut piece = self.piece;
        for _ in 0..pieces {
            piece = (piece as isize + by).rem_euclid(pieces as isize) as usize;
            if !self.choices_of(piece).is_empty() {
                self.pick(piece);
                return;
            }
        }
    }

    pub(super) fn pick(&mut self, piece: usize) {
        if piece != self.piece {
            (self.piece, self.choice) = (piece, 0);
        }
    }

    pub(super) fn step_choice(&mut self, by: isize) {
        let count = self.choices().len() as isize;
        if count > 0 {
            self.choice = (self.choice as isize + by).rem_euclid(count) as usize;
        }
    }
}
