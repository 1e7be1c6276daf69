//! The table drawn: a bar above, the game with its moves, points and log beside it, keys below.

use adut_kernel::Message;
use adut_paint::{Canvas, Painted, Scene, Spot, clip};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::App;
use super::places::{Places, side_width};
use super::widgets::{framed, keys, lines, log_panel, too_small, window, wrapped_all};
use crate::play::plain::own_first;

/// Draws everything.
pub(super) fn draw<G: Painted>(app: &mut App<'_, '_, G>, frame: &mut Frame<'_>) {
    let mut spots = std::mem::take(&mut app.spots);
    spots.clear();
    let buffer = frame.buffer_mut();
    let screen = buffer.area;
    if too_small(buffer, app.teller.words()) {
        return;
    }
    let standing = app.game().standing(&app.seen, &app.teller);
    let standing = wrapped_all(&standing, usize::from(side_width(screen)) - 4);
    let places = Places::of(screen, G::CHOICE_LINES, standing.len() as u16);
    draw_head(app, buffer, places.head);
    draw_game(app, buffer, places.game, &mut spots);
    draw_choices(app, buffer, places.choices, &mut spots);
    let theme = app.manner.theme;
    let inner = framed(buffer, places.standing, &app.teller.text("standing-title"), theme);
    lines(buffer, inner, standing.into_iter().map(Line::from));
    log_panel(buffer, places.log, &app.teller.text("log-title"), app.log.lines(), theme);
    draw_status(app, buffer, places.status);
    draw_keys(app, buffer, places.keys, &mut spots);
    if let Some(popup) = &app.popup {
        app.draw_popup(popup, buffer);
    }
    app.spots = spots;
}

fn draw_head<G: Painted>(app: &App<'_, '_, G>, buffer: &mut Buffer, area: Rect) {
    let theme = app.manner.theme;
    buffer.set_style(area, theme.bar());
    let words = app.teller.words();
    let person = app.table.person().index();
    let mut others: Vec<String> = Vec::new();
    for (seat, name) in app.table.typed.names().into_iter().enumerate() {
        let level = format!("level-{name}");
        let said = if words.has(&level) { words.text(&level) } else { name };
        if seat != person && !others.contains(&said) {
            others.push(said);
        }
    }
    let mut parts = vec![
        words.text(G::MESSAGES[0]),
        words.text_with("against", &[("players", others.join(", ").into())]),
    ];
    if let Some(series) = app.table.standing() {
        let tally = own_first(series.score.tally(), series.entrant);
        let games = app.teller.count("count-games", series.score.games() as usize);
        let variables = [("tally", tally.into()), ("games", games.into())];
        parts.push(words.text_with("match-head", &variables));
    }
    if app.manner.practice {
        parts.push(words.text("practice"));
    }
    let text = clip(&format!(" {}", parts.join(" · ")), usize::from(area.width));
    buffer.set_string(area.x, area.y, text, theme.bar());
}

fn draw_game<G: Painted>(
    app: &App<'_, '_, G>,
    buffer: &mut Buffer,
    area: Rect,
    spots: &mut Vec<(Rect, Spot)>,
) {
    let choice = app.choices().get(app.choice).copied();
    let scene = Scene {
        seen: &app.seen,
        open: &[],
        piece: choice.map(|_| app.piece),
        choice,
        last: app.last(),
        frame: app.frame,
        teller: &app.teller,
    };
    let theme = app.manner.theme;
    app.game().paint(&scene, &mut Canvas { buffer, area, theme, spots });
}

fn draw_choices<G: Painted>(
    app: &App<'_, '_, G>,
    buffer: &mut Buffer,
    area: Rect,
    spots: &mut Vec<(Rect, Spot)>,
) {
    if area.is_empty() {
        return;
    }
    let theme = app.manner.theme;
    let inner = framed(buffer, area, &app.teller.text("moves-title"), theme);
    let choices = app.choices();
    let shown = window(choices.len(), app.choice, usize::from(inner.height));
    for (y, n) in (inner.y..inner.bottom()).zip(shown.clone()) {
        let picked = n == app.choice;
        let style = if picked { theme.chosen() } else { Style::new() };
        let said = app.teller.say(&app.game().phrase(&app.seen, choices[n]));
        let text = format!("{} {said}", if picked { "▸" } else { " " });
        let text = clip(&text, usize::from(inner.width));
        buffer.set_string(inner.x, y, text, style);
        spots.push((Rect::new(inner.x, y, inner.width, 1), Spot::Choice(n)));
    }
    if shown.len() < choices.len() {
        let count = format!(" {}/{} ", app.choice + 1, choices.len());
        let x = area.right() - count.len() as u16 - 2;
        buffer.set_string(x, area.bottom() - 1, count, theme.quiet());
    }
}

fn draw_status<G: Painted>(app: &App<'_, '_, G>, buffer: &mut Buffer, area: Rect) {
    let theme = app.manner.theme;
    let teller = &app.teller;
    let line = match (&app.note, app.thinker(), &app.to_move) {
        (Some(note), _, _) => Line::styled(note.clone(), theme.title()),
        (None, Some(seat), _) => {
            let wheel = ["·  ", "·· ", "···", " ··", "  ·", "   "];
            let text = teller.say(&Message::new("thinking").about(seat));
            let turning = wheel[app.frame as usize / 3 % wheel.len()];
            Line::from(vec![Span::raw(text), Span::raw(" "), Span::raw(turning)])
        }
        (None, None, Some(_)) => Line::styled(teller.text("your-turn"), theme.title()),
        (None, None, None) => Line::from(teller.text("game-over")),
    };
    lines(buffer, area, [line]);
}

fn draw_keys<G: Painted>(
    app: &App<'_, '_, G>,
    buffer: &mut Buffer,
    area: Rect,
    spots: &mut Vec<(Rect, Spot)>,
) {
    let text = |key: &str| app.teller.text(key);
    // Arrows cannot be clicked.
    let arrows = if G::CHOICE_LINES > 0 { "←→↑↓" } else { "←→" };
    let mut bar = vec![
        (arrows, '\0', text("key-pick")),
        ("⏎", '\n', text("key-play")),
        ("h", 'h', text("key-hint")),
    ];
    if app.manner.practice {
        bar.push(("u", 'u', text("key-undo")));
    }
    bar.push(("l", 'l', text("key-log")));
    bar.push(("?", '?', text("key-rules")));
    bar.push(("t", 't', text("key-type")));
    bar.push(("q", 'q', text("key-leave")));
    keys(buffer, area, &bar, app.manner.theme, spots);
}
