//! Sees whether a game can be drawn and told.

use adut_kernel::{Actions, Course, Seat, Seed, Turn, Witnessed, tell_move};
use adut_words::{Language, Words};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;

use crate::{Canvas, Painted, Scene, Teller, Theme, rules_text};

/// What the keys of messages begin with. A key that stands in a text is one without a message.
const KEYS: [&str; 9] =
    ["rule-", "value-", "card-", "acc-", "effect-", "rank-", "suit-", "move-", "choice-"];

/// Plays a random game in every language, and draws and tells it at every move, in windows of many
/// sizes.
///
/// # Panics
/// If something cannot be drawn, or lacks a message.
pub fn examine<G: Painted>(game: &G) {
    for (n, language) in (0..).zip(Language::ALL) {
        let words = Words::new(language);
        for key in G::MESSAGES.into_iter().chain([G::FORM]) {
            assert!(words.has(key), "{language} has no message `{key}`");
        }
        assert_said(&rules_text(game, &words));
        tell_a_game(game, &words, n);
    }
}

fn tell_a_game<G: Painted>(game: &G, words: &Words, seed: u64) {
    let mut rng = Seed::from_text("drawn").nth(seed).rng();
    let me = Seat::new(rng.index(game.seats()));
    let teller = Teller::of_person(words, game, me);
    let mut course = Course::begin(game.clone(), &mut rng);
    let mut scratch = Actions::new();
    while let Turn::Seat(seat) = course.turn() {
        let action = game.random_action(course.state(), &mut scratch, &mut rng);
        let before = game.observe(course.state(), me);
        let area = Rect::new(0, 0, 53 + rng.below(60) as u16, 12 + rng.below(30) as u16);
        let mut buffer = Buffer::empty(area);
        let scene = Scene {
            seen: &before,
            open: &[],
            piece: Some(0),
            choice: (seat == me).then_some(action),
            last: None,
            frame: 0,
            teller: &teller,
        };
        let (theme, spots) = (Theme::new(true), &mut Vec::new());
        game.paint(&scene, &mut Canvas { buffer: &mut buffer, area, theme, spots });
        let drawn = |cell: &ratatui_core::buffer::Cell| !cell.symbol().trim().is_empty();
        assert!(buffer.content().iter().any(drawn), "nothing was drawn");
        game.standing(&before, &teller).iter().for_each(|line| assert_said(line));
        game.lying(&before, &teller).iter().for_each(|line| assert_said(line));
        if seat == me {
            assert_said(&teller.say(&game.phrase(&before, action)));
            assert!(game.piece(&before, action) < game.pieces(&before), "no such piece");
        }
        let state = course.state().clone();
        course.play_legal(action, &mut rng);
        let Some(played) = course.events().next_back() else { continue };
        if game.witnessed(&played, me) {
            let played = Witnessed { seat: played.seat, action: played.action };
            let story = tell_move(game, [&state, course.state()], played, Some(me));
            assert!(!story.is_empty(), "{played:?} is not told");
            story.iter().for_each(|message| assert_said(&teller.say(message)));
        }
    }
}

/// Keys are written in small letters with hyphens; texts are not.
fn assert_said(text: &str) {
    let is_key = |word: &str| KEYS.iter().any(|key| word.starts_with(key));
    assert!(!text.is_empty() && !text.split_whitespace().any(is_key), "not a text: {text}");
}
