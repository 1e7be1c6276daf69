//! What happens at the table: the person's moves and the others'.

use std::time::{Duration, Instant};

use adut_kernel::{Forfeit, Player, Seat, Witnessed};
use adut_words::Words;
use anyhow::Result;
use ratatui::layout::Rect;

use super::Manner;
use super::hints::Hints;
use super::popup::Popup;
use crate::clock::now;
use crate::play::evening::Table;
use crate::play::log::Log;
use crate::play::paint::{Painted, Spot, Teller};
use crate::play::sitting::Turned;
use crate::play::thinking::Thinking;

/// What comes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Stay,
    Leave,
    Over,
}

/// A player who comes back with a decision.
type Decided<G> = (Player<G>, Result<<G as adut_kernel::Game>::Action, Forfeit>);

/// The table as the person sees it, and what he is about to do.
pub(crate) struct App<'a, 'b, G: Painted> {
    pub(super) table: &'a mut Table<'b, G>,
    pub(super) teller: Teller<'a>,
    pub(super) manner: Manner,
    pub(super) log: Log,
    pub(super) seen: G::Observation,
    /// Whose turn it is, and what can be done.
    pub(super) turned: Option<Turned<G>>,
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
    away: Option<Thinking<Decided<G>>>,
    turned_at: Instant,
}

impl<'a, 'b, G: Painted> App<'a, 'b, G> {
    pub(crate) fn new(table: &'a mut Table<'b, G>, words: &'a Words, manner: Manner) -> Self {
        let teller = Teller::of_person(words, table.sitting.game(), table.person);
        let seen = table.sitting.seen_by(table.person);
        let mut app = Self {
            table,
            teller,
            manner,
            log: Log::default(),
            seen,
            turned: None,
            piece: 0,
            choice: 0,
            hints: Hints::Unasked,
            popup: None,
            note: None,
            // What was there before does not move.
            frame: u32::MAX,
            spots: Vec::new(),
            away: None,
            turned_at: now(),
        };
        app.refresh();
        app
    }

    pub(super) fn game(&self) -> &G {
        self.table.sitting.game()
    }

    /// Opens something over the table.
    pub(crate) fn show(&mut self, popup: Popup) {
        self.popup = Some(popup);
    }

    /// Looks at the table anew, after a move.
    fn refresh(&mut self) {
        let person = self.table.person;
        self.log.follow(self.table.sitting.course(), Some(person), &self.teller);
        self.seen = self.table.sitting.seen_by(person);
        self.turned = self.table.sitting.turned();
        self.hints = Hints::Unasked;
        self.turned_at = now();
        self.choice = 0;
        self.piece = self.piece.min(self.game().pieces(&self.seen).saturating_sub(1));
        if self.is_persons_turn() && self.choices().is_empty() {
            self.step_piece(1);
        }
    }

    pub(super) fn is_persons_turn(&self) -> bool {
        self.turned.as_ref().is_some_and(|turned| turned.seat == self.table.person)
    }

    /// Whom the others wait for, if it is not the person.
    pub(super) fn thinker(&self) -> Option<Seat> {
        self.turned.as_ref().map(|turned| turned.seat).filter(|&seat| seat != self.table.person)
    }

    /// The moves that the piece pointed at can make, those that take most first.
    pub(super) fn choices(&self) -> Vec<G::Action> {
        self.choices_of(self.piece)
    }

    pub(super) fn choices_of(&self, piece: usize) -> Vec<G::Action> {
        let Some(turned) = self.turned.as_ref().filter(|_| self.is_persons_turn()) else {
            return Vec::new();
        };
        let game = self.game();
        let mine = |action: &G::Action| game.piece(&self.seen, *action) == piece;
        let mut choices: Vec<G::Action> = turned.actions.iter().copied().filter(mine).collect();
        choices.sort_by_key(|&action| std::cmp::Reverse(game.weight(action)));
        choices
    }

    pub(super) fn last(&self) -> Option<Witnessed<G::Action>> {
        self.table.sitting.last_seen_by(self.table.person)
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
        if self.turned.is_none() && !self.is_moving() {
            return Ok(Flow::Over);
        }
        let Some(seat) = self.thinker() else { return Ok(Flow::Stay) };
        let Some(thinking) = &self.away else {
            self.send_away(seat);
            return Ok(Flow::Stay);
        };
        if now().duration_since(self.turned_at) < self.manner.pause || self.is_moving() {
            return Ok(Flow::Stay);
        }
        if let Some((player, decision)) = thinking.answer()? {
            self.away = None;
            self.table.sitting.seat_again(seat, player);
            match decision {
                Ok(action) => self.make(action)?,
                Err(forfeit) => {
                    self.table.sitting.forfeit(seat, forfeit);
                    self.moved()?;
                }
            }
        }
        Ok(Flow::Stay)
    }

    fn send_away(&mut self, seat: Seat) {
        let mut rng = self.table.sitting.stream(seat);
        let turned = self.table.sitting.turned();
        let player = self.table.sitting.call(seat);
        if let (Some(turned), Some(mut player)) = (turned, player) {
            self.away = Some(Thinking::about(move || {
                let decision = turned.with(|situation| player.choose(situation, &mut rng));
                (player, decision)
            }));
        }
    }

    pub(super) fn make(&mut self, action: G::Action) -> Result<()> {
        self.table.sitting.play(action)?;
        self.moved()
    }

    fn moved(&mut self) -> Result<()> {
        self.table.keep()?;
        self.frame = 0;
        self.note = None;
        self.refresh();
        Ok(())
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
        } else if self.table.sitting.undo(self.table.person) {
            self.moved()?;
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
