//! Watching on the whole screen.

use std::time::{Duration, Instant};

use adut_kernel::{Course, Seat, Turn};
use adut_paint::{Canvas, Painted, Scene, Spot, Theme, clip, rules_text, wrapped};
use anyhow::Result;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

use super::show::{Show, scale_key};
use crate::clock::now;
use crate::play::full::places::{Places, side_width};
use crate::play::full::screen::Screen;
use crate::play::full::widgets::{
    framed, keys, lines, log_panel, over, too_small, valued_lines, wrapped_all,
};
use crate::terminal;

/// The thoughts of a player get so many lines, and more where the game needs none for moves.
const THOUGHT_LINES: [u16; 2] = [5, 7];
const PAUSES: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(60));

/// Which moment is shown, and how fast time passes.
struct Watching<'a, G: Painted> {
    show: Show<'a, G>,
    theme: Theme,
    /// So many moves have been made at the moment that is shown.
    at: usize,
    course: Course<G>,
    running: bool,
    pause: Duration,
    since: Instant,
    frame: u32,
    rules: bool,
    spots: Vec<(Rect, Spot)>,
}

pub(crate) fn run<G: Painted>(
    show: Show<'_, G>,
    pause: Duration,
) -> Result<(Result<()>, Show<'_, G>)> {
    let mut screen = Screen::open()?;
    let course = show.course(0);
    let mut watching = Watching {
        show,
        theme: terminal::theme(),
        at: 0,
        course,
        running: true,
        pause,
        since: now(),
        frame: u32::MAX,
        rules: false,
        spots: Vec::new(),
    };
    let watched = watching.attend(&mut screen);
    Ok((watched, watching.show))
}

impl<G: Painted> Watching<'_, G> {
    fn attend(&mut self, screen: &mut Screen) -> Result<()> {
        loop {
            screen.draw(|frame| self.draw(frame))?;
            let mut wait = Duration::from_millis(40);
            while let Some(event) = screen.wait(wait)? {
                if self.handle(event)? {
                    return Ok(());
                }
                wait = Duration::ZERO;
            }
            self.advance()?;
        }
    }
}

impl<G: Painted> Watching<'_, G> {
    fn advance(&mut self) -> Result<()> {
        self.frame = self.frame.saturating_add(1);
        self.show.think()?;
        if self.running && now().duration_since(self.since) >= self.pause {
            self.step()?;
        }
        Ok(())
    }

    /// One move further: into the past's future, or into the new.
    fn step(&mut self) -> Result<()> {
        if self.at < self.show.moves() || self.show.play()? {
            self.go_to(self.at + 1);
            self.frame = 0;
        }
        Ok(())
    }

    fn go_to(&mut self, moves: usize) {
        self.at = moves.min(self.show.moves());
        self.course = self.show.course(self.at);
        self.since = now();
        self.frame = u32::MAX;
    }

    /// Says whether the person has seen enough.
    fn handle(&mut self, event: Event) -> Result<bool> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.handle_key(key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let at = Position::new(mouse.column, mouse.row);
                let spot = self.spots.iter().find(|(place, _)| place.contains(at));
                match spot {
                    Some(&(_, Spot::Key(key))) => self.handle_key(KeyCode::Char(key).into()),
                    _ => Ok(false),
                }
            }
            _ => Ok(false),
        }
    }

    fn handle_key(&mut self, key: KeyEvent) -> Result<bool> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let was_open = std::mem::take(&mut self.rules);
        match key.code {
            KeyCode::Char('c') if control => return Ok(true),
            _ if was_open => {}
            KeyCode::Char('q') | KeyCode::Esc => return Ok(true),
            KeyCode::Char(' ') => {
                self.running = !self.running;
                self.since = now();
            }
            KeyCode::Right | KeyCode::Char('>') => {
                self.running = false;
                self.step()?;
            }
            KeyCode::Left | KeyCode::Char('<') => {
                self.running = false;
                self.go_to(self.at.saturating_sub(1));
            }
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(usize::MAX),
            KeyCode::Char('+' | '=') => self.pause = (self.pause * 2 / 3).max(PAUSES.0),
            KeyCode::Char('-') => self.pause = (self.pause * 3 / 2).clamp(PAUSES.0, PAUSES.1),
            KeyCode::Char('?') => self.rules = true,
            _ => {}
        }
        Ok(false)
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let buffer = frame.buffer_mut();
        let screen = buffer.area;
        if too_small(buffer, self.show.teller().words()) {
            return;
        }
        let (game, teller, theme) = (self.show.game(), self.show.teller(), self.theme);
        let open: Vec<G::Observation> =
            Seat::all(game.seats()).map(|seat| game.observe(self.course.state(), seat)).collect();
        let standing =
            wrapped_all(&game.standing(&open[0], teller), usize::from(side_width(screen)) - 4);
        let lines_of_thought = THOUGHT_LINES[usize::from(G::CHOICE_LINES == 0)];
        let places = Places::of(screen, lines_of_thought, standing.len() as u16);
        buffer.set_style(places.head, theme.bar());
        let head = format!(" {} · {}", teller.text(G::MESSAGES[0]), self.show.names().join(" – "));
        buffer.set_string(0, 0, clip(&head, usize::from(screen.width)), theme.bar());
        let mut spots = Vec::new();
        self.draw_game(&open, buffer, places.game, &mut spots);
        // Nothing on the table can be clicked here.
        spots.clear();
        self.draw_thoughts(&open, buffer, places.choices);
        let inner = framed(buffer, places.standing, &teller.text("standing-title"), theme);
        lines(buffer, inner, standing.into_iter().map(Line::from));
        let log = self.show.log(self.at);
        log_panel(buffer, places.log, &teller.text("log-title"), log.lines(), theme);
        lines(buffer, places.status, [self.status()]);
        let text = |key: &str| teller.text(key);
        let bar = [
            ("␣", ' ', text(if self.running { "key-stop" } else { "key-go" })),
            ("←", '<', text("key-back")),
            ("→", '>', text("key-forward")),
            ("+", '+', text("key-faster")),
            ("-", '-', text("key-slower")),
            ("?", '?', text("key-rules")),
            ("q", 'q', text("key-leave")),
        ];
        keys(buffer, places.keys, &bar, theme, &mut spots);
        if self.rules {
            let texts = wrapped(&rules_text(game, teller.words()), 72);
            let height = (texts.len() as u16 + 2).min(screen.height.saturating_sub(2));
            let inner = over(buffer, (76, height), &teller.text("rules-title"), theme);
            lines(buffer, inner, texts.into_iter().map(Line::from));
        }
        self.spots = spots;
    }

    fn draw_game(
        &self,
        open: &[G::Observation],
        buffer: &mut Buffer,
        area: Rect,
        spots: &mut Vec<(Rect, Spot)>,
    ) {
        let scene = Scene {
            seen: &open[0],
            open,
            piece: None,
            choice: None,
            last: self.course.played().last().copied(),
            frame: self.frame,
            teller: self.show.teller(),
        };
        self.show.game().paint(&scene, &mut Canvas { buffer, area, theme: self.theme, spots });
    }

    /// What the player whose turn it is thinks, the move it decided on marked.
    fn draw_thoughts(&self, open: &[G::Observation], buffer: &mut Buffer, area: Rect) {
        let (teller, theme) = (self.show.teller(), self.theme);
        let Turn::Seat(seat) = self.course.turn() else {
            framed(buffer, area, &teller.text("game-over"), theme);
            return;
        };
        let mut title = teller.text_with("thoughts-title", &[("who", teller.who(seat).into())]);
        let thought = self.show.thought(self.at);
        if let Some(thought) = thought.filter(|thought| !thought.values.is_empty()) {
            title = format!("{title} · {}", teller.text(scale_key(thought.scale)));
        }
        let inner = framed(buffer, area, &title, theme);
        let Some(thought) = thought else {
            lines(buffer, inner, [Line::styled(teller.text("hints-wait"), theme.quiet())]);
            return;
        };
        let seen = &open[seat.index()];
        let say = |action| teller.say(&self.show.game().phrase(seen, action));
        let said: Vec<(String, f64)> =
            thought.values.iter().map(|&(action, value)| (say(action), value)).collect();
        let width = usize::from(inner.width).saturating_sub(2);
        let texts = valued_lines(&said, width).into_iter().zip(&thought.values);
        let write = |action| self.show.game().write_action(action);
        let texts = texts.map(|(text, &(action, _))| match thought.decision == Ok(write(action)) {
            true => Line::styled(format!("▸ {text}"), theme.chosen()),
            false => Line::styled(format!("  {text}"), Style::new()),
        });
        lines(buffer, inner, texts);
    }

    fn status(&self) -> Line<'static> {
        let teller = self.show.teller();
        let ended = self.show.result().filter(|_| self.at == self.show.moves());
        if let Some(result) = ended {
            return Line::styled(result, self.theme.title());
        }
        let seconds = format!("{:.1}", self.pause.as_secs_f64());
        let key = if self.running { "watch-running" } else { "watch-stopped" };
        let variables = [("move", self.at.into()), ("seconds", seconds.into())];
        Line::from(teller.text_with(key, &variables))
    }
}
