//! Worlds that agree with what a seat knows.
//!
//! Nobody has to follow suit and signals are true, so a seat knows nothing of the hidden cards but
//! where some of them are. Every way to share out the rest is as likely as any other.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Determinize, Game as _, Rng, Seat, next_arrangement};

use super::chance::Seats;
use super::signals::{Signals, Signs, opponents};
use super::state::{Phase, State};
use super::stock::Stock;
use super::{Briskula, MAX_PLAYERS, Observation, Trick};

/// All worlds that agree with an observation.
#[derive(Clone, Debug)]
pub struct Worlds {
    /// The world without the cards whose place is not known: these wait in the pile.
    frame: State,
    unseen: usize,
    /// How many of the unseen go to each hand.
    missing: [u8; MAX_PLAYERS],
    /// How many of the unseen must be picked at random before the rest is settled.
    picks: usize,
    doubts: Doubts,
}

/// The signals that others may have seen or not, as far as the seat knows.
#[derive(Clone, Copy, Debug, Default)]
struct Doubts {
    signs: [Signs; MAX_PLAYERS],
    /// Who may have seen what the player to act signalled on this turn.
    now: Seats,
}

impl Determinize for Briskula {
    type Worlds = Worlds;

    fn worlds(&self, seen: &Observation) -> Worlds {
        // Before the deal there is one world: the whole pack waits to be shuffled.
        let undealt = seen.phase == Phase::Deal;
        let unseen = if undealt { CardSet::EMPTY } else { seen.unseen(self) };
        let mut missing = [0; MAX_PLAYERS];
        for (seat, missing) in missing.iter_mut().enumerate() {
            *missing = seen.sizes[seat] - seen.hands[seat].len() as u8;
        }
        // The last hand to be filled gets what is left, if no stock follows it.
        let settled = if seen.stock > 1 {
            1
        } else {
            missing.iter().rev().find(|&&cards| cards > 0).map_or(0, |&cards| usize::from(cards))
        };
        let mut frame = State {
            hands: seen.hands,
            thrown: seen.thrown,
            stock: Stock::of_hidden(unseen, seen.stock, seen.trump),
            trump: seen.trump,
            phase: seen.phase,
            to_act: seen.trick.leader().index() as u8,
            last: seen.last,
            points: seen.points,
            ..State::undealt()
        };
        frame.trick = Trick::led_by(frame.to_act);
        for &card in seen.trick.cards() {
            frame.lay(card);
            frame.to_act = self.after(frame.to_act);
        }
        frame.to_act = seen.to_act;
        let doubts;
        (frame.signals, doubts) = self.imagined_signals(seen);
        let unseen = unseen.len() as usize;
        Worlds { frame, unseen, missing, picks: unseen - settled.min(unseen), doubts }
    }

    #[inline]
    fn draw_world(&self, worlds: &Worlds, rng: &mut Rng) -> State {
        let mut world = worlds.frame.clone();
        rng.shuffle_front(world.stock.hidden_mut(worlds.unseen), worlds.picks);
        worlds.fill_hands(&mut world);
        if let Some(share) = self.signals {
            worlds.doubts.settle(&mut world.signals, share, world.trump, rng);
        }
        world
    }
}

impl Worlds {
    /// Gives the cards that wait in the pile to the hands that lack some, from the top.
    #[inline]
    fn fill_hands(&self, world: &mut State) {
        let mut next = world.stock.hidden_mut(self.unseen).iter();
        for (hand, &missing) in world.hands.iter_mut().zip(&self.missing) {
            for &card in next.by_ref().take(usize::from(missing)) {
                hand.insert(card);
            }
        }
    }
}

impl Briskula {
    /// Every way in which the cards may lie for whoever has `seen` this, each once: what the other
    /// player holds, and the order of the stock. None if they are more than `limit`, or with more
    /// players than two.
    pub fn every_world(&self, seen: &Observation, limit: usize) -> Option<Vec<State>> {
        if self.seats() != 2 {
            return None;
        }
        let mut worlds = self.worlds(seen);
        let held: usize = worlds.missing.iter().map(|&missing| usize::from(missing)).sum();
        (held + 1..=worlds.unseen).try_fold(1, |ways: usize, cards| {
            ways.checked_mul(cards).filter(|&ways| ways <= limit)
        })?;
        let unseen = worlds.unseen;
        let mut order = worlds.frame.stock.hidden_mut(unseen).to_vec();
        order.sort_unstable();
        let mut all = Vec::new();
        loop {
            // In a hand the order means nothing.
            if order[..held].is_sorted() {
                let mut world = worlds.frame.clone();
                world.stock.hidden_mut(unseen).copy_from_slice(&order);
                worlds.fill_hands(&mut world);
                all.push(world);
            }
            if !next_arrangement(&mut order) {
                return Some(all);
            }
        }
    }

    /// What everybody knows of signals, and what others may know, as one seat sees it: who signalled
    /// and his partner know of it, the signaller's opponents may.
    fn imagined_signals(&self, seen: &Observation) -> (Signals, Doubts) {
        let (mut signals, mut doubts) = (Signals::default(), Doubts::default());
        let me = seen.seat();
        signals.known_to[me.index()] = seen.signs;
        if self.signals.is_none() {
            return (signals, doubts);
        }
        let now = Signs::of(seen.signalled.into_iter().collect(), seen.trump).0;
        for seat in Seat::all(MAX_PLAYERS) {
            let signs = Signs::of(seen.known_hand(seat) & seen.signals(), seen.trump).0;
            signals.known_to[seat.index()].0 |= signs;
            signals.known_to[seat.index() ^ 2].0 |= signs;
            for spy in opponents(seat).into_iter().filter(|&spy| spy != me) {
                doubts.signs[spy.index()].0 |= signs & !now;
            }
        }
        if let Some(card) = seen.signalled {
            let signaller = Seat::new(usize::from(seen.to_act));
            let sure = [me, signaller, Seat::new(signaller.index() ^ 2)];
            signals.now = Some((card, sure.into_iter().collect()));
            doubts.now = opponents(signaller).into_iter().filter(|&spy| spy != me).collect();
        }
        (signals, doubts)
    }
}

impl Doubts {
    /// Lets each who may have seen a signal see it with the probability `share`.
    fn settle(&self, signals: &mut Signals, share: f64, trump: Card, rng: &mut Rng) {
        for (known, doubtful) in signals.known_to.iter_mut().zip(self.signs) {
            for bit in (0..5).map(|place| 1 << place).filter(|bit| doubtful.0 & bit != 0) {
                if rng.unit() < share {
                    known.0 |= bit;
                }
            }
        }
        if let Some((card, witnesses)) = signals.now {
            let spies = self.now.iter().filter(|_| rng.unit() < share);
            signals.add(card, trump, spies.fold(witnesses, Seats::with));
        }
    }
}
