//! The game as data: what everybody sees, moves in parts, what they bring, what is told of them.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Account, Described, Effects, Equipment, Game as _, Message, Parts, Seat};
use arrayvec::ArrayVec;
use serde_json::{Value, json};

use super::notation::{names, written};
use super::published::Ledger;
use super::state::{HAND, Moved, SEATS, SIDES};
use super::stock::STOCK;
use super::{Action, BONUS, CardsBonus, Observation, Tablic};

/// What everybody at the table sees: all but the hands, and these too where they are open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// The cards on the table.
    pub table: CardSet,
    /// What each side has taken.
    pub piles: [CardSet; SIDES],
    /// How often each side has cleared the table.
    pub tablas: [u8; SIDES],
    /// How many cards each seat holds.
    pub hand_sizes: [u8; SEATS],
    /// How many cards are not dealt yet.
    pub undealt: u8,
    /// The bottom card of the pack, where the rules show it.
    pub cut_card: Option<Card>,
    /// Who is to move.
    pub to_move: Option<Seat>,
    /// The last move.
    pub last_move: Option<Moved>,
    /// The last capture.
    pub last_capture: Option<Moved>,
    ledger: Ledger,
    open_hands: Option<[CardSet; SEATS]>,
    open_stock: Option<ArrayVec<Card, STOCK>>,
}

impl Tablic {
    /// Whether a capture clears the table and counts for it.
    pub fn is_tabla(&self, table: CardSet, action: Action) -> bool {
        let clears = !action.is_lay() && action.taken == table;
        clears && self.tabla_points() > 0 && !self.capture_rules().sweeps(action.card)
    }
}

impl Described for Tablic {
    type Public = Public;

    fn public(&self, seen: &Observation) -> Public {
        Public {
            table: seen.table,
            piles: seen.piles,
            tablas: seen.tablas,
            hand_sizes: seen.hand_sizes,
            undealt: seen.undealt,
            cut_card: seen.cut_card,
            to_move: seen.to_move,
            last_move: seen.last_move,
            last_capture: seen.last_capture,
            ledger: seen.ledger,
            open_hands: seen.open_hands,
            open_stock: seen.open_stock.clone(),
        }
    }

    fn describe_public(&self, public: &Public) -> Value {
        let moved = |moved: Option<Moved>| {
            moved.map(|m| json!({ "seat": m.seat.index(), "move": written(m.action) }))
        };
        let side = |side: usize| {
            let (pile, tablas) = (public.piles[side], public.tablas[side]);
            let points = self.plain_score(side, pile, tablas, &public.ledger);
            let mut told = json!({ "pile": names(pile), "tablas": tablas, "points": points });
            if self.is_published_code() {
                told["cards"] = public.ledger.cards[side].into();
            }
            told
        };
        let mut told = json!({
            "to_move": public.to_move.map(Seat::index),
            "table": names(public.table),
            "hand_sizes": public.hand_sizes[..self.seats()],
            "undealt": public.undealt,
            "cut_card": public.cut_card.map(|card| card.to_string()),
            "sides": (0..self.sides()).map(side).collect::<Vec<_>>(),
            "last_move": moved(public.last_move),
            "last_capture": moved(public.last_capture),
        });
        if let Some(hands) = public.open_hands {
            told["hands"] = hands[..self.seats()].iter().map(|&hand| names(hand)).collect();
        }
        if let Some(stock) = &public.open_stock {
            told["stock"] = stock.iter().map(Card::to_string).collect();
        }
        told
    }

    fn equipment(&self) -> Equipment {
        let cards = CardSet::PACK.iter().map(|card| card.to_string()).collect();
        Equipment { pack: Some("french"), cards, hand: HAND, points: true }
    }

    fn parts(&self, action: Action) -> Parts {
        let kind = Some(if action.is_lay() { "lay" } else { "take" });
        let card = Some(action.card.to_string());
        Parts { kind, card, taken: names(action.taken), ..Parts::default() }
    }

    /// `points` that a capture brings at once, whether it is one `group` of cards, whether it is a
    /// `tabla`.
    fn effects(&self, seen: &Observation, action: Action) -> Effects {
        if action.is_lay() {
            return Effects::default();
        }
        let tabla = self.is_tabla(seen.table, action);
        let points = self.points(action.gain()) + if tabla { self.tabla_points() } else { 0 };
        let group = self.capture_rules().is_group(action.card, action.taken);
        Effects::default().with("points", points).flag("group", group).flag("tabla", tabla)
    }

    fn phrase(&self, seen: &Observation, action: Action) -> Message {
        let key = if action.is_lay() {
            "choice-tablic-lay"
        } else if self.is_tabla(seen.table, action) {
            "choice-tablic-tabla"
        } else {
            "choice-tablic-take"
        };
        Message::new(key).card("card", action.card).cards("taken", action.taken.iter())
    }

    fn story(&self, moved: &adut_kernel::Moved<'_, Self>) -> Vec<Message> {
        let (seat, action) = (moved.played.seat, moved.played.action);
        let key = if action.is_lay() {
            "move-tablic-lay"
        } else if self.is_tabla(moved.before.table, action) {
            "move-tablic-tabla"
        } else {
            "move-tablic-take"
        };
        let told = Message::new(key).about(seat).card("card", action.card);
        vec![told.cards("taken", action.taken.iter())]
    }

    /// The points in the cards of each side, its tablas, its cards, and what most cards brought.
    fn account(&self, moves: &[adut_kernel::Moved<'_, Self>]) -> Account {
        let Some(end) = moves.last().map(|moved| moved.after) else { return Account::default() };
        if self.is_published_code() {
            return Account::default();
        }
        let sides = 0..self.sides();
        let piles = &end.piles[..self.sides()];
        let tablas = |side: usize| u32::from(end.tablas[side]) * self.tabla_points();
        let scores: ArrayVec<u32, SIDES> =
            sides.clone().map(|side| self.points(piles[side]) + tablas(side)).collect();
        let bonus = self.bonus_side(&scores, piles);
        let account = Account::default()
            .line("account-card-points", piles.iter().map(|&pile| self.points(pile)))
            .line("account-tablas", sides.clone().map(tablas))
            .line("account-cards", piles.iter().map(|pile| pile.len()));
        match bonus {
            Some(side) => account
                .line("account-most-cards", sides.map(|one| if one == side { BONUS } else { 0 })),
            None => account,
        }
    }

    /// Somebody has more than any other side can still come to, whatever is dealt and played.
    fn is_decided(&self, public: &Public) -> bool {
        if self.is_published_code() {
            return false;
        }
        let piles = &public.piles[..self.sides()];
        let rest = piles.iter().fold(CardSet::PACK, |rest, &pile| rest - pile);
        let own = |side: usize| {
            self.points(piles[side]) + u32::from(public.tablas[side]) * self.tabla_points()
        };
        // Every card that is still to be played could clear the table.
        let to_play: u32 = public.hand_sizes[..self.seats()].iter().copied().map(u32::from).sum();
        let tablas = (to_play + u32::from(public.undealt)) * self.tabla_points();
        let most = |side: usize| 2 * piles[side].len() > CardSet::PACK.len();
        let always = self.cards_bonus() == CardsBonus::Always;
        let least = |side: usize| own(side) + if always && most(side) { BONUS } else { 0 };
        let highest = |side: usize, ahead: usize| {
            let bonus = if always && !most(ahead) { BONUS } else { 0 };
            own(side) + self.points(rest) + tablas + bonus
        };
        let sides = || 0..piles.len();
        sides().any(|ahead| {
            sides().filter(|&side| side != ahead).all(|side| least(ahead) > highest(side, ahead))
        })
    }
}
