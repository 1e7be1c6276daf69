//! Keys and clicks.

use adut_paint::{Painted, Spot};
use anyhow::Result;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use super::app::{App, Flow};
use super::hints::Weighed;
use super::popup::{Popup, scrolled};
use crate::play::plain::understand;

impl<G: Painted> App<'_, '_, G> {
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
            KeyCode::Char('h') if self.is_persons_turn() => {
                self.hints.ask(&self.table.typed)?;
                self.popup = Some(Popup::Hints(0));
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
        let values = self.hints.ready().unwrap_or_default();
        let last = values.len().saturating_sub(1);
        match (key, values.get(chosen)) {
            (KeyCode::Enter, Some(&Weighed { action, .. })) => {
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
                if let Some(to_move) = &self.to_move {
                    match understand(to_move, text.trim(), &self.teller) {
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
