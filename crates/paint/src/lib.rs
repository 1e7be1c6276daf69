//! How each game looks on a terminal.
//!
//! The table around a game is the same for all; what lies on it is drawn and told by the game's
//! painter, which reads the typed observation of one seat and so cannot show what that seat does not
//! know.

mod canvas;
mod teller;
pub mod testkit;
mod theme;

use adut_kernel::{RuleOption, Witnessed};
use adut_players::Playable;
use adut_words::{FluentValue, Words};

pub use canvas::{Canvas, Edge, FRENCH_WIDTH, Spot, card_height, clip, wrapped};
pub use teller::{Teller, french, french_cards};
pub use theme::Theme;

/// A game that can be played at a terminal.
///
/// Every move is chosen in two steps: a *piece* (a card of the hand, a column), then one of the
/// moves that it can make.
pub trait Painted: Playable {
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

/// The rules of a game: in short, as the options have them, and by which options it is played.
pub fn rules_text<G: Painted>(game: &G, words: &Words) -> String {
    let [_, about, short] = G::MESSAGES;
    let chosen = game.rules();
    let value = |option: &'static RuleOption| chosen.get(option.name).unwrap_or(option.default);
    let values: Vec<(&str, FluentValue<'_>)> = G::options()
        .iter()
        .map(|option| (option.name, FluentValue::try_number(value(option))))
        .collect();
    let mut text = format!("{}\n\n{}\n\n", words.text(about), words.text_with(short, &values));
    text.push_str(&words.text("rules-in-force"));
    for option in G::options() {
        let value = value(option);
        let key = format!("value-{value}");
        let value = if words.has(&key) { words.text(&key) } else { value.to_owned() };
        let name = words.text(&format!("rule-{}", option.name));
        let note = words.text(&format!("rule-{}-note", option.name));
        text.push_str(&format!("\n{name}: {value}. {note}"));
    }
    text
}

/// What is to be drawn.
pub struct Scene<'a, G: Painted> {
    /// What the seat at the near side of the table sees.
    pub seen: &'a G::Observation,
    /// What every seat sees, where all hands lie open.
    pub open: &'a [G::Observation],
    /// The piece that is pointed at, if it is for the person to choose.
    pub piece: Option<usize>,
    /// The move that is pointed at.
    pub choice: Option<G::Action>,
    /// The last move.
    pub last: Option<Witnessed<G::Action>>,
    /// How many frames ago it was made.
    pub frame: u32,
    /// In whose words things are told.
    pub teller: &'a Teller<'a>,
}
