//! What happens at the table: keys, clicks, and the others' moves.

use std::time::{Duration, Instant};

use adut_kernel::{Forfeit, Player, Seat, Witnessed};
use adut_words::Words;
use anyhow::Result;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

use super::Manner;
use super::hints::Hints;
use super::popup::{Popup, scrolled};
use crate::play::evening::Table;
use crate::play::log::Log;
use crate::play::paint::{Painted, Spot, Teller};
use crate::play::plain::understand;
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

    fn choices_of(&self, piece: usize) -> Vec<G::Action> {
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
        Duration::from_millis(match () {
            () if self.is_moving() => 40,
            () if self.thinker().is_some() || matches!(self.hints, Hints::Thinking(_)) => 60,
            () => 500,
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

    fn make(&mut self, action: G::Action) -> Result<()> {
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
    fn make_choice(&mut self) -> Result<()> {
        match self.choices().get(self.choice) {
            Some(&action) => self.make(action),
            None => Ok(()),
        }
    }

    fn undo(&mut self) -> Result<()> {
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
    fn step_piece(&mut self, by: isize) {
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

    fn pick(&mut self, piece: usize) {
        if piece != self.piece {
            (self.piece, self.choice) = (piece, 0);
        }
    }

    fn step_choice(&mut self, by: isize) {
        let count = self.choices().len() as isize;
        if count > 0 {
            self.choice = (self.choice as isize + by).rem_euclid(count) as usize;
        }
    }

    /// What the person does.
    pub(crate) fn handle(&mut self, event: Event) -> Result<Flow> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.handle_key(key),
            Event::Mouse(mouse) => self.handle_mouse(mouse),
            // A new size is seen when the screen is drawn.
            _ => Ok(Flow::Stay),
        }
    }

    fn handle_key(&mut self, key: KeyEvent) -> Result<Flow> {
        let interrupt =
            key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        if interrupt {
            if matches!(self.popup, Some(Popup::Leave | Popup::Result(_))) {
                return Ok(Flow::Leave);
            }
            self.popup = Some(Popup::Leave);
            return Ok(Flow::Stay);
        }
        match self.popup.take() {
            Some(popup) => self.key_in(popup, key.code),
            None => self.key_at_table(key.code),
        }
    }

    fn key_at_table(&mut self, key: KeyCode) -> Result<Flow> {
        match key {
            KeyCode::Left | KeyCode::BackTab => self.step_piece(-1),
            KeyCode::Right | KeyCode::Tab => self.step_piece(1),
            KeyCode::Up => self.step_choice(-1),
            KeyCode::Down => self.step_choice(1),
            KeyCode::Enter | KeyCode::Char(' ') => self.make_choice()?,
            KeyCode::Char(digit @ '1'..='9') => {
                let piece = usize::from(digit as u8 - b'1');
                if !self.choices_of(piece).is_empty() {
                    self.pick(piece);
                }
            }
            KeyCode::Char('h') => {
                if let Some(turned) = self.table.sitting.turned().filter(|_| self.is_persons_turn())
                {
                    self.hints.ask(turned);
                    self.popup = Some(Popup::Hints(0));
                }
            }
            KeyCode::Char('u') => self.undo()?,
            KeyCode::Char('l') => self.popup = Some(Popup::Log(0)),
            KeyCode::Char('t' | ':') if self.is_persons_turn() => {
                self.popup = Some(Popup::Typed(String::new(), None));
            }
            KeyCode::Char('?') => self.popup = Some(Popup::Rules(0)),
            KeyCode::Char('q') | KeyCode::Esc => self.popup = Some(Popup::Leave),
            _ => {}
        }
        Ok(Flow::Stay)
    }

    /// A key while something is open; what is not put back is closed.
    fn key_in(&mut self, popup: Popup, key: KeyCode) -> Result<Flow> {
        match popup {
            Popup::Rules(first) => self.popup = scrolled(first, key).map(Popup::Rules),
            Popup::Log(back) => {
                // The log is read from its end.
                let key = match key {
                    KeyCode::Up => KeyCode::Down,
                    KeyCode::Down => KeyCode::Up,
                    KeyCode::PageUp => KeyCode::PageDown,
                    KeyCode::PageDown => KeyCode::PageUp,
                    other => other,
                };
                let most = self.log.lines().len();
                self.popup = scrolled(back, key).map(|back| Popup::Log(back.min(most)));
            }
            Popup::Hints(chosen) => self.key_in_hints(chosen, key),
            Popup::Leave => {
                if matches!(key, KeyCode::Enter | KeyCode::Char('y' | 'd' | 't' | 'q')) {
                    return Ok(Flow::Leave);
                }
            }
            Popup::Typed(text, _) => self.key_in_typed(text, key)?,
            Popup::Result(lines) => match key {
                KeyCode::Enter | KeyCode::Char(' ') => return Ok(Flow::Over),
                KeyCode::Esc | KeyCode::Char('q') => return Ok(Flow::Leave),
                _ => self.popup = Some(Popup::Result(lines)),
            },
        }
        Ok(Flow::Stay)
    }

    fn key_in_hints(&mut self, chosen: usize, key: KeyCode) {
        let values = self.hints.ready().map_or(&[][..], Vec::as_slice);
        let last = values.len().saturating_sub(1);
        match (key, values.get(chosen)) {
            (KeyCode::Enter, Some(&(action, _))) => {
                let piece = self.game().piece(&self.seen, action);
                self.pick(piece);
                self.choice = self.choices().iter().position(|&a| a == action).unwrap_or(0);
            }
            _ => self.popup = scrolled(chosen, key).map(|to| Popup::Hints(to.min(last))),
        }
    }

    fn key_in_typed(&mut self, mut text: String, key: KeyCode) -> Result<()> {
        match key {
            KeyCode::Esc => return Ok(()),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(letter) if text.chars().count() < 60 => text.push(letter),
            KeyCode::Enter => {
                if let Some(turned) = &self.turned {
                    match understand(turned, text.trim(), &self.teller) {
                        Ok(action) => return self.make(action),
                        Err(wrong) => {
                            self.popup = Some(Popup::Typed(text, Some(wrong)));
                            return Ok(());
                        }
                    }
                }
            }
            _ => {}
        }
        self.popup = Some(Popup::Typed(text, None));
        Ok(())
    }

    fn handle_mouse(&mut self, mouse: MouseEvent) -> Result<Flow> {
        let key = match mouse.kind {
            MouseEventKind::ScrollUp => KeyCode::Up,
            MouseEventKind::ScrollDown => KeyCode::Down,
            MouseEventKind::Down(MouseButton::Left) => {
                return self.click(Position::new(mouse.column, mouse.row));
            }
            _ => return Ok(Flow::Stay),
        };
        self.handle_key(KeyEvent::from(key))
    }

    /// A click points at something; a click at what is pointed at makes the move.
    fn click(&mut self, at: Position) -> Result<Flow> {
        let spot = self.spots.iter().rev().find(|(place, _)| place.contains(at));
        let Some(&(_, spot)) = spot else { return Ok(Flow::Stay) };
        match spot {
            Spot::Key('\n') => return self.handle_key(KeyCode::Enter.into()),
            Spot::Key(key) => return self.handle_key(KeyCode::Char(key).into()),
            _ if self.popup.is_some() => {}
            Spot::Piece(piece) if piece == self.piece => self.make_choice()?,
            Spot::Piece(piece) if !self.choices_of(piece).is_empty() => self.pick(piece),
            Spot::Piece(_) => {}
            Spot::Choice(choice) if choice == self.choice => self.make_choice()?,
            Spot::Choice(choice) => self.choice = choice,
            Spot::Mark(mark) => self.point_at(mark),
        }
        Ok(Flow::Stay)
    }

    /// Turns to the next move that touches something on the table.
    fn point_at(&mut self, mark: usize) {
        let choices = self.choices();
        let count = choices.len();
        let next = (1..=count).map(|n| (self.choice + n) % count);
        let touching = |choice: &usize| self.game().touches(choices[*choice], mark);
        if let Some(choice) = next.into_iter().find(touching) {
            self.choice = choice;
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "a person is given time to follow")]
fn now() -> Instant {
    Instant::now()
}
