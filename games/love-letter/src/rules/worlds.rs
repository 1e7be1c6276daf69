//! Worlds that agree with what a seat has seen: whole rounds with their pasts.
//!
//! The [`Filter`] goes forward through what was seen; a world is drawn backward. First the hands
//! as they are now, by their weights. What nobody has drawn is then shuffled. Then turn by turn
//! back to the deal: undoing an effect is certain once the hands after it are known, and for each
//! hidden play the filter has left the probability that the card had just been drawn. The result is
//! a whole deal, each as likely as any other, so that in a world the other seats too remember what
//! they must have seen. Probabilities of pasts are rounded to 31 bits, all else is exact.

use adut_kernel::{Determinize, Rng, Seat, Seed, next_arrangement};

use super::LoveLetter;
use super::card::{Card, Effect, MAX_PACK};
use super::event::MAX_TURNS;
use super::filter::{Filter, combinations, shift};
use super::observation::Observation;
use super::state::{Deck, MAX_PLAYERS, Phase, State, first_hand};

/// All worlds that are possible for a seat.
#[derive(Clone, Debug)]
pub struct Worlds {
    observer: Seat,
    /// What all worlds have in common.
    common: State,
    /// The possible combinations of hands, each with the sum of the weights up to it.
    hands: Vec<([Card; MAX_PLAYERS], u64)>,
    /// How likely another player played the card he had just drawn, by the hands after it; one
    /// table for each turn of another player.
    pasts: Vec<u32>,
    /// The cards that are in hidden hands or that the seat has not seen drawn, in any order.
    unseen: Deck,
    /// The seats whose hands are hidden.
    opponents: u8,
    /// The first place of the deck whose card is anybody's guess once the hands are fixed.
    open: u8,
    /// Where in the pack the cards of each turn lay.
    places: [Places; MAX_TURNS],
}

/// Where in the pack a turn's cards lay.
#[derive(Clone, Copy, Debug, Default)]
struct Places {
    drawn: u8,
    redrawn: u8,
    /// Where the turn's table begins.
    past: u16,
}

impl Determinize for LoveLetter {
    type Worlds = Worlds;

    fn worlds(&self, seen: &Observation) -> Worlds {
        let mut pasts = Vec::new();
        let filter = Filter::of(self, seen, Some(&mut pasts));
        let mut sum = 0;
        let own = seen.hand().unwrap_or(Card::Guard);
        let hands = filter.possible().map(|(mut hands, weight)| {
            hands[seen.seat.index()] = own;
            sum += weight;
            (hands, sum)
        });
        let hidden_draw = seen.turn().is_some_and(|seat| seat != seen.seat);
        Worlds {
            observer: seen.seat,
            common: common(seen),
            hands: hands.collect(),
            unseen: Deck::new(filter.unseen().iter()),
            opponents: seen.living & !(1 << seen.seat.index()),
            open: seen.next - u8::from(hidden_draw),
            places: places(seen),
            pasts,
        }
    }

    #[inline]
    fn draw_world(&self, worlds: &Worlds, rng: &mut Rng) -> State {
        let mut world = worlds.common.clone();
        if world.phase != Phase::Deal {
            worlds.imagine_present(&mut world, rng);
            worlds.imagine_past(&mut world, rng);
        }
        world
    }
}

impl LoveLetter {
    /// Every way in which the cards may lie for whoever has `seen` this, each once: the others'
    /// hands, the order of the deck, the card aside. What went before, which makes no difference
    /// any more, is filled in in one possible way. None if they are more than `limit`.
    pub fn every_world(&self, seen: &Observation, limit: usize) -> Option<Vec<State>> {
        let worlds = self.worlds(seen);
        let mut past = Seed::from_text("past").rng();
        let mut all = Vec::new();
        for index in 0..worlds.hands.len() {
            let mut world = worlds.common.clone();
            let (mut rest, left) = worlds.hand_out(&mut world, index);
            let rest = &mut rest[..left];
            rest.sort_unstable();
            loop {
                if all.len() >= limit {
                    return None;
                }
                let mut world = world.clone();
                worlds.lay(&mut world, rest);
                worlds.imagine_past(&mut world, &mut past);
                all.push(world);
                if !next_arrangement(rest) {
                    break;
                }
            }
        }
        Some(all)
    }
}

/// What whoever has `seen` this knows of the state.
fn common(seen: &Observation) -> State {
    let mut state = State::undealt(seen.seats());
    state.deck.len = seen.pack;
    for (place, card) in state.deck.cards[1..].iter_mut().zip(seen.face_up()) {
        *place = card;
    }
    state.next = seen.next;
    state.phase = seen.phase;
    state.loose = matches!(seen.phase, Phase::Draw | Phase::Redraw);
    state.turn = seen.turn;
    state.drawn = seen.drawn.unwrap_or(Card::Guard);
    state.living = seen.living;
    state.protected = seen.protected;
    state.turns = seen.turns;
    state.piles = seen.piles;
    state.log = seen.log;
    if let Some(drawn) = seen.drawn {
        state.deck.cards[usize::from(seen.next) - 1] = drawn;
    }
    state
}

fn places(seen: &Observation) -> [Places; MAX_TURNS] {
    let mut places = [Places::default(); MAX_TURNS];
    let mut next = (first_hand(seen.seats()) + seen.seats()) as u8;
    let mut past = 0;
    for (place, event) in places.iter_mut().zip(seen.events()) {
        place.drawn = next;
        next += 1;
        place.past = past;
        if event.actor != seen.seat {
            past += combinations(seen.seats()) as u16;
        }
        if event.action.card.effect() == Effect::Replace && event.put_out().is_none() {
            // From an empty deck the set-aside card comes, which lies first.
            place.redrawn = if next < seen.pack { next } else { 0 };
            next += u8::from(next < seen.pack);
        }
    }
    places
}

impl Worlds {
    /// Draws the hands as they are now, and the order of what nobody has drawn.
    #[inline]
    fn imagine_present(&self, world: &mut State, rng: &mut Rng) {
        let total = self.hands.last().map_or(0, |&(_, sum)| sum);
        let chosen = ((u128::from(rng.bits()) * u128::from(total)) >> 64) as u64;
        let index = self.hands.partition_point(|&(_, sum)| sum <= chosen);
        let (mut rest, left) = self.hand_out(world, index);
        rng.shuffle(&mut rest[..left]);
        self.lay(world, &rest[..left]);
    }

    /// Gives the players one combination of hands, and says what is then in the deck and aside, in
    /// any order.
    #[inline]
    fn hand_out(&self, world: &mut State, index: usize) -> ([Card; MAX_PACK], usize) {
        world.hands = self.hands[index].0;
        let mut rest: [Card; MAX_PACK] = self.unseen.cards;
        let mut left = usize::from(self.unseen.len);
        for seat in super::action::seats_in(self.opponents) {
            if world.awaits_redraw() == Some(seat) {
                continue;
            }
            let card = world.hands[seat.index()];
            if let Some(at) = rest[..left].iter().position(|&other| other == card) {
                left -= 1;
                rest.swap(at, left);
            }
        }
        (rest, left)
    }

    /// Lays what nobody has drawn in its place: the deck from the top, then the card aside.
    #[inline]
    fn lay(&self, world: &mut State, rest: &[Card]) {
        let open = usize::from(self.open);
        let deck = usize::from(world.deck.len) - open;
        world.deck.cards[open..open + deck].copy_from_slice(&rest[..deck]);
        if deck < rest.len() {
            world.deck.cards[0] = rest[deck];
        }
        if world.phase == Phase::Act {
            world.drawn = world.deck.cards[usize::from(world.next) - 1];
        }
    }

    /// Goes back turn by turn and fills in what the seat did not see.
    #[inline]
    fn imagine_past(&self, world: &mut State, rng: &mut Rng) {
        let mut hands = world.hands;
        let seats = world.seats();
        for turn in (0..usize::from(world.turns)).rev() {
            let places = self.places[turn];
            let awaited = turn + 1 == usize::from(world.turns) && world.phase == Phase::Redraw;
            let event = &mut world.log[turn];
            let (actor, card) = (event.actor.index(), event.action.card);
            if let Some(out) = event.put_out() {
                let card = if out == event.actor { event.kept } else { event.met };
                hands[out.index()] = card.expect("whoever is out lays his hand face up");
            } else if let Some(target) = event.action.target {
                match card.effect() {
                    Effect::Swap => hands.swap(actor, target.index()),
                    Effect::Replace => {
                        if !awaited {
                            let redrawn = hands[target.index()];
                            event.redrawn = Some(redrawn);
                            world.deck.cards[usize::from(places.redrawn)] = redrawn;
                        }
                        hands[target.index()] = event.met.expect("discards are face up");
                    }
                    _ => {}
                }
            }
            let kept = hands[actor];
            event.kept = Some(kept);
            if let Some(target) = event.action.target {
                event.met = Some(hands[target.index()]);
            }
            let just_drawn = match event.drawn {
                Some(drawn) => drawn == card,
                None => {
                    let mut index = usize::from(places.past);
                    for seat in Seat::all(seats).filter(|&seat| seat != self.observer) {
                        index += hands[seat.index()].index() << shift(self.observer, seats, seat);
                    }
                    ((rng.bits() >> 33) as u32) < self.pasts[index]
                }
            };
            let (drawn, held) = if just_drawn { (card, kept) } else { (kept, card) };
            event.drawn = Some(drawn);
            hands[actor] = held;
            world.deck.cards[usize::from(places.drawn)] = drawn;
        }
        let first = first_hand(seats);
        world.deck.cards[first..first + seats].copy_from_slice(&hands[..seats]);
    }
}
