//! How each game looks on a terminal.
//!
//! The table around a game is the same for all (see [`full`](super::full)); what lies on it is
//! drawn and told by the game's painter, which reads the typed observation of one seat and so
//! cannot show what that seat does not know.

mod briskula;
mod canvas;
mod connect4;
mod love_letter;
mod tablic;
mod teller;
mod theme;

use adut_kernel::Witnessed;
use adut_players::{AnyGame, Playable};
use adut_words::Words;

pub(crate) use canvas::{Canvas, Spot, clip};
pub(crate) use teller::Teller;
pub(crate) use theme::Theme;

/// A game that can be played at a terminal.
///
/// Every move is chosen in two steps: a *piece* (a card of the hand, a column), then one of the
/// moves that it can make.
pub(crate) trait Painted: Playable {
    /// How many lines the list of a piece's moves needs; none where each piece makes one move.
    const CHOICE_LINES: u16 = 5;

    /// The message with the form in which moves are typed.
    const FORM: &'static str;
    /// The messages with the game's name, what it is about, and its short rules.
    const MESSAGES: [&'static str; 3];

    /// How many pieces there are to pick from.
    fn pieces(&self, seen: &Self::Observation) -> usize;

    /// The piece that makes a move.
    fn piece(&self, seen: &Self::Observation, action: Self::Action) -> usize;

    /// Draws the table and the hand.
    fn paint(&self, scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>);

    /// How the game stands, as short lines: points, stock, trump.
    fn standing(&self, seen: &Self::Observation, teller: &Teller<'_>) -> Vec<String>;

    /// What lies on the table and in the hand, as lines of text.
    fn lying(&self, seen: &Self::Observation, teller: &Teller<'_>) -> Vec<String>;

    /// A move that can be made, as a request.
    fn choice(&self, seen: &Self::Observation, action: Self::Action, teller: &Teller<'_>)
    -> String;

    /// A move that was made, as sentences, by one who saw what lay before and after it.
    fn story(&self, moved: &Moved<'_, Self>, teller: &Teller<'_>) -> Vec<String>;

    /// How much a move takes: those that take most are offered first.
    fn weight(&self, action: Self::Action) -> u32 {
        let _ = action;
        0
    }

    /// Whether a move touches something that can be pointed at on the table.
    fn touches(&self, action: Self::Action, mark: usize) -> bool {
        let _ = (action, mark);
        false
    }

    /// How many frames the last move takes to come to rest.
    fn frames(&self, seen: &Self::Observation, last: Option<Witnessed<Self::Action>>) -> u32 {
        let _ = (seen, last);
        0
    }
}

/// The rules of a game: in short, and by which options it is played.
pub(crate) fn rules_text<G: Painted>(game: &G, words: &Words) -> String {
    let [_, about, short] = G::MESSAGES;
    let mut text = format!("{}\n\n{}\n\n", words.text(about), words.text(short));
    text.push_str(&words.text("rules-in-force"));
    let chosen = game.rules();
    for option in G::options() {
        let value = chosen.get(option.name).unwrap_or(option.default);
        let key = format!("value-{value}");
        let value = if words.has(&key) { words.text(&key) } else { value.to_owned() };
        let name = words.text(&format!("rule-{}", option.name));
        let note = words.text(&format!("rule-{}-note", option.name));
        text.push_str(&format!("\n{name}: {value}. {note}"));
    }
    text
}

/// A move, between what was seen before and after it.
pub(crate) struct Moved<'a, G: Painted> {
    pub(crate) before: &'a G::Observation,
    pub(crate) played: Witnessed<G::Action>,
    pub(crate) after: &'a G::Observation,
}

/// What is to be drawn.
pub(crate) struct Scene<'a, G: Painted> {
    /// What the seat at the near side of the table sees.
    pub(crate) seen: &'a G::Observation,
    /// What every seat sees, where all hands lie open.
    pub(crate) open: &'a [G::Observation],
    /// The piece and the move that are pointed at, if it is for the person to choose.
    pub(crate) piece: Option<usize>,
    pub(crate) choice: Option<G::Action>,
    /// The last move, and how many frames ago it was made.
    pub(crate) last: Option<Witnessed<G::Action>>,
    pub(crate) frame: u32,
    pub(crate) teller: &'a Teller<'a>,
}

/// Something to be done with a game that can be drawn.
pub(crate) trait AtTable {
    type Output;
    fn sit<G: Painted>(self, game: G) -> Self::Output;
}

/// Does it, whichever game it is.
pub(crate) fn sit_down<T: AtTable>(game: AnyGame, visitor: T) -> T::Output {
    match game {
        AnyGame::Tablic(game) => visitor.sit(game),
        AnyGame::Briskula(game) => visitor.sit(game),
        AnyGame::LoveLetter(game) => visitor.sit(game),
        AnyGame::Connect4(game) => visitor.sit(game),
    }
}

#[cfg(test)]
mod tests {
    use adut_games::cards::{french, trieste};
    use adut_games::love_letter;
    use adut_kernel::{Course, Rules, Seat, Seed, Turn};
    use adut_players::GAMES;
    use adut_words::Language;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::*;

    /// Keys are written in small letters with hyphens; texts are not.
    fn is_said(text: &str) -> bool {
        let is_key = |word: &str| {
            let ends = ["rule-", "value-", "card-", "acc-", "effect-", "rank-", "suit-", "move-"];
            ends.iter().any(|end| word.starts_with(end))
        };
        !text.is_empty() && !text.split_whitespace().any(is_key)
    }

    #[test]
    fn every_card_and_every_rule_has_its_words() {
        struct Told<'a>(&'a Words);
        impl AtTable for Told<'_> {
            type Output = String;
            fn sit<G: Painted>(self, game: G) -> String {
                rules_text(&game, self.0)
            }
        }
        for language in Language::ALL {
            let words = Words::new(language);
            for name in GAMES {
                let game = AnyGame::new(name, &Rules::new()).unwrap();
                let text = sit_down(game, Told(&words));
                assert!(is_said(&text), "{language}: {text}");
            }
            let game = love_letter::LoveLetter::default();
            let teller = Teller::of_person(&words, &game, Seat::FIRST);
            assert!(french::CardSet::PACK.iter().all(|card| is_said(&teller.french(card))));
            assert!(trieste::CardSet::PACK.iter().all(|card| is_said(&teller.trieste(card))));
            for card in love_letter::Card::ALL {
                for key in ["card", "acc", "effect", "move"] {
                    assert!(words.has(&format!("{key}-{card}")), "{language}: {key}-{card}");
                }
            }
        }
    }

    /// Random games are drawn at every move and in every language, in windows of many sizes.
    #[test]
    fn every_position_can_be_drawn_and_told() {
        struct Drawn<'a>(&'a Words, u64);
        impl AtTable for Drawn<'_> {
            type Output = ();
            fn sit<G: Painted>(self, game: G) {
                let Self(words, seed) = self;
                let mut rng = Seed::from_text("drawn").nth(seed).rng();
                let seats = game.seats();
                let me = Seat::new(rng.index(seats));
                let teller = Teller::of_person(words, &game, me);
                let mut course = Course::begin(game.clone(), &mut rng);
                let mut log = crate::play::log::Log::default();
                let mut scratch = adut_kernel::Actions::new();
                while let Turn::Seat(_) = course.turn() {
                    let action = game.random_action(course.state(), &mut scratch, &mut rng);
                    let seen = game.observe(course.state(), me);
                    let area =
                        Rect::new(0, 0, 53 + rng.below(60) as u16, 12 + rng.below(30) as u16);
                    let mut buffer = Buffer::empty(area);
                    let scene = Scene {
                        seen: &seen,
                        open: &[],
                        piece: Some(0),
                        choice: Some(action),
                        last: None,
                        frame: 0,
                        teller: &teller,
                    };
                    let theme = Theme::from_environment();
                    let spots = &mut Vec::new();
                    game.paint(&scene, &mut Canvas { buffer: &mut buffer, area, theme, spots });
                    assert!(game.standing(&seen, &teller).iter().all(|line| is_said(line)));
                    assert!(game.lying(&seen, &teller).iter().all(|line| is_said(line)));
                    assert!(is_said(&game.choice(&seen, action, &teller)));
                    course.play_legal(action, &mut rng);
                }
                log.follow(&course, Some(me), &teller);
                assert!(log.lines().iter().all(|line| is_said(line)), "{:?}", log.lines());
            }
        }
        for (n, language) in (0..).zip(Language::ALL) {
            let words = Words::new(language);
            for (name, rules) in [
                ("tablic", "players=2"),
                ("tablic", "players=4,jack=sweeps,cut_card=on"),
                ("briskula", "players=2"),
                ("briskula", "players=4,variant=obicna,signals=on,open_hands=stock-out"),
                ("love-letter", "players=2"),
                ("love-letter", "players=4"),
                ("connect4", "players=2"),
                ("connect4", "rows=3,cols=20"),
            ] {
                let game = AnyGame::new(name, &Rules::parse(rules).unwrap()).unwrap();
                sit_down(game, Drawn(&words, n));
            }
        }
    }
}
