//! The thesis's one-sided questions: the most that the seat to move can collect when the other
//! seat answers as Greedy does.
//!
//! Every line of one's own is tried unless even all that is left could not better what is found
//! already; what is remembered is the best total from a position on, so a position reached twice is
//! searched once. The thesis does it for one deal (`backtrack6`) and
//! gives up on the whole deck ((6!)⁴ orders); with positions that cannot differ made equal, as in
//! the solver, both are quick.

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::deck::Deck;
use super::greedy::Greedy;
use super::moves::PlayedMove;
use super::position::{Position, PositionError};
use super::state::{Last, Move, State};

/// How far to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Horizon {
    /// To the end of the deal in hand.
    Deal,
    /// To the end of the deck.
    Deck,
}

/// The most the seat to move can collect, points before cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Collected {
    /// Points from here on, tablas included.
    pub points: u32,
    /// Cards from here on.
    pub cards: u32,
    /// The first move towards it; none if the game is over.
    pub best: Option<PlayedMove>,
    /// Positions looked at, those remembered from before included.
    pub nodes: u64,
}

/// Points and cards in one number, ordered as the pair.
type Total = i32;
const POINT: Total = 64;
/// Room for about as many positions as one deal has to remember.
const POSITIONS_OF_A_DEAL: usize = 800;

/// The best total of the seat to move against Greedy's replies, with every card known.
///
/// What lies on the table after the last card of the deck counts for whoever captured last.
///
/// # Errors
/// If the position is not one of the game.
pub fn collect_most(position: &Position, horizon: Horizon) -> Result<Collected, PositionError> {
    position.check()?;
    let position = position.clone().dealt();
    let deck = Deck::new(&position);
    let root = deck.root(&position);
    let plies = match horizon {
        Horizon::Deal => (position.hands[0] | position.hands[1]).len() as usize,
        Horizon::Deck => position.plies_left(),
    };
    let greedy = Greedy::expecting(position.rules, plies);
    let mut search = OneSided {
        deck: &deck,
        horizon,
        greedy,
        stack: Vec::new(),
        known: FxHashMap::with_capacity_and_hasher(POSITIONS_OF_A_DEAL, FxBuildHasher),
        nodes: 0,
    };
    let needed = if horizon == Horizon::Deck { search.deal_by_deal(root) } else { 0 };
    let (total, best) = search.best(&root, needed);
    Ok(Collected {
        points: (total / POINT) as u32,
        cards: (total % POINT) as u32,
        best: best.map(|played| deck.cards(&root, played, position.table)),
        nodes: search.nodes,
    })
}

struct OneSided<'a> {
    deck: &'a Deck,
    horizon: Horizon,
    greedy: Greedy,
    stack: Vec<Choice>,
    known: FxHashMap<(u64, u16), Known>,
    nodes: u64,
}

/// A total, or what it is at most.
#[derive(Clone, Copy)]
struct Known {
    total: Total,
    exact: bool,
}

/// A move of one's own, what it collects, where it leads, and what can come of it at most.
#[derive(Clone, Copy)]
struct Choice {
    played: Move,
    now: Total,
    next: State,
    limit: Total,
}

impl OneSided<'_> {
    /// What looking one deal ahead collects to the end of the deck: a start to improve on.
    fn deal_by_deal(&mut self, mut state: State) -> Total {
        let mut collected = 0;
        self.horizon = Horizon::Deal;
        while let (_, Some(played)) = self.best(&state, 0) {
            let (next, points) = self.deck.play(&state, played);
            if !played.taken.is_empty() {
                collected += points * POINT + played.taken.total() as Total + 1;
            }
            if next.plies == 0 {
                collected += self.left_to(Last::Other, &next);
                break;
            }
            state = self.deck.play(&next, self.greedy.reply(self.deck, &next)).0;
        }
        if state.plies == 0 {
            collected += self.left_to(Last::Mover, &state);
        }
        self.horizon = Horizon::Deck;
        self.known.clear();
        collected
    }

    /// The best total if it reaches `needed`; otherwise something it does not exceed.
    fn total(&mut self, state: &State, needed: Total) -> Total {
        self.nodes += 1;
        let limit = self.limit(state);
        if limit < needed {
            return limit;
        }
        self.remembered(state, needed, |search| search.best(state, needed).0)
    }

    /// What is known of the position, if that is enough, else what `find` finds.
    fn remembered(
        &mut self,
        state: &State,
        needed: Total,
        find: impl FnOnce(&mut Self) -> Total,
    ) -> Total {
        let key = self.key(state);
        if let Some(known) = self.known.get(&key)
            && (known.exact || known.total < needed)
        {
            return known.total;
        }
        let total = find(self);
        self.known.insert(key, Known { total, exact: total >= needed });
        total
    }

    /// All of a position that the total depends on.
    fn key(&self, state: &State) -> (u64, u16) {
        let mut state = *state;
        if self.leaves_the_table(&state) {
            // That there are dead cards still rules out a tabla.
            state.dead_cards = u8::from(state.has_dead());
            (state.dead_points, state.last) = (0, Last::Nobody);
        }
        (state.key().word, u16::from(state.dead_cards) << 2 | state.last as u16)
    }

    /// Whether the horizon comes before the end of the deck, so that nobody gets what is not taken.
    fn leaves_the_table(&self, state: &State) -> bool {
        self.horizon == Horizon::Deal && self.deck.later(state).1 > 0
    }

    /// The best total and a move towards it, as [`OneSided::total`].
    fn best(&mut self, state: &State, needed: Total) -> (Total, Option<Move>) {
        if state.plies == 0 {
            return (self.left_to(Last::Mover, state), None);
        }
        let base = self.stack.len();
        self.push_moves(state);
        self.stack[base..].sort_by_key(|option| -option.now);
        let mut best = (0, None);
        let end = self.stack.len();
        for at in base..end {
            let Choice { played, now, next, limit } = self.stack[at];
            let wanted = needed.max(best.0 + 1);
            let total = if limit < wanted {
                limit
            } else {
                now + self.after_reply(state, &next, wanted - now)
            };
            if best.1.is_none() || total > best.0 {
                best = (total, Some(played));
            }
        }
        self.stack.truncate(base);
        best
    }

    fn push_moves(&mut self, state: &State) {
        let mut cards = self.deck.playable(state);
        while cards != 0 {
            let card = cards.trailing_zeros() as u8;
            cards &= cards - 1;
            let next = self.deck.lay(state, card);
            let limit = self.limit_of_other(&next);
            self.stack.push(Choice { played: Move::lay(card), now: 0, next, limit });
            let rank = usize::from(self.deck.kind(state, card).rank);
            for at in self.greedy.captures.find(state.table, rank) {
                let capture = self.greedy.captures.get(at);
                // What lies on the table sways Greedy, so even to leave 2♣ or 10♦ may pay.
                for specials in state.special_choices(capture.taken()) {
                    let (next, points) = self.deck.take_with(state, card, capture, specials);
                    let now = points * POINT + capture.cards() as Total + 1;
                    let played = Move { card, taken: capture.taken(), specials };
                    let limit = now + self.limit_of_other(&next);
                    self.stack.push(Choice { played, now, next, limit });
                }
            }
        }
    }

    /// What the mover of `before` collects once Greedy has answered in `state`.
    fn after_reply(&mut self, before: &State, state: &State, needed: Total) -> Total {
        if self.over(before, state) {
            return 0;
        }
        if state.plies == 0 {
            // No card is left to answer with.
            return self.left_to(Last::Other, state);
        }
        self.remembered(state, needed, |search| {
            let (next, _) = search.deck.play(state, search.greedy.reply(search.deck, state));
            if search.over(state, &next) { 0 } else { search.total(&next, needed) }
        })
    }

    fn over(&self, before: &State, after: &State) -> bool {
        self.horizon == Horizon::Deal && before.deal != after.deal
    }

    /// What lies on the table at the end, if this seat captured last.
    fn left_to(&self, last: Last, state: &State) -> Total {
        if state.last == last { self.left(state) } else { 0 }
    }

    /// Everything within the horizon and not taken yet.
    fn left(&self, state: &State) -> Total {
        let all = Total::from(state.points) * POINT + Total::from(state.cards);
        match self.horizon {
            Horizon::Deck => all,
            Horizon::Deal => {
                let (points, cards) = self.deck.later(state);
                let dead = if cards > 0 { (state.dead_points, state.dead_cards) } else { (0, 0) };
                all - Total::from(points + dead.0) * POINT - Total::from(cards + dead.1)
            }
        }
    }

    /// The mover collects no more than everything, and a point for each tabla there can be.
    fn limit(&self, state: &State) -> Total {
        self.left(state) + self.tablas(state, state.seat())
    }

    /// The same for the seat not to move.
    fn limit_of_other(&self, state: &State) -> Total {
        self.left(state) + self.tablas(state, 1 - state.seat())
    }

    /// Two tablas in a row need a card laid between them and one of the same rank to take it, so
    /// of `plays` cards with so many `pairs` at most half of plays + pairs + 1 clear the table.
    fn tablas(&self, state: &State, seat: usize) -> Total {
        if state.has_dead() || self.deck.rules.tabla_points == 0 {
            return 0;
        }
        let (plays, pairs) = self.deck.pairs(state, seat, self.horizon == Horizon::Deck);
        POINT * Total::from(plays.min((plays + pairs).div_ceil(2)))
    }
}
