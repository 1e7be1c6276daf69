//! How a game of Briškula for two can end, all hands being open.
//!
//! What a leaf counts is the points that who chooses at the root takes from there on, less the
//! other's; where the tree ends before the game does, the points of the tricks finished by then.
//! With the stock's order known nothing is left to chance. With it unknown to both, every draw
//! down to the turned-up trump is a chance node.

use adut_briskula::rules::{Action, Briskula, Chance, State};
use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Actions, Game as _, Notation as _, Rules, Seat, Seed};
use serde::Deserialize;
use utoipa::ToSchema;

use super::data::{Spot, TreeData};
use super::reach::{Chosen, reach};
use super::unfold::{Scene, unfold};
use super::{TreeFault, within};

const PACK: usize = 40;

/// The end of a game.
#[derive(Debug, Deserialize, ToSchema)]
pub struct EndingRequest {
    /// Which of the two games.
    variant: Version,
    /// Where the cards come from.
    deal: Deal,
    /// Whether the order of the stock is known.
    #[serde(default)]
    stock: StockOrder,
    /// How many cards to look ahead.
    depth: usize,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Version {
    Dupla,
    Obicna,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum StockOrder {
    #[default]
    Known,
    Unknown,
}

/// Where the cards come from.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Deal {
    /// A game dealt from a seed, thrown at random until so many cards are left.
    Seed {
        /// Any text.
        seed: String,
        /// In both hands and the stock together.
        left: usize,
    },
    /// Cards that somebody has chosen.
    Chosen(Chosen),
}

/// The tree of an ending.
pub(super) fn grow(request: &EndingRequest) -> Result<TreeData, TreeFault> {
    let (scene, root) = set_up(request)?;
    within("the depth", request.depth, 1, PACK)?;
    unfold(&scene, root, request.depth as u32)
}

/// The game and the position that are meant.
pub(super) fn set_up(request: &EndingRequest) -> Result<(EndingScene, State), TreeFault> {
    let variant = match request.variant {
        Version::Dupla => "dupla",
        Version::Obicna => "obicna",
    };
    // After a knock each hand is dealt in one piece, which `reach` builds upon.
    let game = Briskula::from_rules(&Rules::new().with("variant", variant).with("deal", "knock"))?;
    let root = match &request.deal {
        Deal::Seed { seed, left } => {
            within("the number of cards left", *left, 2, PACK)?;
            thrown_at_random(&game, seed, *left)
        }
        Deal::Chosen(chosen) => reach(&game, chosen)?,
    };
    let root = if request.stock == StockOrder::Unknown { root.loosened() } else { root };
    let max = root.to_act();
    let taken = [0, 1].map(|side| root.points(side));
    Ok((EndingScene { game, max, taken }, root))
}

fn thrown_at_random(game: &Briskula, seed: &str, left: usize) -> State {
    let mut rng = Seed::from_text(seed).rng();
    let mut state = game.root();
    let deal = game.sample_chance(&state, &mut rng);
    game.resolve(&mut state, &deal);
    let mut scratch = Actions::new();
    while PACK - state.thrown().len() as usize > left {
        let action = game.random_action(&state, &mut scratch, &mut rng);
        game.apply(&mut state, action);
    }
    state
}

/// An ending seen by who is to throw.
pub(super) struct EndingScene {
    game: Briskula,
    max: Seat,
    /// The points of each side before the tree begins.
    taken: [u8; 2],
}

impl EndingScene {
    /// The seat that chooses at the root, then the other.
    fn seats(&self) -> [Seat; 2] {
        [self.max, self.max.next(2)]
    }

    fn points(&self, state: &State) -> [u8; 2] {
        self.seats().map(|seat| state.points(seat.index()) - self.taken[seat.index()])
    }
}

impl Scene for EndingScene {
    type Game = Briskula;

    fn game(&self) -> &Briskula {
        &self.game
    }

    fn max(&self) -> Seat {
        self.max
    }

    fn value(&self, state: &State) -> i64 {
        let [own, other] = self.points(state);
        i64::from(own) - i64::from(other)
    }

    fn spot(&self, state: &State) -> Spot {
        let trick = state.trick();
        let in_order = state.stock();
        let loose = state.stock_cards() - in_order.iter().copied().collect::<CardSet>();
        Spot::Table {
            trick: listed(trick.cards().iter().copied()),
            leader: u8::from(trick.leader() != self.max),
            hands: self.seats().map(|seat| listed(state.hand(seat).iter())),
            stock: listed(loose.iter().chain(in_order.iter().copied())),
            points: self.points(state),
            trump: state.trump().to_string(),
        }
    }

    fn action(&self, action: Action) -> String {
        self.game.write_action(action)
    }

    fn chance(&self, outcome: &Chance) -> String {
        match outcome {
            Chance::Card(card) => card.to_string(),
            Chance::Deck(_) | Chance::Seen(_) => String::new(),
        }
    }

    fn advice(&self) -> &'static str {
        "look fewer cards ahead, or leave fewer cards"
    }
}

fn listed(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
